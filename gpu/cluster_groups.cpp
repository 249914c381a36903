// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cluster_groups.h"

#include "core/occupancy/clusters.h"
#include "gpu/cluster_probe.h"

#include <cuda_runtime_api.h>

#include <numeric>
#include <optional>
#include <utility>

namespace trichevron {

namespace {

/// Clusters of so many blocks that run at once when each multiprocessor holds one block; none when the API
/// refuses.
std::optional<std::uint32_t> activeClusters(int size, int smem) {
    cudaLaunchAttribute attribute{};
    attribute.id = cudaLaunchAttributeClusterDimension;
    attribute.val.clusterDim = {static_cast<unsigned>(size), 1, 1};
    cudaLaunchConfig_t config{};
    config.gridDim = {static_cast<unsigned>(size), 1, 1};
    config.blockDim = {1, 1, 1};
    config.dynamicSmemBytes = static_cast<std::size_t>(smem);
    config.attrs = &attribute;
    config.numAttrs = 1;
    int clusters = 0;
    if (cudaOccupancyMaxActiveClusters(&clusters, clusterProbe(), &config) != cudaSuccess) {
        (void)cudaGetLastError();
        return std::nullopt;
    }
    return static_cast<std::uint32_t>(clusters);
}

} // namespace

std::vector<std::uint32_t> learnClusterGroups(int device) {
    int hasClusters = 0;
    int multiprocessors = 0;
    int smem = 0;
    const bool known =
        cudaDeviceGetAttribute(&hasClusters, cudaDevAttrClusterLaunch, device) == cudaSuccess &&
        cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device) == cudaSuccess &&
        cudaDeviceGetAttribute(&smem, cudaDevAttrMaxSharedMemoryPerBlockOptin, device) == cudaSuccess &&
        hasClusters != 0 && cudaSetDevice(device) == cudaSuccess &&
        // As much shared memory as a block may have, so that a multiprocessor holds one.
        cudaFuncSetAttribute(clusterProbe(), cudaFuncAttributeMaxDynamicSharedMemorySize, smem) ==
            cudaSuccess &&
        cudaFuncSetAttribute(clusterProbe(), cudaFuncAttributeNonPortableClusterSizeAllowed, 1) ==
            cudaSuccess;
    if (!known) {
        (void)cudaGetLastError();
        return {};
    }
    std::vector<std::uint32_t> clusters;
    for (int size = 1; size <= multiprocessors; ++size) {
        const std::optional<std::uint32_t> active = activeClusters(size, smem);
        if (!active) // then larger groups cannot be told from smaller ones
            return {};
        clusters.push_back(*active);
        if (*active == 0)
            break;
    }
    const std::vector<std::uint32_t> groups = clusterGroupsFrom(clusters);
    const auto all = std::accumulate(groups.begin(), groups.end(), 0U);
    return all == static_cast<std::uint32_t>(multiprocessors) ? groups : std::vector<std::uint32_t>{};
}

void setClusterGroups(DeviceProperties& properties, std::vector<std::uint32_t> groups) {
    properties.clusterGroups = std::move(groups);
    if (!properties.clusterGroups.empty())
        properties.notes["clusterGroups"] =
            "of this board, learnt from cudaOccupancyMaxActiveClusters; boards of one model differ";
}

} // namespace trichevron
