// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// One record per colouring, after the functions that it alone uses.
#include "core/catalogue/message_literal.h"
#include "core/scene/cluster_hue.h"
#include "core/scene/colouring.h"
#include "core/scene/element_colours.h"
#include "core/scene/legend_entries.h"
#include "core/scene/panel.h"
#include "core/scene/scene_text.h"
#include "core/scene/schedule.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>

namespace trichevron::core {
namespace {

BlockColours neutralBlocks(const SceneRequest& /*request*/) {
    return BlockColours::Neutral;
}
BlockColours variedBlocks(const SceneRequest& /*request*/) {
    return BlockColours::Varied;
}

const ObservedBlocks* observedBy(const SceneRequest& request) {
    return request.facts ? request.facts->observed.get() : nullptr;
}

/// The blocks that a box belongs to: its own cells, or the block whose threads it draws.
Cells blocksOfBox(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    return kind == PanelKind::Block ? Cells{toCell(request.path.block), {1, 1, 1}} : cells;
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
    return digits(kind == PanelKind::Block ? toRank(indexAt<level::Block>(cells.first), request.shape.block)
                                           : toRank(indexAt<level::Grid>(cells.first), request.shape.grid));
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
            addRamp("block rank {rank}"_msg("rank"_a = 0), withSeparators(volume(request.shape.grid) - 1),
                    legend);
        },
    .addThreadLegend =
        [](const SceneRequest& request, LegendEntries& legend) {
            addRamp("thread ID {id}"_msg("id"_a = 0), withSeparators(volume(request.shape.block) - 1),
                    legend);
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
    return {first == last ? clusterHue(toCell(first)) : Hue::Neutral};
}

/// The rank of a cluster, on a box that is the cluster and on the cluster's first block.
std::string labelCluster(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    const LaunchShape& shape = request.shape;
    if (kind == PanelKind::Block || !hasClusters(shape))
        return {};
    const ClusterIndex cluster = computeClusterIndex(indexAt<level::Grid>(cells.first), shape.cluster);
    const Cells blocks = blocksOf(shape, cluster);
    const bool isFirst = cells == blocks || (cells.count() == 1 && cells.first == blocks.first);
    return isFirst ? withSeparators(toRank(cluster, gridInClusters(shape))) : std::string();
}

void addClusters(const SceneRequest& request, LegendEntries& legend) {
    std::optional<Count> selected;
    if (request.path.level != HierarchyLevel::Grid)
        selected = toRank(request.path.cluster, gridInClusters(request.shape));
    const auto clusters = gridInClusters(request.shape);
    const auto hueOf = [&](Count rank) { return clusterHue(toCell(toIndex(rank, clusters))); };
    addRanks("cluster {rank}"_msg, volume(clusters), selected, legend, {}, hueOf,
             "neighbouring clusters differ in colour"_msg);
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
    .labelsGroups = true,
    .addBlockLegend = addClusters,
    .severalValues = "several clusters"_msg,
};

// Wave and SM

template <class Value>
BoxPaint observedPaint(Count known, Count blocks, const Range<Value>& range) {
    if (known == 0)
        return {Hue::Neutral, Pattern::Unknown};
    const bool isSingle = known == blocks && range.isSingle();
    return {isSingle ? categoryHue(static_cast<Count>(range.min)) : Hue::Neutral};
}

/// Whether a box of these waves has a place on the scale of all waves.
bool isOnScale(const Range<Count>& waves) {
    return waves.max - waves.min >= 2;
}

/// Whether the grid's panel has room for a box for each of these cells. A line is folded.
template <class Level>
bool hasRoomFor(const SceneRequest& request, const Extent<Level>& cells, std::uint32_t factor) {
    const BoxBudget& budget = request.path.level == HierarchyLevel::Grid ? request.alone : request.context;
    const bool isLine = cells.y == 1 && cells.z == 1;
    const Count spans = Count{cells.x} + cells.y + cells.z;
    return volume(cells) <= budget.fullUpTo || (volume(cells) <= Count{factor} * factor * budget.boxes &&
                                                (isLine || spans <= Count{2} * factor * budget.perAxis));
}

bool areBlocksDrawnSingly(const SceneRequest& request) {
    return hasRoomFor(request, request.shape.grid, 1);
}

/// Boxes are half as wide where each then stands for one cluster, see gridPanel().
bool areClustersDrawnSingly(const SceneRequest& request) {
    return hasRoomFor(request, gridInClusters(request.shape), 2);
}

/// The waves are those of a trace, not of the prediction.
bool showsRounds(const SceneRequest& request) {
    const ObservedBlocks* observed = observedBy(request);
    return observed != nullptr && observed->isTraced();
}

/// A box of two waves lies on their border and is neutral. More waves have their place on the scale, so that
/// a grid of thousands of waves is not one grey.
Hue waveHue(const Range<Count>& waves, Count total) {
    if (waves.isSingle())
        return categoryHue(waves.min);
    return isOnScale(waves) ? rampHue(middleOf(waves.min, waves.max), total) : Hue::Neutral;
}

/// A box of several rounds has its place on the scale of all rounds, by its first and its last block: all
/// of its blocks would take too long to look at in a picture that moves.
BoxPaint paintRound(const SceneRequest& request, const Cells& blocks) {
    const ObservedBlocks& observed = *observedBy(request);
    const ObservedRange range = observedIn(request.shape, observed, blocks, true);
    if (range.known == 0 || range.round.isSingle())
        return observedPaint(range.known, blocks.count(), range.round);
    const ObservedRange first = observedIn(request.shape, observed, {blocks.first, {1, 1, 1}});
    const ObservedRange last = observedIn(request.shape, observed, {blocks.last(), {1, 1, 1}});
    if (last.known == 0) // the trace is cut within the box
        return {Hue::Neutral};
    return {rampHue(
        middleOf(std::min(first.round.min, last.round.min), std::max(first.round.min, last.round.min)),
        observed.rounds)};
}

BoxPaint paintWave(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    const Cells blocks = blocksOfBox(request, kind, box.cells);
    if (showsRounds(request))
        return paintRound(request, blocks);
    const auto waves = request.facts ? predictedWavesIn(request.shape, *request.facts, blocks) : std::nullopt;
    if (!waves)
        return {};
    return {waveHue(*waves, predictedWaves(request.shape, *request.facts))};
}

std::string labelWave(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (kind == PanelKind::Block || cells.count() != 1)
        return {};
    if (showsRounds(request)) {
        const ObservedRange range = observedIn(request.shape, *observedBy(request), cells);
        return range.known == 0 ? std::string() : digits(range.round.min);
    }
    const auto waves = request.facts ? predictedWavesIn(request.shape, *request.facts, cells) : std::nullopt;
    return waves ? digits(waves->min) : std::string();
}

std::string whyNoWaves(const SceneRequest& request) {
    if (showsRounds(request) || (request.facts && predictedWaves(request.shape, *request.facts) != 0))
        return {};
    return "no waves: no block fits on an SM, or no device is chosen"_msg();
}

void addRounds(const SceneRequest& request, const ObservedBlocks& observed, LegendEntries& legend) {
    std::vector<Count> blocks(observed.rounds);
    for (const std::uint32_t round : observed.round)
        ++blocks[round];
    addRanks("round {rank}"_msg, observed.rounds, std::nullopt, legend,
             [&](Count round) { return ": " + withSeparators(blocks[static_cast<std::size_t>(round)]); });
    if (observed.rounds > 1 && !areBlocksDrawnSingly(request))
        addRamp("several rounds: {round}"_msg("round"_a = digits(0)), withSeparators(observed.rounds - 1),
                legend);
    addText("blocks by round, {source}"_msg("source"_a = observed.source), legend, LegendRole::Note);
}

void addWaves(const SceneRequest& request, LegendEntries& legend) {
    if (showsRounds(request)) {
        addRounds(request, *observedBy(request), legend);
        return;
    }
    const Count waves = predictedWaves(request.shape, *request.facts);
    const auto blocks = [&](Count wave) {
        return ": " + withSeparators(blocksOfWave(request.shape, *request.facts, wave));
    };
    addRanks("wave {rank}"_msg, waves, std::nullopt, legend, blocks);
    if (waves > hueCategories)
        addColour(categoryHue(waves - 1),
                  "last, {wave}"_msg("wave"_a = digits(waves - 1)) + blocks(waves - 1), legend);
    if (waves > hueCategories && !areBlocksDrawnSingly(request))
        addRamp("several waves: {wave}"_msg("wave"_a = digits(0)), withSeparators(waves - 1), legend);
    const Count atOnce = request.facts->concurrentBlocks;
    addText(request.facts->isUpperBound
                ? "blocks, predicted: at most {blocks} at once"_msg("blocks"_a = atOnce)
                : "blocks, predicted: {blocks} at once"_msg("blocks"_a = atOnce),
            legend, LegendRole::Note);
}

constexpr Colouring byWave{
    .id = "wave",
    .title = "Wave"_msg,
    .toolTip =
        "Blocks of the same predicted wave have the same colour; where there is a trace, those of the same "
        "round: the position of a block among those that ran in its slot."_msg,
    .unavailableReason = whyNoWaves,
    .blockColours = variedBlocks,
    .paint = paintWave,
    .label = labelWave,
    .addBlockLegend = addWaves,
    .severalValues = "several waves"_msg,
};

BoxPaint paintSm(const SceneRequest& request, PanelKind kind, const SceneBox& box) {
    const ObservedBlocks* observed = observedBy(request);
    if (observed == nullptr)
        return {Hue::Neutral, Pattern::Unknown};
    const Cells blocks = blocksOfBox(request, kind, box.cells);
    const ObservedRange range = observedIn(request.shape, *observed, blocks, true);
    return observedPaint(range.known, blocks.count(), range.sm);
}

std::string labelSm(const SceneRequest& request, PanelKind kind, const Cells& cells) {
    if (kind == PanelKind::Block || cells.count() != 1 || observedBy(request) == nullptr)
        return {};
    const ObservedRange range = observedIn(request.shape, *observedBy(request), cells);
    return range.known == 0 ? std::string() : std::to_string(range.sm.min);
}

std::string whyNoSms(const SceneRequest& request) {
    const ObservedBlocks* observed = observedBy(request);
    return observed != nullptr && !observed->sm.empty()
               ? std::string()
               : "not traced: press Trace to see which SM runs each block"_msg();
}

void addSms(const SceneRequest& request, LegendEntries& legend) {
    const ObservedBlocks& observed = *observedBy(request);
    addRanks("SM {rank}"_msg, Count{observed.multiprocessors}, std::nullopt, legend);
    addText(
        "{sms, plural, one {# SM} other {# SMs}} ran {blocks, plural, one {# block} other {# blocks}}, {source}"_msg(
            "sms"_a = observed.multiprocessors, "blocks"_a = observed.sm.size(),
            "source"_a = observed.source),
        legend, LegendRole::Note);
    if (observed.sm.size() < volume(request.shape.grid))
        addColour(Hue::Neutral, observed.isTraced() ? "not traced"_msg() : "not recorded"_msg(), legend,
                  Pattern::Unknown);
}

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
            addRamp("element {element}"_msg("element"_a = 0), withSeparators(volume(*request.problem) - 1),
                    legend);
        },
    .addThreadLegend =
        [](const SceneRequest& request, LegendEntries& legend) {
            if (const auto elements = elementsOfBlock(request))
                addRamp("this block {element}"_msg("element"_a = elements->min),
                        withSeparators(elements->max), legend);
        },
};

