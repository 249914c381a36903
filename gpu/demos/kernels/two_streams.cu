// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/kernel_times.h" // shown too
#include "gpu/demos/two_streams_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

__device__ unsigned long long globalTimer() {
    unsigned long long nanoseconds;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(nanoseconds));
    return nanoseconds;
}

// Launched twice, each time in a different stream and with its own arguments. Each thread computes for a
// while without accessing memory; the first `recorded` threads have space for their result.
//
// Two kernels in one stream run one after the other. In two created streams they can run concurrently, if the
// first leaves room for blocks of the second.
__global__ void twoStreams(unsigned* results, unsigned long long recorded, KernelTimes* times) {
    const auto block = cg::this_thread_block();
    if (block.thread_rank() == 0)
        atomicMin(&times->began, globalTimer());

    const unsigned long long rank = cg::this_grid().thread_rank();
    unsigned x = unsigned(rank);
#pragma unroll 1 // otherwise the compiler combines several steps into one
    for (int step = 0; step < chainSteps; ++step)
        x = x * 1664525U + 1013904223U; // depends on the previous step
    if (rank < recorded)
        results[rank] = x;

    block.sync(); // all threads of the block have finished
    if (block.thread_rank() == 0)
        atomicMax(&times->ended, globalTimer());
}
// Shown to here

#include "gpu/demos/two_streams.traced.inc"

void addTwoStreams(DemoList& demos) {
    core::KernelInfo info;
    info.id = "twoStreams";
    info.title = "Two streams";
    info.summary =
        "Launches the same kernel in two streams, and reports whether the two ran concurrently: "
        "not in the default stream, but possibly in created streams. Streams of green contexts have "
        "SMs of their own. A launch completion event lets the second begin once all blocks of the "
        "first have begun.";
    info.problemAxes = 0;
    info.source =
#include "gpu/demos/two_streams.source.inc"
        ;
    info.arguments = "results, recorded, times";
    info.suggested.gridDim = {64, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.stream = core::StreamKind::NonBlocking;
    demos.push_back(makeTwoStreamsDemo(std::move(info), reinterpret_cast<const void*>(&twoStreams),
                                       twoStreamsTracedKernel()));
}

} // namespace trichevron::gpu
