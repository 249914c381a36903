// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/dimensions/hierarchy.h"
#include "core/text/number_text.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <random>
#include <type_traits>

namespace trichevron::core {
namespace {

// A grid cannot be passed as a block, nor an index as an extent.
static_assert(!std::is_convertible_v<GridExtent, BlockExtent>);
static_assert(!std::is_convertible_v<GridExtent, GridInClusters>);
static_assert(!std::is_convertible_v<BlockIndex, ThreadIndex>);
static_assert(!std::is_convertible_v<BlockExtent, ThreadIndex>);

struct BlockOfThreadsCase : test::NamedCase {
    std::uint32_t threads;
    BlockExtent like;
    BlockExtent block;
};

class BlockOfThreads : public testing::TestWithParam<BlockOfThreadsCase> {};

TEST_P(BlockOfThreads, IsLikeTheOtherAndHasRowsOfWholeWarps) {
    const BlockOfThreadsCase& c = GetParam();
    const BlockExtent block = blockOfThreads(c.threads, c.like, 32);
    EXPECT_EQ(block, c.block);
    EXPECT_EQ(volume(block), Count{c.threads});
}

INSTANTIATE_TEST_SUITE_P(
    Hierarchy, BlockOfThreads,
    testing::Values(BlockOfThreadsCase{"OneDimension", 224, {256, 1, 1}, {224, 1, 1}},
                    BlockOfThreadsCase{"OneDimensionOfNoWarps", 100, {256, 1, 1}, {100, 1, 1}},
                    BlockOfThreadsCase{"TheSameNumber", 256, {16, 16, 1}, {16, 16, 1}},
                    BlockOfThreadsCase{"WholeWarpsInEachRow", 512, {16, 16, 1}, {32, 16, 1}},
                    BlockOfThreadsCase{"HalfARow", 128, {64, 4, 1}, {32, 4, 1}},
                    BlockOfThreadsCase{"RowsOf14", 224, {16, 16, 1}, {32, 7, 1}},
                    BlockOfThreadsCase{"RowsOf8", 128, {16, 16, 1}, {32, 4, 1}},
                    BlockOfThreadsCase{"RowsStay", 256, {64, 3, 1}, {64, 4, 1}},
                    BlockOfThreadsCase{"RowsThatDoNotDivide", 224, {64, 4, 1}, {32, 7, 1}},
                    BlockOfThreadsCase{"NoWarps", 48, {16, 16, 1}, {3, 16, 1}},
                    BlockOfThreadsCase{"NoWarpsAndNoRows", 100, {16, 16, 1}, {100, 1, 1}},
                    BlockOfThreadsCase{"ThreeDimensions", 128, {8, 8, 4}, {32, 1, 4}},
                    BlockOfThreadsCase{"DepthThatDoesNotDivide", 224, {8, 8, 4}, {32, 7, 1}},
                    BlockOfThreadsCase{"NoThreads", 64, {16, 0, 1}, {64, 1, 1}}),
    test::caseName<BlockOfThreadsCase>);

struct ThreadIdCase : test::NamedCase {
    BlockExtent block;
    ThreadIndex thread;
    std::uint64_t id;
};

class ThreadId : public testing::TestWithParam<ThreadIdCase> {};

TEST_P(ThreadId, IsXPlusYTimesDxPlusZTimesDxDy) {
    const ThreadIdCase& c = GetParam();
    EXPECT_EQ(toRank(c.thread, c.block), Count{c.id});
    EXPECT_EQ(toIndex(c.id, c.block), c.thread);
}

INSTANTIATE_TEST_SUITE_P(Hierarchy, ThreadId,
                         testing::Values(ThreadIdCase{"OneThread", {1, 1, 1}, {0, 0, 0}, 0},
                                         ThreadIdCase{"OneDimensionIsX", {256, 1, 1}, {117, 0, 0}, 117},
                                         ThreadIdCase{"TwoDimensions", {16, 16, 1}, {5, 7, 0}, 117},
                                         ThreadIdCase{"ThreeDimensions", {8, 4, 2}, {7, 3, 1}, 63},
                                         ThreadIdCase{"LastOfLargest", {32, 8, 4}, {31, 7, 3}, 1023}),
                         test::caseName<ThreadIdCase>);

/// Counts through every thread of a launch in order of rank, with increments only.
TEST(Hierarchy, IndicesAndRanksOfSmallLaunchesMatchCounting) {
    const LaunchShape shapes[] = {
        {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}},  {{6, 4, 2}, {2, 2, 1}, {5, 3, 2}},
        {{4, 2, 6}, {4, 1, 3}, {33, 1, 2}}, {{7, 1, 1}, {1, 1, 1}, {100, 1, 1}},
        {{4, 4, 4}, {2, 2, 2}, {1, 1, 64}},
    };
    for (const LaunchShape& shape : shapes) {
        Count globalRank = 0;
        Count blockRank = 0;
        for (std::uint32_t bz = 0; bz < shape.grid.z; ++bz)
            for (std::uint32_t by = 0; by < shape.grid.y; ++by)
                for (std::uint32_t bx = 0; bx < shape.grid.x; ++bx, ++blockRank) {
                    Count threadId = 0;
                    for (std::uint32_t tz = 0; tz < shape.block.z; ++tz)
                        for (std::uint32_t ty = 0; ty < shape.block.y; ++ty)
                            for (std::uint32_t tx = 0; tx < shape.block.x; ++tx, ++threadId, ++globalRank) {
                                const ThreadPlace place = computePlace(shape, {bx, by, bz}, {tx, ty, tz});
                                ASSERT_EQ(place.threadId, threadId);
                                ASSERT_EQ(place.blockRank, blockRank);
                                ASSERT_EQ(place.globalRank, globalRank);
                                ASSERT_EQ(place.warp * shape.warpSize + place.lane, threadId);
                                ASSERT_LT(place.lane, shape.warpSize);
                                ASSERT_EQ(place.global,
                                          (GlobalIndex{std::uint64_t{bx} * shape.block.x + tx,
                                                       std::uint64_t{by} * shape.block.y + ty,
                                                       std::uint64_t{bz} * shape.block.z + tz}));
                                ASSERT_EQ(blockIndexOf(place.clusterIdx, place.blockInCluster, shape.cluster),
                                          (BlockIndex{bx, by, bz}));
                                ASSERT_EQ(fromGlobalRank(shape, globalRank),
                                          (BlockAndThread{{bx, by, bz}, {tx, ty, tz}}));
                            }
                }
        EXPECT_EQ(globalRank, threadCount(shape));
        EXPECT_FALSE(fromGlobalRank(shape, globalRank).has_value());
    }
}

TEST(Hierarchy, ClusterRanksCountClustersAndBlocksInThem) {
    const LaunchShape shape{{8, 4, 2}, {2, 2, 1}, {32, 1, 1}};
    ASSERT_TRUE(clusterDividesGrid(shape));
    EXPECT_EQ(gridInClusters(shape), (GridInClusters{4, 2, 2}));
    const ThreadPlace place = computePlace(shape, {5, 3, 1}, {0, 0, 0});
    EXPECT_EQ(place.clusterIdx, (ClusterIndex{2, 1, 1}));
    EXPECT_EQ(place.clusterRank, Count{2 + 1 * 4 + 1 * 8});
    EXPECT_EQ(place.blockInCluster, (BlockInClusterIndex{1, 1, 0}));
    EXPECT_EQ(place.blockRankInCluster, Count{3});
}

TEST(Hierarchy, LargestLegalLaunchIsCountedExactlyPast64Bits) {
    const LaunchShape shape{{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}};
    EXPECT_EQ(withSeparators(volume(shape.grid)), "9,223,090,559,730,712,575");
    EXPECT_EQ(withSeparators(threadCount(shape)), "9,444,444,733,164,249,676,800");
    const ThreadPlace last = computePlace(shape, {2147483646, 65534, 65534}, {1023, 0, 0});
    EXPECT_EQ(last.globalRank, threadCount(shape) - 1);
    EXPECT_EQ(fromGlobalRank(shape, last.globalRank),
              (BlockAndThread{{2147483646, 65534, 65534}, {1023, 0, 0}}));
    EXPECT_EQ(last.global, (GlobalIndex{2199023254527ULL, 65534, 65534}));
}

TEST(Hierarchy, RanksAndIndicesAreInverseAtRandomPlacesOfHugeLaunches) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 20000; ++i) {
        const auto axis = [&](std::uint32_t max) {
            return static_cast<std::uint32_t>(std::uniform_int_distribution<std::uint64_t>(1, max)(random));
        };
        const LaunchShape shape{
            {axis(2147483647), axis(65535), axis(65535)}, {1, 1, 1}, {axis(16), axis(8), axis(8)}};
        const BlockIndex block{axis(shape.grid.x) - 1, axis(shape.grid.y) - 1, axis(shape.grid.z) - 1};
        const ThreadIndex thread{axis(shape.block.x) - 1, axis(shape.block.y) - 1, axis(shape.block.z) - 1};
        const ThreadPlace place = computePlace(shape, block, thread);
        ASSERT_EQ(fromGlobalRank(shape, place.globalRank), (BlockAndThread{block, thread}));
        ASSERT_EQ(toIndex(place.blockRank, shape.grid), block);
    }
}

