// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/panel.h"
#include "core/scene/scene_text.h"
#include "core/words/words.h"

#include <algorithm>

namespace trichevron {
namespace {

/// Ranks 0, 1, 2, … with their colours; the selected one is always among them.
void addRanks(const std::string& name, Count total, std::optional<Count> selected,
              std::vector<LegendEntry>& legend) {
    const Count shown = std::min<Count>(total, hueCategories);
    for (Count rank = 0; rank < shown; ++rank) {
        const bool isSelected = selected == rank;
        legend.push_back(
            {categoryHue(rank), Idleness::None,
             (rank == 0 || isSelected ? name + " " : "") + digits(rank) + (isSelected ? " (selected)" : ""),
             isSelected});
    }
    if (selected && *selected >= shown)
        legend.push_back(
            {categoryHue(*selected), Idleness::None, name + " " + digits(*selected) + " (selected)", true});
    if (total > shown)
        legend.push_back({std::nullopt, Idleness::None, "colours repeat every 8", false});
}

void addBlocks(const SceneRequest& request, const ScenePanel& panel, std::vector<LegendEntry>& legend) {
    const bool selected = request.path.level != HierarchyLevel::Grid && panel.marked;
    if (request.colour == ColourMode::Warp || request.colour == ColourMode::Lane ||
        (request.colour == ColourMode::Cluster && !hasClusters(request.shape)))
        legend.push_back({Hue::Neutral, Idleness::None,
                          panel.fullDetail() ? "block" : shortTimes(panel.step) + " blocks", false});
    if (!selected)
        return;
    const bool cluster = request.path.level == HierarchyLevel::Cluster;
    const Cell cell = cluster ? cellOf(request.path.cluster) : cellOf(request.path.block);
    const std::string name = (cluster ? "cluster " : "block ") + rangeText({cell, {1, 1, 1}});
    const Count within = cluster ? volume(request.shape.cluster) : Count{1};
    const bool more = panel.boxes[*panel.marked].cells.count() > within;
    legend.push_back({Hue::Accent, Idleness::None, (more ? "holds " : "") + name, true});
}

} // namespace

std::vector<LegendEntry> legendOf(const SceneRequest& request, const std::vector<ScenePanel>& panels) {
    std::vector<LegendEntry> legend;
    const LaunchShape& shape = request.shape;
    const ScenePanel& last = panels.back();
    const bool threads = last.kind == PanelKind::Block;
    const bool inWarp = request.path.level >= HierarchyLevel::Warp;
    switch (request.colour) {
    case ColourMode::Warp:
        if (threads)
            addRanks("warp", warpsPerBlock(shape), inWarp ? std::optional(request.path.warp) : std::nullopt,
                     legend);
        break;
    case ColourMode::Lane:
        if (threads) {
            std::optional<Count> lane;
            if (request.path.level == HierarchyLevel::Thread)
                lane = rankOf(request.path.thread, shape.block) % shape.warpSize;
            addRanks("lane", std::min<Count>(shape.warpSize, volume(shape.block)), lane, legend);
        }
        break;
    case ColourMode::Cluster:
        if (hasClusters(shape)) {
            std::optional<Count> cluster;
            if (request.path.level != HierarchyLevel::Grid)
                cluster = rankOf(request.path.cluster, gridInClusters(shape));
            addRanks("cluster", volume(gridInClusters(shape)), cluster, legend);
        } else {
            legend.push_back({std::nullopt, Idleness::None, "this launch has no clusters", false});
        }
        break;
    case ColourMode::Level:
        legend.push_back({categoryHue(0), Idleness::None, "blocks", false});
        if (threads)
            legend.push_back({categoryHue(4), Idleness::None, "threads", false});
        break;
    case ColourMode::Idle:
        legend.push_back({categoryHue(0), Idleness::None, "busy", false});
        if (!request.problem)
            legend.push_back({std::nullopt, Idleness::None, "no problem size is given", false});
        break;
    }
    addBlocks(request, panels.front(), legend);
    const auto any = [&](Idleness idle) {
        return std::any_of(panels.begin(), panels.end(), [&](const ScenePanel& panel) {
            return std::any_of(panel.boxes.begin(), panel.boxes.end(),
                               [&](const SceneBox& box) { return box.idle == idle; });
        });
    };
    const Hue partHue = request.colour == ColourMode::Idle ? categoryHue(1) : Hue::Neutral;
    if (any(Idleness::Some))
        legend.push_back({partHue, Idleness::Some, "partly idle", false});
    if (any(Idleness::All))
        legend.push_back({Hue::Neutral, Idleness::All, "idle", false});
    return legend;
}

} // namespace trichevron
