// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/dimensions/hierarchy.h"

#include <algorithm>

namespace trichevron::core {

Count saturatingProduct(Count a, Count b) {
    constexpr Count max = ~Count{0};
    if (a != 0 && b > max / a)
        return max;
    return a * b;
}

GridExtent gridCovering(const ProblemExtent& problem, const BlockExtent& block) {
    GridExtent grid;
    for (Axis axis : allAxes)
        grid[axis] =
            block[axis] == 0 ? 0 : static_cast<std::uint32_t>(ceilDivide(problem[axis], block[axis]));
    return grid;
}

bool clusterDividesGrid(const LaunchShape& shape) {
    return std::all_of(allAxes.begin(), allAxes.end(), [&](Axis axis) {
        const std::uint32_t size = shape.cluster[axis];
        return size == 1 || (size != 0 && shape.grid[axis] % size == 0);
    });
}

Count threadCount(const LaunchShape& shape) {
    return saturatingProduct(volume(shape.grid), volume(shape.block));
}

Count warpsPerBlock(const LaunchShape& shape) {
    const Count threads = volume(shape.block);
    return threads / shape.warpSize + (threads % shape.warpSize != 0 ? 1 : 0);
}

BlockExtent blockOfThreads(std::uint32_t threads, const BlockExtent& like, std::uint32_t warpSize) {
    if (volume(like) == threads)
        return like;
    const std::uint64_t rows = std::uint64_t{like.y} * like.z;
    const bool isOfWarps = threads % warpSize == 0;
    if (rows != 0 && threads % rows == 0 && (rows == 1 || !isOfWarps || threads / rows % warpSize == 0))
        return {static_cast<std::uint32_t>(threads / rows), like.y, like.z};
    if (rows <= 1 || !isOfWarps)
        return {threads, 1, 1};
    const bool keepsRow = like.x != 0 && like.x % warpSize == 0 && threads % like.x == 0;
    const std::uint32_t row = keepsRow ? like.x : warpSize;
    const std::uint32_t rowCount = threads / row;
    const std::uint32_t depth = rowCount % like.z == 0 ? like.z : 1;
    return {row, rowCount / depth, depth};
}

GridInClusters gridInClusters(const LaunchShape& shape) {
    return {shape.grid.x / shape.cluster.x, shape.grid.y / shape.cluster.y, shape.grid.z / shape.cluster.z};
}

ClusterIndex computeClusterIndex(const BlockIndex& block, const ClusterExtent& cluster) {
    return {block.x / cluster.x, block.y / cluster.y, block.z / cluster.z};
}

BlockInClusterIndex computeBlockInClusterIndex(const BlockIndex& block, const ClusterExtent& cluster) {
    return {block.x % cluster.x, block.y % cluster.y, block.z % cluster.z};
}

BlockIndex blockIndexOf(const ClusterIndex& cluster, const BlockInClusterIndex& place,
                        const ClusterExtent& clusterDim) {
    return {cluster.x * clusterDim.x + place.x, cluster.y * clusterDim.y + place.y,
            cluster.z * clusterDim.z + place.z};
}

ThreadPlace computePlace(const LaunchShape& shape, const BlockIndex& block, const ThreadIndex& thread) {
    ThreadPlace place;
    place.threadIdx = thread;
    place.blockIdx = block;
    place.threadId = toRank(thread, shape.block);
    place.warp = place.threadId / shape.warpSize;
    place.lane = static_cast<std::uint32_t>(place.threadId % shape.warpSize);
    place.blockRank = toRank(block, shape.grid);
    place.clusterIdx = computeClusterIndex(block, shape.cluster);
    place.clusterRank = toRank(place.clusterIdx, gridInClusters(shape));
    place.blockInCluster = computeBlockInClusterIndex(block, shape.cluster);
    place.blockRankInCluster = toRank(place.blockInCluster, shape.cluster);
    place.global = {std::uint64_t{block.x} * shape.block.x + thread.x,
                    std::uint64_t{block.y} * shape.block.y + thread.y,
                    std::uint64_t{block.z} * shape.block.z + thread.z};
    const Count before = saturatingProduct(place.blockRank, volume(shape.block));
    const Count rank = before + place.threadId;
    place.globalRank = rank < before ? ~Count{0} : rank;
    return place;
}

std::optional<BlockAndThread> fromGlobalRank(const LaunchShape& shape, Count globalRank) {
    if (globalRank >= threadCount(shape))
        return std::nullopt;
    const Count threads = volume(shape.block);
    return BlockAndThread{toIndex(globalRank / threads, shape.grid),
                          toIndex(globalRank % threads, shape.block)};
}

namespace {
/// Threads per axis that have an element, and the product over the axes.
Count busyThreads(const LaunchShape& shape, const ProblemExtent& problem) {
    Count busy = 1;
    for (Axis axis : allAxes) {
        const std::uint64_t threads = std::uint64_t{shape.grid[axis]} * shape.block[axis];
        busy = saturatingProduct(busy, std::min<std::uint64_t>(threads, problem[axis]));
    }
    return busy;
}
} // namespace

Count idleThreads(const LaunchShape& shape, const ProblemExtent& problem) {
    const Count all = threadCount(shape);
    return all == ~Count{0} ? all : all - busyThreads(shape, problem);
}

Count uncoveredElements(const LaunchShape& shape, const ProblemExtent& problem) {
    return volume(problem) - busyThreads(shape, problem);
}

Count waveCount(Count blocks, Count residentBlocks) {
    if (residentBlocks == 0)
        return 0;
    return blocks / residentBlocks + (blocks % residentBlocks != 0 ? 1 : 0);
}

std::optional<double> lastWaveShare(Count blocks, Count residentBlocks) {
    if (blocks == 0 || residentBlocks == 0)
        return std::nullopt;
    const Count rest = blocks % residentBlocks;
    return rest == 0 ? 1 : static_cast<double>(rest) / static_cast<double>(residentBlocks);
}

bool hasTailWave(Count blocks, Count residentBlocks) {
    constexpr Count smallestRoom = 10; // this part of a wave
    if (residentBlocks == 0)
        return false;
    const Count fullWaves = blocks / residentBlocks;
    const Count tail = blocks % residentBlocks;
    return fullWaves > 0 && fullWaves < fullWavesBeforeCheapTail && tail != 0 &&
           (residentBlocks - tail) * smallestRoom >= residentBlocks;
}

} // namespace trichevron::core
