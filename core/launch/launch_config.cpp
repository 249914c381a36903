// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/launch/launch_config.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace trichevron::core {

namespace {

constexpr std::array<std::string_view, allLaunchApis.size()> apiNames{
    "cudaLaunchKernel", "cudaLaunchKernelEx",        "cudaLaunchCooperativeKernel", "cuLaunchKernel",
    "cuLaunchKernelEx", "cuLaunchCooperativeKernel", "cudaGraphAddKernelNode"};
constexpr std::array<std::string_view, 4> stepNames{"addNode", "setAttribute", "instantiate", "launch"};
constexpr std::array<std::string_view, 4> graphCalls{
    "cudaGraphAddKernelNode", "cudaGraphKernelNodeSetAttribute", "cudaGraphInstantiate", "cudaGraphLaunch"};
constexpr std::array<std::string_view, 4> streamNames{"default", "perThread", "nonBlocking", "highPriority"};

template <class Enum, std::size_t n>
std::optional<Enum> fromName(const std::array<std::string_view, n>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

/// The launch with an Ex function.
LaunchConfig withExtensibleApi(LaunchConfig config) {
    if (canSetClusterDim(config.api))
        return config;
    const bool cooperative = isCooperative(config);
    config.api = extensibleApi(config.api);
    config.cooperative = cooperative;
    return config;
}

} // namespace

std::string_view toString(LaunchApi api) {
    return apiNames[static_cast<std::size_t>(api)];
}

std::optional<LaunchApi> launchApiFromName(std::string_view name) {
    return fromName<LaunchApi>(apiNames, name);
}

bool isDriverApi(LaunchApi api) {
    return api >= LaunchApi::CuLaunchKernel && api <= LaunchApi::CuLaunchCooperativeKernel;
}

bool canSetClusterDim(LaunchApi api) {
    return api == LaunchApi::CudaLaunchKernelEx || api == LaunchApi::CuLaunchKernelEx || isGraphNode(api);
}

bool isGraphNode(LaunchApi api) {
    return api == LaunchApi::CudaGraphAddKernelNode;
}

std::optional<LaunchStep> launchStepFromName(std::string_view name) {
    return fromName<LaunchStep>(stepNames, name);
}

std::string_view toString(LaunchStep step) {
    return stepNames[static_cast<std::size_t>(step)];
}

std::string_view callName(LaunchApi api, LaunchStep step) {
    return isGraphNode(api) ? graphCalls[static_cast<std::size_t>(step)] : toString(api);
}

LaunchApi extensibleApi(LaunchApi api) {
    return isDriverApi(api) ? LaunchApi::CuLaunchKernelEx : LaunchApi::CudaLaunchKernelEx;
}

bool takesSmemIn32Bits(LaunchApi api) {
    return isDriverApi(api) || isGraphNode(api);
}

bool isCooperativeApi(LaunchApi api) {
    return api == LaunchApi::CudaLaunchCooperativeKernel || api == LaunchApi::CuLaunchCooperativeKernel;
}

std::string_view toString(StreamKind stream) {
    return streamNames[static_cast<std::size_t>(stream)];
}

std::optional<StreamKind> streamKindFromName(std::string_view name) {
    return fromName<StreamKind>(streamNames, name);
}

bool canHaveGreenContext(StreamKind stream) {
    return stream == StreamKind::NonBlocking || stream == StreamKind::HighPriority;
}

LaunchConfig withStream(LaunchConfig config, StreamKind stream) {
    config.stream = stream;
    if (!canHaveGreenContext(stream))
        config.greenContextSmCount.reset();
    return config;
}

LaunchConfig withGreenContext(LaunchConfig config, std::optional<std::uint32_t> smCount) {
    config.greenContextSmCount = smCount;
    if (smCount && !canHaveGreenContext(config.stream))
        config.stream = StreamKind::NonBlocking;
    return config;
}

LaunchConfig canonical(LaunchConfig config) {
    if (isGraphNode(config.api) || !canHaveGreenContext(config.stream))
        config.greenContextSmCount.reset();
    config.cooperative = config.cooperative && canSetClusterDim(config.api);
    if (config.clusterDim == ClusterExtent{0, 0, 0})
        config.clusterDim.reset();
    if (!canSetClusterDim(config.api))
        config.attributes = {};
    if (config.attributes.preferredClusterDim == ClusterExtent{0, 0, 0})
        config.attributes.preferredClusterDim.reset();
    return config;
}

KernelOptIns canonicalOptIns(KernelOptIns optIns, const LaunchConfig& config,
                             const KernelAttributes& kernel) {
    const LaunchConfig asked = canonical(config);
    const std::optional<ClusterExtent> cluster = effectiveCluster(asked, kernel);
    const bool hasClusters = (cluster && volume(*cluster) != 1) || preferredCluster(asked);
    optIns.nonPortableClusterSizeAllowed = optIns.nonPortableClusterSizeAllowed && hasClusters;
    return optIns;
}

bool isCooperative(const LaunchConfig& config) {
    return isCooperativeApi(config.api) || (config.cooperative && canSetClusterDim(config.api));
}

LaunchConfig withCluster(LaunchConfig config, const ClusterExtent& cluster,
                         const ClusterExtent& withoutAttribute) {
    config.clusterDim.reset();
    if (cluster == withoutAttribute)
        return config;
    config.clusterDim = cluster;
    return withExtensibleApi(config);
}

bool needsExtensibleApi(const LaunchConfig& config) {
    return config.clusterDim || config.attributes != LaunchAttributes{};
}

LaunchApi apiWithoutAttributes(const LaunchConfig& config) {
    const bool driver = isDriverApi(config.api);
    if (isCooperative(config))
        return driver ? LaunchApi::CuLaunchCooperativeKernel : LaunchApi::CudaLaunchCooperativeKernel;
    return driver ? LaunchApi::CuLaunchKernel : LaunchApi::CudaLaunchKernel;
}

LaunchConfig withAttributes(LaunchConfig config, const LaunchAttributes& attributes) {
    config.attributes = attributes;
    return attributes == LaunchAttributes{} ? config : withExtensibleApi(config);
}

std::optional<ClusterExtent> declaredCluster(const KernelAttributes& kernel) {
    if (const auto* declared = std::get_if<ClusterExtent>(&kernel.declared.clusterDims))
        return *declared;
    if (kernel.declared.blockSize) // without a declared cluster: one block per cluster
        return kernel.declared.blockSize->cluster.value_or(ClusterExtent{});
    return std::nullopt;
}

std::optional<ClusterExtent> effectiveCluster(const LaunchConfig& config, const KernelAttributes& kernel) {
    if (const auto declared = declaredCluster(kernel))
        return declared;
    if (config.clusterDim && *config.clusterDim != ClusterExtent{0, 0, 0})
        return config.clusterDim;
    return std::nullopt;
}

bool gridCountsClusters(const KernelAttributes& kernel) {
    return kernel.declared.blockSize && kernel.declared.blockSize->cluster;
}

std::optional<ClusterExtent> preferredCluster(const LaunchConfig& config) {
    const auto& preferred = config.attributes.preferredClusterDim;
    return canSetClusterDim(config.api) && !isGraphNode(config.api) && preferred != ClusterExtent{0, 0, 0}
               ? preferred
               : std::nullopt;
}

KernelOptIns effectiveOptIns(const LaunchConfig& config, KernelOptIns optIns) {
    constexpr std::int64_t maxPercent = 100;
    const auto& carveout = config.attributes.preferredSharedMemoryCarveout;
    if (canSetClusterDim(config.api) && carveout && *carveout <= maxPercent)
        optIns.preferredShmemCarveout = static_cast<int>(*carveout);
    return optIns;
}

GridExtent gridCovering(const ProblemExtent& problem, const BlockExtent& block,
                        const KernelAttributes& kernel) {
    const auto& declared = kernel.declared.blockSize;
    GridExtent grid = gridCovering(problem, declared ? declared->block : block);
    if (declared && declared->cluster)
        for (Axis axis : allAxes)
            grid[axis] = static_cast<std::uint32_t>(
                ceilDivide(grid[axis], std::max<std::uint32_t>((*declared->cluster)[axis], 1)));
    return grid;
}

std::optional<ProblemExtent> problemToCover(const LaunchConfig& config, const KernelAttributes& kernel) {
    return kernel.declared.usesGridStrideLoop ? std::nullopt : config.problem;
}

bool leavesElementsOut(const LaunchConfig& config, const KernelAttributes& kernel) {
    constexpr std::uint32_t anyWarp = 32; // does not matter for the elements
    const auto problem = problemToCover(config, kernel);
    return problem && uncoveredElements(computeShape(config, kernel, anyWarp), *problem) != 0;
}

GridExtent roundUpToClusters(GridExtent grid, const LaunchConfig& config, const KernelAttributes& kernel) {
    const auto cluster = effectiveCluster(config, kernel);
    if (!cluster || hasZero(*cluster) || gridCountsClusters(kernel))
        return grid;
    for (const Axis axis : allAxes) {
        const std::uint64_t whole = ceilDivide(grid[axis], (*cluster)[axis]) * (*cluster)[axis];
        if (whole <= std::numeric_limits<std::uint32_t>::max())
            grid[axis] = static_cast<std::uint32_t>(whole);
    }
    return grid;
}

bool gridFollowsProblem(const LaunchConfig& config, const KernelAttributes& kernel) {
    const auto problem = problemToCover(config, kernel);
    return problem && config.gridDim == gridCovering(*problem, config.blockDim, kernel);
}

LaunchShape computeShape(const LaunchConfig& config, const KernelAttributes& kernel, std::uint32_t warpSize) {
    LaunchShape shape;
    shape.grid = config.gridDim;
    shape.block = config.blockDim;
    shape.warpSize = warpSize;
    if (const auto& declared = kernel.declared.blockSize) {
        shape.block = declared->block;
        if (declared->cluster)
            for (Axis axis : allAxes)
                shape.grid[axis] *= (*declared->cluster)[axis]; // 32-bit arithmetic, as in the driver
    }
    if (const auto cluster = effectiveCluster(config, kernel)) {
        shape.cluster = *cluster;
        if (!clusterDividesGrid(shape))
            shape.cluster = {};
    }
    return shape;
}

} // namespace trichevron::core
