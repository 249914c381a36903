// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// One launch as the user wrote it: the arguments inside <<< >>>, or a cudaLaunchConfig_t.
#pragma once

#include "core/dimensions/extent.h"
#include "core/dimensions/hierarchy.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_attributes.h"

#include <array>
#include <optional>
#include <string_view>

namespace trichevron::core {

/// The launch function. <<<>>> compiles to cudaLaunchKernel.
enum class LaunchApi {
    CudaLaunchKernel,
    CudaLaunchKernelEx,
    CudaLaunchCooperativeKernel,
    CuLaunchKernel,
    CuLaunchKernelEx,
    CuLaunchCooperativeKernel,
    CudaGraphAddKernelNode ///< a kernel node of a graph, which is instantiated and launched
};
/// The functions that launch a kernel.
inline constexpr std::array<LaunchApi, 6> launchFunctions{
    LaunchApi::CudaLaunchKernel, LaunchApi::CudaLaunchKernelEx, LaunchApi::CudaLaunchCooperativeKernel,
    LaunchApi::CuLaunchKernel,   LaunchApi::CuLaunchKernelEx,   LaunchApi::CuLaunchCooperativeKernel};
/// Every way to launch: the functions, and a node of a graph.
inline constexpr std::array<LaunchApi, 7> allLaunchApis{
    LaunchApi::CudaLaunchKernel,      LaunchApi::CudaLaunchKernelEx, LaunchApi::CudaLaunchCooperativeKernel,
    LaunchApi::CuLaunchKernel,        LaunchApi::CuLaunchKernelEx,   LaunchApi::CuLaunchCooperativeKernel,
    LaunchApi::CudaGraphAddKernelNode};

/// "cudaLaunchKernel", "cuLaunchKernelEx", …; also the spelling in JSON.
std::string_view toString(LaunchApi api);
std::optional<LaunchApi> launchApiFromName(std::string_view name);
/// Driver API functions return a CUresult, runtime API functions a cudaError_t.
bool isDriverApi(LaunchApi api);
/// Only the Ex functions and the nodes of a graph have launch attributes, and so a cluster dimension.
bool canSetClusterDim(LaunchApi api);
/// Whether the launch is a kernel node of a graph, which takes several calls.
bool isGraphNode(LaunchApi api);
/// The function of the same API that has launch attributes.
LaunchApi extensibleApi(LaunchApi api);
/// The driver's functions and the nodes of a graph take dynamic shared memory as an unsigned int, the others
/// as a size_t.
bool takesSmemIn32Bits(LaunchApi api);
/// The cooperative functions. They launch cooperatively, independent of LaunchConfig::cooperative.
bool isCooperativeApi(LaunchApi api);

/// The calls that a launch consists of. A launch function has one, the launch itself; a node of a graph has
/// all.
enum class LaunchStep {
    AddNode,      ///< cudaGraphAddKernelNode
    SetAttribute, ///< cudaGraphKernelNodeSetAttribute, once for each attribute
    Instantiate,  ///< cudaGraphInstantiate
    Launch        ///< cudaGraphLaunch, or the launch function
};
/// "addNode", "setAttribute", "instantiate", "launch"; also the spelling in JSON.
std::string_view toString(LaunchStep step);
/// The call of this step: "cudaGraphInstantiate", …; for a launch function the function itself.
std::string_view callName(LaunchApi api, LaunchStep step);
std::optional<LaunchStep> launchStepFromName(std::string_view name);

/// The stream of a launch.
enum class StreamKind {
    Default,     ///< the legacy default stream
    PerThread,   ///< cudaStreamPerThread
    NonBlocking, ///< created with cudaStreamNonBlocking
    HighPriority ///< non-blocking, created with the highest priority
};
inline constexpr std::array<StreamKind, 4> allStreamKinds{StreamKind::Default, StreamKind::PerThread,
                                                          StreamKind::NonBlocking, StreamKind::HighPriority};
/// "default", "perThread", "nonBlocking", "highPriority"; also the spelling in JSON.
std::string_view toString(StreamKind stream);
std::optional<StreamKind> streamKindFromName(std::string_view name);

struct LaunchConfig {
    LaunchApi api = LaunchApi::CudaLaunchKernel;
    GridExtent gridDim;   ///< in blocks; in clusters when the kernel declares __block_size__ with a cluster
    BlockExtent blockDim; ///< in threads
    std::optional<ClusterExtent> clusterDim; ///< the launch attribute, in blocks; {0,0,0} means unset
    bool cooperative = false;                ///< the launch attribute; see isCooperative()
    Bytes dynamicSmemBytes;
    StreamKind stream = StreamKind::Default;
    /// SMs that are asked for the green context of the stream, which is then a created one; empty: the stream
    /// is of the primary context, which has all SMs.
    std::optional<std::uint32_t> greenContextSmCount;
    std::optional<ProblemExtent> problem; ///< in elements; empty when not given
    LaunchAttributes attributes;          ///< the other launch attributes

