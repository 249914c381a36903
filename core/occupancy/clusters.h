// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How many clusters of a launch are resident on a device at the same time. A cluster runs within one GPC, or
/// within a part of a GPC. The GPCs of a board differ in their number of SMs, so a cluster size can leave SMs
/// idle. The formula matches cudaOccupancyMaxActiveClusters (seen on H200, driver 580.159.04, CUDA 13.0).
#pragma once

#include "core/device/device_properties.h"
#include "core/occupancy/occupancy.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trichevron::core {

/// An SM holds at most this many blocks of a launch in clusters, also in clusters of one block
/// (cudaOccupancyMaxActiveClusters, and peaks of running blocks: seen on H200, driver 580.159.04).
inline constexpr std::uint32_t maxClusteredBlocksPerMultiprocessor = 8;

/// The occupancy of the same launch in clusters. No resource limits it where the clusters do.
Occupancy inClusters(Occupancy occupancy);

/// How the blocks of a cluster are distributed over SMs: cudaClusterSchedulingPolicy.
enum class ClusterScheduling {
    Spread,       ///< each on an SM of its own: the default, and cudaClusterSchedulingPolicySpread
    LoadBalancing ///< several may share an SM, so a GPC with fewer SMs than the cluster has blocks can run it
};

struct ClusterResidency {
    /// Lower and upper bound of the number of resident clusters. They are equal when the SMs per GPC are
    /// known.
    std::uint32_t min = 0;
    std::uint32_t max = 0;
    /// SMs without a block while all these clusters run; 0 when the SMs per GPC are unknown.
    std::uint32_t idleMultiprocessors = 0;

    bool isExact() const { return min == max; }
    friend bool operator==(const ClusterResidency&, const ClusterResidency&) = default;
};

/// Resident clusters of `clusterSize` blocks (1 or more), with `blocksPerMultiprocessor` resident blocks per
/// SM. With either scheduling it is what cudaOccupancyMaxActiveClusters returns and what the driver compares
/// a cooperative grid with (234 combinations: seen on H200, driver 580.159.04).
ClusterResidency computeClusterResidency(const DeviceProperties& device,
                                         std::uint32_t blocksPerMultiprocessor, std::uint64_t clusterSize,
                                         ClusterScheduling scheduling = ClusterScheduling::Spread);

/// Lower and upper bound of the maximum cluster size, in blocks. They are equal when the SMs per GPC are
/// known.
struct ClusterSize {
    std::uint32_t min = 0;
    std::uint32_t max = 0;

    bool isExact() const { return min == max; }
    friend bool operator==(const ClusterSize&, const ClusterSize&) = default;
};

/// What cudaOccupancyMaxPotentialClusterSize returns: the largest cluster size with at least one resident
/// cluster, up to the portable size, or up to the architecture's maximum when `nonPortableAllowed`. 0 when no
/// cluster can be resident.
ClusterSize computeMaxPotentialClusterSize(const DeviceProperties& device,
                                           std::uint32_t blocksPerMultiprocessor, bool nonPortableAllowed);

/// The SMs per GPC of a device, largest first, deduced from the number of resident clusters of each size with
/// one block per SM: `clusters[c - 1]` for size c, up to a size with no resident cluster.
std::vector<std::uint32_t> smsPerGpcFrom(std::span<const std::uint32_t> clusters);

} // namespace trichevron::core