TEST(Hierarchy, VolumesPast128BitsSaturateInsteadOfWrapping) {
    const std::uint32_t max = ~std::uint32_t{0};
    const LaunchShape shape{{max, max, max}, {1, 1, 1}, {max, max, max}};
    EXPECT_EQ(threadCount(shape), ~Count{0});
    EXPECT_LT(volume(shape.grid), ~Count{0});
}

struct CoverCase : test::NamedCase {
    ProblemExtent problem;
    BlockExtent block;
    GridExtent grid;
    std::uint64_t idle;
};

class GridCovering : public testing::TestWithParam<CoverCase> {};

TEST_P(GridCovering, RoundsUpAndCountsIdleThreads) {
    const CoverCase& c = GetParam();
    EXPECT_EQ(gridCovering(c.problem, c.block), c.grid);
    const LaunchShape shape{c.grid, {1, 1, 1}, c.block};
    EXPECT_EQ(idleThreads(shape, c.problem), Count{c.idle});
    EXPECT_EQ(uncoveredElements(shape, c.problem), Count{0});
}

INSTANTIATE_TEST_SUITE_P(
    Hierarchy, GridCovering,
    testing::Values(CoverCase{"MultipleLeavesNoneIdle", {1024, 1, 1}, {256, 1, 1}, {4, 1, 1}, 0},
                    CoverCase{"OneMoreElementNeedsAnotherBlock", {1025, 1, 1}, {256, 1, 1}, {5, 1, 1}, 255},
                    CoverCase{"MatrixOf1000WithBlocksOf16", {1000, 1000, 1}, {16, 16, 1}, {63, 63, 1}, 16064},
                    CoverCase{"BlockLargerThanProblem", {3, 2, 1}, {8, 8, 8}, {1, 1, 1}, 506},
                    CoverCase{"Largest", {4294967295U, 1, 1}, {1024, 1, 1}, {4194304, 1, 1}, 1}),
    test::caseName<CoverCase>);

