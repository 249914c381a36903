// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The boxes of a zoomed grid, compared with arithmetic on points.
#include "core/scene/cluster_hue.h"
#include "core/scene/colouring.h"
#include "core/scene/scene.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace trichevron::core {
namespace {

struct ZoomCase : test::NamedCase {
    LaunchShape shape;
    bool flat = false;
};

SceneRequest requestOf(const ZoomCase& c) {
    SceneRequest request;
    request.shape = c.shape;
    request.flat = c.flat;
    request.alone = {2000, 40, 0};
    request.colouring = findColouring("cluster");
    return request;
}

/// The point of home space for a point of zoomed space.
ScenePoint homePlace(const ScenePoint& zoomed, const PanelZoom& zoom, const ZoomLayout& layout) {
    const ScenePoint magnified = layout.magnification(zoom.octaves);
    ScenePoint home{};
    for (std::size_t a = 0; a < 3; ++a)
        home[a] = zoomed[a] / magnified[a] + zoom.focus[a];
    return home;
}

/// Clip planes of a square around the focus in the top layer; its width in units of the zoomed space.
std::vector<ClipPlane> squareAround(double halfEdge) {
    return {{1, 0, 0, halfEdge}, {-1, 0, 0, halfEdge}, {0, 1, 0, halfEdge}, {0, -1, 0, halfEdge}};
}

class Zooms : public testing::TestWithParam<ZoomCase> {
protected:
    std::mt19937 random{11};
    double share() { return std::uniform_real_distribution<double>(0, 1)(random); }
};

/// The block at a point of home space on a folded axis: the home box by its row, and inside it the quarters
/// in reading order.
std::uint64_t foldedCell(const ScenePanel& home, std::size_t axis, double along, double line,
                         std::uint64_t lines) {
    const auto column = static_cast<std::uint64_t>(along);
    const auto row = static_cast<std::uint64_t>(line) % (lines + 1);
    std::uint64_t cell = (row * home.row + column) * home.homeStep[axis];
    double x = along - std::floor(along);
    double y = line - std::floor(line);
    const auto half = [](double& at) {
        at *= 2;
        const bool far = at >= 1;
        at -= far ? 1 : 0;
        return far;
    };
    for (std::uint64_t size = home.homeStep[axis]; size > 1; size /= 2) {
        const bool odd = static_cast<int>(std::lround(std::log2(static_cast<double>(size)))) % 2 == 1;
        cell += half(odd ? x : y) ? size / 2 : 0;
    }
    return cell;
}

TEST_P(Zooms, TheBoxAtAPlaceHoldsTheBlockThere) {
    SceneRequest request = requestOf(GetParam());
    const auto layout = computeZoomLayout(request);
    ASSERT_TRUE(layout.has_value());
    const ScenePanel home = buildScene(request).panels.front();
    const bool isFolded = home.arrangement == Arrangement::RowsOfX;
    int found = 0;
    for (int round = 0; round < 60; ++round) {
        PanelZoom zoom;
        zoom.octaves = share() * (layout->octavesToCells() + 3);
        for (std::size_t a = 0; a < 2; ++a)
            zoom.focus[a] = share() * layout->max()[a];
        zoom.clipPlanes = squareAround(12);
        request.gridZoom = zoom;
        const Scene scene = buildScene(request);
        const ScenePanel& panel = scene.panels.front();
        EXPECT_EQ(panel.step, layout->stepAt(zoom.octaves, hasClusters(request.shape)));
        for (int tries = 0; tries < 40; ++tries) {
            const double x = (share() - 0.5) * 24;
            const double y = (share() - 0.5) * 24;
            const ScenePoint at = homePlace({x, y, 0}, zoom, *layout);
            const SceneBox* there = nullptr;
            for (const SceneBox& box : panel.boxes)
                if (x > box.corner[0] && x < box.corner[0] + box.size[0] && y > box.corner[1] &&
                    y < box.corner[1] + box.size[1] && (there == nullptr || box.corner[2] > there->corner[2]))
                    there = &box;
            if (there == nullptr)
                continue; // in a gap, or outside the grid
            ++found;
            Cell cell = panel.region.first;
            if (panel.arrangement == Arrangement::RowsOfX)
                cell[0] = static_cast<std::uint32_t>(
                    foldedCell(home, 0, at[0], at[1], ceilDivide(home.boxCounts[0], home.row)));
            else if (panel.arrangement == Arrangement::RowsOfY) {
                const std::uint32_t columns = home.boxCounts[0];
                const std::uint32_t width = columns == 1 ? 1 : columns + 1; // of a strip with its gap
                const auto column = static_cast<std::uint32_t>(at[0]);
                cell[0] = column % width * home.homeStep[0];
                cell[1] = static_cast<std::uint32_t>(foldedCell(home, 1, at[1],
                                                                column / width + at[0] - std::floor(at[0]),
                                                                ceilDivide(home.boxCounts[1], home.row)));
            } else if (panel.arrangement == Arrangement::TilesOfZ) {
                const auto across = static_cast<std::uint32_t>(at[0]) / (home.boxCounts[0] + 1);
                const auto down = static_cast<std::uint32_t>(at[1]) / (home.boxCounts[1] + 1);
                cell[2] = (across + down * home.row) * home.homeStep[2];
                cell[0] = static_cast<std::uint32_t>((at[0] - across * (home.boxCounts[0] + 1.0)) *
                                                     home.homeStep[0]);
                cell[1] =
                    static_cast<std::uint32_t>((at[1] - down * (home.boxCounts[1] + 1.0)) * home.homeStep[1]);
            } else {
                for (std::size_t a = 0; a < 2; ++a)
                    cell[a] = static_cast<std::uint32_t>(at[a] * home.homeStep[a]);
            }
            ASSERT_TRUE(there->cells.contains(cell))
                << "at " << x << ", " << y << " of octaves " << zoom.octaves << ": (" << cell[0] << ", "
                << cell[1] << ", " << cell[2] << ") is not in a box of " << there->cells.first[0] << ", "
                << there->cells.first[1] << ", " << there->cells.first[2] << " and size "
                << there->cells.size[0] << " × " << there->cells.size[1] << " × " << there->cells.size[2];
            if (panel.fullDetail() && panel.arrangement != Arrangement::TilesOfZ) {
                ASSERT_TRUE(there->cells.count() == 1);
            }
            const ClusterExtent& cluster = request.shape.cluster;
            const bool one = hasClusters(request.shape) &&
                             computeClusterIndex(indexAt<level::Grid>(there->cells.first), cluster) ==
                                 computeClusterIndex(indexAt<level::Grid>(there->cells.last()), cluster);
            const Hue expected =
                one ? clusterHue(
                          request.shape,
                          toCell(computeClusterIndex(indexAt<level::Grid>(there->cells.first), cluster)),
                          isFolded && home.homeStep[0] > cluster.x)
                    : Hue::Neutral;
            ASSERT_EQ(there->hue, expected);
        }
    }
    EXPECT_GT(found, 600) << "most places have a box";
}

TEST_P(Zooms, NoBlockIsInTwoBoxes) {
    SceneRequest request = requestOf(GetParam());
    const auto layout = computeZoomLayout(request);
    for (int round = 0; round < 15; ++round) {
        PanelZoom zoom;
        zoom.octaves = share() * (layout->octavesToCells() + 1);
        for (std::size_t a = 0; a < 2; ++a)
            zoom.focus[a] = share() * layout->max()[a];
        zoom.clipPlanes = squareAround(8);
        request.gridZoom = zoom;
        const Scene scene = buildScene(request);
        const std::vector<SceneBox>& boxes = scene.panels.front().boxes;
        for (std::size_t i = 0; i < boxes.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                bool apart = false;
                bool beside = false;
                for (std::size_t a = 0; a < 3; ++a) {
                    const Cells& one = boxes[i].cells;
                    const Cells& other = boxes[j].cells;
                    apart = apart || one.last()[a] < other.first[a] || other.last()[a] < one.first[a];
                    const float gap = 1e-4F;
                    beside = beside || boxes[i].corner[a] + boxes[i].size[a] < boxes[j].corner[a] + gap ||
                             boxes[j].corner[a] + boxes[j].size[a] < boxes[i].corner[a] + gap;
                }
                ASSERT_TRUE(apart) << i << " and " << j;
                ASSERT_TRUE(beside) << i << " and " << j;
            }
    }
}

TEST_P(Zooms, AtTheEndEveryBoxIsOneBlockAndFewAreBuilt) {
    SceneRequest request = requestOf(GetParam());
    const auto layout = computeZoomLayout(request);
    PanelZoom zoom;
    zoom.octaves = layout->octavesToCells();
    zoom.focus = {layout->max()[0] / 3, layout->max()[1] / 3, 0};
    zoom.clipPlanes = squareAround(20);
    request.gridZoom = zoom;
    const Scene scene = buildScene(request);
    const ScenePanel& panel = scene.panels.front();
    ASSERT_FALSE(panel.boxes.empty());
    EXPECT_LT(panel.boxes.size(), 6000U);
    for (const SceneBox& box : panel.boxes)
        for (std::size_t a = 0; a < (panel.arrangement == Arrangement::TilesOfZ ? 2U : 3U); ++a)
            ASSERT_EQ(box.cells.size[a], 1U);
}

TEST_P(Zooms, NothingMovesWhenBoxesSplit) {
    // The position of a cell is continuous where the level of detail changes.
    SceneRequest request = requestOf(GetParam());
    const auto layout = computeZoomLayout(request);
    for (int octave = 1; octave < layout->octavesToCells(); ++octave) {
        const ScenePoint before = layout->magnification(octave - 1e-6);
        const ScenePoint after = layout->magnification(octave + 1e-6);
        for (std::size_t a = 0; a < 3; ++a) {
            EXPECT_NEAR(before[a] / after[a], 1, 1e-4);
            EXPECT_GE(after[a], 1);
        }
    }
}

TEST_P(Zooms, ARangeOfBlocksLiesWhereItsBoxesAre) {
    SceneRequest request = requestOf(GetParam());
    const auto layout = computeZoomLayout(request);
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.front().boxes) {
        const ZoomLayout::Piece piece = layout->pieceAround(box.cells);
        for (std::size_t a = 0; a < 2; ++a) {
            ASSERT_NEAR(piece.min[a], box.corner[a], 0.2);
            ASSERT_NEAR(piece.max[a], box.corner[a] + box.size[a], 1.01);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Grids, Zooms,
    testing::Values(ZoomCase{"Square", {{4000, 4000, 1}, {1, 1, 1}, {16, 16, 1}}},
                    ZoomCase{"NotSquare", {{5001, 1237, 1}, {1, 1, 1}, {16, 16, 1}}},
                    ZoomCase{"Line", {{65536, 1, 1}, {1, 1, 1}, {256, 1, 1}}},
                    ZoomCase{"LongestLine", {{2147483647, 1, 1}, {1, 1, 1}, {256, 1, 1}}},
                    ZoomCase{"Column", {{1, 60000, 1}, {1, 1, 1}, {256, 1, 1}}},
                    ZoomCase{"Columns", {{3, 60000, 1}, {1, 1, 1}, {256, 1, 1}}},
                    ZoomCase{"Cube", {{300, 200, 100}, {1, 1, 1}, {8, 8, 8}}},
                    ZoomCase{"CubeFlat", {{300, 200, 10}, {1, 1, 1}, {8, 8, 8}}, true},
                    ZoomCase{"LargestLegalGrid", {{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}}},
                    ZoomCase{"Clusters", {{3000, 900, 1}, {2, 2, 1}, {32, 1, 1}}},
                    ZoomCase{"LargestWithClusters", {{2147483640, 65528, 1}, {8, 1, 1}, {32, 1, 1}}}),
    test::caseName<ZoomCase>);

TEST(Zoom, EachBoxStandsOnTheTrayOfItsClusterOrOnOneOfItsOwn) {
    SceneRequest request;
    request.shape = {{3000, 900, 1}, {4, 2, 1}, {32, 1, 1}};
    request.alone = {2000, 40, 0};
    request.colouring = findColouring("cluster");
    const auto layout = computeZoomLayout(request);
    ASSERT_TRUE(layout.has_value());
    const auto clusterOf = [&](const Cell& cell) {
        return toCell(computeClusterIndex(indexAt<level::Grid>(cell), request.shape.cluster));
    };
    int ofOneEach = 0;
    int ofSeveral = 0;
    constexpr double share = 0.4; // of an octave
    const int steps = static_cast<int>((layout->octavesToCells() + 2) / share);
    for (int step = 0; step <= steps; ++step) {
        const double octaves = share * step;
        PanelZoom zoom{octaves, {}, squareAround(12)};
        for (std::size_t a = 0; a < 2; ++a)
            zoom.focus[a] = layout->max()[a] / 2;
        request.gridZoom = zoom;
        const ScenePanel panel = buildScene(request).panels.front();
        ASSERT_FALSE(panel.boxes.empty());
        const bool isOfOneEach =
            std::all_of(panel.boxes.begin(), panel.boxes.end(), [&](const SceneBox& box) {
                return clusterOf(box.cells.first) == clusterOf(box.cells.last());
            });
        (isOfOneEach ? ofOneEach : ofSeveral) += 1;
        for (const SceneBox& box : panel.boxes) {
            if (box.occluded)
                continue;
            const auto holds = [&](const SceneTray& tray) {
                for (std::size_t a = 0; a < 2; ++a)
                    if (box.corner[a] < tray.corner[a] ||
                        box.corner[a] + box.size[a] > tray.corner[a] + tray.size[a])
                        return false;
                return tray.cluster == clusterOf(box.cells.first) &&
                       tray.ofSeveral == (tray.cluster != clusterOf(box.cells.last()));
            };
            ASSERT_EQ(std::count_if(panel.trays.begin(), panel.trays.end(), holds), 1) << octaves;
        }
        for (std::size_t one = 0; one < panel.trays.size(); ++one)
            for (std::size_t other = 0; other < one; ++other) {
                const SceneTray& a = panel.trays[one];
                const SceneTray& b = panel.trays[other];
                bool apart = false;
                for (std::size_t axis = 0; axis < 2; ++axis)
                    apart = apart || a.corner[axis] > b.corner[axis] + b.size[axis] ||
                            b.corner[axis] > a.corner[axis] + a.size[axis];
                ASSERT_TRUE(apart) << octaves << ": trays " << one << " and " << other;
            }
    }
    EXPECT_GE(ofOneEach, 5);
    EXPECT_GT(ofSeveral, 0) << "far out a box is several clusters";
}

TEST(Zoom, AGridThatIsShownBlockByBlockHasNothingToSplit) {
    SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    EXPECT_FALSE(computeZoomLayout(request).has_value());
}

TEST(Zoom, BesideAnotherPanelTheGridStaysAsItIs) {
    SceneRequest request;
    request.shape = {{4000, 4000, 1}, {1, 1, 1}, {16, 16, 1}};
    request.path = pathToBlock(request.shape, {5, 6, 0});
    EXPECT_FALSE(computeZoomLayout(request).has_value());
    request.gridZoom = PanelZoom{3, {}, {}};
    EXPECT_FALSE(buildScene(request).panels.front().zoomed);
}

} // namespace
} // namespace trichevron::core
