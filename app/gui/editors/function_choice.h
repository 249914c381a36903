// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The user's choice of the function that launches.
#pragma once

#include "core/launch/launch_config.h"

namespace trichevron::gui {

class LaunchSession;
class UserMessages;

/// Also says what the launch had that this function does not take, and what comes back with it.
void chooseFunction(LaunchSession& session, UserMessages& messages, core::LaunchApi api);

} // namespace trichevron::gui
