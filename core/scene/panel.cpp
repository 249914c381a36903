// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/panel.h"

#include "core/scene/cluster_trays.h"
#include "core/scene/colouring.h"
#include "core/scene/detail.h"
#include "core/scene/scene_text.h"
#include "core/scene/zoom.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {
namespace {

// Sizes in units of a cell.
constexpr float gapBetweenClusters = 0.45F;

/// A few layers have gaps to look between; many layers with gaps would become a tower.
float layerPitch(std::uint32_t layers) {
    return layers <= 8 ? 1.7F : layers <= 16 ? 1.2F : 1.0F;
}

Detail detailOf(const ScenePanel& panel) {
    return {panel.step, panel.boxCounts, panel.arrangement, panel.row};
}

/// Coarse boxes of the grid stand for whole clusters.
Cell unitOf(const LaunchShape& shape) {
    return hasClusters(shape) ? sizeOf(shape.cluster) : Cell{1, 1, 1};
}

/// Whether no box of the panel holds blocks of two clusters.
bool standForOneCluster(const ScenePanel& panel, const LaunchShape& shape) {
    return panel.fullDetail() || panel.step == sizeOf(shape.cluster);
}

/// Gaps between clusters, where boxes are single blocks in a stack.
std::array<float, 3> clusterShift(const ScenePanel& panel, const LaunchShape& shape, const Cell& cell) {
    std::array<float, 3> shift{};
    if (panel.kind != PanelKind::Grid || !panel.fullDetail() || panel.arrangement != Arrangement::Stack ||
        !hasClusters(shape))
        return shift;
    for (std::size_t a = 0; a < 3; ++a) {
        const std::uint32_t dim = shape.cluster[allAxes[a]];
        const std::uint32_t before = cell[a] / dim - panel.region.first[a] / dim;
        if (dim > 1)
            shift[a] = gapBetweenClusters * static_cast<float>(before);
    }
    return shift;
}

void placeBox(const ScenePanel& panel, const LaunchShape& shape, const Cell& number, SceneBox& box) {
    const Detail detail = detailOf(panel);
    const Cell place = drawnPlace(detail, number);
    const bool layered = drawnCounts(detail)[2] > 1;
    const std::array<float, 3> shift = clusterShift(panel, shape, box.cells.first);
    const bool isStack = panel.arrangement == Arrangement::Stack && panel.fullDetail();
    for (std::size_t a = 0; a < 2; ++a) {
        // In a stack of single blocks the clusters are apart already, where they have several blocks.
        const bool isApart = isStack && shape.cluster[allAxes[a]] > 1;
        const bool isInset = panel.kind == PanelKind::Grid && !isApart;
        const float low = isInset ? clusterInset(shape, panel, a, box.cells.first[a]) : 0;
        const float high = isInset ? clusterInset(shape, panel, a, box.cells.last()[a] + 1) : 0;
        box.corner[a] = static_cast<float>(place[a]) + shift[a] + sceneGap / 2 + low;
        const float share = static_cast<float>(box.cells.size[a]) / static_cast<float>(panel.step[a]);
        box.size[a] = std::max(share - sceneGap - low - high, 0.3F * share);
    }
    const float height = layered ? sceneLayerHeight : sceneCarpetHeight;
    const float share = static_cast<float>(box.cells.size[2]) / static_cast<float>(panel.step[2]);
    box.size[2] = height * std::max(share, 0.25F);
    box.corner[2] =
        -static_cast<float>(place[2]) * layerPitch(drawnCounts(detail)[2]) - shift[2] - box.size[2];
}

void measure(ScenePanel& panel) {
    panel.minCorner = panel.boxes.front().corner;
    panel.maxCorner = panel.minCorner;
    for (const SceneBox& box : panel.boxes)
        for (std::size_t a = 0; a < 3; ++a) {
            panel.minCorner[a] = std::min(panel.minCorner[a], box.corner[a]);
            panel.maxCorner[a] = std::max(panel.maxCorner[a], box.corner[a] + box.size[a]);
        }
    for (const SceneTray& tray : panel.trays)
        for (std::size_t a = 0; a < 3; ++a) {
            panel.minCorner[a] = std::min(panel.minCorner[a], tray.corner[a]);
            panel.maxCorner[a] = std::max(panel.maxCorner[a], tray.corner[a] + tray.size[a]);
        }
}

/// Gaps between boxes show the next box or two, but nothing deeper.
bool isOccluded(const ScenePanel& panel, const Cell& number) {
    constexpr std::uint32_t visibleDepth = 2;
    for (std::size_t a = 0; a < 3; ++a)
        if (number[a] < visibleDepth || number[a] + visibleDepth >= panel.boxCounts[a])
            return false;
    return panel.arrangement == Arrangement::Stack;
}

/// The panel with its level of detail, without boxes.
ScenePanel emptyPanel(const SceneRequest& request, PanelKind kind, const Cells& whole,
                      const std::optional<Cells>& region, DetailRequest ask) {
    ScenePanel panel;
    panel.kind = kind;
    panel.whole = whole;
    panel.region =
        region && whole.contains(region->first) && whole.contains(region->last()) ? *region : whole;
    ask.size = panel.region.size;
    ask.flat = request.flat;
    const Detail detail = chooseDetail(ask);
    panel.step = panel.homeStep = detail.step;
    panel.boxCounts = detail.boxCounts;
    panel.arrangement = detail.arrangement;
    panel.row = detail.row;
    return panel;
}

void fill(const SceneRequest& request, ScenePanel& panel) {
    const Colouring& colouring = activeColouring(request, panel.kind);
    panel.boxes.reserve(std::size_t{panel.boxCounts[0]} * panel.boxCounts[1] * panel.boxCounts[2]);
    Cell number{};
    for (number[2] = 0; number[2] < panel.boxCounts[2]; ++number[2])
        for (number[1] = 0; number[1] < panel.boxCounts[1]; ++number[1])
            for (number[0] = 0; number[0] < panel.boxCounts[0]; ++number[0]) {
                SceneBox box;
                for (std::size_t a = 0; a < 3; ++a) {
                    const std::uint32_t offset = number[a] * panel.step[a];
                    box.cells.first[a] = panel.region.first[a] + offset;
                    box.cells.size[a] = std::min(panel.step[a], panel.region.size[a] - offset);
                }
                colourBox(request, colouring, panel.kind, box);
                placeBox(panel, request.shape, number, box);
                box.occluded = isOccluded(panel, number);
                panel.boxes.push_back(box);
            }
    panel.trays = clusterTrays(request, panel);
    panel.caption = captionOf(request, panel);
    panel.note = noteOf(request, panel);
}

ScenePanel makePanel(const SceneRequest& request, PanelKind kind, const Cells& whole,
                     const std::optional<Cells>& region, const DetailRequest& ask) {
    ScenePanel panel = emptyPanel(request, kind, whole, region, ask);
    fill(request, panel);
    return panel;
}

/// Whether equal numbers of blocks along x and y have different lengths, although boxes of single blocks
/// would need no fold.
bool isUneven(const ScenePanel& panel, bool flat) {
    const Cell& size = panel.region.size;
    const Arrangement ofBlocks = arrangementOf(size, flat);
    return size[0] > 1 && size[1] > 1 && panel.step[0] != panel.step[1] && ofBlocks != Arrangement::RowsOfX &&
           ofBlocks != Arrangement::RowsOfY;
}

/// The grid or a region of it, without boxes. Boxes are smaller than the budget has them where then none
/// stands for blocks of several clusters.
ScenePanel gridOf(const SceneRequest& request, const BoxBudget& budget, const std::optional<Cells>& region) {
    const auto panelWith = [&](std::uint32_t finer) {
        const BoxBudget allowed{finer * finer * budget.boxes, finer * budget.perAxis, budget.fullUpTo};
        return emptyPanel(request, PanelKind::Grid, {{0, 0, 0}, sizeOf(request.shape.grid)}, region,
                          {.unit = unitOf(request.shape), .budget = allowed});
    };
    ScenePanel panel = panelWith(1);
    const bool isInClusters = hasClusters(request.shape);
    if (!isInClusters && !request.onlyWholeClusters)
        return panel;
    constexpr std::uint32_t finerTries[] = {2, 3};
    // With a box for each block, an axis is as long as it has blocks, whatever the shape of a cluster.
    if (isUneven(panel, request.flat) || !isInClusters)
        for (const std::uint32_t finer : finerTries)
            if (ScenePanel tried = panelWith(finer); tried.fullDetail())
                return tried;
    for (const std::uint32_t finer : finerTries)
        if (!standForOneCluster(panel, request.shape))
            if (ScenePanel tried = panelWith(finer); standForOneCluster(tried, request.shape))
                panel = std::move(tried);
    return panel;
}

/// The first half of the clusters along the longest axis of a region; none of a single cluster.
std::optional<Cells> halfOf(Cells region, const Cell& cluster) {
    std::optional<std::size_t> longest;
    for (std::size_t a = 0; a < 3; ++a)
        if (region.size[a] > cluster[a] && (!longest || region.size[a] > region.size[*longest]))
            longest = a;
    if (!longest)
        return std::nullopt;
    const std::uint64_t clusters = ceilDivide(region.size[*longest], cluster[*longest]);
    region.size[*longest] = static_cast<std::uint32_t>(ceilDivide(clusters, 2) * cluster[*longest]);
    return region;
}

/// The region of the grid, with no more blocks than asked for.
std::optional<Cells> regionAtMost(const SceneRequest& request) {
    if (!request.mostBlocks)
        return request.gridRegion;
    Cells region = request.gridRegion.value_or(Cells{{0, 0, 0}, sizeOf(request.shape.grid)});
    for (std::size_t a = 0; a < 3; ++a)
        region.size[a] = std::min(region.size[a], std::max(1U, (*request.mostBlocks)[a]));
    return region;
}

/// The grid at home, without boxes.
ScenePanel gridAtHome(const SceneRequest& request, const BoxBudget& budget) {
    if (!request.onlyWholeClusters || request.path.level != HierarchyLevel::Grid)
        return gridOf(request, budget, request.gridRegion);
    ScenePanel panel = gridOf(request, budget, regionAtMost(request));
    while (!standForOneCluster(panel, request.shape) || isUneven(panel, request.flat)) {
        const std::optional<Cells> half = halfOf(panel.region, sizeOf(request.shape.cluster));
        if (!half)
            break;
        panel = gridOf(request, budget, half);
    }
    return panel;
}

ZoomLayout layoutOf(const SceneRequest& request, const ScenePanel& home) {
    const Detail detail = detailOf(home);
    const std::uint32_t layers = drawnCounts(detail)[2];
    return {detail, home.region, unitOf(request.shape), layerPitch(layers)};
}

/// The selected block has the accent colour where colours do not distinguish blocks. Elsewhere it keeps its
/// colour, and its outline marks it.
bool accentsSelection(const SceneRequest& request) {
    return activeColouring(request, PanelKind::Grid).blockColours(request) != BlockColours::Varied;
}

void mark(ScenePanel& panel, const Cell& cell, bool accent) {
    panel.marked = panel.boxAt(cell);
    if (!panel.marked)
        return;
    SceneBox& box = panel.boxes[*panel.marked];
    box.emphasis = Emphasis::Marked;
    if (accent)
        box.hue = Hue::Accent;
}

void markCluster(ScenePanel& panel, const SceneRequest& request) {
    const Cells cluster = blocksOf(request.shape, request.path.cluster);
    const bool selected = request.path.level == HierarchyLevel::Cluster;
    if (panel.fullDetail())
        for (SceneBox& box : panel.boxes)
            if (cluster.contains(box.cells.first)) {
                box.emphasis = Emphasis::Within;
                if (selected && accentsSelection(request))
                    box.hue = Hue::Accent;
            }
    if (!selected)
        return;
    if (panel.fullDetail())
        panel.marked = panel.boxAt(cluster.first);
    else
        mark(panel, cluster.first, accentsSelection(request));
}

} // namespace

