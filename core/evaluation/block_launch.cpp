// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/block_launch.h"

namespace trichevron::core {

Evaluation evaluateBlock(const KernelAttributes& kernel, const DeviceProperties& device,
                         const BlockExtent& block, Bytes dynamicSmem) {
    LaunchConfig config;
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.gridDim = {1, 1, 1};
    config.blockDim = block;
    config.dynamicSmemBytes = dynamicSmem;
    // With __block_size__ the grid counts clusters.
    if (const auto* declared = std::get_if<ClusterExtent>(&kernel.declared.clusterDims))
        config.gridDim = {declared->x, declared->y, declared->z};
    else if (std::holds_alternative<ClusterDimsUnspecified>(kernel.declared.clusterDims))
        config.clusterDim = ClusterExtent{1, 1, 1};
    return evaluate(config, kernel, device);
}

} // namespace trichevron::core
