// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// One record per colouring, after the functions that it alone uses.
#include "core/catalogue/message_literal.h"
#include "core/scene/automatic_colouring.h"
#include "core/scene/cluster_hue.h"
#include "core/scene/colouring.h"
#include "core/scene/element_colours.h"
#include "core/scene/legend_entries.h"
#include "core/scene/panel.h"
#include "core/scene/scene_facts.h"
#include "core/scene/scene_text.h"
#include "core/scene/schedule_colours.h"
#include "core/text/number_text.h"

#include <array>

namespace trichevron::core {
namespace {

BlockColours neutralBlocks(const SceneRequest& /*request*/) {
    return BlockColours::Neutral;
}
BlockColours variedBlocks(const SceneRequest& /*request*/) {
    return BlockColours::Varied;
}

/// Blocks and threads in one colour each.
constexpr Colouring byLevel{
    .id = "level",
    .title = "Level"_msg,
    .toolTip = "One colour for blocks and one for threads."_msg,
    .blockColours = [](const SceneRequest&) { return BlockColours::Uniform; },
    .paint = [](const SceneRequest&, PanelKind kind, const SceneBox&) -> BoxPaint {
        return {categoryHue(kind == PanelKind::Block ? 4 : 0)};
    },
    .addBlockLegend = [](const SceneRequest&,
                         LegendEntries& legend) { addColour(categoryHue(0), "blocks"_msg(), legend); },
    .addThreadLegend = [](const SceneRequest&,
                          LegendEntries& legend) { addColour(categoryHue(4), "threads"_msg(), legend); },
};

// Warp

BoxPaint paintWarp(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    if (kind != PanelKind::Block)
        return {};
    const LaunchShape& shape = request.shape;
    // Ranks grow with the index, so the corners of a range bound the ranks in it.
    const Count first = toRank(indexAt<level::Block>(box.cells.first), shape.block) / shape.warpSize;
    const Count last = toRank(indexAt<level::Block>(box.cells.last()), shape.block) / shape.warpSize;
    return {first == last ? categoryHue(first) : Hue::Neutral};
}

std::string labelWarp(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (kind != PanelKind::Block || cells.count() != 1)
        return {};
    const Count rank = toRank(indexAt<level::Block>(cells.first), request.shape.block);
    return rank % request.shape.warpSize == 0 ? digits(rank / request.shape.warpSize) : std::string();
}

void addWarps(const SceneRequest& request, LegendEntries& legend) {
    const bool inWarp = request.path.level >= HierarchyLevel::Warp;
    addRanks("warp {rank}"_msg, warpsPerBlock(request.shape),
             inWarp ? std::optional(request.path.warp) : std::nullopt, legend);
}

constexpr Colouring byWarp{
    .id = "warp",
    .title = "Warp"_msg,
    .toolTip = "Threads of the same warp have the same colour."_msg,
    .blockColours = neutralBlocks,
    .paint = paintWarp,
    .label = labelWarp,
    .labelsGroups = true,
    .addThreadLegend = addWarps,
    .severalValues = "several warps"_msg,
};

// Lane

BoxPaint paintLane(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    if (kind != PanelKind::Block || box.cells.count() != 1)
        return {};
    const Count rank = toRank(indexAt<level::Block>(box.cells.first), request.shape.block);
    return {laneHue(rank % request.shape.warpSize, request.shape.warpSize)};
}

std::string labelLane(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (kind != PanelKind::Block || cells.count() != 1)
        return {};
    return digits(toRank(indexAt<level::Block>(cells.first), request.shape.block) % request.shape.warpSize);
}

void addLanes(const SceneRequest& request, LegendEntries& legend) {
    const LaunchShape& shape = request.shape;
    addRamp("lane {lane}"_msg("lane"_a = 0), withSeparators(Count{shape.warpSize} - 1), legend);
    if (request.path.level != HierarchyLevel::Thread)
        return;
    const Count lane = toRank(request.path.thread, shape.block) % shape.warpSize;
    addSelected(laneHue(lane, shape.warpSize), selectedText("lane {lane}"_msg("lane"_a = digits(lane))),
                legend);
}

constexpr Colouring byLane{
    .id = "lane",
    .title = "Lane"_msg,
    .toolTip = "Threads are shaded by their lane, the rank of a thread in its warp."_msg,
    .blockColours = neutralBlocks,
    .paint = paintLane,
    .label = labelLane,
    .addThreadLegend = addLanes,
    .severalValues = "several lanes"_msg,
};

// Thread ID

template <class Level>
BoxPaint rankPaint(const Cells& cells, const Extent<Level>& extent) {
    const Count first = toRank(indexAt<Level>(cells.first), extent);
    const Count last = toRank(indexAt<Level>(cells.last()), extent);
    return {rampHue(middleOf(first, last), volume(extent))};
}

BoxPaint paintThreadId(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    return kind == PanelKind::Block ? rankPaint(box.cells, request.shape.block)
                                    : rankPaint(box.cells, request.shape.grid);
}

std::string labelThreadId(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (cells.count() != 1)
        return {};
    if (kind == PanelKind::Block)
        return digits(toRank(indexAt<level::Block>(cells.first), request.shape.block));
    const Count rank = toRank(indexAt<level::Grid>(cells.first), request.shape.grid);
    return "block rank {rank}"_msg("rank"_a = digits(rank));
}

constexpr Colouring byThreadId{
    .id = "threadId",
    .title = "Thread ID"_msg,
    .toolTip = "Threads are shaded by their thread ID, blocks by their rank in the grid."_msg,
    .blockColours = variedBlocks,
    .paint = paintThreadId,
    .label = labelThreadId,
    .addBlockLegend =
        [](const SceneRequest& request, LegendEntries& legend) {
            addCountedRamp("block rank {rank}"_msg("rank"_a = 0), volume(request.shape.grid), legend);
        },
    .addThreadLegend =
        [](const SceneRequest& request, LegendEntries& legend) {
            addCountedRamp("thread ID {id}"_msg("id"_a = 0), volume(request.shape.block), legend);
        },
};

// Cluster

BoxPaint paintCluster(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    const LaunchShape& shape = request.shape;
    if (!hasClusters(shape))
        return {};
    const Cells blocks = blocksOfBox(request, kind, box.cells);
    const auto first = computeClusterIndex(indexAt<level::Grid>(blocks.first), shape.cluster);
    const auto last = computeClusterIndex(indexAt<level::Grid>(blocks.last()), shape.cluster);
    return {first == last ? clusterHue(shape, toCell(first), request.splitsFolds) : Hue::Neutral};
}

/// The rank of a cluster, on a box that is the whole cluster; inside a cluster each block has its own label.
std::string labelCluster(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    const LaunchShape& shape = request.shape;
    if (kind == PanelKind::Block || !hasClusters(shape))
        return {};
    const ClusterIndex cluster = computeClusterIndex(indexAt<level::Grid>(cells.first), shape.cluster);
    if (cells != blocksOf(shape, cluster))
        return {};
    return "cluster {rank}"_msg("rank"_a = digits(toRank(cluster, gridInClusters(shape))));
}

void addClusters(const SceneRequest& request, LegendEntries& legend) {
    std::optional<Count> selected;
    if (request.path.level != HierarchyLevel::Grid)
        selected = toRank(request.path.cluster, gridInClusters(request.shape));
    const auto clusters = gridInClusters(request.shape);
    const auto hueOf = [&](Count rank) {
        return clusterHue(request.shape, toCell(toIndex(rank, clusters)), request.splitsFolds);
    };
    const std::vector<Count> first = firstOfEachHue(request.shape, request.splitsFolds);
    const bool isWithoutGap = first.empty() || first.back() + 1 == first.size();
    addRanks("cluster {rank}"_msg, volume(clusters), selected, legend, {},
             {first, hueOf,
              isWithoutGap ? "neighbouring clusters differ in colour"_msg()
                           : "one cluster of each colour; neighbours differ"_msg()});
}

constexpr Colouring byCluster{
    .id = "cluster",
    .title = "Cluster"_msg,
    .toolTip = "Blocks of the same cluster have the same colour."_msg,
    .unavailableReason = [](const SceneRequest& request) -> std::string {
        return hasClusters(request.shape) ? std::string() : "this launch has no clusters"_msg();
    },
    .blockColours =
        [](const SceneRequest& request) {
            return hasClusters(request.shape) ? BlockColours::Varied : BlockColours::Neutral;
        },
    .paint = paintCluster,
    .label = labelCluster,
    .addBlockLegend = addClusters,
    .severalValues = "several clusters"_msg,
};

// Wave, round and SM

constexpr Colouring byWave{
    .id = "wave",
    .title = "Wave"_msg,
    .toolTip = "Blocks of the same predicted wave have the same colour, also after a trace."_msg,
    .unavailableReason = whyNoWaves,
    .blockColours = variedBlocks,
    .paint = paintWave,
    .label = labelWave,
    .addBlockLegend = addWaves,
    .severalValues = "several waves"_msg,
};

constexpr Colouring byRound{
    .id = "round",
    .title = "Round"_msg,
    .toolTip =
        "Blocks of the same round have the same colour: the position of a block among those that ran in its "
        "slot; needs a trace."_msg,
    .unavailableReason = whyNoRounds,
    .unavailablePattern = Pattern::Unknown,
    .blockColours = variedBlocks,
    .paint = paintRound,
    .label = labelRound,
    .addBlockLegend = addRounds,
    .severalValues = "several rounds"_msg,
};

constexpr Colouring bySm{
    .id = "sm",
    .title = "SM"_msg,
    .toolTip = "Blocks that ran on the same SM have the same colour; needs a trace."_msg,
    .unavailableReason = whyNoSms,
    .unavailablePattern = Pattern::Unknown,
    .blockColours = variedBlocks,
    .paint = paintSm,
    .label = labelSm,
    .addBlockLegend = addSms,
    .severalValues = "several SMs"_msg,
};

// Idle threads

constexpr Colouring byIdle{
    .id = "idle",
    .title = "Idle"_msg,
    .toolTip = "Shows which threads are idle because their index lies outside the problem."_msg,
    .blockColours = variedBlocks,
    .paint = [](const SceneRequest&, PanelKind, const SceneBox& box) -> BoxPaint {
        return {box.idle == Idleness::All    ? Hue::Neutral
                : box.idle == Idleness::Some ? categoryHue(1)
                                             : categoryHue(0)};
    },
    .addBlockLegend =
        [](const SceneRequest& request, LegendEntries& legend) {
            addColour(categoryHue(0), "busy"_msg(), legend);
            if (!request.problem)
                addText(request.facts && request.facts->loopsOverProblem
                            ? "threads take their elements in a loop"_msg()
                            : "no problem size is given"_msg(),
                        legend);
        },
    .showsIdleness = true,
};

// Element

constexpr Colouring byElement{
    .id = "result",
    .title = "Element"_msg,
    .toolTip = "Threads are shaded by the element that they handle."_msg,
    .unavailableReason = [](const SceneRequest& request) -> std::string {
        return request.problem && volume(*request.problem) != 0
                   ? std::string()
                   : "this kernel does not assign one element to each thread"_msg();
    },
    .blockColours = variedBlocks,
    .paint = paintElement,
    .label = labelElement,
    .threadLine = [](const SceneRequest& request, const Cell& thread) -> std::string {
        const auto elements = elementsIn(request, PanelKind::Block, {thread, {1, 1, 1}});
        return elements ? "element {element}"_msg("element"_a = elements->min) : std::string();
    },
    .addBlockLegend =
        [](const SceneRequest& request, LegendEntries& legend) {
            addCountedRamp("element {element}"_msg("element"_a = 0), volume(*request.problem), legend);
        },
    .addThreadLegend =
        [](const SceneRequest& request, LegendEntries& legend) {
            if (const auto elements = elementsOfBlock(request))
                addRamp("this block {element}"_msg("element"_a = elements->min),
                        withSeparators(elements->max), legend);
        },
};

// What is known of the launch decides

std::string_view automaticForPanel(const SceneRequest& request, PanelKind kind) {
    if (kind == PanelKind::Block)
        return byWarp.id;
    const AutomaticBasis basis = automaticBasisOf(request);
    const std::string_view own = automaticFor(basis);
    const std::string_view common = request.facts ? request.facts->automaticForAll : std::string_view();
    if (common.empty() || common == own || own == byWarp.id)
        return own;
    return common == byWave.id && basis.hasWaves ? byWave.id : byWarp.id;
}

constexpr Colouring automatic{
    .id = "auto",
    .title = "Automatic"_msg,
    .toolTip =
        "Blocks are coloured by SM or, where they are many, by round where there is a trace, otherwise by cluster or by wave; threads by warp. Pinned launches are all coloured by the same."_msg,
    .blockColours = variedBlocks,
    .paint = [](const SceneRequest& request, PanelKind kind,
                const SceneBox& box) { return activeColouring(request, kind).paint(request, kind, box); },
    .standsFor = automaticForPanel,
};

constexpr std::array colourings{automatic, byLevel, byWarp, byLane, byThreadId, byCluster,
                                byWave,    byRound, bySm,   byIdle, byElement};

} // namespace

std::span<const Colouring> allColourings() {
    return colourings;
}

} // namespace trichevron::core
