// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/histogram_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron {

// Shown from here
namespace cg = cooperative_groups;

// Counts bins. A bin that comes again and again is counted in a register, so that not all threads wait for
// the same counter.
struct BlockTally {
    unsigned* counts;   // one for each bin, in shared memory
    unsigned often = 0; // the bin that is counted in a register, ...
    unsigned times = 0; // ... and what is not yet added to its counter
    unsigned last = ~0U;

    __device__ __forceinline__ void count(unsigned bin, unsigned number) { atomicAdd(&counts[bin], number); }
    __device__ __forceinline__ void flush() {
        count(often, times);
        times = 0;
    }
    __device__ __forceinline__ void add(unsigned bin) {
        if (bin == often) {
            ++times;
            return;
        }
        count(bin, 1);
        if (bin == last) {
            flush();
            often = bin;
        }
        last = bin;
    }
    __device__ __forceinline__ void add(const uint4& four) {
        add(four.x);
        add(four.y);
        add(four.z);
        add(four.w);
    }
};

// Counts n keys, each of which is the number of its bin, in the shared memory of each block, and adds up what
// the blocks have counted. All bins must fit into the shared memory of one block.
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
    const auto* fours = reinterpret_cast<const uint4*>(keys);
    size_t i = grid.thread_rank();
    for (; i + 3 * threads < n / 4; i += 4 * threads) {
        // All four loads are under way before the first is needed.
        const uint4 a = fours[i];
        const uint4 b = fours[i + threads];
        const uint4 c = fours[i + 2 * threads];
        const uint4 d = fours[i + 3 * threads];
        tally.add(a);
        tally.add(b);
        tally.add(c);
        tally.add(d);
    }
    for (; i < n / 4; i += threads)
        tally.add(fours[i]);
    for (i = n / 4 * 4 + grid.thread_rank(); i < n; i += threads) // the last, fewer than four
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

// The same for keys of which most are alike.
__global__ void histogramBlockSkewed(const unsigned* keys, size_t n, unsigned* histogram, unsigned bins) {
    countInBlock(keys, n, histogram, bins);
}
// Shown to here

#include "gpu/demos/histogram_block.traced.inc"

void addHistogramBlock(DemoList& demos) {
    KernelInfo info;
    info.source =
#include "gpu/demos/histogram_block.source.inc"
        ;
    info.arguments = "keys, n, histogram, bins";
    info.attributes.declared.sharesOutProblem = true;
    info.suggested.problem = ProblemExtent{1U << 27, 4096, 1};
    info.suggested.gridDim = {396, 1, 1};
    info.suggested.blockDim = {512, 1, 1};
    info.suggested.dynamicSmemBytes = {4096 * sizeof(unsigned)};

    KernelInfo uniform = info;
    uniform.id = "histogramBlock";
    uniform.title = "Histogram in shared memory";
    uniform.summary = "Counts keys in the shared memory of each block, which all bins must fit into, and "
                      "adds the blocks up.";
    demos.push_back(makeHistogramDemo(std::move(uniform), reinterpret_cast<const void*>(&histogramBlock),
                                      histogramBlockTracedKernel(), HistogramPlace::Block, KeyKind::Uniform));

    KernelInfo skewed = info;
    skewed.id = "histogramBlockSkewed";
    skewed.title = "Histogram in shared memory, skewed";
    skewed.summary = "The same where more than half of the keys belong to one bin.";
    demos.push_back(makeHistogramDemo(std::move(skewed), reinterpret_cast<const void*>(&histogramBlockSkewed),
                                      histogramBlockSkewedTracedKernel(), HistogramPlace::Block,
                                      KeyKind::Skewed));
}

} // namespace trichevron
