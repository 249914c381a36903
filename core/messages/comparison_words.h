// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Messages about measurements side by side.
#pragma once

#include "core/measurement/compared_timings.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// "<<<63 × 63, 16 × 16>>>", with the cluster, the dynamic shared memory and the problem where set.
std::string launchLabel(const LaunchConfig& config);
/// A label for each: the device and the kernel where they differ, and always the launch.
std::vector<std::string> timingLabels(const std::vector<ComparedTiming>& timings);

/// A measurement in a list: what differs from the others comes before its time, the rest of the launch after
/// it.
struct ListedLaunch {
    std::string differing; ///< "block 48 × 16 · of 4,096 × 4,096"; the block where all are equal
    std::string common;    ///< "grid 86 × 256"; neither kernel nor device; may be empty
};
std::vector<ListedLaunch> listedLaunches(const std::vector<ComparedTiming>& timings);

/// "fastest", "indistinguishable from the fastest", "1.27 × the fastest"; names the quantity where it is not
/// the time. Empty where there is nothing to compare with.
std::string standingText(const ComparedRow& row);

/// Why the launch has no achieved bandwidth or no copy bandwidth: one sentence; empty where it has both.
std::string bandwidthUnavailableReason(const ComparedTiming& timing);
/// "1.97 TB/s, 48 % of the copy bandwidth (4.10 TB/s)"
std::string bandwidthText(const BandwidthPoint& point);

} // namespace trichevron::core
