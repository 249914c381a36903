// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Converts between the program's state and a session file's contents.
#pragma once

#include "app/gui/text/later_text.h"
#include "core/session/saved_session.h"

namespace trichevron::gui {

class DeviceSelection;
class LaunchSession;
struct LaunchState;

/// Everything of a session file but the view settings, which are the window's.
/// With `replaced` as the launch, where a page shows one of its own in its place.
core::SavedSession takeSnapshot(const LaunchSession& session, const DeviceSelection& devices,
                                const LaunchState* replaced = nullptr);

/// Replaces the launch and the pinned ones by the saved ones, within a step of undo of this name, and adds
/// the saved results to those that are there.
void restoreSnapshot(const core::SavedSession& saved, const LaterText& undoName, LaunchSession& session,
                     DeviceSelection& devices);

} // namespace trichevron::gui