Cells blocksOf(const LaunchShape& shape, const ClusterIndex& cluster) {
    return {toCell(blockIndexOf(cluster, {}, shape.cluster)), sizeOf(shape.cluster)};
}

bool splitsFolds(const SceneRequest& request, const BoxBudget& budget) {
    const ScenePanel home = gridAtHome(request, budget);
    const Cell unit = unitOf(request.shape);
    return (home.arrangement == Arrangement::RowsOfX && home.step[0] > unit[0]) ||
           (home.arrangement == Arrangement::RowsOfY && home.step[1] > unit[1]);
}

ScenePanel gridPanel(const SceneRequest& request, const BoxBudget& budget) {
    ScenePanel panel = gridAtHome(request, budget);
    const HierarchyLevel level = request.path.level;
    if (level == HierarchyLevel::Grid && !panel.fullDetail()) {
        const ZoomLayout layout = layoutOf(request, panel);
        if (request.gridZoom)
            fillZoomed(request, layout, *request.gridZoom, panel);
        else
            fill(request, panel);
        for (std::size_t a = 0; a < 3; ++a) {
            panel.minCorner[a] = static_cast<float>(layout.min()[a]);
            panel.maxCorner[a] = static_cast<float>(layout.max()[a]);
        }
        return panel;
    }
    fill(request, panel);
    if (level != HierarchyLevel::Grid && hasClusters(request.shape))
        markCluster(panel, request);
    if (level >= HierarchyLevel::Block)
        mark(panel, toCell(request.path.block), accentsSelection(request));
    measure(panel);
    return panel;
}

