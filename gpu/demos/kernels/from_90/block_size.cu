// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/cluster_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

// Blocks of 128 threads, in clusters of 2 blocks. The grid of the launch then counts clusters, not blocks:
// blocksAsClusters<<<8, 128>>>(…) launches 16 blocks, and gridDim.x is 16 in the kernel. A launch cannot use
// another cluster or another block.
//
// The first `recorded` threads have space for two values each: the rank of their cluster in the grid, and
// their own rank in the cluster.
__global__ void __block_size__((128, 1, 1), (2, 1, 1)) blocksAsClusters(unsigned* results, size_t recorded) {
    const unsigned long long rank = cg::this_grid().thread_rank();
    if (rank < recorded) {
        results[2 * rank] = unsigned(cg::this_grid().cluster_rank());
        results[2 * rank + 1] = unsigned(cg::this_cluster().thread_rank());
    }
}
// Shown to here

#include "gpu/demos/block_size.traced.inc"

void addBlockSize(DemoList& demos) {
    core::KernelInfo info;
    info.id = "blocksAsClusters";
    info.title = "Blocks as clusters";
    info.summary = "__block_size__((128, 1, 1), (2, 1, 1)): the grid of the launch counts clusters, so twice "
                   "as many blocks run.";
    info.problemAxes = 0;
    info.minimum = {9, 0};
    info.source =
#include "gpu/demos/block_size.source.inc"
        ;
    info.arguments = "results, recorded";
    info.attributes.declared.blockSize = core::DeclaredBlockSize{{128, 1, 1}, core::ClusterExtent{2, 1, 1}};
    info.suggested.gridDim = {8, 1, 1};
    info.suggested.blockDim = {128, 1, 1};
    demos.push_back(makeBlockSizeDemo(std::move(info), reinterpret_cast<const void*>(&blocksAsClusters),
                                      blocksAsClustersTracedKernel()));
}

} // namespace trichevron::gpu
