// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/cluster_trays.h"

#include "core/dimensions/hierarchy.h"
#include "core/scene/colouring.h"

#include <algorithm>
#include <map>

namespace trichevron::core {
namespace {

// In units of a box.
constexpr float insetOfBlocks = 0.16F;   ///< boxes are single blocks
constexpr float insetOfClusters = 0.06F; ///< boxes are whole clusters
constexpr float trayHeight = 0.1F;

/// A tray never joins boxes that a fold or a layer separates.
constexpr float joinDistance = 0.6F;

bool isOneCluster(const LaunchShape& shape, const Cells& cells) {
    return computeClusterIndex(indexAt<level::Grid>(cells.first), shape.cluster) ==
           computeClusterIndex(indexAt<level::Grid>(cells.last()), shape.cluster);
}

float insetOf(const ScenePanel& panel) {
    return panel.fullDetail() ? insetOfBlocks : insetOfClusters;
}

SceneTray trayUnder(const SceneBox& box, const Cell& cluster, float margin) {
    SceneTray tray;
    tray.cluster = cluster;
    const float scale = std::min({1.0F, box.size[0], box.size[1]});
    for (std::size_t a = 0; a < 2; ++a) {
        tray.corner[a] = box.corner[a] - margin * scale;
        tray.size[a] = box.size[a] + 2 * margin * scale;
    }
    tray.size[2] = trayHeight * scale;
    tray.corner[2] = box.corner[2] - tray.size[2];
    return tray;
}

bool touches(const SceneTray& a, const SceneTray& b) {
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const float gap = std::max(a.corner[axis], b.corner[axis]) -
                          std::min(a.corner[axis] + a.size[axis], b.corner[axis] + b.size[axis]);
        if (gap > joinDistance)
            return false;
    }
    return std::abs(a.corner[2] - b.corner[2]) < trayHeight;
}

void join(SceneTray& tray, const SceneTray& other) {
    for (std::size_t a = 0; a < 2; ++a) {
        const float end = std::max(tray.corner[a] + tray.size[a], other.corner[a] + other.size[a]);
        tray.corner[a] = std::min(tray.corner[a], other.corner[a]);
        tray.size[a] = end - tray.corner[a];
    }
}

} // namespace

float clusterInset(const LaunchShape& shape, const ScenePanel& panel, std::size_t axis, std::uint32_t cell) {
    const std::uint32_t dim = shape.cluster[allAxes[axis]];
    return hasClusters(shape) && cell % dim == 0 ? insetOf(panel) : 0;
}

bool areClustersSubject(const SceneRequest& request) {
    if (!hasClusters(request.shape))
        return false;
    return request.path.level == HierarchyLevel::Cluster ||
           (!showsStates(request) && activeColouring(request, PanelKind::Grid).id == "cluster");
}

Count clustersIn(const LaunchShape& shape, const Cell& blocks) {
    Count clusters = 1;
    for (std::size_t a = 0; a < 3; ++a)
        clusters *= ceilDivide(blocks[a], shape.cluster[allAxes[a]]);
    return clusters;
}

std::vector<SceneTray> clusterTrays(const SceneRequest& request, const ScenePanel& panel) {
    const LaunchShape& shape = request.shape;
    const bool outlinesSeveral = areClustersSubject(request) && !panel.lacksDetail;
    std::vector<SceneTray> trays;
    if (panel.kind == PanelKind::Block || !hasClusters(shape) || panel.boxes.empty())
        return trays;
    const float margin = insetOf(panel) * 0.85F;
    // The trays of a cluster: one per layer and row that its boxes lie in.
    std::map<Cell, std::vector<std::size_t>> ofCluster;
    for (const SceneBox& box : panel.boxes) {
        const bool isOfOne = isOneCluster(shape, box.cells);
        if (!isOfOne && !outlinesSeveral)
            return {};
        if (box.occluded)
            continue;
        const Cell cluster =
            toCell(computeClusterIndex(indexAt<level::Grid>(box.cells.first), shape.cluster));
        SceneTray own = trayUnder(box, cluster, margin);
        own.ofSeveral = !isOfOne;
        if (own.ofSeveral) {
            trays.push_back(own);
            continue;
        }
        std::vector<std::size_t>& known = ofCluster[cluster];
        const auto neighbour = std::find_if(known.rbegin(), known.rend(),
                                            [&](std::size_t number) { return touches(trays[number], own); });
        if (neighbour != known.rend()) {
            join(trays[*neighbour], own);
        } else {
            known.push_back(trays.size());
            trays.push_back(own);
        }
    }
    return trays;
}

} // namespace trichevron::core