    friend bool operator==(const LaunchConfig&, const LaunchConfig&) = default;
};

/// The canonical form of a launch: no green context for a stream or a node that cannot have one, no
/// cooperative flag when the function is cooperative or has no launch attributes, no other attributes where
/// it has none, and no cluster or preferred cluster {0,0,0}. Two launches are the same if their canonical
/// forms are equal.
LaunchConfig canonical(LaunchConfig config);

/// The opt-ins of a kernel as far as they change this launch: without clusters no permission of their sizes.
KernelOptIns canonicalOptIns(KernelOptIns optIns, const LaunchConfig& config, const KernelAttributes& kernel);

/// True when the function or the launch attribute makes the launch cooperative.
bool isCooperative(const LaunchConfig& config);

/// The launch with this cluster, using a function that can set it. The cluster that the launch has without
/// the attribute removes it: the one that the kernel declares, else one block.
LaunchConfig withCluster(LaunchConfig config, const ClusterExtent& cluster,
                         const ClusterExtent& withoutAttribute = {});

/// Whether the launch has a cluster or attributes, which only some functions take.
bool needsExtensibleApi(const LaunchConfig& config);
/// The function of the same API that takes no launch attributes; a cooperative launch stays cooperative.
LaunchApi apiWithoutAttributes(const LaunchConfig& config);
/// The launch with these attributes, using a function that takes them.
LaunchConfig withAttributes(LaunchConfig config, const LaunchAttributes& attributes);

/// The cluster that the kernel declares with __cluster_dims__ or __block_size__, which is one block where
/// __block_size__ names none; empty without either, and for __cluster_dims__().
std::optional<ClusterExtent> declaredCluster(const KernelAttributes& kernel);

/// The cluster that the device uses: the declared one, else the one of the launch; empty without either.
std::optional<ClusterExtent> effectiveCluster(const LaunchConfig& config, const KernelAttributes& kernel);

/// True when gridDim counts clusters, not blocks: the kernel declares __block_size__ with a cluster.
bool gridCountsClusters(const KernelAttributes& kernel);

/// The preferred cluster of the launch; empty without one, when it is {0,0,0}, and for a node of a graph,
/// which cannot have one.
std::optional<ClusterExtent> preferredCluster(const LaunchConfig& config);

/// The opt-ins with which the launch runs: its carve-out outranks that of the function (blocks counted on the
/// SMs of an H200, driver 580.159.04). A carve-out that the driver refuses changes nothing.
KernelOptIns effectiveOptIns(const LaunchConfig& config, KernelOptIns optIns);

/// Whether a stream can be one of a green context: cuGreenCtxStreamCreate makes non-blocking streams only.
bool canHaveGreenContext(StreamKind stream);
/// The launch in this stream, without a green context where the stream cannot be one of it.
LaunchConfig withStream(LaunchConfig config, StreamKind stream);
/// The launch in a stream of a green context, which is created as non-blocking where the launch has none; or
/// in a stream of the primary context.
LaunchConfig withGreenContext(LaunchConfig config, std::optional<std::uint32_t> smCount);

/// The smallest grid that covers a problem: in clusters when the kernel declares __block_size__ with a
/// cluster, else in blocks. Uses the declared block if there is one, else `block`.
GridExtent gridCovering(const ProblemExtent& problem, const BlockExtent& block,
                        const KernelAttributes& kernel);
/// The problem that the grid has to cover with one thread per element. Empty when no problem is given, or
/// when the kernel loops over it and so works with any grid.
std::optional<ProblemExtent> problemToCover(const LaunchConfig& config, const KernelAttributes& kernel);
/// Whether elements of that problem have no thread, because the grid is too small.
bool leavesElementsOut(const LaunchConfig& config, const KernelAttributes& kernel);
/// A grid in blocks, rounded up to whole clusters. An axis that would exceed 32 bits stays unchanged.
GridExtent roundUpToClusters(GridExtent grid, const LaunchConfig& config, const KernelAttributes& kernel);
/// True when the grid is the one that covers the problem. It then has to be recomputed when the block
/// changes.
bool gridFollowsProblem(const LaunchConfig& config, const KernelAttributes& kernel);

/// The hierarchy of the launch: grid in blocks, clusters, threads. The grid of a __block_size__ kernel is
/// converted to blocks with 32-bit arithmetic per axis, as in the driver (2147483748 clusters of 2 ran as 200
/// blocks: seen on H200, driver 580.159.04). A cluster that does not divide the grid becomes {1,1,1}: the
/// device refuses such a launch, and the shape still has the requested blocks.
LaunchShape computeShape(const LaunchConfig& config, const KernelAttributes& kernel, std::uint32_t warpSize);

} // namespace trichevron::core
