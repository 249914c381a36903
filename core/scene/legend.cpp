// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/scene/colouring.h"
#include "core/scene/legend_entries.h"
#include "core/scene/panel.h"
#include "core/scene/scene_text.h"
#include "core/scene/schedule.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <algorithm>

namespace trichevron::core {

void addText(const std::string& text, LegendEntries& legend, LegendRole role) {
    legend.push_back({std::nullopt, Pattern::None, text, false, {}, role});
}

void addColour(Hue hue, const std::string& text, LegendEntries& legend, Pattern pattern, LegendRole role) {
    legend.push_back({hue, pattern, text, false, {}, role});
}

void addSelected(Hue hue, const std::string& text, LegendEntries& legend, LegendRole role) {
    legend.push_back({hue, Pattern::None, text, true, {}, role});
}

void addRamp(const std::string& first, const std::string& last, LegendEntries& legend, Hue::Kind scale) {
    legend.push_back({std::nullopt, Pattern::None, first, false, last, LegendRole::Colour, scale});
}

void addCountedRamp(const std::string& first, Count total, LegendEntries& legend) {
    if (total > 1)
        addRamp(first, withSeparators(total - 1), legend);
    else
        addColour(rampHue(0, total), first, legend);
}

ColouredRanks categoryRanks(Count total) {
    ColouredRanks ranks;
    for (Count rank = 0; rank < std::min<Count>(total, hueCategories); ++rank)
        ranks.first.push_back(rank);
    ranks.repeat = "colours repeat every {count}"_msg("count"_a = hueCategories);
    return ranks;
}

void addRanks(Message named, Count total, std::optional<Count> selected, LegendEntries& legend,
              const RankText& detail, const ColouredRanks& ranks) {
    const auto textOf = [&](Count rank, bool isNamed) {
        const Argument argument{"rank", digits(rank)};
        return (isNamed ? named.fill({&argument, 1}) : digits(rank)) +
               (detail ? detail(rank) : std::string());
    };
    for (const Count rank : ranks.first) {
        if (selected == rank)
            addSelected(ranks.hue(rank), selectedText(textOf(rank, true)), legend);
        else
            addColour(ranks.hue(rank), textOf(rank, rank == 0), legend);
    }
    if (selected && std::find(ranks.first.begin(), ranks.first.end(), *selected) == ranks.first.end())
        addSelected(ranks.hue(*selected), selectedText(textOf(*selected, true)), legend);
    if (total > ranks.first.size())
        addText(ranks.repeat, legend, LegendRole::Repeat);
}

namespace {

/// Empty where the colouring has values for this launch.
std::string unavailableReason(const Colouring& colouring, const SceneRequest& request) {
    return colouring.unavailableReason != nullptr ? colouring.unavailableReason(request) : std::string();
}

/// The colours of blocks, and of threads that have their block's colour.
void addBlockColours(const SceneRequest& request, LegendEntries& legend) {
    const Colouring& colouring = activeColouring(request, PanelKind::Grid);
    const std::string reason = unavailableReason(colouring, request);
    if (reason.empty()) {
        if (colouring.addBlockLegend != nullptr)
            colouring.addBlockLegend(request, legend);
    } else if (colouring.unavailablePattern == Pattern::None) {
        addText(reason, legend);
    } else {
        addColour(Hue::Neutral, reason, legend, colouring.unavailablePattern);
    }
}

/// The state of the blocks at the request's moment.
void addStates(const SceneRequest& request, LegendEntries& legend) {
    const Cells all{{0, 0, 0}, sizeOf(request.shape.grid)};
    const BlockCounts counts = countsAt(request.shape, *request.facts, *request.moment, all);
    addColour(Hue::Neutral, "{blocks} waiting"_msg("blocks"_a = counts.waiting), legend, Pattern::Waiting);
    addColour(categoryHue(0), "{blocks} running"_msg("blocks"_a = counts.running), legend);
    addColour(categoryHue(4), "some running"_msg(), legend);
    addColour(Hue::Finished, "{blocks} done"_msg("blocks"_a = counts.done), legend);
    if (counts.unknown != 0)
        addColour(Hue::Neutral, "{blocks} not traced"_msg("blocks"_a = counts.unknown), legend,
                  Pattern::Unknown);
}

/// What the marked box is or, with `more`, contains besides others.
std::string heldText(bool isCluster, bool more, const std::string& index) {
    if (isCluster)
        return more ? "holds cluster {index}"_msg("index"_a = index)
                    : "cluster {index}"_msg("index"_a = index);
    return more ? "holds block {index}"_msg("index"_a = index) : "block {index}"_msg("index"_a = index);
}

void addBlocks(const SceneRequest& request, const ScenePanel& panel, LegendEntries& legend) {
    const bool selected = request.path.level != HierarchyLevel::Grid && panel.marked;
    const bool isNeutral =
        activeColouring(request, PanelKind::Grid).blockColours(request) == BlockColours::Neutral;
    if (isNeutral && !showsStates(request))
        addColour(Hue::Neutral,
                  panel.fullDetail() ? "block"_msg() : "{size} blocks"_msg("size"_a = shortTimes(panel.step)),
                  legend, Pattern::None, LegendRole::Blocks);
    if (!selected)
        return;
    const bool cluster = request.path.level == HierarchyLevel::Cluster;
    const Cell cell = cluster ? toCell(request.path.cluster) : toCell(request.path.block);
    const Count within = cluster ? volume(request.shape.cluster) : Count{1};
    const bool more = panel.boxes[*panel.marked].cells.count() > within;
    addSelected(panel.boxes[*panel.marked].hue, heldText(cluster, more, rangeText({cell, {1, 1, 1}})), legend,
                LegendRole::Holds);
}

/// Boxes that stand for blocks or threads with several values are neutral.
bool hasSeveral(const ScenePanel& panel) {
    return std::any_of(panel.boxes.begin(), panel.boxes.end(), [](const SceneBox& box) {
        return box.hue == Hue::Neutral && box.pattern != Pattern::Unknown && box.cells.count() > 1;
    });
}

void addSeveral(const SceneRequest& request, const ScenePanel& panel, LegendEntries& legend) {
    const Colouring& colouring = activeColouring(request, PanelKind::Grid);
    if (colouring.severalValues.isEmpty() || showsStates(request) ||
        colouring.blockColours(request) == BlockColours::Neutral ||
        !unavailableReason(colouring, request).empty())
        return;
    if (hasSeveral(panel))
        addColour(Hue::Neutral, colouring.severalValues.text(), legend, Pattern::None, LegendRole::Blocks);
}

void addIdle(const SceneRequest& request, const std::vector<ScenePanel>& panels, LegendEntries& legend) {
    const auto any = [&](Pattern pattern) {
        return std::any_of(panels.begin(), panels.end(), [&](const ScenePanel& panel) {
            return std::any_of(panel.boxes.begin(), panel.boxes.end(),
                               [&](const SceneBox& box) { return box.pattern == pattern; });
        });
    };
    const bool isColour = activeColouring(request, PanelKind::Grid).showsIdleness;
    const LegendRole role = isColour ? LegendRole::Colour : LegendRole::Idle;
    const Hue partHue = isColour ? categoryHue(1) : Hue::Neutral;
    const Count idle = request.problem ? idleThreads(request.shape, *request.problem) : 0;
    if (idle == 0)
        return;
    const double percent = computePercent(idle, threadCount(request.shape));
    const std::string idleText =
        "idle: {threads, plural, one {# thread} other {# threads}} ({percent:.1f} %)"_msg(
            "threads"_a = idle, "percent"_a = percent);
    const bool whole = any(Pattern::Idle);
    if (any(Pattern::PartlyIdle))
        addColour(
            partHue,
            whole ? "partly idle"_msg()
                  : "partly idle, {threads, plural, one {# thread} other {# threads}} ({percent:.1f} %)"_msg(
                        "threads"_a = idle, "percent"_a = percent),
            legend, Pattern::PartlyIdle, role);
    if (whole)
        addColour(Hue::Neutral, idleText, legend, Pattern::Idle, role);
    else if (!any(Pattern::PartlyIdle))
        addText(idleText, legend, role);
}

/// Where every box stands for blocks of several colours, the picture has none of these colours.
void removeAbsentCategories(const std::vector<ScenePanel>& panels, LegendEntries& legend) {
    const auto isCategory = [](const Hue& hue) { return hue.kind == Hue::Kind::Category; };
    const bool any = std::any_of(panels.begin(), panels.end(), [&](const ScenePanel& panel) {
        return panel.kind == PanelKind::Block || panel.boxes.empty() ||
               std::any_of(panel.boxes.begin(), panel.boxes.end(),
                           [&](const SceneBox& box) { return isCategory(box.hue); });
    });
    if (any)
        return;
    std::erase_if(legend, [&](const LegendEntry& entry) {
        return (entry.hue && isCategory(*entry.hue)) || entry.role == LegendRole::Repeat;
    });
}

/// The same colour stands for a block and for a thread: wave 0 and warp 0.
bool sharesColours(const LegendEntries& blocks, const LegendEntries& threads) {
    const auto isIn = [](const LegendEntries& entries, const Hue& hue) {
        return std::any_of(entries.begin(), entries.end(),
                           [&hue](const LegendEntry& entry) { return entry.hue == hue; });
    };
    return std::any_of(threads.begin(), threads.end(), [&](const LegendEntry& entry) {
        return entry.hue && entry.hue->kind == Hue::Kind::Category && isIn(blocks, *entry.hue);
    });
}

/// Where not all entries have room, those of colours that are seen come first.
void countBoxes(const ScenePanel& panel, LegendEntries& legend) {
    for (LegendEntry& entry : legend) {
        const bool isScale = !entry.rampEnd.empty();
        entry.boxes = static_cast<std::size_t>(
            std::count_if(panel.boxes.begin(), panel.boxes.end(), [&](const SceneBox& box) {
                return isScale ? box.hue.kind == entry.scale : entry.hue == box.hue;
            }));
    }
}

} // namespace

std::vector<LegendEntry> buildLegend(const SceneRequest& request, const std::vector<ScenePanel>& panels) {
    LegendEntries legend;
    const Colouring& threads = activeColouring(request, PanelKind::Block);
    if (showsStates(request))
        addStates(request, legend);
    else
        addBlockColours(request, legend);
    removeAbsentCategories(panels, legend);
    countBoxes(panels.front(), legend);
    LegendEntries ofThreads;
    if (panels.back().kind == PanelKind::Block && threads.addThreadLegend != nullptr) {
        threads.addThreadLegend(request, ofThreads);
        if (!threads.severalValues.isEmpty() && hasSeveral(panels.back()))
            addColour(Hue::Neutral, threads.severalValues.text(), ofThreads, Pattern::None,
                      LegendRole::Blocks);
        countBoxes(panels.back(), ofThreads);
    }
    const bool areApart = sharesColours(legend, ofThreads);
    if (!areApart)
        legend.insert(legend.end(), ofThreads.begin(), ofThreads.end());
    addSeveral(request, panels.front(), legend);
    addBlocks(request, panels.front(), legend);
    if (areApart) {
        LegendEntries heading;
        addText("blocks:"_msg(), heading, LegendRole::Level);
        legend.insert(legend.begin(), heading.begin(), heading.end());
        addText("threads:"_msg(), legend, LegendRole::Level);
        legend.insert(legend.end(), ofThreads.begin(), ofThreads.end());
    }
    addIdle(request, panels, legend);
    return legend;
}

} // namespace trichevron::core
