// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/trace_analysis.h"
#include "tests/core/traces.h"

#include <gtest/gtest.h>

#include <random>

namespace trichevron::core {
namespace {

using test::makeTrace;
using Block = test::TracedBlock;

LaunchShape flat(std::uint32_t blocks, std::uint32_t cluster = 1) {
    LaunchShape shape;
    shape.grid = {blocks, 1, 1};
    shape.cluster = {cluster, 1, 1};
    shape.block = {32, 1, 1};
    return shape;
}

TEST(TraceAnalysis, IsZeroWithoutBlocks) {
    const TraceAnalysis analysis = analyse({}, flat(1));
    EXPECT_EQ(analysis.rounds, 0U);
    EXPECT_EQ(analysis.maxResidentBlocks, 0U);
    ASSERT_TRUE(analysis.tail);
    EXPECT_EQ(analysis.tail->nanoseconds, 0U);
}

TEST(TraceAnalysis, RoundsAndTailOfACutTraceAreUnknown) {
    BlockTrace trace = makeTrace({{0, 0, 10}, {0, 10, 20}, {1, 0, 5}});
    trace.blocks = 4;
    const TraceAnalysis analysis = analyse(trace, flat(4));
    EXPECT_FALSE(analysis.rounds);
    EXPECT_FALSE(analysis.tail);
    EXPECT_EQ(analysis.maxResidentBlocks, 2U);
    EXPECT_EQ(analysis.places, (std::vector<BlockPlace>{{0, 0}, {0, 1}, {0, 0}}));
}

TEST(TraceAnalysis, ABlockTakesTheLowestFreePlace) {
    const TraceAnalysis analysis =
        analyse(makeTrace({{0, 0, 10}, {0, 0, 30}, {0, 10, 20}, {0, 20, 40}, {1, 0, 5}}), flat(5));
    const std::vector<BlockPlace> places{{0, 0}, {1, 0}, {0, 1}, {0, 2}, {0, 0}};
    EXPECT_EQ(analysis.places, places);
    EXPECT_EQ(analysis.rounds, 3U);
    EXPECT_EQ(analysis.maxResidentBlocks, 3U);
}

TEST(TraceAnalysis, TheTailBeginsWithTheLastBlock) {
    // At 20 the last block begins; two places are in use, one until 30, the other until 40.
    const TraceAnalysis analysis = analyse(makeTrace({{0, 0, 20}, {1, 0, 30}, {0, 20, 40}}), flat(3));
    ASSERT_TRUE(analysis.tail);
    EXPECT_EQ(analysis.tail->lastBegin, 20U);
    EXPECT_EQ(analysis.tail->nanoseconds, 20U);
    EXPECT_DOUBLE_EQ(analysis.tail->idle, 0.25);
}

TEST(TraceAnalysis, ClusterMatesOnOneSmAreNotSeparate) {
    const TraceAnalysis analysis =
        analyse(makeTrace({{0, 0, 9}, {1, 3, 9}, {2, 0, 9}, {2, 0, 9}, {5, 0, 9}}), flat(6, 2));
    EXPECT_EQ(analysis.clusters, 2U) << "the third was traced in part";
    EXPECT_EQ(analysis.clustersOnSeparateSms, 1U);
    EXPECT_EQ(analysis.maxBeginGapNanoseconds, 3U);
}

TEST(TraceAnalysis, ClustersOfTheSecondKernelAreTheirOwn) {
    BlockTrace trace = makeTrace({{0, 0, 9}, {1, 0, 9}, {2, 50, 59}, {3, 50, 59}});
    trace.kernels = 2;
    const TraceAnalysis analysis = analyse(trace, flat(2, 2));
    EXPECT_EQ(analysis.clusters, 2U);
    EXPECT_EQ(analysis.maxBeginGapNanoseconds, 0U);
}

TEST(TraceAnalysis, BlocksInOnePlaceDoNotOverlap) {
    std::mt19937 random(7); // NOLINT(cert-msc32-c,cert-msc51-cpp): not for secrets
    for (int round = 0; round < 200; ++round) {
        std::vector<Block> blocks;
        for (int i = 0; i < 60; ++i) {
            const std::uint64_t begin = random() % 100;
            blocks.push_back({static_cast<int>(random() % 3), begin, begin + 1 + random() % 20});
        }
        const TraceAnalysis analysis = analyse(makeTrace(blocks), flat(60));
        std::uint64_t most = 0;
        for (std::uint64_t time = 0; time < 120; ++time) {
            std::uint64_t resident = 0;
            for (const Block& block : blocks)
                resident += block.begin <= time && time < block.end ? 1 : 0;
            most = std::max(most, resident);
        }
        EXPECT_EQ(analysis.maxResidentBlocks, most);
        for (std::size_t a = 0; a < blocks.size(); ++a)
            for (std::size_t b = 0; b < a; ++b) {
                const bool together = blocks[a].begin < blocks[b].end && blocks[b].begin < blocks[a].end;
                if (together && blocks[a].sm == blocks[b].sm) {
                    ASSERT_NE(analysis.places[a].slot, analysis.places[b].slot);
                }
            }
    }
}

} // namespace
} // namespace trichevron::core
