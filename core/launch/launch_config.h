// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// One launch as the user wrote it: what stands inside <<< >>>, or in cudaLaunchConfig_t.
#pragma once

#include "core/dimensions/extent.h"
#include "core/dimensions/hierarchy.h"
#include "core/kernel/kernel_attributes.h"

#include <array>
#include <optional>
#include <string_view>

namespace trichevron {

/// The function that launches. <<<>>> becomes cudaLaunchKernel.
enum class LaunchApi {
    CudaLaunchKernel,
    CudaLaunchKernelEx,
    CudaLaunchCooperativeKernel,
    CuLaunchKernel,
    CuLaunchKernelEx,
    CuLaunchCooperativeKernel
};
inline constexpr std::array<LaunchApi, 6> allLaunchApis{
    LaunchApi::CudaLaunchKernel, LaunchApi::CudaLaunchKernelEx, LaunchApi::CudaLaunchCooperativeKernel,
    LaunchApi::CuLaunchKernel,   LaunchApi::CuLaunchKernelEx,   LaunchApi::CuLaunchCooperativeKernel};

/// "cudaLaunchKernel", "cuLaunchKernelEx", …; also the spelling in JSON.
std::string_view nameOf(LaunchApi api);
std::optional<LaunchApi> launchApiFromName(std::string_view name);
/// Driver functions answer with CUresult, the others with cudaError_t.
bool isDriverApi(LaunchApi api);
/// Only the Ex functions can carry a cluster dimension.
bool carriesClusterDim(LaunchApi api);
/// The cooperative functions, which launch cooperatively whatever the config's flag says.
bool isCooperativeApi(LaunchApi api);

/// The stream a launch goes to.
enum class StreamKind {
    Default,     ///< the legacy default stream
    PerThread,   ///< cudaStreamPerThread
    NonBlocking, ///< created with cudaStreamNonBlocking
    HighPriority ///< non-blocking, created with the greatest priority
};
inline constexpr std::array<StreamKind, 4> allStreamKinds{StreamKind::Default, StreamKind::PerThread,
                                                          StreamKind::NonBlocking, StreamKind::HighPriority};
/// "default", "perThread", "nonBlocking", "highPriority"; also the spelling in JSON.
std::string_view nameOf(StreamKind stream);
std::optional<StreamKind> streamKindFromName(std::string_view name);

struct LaunchConfig {
    LaunchApi api = LaunchApi::CudaLaunchKernel;
    GridExtent gridDim;   ///< blocks; but clusters when the kernel declares __block_size__ with a cluster
    BlockExtent blockDim; ///< threads
    std::optional<ClusterExtent> clusterDim; ///< the run-time launch attribute; {0,0,0} counts as unset
    bool cooperative = false;                ///< the launch attribute; see isCooperative()
    Bytes dynamicSmemBytes;
    StreamKind stream = StreamKind::Default;
    std::optional<ProblemExtent> problem; ///< elements the kernel works on, when the user gave them

    friend bool operator==(const LaunchConfig&, const LaunchConfig&) = default;
};

/// The one way to write this launch: without a cooperative flag where the function is cooperative anyway or
/// cannot carry one, and without a cluster of {0,0,0}. Launches that compare equal then are the same launch.
LaunchConfig canonical(LaunchConfig config);

/// True when the launch is cooperative, by its function or by its attribute.
bool isCooperative(const LaunchConfig& config);

/// The launch with this cluster, by a function that carries one; a cluster of a single block is none.
LaunchConfig withCluster(LaunchConfig config, const ClusterExtent& cluster);

/// The cluster the device will use: declared or given at launch; none when neither, or when given as {0,0,0}.
std::optional<ClusterExtent> effectiveCluster(const LaunchConfig& config, const KernelAttributes& kernel);

/// The grid that covers a problem, counted as the kernel has its grid counted: in clusters when it declares
/// its block with a cluster, else in blocks. The block is the declared one, else `block`.
GridExtent gridCovering(const ProblemExtent& problem, const BlockExtent& block,
                        const KernelAttributes& kernel);
/// The problem that the grid is to cover with a thread for each element: none where none is given, or where
/// the kernel shares it out whatever the grid.
std::optional<ProblemExtent> problemToCover(const LaunchConfig& config, const KernelAttributes& kernel);
/// A grid that is counted in blocks, rounded up to whole clusters; an axis that would not fit stays.
GridExtent inWholeClusters(GridExtent grid, const LaunchConfig& config, const KernelAttributes& kernel);
/// True when the grid is the one that covers the problem, so that it is to be derived anew with another
/// block.
bool gridFollowsProblem(const LaunchConfig& config, const KernelAttributes& kernel);

/// The hierarchy that the launch makes: blocks, clusters, threads. A __block_size__ kernel's grid is
/// multiplied out to blocks in 32 bits per axis, as the driver does (2147483748 clusters of 2 ran as 200
/// blocks: seen on H200, driver 580.159.04). A cluster that does not divide the grid is left out ({1,1,1}):
/// the device refuses it, and the picture still shows the blocks that were asked for.
LaunchShape shapeOf(const LaunchConfig& config, const KernelAttributes& kernel, std::uint32_t warpSize);

} // namespace trichevron