// What is known of the launch decides

/// A trace names the SM of each block, which is worth seeing where blocks are drawn one by one. Otherwise
/// clusters are what a launch with clusters is about.
std::string_view automaticFor(const SceneRequest& request, PanelKind kind) {
    if (kind == PanelKind::Block)
        return byWarp.id;
    if (whyNoSms(request).empty() && areBlocksDrawnSingly(request))
        return bySm.id;
    if (hasClusters(request.shape) && !showsRounds(request) && areClustersDrawnSingly(request))
        return byCluster.id;
    return whyNoWaves(request).empty() ? byWave.id : byWarp.id;
}

constexpr Colouring automatic{
    .id = "auto",
    .title = "Automatic"_msg,
    .toolTip =
        "Blocks are coloured by SM where there is a trace, otherwise by cluster or by wave; threads by warp."_msg,
    .blockColours = variedBlocks,
    .paint = [](const SceneRequest& request, PanelKind kind,
                const SceneBox& box) { return activeColouring(request, kind).paint(request, kind, box); },
    .standsFor = automaticFor,
};

constexpr std::array colourings{automatic, byLevel, byWarp, byLane, byThreadId,
                                byCluster, byWave,  bySm,   byIdle, byElement};

} // namespace

std::span<const Colouring> allColourings() {
    return colourings;
}

} // namespace trichevron::core
