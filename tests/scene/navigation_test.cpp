// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/navigation.h"
#include "tests/case_name.h"
#include "tests/support/shapes.h"

#include <gtest/gtest.h>

#include <random>

namespace trichevron::core {
namespace {

using test::clustered;
using test::largest;
using test::matrix;

HierarchyNavigation navigationOn(const LaunchShape& shape) {
    HierarchyNavigation navigation;
    navigation.setShape(shape);
    return navigation;
}

Scene sceneOf(const HierarchyNavigation& navigation) {
    SceneRequest request;
    request.shape = navigation.shape();
    request.path = navigation.path();
    request.gridRegion = navigation.region(PanelKind::Grid);
    request.clusterRegion = navigation.region(PanelKind::Cluster);
    request.blockRegion = navigation.region(PanelKind::Block);
    return buildScene(request);
}

/// Clicks the boxes that contain a target until its thread is selected. Returns the number of clicks, or
/// none.
std::optional<int> clicksTo(HierarchyNavigation& navigation, const BlockIndex& block,
                            const ThreadIndex& thread) {
    for (int clicks = 0; clicks < 40; ++clicks) {
        if (navigation.path() == pathToThread(navigation.shape(), block, thread))
            return clicks;
        const ScenePanel panel = sceneOf(navigation).panels.back();
        const auto box = panel.boxAt(panel.kind == PanelKind::Block ? toCell(thread) : toCell(block));
        if (!box)
            return std::nullopt;
        navigation.activate(panel.kind, panel.boxes[*box].cells);
    }
    return std::nullopt;
}

struct DescentCase : test::NamedCase {
    LaunchShape shape;
    int maxClicks;
};
class Descent : public testing::TestWithParam<DescentCase> {};

TEST_P(Descent, ClicksReachAnyThreadAndBackspaceLeadsBack) {
    const LaunchShape& shape = GetParam().shape;
    std::mt19937_64 random(11);
    for (int round = 0; round < 40; ++round) {
        HierarchyNavigation navigation = navigationOn(shape);
        BlockIndex block;
        ThreadIndex thread;
        for (const Axis axis : allAxes) {
            block[axis] = static_cast<std::uint32_t>(random() % shape.grid[axis]);
            thread[axis] = static_cast<std::uint32_t>(random() % shape.block[axis]);
        }
        const std::optional<int> clicks = clicksTo(navigation, block, thread);
        ASSERT_TRUE(clicks.has_value());
        EXPECT_LE(*clicks, GetParam().maxClicks);
        for (int step = 0; step < 60; ++step)
            navigation.up();
        EXPECT_TRUE(navigation.path() == HierarchyPath{});
        EXPECT_FALSE(navigation.region(PanelKind::Grid).has_value());
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

TEST(Navigation, ARegionOfTheGridIsASeparateStep) {
    HierarchyNavigation navigation = navigationOn(largest);
    const Cells part = sceneOf(navigation).panels.front().boxes.front().cells;
    navigation.activate(PanelKind::Grid, part);
    EXPECT_TRUE(navigation.path() == HierarchyPath{});
    EXPECT_EQ(navigation.region(PanelKind::Grid), part);
    navigation.up();
    EXPECT_FALSE(navigation.region(PanelKind::Grid).has_value());
}

TEST(Navigation, TheFirstClickInAnotherClusterSelectsItTheNextItsBlock) {
    HierarchyNavigation navigation = navigationOn(clustered);
    navigation.activate(PanelKind::Grid, {{3, 2, 1}, {1, 1, 1}});
    EXPECT_TRUE(navigation.path() == pathToCluster(clustered, {1, 1, 1}));
    navigation.activate(PanelKind::Grid, {{3, 2, 1}, {1, 1, 1}});
    EXPECT_TRUE(navigation.path() == pathToBlock(clustered, {3, 2, 1}));
}

TEST(Navigation, EnterGoesDownLevelByLevel) {
    HierarchyNavigation navigation = navigationOn(clustered);
    navigation.setPath(pathToCluster(clustered, {1, 1, 0}));
    navigation.enter();
    EXPECT_TRUE(navigation.path() == pathToBlock(clustered, {2, 2, 0}));
    navigation.enter();
    EXPECT_TRUE(navigation.path() == pathToWarp(clustered, {2, 2, 0}, 0));
    navigation.move({1, 0, 0});
    navigation.enter();
    EXPECT_TRUE(navigation.path() == pathToThread(clustered, {2, 2, 0}, {0, 0, 1}))
        << "warp 1 starts at ID 32";
    navigation.enter();
    EXPECT_EQ(navigation.path().level, HierarchyLevel::Thread);
}

struct MoveCase : test::NamedCase {
    HierarchyPath from;
    std::array<std::int64_t, 3> by;
    HierarchyPath to;
};
class Move : public testing::TestWithParam<MoveCase> {};

TEST_P(Move, GoesToTheNeighbourButNotPastTheEdge) {
    HierarchyNavigation navigation = navigationOn(clustered);
    navigation.setPath(GetParam().from);
    EXPECT_EQ(navigation.move(GetParam().by), !(GetParam().from == GetParam().to));
    EXPECT_TRUE(navigation.path() == GetParam().to);
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

TEST(Navigation, RegionsWithoutThePathAreLeft) {
    HierarchyNavigation navigation = navigationOn(largest);
    ASSERT_TRUE(clicksTo(navigation, {5, 5, 5}, {7, 0, 0}).has_value());
    const std::size_t deep = navigation.regions(PanelKind::Grid).size();
    ASSERT_GT(deep, 1U);
    navigation.setPath(pathToBlock(largest, {2147483646, 65534, 65534}));
    EXPECT_TRUE(navigation.regions(PanelKind::Grid).empty());
}

TEST(Navigation, AShrinkingLaunchCutsPathAndRegions) {
    HierarchyNavigation navigation = navigationOn(largest);
    ASSERT_TRUE(clicksTo(navigation, {1000, 5, 5}, {700, 0, 0}).has_value());
    LaunchShape smaller = largest;
    smaller.block = {512, 1, 1};
    navigation.setShape(smaller);
    EXPECT_TRUE(navigation.path() == pathToBlock(smaller, {1000, 5, 5}));
    EXPECT_FALSE(navigation.regions(PanelKind::Grid).empty()) << "the grid did not change";
    navigation.setShape(matrix);
    EXPECT_TRUE(navigation.path() == HierarchyPath{});
    EXPECT_TRUE(navigation.regions(PanelKind::Grid).empty());
}

TEST(Navigation, NothingCanBeEnteredInAnEmptyLaunch) {
    HierarchyNavigation navigation = navigationOn(matrix);
    navigation.setPath(pathToBlock(matrix, {1, 1, 0}));
    navigation.setShape({{0, 1, 1}, {1, 1, 1}, {16, 16, 1}});
    EXPECT_TRUE(navigation.empty());
    EXPECT_TRUE(navigation.path() == HierarchyPath{});
    navigation.enter();
    navigation.activate(PanelKind::Grid, {{0, 0, 0}, {1, 1, 1}});
    navigation.leaveRegions(PanelKind::Block, 0);
    EXPECT_FALSE(navigation.move({1, 0, 0}));
    navigation.up();
    EXPECT_TRUE(navigation.path() == HierarchyPath{});
}

} // namespace
} // namespace trichevron::core
