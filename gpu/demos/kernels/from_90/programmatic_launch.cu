// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/programmatic_launch_demo.h"
#include "gpu/demos/programmatic_times.h" // shown too
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

__device__ unsigned long long readGlobalTimer() {
    unsigned long long nanoseconds;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(nanoseconds));
    return nanoseconds;
}

__device__ unsigned computeSteps(unsigned x) {
#pragma unroll 1 // otherwise the compiler combines several steps into one
    for (int step = 0; step < stepsOfHalf; ++step)
        x = x * 1664525U + 1013904223U; // depends on the previous step
    return x;
}

// Launched twice in one stream, the second time with the results of the first as `before`. The first half of
// the work needs nothing of the kernel before, the second half adds its results.
//
// With programmaticStreamSerializationAllowed = 1, the second kernel may start once every block of the first
// has called cudaTriggerProgrammaticLaunchCompletion() or has ended, if there is room for its blocks. Without
// it, the second starts after the first has ended, and both calls do nothing.
__global__ void programmaticLaunch(unsigned* results, const unsigned* before, unsigned long long recorded,
                                   ProgrammaticTimes* times) {
    const auto block = cg::this_thread_block();
    const unsigned long long rank = cg::this_grid().thread_rank();
    if (block.thread_rank() == 0)
        atomicMin(&times->began, readGlobalTimer());

    cudaTriggerProgrammaticLaunchCompletion(); // the kernel after this one may start
    unsigned x = computeSteps(unsigned(rank));

    cudaGridDependencySynchronize(); // the kernel before this one has ended, and its results can be read
    if (block.thread_rank() == 0)
        atomicMin(&times->waited, readGlobalTimer());
    if (before != nullptr && rank < recorded)
        x += before[rank];
    x = computeSteps(x);
    if (rank < recorded)
        results[rank] = x;

    block.sync(); // all threads of the block have finished
    if (block.thread_rank() == 0)
        atomicMax(&times->ended, readGlobalTimer());
}
// Shown to here

#include "gpu/demos/programmatic_launch.traced.inc"

void addProgrammaticLaunch(DemoList& demos) {
    core::KernelInfo info;
    info.id = "programmaticLaunch";
    info.title = "Programmatic dependent launch";
    info.summary = "Launches two kernels in one stream, of which the second needs the results of the first, "
                   "and reports by how much they overlap: not at all without "
                   "programmaticStreamSerializationAllowed.";
    info.problemAxes = 0;
    info.minimum = {9, 0};
    info.source =
#include "gpu/demos/programmatic_launch.source.inc"
        ;
    info.arguments = "results, before, recorded, times";
    info.suggested.api = core::LaunchApi::CudaLaunchKernelEx;
    info.suggested.gridDim = {64, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.attributes.programmaticStreamSerializationAllowed = 1;
    demos.push_back(makeProgrammaticLaunchDemo(std::move(info),
                                               reinterpret_cast<const void*>(&programmaticLaunch),
                                               programmaticLaunchTracedKernel()));
}

} // namespace trichevron::gpu
