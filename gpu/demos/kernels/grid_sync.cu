// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/grid_sync_demo.h"
#include "gpu/demos/grid_sync_mark.h" // shown too
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron {

// Shown from here
namespace cg = cooperative_groups;

// The sum over all threads of a block, in its first thread.
__device__ unsigned blockSum(const cg::thread_block& block, unsigned mine) {
    __shared__ unsigned sum;
    if (block.thread_rank() == 0)
        sum = 0;
    block.sync();
    atomicAdd(&sum, mine);
    block.sync();
    return sum;
}

// Twice the sum of the n elements of A, which are multiples of ½. `sums` gets the sum of each block's
// elements, and after those the sum of all, as each block sees it.
//
// grid.sync() waits for all blocks of the grid, so all of them have to be resident: only a cooperative launch
// makes sure, and is refused when the grid is too large. Whether it was one, the host has to say: after a
// cooperative launch, grid.is_valid() is true in all launches in that stream (seen on H200, driver 580).
__global__ void gridSync(const float* A, unsigned* sums, size_t n, bool cooperative) {
    const auto grid = cg::this_grid();
    const auto block = cg::this_thread_block();

    if (!cooperative) { // grid.sync() would stop the kernel with an error, or wait forever
        if (grid.thread_rank() == 0)
            sums[0] = notCooperative;
        return;
    }

    unsigned mine = 0;
    for (size_t k = grid.thread_rank(); k < n; k += grid.num_threads())
        mine += unsigned(2 * A[k]);
    const unsigned ofBlock = blockSum(block, mine);
    if (block.thread_rank() == 0)
        sums[grid.block_rank()] = ofBlock;

    grid.sync(); // from here on each block sees what all the others wrote

    mine = 0;
    for (size_t other = block.thread_rank(); other < grid.num_blocks(); other += block.num_threads())
        mine += sums[other];
    const unsigned ofAll = blockSum(block, mine);
    if (block.thread_rank() == 0)
        sums[grid.num_blocks() + grid.block_rank()] = ofAll;
}
// Shown to here

#include "gpu/demos/grid_sync.traced.inc"

void addGridSync(DemoList& demos) {
    KernelInfo info;
    info.id = "gridSync";
    info.title = "Grid synchronisation";
    info.summary = "Sums of blocks, then, after a barrier for the whole grid, the sum of the sums: needs a "
                   "cooperative launch.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/grid_sync.source.inc"
        ;
    info.arguments = "A, sums, n, cooperative";
    info.suggested.api = LaunchApi::CudaLaunchCooperativeKernel;
    info.attributes.declared.sharesOutProblem = true;
    info.suggested.problem = ProblemExtent{1U << 24, 1, 1};
    info.suggested.gridDim = {128, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    demos.push_back(
        makeGridSyncDemo(std::move(info), reinterpret_cast<const void*>(&gridSync), gridSyncTracedKernel()));
}

} // namespace trichevron
