// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Where the user stands in the hierarchy: grid › cluster › block › warp › thread.
#pragma once

#include "core/dimensions/extent.h"
#include "core/dimensions/hierarchy.h"

namespace trichevron {

enum class HierarchyLevel { Grid, Cluster, Block, Warp, Thread };

/// The deepest thing that is selected, and what contains it. Members below `level` are meaningless (and
/// zero).
struct HierarchyPath {
    HierarchyLevel level = HierarchyLevel::Grid;
    ClusterIndex cluster; ///< from Cluster on; with a cluster of {1,1,1} the Cluster level is skipped
    BlockIndex block;     ///< from Block on
    Count warp = 0;       ///< from Warp on: its rank in the block
    ThreadIndex thread;   ///< Thread only

    friend bool operator==(const HierarchyPath&, const HierarchyPath&) = default;
};

/// True when the launch has clusters to show: more than one block in each, and whole ones only.
bool hasClusters(const LaunchShape& shape);
/// The shape with the cluster that its hierarchy has: {1,1,1} where the one asked for does not divide the
/// grid, so that placeOf and the cluster functions may be called.
LaunchShape walkableShape(const LaunchShape& shape);

/// Paths to things, with what contains them filled in. Precondition: the index lies inside the shape.
HierarchyPath pathToCluster(const LaunchShape& shape, const ClusterIndex& cluster);
HierarchyPath pathToBlock(const LaunchShape& shape, const BlockIndex& block);
HierarchyPath pathToWarp(const LaunchShape& shape, const BlockIndex& block, Count warp);
HierarchyPath pathToThread(const LaunchShape& shape, const BlockIndex& block, const ThreadIndex& thread);

/// One level up; the grid is its own parent. Skips the cluster level of a launch without clusters.
HierarchyPath parentOf(const HierarchyPath& path, const LaunchShape& shape);
/// The same path in another launch: cut off at the first level that does not exist there.
HierarchyPath clampedTo(const HierarchyPath& path, const LaunchShape& shape);

} // namespace trichevron
