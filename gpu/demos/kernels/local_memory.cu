// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/local_memory_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron {

// Shown from here
namespace cg = cooperative_groups;

// Fills the array, and walks about in it. Where the next step goes is known only at run time, so the elements
// cannot stand in registers, which have no addresses.
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

// The array is the thread's own, yet it lies in memory of the device: "local" says who may read it, not where
// it is. The first `recorded` threads have room for their result.
__global__ void localMemory4K(unsigned* results, size_t recorded) {
    unsigned values[1024]; // 4 KiB
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = walk(values, 1024, unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// The device needs this much for every thread that can be resident, however few are launched: it is allocated
// at the first launch.
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
    KernelInfo info;
    info.problemAxes = 0;
    info.source =
#include "gpu/demos/local_memory.source.inc"
        ;
    info.arguments = "results, recorded";
    info.suggested.gridDim = {64, 1, 1};
    info.suggested.blockDim = {64, 1, 1};
    const auto memory = std::make_shared<LocalMemoryOfContext>();

    info.id = "localMemory4K";
    info.title = "Local memory, 4 KiB";
    info.summary =
        "Each thread has an array of 4 KiB, too large for registers: what the device allocates for "
        "it, and what the first launch costs.";
    demos.push_back(makeLocalMemoryDemo(info, reinterpret_cast<const void*>(&localMemory4K),
                                        localMemory4KTracedKernel(), 1024, memory));

    info.id = "localMemory64K";
    info.title = "Local memory, 64 KiB";
    info.summary = "Each thread has an array of 64 KiB: a small launch makes the device allocate for as many "
                   "threads as it can hold.";
    demos.push_back(makeLocalMemoryDemo(info, reinterpret_cast<const void*>(&localMemory64K),
                                        localMemory64KTracedKernel(), 16384, memory));
}

} // namespace trichevron
