// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Results for the launch in a session, as if a GPU had given them: a sweep, measurements, and a trace.
#pragma once

#include "app/gui/session/launch_session.h"

namespace trichevron::test {

void giveSampleResults(gui::LaunchSession& session);

} // namespace trichevron::test
