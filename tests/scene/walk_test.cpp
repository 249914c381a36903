// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/walk.h"
#include "tests/case_name.h"
#include "tests/support/shapes.h"

#include <gtest/gtest.h>

#include <random>

namespace trichevron {
namespace {

using test::clustered;
using test::largest;
using test::matrix;

HierarchyWalk walkOn(const LaunchShape& shape) {
    HierarchyWalk walk;
    walk.setShape(shape);
    return walk;
}

Scene sceneOf(const HierarchyWalk& walk) {
    SceneRequest request;
    request.shape = walk.shape();
    request.path = walk.path();
    request.gridRegion = walk.region(PanelKind::Grid);
    request.clusterRegion = walk.region(PanelKind::Cluster);
    request.blockRegion = walk.region(PanelKind::Block);
    return buildScene(request);
}

/// Clicks the boxes that hold a target until its thread is selected; the clicks it took, or none.
std::optional<int> clicksTo(HierarchyWalk& walk, const BlockIndex& block, const ThreadIndex& thread) {
    for (int clicks = 0; clicks < 40; ++clicks) {
        if (walk.path() == pathToThread(walk.shape(), block, thread))
            return clicks;
        const ScenePanel panel = sceneOf(walk).panels.back();
        const auto box = panel.boxAt(panel.kind == PanelKind::Block ? cellOf(thread) : cellOf(block));
        if (!box)
            return std::nullopt;
        walk.activate(panel.kind, panel.boxes[*box].cells);
    }
    return std::nullopt;
}

struct DescentCase : test::NamedCase {
    LaunchShape shape;
    int mostClicks;
};
class Descent : public testing::TestWithParam<DescentCase> {};

TEST_P(Descent, ClicksReachAnyThreadAndBackspaceLeadsBack) {
    const LaunchShape& shape = GetParam().shape;
    std::mt19937_64 random(11);
    for (int round = 0; round < 40; ++round) {
        HierarchyWalk walk = walkOn(shape);
        BlockIndex block;
        ThreadIndex thread;
        for (const Axis axis : allAxes) {
            block[axis] = static_cast<std::uint32_t>(random() % shape.grid[axis]);
            thread[axis] = static_cast<std::uint32_t>(random() % shape.block[axis]);
        }
        const std::optional<int> clicks = clicksTo(walk, block, thread);
        ASSERT_TRUE(clicks.has_value());
        EXPECT_LE(*clicks, GetParam().mostClicks);
        for (int step = 0; step < 60; ++step)
            walk.up();
        EXPECT_TRUE(walk.path() == HierarchyPath{});
        EXPECT_FALSE(walk.region(PanelKind::Grid).has_value());
    }
}

INSTANTIATE_TEST_SUITE_P(
    Launches, Descent,
    testing::Values(
        DescentCase{"Matrix", matrix, 2}, DescentCase{"Clusters", clustered, 3},
        DescentCase{"LargestGrid", largest, 8},
        DescentCase{"LargestGridOfClusters", {{2147483640, 65528, 65528}, {8, 1, 1}, {32, 32, 1}}, 9},
        DescentCase{"HugeRefusedBlock", {{4, 4, 4}, {1, 1, 1}, {4294967295U, 4294967295U, 4294967295U}}, 11},
        DescentCase{"OneDimensional", {{2147483647, 1, 1}, {1, 1, 1}, {1024, 1, 1}}, 5}),
    test::caseName<DescentCase>);

TEST(Walk, ARegionOfTheGridIsAStepOfItsOwn) {
    HierarchyWalk walk = walkOn(largest);
    const Cells part = sceneOf(walk).panels.front().boxes.front().cells;
    walk.activate(PanelKind::Grid, part);
    EXPECT_TRUE(walk.path() == HierarchyPath{});
    EXPECT_EQ(walk.region(PanelKind::Grid), part);
    walk.up();
    EXPECT_FALSE(walk.region(PanelKind::Grid).has_value());
}

TEST(Walk, TheFirstClickInAnotherClusterSelectsItTheNextItsBlock) {
    HierarchyWalk walk = walkOn(clustered);
    walk.activate(PanelKind::Grid, {{3, 2, 1}, {1, 1, 1}});
    EXPECT_TRUE(walk.path() == pathToCluster(clustered, {1, 1, 1}));
    walk.activate(PanelKind::Grid, {{3, 2, 1}, {1, 1, 1}});
    EXPECT_TRUE(walk.path() == pathToBlock(clustered, {3, 2, 1}));
}

TEST(Walk, EnterGoesDownLevelByLevel) {
    HierarchyWalk walk = walkOn(clustered);
    walk.setPath(pathToCluster(clustered, {1, 1, 0}));
    walk.enter();
    EXPECT_TRUE(walk.path() == pathToBlock(clustered, {2, 2, 0}));
    walk.enter();
    EXPECT_TRUE(walk.path() == pathToWarp(clustered, {2, 2, 0}, 0));
    walk.move({1, 0, 0});
    walk.enter();
    EXPECT_TRUE(walk.path() == pathToThread(clustered, {2, 2, 0}, {0, 0, 1})) << "warp 1 starts at ID 32";
    walk.enter();
    EXPECT_EQ(walk.path().level, HierarchyLevel::Thread);
}

struct MoveCase : test::NamedCase {
    HierarchyPath from;
    std::array<std::int64_t, 3> by;
    HierarchyPath to;
};
class Move : public testing::TestWithParam<MoveCase> {};

TEST_P(Move, GoesToTheNeighbourAtMostToTheEdge) {
    HierarchyWalk walk = walkOn(clustered);
    walk.setPath(GetParam().from);
    EXPECT_EQ(walk.move(GetParam().by), !(GetParam().from == GetParam().to));
    EXPECT_TRUE(walk.path() == GetParam().to);
}

INSTANTIATE_TEST_SUITE_P(
    Neighbours, Move,
    testing::Values(
        MoveCase{"GridHasNone", {}, {1, 0, 0}, {}},
        MoveCase{
            "Cluster", pathToCluster(clustered, {1, 1, 0}), {0, -1, 0}, pathToCluster(clustered, {1, 0, 0})},
        MoveCase{"BlockIntoTheNextCluster",
                 pathToBlock(clustered, {1, 1, 0}),
                 {1, 0, 0},
                 pathToBlock(clustered, {2, 1, 0})},
        MoveCase{"BlockAtTheEdge",
                 pathToBlock(clustered, {7, 1, 0}),
                 {1, 0, 0},
                 pathToBlock(clustered, {7, 1, 0})},
        MoveCase{
            "BlockDeeper", pathToBlock(clustered, {7, 1, 0}), {0, 0, 1}, pathToBlock(clustered, {7, 1, 1})},
        MoveCase{"Warp", pathToWarp(clustered, {0, 0, 0}, 0), {1, 0, 0}, pathToWarp(clustered, {0, 0, 0}, 1)},
        MoveCase{
            "LastWarp", pathToWarp(clustered, {0, 0, 0}, 1), {0, 1, 0}, pathToWarp(clustered, {0, 0, 0}, 1)},
        MoveCase{"FirstWarp",
                 pathToWarp(clustered, {0, 0, 0}, 0),
                 {-1, 0, 0},
                 pathToWarp(clustered, {0, 0, 0}, 0)},
        MoveCase{"ThreadIntoTheNextWarp",
                 pathToThread(clustered, {0, 0, 0}, {7, 3, 0}),
                 {0, 0, 1},
                 pathToThread(clustered, {0, 0, 0}, {7, 3, 1})}),
    test::caseName<MoveCase>);

TEST(Walk, RegionsThatDoNotHoldThePathAreLeft) {
    HierarchyWalk walk = walkOn(largest);
    ASSERT_TRUE(clicksTo(walk, {5, 5, 5}, {7, 0, 0}).has_value());
    const std::size_t deep = walk.regions(PanelKind::Grid).size();
    ASSERT_GT(deep, 1U);
    walk.setPath(pathToBlock(largest, {2147483646, 65534, 65534}));
    EXPECT_TRUE(walk.regions(PanelKind::Grid).empty());
}

TEST(Walk, AShrinkingLaunchCutsPathAndRegions) {
    HierarchyWalk walk = walkOn(largest);
    ASSERT_TRUE(clicksTo(walk, {1000, 5, 5}, {700, 0, 0}).has_value());
    LaunchShape smaller = largest;
    smaller.block = {512, 1, 1};
    walk.setShape(smaller);
    EXPECT_TRUE(walk.path() == pathToBlock(smaller, {1000, 5, 5}));
    EXPECT_FALSE(walk.regions(PanelKind::Grid).empty()) << "the grid is as it was";
    walk.setShape(matrix);
    EXPECT_TRUE(walk.path() == HierarchyPath{});
    EXPECT_TRUE(walk.regions(PanelKind::Grid).empty());
}

TEST(Walk, NothingCanBeEnteredInAnEmptyLaunch) {
    HierarchyWalk walk = walkOn(matrix);
    walk.setPath(pathToBlock(matrix, {1, 1, 0}));
    walk.setShape({{0, 1, 1}, {1, 1, 1}, {16, 16, 1}});
    EXPECT_TRUE(walk.empty());
    EXPECT_TRUE(walk.path() == HierarchyPath{});
    walk.enter();
    walk.activate(PanelKind::Grid, {{0, 0, 0}, {1, 1, 1}});
    walk.leaveRegions(PanelKind::Block, 0);
    EXPECT_FALSE(walk.move({1, 0, 0}));
    walk.up();
    EXPECT_TRUE(walk.path() == HierarchyPath{});
}

} // namespace
} // namespace trichevron
