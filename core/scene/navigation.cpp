// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/navigation.h"

#include "core/scene/panel.h"

#include <algorithm>

namespace trichevron::core {
namespace {

constexpr std::size_t slot(PanelKind kind) {
    return static_cast<std::size_t>(kind);
}

bool inside(const Cells& outer, const Cells& inner) {
    return outer.contains(inner.first) && outer.contains(inner.last());
}

void leaveRegionsWithout(std::vector<Cells>& regions, const Cell& cell) {
    while (!regions.empty() && !regions.back().contains(cell))
        regions.pop_back();
}

template <class Level>
Index<Level> moved(const Index<Level>& index, const Extent<Level>& extent,
                   const std::array<std::int64_t, 3>& by) {
    Index<Level> to = index;
    for (std::size_t a = 0; a < 3; ++a) {
        const Axis axis = allAxes[a];
        const std::int64_t wanted = std::int64_t{index[axis]} + by[a];
        // A step past the edge is ignored, so that it does not leave the row of a folded axis sideways.
        if (wanted >= 0 && wanted < std::int64_t{extent[axis]})
            to[axis] = static_cast<std::uint32_t>(wanted);
    }
    return to;
}

} // namespace

const std::vector<Cells>& HierarchyNavigation::regions(PanelKind kind) const {
    return regions_[slot(kind)];
}

std::vector<Cells>& HierarchyNavigation::stack(PanelKind kind) {
    return regions_[slot(kind)];
}

std::optional<Cells> HierarchyNavigation::region(PanelKind kind) const {
    return regions(kind).empty() ? std::nullopt : std::optional(regions(kind).back());
}

void HierarchyNavigation::setShape(const LaunchShape& shape) {
    const LaunchShape drawable = drawableShape(shape);
    if (drawable == shape_)
        return;
    const LaunchShape before = shape_;
    shape_ = drawable;
    if (before.grid != shape_.grid || before.cluster != shape_.cluster)
        stack(PanelKind::Grid).clear();
    if (before.cluster != shape_.cluster)
        stack(PanelKind::Cluster).clear();
    if (before.block != shape_.block)
        stack(PanelKind::Block).clear();
    go(clampPath(path_, shape_));
}

void HierarchyNavigation::setPath(const HierarchyPath& path) {
    go(clampPath(path, shape_));
}

void HierarchyNavigation::go(const HierarchyPath& path) {
    const bool hadCluster = path_.level != HierarchyLevel::Grid;
    const bool hadBlock = path_.level >= HierarchyLevel::Block;
    if (!hadCluster || path.level == HierarchyLevel::Grid || path.cluster != path_.cluster)
        stack(PanelKind::Cluster).clear();
    if (!hadBlock || path.level < HierarchyLevel::Block || path.block != path_.block)
        stack(PanelKind::Block).clear();
    path_ = path;
    if (path.level == HierarchyLevel::Cluster)
        leaveRegionsWithout(stack(PanelKind::Grid), blocksOf(shape_, path.cluster).first);
    if (path.level >= HierarchyLevel::Block) {
        leaveRegionsWithout(stack(PanelKind::Grid), toCell(path.block));
        leaveRegionsWithout(stack(PanelKind::Cluster), toCell(path.block));
    }
    if (path.level == HierarchyLevel::Warp)
        leaveRegionsWithout(stack(PanelKind::Block),
                            toCell(toIndex(path.warp * shape_.warpSize, shape_.block)));
    if (path.level == HierarchyLevel::Thread)
        leaveRegionsWithout(stack(PanelKind::Block), toCell(path.thread));
}

void HierarchyNavigation::leaveRegions(PanelKind kind, std::size_t keep) {
    if (empty())
        return;
    std::vector<Cells>& regions = stack(kind);
    if (regions.size() > keep)
        regions.resize(keep);
    if (kind == PanelKind::Grid)
        go({});
    else if (kind == PanelKind::Cluster)
        go(pathToCluster(shape_, path_.cluster));
    else if (path_.level >= HierarchyLevel::Block)
        go(pathToBlock(shape_, path_.block));
}

void HierarchyNavigation::activate(PanelKind kind, const Cells& cells) {
    if (empty())
        return;
    if (kind == PanelKind::Block) {
        if (path_.level < HierarchyLevel::Block)
            return;
        if (cells.count() == 1) {
            go(pathToThread(shape_, path_.block, indexAt<level::Block>(cells.first)));
        } else {
            go(pathToBlock(shape_, path_.block));
            stack(kind).push_back(cells);
        }
        return;
    }
    const BlockIndex block = indexAt<level::Grid>(cells.first);
    const ClusterIndex cluster = computeClusterIndex(block, shape_.cluster);
    const bool clusters = hasClusters(shape_);
    const bool inCluster = path_.level != HierarchyLevel::Grid && path_.cluster == cluster;
    // A click on a single block enters its cluster first, and the block once the cluster is open.
    const bool one = cells.count() == 1 && (kind == PanelKind::Cluster || !clusters || inCluster);
    if (one) {
        go(pathToBlock(shape_, block));
    } else if (kind == PanelKind::Grid && clusters && inside(blocksOf(shape_, cluster), cells)) {
        go(pathToCluster(shape_, cluster));
    } else {
        if (kind == PanelKind::Grid)
            go({});
        else
            go(pathToCluster(shape_, path_.cluster));
        // In the context panel of a deeper path the box may lie outside the entered regions.
        while (!stack(kind).empty() && (!inside(stack(kind).back(), cells) || stack(kind).back() == cells))
            stack(kind).pop_back();
        stack(kind).push_back(cells);
    }
}

void HierarchyNavigation::enter() {
    if (empty())
        return;
    switch (path_.level) {
    case HierarchyLevel::Cluster:
        go(pathToBlock(shape_, blockIndexOf(path_.cluster, {}, shape_.cluster)));
        break;
    case HierarchyLevel::Block: {
        const auto region = this->region(PanelKind::Block);
        const Cell first = region ? region->first : Cell{};
        go(pathToWarp(shape_, path_.block,
                      toRank(indexAt<level::Block>(first), shape_.block) / shape_.warpSize));
        break;
    }
    case HierarchyLevel::Warp:
        go(pathToThread(shape_, path_.block, toIndex(path_.warp * shape_.warpSize, shape_.block)));
        break;
    case HierarchyLevel::Grid:
    case HierarchyLevel::Thread:
        break;
    }
}

void HierarchyNavigation::up() {
    const PanelKind kind = path_.level == HierarchyLevel::Grid      ? PanelKind::Grid
                           : path_.level == HierarchyLevel::Cluster ? PanelKind::Cluster
                                                                    : PanelKind::Block;
    const bool inPanel = path_.level <= HierarchyLevel::Block;
    if (inPanel && !stack(kind).empty())
        stack(kind).pop_back();
    else
        go(parentPath(path_, shape_));
}

void HierarchyNavigation::home() {
    for (std::vector<Cells>& regions : regions_)
        regions.clear();
    go({});
}

bool HierarchyNavigation::move(const std::array<std::int64_t, 3>& by) {
    if (empty())
        return false;
    HierarchyPath to = path_;
    switch (path_.level) {
    case HierarchyLevel::Grid:
        return false;
    case HierarchyLevel::Cluster:
        to = pathToCluster(shape_, moved(path_.cluster, gridInClusters(shape_), by));
        break;
    case HierarchyLevel::Block:
        to = pathToBlock(shape_, moved(path_.block, shape_.grid, by));
        break;
    case HierarchyLevel::Warp: {
        const std::int64_t step = by[0] + by[1] + by[2];
        if (step < 0 ? path_.warp < static_cast<Count>(-step)
                     : path_.warp + static_cast<Count>(step) >= warpsPerBlock(shape_))
            return false;
        to.warp = step < 0 ? path_.warp - static_cast<Count>(-step) : path_.warp + static_cast<Count>(step);
        break;
    }
    case HierarchyLevel::Thread:
        to = pathToThread(shape_, path_.block, moved(path_.thread, shape_.block, by));
        break;
    }
    if (to == path_)
        return false;
    go(to);
    return true;
}

Cells shownBlocks(const HierarchyNavigation& navigation) {
    const HierarchyPath& path = navigation.path();
    const LaunchShape& shape = navigation.shape();
    if (path.level >= HierarchyLevel::Block)
        return {toCell(path.block), {1, 1, 1}};
    const bool cluster = path.level == HierarchyLevel::Cluster;
    return navigation.region(cluster ? PanelKind::Cluster : PanelKind::Grid)
        .value_or(cluster ? blocksOf(shape, path.cluster) : Cells{{0, 0, 0}, sizeOf(shape.grid)});
}

} // namespace trichevron::core
