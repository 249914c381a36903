// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/rule_context.h"

#include <algorithm>
#include <limits>

namespace trichevron::core {

namespace {

std::optional<ClusterExtent> declaredCluster(const KernelAttributes& kernel) {
    if (const auto* extent = std::get_if<ClusterExtent>(&kernel.declared.clusterDims))
        return *extent;
    if (kernel.declared.blockSize)
        return kernel.declared.blockSize->cluster.value_or(ClusterExtent{});
    return std::nullopt;
}

std::optional<ClusterExtent> requestedCluster(const LaunchConfig& config) {
    if (!canSetClusterDim(config.api) || config.clusterDim == ClusterExtent{0, 0, 0})
        return std::nullopt;
    return config.clusterDim;
}

/// cudaFuncGetAttributes does not report declared launch bounds, but a maxThreadsPerBlock below what the
/// registers allow can only come from them.
std::uint32_t threadsByLaunchBounds(const KernelAttributes& kernel, const DeviceProperties& device,
                                    std::uint32_t maxThreadsByRegisters) {
    if (kernel.declared.launchBounds && kernel.declared.launchBounds->maxThreadsPerBlock > 0)
        return kernel.declared.launchBounds->maxThreadsPerBlock;
    const std::uint32_t unbounded = std::min(maxThreadsByRegisters, device.maxThreadsPerBlock);
    return kernel.maxThreadsPerBlock < unbounded ? kernel.maxThreadsPerBlock : 0;
}

} // namespace

RuleContext::RuleContext(const LaunchConfig& launchConfig, const KernelAttributes& kernelAttributes,
                         const DeviceProperties& deviceProperties)
    : config(launchConfig), kernel(kernelAttributes), device(deviceProperties),
      architecture(architectureFor(device.computeCapability)),
      shape(computeShape(config, kernel, device.warpSize)), declared(declaredCluster(kernel)),
      requested(requestedCluster(config)), cluster(declared ? declared : requested),
      threadsPerBlock(volume(shape.block)), blocks(volume(shape.grid)),
      // The size_t of the runtime API reaches the driver as 32 bits (seen on H200, driver 580).
      dynamicSmem{config.dynamicSmemBytes.value & std::numeric_limits<std::uint32_t>::max()},
      maxThreadsByRegisters(threadsAllowedByRegisters(architecture, device, kernel.numRegs)) {
    maxThreadsByBounds = threadsByLaunchBounds(kernel, device, maxThreadsByRegisters);
    if (threadsPerBlock > 0 && threadsPerBlock <= std::numeric_limits<std::uint32_t>::max())
        occupancy =
            computeOccupancy(kernel, device, static_cast<std::uint64_t>(threadsPerBlock), dynamicSmem);
    if (device.clusterLaunch && cluster && !hasZero(*cluster))
        clusters =
            computeClusterResidency(device, occupancy.maxActiveBlocksPerMultiprocessor,
                                    static_cast<std::uint64_t>(std::min(
                                        volume(*cluster), Count{std::numeric_limits<std::uint64_t>::max()})));
    // With clusters, even of one block, an SM runs at most eight blocks, as the occupancy API reports (peaks
    // of running blocks: seen on H200, driver 580.159.04).
    residentBlocks = clusters
                         ? Count{clusters->max} * volume(*cluster)
                         : Count{occupancy.maxActiveBlocksPerMultiprocessor} * device.multiProcessorCount;
}

} // namespace trichevron::core
