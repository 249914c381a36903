// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Walking a hierarchy: the path, and the ever smaller regions through which a huge grid, cluster or block is
/// entered. Pure state; the view turns clicks and keys into these calls.
#pragma once

#include "core/scene/scene.h"

namespace trichevron {

class HierarchyWalk {
public:
    /// Another launch. The path is cut off where it no longer exists; regions that no longer fit go.
    void setShape(const LaunchShape& shape);
    const LaunchShape& shape() const { return shape_; } ///< walkable: see walkableShape
    bool empty() const { return !emptyReasonOf(shape_).empty(); }

    const HierarchyPath& path() const { return path_; }
    void setPath(const HierarchyPath& path);

    /// Regions entered, outermost first, of the grid, of the path's cluster, and of its block.
    const std::vector<Cells>& regions(PanelKind kind) const;
    /// The smallest region, or none where all is shown.
    std::optional<Cells> region(PanelKind kind) const;
    /// Leaves the regions of a panel past the first `keep`, and goes up to that panel's level.
    void leaveRegions(PanelKind kind, std::size_t keep);

    /// A click on a box: goes into the range that it stands for, or selects the single thing that it is.
    void activate(PanelKind kind, const Cells& cells);
    /// Goes in by keyboard: the first block of a cluster, the first warp of a block, the first thread of a
    /// warp. At the grid nothing happens: a box is activated there.
    void enter();
    /// One step back: the last region of this level, or the level above.
    void up();
    /// The grid, whole.
    void home();
    /// To the neighbour at the level of the path, at most to the edge. False at the grid, or when nothing
    /// moved.
    bool move(const std::array<std::int64_t, 3>& by);

private:
    std::vector<Cells>& stack(PanelKind kind);
    void go(const HierarchyPath& path);

    LaunchShape shape_;
    HierarchyPath path_;
    std::array<std::vector<Cells>, 3> regions_;
};

/// What the deepest panel shows, as blocks of the grid.
Cells shownBlocks(const HierarchyWalk& walk);

} // namespace trichevron
