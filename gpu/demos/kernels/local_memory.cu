// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/local_memory_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

// Fills the array, then jumps between its elements. Each index is known only at run time, so the array cannot
// be kept in registers, which cannot be indexed.
__device__ __forceinline__ unsigned walk(unsigned* values, unsigned count, unsigned start) {
    for (unsigned i = 0; i < count; ++i)
        values[i] = start + i * 2654435761U;
    unsigned at = start % count;
    for (int step = 0; step < 64; ++step) {
        values[at] = values[at] * 1664525U + 1013904223U;
        at = (values[at] >> 16) % count;
    }
    return values[at];
}

// The array is private to the thread, but it is stored in device memory: "local" describes who can access it,
// not where it is. The first `recorded` threads have space for their result.
__global__ void localMemory4K(unsigned* results, size_t recorded) {
    unsigned values[1024]; // 4 KiB
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = walk(values, 1024, unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// The device needs this much memory for every thread that can be resident, however few are launched. It is
// allocated at the first launch.
__global__ void localMemory64K(unsigned* results, size_t recorded) {
    unsigned values[16384]; // 64 KiB
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = walk(values, 16384, unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}
// Shown to here

#include "gpu/demos/local_memory.traced.inc"

void addLocalMemory(DemoList& demos) {
    core::KernelInfo info;
    info.problemAxes = 0;
    info.source =
#include "gpu/demos/local_memory.source.inc"
        ;
    info.arguments = "results, recorded";
    info.suggested.gridDim = {64, 1, 1};
    info.suggested.blockDim = {64, 1, 1};
    const auto memory = std::make_shared<ContextLocalMemory>();

    info.id = "localMemory4K";
    info.title = "Local memory, 4 KiB";
    info.summary = "Each thread has an array of 4 KiB, too large for registers: the memory that the device "
                   "allocates for it, and the time of the first launch.";
    demos.push_back(makeLocalMemoryDemo(info, reinterpret_cast<const void*>(&localMemory4K),
                                        localMemory4KTracedKernel(), 1024, memory));

    info.id = "localMemory64K";
    info.title = "Local memory, 64 KiB";
    info.summary = "Each thread has an array of 64 KiB: even a small launch makes the device allocate memory "
                   "for all threads that can be resident.";
    demos.push_back(makeLocalMemoryDemo(info, reinterpret_cast<const void*>(&localMemory64K),
                                        localMemory64KTracedKernel(), 16384, memory));
}

} // namespace trichevron::gpu
