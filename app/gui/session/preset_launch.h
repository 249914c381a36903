// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Presets on the current device.
#pragma once

#include "core/presets/presets.h"

#include <QString>

namespace trichevron::gui {

class DeviceSelection;
class LaunchSession;
struct LaunchState;

/// Why the device of this state has no launch of the preset, in a sentence; empty where it has one.
QString presetObstacle(const DeviceSelection& devices, const LaunchState& state, core::Preset preset);

/// Replaces the launch by the preset's, as one step of undo. False where no kernel of the device takes it.
bool applyPreset(LaunchSession& session, const DeviceSelection& devices, core::Preset preset);

} // namespace trichevron::gui
