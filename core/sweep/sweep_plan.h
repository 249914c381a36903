// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The launches of a sweep: one launch with its block and its cluster varied, and the model's prediction for
/// each.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/sweep/sweep.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// A launch of a sweep, and the model's prediction for it.
struct PlannedPoint {
    SweepPoint point;
    std::uint32_t blocksPerSm = 0; ///< maximum of resident blocks per SM
    /// The message of the rule that the launch violates; empty where the model accepts it.
    std::string refusalMessage;
    std::optional<double> lastWave =
        {}; ///< lastWaveShare(); none where it is refused, or only bounds are known
};
PlannedPoint predictPoint(const SweepPoint& point, const KernelAttributes& kernel,
                          const DeviceProperties& device);

/// What the launches of a sweep have in common.
struct SweepBase {
    SweepPoint point;
    /// The grid is computed for each block: it covers the problem, where there is one, and is rounded up to
    /// whole clusters.
    bool fitsGrid = true;
};
/// The launch with another block, and with another cluster where one is given. A cluster of one block means
/// none.
SweepPoint withBlockAndCluster(const SweepBase& base, const BlockExtent& block,
                               const std::optional<ClusterExtent>& cluster, const KernelAttributes& kernel);

/// The block sizes of a sweep on one axis.
enum class SweepSizes {
    AsLaunched,
    PowersOfTwo, ///< from 1 to what the device allows
    Warps        ///< whole warps, to what the device allows
};

/// A sweep over every combination of these.
struct SweepChoice {
    SweepSizes x = SweepSizes::PowersOfTwo; ///< of the block
    SweepSizes y = SweepSizes::PowersOfTwo;
    bool clusters = false; ///< with clusters of 1, 2, 4, 8 blocks along x, to what the device allows
    bool recorded = false; ///< the recorded launches instead, where there are any (KernelInfo::recorded)
    friend bool operator==(const SweepChoice&, const SweepChoice&) = default;
};
/// The recorded launches where there are several; else block shapes for a kernel of several axes, whole warps
/// for a kernel of one axis, and the single suggested launch where the kernel declares its block.
SweepChoice suggestedSweep(const KernelInfo& kernel);
/// The same for a launch of the user's own kernel, which suggests none.
SweepChoice suggestedSweep(const KernelInfo& kernel, const LaunchConfig& launch);

/// Ordered by y, then x, then cluster. Includes the launches that the model refuses.
std::vector<PlannedPoint> planSweep(const SweepBase& base, const SweepChoice& choice,
                                    const KernelInfo& kernel, const DeviceProperties& device);

} // namespace trichevron::core
