// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A path in the hierarchy: grid › cluster › block › warp › thread.
#pragma once

#include "core/dimensions/extent.h"
#include "core/dimensions/hierarchy.h"

namespace trichevron::core {

enum class HierarchyLevel { Grid, Cluster, Block, Warp, Thread };

/// The selected cluster, block, warp or thread, and what contains it. Members below `level` are unused (and
/// zero).
struct HierarchyPath {
    HierarchyLevel level = HierarchyLevel::Grid;
    ClusterIndex cluster; ///< from Cluster on; with a cluster of {1,1,1} the Cluster level is skipped
    BlockIndex block;     ///< from Block on
    Count warp = 0;       ///< from Warp on: its rank in the block
    ThreadIndex thread;   ///< Thread only

    friend bool operator==(const HierarchyPath&, const HierarchyPath&) = default;
};

/// True when the launch has clusters to show: they have more than one block and divide the grid.
bool hasClusters(const LaunchShape& shape);
/// The shape with a cluster of {1,1,1} where the requested cluster does not divide the grid, so that
/// computePlace and the cluster functions may be called.
LaunchShape drawableShape(const LaunchShape& shape);

/// Paths with all containing levels filled in. Precondition: the index lies inside the shape.
HierarchyPath pathToCluster(const LaunchShape& shape, const ClusterIndex& cluster);
HierarchyPath pathToBlock(const LaunchShape& shape, const BlockIndex& block);
HierarchyPath pathToWarp(const LaunchShape& shape, const BlockIndex& block, Count warp);
HierarchyPath pathToThread(const LaunchShape& shape, const BlockIndex& block, const ThreadIndex& thread);

/// One level up; the grid is its own parent. Skips the cluster level of a launch without clusters.
HierarchyPath parentPath(const HierarchyPath& path, const LaunchShape& shape);
/// The block of the path, or the first one inside it.
BlockIndex firstBlockOf(const HierarchyPath& path, const LaunchShape& shape);
/// The same path in another launch: cut at the first level that does not exist there.
HierarchyPath clampPath(const HierarchyPath& path, const LaunchShape& shape);

} // namespace trichevron::core
