// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Launches that the recording of a device does not have.
#pragma once

#include "app/gui/session/device_directory.h"
#include "app/gui/session/launch_state.h"

#include <QString>

namespace trichevron::gui {

/// The recording that this device replays does not have the launch.
bool isOutsideRecording(const DeviceEntry& device, const LaunchState& launch);
/// For a launch of this kernel of which that is so: says it, and where the recorded launches are listed.
QString nothingRecordedText(const core::KernelInfo& kernel);

/// As nothingRecordedText(), where times would be shown.
QString noTimesText(const core::KernelInfo& kernel);

/// The recording has no trace of the launch.
bool lacksTrace(const DeviceEntry& device, const LaunchState& launch);
/// For a launch of which that is so, or said: says it, and which listed launch is the nearest with one. Empty
/// where none is listed and the list may lack some.
QString noTraceText(const DeviceEntry& device, const LaunchState& launch);

} // namespace trichevron::gui
