// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/read_only_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

// Each thread reads an element, lets the previous thread overwrite it, and reads it again. The arrays have
// `elements` elements; blocks past them do nothing.

// Wrong: the second read may return the old value or the new one. __ldg() reads through the read-only path,
// which is only for data that no thread writes while the kernel runs; const __restrict__ pointers let the
// compiler choose the same path. __syncthreads() does not change that.
__global__ void readOnlyStale(unsigned* data, unsigned* first, unsigned* second, size_t elements) {
    const auto block = cg::this_thread_block();
    const size_t begin = size_t(cg::this_grid().block_rank()) * block.num_threads();
    if (begin + block.num_threads() > elements)
        return;
    const size_t own = begin + block.thread_rank();
    const size_t next = begin + (block.thread_rank() + 1) % block.num_threads();

    first[own] = __ldg(&data[own]);
    __syncthreads(); // all threads have read
    data[next] = unsigned(next);
    // All threads have written. `none` is 0, which the compiler cannot know. Without it the compiler would
    // not load again, since it also assumes that such data does not change.
    const int none = __syncthreads_or(own >= elements);
    second[own] = __ldg(&data[own + none]);
}

// Correct: plain loads. After the barrier each thread sees what the other threads of the block wrote before
// it.
__global__ void readOnlyRight(unsigned* data, unsigned* first, unsigned* second, size_t elements) {
    const auto block = cg::this_thread_block();
    const size_t begin = size_t(cg::this_grid().block_rank()) * block.num_threads();
    if (begin + block.num_threads() > elements)
        return;
    const size_t own = begin + block.thread_rank();
    const size_t next = begin + (block.thread_rank() + 1) % block.num_threads();

    first[own] = data[own];
    __syncthreads(); // all threads have read
    data[next] = unsigned(next);
    __syncthreads(); // all threads have written
    second[own] = data[own];
}
// Shown to here

#include "gpu/demos/read_only_path.traced.inc"

void addReadOnlyPath(DemoList& demos) {
    core::KernelInfo info;
    info.problemAxes = 0;
    info.source =
#include "gpu/demos/read_only_path.source.inc"
        ;
    info.arguments = "data, first, second, elements";
    info.suggested.gridDim = {64, 1, 1};
    info.suggested.blockDim = {256, 1, 1};

    core::KernelInfo stale = info;
    stale.id = "readOnlyStale";
    stale.title = "Read-only path, misused";
    stale.summary = "Reads data through the non-coherent path while the kernel writes it: the read may "
                    "return the old value.";
    demos.push_back(makeReadOnlyDemo(std::move(stale), reinterpret_cast<const void*>(&readOnlyStale),
                                     readOnlyStaleTracedKernel(), SecondRead::OldOrNew));

    core::KernelInfo right = info;
    right.id = "readOnlyRight";
    right.title = "Plain loads, correct";
    right.summary =
        "The same kernel with plain loads: after __syncthreads() each thread sees what its block wrote.";
    demos.push_back(makeReadOnlyDemo(std::move(right), reinterpret_cast<const void*>(&readOnlyRight),
                                     readOnlyRightTracedKernel(), SecondRead::New));
}

} // namespace trichevron::gpu
