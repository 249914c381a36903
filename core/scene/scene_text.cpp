// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/scene_text.h"

#include "core/catalogue/message_literal.h"
#include "core/scene/cluster_trays.h"
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

/// Without trailing axes of size 1.
std::size_t countAxes(const Cell& size) {
    std::size_t axes = 3;
    while (axes > 1 && size[axes - 1] == 1)
        --axes;
    return axes;
}

/// "8 × 1" on a grid of two axes, where 8 alone would not say that the picture has two scales.
std::string stepText(const ScenePanel& panel) {
    std::string text = withSeparators(panel.step[0]);
    for (std::size_t a = 1; a < countAxes(panel.whole.size); ++a)
        text += " × " + withSeparators(panel.step[a]);
    return text;
}

std::string boxNote(const SceneRequest& request, const ScenePanel& panel) {
    const std::string size = stepText(panel);
    if (panel.kind == PanelKind::Block)
        return "each box stands for {size} threads"_msg("size"_a = size);
    const bool namesClusters =
        panel.kind == PanelKind::Grid && areClustersSubject(request) && !request.hidesAnswers;
    const Count clusters = namesClusters ? clustersIn(request.shape, panel.step) : 1;
    if (clusters <= 1)
        return "each box stands for {size} blocks"_msg("size"_a = size);
    return "each box stands for {size} blocks, {clusters, plural, one {# cluster} other {# clusters}}"_msg(
        "size"_a = size, "clusters"_a = clusters);
}

std::string blockText(const SceneRequest& request) {
    const Count warps = warpsPerBlock(request.shape);
    return "{size} threads, {warps, plural, one {# warp} other {# warps}}"_msg(
        "size"_a = times(sizeOf(request.shape.block)), "warps"_a = warps);
}

void addIdle(const SceneRequest& request, PanelKind kind, const Cells& cells,
             std::vector<std::string>& lines) {
    const Count idle = idleThreadsIn(request, kind, cells);
    if (idle == 0)
        return;
    lines.push_back(
        "{threads, plural, one {# thread} other {# threads}} idle: outside the problem of {size} elements"_msg(
            "threads"_a = idle, "size"_a = times(sizeOf(*request.problem))));
}

std::vector<std::string> describeThread(const SceneRequest& request, const Cell& cell) {
    const ThreadIndex thread = indexAt<level::Block>(cell);
    const ThreadPlace place = computePlace(request.shape, request.path.block, thread);
    const std::string global =
        "(" + digits(place.global.x) + ", " + digits(place.global.y) + ", " + digits(place.global.z) + ")";
    std::vector<std::string> lines{
        "thread {thread} of block {block}"_msg("thread"_a = tuple(cell),
                                               "block"_a = tuple(toCell(place.blockIdx))),
        threadIdFormula(request.shape.block, thread),
        "warp {warp} · lane {lane} · block rank {rank}"_msg(
            "warp"_a = digits(place.warp), "lane"_a = digits(place.lane), "rank"_a = place.blockRank),
    };
    const bool idle = computeIdleness(request, PanelKind::Block, {cell, {1, 1, 1}}) != Idleness::None;
    lines.push_back(idle ? "global index {index}: idle, outside the problem"_msg("index"_a = global)
                         : "global index {index}"_msg("index"_a = global));
    if (const Colouring& colouring = activeColouring(request, PanelKind::Block);
        colouring.threadLine != nullptr)
        if (const std::string line = colouring.threadLine(request, cell); !line.empty())
            lines.push_back(line);
    return lines;
}

std::vector<std::string> describeBlock(const SceneRequest& request, const Cell& cell) {
    const LaunchShape& shape = request.shape;
    const ThreadPlace place = computePlace(shape, indexAt<level::Grid>(cell), {});
    std::vector<std::string> lines{
        "block {index} · rank {rank}"_msg("index"_a = tuple(cell), "rank"_a = place.blockRank),
        blockText(request),
    };
    if (hasClusters(shape))
        lines.push_back("cluster {index} · rank in cluster {rank}"_msg(
            "index"_a = tuple(toCell(place.clusterIdx)), "rank"_a = digits(place.blockRankInCluster)));
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
    return cells.count() == 1
               ? tuple(cells.first)
               : "{first} to {last}"_msg("first"_a = tuple(cells.first), "last"_a = tuple(cells.last()));
}

std::string threadIdFormula(const BlockExtent& block, const ThreadIndex& thread) {
    return "ID = x + y·Dx + z·Dx·Dy = " + digits(thread.x) + " + " + digits(thread.y) + "·" +
           digits(block.x) + " + " + digits(thread.z) + "·" + digits(Count{block.x} * block.y) + " = " +
           digits(toRank(thread, block));
}

std::string threadLabel(const SceneRequest& request) {
    const std::string index = tuple(toCell(request.path.thread));
    if (request.hidesAnswers)
        return "thread {index}"_msg("index"_a = index);
    return "thread {index} · ID {id}"_msg("index"_a = index,
                                          "id"_a = digits(toRank(request.path.thread, request.shape.block)));
}

std::string elementsText(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    const std::optional<Cells> range = elementRangeIn(request, kind, cells);
    if (!range)
        return {};
    const bool isLine = volume(*request.problem) == (*request.problem)[Axis::X];
    const auto named = [&](const Cell& cell) { return isLine ? digits(cell[0]) : tuple(cell); };
    if (range->count() == 1)
        return "element {element}"_msg("element"_a = named(range->first));
    return "elements {first} to {last}"_msg("first"_a = named(range->first), "last"_a = named(range->last()));
}

