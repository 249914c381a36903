// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/rule_context.h"

#include "core/device/green_context.h"
#include "core/occupancy/smem_opt_in.h"

#include <algorithm>
#include <limits>

namespace trichevron::core {

namespace {

ClusterScheduling clusterScheduling(const LaunchConfig& config) {
    constexpr std::int64_t loadBalancing = 2; // cudaClusterSchedulingPolicyLoadBalancing
    return canSetClusterDim(config.api) &&
                   config.attributes.clusterSchedulingPolicyPreference == loadBalancing
               ? ClusterScheduling::LoadBalancing
               : ClusterScheduling::Spread;
}

std::optional<ClusterExtent> requestedCluster(const LaunchConfig& config) {
    if (!canSetClusterDim(config.api) || config.clusterDim == ClusterExtent{0, 0, 0})
        return std::nullopt;
    return config.clusterDim;
}

std::optional<DeviceProperties> greenContextOf(const LaunchConfig& config, const DeviceProperties& device) {
    return config.greenContextSmCount ? std::optional(greenContextDevice(device, *config.greenContextSmCount))
                                      : std::nullopt;
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
    : part_(greenContextOf(launchConfig, deviceProperties)), config(launchConfig), kernel(kernelAttributes),
      whole(deviceProperties), device(part_ ? *part_ : deviceProperties),
      architecture(architectureFor(device.computeCapability)),
      shape(computeShape(config, kernel, device.warpSize)), declared(declaredCluster(kernel)),
      requested(requestedCluster(config)), cluster(declared ? declared : requested),
      preferred(preferredCluster(config)), threadsPerBlock(volume(shape.block)), blocks(volume(shape.grid)),
      // The size_t of the runtime API reaches the driver as 32 bits (seen on H200, driver 580).
      dynamicSmem{config.dynamicSmemBytes.value & std::numeric_limits<std::uint32_t>::max()},
      maxThreadsByRegisters(threadsAllowedByRegisters(architecture, device, kernel.numRegs)) {
    maxThreadsByBounds = threadsByLaunchBounds(kernel, device, maxThreadsByRegisters);
    scheduling = clusterScheduling(config);
    const ClusterScheduling known = isGraphNode(config.api) ? ClusterScheduling::Spread : scheduling;
    KernelOptIns ofFunction = kernel.optIns;
    ofFunction.maxDynamicSharedSizeBytes = effectiveSmemOptIn(kernel, device);
    const KernelOptIns ofLaunch = effectiveOptIns(config, ofFunction);
    checked = computeResidency(ofFunction, known);
    running =
        ofLaunch == ofFunction && scheduling == known ? checked : computeResidency(ofLaunch, scheduling);
}

Residency RuleContext::computeResidency(const KernelOptIns& optIns, ClusterScheduling scheduling) const {
    std::optional<KernelAttributes> changed; // a copy takes time
    if (optIns != kernel.optIns) {
        changed = kernel;
        changed->optIns = optIns;
    }
    const KernelAttributes& attributes = changed ? *changed : kernel;
    Residency result;
    if (threadsPerBlock > 0 && threadsPerBlock <= std::numeric_limits<std::uint32_t>::max())
        result.occupancy =
            computeOccupancy(attributes, device, static_cast<std::uint64_t>(threadsPerBlock), dynamicSmem);
    const std::uint32_t perMultiprocessor = result.occupancy.maxActiveBlocksPerMultiprocessor;
    if (device.clusterLaunch && cluster && !hasZero(*cluster))
        result.clusters =
            computeClusterResidency(device, perMultiprocessor,
                                    static_cast<std::uint64_t>(std::min(
                                        volume(*cluster), Count{std::numeric_limits<std::uint64_t>::max()})),
                                    scheduling);
    // With clusters, even of one block, an SM runs at most eight blocks, as the occupancy API reports (peaks
    // of running blocks: seen on H200, driver 580.159.04).
    result.blocks = result.clusters ? Count{result.clusters->max} * volume(*cluster)
                                    : Count{perMultiprocessor} * device.multiProcessorCount;
    return result;
}

} // namespace trichevron::core
