// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/rule.h"

#include "core/rules/runtime_codes.h"

#include <algorithm>
#include <array>
#include <limits>

namespace trichevron {

namespace {

constexpr std::array<std::string_view, ruleCount> ruleNames{"blockDimZero",
                                                            "blockDimTooLarge",
                                                            "threadsPerBlock",
                                                            "declaredBlockSize",
                                                            "launchBoundsThreads",
                                                            "clusterUnsupported",
                                                            "clusterPartlyZero",
                                                            "gridDimZero",
                                                            "gridDimTooLarge",
                                                            "clusterMustBeSet",
                                                            "clusterDiffersFromDeclared",
                                                            "clusterDividesGrid",
                                                            "clusterBound",
                                                            "clusterPortableSize",
                                                            "cooperativeUnsupported",
                                                            "cooperativeTooLarge",
                                                            "cooperativeClustersTooLarge",
                                                            "sharedMemoryPerBlock",
                                                            "sharedMemoryOptIn",
                                                            "registersPerBlock",
                                                            "clusterLargestSize",
                                                            "optInCannotBeSet",
                                                            "registersPerThread",
                                                            "staticSharedMemory",
                                                            "cooperativeClusters",
                                                            "clusterMayNotRun",
                                                            "idleForClusters",
                                                            "sharedMemoryTruncated",
                                                            "gridPast32Bits",
                                                            "truncatedGrid",
                                                            "problemNotCovered",
                                                            "idleThreads",
                                                            "partialWarp",
                                                            "tailWave",
                                                            "fewerBlocksThanMultiprocessors"};
constexpr std::array<std::string_view, 10> fixNames{
    "setGrid",           "setBlock",        "setCluster",   "removeCluster",
    "setGridAndCluster", "setDynamicSmem",  "setSmemOptIn", "allowNonPortableCluster",
    "notCooperative",    "useExtensibleApi"};

std::optional<ClusterExtent> declaredCluster(const KernelAttributes& kernel) {
    if (const auto* extent = std::get_if<ClusterExtent>(&kernel.declared.clusterDims))
        return *extent;
    if (kernel.declared.blockSize)
        return kernel.declared.blockSize->cluster.value_or(ClusterExtent{});
    return std::nullopt;
}

std::optional<ClusterExtent> askedCluster(const LaunchConfig& config) {
    if (!carriesClusterDim(config.api) || config.clusterDim == ClusterExtent{0, 0, 0})
        return std::nullopt;
    return config.clusterDim;
}

/// cudaFuncGetAttributes tells no declared bound, but a maximum below what the registers allow can only be
/// one.
std::uint32_t launchBoundOf(const KernelAttributes& kernel, const DeviceProperties& device,
                            std::uint32_t threadsForRegisters) {
    if (kernel.declared.launchBounds && kernel.declared.launchBounds->maxThreadsPerBlock > 0)
        return kernel.declared.launchBounds->maxThreadsPerBlock;
    const std::uint32_t unbounded = std::min(threadsForRegisters, device.maxThreadsPerBlock);
    return kernel.maxThreadsPerBlock < unbounded ? kernel.maxThreadsPerBlock : 0;
}

} // namespace

std::string_view nameOf(RuleId rule) {
    return ruleNames[static_cast<std::size_t>(rule)];
}

std::string_view nameOf(FixId fix) {
    return fixNames[static_cast<std::size_t>(fix)];
}

std::string_view provenanceName(const LimitSource& source) {
    return source.provenance ? nameOf(*source.provenance) : "given";
}

RuleContext::RuleContext(const LaunchConfig& launchConfig, const KernelAttributes& kernelAttributes,
                         const DeviceProperties& deviceProperties)
    : config(launchConfig), kernel(kernelAttributes), device(deviceProperties),
      architecture(architectureOf(device.computeCapability)), shape(shapeOf(config, kernel, device.warpSize)),
      declared(declaredCluster(kernel)), asked(askedCluster(config)), cluster(declared ? declared : asked),
      threadsPerBlock(volume(shape.block)), blocks(volume(shape.grid)),
      // The size_t of the runtime API reaches the driver as 32 bits (seen on H200, driver 580).
      dynamicSmem{config.dynamicSmemBytes.value & std::numeric_limits<std::uint32_t>::max()},
      threadsForRegisters(threadsAllowedByRegisters(architecture, device, kernel.numRegs)) {
    threadsBoundedBy = launchBoundOf(kernel, device, threadsForRegisters);
    if (threadsPerBlock > 0 && threadsPerBlock <= std::numeric_limits<std::uint32_t>::max())
        occupancy = occupancyOf(kernel, device, static_cast<std::uint64_t>(threadsPerBlock), dynamicSmem);
    if (device.clusterLaunch && cluster && !hasZero(*cluster))
        clusters =
            clusterResidencyOf(device, occupancy.maxActiveBlocksPerMultiprocessor,
                               static_cast<std::uint64_t>(std::min(
                                   volume(*cluster), Count{std::numeric_limits<std::uint64_t>::max()})));
    // A launch with clusters, even of one block, runs as many at once as the API says: at most eight blocks
    // on a multiprocessor (peaks of running blocks: seen on H200, driver 580.159.04).
    residentBlocks = clusters
                         ? Count{clusters->most} * volume(*cluster)
                         : Count{occupancy.maxActiveBlocksPerMultiprocessor} * device.multiProcessorCount;
}

// The order of the violations is the driver's, found by launching configurations that break no rule, one or
// several on an H200 with driver 580.159.04 and CUDA 13.0 (resources/conformance): the first broken rule's
// code is returned.
std::span<const Rule> ruleTable() {
    static const std::array<Rule, ruleCount> table{rules::blockDimZero,
                                                   rules::blockDimTooLarge,
                                                   rules::threadsPerBlock,
                                                   rules::declaredBlockSize,
                                                   rules::launchBoundsThreads,
                                                   rules::clusterUnsupported,
                                                   rules::clusterPartlyZero,
                                                   rules::gridDimZero,
                                                   rules::gridDimTooLarge,
                                                   rules::clusterMustBeSet,
                                                   rules::clusterDiffersFromDeclared,
                                                   rules::clusterDividesGrid,
                                                   rules::clusterBound,
                                                   rules::clusterPortableSize,
                                                   rules::cooperativeUnsupported,
                                                   rules::cooperativeTooLarge,
                                                   rules::cooperativeClustersTooLarge,
                                                   rules::sharedMemoryPerBlock,
                                                   rules::sharedMemoryOptIn,
                                                   rules::registersPerBlock,
                                                   rules::clusterLargestSize,
                                                   rules::optInCannotBeSet,
                                                   rules::registersPerThread,
                                                   rules::staticSharedMemory,
                                                   rules::cooperativeClusters,
                                                   rules::clusterMayNotRun,
                                                   rules::idleForClusters,
                                                   rules::sharedMemoryTruncated,
                                                   rules::gridPast32Bits,
                                                   rules::truncatedGrid,
                                                   rules::problemNotCovered,
                                                   rules::idleThreads,
                                                   rules::partialWarp,
                                                   rules::tailWave,
                                                   rules::fewerBlocksThanMultiprocessors};
    return table;
}

CudaStatus errorOf(const Rule& rule, const RuleContext& context) {
    return asReportedBy(context.device.provenance.runtimeVersion, context.config.api, rule.id, rule.error);
}

RuleSet violationsOf(const RuleContext& context) {
    RuleSet violations;
    for (const Rule& rule : ruleTable())
        if (!rule.isAdvice() && rule.applies(context) && rule.broken(context))
            violations.set(static_cast<std::size_t>(rule.id));
    return violations;
}

} // namespace trichevron
