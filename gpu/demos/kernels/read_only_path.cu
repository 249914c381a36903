// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/read_only_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron {

// Shown from here
namespace cg = cooperative_groups;

// Each thread reads an element, has it overwritten by the thread before it, and reads it again. The first
// `elements` elements exist; blocks past them do nothing.

// Wrong: the second read may give the old value or the new one. __ldg(), as const __restrict__ pointers do
// where the compiler chooses, reads on the read-only path, which is for data that no thread writes while the
// kernel runs. __syncthreads() does not change that.
__global__ void readOnlyStale(unsigned* data, unsigned* first, unsigned* second, size_t elements) {
    const auto block = cg::this_thread_block();
    const size_t begin = size_t(cg::this_grid().block_rank()) * block.num_threads();
    if (begin + block.num_threads() > elements)
        return;
    const size_t own = begin + block.thread_rank();
    const size_t next = begin + (block.thread_rank() + 1) % block.num_threads();

    first[own] = __ldg(&data[own]);
    __syncthreads(); // all have read
    data[next] = unsigned(next);
    // All have written. `none` is 0, which the compiler does not know: else it would not load again, since it
    // takes such data for unchanged, too.
    const int none = __syncthreads_or(own >= elements);
    second[own] = __ldg(&data[own + none]);
}

// Right: plain loads. After the barrier each sees what the other threads of the block wrote before it.
__global__ void readOnlyRight(unsigned* data, unsigned* first, unsigned* second, size_t elements) {
    const auto block = cg::this_thread_block();
    const size_t begin = size_t(cg::this_grid().block_rank()) * block.num_threads();
    if (begin + block.num_threads() > elements)
        return;
    const size_t own = begin + block.thread_rank();
    const size_t next = begin + (block.thread_rank() + 1) % block.num_threads();

    first[own] = data[own];
    __syncthreads(); // all have read
    data[next] = unsigned(next);
    __syncthreads(); // all have written
    second[own] = data[own];
}
// Shown to here

#include "gpu/demos/read_only_path.traced.inc"

void addReadOnlyPath(DemoList& demos) {
    KernelInfo info;
    info.problemAxes = 0;
    info.source =
#include "gpu/demos/read_only_path.source.inc"
        ;
    info.arguments = "data, first, second, elements";
    info.suggested.gridDim = {64, 1, 1};
    info.suggested.blockDim = {256, 1, 1};

    KernelInfo stale = info;
    stale.id = "readOnlyStale";
    stale.title = "Read-only path, misused";
    stale.summary = "Reads data through the non-coherent path while the kernel writes it: the value that is "
                    "read may be the old one.";
    demos.push_back(makeReadOnlyDemo(std::move(stale), reinterpret_cast<const void*>(&readOnlyStale),
                                     readOnlyStaleTracedKernel(), SecondRead::OldOrNew));

    KernelInfo right = info;
    right.id = "readOnlyRight";
    right.title = "Plain loads, right";
    right.summary = "The same with plain loads: after __syncthreads() each thread sees what its block wrote.";
    demos.push_back(makeReadOnlyDemo(std::move(right), reinterpret_cast<const void*>(&readOnlyRight),
                                     readOnlyRightTracedKernel(), SecondRead::New));
}

} // namespace trichevron
