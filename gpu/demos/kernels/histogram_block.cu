// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/histogram_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

// Adds keys to the counters. A bin that repeats is counted in a register, so that not all threads wait for
// the same counter in memory.
struct BlockTally {
    unsigned* counts;         // one counter per bin, in shared memory
    unsigned cachedBin = 0;   // bin counted in a register
    unsigned cachedCount = 0; // count not yet added to its counter
    unsigned previousBin = ~0U;

    __device__ __forceinline__ void count(unsigned bin, unsigned amount) { atomicAdd(&counts[bin], amount); }
    __device__ __forceinline__ void flush() {
        count(cachedBin, cachedCount);
        cachedCount = 0;
    }
    __device__ __forceinline__ void add(unsigned bin) {
        if (bin == cachedBin) {
            ++cachedCount;
            return;
        }
        count(bin, 1);
        if (bin == previousBin) {
            flush();
            cachedBin = bin;
        }
        previousBin = bin;
    }
    __device__ __forceinline__ void add(const uint4& four) {
        add(four.x);
        add(four.y);
        add(four.z);
        add(four.w);
    }
};

// Each block counts its keys in its own shared memory, and then adds its counters to the histogram in global
// memory. A key is the number of its bin. All bins must fit into the shared memory of one block.
__device__ __forceinline__ void countInBlock(const unsigned* keys, size_t n, unsigned* histogram,
                                             unsigned bins) {
    extern __shared__ unsigned counts[];
    const auto grid = cg::this_grid();
    const auto block = cg::this_thread_block();
    const size_t threads = grid.num_threads();
    for (unsigned bin = block.thread_rank(); bin < bins; bin += block.num_threads())
        counts[bin] = 0;
    block.sync();

    BlockTally tally{counts};
    const auto* keys4 = reinterpret_cast<const uint4*>(keys);
    size_t i = grid.thread_rank();
    for (; i + 3 * threads < n / 4; i += 4 * threads) {
        // Issue all four loads before the first result is used.
        const uint4 a = keys4[i];
        const uint4 b = keys4[i + threads];
        const uint4 c = keys4[i + 2 * threads];
        const uint4 d = keys4[i + 3 * threads];
        tally.add(a);
        tally.add(b);
        tally.add(c);
        tally.add(d);
    }
    for (; i < n / 4; i += threads)
        tally.add(keys4[i]);
    for (i = n / 4 * 4 + grid.thread_rank(); i < n; i += threads) // the remaining keys, fewer than four
        tally.add(keys[i]);
    tally.flush();
    block.sync();

    for (unsigned bin = block.thread_rank(); bin < bins; bin += block.num_threads())
        if (counts[bin] != 0)
            atomicAdd(&histogram[bin], counts[bin]);
}

__global__ void histogramBlock(const unsigned* keys, size_t n, unsigned* histogram, unsigned bins) {
    countInBlock(keys, n, histogram, bins);
}

// The same kernel for skewed keys: more than half of them belong to one bin.
__global__ void histogramBlockSkewed(const unsigned* keys, size_t n, unsigned* histogram, unsigned bins) {
    countInBlock(keys, n, histogram, bins);
}
// Shown to here

#include "gpu/demos/histogram_block.traced.inc"

void addHistogramBlock(DemoList& demos) {
    core::KernelInfo info;
    info.source =
#include "gpu/demos/histogram_block.source.inc"
        ;
    info.arguments = "keys, n, histogram, bins";
    info.attributes.declared.usesGridStrideLoop = true;
    info.suggested.problem = core::ProblemExtent{1U << 27, 4096, 1};
    info.suggested.gridDim = {396, 1, 1};
    info.suggested.blockDim = {512, 1, 1};
    info.suggested.dynamicSmemBytes = {4096 * sizeof(unsigned)};

    core::KernelInfo uniform = info;
    uniform.id = "histogramBlock";
    uniform.title = "Histogram in shared memory";
    uniform.summary = "Counts keys in the shared memory of each block, where all bins must fit, and then "
                      "adds up the blocks.";
    demos.push_back(makeHistogramDemo(std::move(uniform), reinterpret_cast<const void*>(&histogramBlock),
                                      histogramBlockTracedKernel(), HistogramPlace::Block, KeyKind::Uniform));

    core::KernelInfo skewed = info;
    skewed.id = "histogramBlockSkewed";
    skewed.title = "Histogram in shared memory, skewed";
    skewed.summary = "The same kernel with skewed keys: more than half of them belong to one bin.";
    demos.push_back(makeHistogramDemo(std::move(skewed), reinterpret_cast<const void*>(&histogramBlockSkewed),
                                      histogramBlockSkewedTracedKernel(), HistogramPlace::Block,
                                      KeyKind::Skewed));
}

} // namespace trichevron::gpu
