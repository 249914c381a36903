// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Clusters that lie beside each other in the picture have colours that nobody takes for the same, in both
// themes, for grids and clusters of many shapes, however they are folded and zoomed.
#include "app/gui/hierarchy/scene_colours.h"
#include "core/scene/colouring.h"
#include "core/scene/scene.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>

namespace trichevron::test {
namespace {

using core::Cell;

/// CIE L*a*b* with white D65.
std::array<double, 3> labOf(const QColor& colour) {
    const auto linear = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    const auto root = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    const double x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIE 1976: some 2 are just noticed side by side.
double distance(const QColor& one, const QColor& other) {
    const auto a = labOf(one);
    const auto b = labOf(other);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

constexpr double leastDistance = 29;

double distance(const core::Hue& one, const core::Hue& other) {
    const gui::SceneColours light = gui::SceneColours::light();
    const gui::SceneColours dark = gui::SceneColours::dark();
    return std::min(distance(colourOf(one, light), colourOf(other, light)),
                    distance(colourOf(one, dark), colourOf(other, dark)));
}

TEST(ClusterColours, TheDistanceOfColoursIsThatOfCie) {
    EXPECT_NEAR(distance(QColor(Qt::black), QColor(Qt::white)), 100, 0.01);
    EXPECT_NEAR(distance(QColor(Qt::red), QColor(Qt::green)), 170.6, 0.1);
}

enum class Neighbours { BesideEachOther, AlsoDiagonal };

/// In one layer, with less than a row of boxes between them, which separates the parts of a fold. A box is
/// one unit wide, or as wide as the tray of its cluster where that is less.
bool areNeighbours(const core::SceneTray& a, const core::SceneTray& b, Neighbours which) {
    const float nearest = 0.8F * std::min({1.0F, a.size[0], a.size[1], b.size[0], b.size[1]});
    std::array<float, 3> gap{};
    for (std::size_t axis = 0; axis < 3; ++axis)
        gap.at(axis) = std::max(a.corner.at(axis), b.corner.at(axis)) -
                       std::min(a.corner.at(axis) + a.size.at(axis), b.corner.at(axis) + b.size.at(axis));
    const bool areNear = gap[2] <= 0 && gap[0] < nearest && gap[1] < nearest;
    return areNear && (which == Neighbours::AlsoDiagonal || gap[0] < 0 || gap[1] < 0);
}

/// How many pairs of neighbours there were.
int expectNeighboursDiffer(const core::SceneRequest& request, const core::ScenePanel& panel,
                           Neighbours which) {
    const auto isOfSeveral = [](const core::SceneTray& tray) { return tray.ofSeveral; };
    if (std::any_of(panel.trays.begin(), panel.trays.end(), isOfSeveral))
        return 0; // boxes of several clusters have no colour
    std::map<Cell, core::Hue> hues;
    for (const core::SceneBox& box : panel.boxes)
        hues[toCell(computeClusterIndex(core::indexAt<core::level::Grid>(box.cells.first),
                                        request.shape.cluster))] = box.hue;
    int pairs = 0;
    for (std::size_t one = 0; one < panel.trays.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            const Cell& a = panel.trays[one].cluster;
            const Cell& b = panel.trays[other].cluster;
            if (a == b || !areNeighbours(panel.trays[one], panel.trays[other], which))
                continue;
            ++pairs;
            EXPECT_GE(distance(hues.at(a), hues.at(b)), leastDistance)
                << "clusters (" << a[0] << ", " << a[1] << ", " << a[2] << ") and (" << b[0] << ", " << b[1]
                << ", " << b[2] << ") of grid " << request.shape.grid.x << " × " << request.shape.grid.y
                << " × " << request.shape.grid.z;
            if (testing::Test::HasFailure())
                return pairs;
        }
    // In space: above each other.
    for (const auto& [cluster, hue] : hues)
        for (std::size_t axis = 0; axis < 3; ++axis) {
            Cell next = cluster;
            ++next.at(axis);
            const auto found = hues.find(next);
            if (found == hues.end())
                continue;
            ++pairs;
            EXPECT_GE(distance(hue, found->second), leastDistance);
        }
    return pairs;
}

core::SceneRequest requestFor(const Cell& clusters, const core::ClusterExtent& cluster) {
    core::SceneRequest request;
    request.shape.cluster = cluster;
    request.shape.grid = {clusters[0] * cluster.x, clusters[1] * cluster.y, clusters[2] * cluster.z};
    request.shape.block = {32, 1, 1};
    request.colouring = core::findColouring("cluster");
    return request;
}

constexpr core::ClusterExtent clusterShapes[] = {{2, 1, 1},  {1, 2, 1}, {1, 1, 2}, {2, 2, 2},
                                                 {4, 2, 1},  {3, 1, 1}, {5, 1, 1}, {12, 1, 1},
                                                 {16, 1, 1}, {1, 8, 1}, {3, 3, 1}, {1, 1, 8}};
constexpr Cell grids[] = {{2, 1, 1},   {4, 2, 1},   {3, 3, 1},  {4, 4, 1},  {5, 4, 3},  {2, 2, 2},
                          {4, 2, 4},   {8, 8, 1},   {7, 5, 2},  {33, 1, 1}, {40, 2, 1}, {60, 1, 2},
                          {128, 1, 1}, {1, 40, 1},  {2, 50, 1}, {1, 1, 12}, {1, 1, 50}, {2, 1, 40},
                          {17, 16, 1}, {200, 1, 1}, {90, 3, 2}};

TEST(ClusterColours, NeighboursInThePictureDifferInBothThemes) {
    int pairs = 0;
    for (const core::ClusterExtent& cluster : clusterShapes)
        for (const Cell& clusters : grids)
            for (const bool flat : {false, true})
                for (const core::BoxBudget& budget :
                     {core::BoxBudget{1000, 40, 0}, core::BoxBudget{200, 16, 0}}) {
                    core::SceneRequest request = requestFor(clusters, cluster);
                    request.flat = flat;
                    request.alone = budget;
                    pairs += expectNeighboursDiffer(request, buildScene(request).panels.front(),
                                                    Neighbours::AlsoDiagonal);
                    ASSERT_FALSE(HasFailure());
                }
    EXPECT_GT(pairs, 50'000);
}

TEST(ClusterColours, NeighboursInAZoomedPictureDifferInBothThemes) {
    std::mt19937 random(5);
    const auto share = [&random] { return std::uniform_real_distribution<double>(0, 1)(random); };
    int pairs = 0;
    for (const core::ClusterExtent& cluster : clusterShapes)
        for (const Cell& clusters :
             {Cell{70'000, 1, 1}, Cell{1, 50'000, 1}, Cell{30'001, 3, 1}, Cell{900, 700, 1}, Cell{60, 50, 40},
              Cell{9'999, 2, 2}, Cell{3, 30'001, 1}})
            for (int round = 0; round < 12; ++round) {
                core::SceneRequest request = requestFor(clusters, cluster);
                request.alone = {500, 24, 0};
                const auto layout = computeZoomLayout(request);
                ASSERT_TRUE(layout);
                core::PanelZoom zoom;
                zoom.octaves = layout->octavesToCells() - 4 * share();
                for (std::size_t a = 0; a < 2; ++a)
                    zoom.focus.at(a) = share() * layout->max().at(a);
                zoom.clipPlanes = {{1, 0, 0, 14}, {-1, 0, 0, 14}, {0, 1, 0, 14}, {0, -1, 0, 14}};
                request.gridZoom = zoom;
                pairs += expectNeighboursDiffer(request, buildScene(request).panels.front(),
                                                Neighbours::BesideEachOther);
                ASSERT_FALSE(HasFailure());
            }
    EXPECT_GT(pairs, 10'000);
}

} // namespace
} // namespace trichevron::test
