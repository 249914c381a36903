// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/cluster_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

// Each block writes its rank in the grid to its own shared memory, and reads the rank of the next block of
// its cluster. The first `recorded` blocks have space for two values: their rank in the cluster, and the rank
// that they read.
__device__ __forceinline__ void exchangeRanks(unsigned* results, size_t recorded) {
    __shared__ unsigned published;
    const auto cluster = cg::this_cluster();
    const unsigned long long blockRank = cg::this_grid().block_rank();
    const bool isFirstThread = cg::this_thread_block().thread_rank() == 0;

    if (isFirstThread)
        published = unsigned(blockRank);
    cluster.sync(); // all blocks of the cluster are running and have written

    if (isFirstThread && blockRank < recorded) {
        const unsigned next = (cluster.block_rank() + 1) % cluster.num_blocks();
        const unsigned* theirs = cluster.map_shared_rank(&published, next);
        results[2 * blockRank] = cluster.block_rank();
        results[2 * blockRank + 1] = *theirs;
    }
    cluster.sync(); // wait until every block was read: the shared memory of a block is gone when it ends
}

// The declaration sets the cluster: any launch function can be used, and none can change the cluster.
__global__ void __cluster_dims__(2, 1, 1) clusterDeclared(unsigned* results, size_t recorded) {
    exchangeRanks(results, recorded);
}

// The launch sets the cluster, with cudaLaunchKernelEx and cudaLaunchAttributeClusterDimension. Without it,
// each block is a cluster of its own.
__global__ void clusterAtLaunch(unsigned* results, size_t recorded) {
    exchangeRanks(results, recorded);
}

// The launch must set the cluster.
__global__ void __cluster_dims__() clusterRequired(unsigned* results, size_t recorded) {
    exchangeRanks(results, recorded);
}
// Shown to here

#include "gpu/demos/clusters.traced.inc"

void addClusters(DemoList& demos) {
    core::KernelInfo info;
    info.problemAxes = 0;
    info.minimum = {9, 0};
    info.source =
#include "gpu/demos/clusters.source.inc"
        ;
    info.arguments = "results, recorded";
    info.suggested.gridDim = {16, 1, 1};
    info.suggested.blockDim = {128, 1, 1};

    core::KernelInfo declared = info;
    declared.id = "clusterDeclared";
    declared.title = "Declared cluster";
    declared.summary = "__cluster_dims__(2, 1, 1): pairs of blocks that read each other's shared memory, "
                       "with any launch function.";
    declared.attributes.declared.clusterDims = core::ClusterExtent{2, 1, 1};
    demos.push_back(makeClusterDemo(declared, reinterpret_cast<const void*>(&clusterDeclared),
                                    clusterDeclaredTracedKernel()));

    info.suggested.api = core::LaunchApi::CudaLaunchKernelEx;
    info.suggested.clusterDim = core::ClusterExtent{4, 1, 1};
    core::KernelInfo atLaunch = info;
    atLaunch.id = "clusterAtLaunch";
    atLaunch.title = "Cluster at launch";
    atLaunch.summary = "A kernel that takes any cluster that the launch sets: each block reads the shared "
                       "memory of the next block in its cluster.";
    demos.push_back(makeClusterDemo(atLaunch, reinterpret_cast<const void*>(&clusterAtLaunch),
                                    clusterAtLaunchTracedKernel()));

    core::KernelInfo required = info;
    required.id = "clusterRequired";
    required.title = "Cluster required";
    required.summary = "__cluster_dims__() without sizes: a launch that sets no cluster is refused.";
    required.attributes.declared.clusterDims = core::ClusterDimsUnspecified{};
    demos.push_back(makeClusterDemo(required, reinterpret_cast<const void*>(&clusterRequired),
                                    clusterRequiredTracedKernel()));
}

} // namespace trichevron::gpu