std::string axisText(const ScenePanel& panel, std::size_t axis) {
    std::string size = withSeparators(panel.whole.size[axis]);
    if (panel.region.size[axis] != panel.whole.size[axis])
        size = "{first}–{last} of {size}"_msg("first"_a = withSeparators(panel.region.first[axis]),
                                              "last"_a = withSeparators(panel.region.last()[axis]),
                                              "size"_a = size);
    std::string text = std::string(1, "xyz"[axis]) + ": " + size;
    const bool isFolded = (panel.arrangement == Arrangement::RowsOfX && axis == 0) ||
                          (panel.arrangement == Arrangement::RowsOfY && axis == 1);
    if (!isFolded)
        return text;
    return "{axis}, in rows of {count}"_msg("axis"_a = text,
                                            "count"_a = Count{panel.row} * panel.homeStep[axis]);
}

std::string layerText(const Cells& cells) {
    if (cells.size[2] == 1)
        return "z = " + withSeparators(cells.first[2]);
    return "z = " + withSeparators(cells.first[2]) + "–" + withSeparators(cells.last()[2]);
}

std::string captionOf(const SceneRequest& request, const ScenePanel& panel) {
    switch (panel.kind) {
    case PanelKind::Grid:
        return "grid: {size} blocks"_msg("size"_a = times(panel.whole.size));
    case PanelKind::Cluster:
        return "cluster {index}: {size} blocks"_msg("index"_a = tuple(toCell(request.path.cluster)),
                                                    "size"_a = times(panel.whole.size));
    case PanelKind::Block: {
        if (request.hidesAnswers)
            return "block {index}: {size} threads"_msg("index"_a = tuple(toCell(request.path.block)),
                                                       "size"_a = times(sizeOf(request.shape.block)));
        const std::string block =
            "block {index}: {size} threads, {warps, plural, one {# warp} other {# warps}}"_msg(
                "index"_a = tuple(toCell(request.path.block)), "size"_a = times(sizeOf(request.shape.block)),
                "warps"_a = warpsPerBlock(request.shape));
        const std::string elements = elementsText(request, PanelKind::Block, panel.whole);
        return elements.empty() ? block : block + " · " + elements;
    }
    }
    return "";
}

std::string noteOf(const SceneRequest& request, const ScenePanel& panel) {
    std::vector<std::string> parts;
    if (panel.region != panel.whole)
        parts.push_back(rangeText(panel.region));
    if (!panel.fullDetail())
        parts.push_back(boxNote(request, panel));
    if (panel.arrangement == Arrangement::RowsOfX)
        parts.push_back("x in rows of {count}"_msg("count"_a = Count{panel.row} * panel.homeStep[0]));
    if (panel.arrangement == Arrangement::RowsOfY)
        parts.push_back("y in rows of {count}"_msg("count"_a = Count{panel.row} * panel.homeStep[1]));
    if (panel.arrangement == Arrangement::TilesOfZ)
        parts.push_back("layers of z side by side"_msg());
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : " · ") + part;
    return text;
}

std::string boxLabel(const SceneRequest& request, const Colouring& colouring, const ScenePanel& panel,
                     const SceneBox& box) {
    if (colouring.label == nullptr || (request.moment && panel.kind != PanelKind::Block))
        return {};
    return colouring.label(request, panel.kind, box.cells);
}

std::string indexLabel(const LaunchShape& shape, PanelKind kind, const SceneBox& box) {
    if (box.cells.count() != 1)
        return {};
    const std::size_t axes = countAxes(kind == PanelKind::Block ? sizeOf(shape.block) : sizeOf(shape.grid));
    std::string label = digits(box.cells.first[0]);
    for (std::size_t a = 1; a < axes; ++a)
        label += ", " + digits(box.cells.first[a]);
    return axes == 1 ? label : "(" + label + ")";
}

std::vector<std::string> describeCells(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (cells.count() == 1)
        return kind == PanelKind::Block ? describeThread(request, cells.first)
                                        : describeBlock(request, cells.first);
    const bool areThreads = kind == PanelKind::Block;
    const std::string range = rangeText(cells);
    const std::string size = times(cells.size);
    std::vector<std::string> lines{
        areThreads ? "threads {range}"_msg("range"_a = range) : "blocks {range}"_msg("range"_a = range),
        areThreads ? "{size} = {count, plural, one {# thread} other {# threads}}"_msg(
                         "size"_a = size, "count"_a = cells.count())
                   : "{size} = {count, plural, one {# block} other {# blocks}}"_msg(
                         "size"_a = size, "count"_a = cells.count()),
    };
    addIdle(request, kind, cells, lines);
    if (!areThreads)
        describeSchedule(request, cells, lines);
    const bool areInClusters = kind == PanelKind::Grid && hasClusters(request.shape);
    const Count clusters = areInClusters ? clustersIn(request.shape, cells.size) : 1;
    if (clusters > 1 && !request.hidesAnswers)
        lines.push_back(
            "{clusters, plural, one {# cluster} other {# clusters}}"_msg("clusters"_a = clusters));
    if (areInClusters && cells.size == sizeOf(request.shape.cluster))
        lines.push_back("cluster {index}"_msg(
            "index"_a = tuple(
                toCell(computeClusterIndex(indexAt<level::Grid>(cells.first), request.shape.cluster)))));
    else
        lines.push_back("click to zoom in"_msg());
    return lines;
}

} // namespace trichevron::core