TEST(Hierarchy, TruncatedGridLeavesElementsUncovered) {
    const LaunchShape shape{{1000 / 16, 1000 / 16, 1}, {1, 1, 1}, {16, 16, 1}};
    EXPECT_EQ(uncoveredElements(shape, {1000, 1000, 1}), Count{1000 * 1000 - 992 * 992});
}

TEST(Hierarchy, WavesRoundUp) {
    EXPECT_EQ(waveCount(3969, 1056), Count{4});
    EXPECT_EQ(waveCount(1056, 1056), Count{1});
    EXPECT_EQ(waveCount(5, 0), Count{0});
}

TEST(Hierarchy, TheLastWaveIsAsFullAsTheBlocksThatAreLeft) {
    EXPECT_DOUBLE_EQ(*lastWaveShare(3969, 1056), 801.0 / 1056);
    EXPECT_EQ(lastWaveShare(2112, 1056), 1);
    EXPECT_EQ(lastWaveShare(264, 1056), 0.25) << "a single wave is the last one, too";
    EXPECT_EQ(lastWaveShare(5, 0), std::nullopt);
    EXPECT_EQ(lastWaveShare(0, 1056), std::nullopt);
}

struct TailCase : test::NamedCase {
    std::uint64_t blocks;
    std::uint64_t atOnce;
    bool isNamed;
};
class TailWave : public testing::TestWithParam<TailCase> {};

TEST_P(TailWave, IsNamedWhereItCostsEnough) {
    EXPECT_EQ(hasTailWave(GetParam().blocks, GetParam().atOnce), GetParam().isNamed);
}

INSTANTIATE_TEST_SUITE_P(Hierarchy, TailWave,
                         testing::Values(TailCase{"OneBlockAfterAFullWave", 101, 100, true},
                                         TailCase{"NoFullWaveBefore", 99, 100, false},
                                         TailCase{"NoTail", 200, 100, false},
                                         TailCase{"NineTenthsFull", 190, 100, true},
                                         TailCase{"FullerThanNineTenths", 191, 100, false},
                                         TailCase{"AfterNineFullWaves", 901, 100, true},
                                         TailCase{"AfterTenFullWaves", 1001, 100, false},
                                         TailCase{"NoBlockFits", 101, 0, false}),
                         test::caseName<TailCase>);

} // namespace
} // namespace trichevron::core
