// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Which launches a sweep asks: blocks and clusters put into a launch that stays as it is otherwise, and what
/// the model says of each.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/sweep/sweep.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron {

/// A launch of a sweep, and what the model says of it.
struct PlannedPoint {
    SweepPoint point;
    std::uint32_t blocksPerSm = 0; ///< that are resident together at most
    /// Empty where the launch is predicted to be accepted; else the sentence of the rule that it breaks.
    std::string whyNot;
};
PlannedPoint judged(const SweepPoint& point, const KernelAttributes& kernel, const DeviceProperties& device);

/// What the launches of a sweep have in common.
struct SweepBase {
    SweepPoint point;
    /// Each block has a grid of its own: it covers the problem, where there is one to cover, and is rounded
    /// up to whole clusters.
    bool fitsGrid = true;
};
/// The launch with another block, and another cluster where one is given: one of a single block is none.
SweepPoint withShape(const SweepBase& base, const BlockExtent& block,
                     const std::optional<ClusterExtent>& cluster, const KernelAttributes& kernel);

/// The sizes that a sweep takes on one axis.
enum class SweepSizes {
    AsLaunched,
    PowersOfTwo, ///< from 1 to what the device allows
    Warps        ///< whole warps, to what the device allows
};

/// A sweep in a few words: every combination.
struct SweepChoice {
    SweepSizes x = SweepSizes::PowersOfTwo; ///< of the block
    SweepSizes y = SweepSizes::PowersOfTwo;
    bool clusters = false; ///< with clusters of 1, 2, 4, 8 blocks along x, to what the device allows
    bool recorded = false; ///< what was recorded instead, where anything was (KernelInfo::recorded)
    friend bool operator==(const SweepChoice&, const SweepChoice&) = default;
};
/// What was recorded, where several launches were; else block shapes for a kernel of several axes, whole
/// warps for one of a single axis, and the launch as it is where the kernel declares its block.
SweepChoice suggestedSweep(const KernelInfo& kernel);

/// Row by row: y, in it x, in it clusters. Those that are predicted to be refused are among them.
std::vector<PlannedPoint> planSweep(const SweepBase& base, const SweepChoice& choice,
                                    const KernelInfo& kernel, const DeviceProperties& device);

} // namespace trichevron
