// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Navigation in the hierarchy: the path, and the nested regions through which the user descends into a huge
/// grid, cluster or block. Pure state; the view turns clicks and keys into these calls.
#pragma once

#include "core/scene/scene.h"

namespace trichevron::core {

class HierarchyNavigation {
public:
    /// Another launch. The path is cut at the first level that does not exist in it; regions that do not fit
    /// are left.
    void setShape(const LaunchShape& shape);
    const LaunchShape& shape() const { return shape_; } ///< made drawable: see drawableShape
    bool empty() const { return !findEmptyReason(shape_).isEmpty(); }

    const HierarchyPath& path() const { return path_; }
    void setPath(const HierarchyPath& path);

    /// The entered regions of the grid, of the path's cluster or of its block, outermost first.
    const std::vector<Cells>& regions(PanelKind kind) const;
    /// The innermost region; none where everything is shown.
    std::optional<Cells> region(PanelKind kind) const;
    /// Keeps the first `keep` regions of a panel, and goes up to that panel's level.
    void leaveRegions(PanelKind kind, std::size_t keep);

    /// A click on a box: enters its range of cells, or selects its single cell.
    void activate(PanelKind kind, const Cells& cells);
    /// Enters by keyboard: the first block of a cluster, the first warp of a block, the first thread of a
    /// warp. No effect at the grid, where a box is activated instead.
    void enter();
    /// Leaves the innermost region of this level, or else the level.
    void up();
    /// Goes to the whole grid.
    void home();
    /// Moves to a neighbour at the level of the path, but not past the edge. False at the grid, or when
    /// nothing moved.
    bool move(const std::array<std::int64_t, 3>& by);

private:
    std::vector<Cells>& stack(PanelKind kind);
    void go(const HierarchyPath& path);

    LaunchShape shape_;
    HierarchyPath path_;
    std::array<std::vector<Cells>, 3> regions_;
};

/// The blocks of the grid that the innermost panel shows.
Cells shownBlocks(const HierarchyNavigation& navigation);

} // namespace trichevron::core
