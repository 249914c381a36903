// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Colours, patterns and marks, against the arithmetic of core/dimensions.
#include "core/scene/cluster_hue.h"
#include "core/scene/colouring.h"
#include "core/scene/scene.h"

#include "tests/scene/random_launch.h"

#include <gtest/gtest.h>

#include <random>

namespace trichevron::core {
namespace {

using test::RandomLaunch;
using test::randomLaunch;

bool isIdle(const GlobalIndex& at, const ProblemExtent& problem) {
    return at.x >= problem.x || at.y >= problem.y || at.z >= problem.z;
}

TEST(SceneMeaning, ThreadsAreColouredByTheirWarpOrLane) {
    std::mt19937 random(7);
    for (int round = 0; round < 100; ++round) {
        const RandomLaunch launch = randomLaunch(random);
        const ScenePanel warps = buildScene(requestOf(launch, "warp")).panels.back();
        const ScenePanel lanes = buildScene(requestOf(launch, "lane")).panels.back();
        for (Count id = 0; id < volume(launch.shape.block); ++id) {
            const ThreadIndex thread = toIndex(id, launch.shape.block);
            const ThreadPlace place = computePlace(launch.shape, launch.block, thread);
            const std::size_t box = *warps.boxAt(toCell(thread));
            ASSERT_EQ(warps.boxes[box].hue, categoryHue(place.warp));
            ASSERT_EQ(lanes.boxes[box].hue, laneHue(place.lane, launch.shape.warpSize));
        }
    }
}

TEST(SceneMeaning, LanesOfAWarpHaveDifferentColours) {
    SceneRequest request;
    request.shape = {{4, 1, 1}, {1, 1, 1}, {24, 4, 1}};
    request.colouring = findColouring("lane");
    request.path = pathToThread(request.shape, {1, 0, 0}, {23, 0, 0});
    const Scene scene = buildScene(request);
    const std::vector<SceneBox>& boxes = scene.panels.back().boxes;
    ASSERT_EQ(boxes.size(), 96U);
    for (std::size_t a = 0; a < boxes.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            ASSERT_EQ(boxes[a].hue == boxes[b].hue, a % 32 == b % 32) << a << ", " << b;
    EXPECT_EQ(scene.legend[0].text, "lane 0");
    EXPECT_EQ(scene.legend[0].rampEnd, "31");
    EXPECT_EQ(scene.legend[1].text, "lane 23 (selected)");
    EXPECT_TRUE(scene.legend[1].selected);
}

TEST(SceneMeaning, TheWarpOfThePathIsWithinAndItsThreadMarked) {
    std::mt19937 random(8);
    for (int round = 0; round < 100; ++round) {
        const RandomLaunch launch = randomLaunch(random);
        const SceneRequest request = requestOf(launch, "warp");
        const ScenePanel panel = buildScene(request).panels.back();
        for (std::size_t b = 0; b < panel.boxes.size(); ++b) {
            const ThreadIndex thread = indexAt<level::Block>(panel.boxes[b].cells.first);
            const bool mates = computePlace(launch.shape, launch.block, thread).warp == request.path.warp;
            const Emphasis expected = thread == launch.thread ? Emphasis::Marked
                                      : mates                 ? Emphasis::Within
                                                              : Emphasis::Outside;
            ASSERT_EQ(panel.boxes[b].emphasis, expected);
            ASSERT_EQ(panel.marked == b, thread == launch.thread);
        }
    }
}

TEST(SceneMeaning, IdleBlocksAndThreadsAreThoseOutsideTheProblem) {
    std::mt19937 random(9);
    for (int round = 0; round < 200; ++round) {
        const RandomLaunch launch = randomLaunch(random);
        SceneRequest request = requestOf(launch, "idle");
        request.context = {100, 5, 0};
        const Scene scene = buildScene(request);
        Count idle = 0;
        for (const SceneBox& box : scene.panels.front().boxes) {
            const Count here = idleThreadsIn(request, PanelKind::Grid, box.cells);
            const Count all = box.cells.count() * volume(launch.shape.block);
            const Idleness expected = here == 0     ? Idleness::None
                                      : here == all ? Idleness::All
                                                    : Idleness::Some;
            ASSERT_EQ(box.idle, expected);
            idle += here;
        }
        ASSERT_TRUE(idle == idleThreads(launch.shape, launch.problem));
        for (const SceneBox& box : scene.panels.back().boxes) {
            const GlobalIndex at =
                computePlace(launch.shape, launch.block, indexAt<level::Block>(box.cells.first)).global;
            ASSERT_EQ(box.idle, isIdle(at, launch.problem) ? Idleness::All : Idleness::None);
        }
    }
}

TEST(SceneMeaning, IdleThreadsOfTheLargestLaunchPass64Bits) {
    SceneRequest request;
    request.shape = {{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}};
    request.problem = ProblemExtent{1, 1, 1};
    Count idle = 0;
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.front().boxes)
        idle += idleThreadsIn(request, PanelKind::Grid, box.cells);
    EXPECT_TRUE(idle == threadCount(request.shape) - 1);
    EXPECT_TRUE(idle > Count{~std::uint64_t{0}});
}

TEST(SceneMeaning, BlocksAreColouredByTheirCluster) {
    std::mt19937 random(10);
    for (int round = 0; round < 100; ++round) {
        const RandomLaunch launch = randomLaunch(random);
        const ScenePanel panel = buildScene(requestOf(launch, "cluster")).panels.front();
        for (const SceneBox& box : panel.boxes) {
            if (box.hue == Hue::Accent) {
                ASSERT_TRUE(box.cells.contains(toCell(launch.block))) << "only the selected block";
                continue;
            }
            const BlockIndex block = indexAt<level::Grid>(box.cells.first);
            const Hue expected =
                hasClusters(launch.shape)
                    ? clusterHue(launch.shape, toCell(computeClusterIndex(block, launch.shape.cluster)),
                                 false)
                    : Hue::Neutral;
            ASSERT_EQ(box.hue, expected);
        }
    }
}

TEST(SceneMeaning, TheClusterOfThePathIsMarked) {
    SceneRequest request;
    request.shape = {{8, 4, 2}, {2, 2, 1}, {8, 4, 2}};
    request.path = pathToCluster(request.shape, {1, 1, 0});
    request.colouring = findColouring("warp"); // leaves blocks neutral
    const Scene scene = buildScene(request);
    ASSERT_EQ(scene.panels.size(), 2U);
    EXPECT_EQ(scene.panels[1].kind, PanelKind::Cluster);
    EXPECT_EQ(scene.panels[1].whole, (Cells{{2, 2, 0}, {2, 2, 1}}));
    int accents = 0;
    for (const SceneBox& box : scene.panels[0].boxes) {
        const bool mates = computeClusterIndex(indexAt<level::Grid>(box.cells.first),
                                               request.shape.cluster) == request.path.cluster;
        EXPECT_EQ(box.hue == Hue::Accent, mates);
        accents += mates ? 1 : 0;
    }
    EXPECT_EQ(accents, 4);
}

TEST(SceneMeaning, ABoxWithSeveralWarpsIsNeutral) {
    SceneRequest request;
    request.shape = {{1, 1, 1}, {1, 1, 1}, {64, 4096, 1}};
    request.path = pathToBlock(request.shape, {});
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.back().boxes) {
        const Count first = toRank(indexAt<level::Block>(box.cells.first), request.shape.block) / 32;
        const Count last = toRank(indexAt<level::Block>(box.cells.last()), request.shape.block) / 32;
        ASSERT_EQ(box.hue == Hue::Neutral, first != last);
    }
}

TEST(SceneMeaning, LegendNamesWhatIsSelectedAndEveryPattern) {
    SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    request.problem = ProblemExtent{1000, 1000, 1};
    request.path = pathToThread(request.shape, {62, 1, 0}, {5, 7, 0});
    const std::vector<LegendEntry> legend = buildScene(request).legend;
    std::vector<std::string> texts;
    texts.reserve(legend.size());
    for (const LegendEntry& entry : legend)
        texts.push_back(entry.text);
    const std::vector<std::string> expected{
        "warp 0", "1", "2",     "warp 3 (selected)", "4",           "5",
        "6",      "7", "block", "block (62, 1, 0)",  "partly idle", "idle: 16,064 threads (1.6 %)"};
    EXPECT_EQ(texts, expected);
    EXPECT_TRUE(legend[3].selected);
}

TEST(SceneMeaning, OnlyBoxesWithTwoOthersOnEverySideAreOccluded) {
    SceneRequest request;
    request.shape = {{8, 7, 6}, {1, 1, 1}, {32, 1, 1}};
    int occluded = 0;
    const Scene scene = buildScene(request);
    for (const SceneBox& box : scene.panels.front().boxes) {
        const Cell& at = box.cells.first;
        const bool deep = at[0] >= 2 && at[0] <= 5 && at[1] >= 2 && at[1] <= 4 && at[2] >= 2 && at[2] <= 3;
        ASSERT_EQ(box.occluded, deep);
        occluded += deep ? 1 : 0;
    }
    EXPECT_EQ(occluded, 4 * 3 * 2);
    request.flat = true;
    const Scene fromAbove = buildScene(request);
    for (const SceneBox& box : fromAbove.panels.front().boxes)
        ASSERT_FALSE(box.occluded) << "a flat view occludes nothing";
}

struct EmptyCase {
    const char* name;
    LaunchShape shape;
    const char* sentence;
};

TEST(SceneMeaning, OneSentenceExplainsWhyNothingIsDrawn) {
    const std::vector<EmptyCase> cases{
        {"grid",
         {{0, 1, 1}, {1, 1, 1}, {1, 1, 1}},
         "The grid has no blocks: its x is 0; give every axis at least 1 to see it."},
        {"axes",
         {{1, 0, 0}, {1, 1, 1}, {1, 1, 1}},
         "The grid has no blocks: its y and z is 0; give every axis at least 1 to see it."},
        {"block",
         {{1, 1, 1}, {1, 1, 1}, {1, 1, 0}},
         "The blocks have no threads: their z is 0; give every axis at least 1 to see them."},
        {"warp",
         {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 0},
         "The device's warp size is 0, so no warps can be drawn; choose another device."},
    };
    for (const EmptyCase& c : cases) {
        SceneRequest request;
        request.shape = c.shape;
        const Scene scene = buildScene(request);
        EXPECT_EQ(scene.emptyReason, c.sentence) << c.name;
        EXPECT_TRUE(scene.panels.empty()) << c.name;
    }
}

} // namespace
} // namespace trichevron::core