ScenePanel clusterPanel(const SceneRequest& request, const BoxBudget& budget) {
    ScenePanel panel = makePanel(request, PanelKind::Cluster, blocksOf(request.shape, request.path.cluster),
                                 request.clusterRegion, {.budget = budget});
    measure(panel);
    return panel;
}

ScenePanel blockPanel(const SceneRequest& request, const BoxBudget& budget) {
    const LaunchShape& shape = request.shape;
    const std::uint32_t minRow = shape.warpSize <= 64 ? shape.warpSize : 1;
    ScenePanel panel = makePanel(request, PanelKind::Block, {{0, 0, 0}, sizeOf(shape.block)},
                                 request.blockRegion, {.minRow = minRow, .budget = budget});
    if (request.path.level >= HierarchyLevel::Warp && !request.hidesAnswers) {
        for (SceneBox& box : panel.boxes)
            box.emphasis = Emphasis::Outside;
        const Count first = request.path.warp * shape.warpSize;
        const Count end = std::min(first + shape.warpSize, volume(shape.block));
        for (Count rank = first; rank < end; ++rank)
            if (const auto box = panel.boxAt(toCell(toIndex(rank, shape.block))))
                panel.boxes[*box].emphasis = Emphasis::Within;
    }
    if (request.path.level == HierarchyLevel::Thread)
        mark(panel, toCell(request.path.thread), false);
    measure(panel);
    return panel;
}

std::optional<ZoomLayout> computeZoomLayout(const SceneRequest& asked) {
    if (!findEmptyReason(asked.shape).isEmpty() || asked.path.level != HierarchyLevel::Grid)
        return std::nullopt;
    SceneRequest request = asked;
    request.shape = drawableShape(asked.shape);
    const ScenePanel home = gridAtHome(request, request.alone);
    return home.fullDetail() ? std::nullopt : std::optional(layoutOf(request, home));
}

Cells blocksAtHome(const SceneRequest& asked) {
    SceneRequest request = asked;
    request.path = {};
    if (!findEmptyReason(asked.shape).isEmpty())
        return {{0, 0, 0}, sizeOf(asked.shape.grid)};
    request.shape = drawableShape(asked.shape);
    return gridAtHome(request, request.alone).region;
}

} // namespace trichevron::core
