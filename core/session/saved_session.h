// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A session file: device, kernel, launch, selection, view, and the results of devices. It is self-contained,
/// so that it opens on a computer without the device or a recording.
#pragma once

#include "core/argument/own_arguments.h"
#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/json/json_reader.h"
#include "core/launch/launch_config.h"
#include "core/measurement/measurement.h"
#include "core/own_kernel/own_kernel.h"
#include "core/rules/finding.h"
#include "core/scene/hierarchy_path.h"
#include "core/sweep/sweep.h"
#include "core/trace/block_trace.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// A device that is selected in the session or has results in it.
struct SavedDevice {
    std::string key; ///< the program's key for it, which may be valid in another run
    std::shared_ptr<const DeviceProperties> properties; ///< never null
    bool isFile = false; ///< known only from a device file: it could not launch
};

/// A launch of a kernel on one of the devices.
struct SavedLaunch {
    std::size_t device = 0; ///< index into SavedSession::devices
    std::string kernel;     ///< KernelInfo::id
    LaunchConfig config;
    KernelOptIns optIns;
    std::string own{}; ///< of a kernel of the user's own: its code and its arguments
};

/// The results of a launch; each is there where it was requested.
struct SavedResult {
    SavedLaunch launch;
    std::optional<LaunchResult> answer;
    std::optional<Measurement> measurement;
    std::optional<BlockTrace> trace;
    std::string received; ///< ISO 8601
    /// The time limit after which the launch, which still ran, was ended.
    std::optional<Seconds> exceededTimeLimit = {};
};

/// The results of a sweep.
struct SavedSweep {
    std::size_t device = 0; ///< index into SavedSession::devices
    std::string kernel;     ///< KernelInfo::id
    std::vector<SweepPoint> points;
    Sweep sweep;          ///< one outcome per point
    std::string received; ///< ISO 8601
    std::string own{};    ///< as SavedLaunch::own
};

/// Shared memory of a launch that a trace does not tell exactly: Explore has the least of it and, where
/// static and dynamic are one number, all of it as dynamic.
struct AssumedSmem {
    std::uint64_t leastBytes = 0;
    std::uint64_t mostBytes = 0; ///< the same, where the trace does not round
    bool isUndivided = false;    ///< static and dynamic are one number
    friend bool operator==(const AssumedSmem&, const AssumedSmem&) = default;
};

/// With the selected launch six, which are readable side by side.
inline constexpr std::size_t maxSavedPins = 5;

/// A launch that is pinned for comparison.
struct SavedPin {
    std::optional<std::size_t> device;
    KernelInfo kernel;
    LaunchConfig config;
    KernelOptIns optIns;
    bool gridFollowsProblem = true;
    std::optional<AssumedSmem> assumedSmem{}; ///< none where the dynamic shared memory is known
};

/// A step of a presentation: a launch, and how it is looked at.
struct SavedStep {
    SavedPin launch;
    HierarchyPath path;
    std::string colourBy; ///< as in SavedSession
    bool flat = false;
};

struct SavedSession {
    std::vector<SavedDevice> devices;
    std::optional<std::size_t> device; ///< index of the selected device
    std::optional<KernelInfo> kernel;  ///< none before the kernels were known
    /// The user's own kernels among those of the launches, with how they are known.
    std::vector<OwnKernel> ownKernels;
    ArgumentsByKernel ownArguments; ///< what they are launched with
    /// By their ids: what tells two versions of their code apart.
    std::map<std::string, std::string> ownCodes;
    LaunchConfig config;
    KernelOptIns optIns;
    bool gridFollowsProblem = true;
    std::optional<AssumedSmem> assumedSmem; ///< none where the dynamic shared memory is known
    HierarchyPath path;
    /// Of a launch that starts several: the number of the kernel that is looked at in its trace. The window
    /// takes one that the trace does not have as 0.
    std::uint32_t tracedKernel = 0;
    std::string colourBy; ///< the window's name of the mode; the window ignores unknown names
    bool flat = false;
    /// The file that the session belongs to, in a copy that the window keeps of it; else empty.
    std::string file;
    std::string page;      ///< the window's name of the results page
    std::string shownPage; ///< the window's name of the page that is shown
    /// What each page of the window keeps, by the window's name of the page.
    std::map<std::string, Json> pageStates;
    std::vector<SavedStep> steps; ///< of the presentation, in order
    RuleSet silenced;
    std::vector<SavedPin> pinned;     ///< at most maxSavedPins
    std::vector<SavedResult> results; ///< oldest first, without the points of sweeps
    std::vector<SavedSweep> sweeps;   ///< oldest first
};

/// "format": "trichevron-session". Reading turns the provenance "live" of devices and results into
/// "recorded".
Json toJson(const SavedSession& session);
SavedSession savedSessionFromJson(const JsonReader& reader);

/// Compressed where the path ends in ".gz". InputError where the file cannot be written.
void saveSession(const SavedSession& session, const std::string& path);

} // namespace trichevron::core
