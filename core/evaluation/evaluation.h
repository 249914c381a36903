// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// evaluate(): everything Trichevron says of a launch without a device, as one value. Every view shows it.
#pragma once

#include "core/device/device_properties.h"
#include "core/dimensions/hierarchy.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/cuda_status.h"
#include "core/launch/launch_config.h"
#include "core/occupancy/clusters.h"
#include "core/occupancy/occupancy.h"
#include "core/rules/finding.h"

#include <optional>
#include <vector>

namespace trichevron {

struct Evaluation {
    bool accepted = false;
    /// The code the launching call is predicted to return. Use runtimeNameOf or driverNameOf by the launch's
    /// API.
    CudaStatus predicted = CudaStatus::Success;
    /// The violation that the driver reports, since it looks at that one first; none when accepted.
    std::optional<RuleId> reportedFirst;
    /// Violations in the order the driver looks, then advice, then the rules that hold.
    std::vector<Finding> findings;

    LaunchShape shape; ///< blocks, cluster and threads as the device sees them
    Count totalBlocks = 0;
    Count totalThreads = 0; ///< saturates past 128 bits
    Count threadsPerBlock = 0;
    std::optional<Count> idleThreads; ///< threads outside the problem, when the launch has one

    /// By the block size and shared memory of this launch; zero blocks when nothing fits.
    Occupancy occupancy;
    /// Clusters of this launch that run at once; none without clusters.
    std::optional<ClusterResidency> clusters;
    /// Largest cluster that fits with this block and shared memory; 0 without clusters.
    ClusterSize maxPotentialClusterSize;
    /// Rounds of blocks over all SMs; 0 when no block fits. With clusters whose number is not exact, the
    /// fewest.
    Count waves = 0;
    /// Blocks that run at once on all SMs; 0 when no block fits. With clusters whose number is not exact, the
    /// most.
    Count blocksPerWave = 0;

    std::size_t violationCount() const;
};

/// What an evaluation is made for. The rules are the same; what is not asked for is not worked out.
struct EvaluationScope {
    bool rulesThatHold = true; ///< findings of them too
    bool fixesOfAdvice = true; ///< and not only of violations
};
/// What a verdict in JSON has room for.
inline constexpr EvaluationScope verdictOnly{false, false};

/// Pure; microseconds. The device's limits may be live, recorded or from a specification. Codes are those of
/// the runtime in the device's provenance, and CUDA 13's where it tells none.
Evaluation evaluate(const LaunchConfig& config, const KernelAttributes& kernel,
                    const DeviceProperties& device, EvaluationScope scope = {});

} // namespace trichevron
