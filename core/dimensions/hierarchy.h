// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The indices and ranks of a thread, and of its warp, block and cluster, at every level.
/// Formulas: CUDA C++ Programming Guide, "Thread Hierarchy" and "Thread Block Clusters".
#pragma once

#include "core/dimensions/extent.h"

#include <optional>

namespace trichevron::core {

/// a · b, or the largest Count where the product does not fit 128 bits (only launches far beyond every
/// limit).
Count saturatingProduct(Count a, Count b);

/// ⌈a / b⌉; b must not be zero.
constexpr std::uint64_t ceilDivide(std::uint64_t a, std::uint64_t b) {
    return a / b + (a % b != 0 ? 1 : 0);
}

/// Blocks that cover a problem: ⌈problem / block⌉ per axis. An axis whose block size is zero gives zero.
GridExtent gridCovering(const ProblemExtent& problem, const BlockExtent& block);

/// The shape of a launch: everything that the hierarchy depends on.
struct LaunchShape {
    GridExtent grid;       ///< blocks
    ClusterExtent cluster; ///< blocks; {1,1,1} for a launch without clusters
    BlockExtent block;     ///< threads
    std::uint32_t warpSize = 32;

    friend bool operator==(const LaunchShape&, const LaunchShape&) = default;
};

/// True when every axis of the cluster is nonzero and divides the grid's, as the device requires.
bool clusterDividesGrid(const LaunchShape& shape);

/// Threads of the whole launch; saturates past 128 bits.
Count threadCount(const LaunchShape& shape);

/// Warps per block: ⌈threads / warpSize⌉. The last may be partial.
Count warpsPerBlock(const LaunchShape& shape);

/// A block of this many threads that is like another one: y and z stay where that gives rows of whole warps,
/// or the number is none of whole warps and y · z divides it. Else a block of two or three dimensions gets
/// such rows, and it becomes 1-D where the number has none.
BlockExtent blockOfThreads(std::uint32_t threads, const BlockExtent& like, std::uint32_t warpSize);

/// Clusters of the grid per axis. Precondition: clusterDividesGrid(shape).
GridInClusters gridInClusters(const LaunchShape& shape);

ClusterIndex computeClusterIndex(const BlockIndex& block, const ClusterExtent& cluster);
BlockInClusterIndex computeBlockInClusterIndex(const BlockIndex& block, const ClusterExtent& cluster);
/// The block at an index in a cluster: the inverse of the two functions above.
BlockIndex blockIndexOf(const ClusterIndex& cluster, const BlockInClusterIndex& place,
                        const ClusterExtent& clusterDim);

/// Position of a thread among all threads of the launch, per axis: blockIdx · blockDim + threadIdx.
struct GlobalIndex {
    std::uint64_t x = 0;
    std::uint64_t y = 0;
    std::uint64_t z = 0;
    friend bool operator==(const GlobalIndex&, const GlobalIndex&) = default;
};

/// All indices and ranks of one thread.
struct ThreadPlace {
    ThreadIndex threadIdx;
    BlockIndex blockIdx;
    Count threadId = 0; ///< rank in the block: x + y·Dx + z·Dx·Dy
    Count warp = 0;     ///< threadId / warpSize
    std::uint32_t lane = 0;
    Count blockRank = 0; ///< rank of the block in the grid
    ClusterIndex clusterIdx;
    Count clusterRank = 0; ///< rank of the cluster in the grid
    BlockInClusterIndex blockInCluster;
    Count blockRankInCluster = 0;
    GlobalIndex global;
    Count globalRank = 0; ///< blockRank · threads per block + threadId; saturates past 128 bits
};

/// Precondition: the indices lie inside the shape, and the cluster divides the grid or is {1,1,1}.
ThreadPlace computePlace(const LaunchShape& shape, const BlockIndex& block, const ThreadIndex& thread);

/// The block and thread with this globalRank; none when the rank is not below threadCount(shape).
struct BlockAndThread {
    BlockIndex block;
    ThreadIndex thread;
    friend bool operator==(const BlockAndThread&, const BlockAndThread&) = default;
};
std::optional<BlockAndThread> fromGlobalRank(const LaunchShape& shape, Count globalRank);

/// Threads of a launch that lie outside the problem on some axis, and so return at the bounds check of the
/// kernel; saturates as threadCount() does.
Count idleThreads(const LaunchShape& shape, const ProblemExtent& problem);

/// Elements of the problem that no thread handles, because the grid is too small.
Count uncoveredElements(const LaunchShape& shape, const ProblemExtent& problem);

/// Waves that the device needs when `residentBlocks` run at the same time: ⌈blocks / resident⌉; 0 when none
/// fit.
Count waveCount(Count blocks, Count residentBlocks);

/// After so many full waves a last one that is not full costs little.
inline constexpr Count fullWavesBeforeCheapTail = 10;

/// Whether a last wave that is not full costs enough to be named: it has room for a tenth of a wave or more,
/// and follows at least one full wave and fewer than `fullWavesBeforeCheapTail`.
bool hasTailWave(Count blocks, Count residentBlocks);

/// How full the last wave is: 1 where the blocks fill all waves. None without blocks, or where none fits.
std::optional<double> lastWaveShare(Count blocks, Count residentBlocks);

} // namespace trichevron::core
