// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A file of what a user was doing: device, kernel, launch, where they stood, how it was shown, and what
/// devices answered. It has all that it needs, so that it opens where neither the device nor a recording is.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/json/json_reader.h"
#include "core/launch/launch_config.h"
#include "core/measurement/measurement.h"
#include "core/rules/finding.h"
#include "core/scene/hierarchy_path.h"
#include "core/sweep/sweep.h"
#include "core/trace/block_trace.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron {

/// A device that the session is about, or that answered in it.
struct SavedDevice {
    std::string key; ///< the program's name for it, which another run may know as well
    std::shared_ptr<const DeviceProperties> properties; ///< never null
    bool isFile = false; ///< nothing could launch on it: it is known by a device file
};

/// A launch of a kernel on one of the devices.
struct SavedLaunch {
    std::size_t device = 0; ///< its place in SavedSession::devices
    std::string kernel;     ///< KernelInfo::id
    LaunchConfig config;
    KernelOptIns optIns;
};

/// What came of a launch: what is there was asked for.
struct SavedResult {
    SavedLaunch launch;
    std::optional<LaunchResult> answer;
    std::optional<Measurement> measurement;
    std::optional<BlockTrace> trace;
    std::string received; ///< ISO 8601
};

/// What came of many launches of a kernel.
struct SavedSweep {
    std::size_t device = 0; ///< its place in SavedSession::devices
    std::string kernel;     ///< KernelInfo::id
    std::vector<SweepPoint> points;
    Sweep sweep;          ///< an outcome for each of the points
    std::string received; ///< ISO 8601
};

/// A launch that is held beside the one that is shown.
struct SavedPin {
    std::optional<std::size_t> device;
    KernelInfo kernel;
    LaunchConfig config;
    KernelOptIns optIns;
};

struct SavedSession {
    std::vector<SavedDevice> devices;
    std::optional<std::size_t> device; ///< which of them is chosen
    std::optional<KernelInfo> kernel;  ///< none while none was known
    LaunchConfig config;
    KernelOptIns optIns;
    bool gridFollowsProblem = true;
    HierarchyPath path;
    std::string colourBy; ///< the window's name for it; what it does not know it passes over
    bool flat = false;
    std::string page; ///< of the results, as the window names it
    RuleSet silenced;
    std::optional<SavedPin> pinned;
    std::vector<SavedResult> results; ///< the oldest first; not those of the points of sweeps
    std::vector<SavedSweep> sweeps;   ///< the oldest first
};

/// "format": "trichevron-session". Whatever the file says, devices and results that are read count as
/// recorded where they are called live: they were not read off a device by this run.
Json toJson(const SavedSession& session);
SavedSession savedSessionFromJson(const JsonReader& reader);

/// Compressed where the path ends in ".gz". InputError where the file cannot be written.
void saveSession(const SavedSession& session, const std::string& path);

} // namespace trichevron
