// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/grid_sync_demo.h"
#include "gpu/demos/grid_sync_mark.h" // shown too
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

// Adds up `mine` over all threads of a block.
__device__ unsigned blockSum(const cg::thread_block& block, unsigned mine) {
    __shared__ unsigned sum;
    if (block.thread_rank() == 0)
        sum = 0;
    block.sync();
    atomicAdd(&sum, mine);
    block.sync();
    return sum;
}

// Adds up the n elements of A, which are multiples of ½, doubled to integers. The first half of `sums` holds
// the sum of each block, the second half the total as each block computes it.
//
// grid.sync() waits for all blocks of the grid, so all of them must be resident. Only a cooperative launch
// guarantees this: it is refused when the grid is too large. The host passes `cooperative` because the kernel
// cannot detect it: after one cooperative launch, grid.is_valid() is true for all launches in that stream
// (seen on H200, driver 580).
__global__ void gridSync(const float* A, unsigned* sums, size_t n, bool cooperative) {
    const auto grid = cg::this_grid();
    const auto block = cg::this_thread_block();

    if (!cooperative) { // otherwise grid.sync() would stop the kernel with an error, or wait forever
        if (grid.thread_rank() == 0)
            sums[0] = notCooperative;
        return;
    }

    unsigned mine = 0;
    for (size_t k = grid.thread_rank(); k < n; k += grid.num_threads())
        mine += unsigned(2 * A[k]);
    const unsigned blockTotal = blockSum(block, mine);
    if (block.thread_rank() == 0)
        sums[grid.block_rank()] = blockTotal;

    grid.sync(); // after the barrier, each block sees what all blocks wrote

    mine = 0;
    for (size_t other = block.thread_rank(); other < grid.num_blocks(); other += block.num_threads())
        mine += sums[other];
    const unsigned total = blockSum(block, mine);
    if (block.thread_rank() == 0)
        sums[grid.num_blocks() + grid.block_rank()] = total;
}
// Shown to here

#include "gpu/demos/grid_sync.traced.inc"

void addGridSync(DemoList& demos) {
    core::KernelInfo info;
    info.id = "gridSync";
    info.title = "Grid synchronisation";
    info.summary = "Computes the sum of each block and, after a barrier for the whole grid, the sum of those "
                   "sums. Needs a cooperative launch.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/grid_sync.source.inc"
        ;
    info.arguments = "A, sums, n, cooperative";
    info.suggested.api = core::LaunchApi::CudaLaunchCooperativeKernel;
    info.attributes.declared.usesGridStrideLoop = true;
    info.suggested.problem = core::ProblemExtent{1U << 24, 1, 1};
    info.suggested.gridDim = {128, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    demos.push_back(
        makeGridSyncDemo(std::move(info), reinterpret_cast<const void*>(&gridSync), gridSyncTracedKernel()));
}

} // namespace trichevron::gpu
