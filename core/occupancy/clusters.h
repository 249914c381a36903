// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How many clusters of a launch run on a device at once. A cluster stays within one group of multiprocessors
/// (a GPC or a part of one), and the groups of a board are uneven, so a cluster size can leave some idle.
/// The formula is what cudaOccupancyMaxActiveClusters answers (seen on H200, driver 580.159.04, CUDA 13.0).
#pragma once

#include "core/device/device_properties.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trichevron {

/// Most blocks on one multiprocessor that count for the residency of clusters.
inline constexpr std::uint32_t mostClusteredBlocksPerMultiprocessor = 8;

struct ClusterResidency {
    /// Resident clusters are at least `least` and at most `most`; both are the answer where the device's
    /// groups are known.
    std::uint32_t least = 0;
    std::uint32_t most = 0;
    /// Multiprocessors that get no block even when all these clusters run; 0 where the groups are not known.
    std::uint32_t idleMultiprocessors = 0;

    bool isExact() const { return least == most; }
    friend bool operator==(const ClusterResidency&, const ClusterResidency&) = default;
};

/// Clusters of `clusterSize` blocks (1 or more), each multiprocessor holding `blocksPerMultiprocessor`.
ClusterResidency clusterResidencyOf(const DeviceProperties& device, std::uint32_t blocksPerMultiprocessor,
                                    std::uint64_t clusterSize);

/// A largest cluster, in blocks: at least `least` and at most `most`; both are the answer where the device's
/// groups are known.
struct ClusterSize {
    std::uint32_t least = 0;
    std::uint32_t most = 0;

    bool isExact() const { return least == most; }
    friend bool operator==(const ClusterSize&, const ClusterSize&) = default;
};

/// What cudaOccupancyMaxPotentialClusterSize answers: the largest cluster of which at least one runs, within
/// the portable size or, when larger ones are allowed, the largest. 0 when none runs.
ClusterSize maxPotentialClusterSizeOf(const DeviceProperties& device, std::uint32_t blocksPerMultiprocessor,
                                      bool nonPortableAllowed);

/// The groups of a device, largest first, from how many clusters of each size run at once when a
/// multiprocessor holds one block: `clusters[c - 1]` for size c, up to a size of which none runs.
std::vector<std::uint32_t> clusterGroupsFrom(std::span<const std::uint32_t> clusters);

} // namespace trichevron
