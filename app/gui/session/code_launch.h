// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A launch that was read from host code as the launch of the window.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/code/launch_in_code.h"

#include <QStringList>

namespace trichevron::gui {

class DeviceSelection;
class UserMessages;

struct CodeLaunch {
    LaunchState state;
    QStringList remarks; ///< sentences on what the code sets and the launch does not have
};

/// What the code makes of the current launch: its kernel where it is one of the demos or of the user's own,
/// else the current one; the opt-ins that it sets. Device and problem stay. Precondition: nothing is missing.
CodeLaunch launchOfCode(const LaunchState& current, const DeviceSelection& devices,
                        const core::LaunchInCode& code);

/// Replaces the launch by that of the code, as one step of undo, and says so.
void applyCodeLaunch(LaunchSession& session, const DeviceSelection& devices, UserMessages& messages,
                     const core::LaunchInCode& code);

} // namespace trichevron::gui
