// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/scene.h"

#include "core/catalogue/message_literal.h"
#include "core/scene/panel.h"
#include "core/scene/scene_text.h"

namespace trichevron::core {
namespace {

/// "x and y": the axes that are 0; empty where none is.
template <class Level>
Text zeroAxes(const Extent<Level>& extent) {
    Text names;
    constexpr std::array<const char*, 3> axisNames{"x", "y", "z"};
    for (std::size_t a = 0; a < 3; ++a) {
        if (extent[allAxes[a]] == 0)
            names = names.isEmpty()
                        ? verbatim(axisNames[a])
                        : "{list} and {last}"_msg.with("list"_a = std::move(names), "last"_a = axisNames[a]);
    }
    return names;
}

} // namespace

Text findEmptyReason(const LaunchShape& shape) {
    if (const Text axes = zeroAxes(shape.grid); !axes.isEmpty())
        return "The grid has no blocks: its {axes} is 0; give every axis at least 1 to see it."_msg.with(
            "axes"_a = axes);
    if (const Text axes = zeroAxes(shape.block); !axes.isEmpty())
        return "The blocks have no threads: their {axes} is 0; give every axis at least 1 to see them."_msg
            .with("axes"_a = axes);
    if (shape.warpSize == 0)
        return "The device's warp size is 0, so no warps can be drawn; choose another device."_msg;
    return {};
}

std::optional<std::size_t> ScenePanel::boxAt(const Cell& cell) const {
    if (!region.contains(cell))
        return std::nullopt;
    if (zoomed) {
        for (std::size_t box = 0; box < boxes.size(); ++box)
            if (boxes[box].cells.contains(cell))
                return box;
        return std::nullopt;
    }
    std::array<std::size_t, 3> number{};
    for (std::size_t a = 0; a < 3; ++a)
        number[a] = (cell[a] - region.first[a]) / step[a];
    return number[0] + boxCounts[0] * (number[1] + boxCounts[1] * number[2]);
}

Scene buildScene(const SceneRequest& asked) {
    Scene scene;
    scene.emptyReason = findEmptyReason(asked.shape).text();
    if (!scene.emptyReason.empty())
        return scene;
    SceneRequest request = asked;
    request.shape = drawableShape(asked.shape);
    request.path = clampPath(asked.path, request.shape);
    const HierarchyLevel level = request.path.level;
    const BoxBudget& budget = level == HierarchyLevel::Grid ? request.alone : request.context;
    request.splitsFolds = splitsFolds(request, budget);
    scene.panels.push_back(gridPanel(request, budget));
    if (!asked.hidesAnswers && !clusterDividesGrid(asked.shape) && !hasZero(asked.shape.cluster)) {
        std::string& note = scene.panels.front().note;
        note +=
            (note.empty() ? "" : " · ") + "clusters of {size} do not divide the grid and are not drawn"_msg(
                                              "size"_a = shortTimes(sizeOf(asked.shape.cluster)));
    }
    if (level == HierarchyLevel::Cluster)
        scene.panels.push_back(clusterPanel(request, request.context));
    if (level >= HierarchyLevel::Block)
        scene.panels.push_back(blockPanel(request, request.threads));
    scene.legend = buildLegend(request, scene.panels);
    return scene;
}

} // namespace trichevron::core
