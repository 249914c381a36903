// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/hierarchy_path.h"

namespace trichevron::core {

bool hasClusters(const LaunchShape& shape) {
    return clusterDividesGrid(shape) && volume(shape.cluster) > 1;
}

LaunchShape drawableShape(const LaunchShape& shape) {
    LaunchShape drawable = shape;
    if (!clusterDividesGrid(shape))
        drawable.cluster = {1, 1, 1};
    return drawable;
}

HierarchyPath pathToCluster(const LaunchShape& shape, const ClusterIndex& cluster) {
    HierarchyPath path;
    if (hasClusters(shape)) {
        path.level = HierarchyLevel::Cluster;
        path.cluster = cluster;
    }
    return path;
}

HierarchyPath pathToBlock(const LaunchShape& shape, const BlockIndex& block) {
    HierarchyPath path;
    path.level = HierarchyLevel::Block;
    path.block = block;
    path.cluster = computeClusterIndex(block, drawableShape(shape).cluster);
    return path;
}

HierarchyPath pathToWarp(const LaunchShape& shape, const BlockIndex& block, Count warp) {
    HierarchyPath path = pathToBlock(shape, block);
    path.level = HierarchyLevel::Warp;
    path.warp = warp;
    return path;
}

HierarchyPath pathToThread(const LaunchShape& shape, const BlockIndex& block, const ThreadIndex& thread) {
    HierarchyPath path = pathToBlock(shape, block);
    path.level = HierarchyLevel::Thread;
    path.warp = toRank(thread, shape.block) / shape.warpSize;
    path.thread = thread;
    return path;
}

HierarchyPath parentPath(const HierarchyPath& path, const LaunchShape& shape) {
    switch (path.level) {
    case HierarchyLevel::Thread:
        return pathToWarp(shape, path.block, path.warp);
    case HierarchyLevel::Warp:
        return pathToBlock(shape, path.block);
    case HierarchyLevel::Block:
        return pathToCluster(shape, path.cluster);
    case HierarchyLevel::Cluster:
    case HierarchyLevel::Grid:
        break;
    }
    return {};
}

BlockIndex firstBlockOf(const HierarchyPath& path, const LaunchShape& shape) {
    if (path.level >= HierarchyLevel::Block)
        return path.block;
    const ClusterIndex cluster = path.level == HierarchyLevel::Cluster ? path.cluster : ClusterIndex{};
    return blockIndexOf(cluster, {}, shape.cluster);
}

HierarchyPath clampPath(const HierarchyPath& path, const LaunchShape& shape) {
    if (hasZero(shape.grid) || hasZero(shape.block) || shape.warpSize == 0 ||
        path.level == HierarchyLevel::Grid)
        return {};
    const bool clusterExists = hasClusters(shape) && contains(gridInClusters(shape), path.cluster);
    if (path.level == HierarchyLevel::Cluster || !contains(shape.grid, path.block))
        return clusterExists ? pathToCluster(shape, path.cluster) : HierarchyPath{};
    if (path.level == HierarchyLevel::Thread && contains(shape.block, path.thread))
        return pathToThread(shape, path.block, path.thread);
    if (path.level != HierarchyLevel::Block && path.warp < warpsPerBlock(shape))
        return pathToWarp(shape, path.block, path.warp);
    return pathToBlock(shape, path.block);
}

} // namespace trichevron::core
