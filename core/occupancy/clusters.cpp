// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/clusters.h"

#include "core/device/architecture.h"

#include <algorithm>

namespace trichevron::core {

Occupancy inClusters(Occupancy occupancy) {
    occupancy.maxActiveBlocksPerMultiprocessor =
        std::min(occupancy.maxActiveBlocksPerMultiprocessor, maxClusteredBlocksPerMultiprocessor);
    occupancy.activeWarps = occupancy.maxActiveBlocksPerMultiprocessor * occupancy.warpsPerBlock;
    return occupancy;
}

ClusterResidency computeClusterResidency(const DeviceProperties& device,
                                         std::uint32_t blocksPerMultiprocessor, std::uint64_t clusterSize,
                                         ClusterScheduling scheduling) {
    const std::uint64_t perMultiprocessor =
        std::min(blocksPerMultiprocessor, maxClusteredBlocksPerMultiprocessor);
    ClusterResidency residency;
    if (clusterSize == 0 || perMultiprocessor == 0)
        return residency;
    if (clusterSize > device.multiProcessorCount)
        return residency;
    if (device.smsPerGpc.empty()) {
        residency.max =
            static_cast<std::uint32_t>(perMultiprocessor * device.multiProcessorCount / clusterSize);
        // Every device with enough SMs can run clusters of a portable size (CUDA C++ Programming Guide,
        // thread block clusters).
        const Architecture architecture = architectureFor(device.computeCapability);
        residency.min = clusterSize == 1                                  ? residency.max
                        : clusterSize <= architecture.portableClusterSize ? 1
                                                                          : 0;
        return residency;
    }
    for (const std::uint32_t multiprocessors : device.smsPerGpc) {
        const std::uint64_t clusters =
            multiprocessors < clusterSize && scheduling == ClusterScheduling::Spread
                ? 0
                : perMultiprocessor * multiprocessors / clusterSize;
        residency.max += static_cast<std::uint32_t>(clusters);
        residency.idleMultiprocessors += static_cast<std::uint32_t>(
            multiprocessors - std::min<std::uint64_t>(multiprocessors, clusters * clusterSize));
    }
    residency.min = residency.max;
    return residency;
}

ClusterSize computeMaxPotentialClusterSize(const DeviceProperties& device,
                                           std::uint32_t blocksPerMultiprocessor, bool nonPortableAllowed) {
    if (!device.clusterLaunch)
        return {};
    const Architecture architecture = architectureFor(device.computeCapability);
    const std::uint32_t allowed =
        nonPortableAllowed ? architecture.largestClusterSize : architecture.portableClusterSize;
    ClusterSize size{allowed, allowed};
    while (size.min > 0 && computeClusterResidency(device, blocksPerMultiprocessor, size.min).min == 0)
        --size.min;
    while (size.max > 0 && computeClusterResidency(device, blocksPerMultiprocessor, size.max).max == 0)
        --size.max;
    return size;
}

std::vector<std::uint32_t> smsPerGpcFrom(std::span<const std::uint32_t> clusters) {
    std::vector<std::uint32_t> groups;
    for (std::size_t size = clusters.size(); size >= 1; --size) {
        std::uint32_t inLarger = 0;
        for (const std::uint32_t group : groups)
            inLarger += group / static_cast<std::uint32_t>(size);
        // Each GPC with exactly `size` SMs adds one cluster of this size.
        for (std::uint32_t found = inLarger; found < clusters[size - 1]; ++found)
            groups.push_back(static_cast<std::uint32_t>(size));
    }
    return groups;
}

} // namespace trichevron::core
