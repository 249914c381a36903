// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/hierarchy_path.h"
#include "tests/case_name.h"
#include "tests/support/shapes.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using test::clustered;
using test::matrix;

struct ClampCase : test::NamedCase {
    HierarchyPath from;
    LaunchShape to;
    HierarchyPath expected;
};
class Clamp : public testing::TestWithParam<ClampCase> {};

TEST_P(Clamp, CutsAtTheFirstMissingLevel) {
    const ClampCase& c = GetParam();
    EXPECT_TRUE(clampPath(c.from, c.to) == c.expected);
    EXPECT_TRUE(clampPath(c.expected, c.to) == c.expected) << "clamping twice changes nothing more";
}

LaunchShape with(LaunchShape shape, GridExtent grid, BlockExtent block) {
    shape.grid = grid;
    shape.block = block;
    return shape;
}

const HierarchyPath deep = pathToThread(matrix, {2, 1, 0}, {5, 7, 0});

INSTANTIATE_TEST_SUITE_P(
    Paths, Clamp,
    testing::Values(ClampCase{"SameLaunchKeepsAll", deep, matrix, deep},
                    ClampCase{"SmallerGridLosesBlock", deep, with(matrix, {2, 2, 1}, {16, 16, 1}), {}},
                    ClampCase{"SmallerBlockLosesThreadKeepsWarp", deep,
                              with(matrix, {63, 63, 1}, {128, 1, 1}),
                              pathToWarp(with(matrix, {63, 63, 1}, {128, 1, 1}), {2, 1, 0}, 3)},
                    ClampCase{"TinyBlockLosesWarpToo", deep, with(matrix, {63, 63, 1}, {4, 4, 1}),
                              pathToBlock(matrix, {2, 1, 0})},
                    ClampCase{"WiderBlockMovesThreadToAnotherWarp", deep,
                              with(matrix, {63, 63, 1}, {32, 32, 1}),
                              pathToThread(with(matrix, {63, 63, 1}, {32, 32, 1}), {2, 1, 0}, {5, 7, 0})},
                    ClampCase{"ZeroAxisLosesAll", deep, with(matrix, {63, 0, 1}, {16, 16, 1}), {}},
                    ClampCase{"ZeroThreadsLoseAll", deep, with(matrix, {63, 63, 1}, {16, 0, 1}), {}},
                    ClampCase{"ClustersAppear", pathToBlock(matrix, {3, 2, 1}), clustered,
                              pathToBlock(clustered, {3, 2, 1})},
                    ClampCase{"ClusterVanishes", pathToCluster(clustered, {1, 1, 0}), matrix, {}},
                    ClampCase{"ClusterOutOfRange",
                              pathToCluster(clustered, {3, 1, 1}),
                              LaunchShape{{4, 4, 2}, {2, 2, 1}, {8, 4, 2}},
                              {}}),
    test::caseName<ClampCase>);

TEST(HierarchyPath, ParentsLeadToTheGridOverEveryLevel) {
    HierarchyPath path = pathToThread(clustered, {3, 2, 1}, {7, 3, 1});
    const std::vector<HierarchyLevel> levels{HierarchyLevel::Warp, HierarchyLevel::Block,
                                             HierarchyLevel::Cluster, HierarchyLevel::Grid,
                                             HierarchyLevel::Grid};
    for (const HierarchyLevel level : levels) {
        path = parentPath(path, clustered);
        EXPECT_EQ(path.level, level);
    }
}

TEST(HierarchyPath, ParentsSkipTheClusterOfALaunchWithoutClusters) {
    EXPECT_TRUE(parentPath(pathToBlock(matrix, {2, 1, 0}), matrix) == HierarchyPath{});
}

TEST(HierarchyPath, ContainersAreFilledIn) {
    const HierarchyPath path = pathToThread(clustered, {3, 2, 1}, {7, 3, 1});
    EXPECT_TRUE((path.cluster == ClusterIndex{1, 1, 1}));
    EXPECT_TRUE(path.warp == 63 / 32);
}

TEST(HierarchyPath, AClusterThatDoesNotDivideIsNoLevel) {
    const LaunchShape odd{{7, 4, 1}, {2, 2, 1}, {32, 1, 1}};
    EXPECT_FALSE(hasClusters(odd));
    EXPECT_TRUE((drawableShape(odd).cluster == ClusterExtent{1, 1, 1}));
    EXPECT_EQ(parentPath(pathToBlock(odd, {6, 3, 0}), odd).level, HierarchyLevel::Grid);
}

} // namespace
} // namespace trichevron::core
