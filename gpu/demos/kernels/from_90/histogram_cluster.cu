// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/histogram_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron {

// Shown from here
namespace cg = cooperative_groups;

// Which counter of which block is a bin's. The blocks share the bins evenly, and the bins that come often are
// spread over the blocks, too: in real data they tend to be near each other, or to differ in one bit, so that
// plain ranges of bins would leave nearly all of the work to one block.
struct BinPlaces {
    unsigned blocks; // of the cluster
    unsigned shift;  // each block has 2^shift counters

    // By how many blocks the bins with this counter are moved on.
    __device__ __forceinline__ unsigned turn(unsigned counter) const {
        return __umulhi(counter * 0x9E3779B1U, blocks); // below `blocks`, and as good as random
    }
    __device__ __forceinline__ unsigned counterOf(unsigned bin) const { return bin & ((1U << shift) - 1); }
    __device__ __forceinline__ unsigned ownerOf(unsigned bin) const {
        const unsigned owner = (bin >> shift) + turn(counterOf(bin));
        return owner < blocks ? owner : owner - blocks;
    }
    __device__ __forceinline__ unsigned binOf(unsigned owner, unsigned counter) const {
        const unsigned moved = turn(counter);
        return (owner >= moved ? owner - moved : owner + blocks - moved) << shift | counter;
    }
};

// Counts bins. A bin that keeps coming is counted in a register, so that not all threads wait for the same
// counter in memory.
struct ClusterTally {
    unsigned* counts; // in shared memory, at the same place in each block
    BinPlaces places;
    unsigned own;       // rank of this block
    unsigned often = 0; // the bin that is counted in a register, ...
    unsigned times = 0; // ... and what is not yet added to its counter
    unsigned last = ~0U;

    __device__ __forceinline__ void count(unsigned bin, unsigned number) {
        const unsigned owner = places.ownerOf(bin);
        unsigned* counter = &counts[places.counterOf(bin)];
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
// share the bins, so there can be more than fit into one block. The host chooses the shift so that all blocks
// together have a counter for each bin.
__device__ __forceinline__ void countInCluster(const unsigned* keys, size_t n, unsigned* histogram,
                                               unsigned shift) {
    extern __shared__ unsigned counts[];
    const auto grid = cg::this_grid();
    const auto cluster = cg::this_cluster();
    const auto block = cg::this_thread_block();
    const size_t threads = grid.num_threads();
    const BinPlaces places{cluster.num_blocks(), shift};
    const unsigned counters = 1U << shift;
    for (unsigned counter = block.thread_rank(); counter < counters; counter += block.num_threads())
        counts[counter] = 0;
    cluster.sync(); // no block counts before all have begun and set theirs to 0

    ClusterTally tally{counts, places, cluster.block_rank()};
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

    for (unsigned counter = block.thread_rank(); counter < counters; counter += block.num_threads())
        if (counts[counter] != 0)
            atomicAdd(&histogram[places.binOf(cluster.block_rank(), counter)], counts[counter]);
}

__global__ void histogramCluster(const unsigned* keys, size_t n, unsigned* histogram, unsigned shift) {
    countInCluster(keys, n, histogram, shift);
}

// The same for keys of which most are alike.
__global__ void histogramClusterSkewed(const unsigned* keys, size_t n, unsigned* histogram, unsigned shift) {
    countInCluster(keys, n, histogram, shift);
}
// Shown to here

#include "gpu/demos/histogram_cluster.traced.inc"

void addHistogramCluster(DemoList& demos) {
    KernelInfo info;
    info.source =
#include "gpu/demos/histogram_cluster.source.inc"
        ;
    info.arguments = "keys, n, histogram, shift";
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
