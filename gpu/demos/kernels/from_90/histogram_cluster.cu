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
struct ClusterTally {
    unsigned* counts;   // in shared memory, at the same place in each block
    unsigned shift;     // each block has 2^shift bins: the first block the first
    unsigned own;       // rank of this block
    unsigned often = 0; // the bin that came twice in succession last, ...
    unsigned times = 0; // ... how often it came since, not yet counted in memory
    unsigned last = ~0U;

    __device__ __forceinline__ void count(unsigned bin, unsigned number) {
        const unsigned owner = bin >> shift;
        unsigned* counter = &counts[bin & ((1U << shift) - 1)];
        if (owner == own) // the shorter way
            atomicAdd(counter, number);
        else
            atomicAdd(cg::this_cluster().map_shared_rank(counter, owner), number);
    }
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

// Counts n keys, each of which is the number of its bin, in the shared memory of each cluster: its blocks
// share the bins, so there can be more than fit into one block.
__device__ __forceinline__ void countInCluster(const unsigned* keys, size_t n, unsigned* histogram,
                                               unsigned bins, unsigned shift) {
    extern __shared__ unsigned counts[];
    const auto grid = cg::this_grid();
    const auto cluster = cg::this_cluster();
    const auto block = cg::this_thread_block();
    const size_t threads = grid.num_threads();
    const unsigned first = cluster.block_rank() << shift; // bin of this block
    const unsigned own = first < bins ? min(1U << shift, bins - first) : 0;
    for (unsigned bin = block.thread_rank(); bin < own; bin += block.num_threads())
        counts[bin] = 0;
    cluster.sync(); // no block counts before all have begun and set theirs to 0

    ClusterTally tally{counts, shift, cluster.block_rank()};
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
    cluster.sync(); // all have counted; from here on each reads only its own

    for (unsigned bin = block.thread_rank(); bin < own; bin += block.num_threads())
        if (counts[bin] != 0)
            atomicAdd(&histogram[first + bin], counts[bin]);
}

__global__ void histogramCluster(const unsigned* keys, size_t n, unsigned* histogram, unsigned bins,
                                 unsigned shift) {
    countInCluster(keys, n, histogram, bins, shift);
}

// The same for keys of which most are alike.
__global__ void histogramClusterSkewed(const unsigned* keys, size_t n, unsigned* histogram, unsigned bins,
                                       unsigned shift) {
    countInCluster(keys, n, histogram, bins, shift);
}
// Shown to here

#include "gpu/demos/histogram_cluster.traced.inc"

void addHistogramCluster(DemoList& demos) {
    KernelInfo info;
    info.source =
#include "gpu/demos/histogram_cluster.source.inc"
        ;
    info.arguments = "keys, n, histogram, bins, shift";
    info.minimum = {9, 0};
    info.attributes.declared.sharesOutProblem = true;
    info.suggested.problem = ProblemExtent{1U << 27, 65536, 1};
    info.suggested.gridDim = {132, 1, 1};
    info.suggested.blockDim = {1024, 1, 1};
    info.suggested.api = LaunchApi::CudaLaunchKernelEx;
    info.suggested.clusterDim = ClusterExtent{2, 1, 1};
    info.suggested.dynamicSmemBytes = {65536 / 2 * sizeof(unsigned)};
    info.suggestedOptIns.maxDynamicSharedSizeBytes = info.suggested.dynamicSmemBytes;

    KernelInfo uniform = info;
    uniform.id = "histogramCluster";
    uniform.title = "Histogram in distributed shared memory";
    uniform.summary = "Counts keys in the shared memory of the blocks of a cluster, which have more bins "
                      "together than fit into one.";
    demos.push_back(makeHistogramDemo(std::move(uniform), reinterpret_cast<const void*>(&histogramCluster),
                                      histogramClusterTracedKernel(), HistogramPlace::Cluster,
                                      KeyKind::Uniform));

    KernelInfo skewed = info;
    skewed.id = "histogramClusterSkewed";
    skewed.title = "Histogram in distributed shared memory, skewed";
    skewed.summary = "The same where more than half of the keys belong to one bin.";
    demos.push_back(
        makeHistogramDemo(std::move(skewed), reinterpret_cast<const void*>(&histogramClusterSkewed),
                          histogramClusterSkewedTracedKernel(), HistogramPlace::Cluster, KeyKind::Skewed));
}

} // namespace trichevron
