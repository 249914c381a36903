// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// In a zoomed grid each cluster has its outline, wherever a box holds blocks of one cluster only.
#include "core/dimensions/hierarchy.h"
#include "core/scene/colouring.h"
#include "core/scene/scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace trichevron::core {
namespace {

constexpr ClusterExtent shapesInZooms[] = {{2, 1, 1},  {1, 2, 1},  {1, 1, 2}, {2, 2, 2}, {4, 2, 1}, {3, 1, 1},
                                           {12, 1, 1}, {16, 1, 1}, {1, 8, 1}, {3, 3, 1}, {1, 1, 8}};
/// In clusters.
constexpr Cell gridsInZooms[] = {{70'000, 1, 1}, {1, 50'000, 1}, {30'001, 3, 1}, {900, 700, 1},
                                 {60, 50, 40},   {9'999, 2, 2},  {3, 30'001, 1}};

Cell clusterOf(const Cell& block, const ClusterExtent& cluster) {
    return toCell(computeClusterIndex(indexAt<level::Grid>(block), cluster));
}

bool isEachBoxOfOneCluster(const ScenePanel& panel, const ClusterExtent& cluster) {
    return std::all_of(panel.boxes.begin(), panel.boxes.end(), [&](const SceneBox& box) {
        return clusterOf(box.cells.first, cluster) == clusterOf(box.cells.last(), cluster);
    });
}

constexpr float rounding = 1e-3F;

bool standsOn(const SceneBox& box, const SceneTray& tray) {
    return std::abs(tray.corner[2] + tray.size[2] - box.corner[2]) <= rounding;
}

bool isInside(const SceneBox& box, const SceneTray& tray) {
    return standsOn(box, tray) && box.corner[0] >= tray.corner[0] - rounding &&
           box.corner[1] >= tray.corner[1] - rounding &&
           box.corner[0] + box.size[0] <= tray.corner[0] + tray.size[0] + rounding &&
           box.corner[1] + box.size[1] <= tray.corner[1] + tray.size[1] + rounding;
}

bool reachesInto(const SceneBox& box, const SceneTray& tray) {
    return standsOn(box, tray) && box.corner[0] < tray.corner[0] + tray.size[0] &&
           box.corner[1] < tray.corner[1] + tray.size[1] && box.corner[0] + box.size[0] > tray.corner[0] &&
           box.corner[1] + box.size[1] > tray.corner[1];
}

/// The outline of its own cluster is around each box, and no other.
void expectOutlines(const ScenePanel& panel, const ClusterExtent& cluster) {
    ASSERT_FALSE(panel.trays.empty());
    for (const SceneBox& box : panel.boxes) {
        const Cell own = clusterOf(box.cells.first, cluster);
        int around = 0;
        int foreign = 0;
        for (const SceneTray& tray : panel.trays) {
            around += tray.cluster == own && isInside(box, tray) ? 1 : 0;
            foreign += tray.cluster != own && reachesInto(box, tray) ? 1 : 0;
        }
        ASSERT_EQ(around, 1) << "block (" << box.cells.first[0] << ", " << box.cells.first[1] << ", "
                             << box.cells.first[2] << ")";
        ASSERT_EQ(foreign, 0) << "block (" << box.cells.first[0] << ", " << box.cells.first[1] << ", "
                              << box.cells.first[2] << ")";
    }
}

TEST(ZoomedClusters, HaveOutlinesAtEveryZoomInWhichEachBoxIsOfOneCluster) {
    std::mt19937 random(5);
    const auto share = [&random] { return std::uniform_real_distribution<double>(0, 1)(random); };
    int inClusters = 0;
    for (const ClusterExtent& cluster : shapesInZooms)
        for (const Cell& clusters : gridsInZooms)
            // From boxes of many clusters to less than a block in view.
            for (const double beyondBlocks : {-4.0, -3.0, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 2.0, 3.0}) {
                SceneRequest request;
                request.shape.cluster = cluster;
                request.shape.grid = {clusters[0] * cluster.x, clusters[1] * cluster.y,
                                      clusters[2] * cluster.z};
                request.shape.block = {32, 1, 1};
                request.colouring = findColouring("cluster");
                request.alone = {500, 24, 0};
                const auto layout = computeZoomLayout(request);
                ASSERT_TRUE(layout);
                PanelZoom zoom;
                zoom.octaves = layout->octavesToCells() + beyondBlocks;
                for (std::size_t a = 0; a < 2; ++a)
                    zoom.focus.at(a) = share() * layout->max().at(a);
                zoom.clipPlanes = {{1, 0, 0, 7}, {-1, 0, 0, 7}, {0, 1, 0, 7}, {0, -1, 0, 7}};
                request.gridZoom = zoom;
                const ScenePanel panel = buildScene(request).panels.front();
                if (panel.boxes.empty())
                    continue; // a place between two rows
                const bool isOfOne = isEachBoxOfOneCluster(panel, cluster);
                if (beyondBlocks >= 0) {
                    EXPECT_TRUE(isOfOne) << "a box is one block";
                }
                if (!isOfOne)
                    continue;
                ++inClusters;
                expectOutlines(panel, cluster);
                ASSERT_FALSE(HasFailure()) << "clusters of " << cluster.x << " × " << cluster.y << " × "
                                           << cluster.z << ", " << beyondBlocks << " octaves beyond blocks";
            }
    EXPECT_GT(inClusters, 300);
}

} // namespace
} // namespace trichevron::core
