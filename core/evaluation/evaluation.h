// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// evaluate(): the prediction for a launch, computed without a device. Every view shows a part of it.
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

namespace trichevron::core {

struct Evaluation {
    bool accepted = false;
    /// The predicted return value of the launching call. Its name is that of the launch's API:
    /// runtimeErrorName or driverErrorName.
    CudaStatus predicted = CudaStatus::Success;
    /// The violation that the driver reports because it checks that rule first; none when accepted.
    std::optional<RuleId> reportedFirst;
    /// The call of a graph's launch that returns the predicted error. None when accepted, for a launch
    /// function, and where no launch has shown it.
    std::optional<LaunchStep> failsAt;
    /// Violations in the order of the driver, then advice, then the satisfied rules.
    std::vector<Finding> findings;

    LaunchShape shape; ///< blocks, cluster and threads that the device launches
    Count totalBlocks = 0;
    Count totalThreads = 0; ///< saturates past 128 bits
    Count threadsPerBlock = 0;
    std::optional<Count> idleThreads; ///< threads outside the problem; none without a problem

    std::uint32_t multiprocessors = 0; ///< of the device, or of the launch's green context
    /// For the block size and shared memory of this launch, without its clusters, as the occupancy API
    /// computes it; zero blocks when no block fits.
    Occupancy occupancy;
    /// Clusters of this launch that run at the same time; none without clusters.
    std::optional<ClusterResidency> clusters;
    /// Largest cluster that fits with this block and shared memory; 0 without clusters.
    ClusterSize maxPotentialClusterSize;
    /// Waves of blocks over all SMs; 0 when no block fits. A lower bound when the number of clusters is not
    /// exact.
    Count waves = 0;
    /// Blocks that run at the same time on all SMs; 0 when no block fits. An upper bound when the number of
    /// clusters is not exact.
    Count blocksPerWave = 0;

    std::size_t violationCount() const;
    /// What an SM holds of this launch: with clusters, `occupancy` in clusters.
    Occupancy launchOccupancy() const;
};

/// The parts of an evaluation that are computed. All rules are always checked.
struct EvaluationScope {
    bool satisfiedRules = true; ///< findings for satisfied rules
    bool fixesOfAdvice = true;  ///< fixes for advice, not only for violations
};
/// The parts that a verdict in JSON contains.
inline constexpr EvaluationScope verdictScope{false, false};

/// A pure function that takes microseconds. The device's limits may be live, recorded or from a
/// specification. Errors are those of the runtime in the device's provenance, or of CUDA 13 when that is
/// unknown.
Evaluation evaluate(const LaunchConfig& config, const KernelAttributes& kernel,
                    const DeviceProperties& device, EvaluationScope scope = {});

} // namespace trichevron::core
