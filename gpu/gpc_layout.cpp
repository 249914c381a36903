// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/gpc_layout.h"

#include "core/occupancy/clusters.h"
#include "gpu/cluster_probe.h"

#include <cuda_runtime_api.h>

#include <numeric>
#include <optional>
#include <utility>

namespace trichevron::gpu {

namespace {

/// Number of clusters of `size` blocks that can be active when each SM holds one block; nullopt when the API
/// refuses the size.
std::optional<std::uint32_t> maxActiveClusters(int size, int smem) {
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

std::vector<std::uint32_t> querySmsPerGpc(int device) {
    int hasClusters = 0;
    int multiprocessors = 0;
    int smem = 0;
    const bool ready =
        cudaDeviceGetAttribute(&hasClusters, cudaDevAttrClusterLaunch, device) == cudaSuccess &&
        cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device) == cudaSuccess &&
        cudaDeviceGetAttribute(&smem, cudaDevAttrMaxSharedMemoryPerBlockOptin, device) == cudaSuccess &&
        hasClusters != 0 && cudaSetDevice(device) == cudaSuccess &&
        // The largest dynamic shared memory a block may have, so that an SM holds only one block.
        cudaFuncSetAttribute(clusterProbe(), cudaFuncAttributeMaxDynamicSharedMemorySize, smem) ==
            cudaSuccess &&
        cudaFuncSetAttribute(clusterProbe(), cudaFuncAttributeNonPortableClusterSizeAllowed, 1) ==
            cudaSuccess;
    if (!ready) {
        (void)cudaGetLastError();
        return {};
    }
    std::vector<std::uint32_t> clusters;
    for (int size = 1; size <= multiprocessors; ++size) {
        const std::optional<std::uint32_t> active = maxActiveClusters(size, smem);
        if (!active) // without this size, larger GPCs cannot be distinguished from smaller ones
            return {};
        clusters.push_back(*active);
        if (*active == 0)
            break;
    }
    const std::vector<std::uint32_t> smsPerGpc = core::smsPerGpcFrom(clusters);
    const auto sum = std::accumulate(smsPerGpc.begin(), smsPerGpc.end(), 0U);
    return sum == static_cast<std::uint32_t>(multiprocessors) ? smsPerGpc : std::vector<std::uint32_t>{};
}

void setSmsPerGpc(core::DeviceProperties& properties, std::vector<std::uint32_t> smsPerGpc) {
    properties.smsPerGpc = std::move(smsPerGpc);
    if (!properties.smsPerGpc.empty())
        properties.notes["clusterGroups"] =
            "of this board, derived from cudaOccupancyMaxActiveClusters; boards of one model differ";
}

} // namespace trichevron::gpu
