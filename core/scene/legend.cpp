// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/colouring.h"
#include "core/scene/panel.h"
#include "core/scene/scene_text.h"
#include "core/scene/schedule.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron {
namespace {

using Legend = std::vector<LegendEntry>;

void addText(const std::string& text, Legend& legend, LegendRole role = LegendRole::Colour) {
    legend.push_back({std::nullopt, Pattern::None, text, false, {}, role});
}

void addColour(Hue hue, const std::string& text, Legend& legend, Pattern pattern = Pattern::None,
               LegendRole role = LegendRole::Colour) {
    legend.push_back({hue, pattern, text, false, {}, role});
}

void addRamp(const std::string& name, Count total, Legend& legend) {
    legend.push_back({std::nullopt, Pattern::None, name + " 0", false, withSeparators(total - 1)});
}

/// Ranks 0, 1, 2, … with their colours; the selected one is always among them. `figure` says more of a rank.
template <class Figure>
void addRanks(const std::string& name, Count total, std::optional<Count> selected, Legend& legend,
              Figure figure) {
    const Count shown = std::min<Count>(total, hueCategories);
    for (Count rank = 0; rank < shown; ++rank) {
        const bool isSelected = selected == rank;
        legend.push_back({categoryHue(rank),
                          Pattern::None,
                          (rank == 0 || isSelected ? name + " " : "") + digits(rank) + figure(rank) +
                              (isSelected ? " (selected)" : ""),
                          isSelected,
                          {}});
    }
    if (selected && *selected >= shown)
        legend.push_back({categoryHue(*selected),
                          Pattern::None,
                          name + " " + digits(*selected) + figure(*selected) + " (selected)",
                          true,
                          {}});
    if (total > shown)
        addText("colours repeat every 8", legend, LegendRole::Repeat);
}

void addRanks(const std::string& name, Count total, std::optional<Count> selected, Legend& legend) {
    addRanks(name, total, selected, legend, [](Count) { return std::string(); });
}

void addWaves(const SceneRequest& request, Legend& legend) {
    if (showsObservedWaves(request)) {
        const ObservedBlocks& observed = *request.facts->observed;
        std::vector<Count> blocks(observed.waves);
        for (const std::uint32_t wave : observed.wave)
            ++blocks[wave];
        addRanks("wave", observed.waves, std::nullopt, legend,
                 [&](Count wave) { return ": " + withSeparators(blocks[static_cast<std::size_t>(wave)]); });
        addText("blocks by wave, " + observed.source, legend, LegendRole::Note);
        return;
    }
    const Count waves = request.facts ? predictedWaves(request.shape, *request.facts) : 0;
    if (waves == 0) {
        addText("no block fits on a multiprocessor, or no device is chosen: there are no waves", legend);
        return;
    }
    addRanks("wave", waves, std::nullopt, legend, [&](Count wave) {
        return ": " + withSeparators(blocksOfWave(request.shape, *request.facts, wave));
    });
    if (waves > hueCategories)
        addColour(categoryHue(waves - 1),
                  "last, " + digits(waves - 1) + ": " +
                      withSeparators(blocksOfWave(request.shape, *request.facts, waves - 1)),
                  legend);
    addText(std::string("blocks, predicted: ") + (request.facts->isAtMost ? "at most " : "") +
                withSeparators(request.facts->blocksAtOnce) + " at once",
            legend, LegendRole::Note);
}

void addSms(const SceneRequest& request, Legend& legend) {
    const ObservedBlocks* observed = request.facts ? request.facts->observed.get() : nullptr;
    if (observed == nullptr || observed->sm.empty()) {
        addColour(Hue::Neutral, "not traced: press Trace to see where blocks run", legend, Pattern::Unknown);
        return;
    }
    addRanks("SM", Count{observed->multiprocessors}, std::nullopt, legend);
    addText(countText(observed->multiprocessors, "SM") + " ran " + countText(observed->sm.size(), "block") +
                ", " + observed->source,
            legend, LegendRole::Note);
    if (observed->sm.size() < volume(request.shape.grid))
        addColour(Hue::Neutral, observed->isTraced() ? "not traced" : "not recorded", legend,
                  Pattern::Unknown);
}

/// The state of the blocks at the request's moment.
void addStates(const SceneRequest& request, Legend& legend) {
    const Cells all{{0, 0, 0}, sizeOf(request.shape.grid)};
    const BlockCounts counts = countsAt(request.shape, *request.facts, *request.moment, all);
    addColour(Hue::Neutral, withSeparators(counts.waiting) + " waiting", legend, Pattern::Waiting);
    addColour(categoryHue(0), withSeparators(counts.running) + " running", legend);
    addColour(categoryHue(4), "some running", legend);
    addColour(Hue::Finished, withSeparators(counts.done) + " done", legend);
    if (counts.unknown != 0)
        addColour(Hue::Neutral, withSeparators(counts.unknown) + " not traced", legend, Pattern::Unknown);
}

void addBlocks(const SceneRequest& request, const ScenePanel& panel, Legend& legend) {
    const bool selected = request.path.level != HierarchyLevel::Grid && panel.marked;
    const bool plain = request.colour == ColourMode::Warp || request.colour == ColourMode::Lane ||
                       (request.colour == ColourMode::Cluster && !hasClusters(request.shape));
    if (plain && !(request.moment && request.facts))
        addColour(Hue::Neutral, panel.fullDetail() ? "block" : shortTimes(panel.step) + " blocks", legend,
                  Pattern::None, LegendRole::Blocks);
    if (!selected)
        return;
    const bool cluster = request.path.level == HierarchyLevel::Cluster;
    const Cell cell = cluster ? cellOf(request.path.cluster) : cellOf(request.path.block);
    const std::string name = (cluster ? "cluster " : "block ") + rangeText({cell, {1, 1, 1}});
    const Count within = cluster ? volume(request.shape.cluster) : Count{1};
    const bool more = panel.boxes[*panel.marked].cells.count() > within;
    legend.push_back({panel.boxes[*panel.marked].hue,
                      Pattern::None,
                      (more ? "holds " : "") + name,
                      true,
                      {},
                      LegendRole::Holds});
}

/// Of boxes that stand for blocks of several colours.
void addMixed(const SceneRequest& request, const ScenePanel& panel, Legend& legend) {
    const bool clusters = request.colour == ColourMode::Cluster && hasClusters(request.shape);
    const char* const name = request.colour == ColourMode::Wave ? "several waves"
                             : request.colour == ColourMode::Sm ? "several SMs"
                             : clusters                         ? "several clusters"
                                                                : nullptr;
    const bool any = std::any_of(panel.boxes.begin(), panel.boxes.end(), [](const SceneBox& box) {
        return box.hue == Hue::Neutral && box.pattern != Pattern::Unknown && box.cells.count() > 1;
    });
    if (name != nullptr && any && !(request.moment && request.facts))
        addColour(Hue::Neutral, name, legend, Pattern::None, LegendRole::Blocks);
}

void addIdle(const SceneRequest& request, const std::vector<ScenePanel>& panels, Legend& legend) {
    const auto any = [&](Pattern pattern) {
        return std::any_of(panels.begin(), panels.end(), [&](const ScenePanel& panel) {
            return std::any_of(panel.boxes.begin(), panel.boxes.end(),
                               [&](const SceneBox& box) { return box.pattern == pattern; });
        });
    };
    const LegendRole role = request.colour == ColourMode::Idle ? LegendRole::Colour : LegendRole::Idle;
    const Hue partHue = request.colour == ColourMode::Idle ? categoryHue(1) : Hue::Neutral;
    const Count idle = request.problem ? idleThreads(request.shape, *request.problem) : 0;
    if (idle == 0)
        return;
    const std::string count = fmt::format("{} ({})", countText(idle, "thread"),
                                          percentText(percentOf(idle, threadCount(request.shape))));
    const bool whole = any(Pattern::Idle);
    if (any(Pattern::PartlyIdle))
        addColour(partHue, whole ? "partly idle" : "partly idle, " + count, legend, Pattern::PartlyIdle,
                  role);
    if (whole)
        addColour(Hue::Neutral, "idle: " + count, legend, Pattern::Idle, role);
    else if (!any(Pattern::PartlyIdle))
        addText("idle: " + count, legend, role);
}

void addThreads(const SceneRequest& request, Legend& legend) {
    const LaunchShape& shape = request.shape;
    if (request.colour == ColourMode::Warp) {
        const bool inWarp = request.path.level >= HierarchyLevel::Warp;
        addRanks("warp", warpsPerBlock(shape), inWarp ? std::optional(request.path.warp) : std::nullopt,
                 legend);
    } else if (request.colour == ColourMode::Lane) {
        addRamp("lane", shape.warpSize, legend);
        if (request.path.level == HierarchyLevel::Thread) {
            const Count lane = rankOf(request.path.thread, shape.block) % shape.warpSize;
            legend.push_back({laneHue(lane, shape.warpSize),
                              Pattern::None,
                              "lane " + digits(lane) + " (selected)",
                              true,
                              {}});
        }
    } else if (request.colour == ColourMode::ThreadId) {
        addRamp("thread ID", volume(shape.block), legend);
    } else if (request.colour == ColourMode::Result) {
        if (const auto elements = elementsOfBlock(request))
            legend.push_back({std::nullopt, Pattern::None, "of this block " + withSeparators(elements->least),
                              false, withSeparators(elements->most)});
    } else if (request.colour == ColourMode::Level) {
        addColour(categoryHue(4), "threads", legend);
    }
}

/// What the colours of blocks stand for, and those of threads that go by their block's.
void addBlockColours(const SceneRequest& request, Legend& legend) {
    const LaunchShape& shape = request.shape;
    switch (request.colour) {
    case ColourMode::Cluster:
        if (hasClusters(shape)) {
            std::optional<Count> cluster;
            if (request.path.level != HierarchyLevel::Grid)
                cluster = rankOf(request.path.cluster, gridInClusters(shape));
            addRanks("cluster", volume(gridInClusters(shape)), cluster, legend);
        } else {
            addText("this launch has no clusters", legend);
        }
        break;
    case ColourMode::Level:
        addColour(categoryHue(0), "blocks", legend);
        break;
    case ColourMode::Idle:
        addColour(categoryHue(0), "busy", legend);
        if (!request.problem)
            addText("no problem size is given", legend);
        break;
    case ColourMode::Wave:
        addWaves(request, legend);
        break;
    case ColourMode::Sm:
        addSms(request, legend);
        break;
    case ColourMode::ThreadId:
        addRamp("block rank", volume(shape.grid), legend);
        break;
    case ColourMode::Result:
        if (request.problem && volume(*request.problem) != 0)
            addRamp("element", volume(*request.problem), legend);
        else
            addText("this kernel does not give each thread an element of its own", legend);
        break;
    case ColourMode::Warp:
    case ColourMode::Lane:
        break;
    }
}

} // namespace

std::vector<LegendEntry> legendOf(const SceneRequest& request, const std::vector<ScenePanel>& panels) {
    Legend legend;
    const bool threads = panels.back().kind == PanelKind::Block;
    if (request.moment && request.facts)
        addStates(request, legend);
    else
        addBlockColours(request, legend);
    if (threads)
        addThreads(request, legend);
    addMixed(request, panels.front(), legend);
    addBlocks(request, panels.front(), legend);
    addIdle(request, panels, legend);
    return legend;
}

} // namespace trichevron
