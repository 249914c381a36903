// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Launches side by side: the fields, the evaluation, the results of devices, and the differences.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/evaluation/evaluation.h"
#include "core/kernel/binary_version.h"
#include "core/measurement/launch_result.h"
#include "core/measurement/measurement.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// Missing parts are null.
struct ComparedLaunch {
    const DeviceProperties* device = nullptr;
    const KernelInfo* kernel = nullptr; ///< never null
    LaunchConfig config;
    KernelOptIns optIns;
    const Evaluation* evaluation = nullptr; ///< by the device's limits
    const LaunchResult* answer = nullptr;   ///< of this very launch on the device
    const Measurement* measurement = nullptr;
};

struct ComparisonRow {
    std::string section;             ///< "Launch", "Evaluation", "Results"
    std::string title;               ///< "Block (threads)"
    std::vector<std::string> values; ///< in the order of the launches
    bool differs = false;
};

/// The kernel's numbers are those of code for another architecture than that of the device; code for the
/// device may use others.
inline bool isOfOtherArchitecture(const ComparedLaunch& launch) {
    const int version = launch.kernel->attributes.binaryVersion;
    return !launch.kernel->id.empty() && launch.device != nullptr && version != 0 &&
           version != binaryVersionFor(launch.device->computeCapability);
}

/// The same rows in the same order for all launches.
std::vector<ComparisonRow> compareLaunches(const std::vector<ComparedLaunch>& launches);

/// What tells the launches apart, in a few words each: of the device, the kernel, the block, the cluster, the
/// problem and the grid those that tell further ones apart; empty where none does.
std::vector<std::string> distinguishingWords(const std::vector<ComparedLaunch>& launches);

/// Which of the measured launches is the fastest, by what they are ranked by (rank()).
struct FastestLaunch {
    std::size_t launch = 0; ///< index of the fastest
    bool isAlone = true;    ///< false where all others are indistinguishable from it
    double ratio = 1;       ///< of the slowest's median to its own
};
/// None where fewer than two were measured; launches that have the same measurement are one.
std::optional<FastestLaunch> fastestOf(const std::vector<ComparedLaunch>& launches);

} // namespace trichevron::core
