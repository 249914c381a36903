// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/histogram_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

// Maps each bin to a block of the cluster and a counter in its shared memory. Each block has an equal share
// of the bins. A hash distributes frequent bins over the blocks: in real data they are often neighbours, or
// differ in one bit, so that plain ranges of bins would give nearly all the work to one block.
struct BinLayout {
    unsigned blocks; // blocks in the cluster
    unsigned shift;  // each block has 2^shift counters

    // Rotation of the owners of all bins that use this counter.
    __device__ __forceinline__ unsigned rotation(unsigned counter) const {
        return __umulhi(counter * 0x9E3779B1U, blocks); // below `blocks`, pseudo-random
    }
    __device__ __forceinline__ unsigned counterOf(unsigned bin) const { return bin & ((1U << shift) - 1); }
    __device__ __forceinline__ unsigned ownerOf(unsigned bin) const {
        const unsigned owner = (bin >> shift) + rotation(counterOf(bin));
        return owner < blocks ? owner : owner - blocks;
    }
    __device__ __forceinline__ unsigned binOf(unsigned owner, unsigned counter) const {
        const unsigned rotated = rotation(counter);
        return (owner >= rotated ? owner - rotated : owner + blocks - rotated) << shift | counter;
    }
};

// Adds keys to the counters. A bin that repeats is counted in a register, so that not all threads wait for
// the same counter in memory.
struct ClusterTally {
    unsigned* counts; // in shared memory, at the same offset in each block
    BinLayout layout;
    unsigned ownRank;         // rank of this block in the cluster
    unsigned cachedBin = 0;   // bin counted in a register
    unsigned cachedCount = 0; // count not yet added to its counter
    unsigned previousBin = ~0U;

    __device__ __forceinline__ void count(unsigned bin, unsigned amount) {
        const unsigned owner = layout.ownerOf(bin);
        unsigned* counter = &counts[layout.counterOf(bin)];
        if (owner == ownRank) // own shared memory: the faster path
            atomicAdd(counter, amount);
        else
            atomicAdd(cg::this_cluster().map_shared_rank(counter, owner), amount);
    }
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

// Each cluster counts its keys in the shared memory of its blocks. The blocks share the bins, so that there
// can be more bins than fit into one block. The host chooses `shift` so that all blocks together have a
// counter for each bin.
__device__ __forceinline__ void countInCluster(const unsigned* keys, size_t n, unsigned* histogram,
                                               unsigned shift) {
    extern __shared__ unsigned counts[];
    const auto grid = cg::this_grid();
    const auto cluster = cg::this_cluster();
    const auto block = cg::this_thread_block();
    const size_t threads = grid.num_threads();
    const BinLayout layout{cluster.num_blocks(), shift};
    const unsigned counters = 1U << shift;
    for (unsigned counter = block.thread_rank(); counter < counters; counter += block.num_threads())
        counts[counter] = 0;
    cluster.sync(); // all counters of the cluster must be 0 before any block counts

    ClusterTally tally{counts, layout, cluster.block_rank()};
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
    cluster.sync(); // wait until all blocks have counted; after that each block reads only its own counters

    for (unsigned counter = block.thread_rank(); counter < counters; counter += block.num_threads())
        if (counts[counter] != 0)
            atomicAdd(&histogram[layout.binOf(cluster.block_rank(), counter)], counts[counter]);
}

__global__ void histogramCluster(const unsigned* keys, size_t n, unsigned* histogram, unsigned shift) {
    countInCluster(keys, n, histogram, shift);
}

// The same kernel for skewed keys: more than half of them belong to one bin.
__global__ void histogramClusterSkewed(const unsigned* keys, size_t n, unsigned* histogram, unsigned shift) {
    countInCluster(keys, n, histogram, shift);
}
// Shown to here

#include "gpu/demos/histogram_cluster.traced.inc"

void addHistogramCluster(DemoList& demos) {
    core::KernelInfo info;
    info.source =
#include "gpu/demos/histogram_cluster.source.inc"
        ;
    info.arguments = "keys, n, histogram, shift";
    info.minimum = {9, 0};
    info.attributes.declared.usesGridStrideLoop = true;
    info.suggested.problem = core::ProblemExtent{1U << 27, 65536, 1};
    info.suggested.gridDim = {132, 1, 1};
    info.suggested.blockDim = {1024, 1, 1};
    info.suggested.api = core::LaunchApi::CudaLaunchKernelEx;
    info.suggested.clusterDim = core::ClusterExtent{2, 1, 1};
    info.suggested.dynamicSmemBytes = {65536 / 2 * sizeof(unsigned)};
    info.suggestedOptIns.maxDynamicSharedSizeBytes = info.suggested.dynamicSmemBytes;

    core::KernelInfo uniform = info;
    uniform.id = "histogramCluster";
    uniform.title = "Histogram in distributed shared memory";
    uniform.summary = "Counts keys in the shared memory of all blocks of a cluster, which together hold more "
                      "bins than one block.";
    demos.push_back(makeHistogramDemo(std::move(uniform), reinterpret_cast<const void*>(&histogramCluster),
                                      histogramClusterTracedKernel(), HistogramPlace::Cluster,
                                      KeyKind::Uniform));

    core::KernelInfo skewed = info;
    skewed.id = "histogramClusterSkewed";
    skewed.title = "Histogram in distributed shared memory, skewed";
    skewed.summary = "The same kernel with skewed keys: more than half of them belong to one bin.";
    demos.push_back(
        makeHistogramDemo(std::move(skewed), reinterpret_cast<const void*>(&histogramClusterSkewed),
                          histogramClusterSkewedTracedKernel(), HistogramPlace::Cluster, KeyKind::Skewed));
}

} // namespace trichevron::gpu
