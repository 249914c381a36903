// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/block_launch.h"

namespace trichevron::core {

Evaluation evaluateBlock(const KernelAttributes& kernel, const DeviceProperties& device,
                         const BlockExtent& block, Bytes dynamicSmem) {
    LaunchConfig launch;
    launch.api = LaunchApi::CudaLaunchKernelEx;
    launch.blockDim = block;
    launch.dynamicSmemBytes = dynamicSmem;
    return evaluateBlock(kernel, device, launch);
}

Evaluation evaluateBlock(const KernelAttributes& kernel, const DeviceProperties& device,
                         const LaunchConfig& launch) {
    LaunchConfig config = launch;
    config.problem.reset();
    config.attributes.preferredClusterDim.reset();
    if (std::holds_alternative<ClusterDimsUnspecified>(kernel.declared.clusterDims) &&
        !effectiveCluster(config, kernel)) {
        config.api = LaunchApi::CudaLaunchKernelEx;
        config.clusterDim = ClusterExtent{1, 1, 1};
    }
    config.gridDim = {1, 1, 1};
    const std::optional<ClusterExtent> cluster = effectiveCluster(config, kernel);
    if (cluster && !gridCountsClusters(kernel))
        config.gridDim = {cluster->x, cluster->y, cluster->z};
    return evaluate(config, kernel, device);
}

} // namespace trichevron::core
