// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/thread_ids_demo.h"
#include "gpu/demos/thread_record.h" // shown too
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

__device__ Triple triple(dim3 d) {
    return {d.x, d.y, d.z};
}

// Every thread queries its IDs and writes them at its global rank; the first `recorded` threads have space.
// The first thread of each of the first `placed` blocks writes the SM that runs the block.
__global__ void threadIds(ThreadRecord* records, unsigned long long recorded, int* blockSm, unsigned placed) {
    unsigned sm, lane;
    asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));

    const auto grid = cg::this_grid();
    const auto block = cg::this_thread_block();
    const auto warp = cg::tiled_partition<32>(block);
    const unsigned long long blockRank = grid.block_rank();

    if (block.thread_rank() == 0 && blockRank < placed)
        blockSm[blockRank] = int(sm);
    // A grid can have more threads than 64 bits count, so check the rank of the block first.
    if (blockRank >= recorded || grid.thread_rank() >= recorded)
        return;
    const unsigned long long globalRank = grid.thread_rank();

    ThreadRecord& record = records[globalRank];
    record.threadIndex = {threadIdx.x, threadIdx.y, threadIdx.z};
    record.blockIndex = {blockIdx.x, blockIdx.y, blockIdx.z};
    record.threadId = block.thread_rank();
    record.warp = warp.meta_group_rank();
    record.lane = lane; // read from the hardware
    record.blockRank = blockRank;
    record.globalRank = globalRank;
    record.sm = sm;
#if __CUDA_ARCH__ >= 900
    // Read from the hardware. Without a cluster dimension, each block is a cluster of its own.
    const auto cluster = cg::this_cluster();
    record.clusterIndex = triple(grid.cluster_index());
    record.clusterRank = grid.cluster_rank();
    record.blockInCluster = triple(cluster.block_index());
    record.blockRankInCluster = cluster.block_rank();
    record.clusterDim = triple(cluster.dim_blocks());
    record.clusterBlocks = cluster.num_blocks();
    record.clusterThreads = unsigned(cluster.num_threads());
#else
    // There are no clusters before compute capability 9.0: each block is on its own.
    record.clusterIndex = record.blockIndex;
    record.clusterRank = blockRank;
    record.blockInCluster = {0, 0, 0};
    record.blockRankInCluster = 0;
    record.clusterDim = {1, 1, 1};
    record.clusterBlocks = 1;
    record.clusterThreads = block.num_threads();
#endif
    record.gridBlocks = grid.num_blocks();
    record.gridThreads = grid.num_threads();
    record.written = 1;
}
// Shown to here

#include "gpu/demos/thread_ids.traced.inc"

void addThreadIds(DemoList& demos) {
    core::KernelInfo info;
    info.id = "threadIds";
    info.title = "Thread IDs";
    info.summary = "Every thread writes its IDs at every level of the launch, and the SM that it ran on.";
    info.problemAxes = 0;
    info.source =
#include "gpu/demos/thread_ids.source.inc"
        ;
    info.arguments = "records, recorded, blockSm, placed";
    info.suggested.gridDim = {8, 4, 2};
    info.suggested.blockDim = {8, 4, 2};
    demos.push_back(makeThreadIdsDemo(std::move(info), reinterpret_cast<const void*>(&threadIds),
                                      threadIdsTracedKernel()));
}

} // namespace trichevron::gpu
