// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/scene_text.h"

#include "core/scene/colouring.h"
#include "core/scene/panel.h"
#include "core/text/number_text.h"

namespace trichevron::core {
namespace {

std::string times(const Cell& size) {
    return withSeparators(size[0]) + " × " + withSeparators(size[1]) + " × " + withSeparators(size[2]);
}

std::string tuple(const Cell& cell) {
    return "(" + digits(cell[0]) + ", " + digits(cell[1]) + ", " + digits(cell[2]) + ")";
}

std::string blockText(const SceneRequest& request) {
    const Count warps = warpsPerBlock(request.shape);
    return times(sizeOf(request.shape.block)) + " threads, " + countText(warps, "warp");
}

std::string_view cellName(PanelKind kind) {
    return kind == PanelKind::Block ? "thread" : "block";
}

void addIdle(const SceneRequest& request, PanelKind kind, const Cells& cells,
             std::vector<std::string>& lines) {
    const Count idle = idleThreadsIn(request, kind, cells);
    if (idle == 0)
        return;
    lines.push_back(countText(idle, "thread") + " idle: outside the problem of " +
                    times(sizeOf(*request.problem)) + " elements");
}

std::vector<std::string> describeThread(const SceneRequest& request, const Cell& cell) {
    const ThreadIndex thread = indexAt<level::Block>(cell);
    const ThreadPlace place = computePlace(request.shape, request.path.block, thread);
    const std::string global =
        "(" + digits(place.global.x) + ", " + digits(place.global.y) + ", " + digits(place.global.z) + ")";
    std::vector<std::string> lines{
        "thread " + tuple(cell) + " of block " + tuple(toCell(place.blockIdx)),
        threadIdFormula(request.shape.block, thread),
        "warp " + digits(place.warp) + " · lane " + digits(place.lane) + " · block rank " +
            withSeparators(place.blockRank),
    };
    const bool idle = computeIdleness(request, PanelKind::Block, {cell, {1, 1, 1}}) != Idleness::None;
    lines.push_back("global index " + global + (idle ? ": idle, outside the problem" : ""));
    if (const Colouring& colouring = activeColouring(request); colouring.threadLine != nullptr)
        if (const std::string line = colouring.threadLine(request, cell); !line.empty())
            lines.push_back(line);
    return lines;
}

std::vector<std::string> describeBlock(const SceneRequest& request, const Cell& cell) {
    const LaunchShape& shape = request.shape;
    const ThreadPlace place = computePlace(shape, indexAt<level::Grid>(cell), {});
    std::vector<std::string> lines{
        "block " + tuple(cell) + " · rank " + withSeparators(place.blockRank),
        blockText(request),
    };
    if (hasClusters(shape))
        lines.push_back("cluster " + tuple(toCell(place.clusterIdx)) + " · rank in cluster " +
                        digits(place.blockRankInCluster));
    addIdle(request, PanelKind::Grid, {cell, {1, 1, 1}}, lines);
    describeSchedule(request, {cell, {1, 1, 1}}, lines);
    return lines;
}

} // namespace

std::string shortTimes(const Cell& size) {
    std::string text = withSeparators(size[0]);
    if (size[1] != 1 || size[2] != 1)
        text += " × " + withSeparators(size[1]);
    if (size[2] != 1)
        text += " × " + withSeparators(size[2]);
    return text;
}

std::string rangeText(const Cells& cells) {
    return cells.count() == 1 ? tuple(cells.first) : tuple(cells.first) + " to " + tuple(cells.last());
}

std::string countText(Count count, std::string_view singular) {
    return withSeparators(count) + " " + std::string(singular) + (count == 1 ? "" : "s");
}

std::string threadIdFormula(const BlockExtent& block, const ThreadIndex& thread) {
    return "ID = x + y·Dx + z·Dx·Dy = " + digits(thread.x) + " + " + digits(thread.y) + "·" +
           digits(block.x) + " + " + digits(thread.z) + "·" + digits(Count{block.x} * block.y) + " = " +
           digits(toRank(thread, block));
}

std::string threadLabel(const BlockExtent& block, const ThreadIndex& thread) {
    return "thread " + tuple(toCell(thread)) + " · ID " + digits(toRank(thread, block));
}

std::string captionOf(const SceneRequest& request, const ScenePanel& panel) {
    std::string text;
    switch (panel.kind) {
    case PanelKind::Grid:
        text = "grid: " + times(panel.whole.size) + " blocks";
        break;
    case PanelKind::Cluster:
        text = "cluster " + tuple(toCell(request.path.cluster)) + ": " + times(panel.whole.size) + " blocks";
        break;
    case PanelKind::Block:
        text = "block " + tuple(toCell(request.path.block)) + ": " + blockText(request);
        break;
    }
    return text;
}

std::string noteOf(const ScenePanel& panel) {
    const std::string name = std::string(cellName(panel.kind)) + "s";
    std::vector<std::string> parts;
    if (panel.region != panel.whole)
        parts.push_back(rangeText(panel.region));
    if (!panel.fullDetail())
        parts.push_back("each box stands for " + shortTimes(panel.step) + " " + name);
    if (panel.arrangement == Arrangement::RowsOfX)
        parts.push_back("x in rows of " + withSeparators(Count{panel.row} * panel.homeStep[0]));
    if (panel.arrangement == Arrangement::RowsOfY)
        parts.push_back("y in rows of " + withSeparators(Count{panel.row} * panel.homeStep[1]));
    if (panel.arrangement == Arrangement::TilesOfZ)
        parts.emplace_back("layers of z side by side");
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : " · ") + part;
    return text;
}

std::string boxLabel(const SceneRequest& request, const ScenePanel& panel, const SceneBox& box) {
    const Colouring& colouring = activeColouring(request);
    if (colouring.label == nullptr || (request.moment && panel.kind != PanelKind::Block))
        return {};
    return colouring.label(request, panel.kind, box.cells);
}

std::string indexLabel(const ScenePanel& panel, const SceneBox& box) {
    std::size_t axes = 3;
    while (axes > 1 && panel.whole.size[axes - 1] == 1)
        --axes;
    std::string label = digits(box.cells.first[0]);
    for (std::size_t a = 1; a < axes; ++a)
        label += ", " + digits(box.cells.first[a]);
    return axes == 1 ? label : "(" + label + ")";
}

std::vector<std::string> describeCells(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (cells.count() == 1)
        return kind == PanelKind::Block ? describeThread(request, cells.first)
                                        : describeBlock(request, cells.first);
    std::vector<std::string> lines{
        std::string(cellName(kind)) + "s " + rangeText(cells),
        times(cells.size) + " = " + countText(cells.count(), cellName(kind)),
    };
    addIdle(request, kind, cells, lines);
    if (kind != PanelKind::Block)
        describeSchedule(request, cells, lines);
    if (kind == PanelKind::Grid && hasClusters(request.shape) && cells.size == sizeOf(request.shape.cluster))
        lines.push_back("cluster " + tuple(toCell(computeClusterIndex(indexAt<level::Grid>(cells.first),
                                                                      request.shape.cluster))));
    else
        lines.emplace_back("click to zoom in");
    return lines;
}

} // namespace trichevron::core
