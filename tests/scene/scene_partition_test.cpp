// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Every block and thread is in exactly one box, for any launch, and boxes do not overlap.
#include "core/scene/scene.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <random>

namespace trichevron::core {
namespace {

SceneRequest requestOf(const LaunchShape& shape, const HierarchyPath& path = {}) {
    SceneRequest request;
    request.shape = shape;
    request.path = path;
    return request;
}

/// Every cell of the region is in the box that boxAt returns, and in no other.
void expectPartition(const ScenePanel& panel) {
    std::vector<int> seen(static_cast<std::size_t>(panel.region.count()), 0);
    for (std::size_t b = 0; b < panel.boxes.size(); ++b) {
        const Cells& cells = panel.boxes[b].cells;
        for (std::uint32_t z = 0; z < cells.size[2]; ++z)
            for (std::uint32_t y = 0; y < cells.size[1]; ++y)
                for (std::uint32_t x = 0; x < cells.size[0]; ++x) {
                    const Cell cell{cells.first[0] + x, cells.first[1] + y, cells.first[2] + z};
                    ASSERT_TRUE(panel.region.contains(cell));
                    ASSERT_EQ(panel.boxAt(cell), b);
                    const std::size_t at =
                        (cell[0] - panel.region.first[0]) +
                        std::size_t{panel.region.size[0]} *
                            ((cell[1] - panel.region.first[1]) +
                             std::size_t{panel.region.size[1]} * (cell[2] - panel.region.first[2]));
                    ++seen[at];
                }
    }
    for (const int times : seen)
        ASSERT_EQ(times, 1);
}

bool overlap(const SceneBox& a, const SceneBox& b) {
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (a.corner[axis] + a.size[axis] <= b.corner[axis] + 1e-4F ||
            b.corner[axis] + b.size[axis] <= a.corner[axis] + 1e-4F)
            return false;
    return true;
}

void expectApart(const ScenePanel& panel) {
    for (std::size_t a = 0; a < panel.boxes.size(); ++a)
        for (std::size_t b = a + 1; b < panel.boxes.size(); ++b)
            ASSERT_FALSE(overlap(panel.boxes[a], panel.boxes[b])) << "boxes " << a << " and " << b;
}

Count total(const ScenePanel& panel) {
    Count sum = 0;
    for (const SceneBox& box : panel.boxes)
        sum += box.cells.count();
    return sum;
}

TEST(ScenePartition, RandomSmallLaunches) {
    std::mt19937 random(20260101);
    const auto pick = [&](std::uint32_t max) { return 1 + static_cast<std::uint32_t>(random() % max); };
    for (int round = 0; round < 300; ++round) {
        LaunchShape shape;
        shape.cluster = {pick(3), pick(3), pick(2)};
        // Sometimes one long axis, to cover folding.
        const std::uint32_t longest = round % 3 == 0 ? 90 : 12;
        shape.grid = {shape.cluster.x * pick(longest), shape.cluster.y * pick(round % 5 == 0 ? 60 : 8),
                      shape.cluster.z * pick(round % 7 == 0 ? 50 : 5)};
        shape.block = {pick(longest), pick(12), pick(6)};
        const BlockIndex block{pick(shape.grid.x) - 1, pick(shape.grid.y) - 1, pick(shape.grid.z) - 1};
        for (const bool flat : {false, true})
            for (const std::uint32_t perAxis : {9U, 40U})
                for (const HierarchyPath& path :
                     {HierarchyPath{}, pathToBlock(shape, block),
                      pathToCluster(shape, computeClusterIndex(block, shape.cluster))}) {
                    SceneRequest request = requestOf(shape, path);
                    request.flat = flat;
                    request.alone = request.context = {600, perAxis, 0};
                    request.threads = {400, perAxis, 0};
                    const Scene scene = buildScene(request);
                    ASSERT_FALSE(scene.panels.empty());
                    for (const ScenePanel& panel : scene.panels) {
                        expectPartition(panel);
                        if (round % 10 == 0)
                            expectApart(panel);
                        // Boxes may be a third as long where clusters would be merged otherwise.
                        ASSERT_LE(panel.boxes.size(), hasClusters(shape) ? 9 * 600U : 600U);
                    }
                    ASSERT_TRUE(total(scene.panels.front()) == volume(shape.grid));
                }
    }
}

struct ExtremeCase : test::NamedCase {
    LaunchShape shape;
};
class Extremes : public testing::TestWithParam<ExtremeCase> {};

TEST_P(Extremes, CountsAddUpWithinTheBudget) {
    const LaunchShape& shape = GetParam().shape;
    const BlockIndex last{shape.grid.x - 1, shape.grid.y - 1, shape.grid.z - 1};
    for (const bool flat : {false, true}) {
        SceneRequest request = requestOf(shape, pathToBlock(shape, last));
        request.flat = flat;
        const Scene scene = buildScene(request);
        ASSERT_EQ(scene.panels.size(), 2U);
        EXPECT_TRUE(total(scene.panels[0]) == volume(shape.grid));
        EXPECT_TRUE(total(scene.panels[1]) == volume(shape.block));
        for (const ScenePanel& panel : scene.panels) {
            EXPECT_LE(panel.boxes.size(), 4096U);
            EXPECT_EQ(panel.boxes.back().cells.last(), panel.whole.last());
        }
        ASSERT_TRUE(scene.panels[0].marked.has_value());
        EXPECT_TRUE(scene.panels[0].boxes[*scene.panels[0].marked].cells.contains(toCell(last)));
    }
}

constexpr std::uint32_t max = 4294967295U;

INSTANTIATE_TEST_SUITE_P(
    Launches, Extremes,
    testing::Values(ExtremeCase{"OneThread", {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}},
                    ExtremeCase{"LargestLegalGrid", {{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}}},
                    ExtremeCase{"LargestGridWithClusters",
                                {{2147483640, 65528, 65528}, {8, 1, 1}, {32, 32, 1}}},
                    ExtremeCase{"EveryAxisFull", {{max, max, max}, {1, 1, 1}, {max, max, max}}},
                    ExtremeCase{"LongX", {{2147483647, 1, 1}, {1, 1, 1}, {max, 1, 1}}},
                    ExtremeCase{"LongY", {{1, 65535, 1}, {1, 1, 1}, {1, 1024, 1}}},
                    ExtremeCase{"LongZ", {{1, 1, 65535}, {1, 1, 1}, {1, 1, 64}}},
                    ExtremeCase{"LongXDeepZ", {{2147483647, 1, 65535}, {1, 1, 1}, {2, 2, 64}}},
                    ExtremeCase{"Refused2048", {{16, 16, 1}, {1, 1, 1}, {32, 64, 1}}},
                    ExtremeCase{"HugeCluster", {{4194304, 1024, 2}, {1048576, 1024, 1}, {32, 1, 1}}},
                    ExtremeCase{"ClusterDoesNotDivide", {{7, 5, 3}, {2, 2, 2}, {33, 1, 1}}}),
    test::caseName<ExtremeCase>);

TEST(ScenePartition, EveryBlockADeviceTakesIsDrawnThreadByThread) {
    for (std::uint32_t x = 1; x <= 1024; ++x)
        for (std::uint32_t y = 1; x * y <= 1024; y = y * 2 + (x % 2))
            for (std::uint32_t z = 1; x * y * z <= 1024 && z <= 64; z *= 2) {
                const LaunchShape shape{{1, 1, 1}, {1, 1, 1}, {x, y, z}};
                SceneRequest request = requestOf(shape, pathToBlock(shape, {}));
                request.threads.perAxis = 16;
                const ScenePanel panel = buildScene(request).panels.back();
                ASSERT_TRUE(panel.fullDetail()) << x << " × " << y << " × " << z;
                ASSERT_EQ(panel.boxes.size(), x * y * z);
            }
}

TEST(ScenePartition, CoarseBoxesHoldWholeClusters) {
    const LaunchShape shape{{3000, 900, 4}, {3, 2, 2}, {32, 1, 1}};
    const ScenePanel panel = buildScene(requestOf(shape)).panels.front();
    ASSERT_FALSE(panel.fullDetail());
    for (const SceneBox& box : panel.boxes)
        for (std::size_t a = 0; a < 3; ++a) {
            ASSERT_EQ(box.cells.first[a] % shape.cluster[allAxes[a]], 0U);
            ASSERT_EQ(box.cells.size[a] % shape.cluster[allAxes[a]], 0U);
        }
}

TEST(ScenePartition, ASquareStaysASquare) {
    SceneRequest request = requestOf({{63, 63, 1}, {1, 1, 1}, {16, 16, 1}});
    request.alone = {4096, 30, 0};
    EXPECT_EQ(buildScene(request).panels.front().step, (Cell{4, 4, 1}));
}

TEST(ScenePartition, BoxesOfSeveralBlocksKeepTheProportionsOfTheGrid) {
    int compared = 0;
    for (const GridExtent& grid :
         {GridExtent{64, 48, 1}, {48, 64, 1}, {64, 20, 1}, {1000, 300, 1}, {300, 200, 7}, {65535, 65535, 4}})
        for (const std::uint32_t perAxis : {8U, 21U, 30U, 60U})
            for (const bool isFlat : {false, true}) {
                SceneRequest request = requestOf({grid, {1, 1, 1}, {16, 16, 1}});
                request.alone = {4096, perAxis, 0};
                request.flat = isFlat;
                const ScenePanel panel = buildScene(request).panels.front();
                if (panel.boxCounts[0] <= 2 || panel.boxCounts[1] <= 2)
                    continue;
                ++compared;
                EXPECT_EQ(panel.step[0], panel.step[1])
                    << grid.x << " × " << grid.y << " × " << grid.z << ", " << perAxis << isFlat;
            }
    EXPECT_GT(compared, 30);
}

TEST(ScenePartition, ThreadsOfALargeBlockKeepItsProportions) {
    const LaunchShape shape{{1, 1, 1}, {1, 1, 1}, {64, 32, 1}};
    SceneRequest request = requestOf(shape, pathToBlock(shape, {}));
    request.threads = {512, 30, 0};
    const ScenePanel panel = buildScene(request).panels.back();
    EXPECT_FALSE(panel.fullDetail());
    EXPECT_EQ(panel.step[0], panel.step[1]);
}

TEST(ScenePartition, ARegionShowsItsBlocksOnly) {
    SceneRequest request = requestOf({{2147483647, 65535, 65535}, {1, 1, 1}, {32, 1, 1}});
    request.gridRegion = Cells{{2147483640, 65530, 65530}, {7, 5, 5}};
    const ScenePanel panel = buildScene(request).panels.front();
    EXPECT_EQ(panel.region, *request.gridRegion);
    EXPECT_TRUE(panel.fullDetail());
    expectPartition(panel);
    EXPECT_FALSE(panel.boxAt({0, 0, 0}).has_value());
}

TEST(ScenePartition, ARegionOutsideTheGridIsLeftOut) {
    SceneRequest request = requestOf({{8, 8, 1}, {1, 1, 1}, {32, 1, 1}});
    request.gridRegion = Cells{{4, 4, 0}, {8, 8, 1}};
    EXPECT_EQ(buildScene(request).panels.front().region, (Cells{{0, 0, 0}, {8, 8, 1}}));
}

} // namespace
} // namespace trichevron::core
