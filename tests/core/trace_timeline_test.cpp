// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/trace_timeline.h"
#include "tests/core/traces.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace trichevron::core {
namespace {

using test::makeTrace;
using Block = test::TracedBlock;

LaunchShape computeShape(const GridExtent& grid, const ClusterExtent& cluster = {}) {
    LaunchShape shape;
    shape.grid = grid;
    shape.cluster = cluster;
    shape.block = {32, 1, 1};
    return shape;
}

TraceTimeline buildTimeline(const BlockTrace& trace, const LaunchShape& shape, std::uint32_t sms = 0) {
    return {trace, analyse(trace, shape), shape, sms};
}

TEST(TraceTimeline, IsEmptyWithoutBlocks) {
    for (const TraceTimeline& timeline : {TraceTimeline{}, buildTimeline({}, computeShape({4, 1, 1}), 132)}) {
        EXPECT_TRUE(timeline.isEmpty());
        EXPECT_FALSE(timeline.first());
        EXPECT_FALSE(timeline.blockAt(0, 0, 1e9));
        EXPECT_FALSE(timeline.toRank({0, 0, 0}));
        EXPECT_TRUE(timeline.bars(0, 0).empty());
    }
}

TEST(TraceTimeline, HasARowForEachSmOfTheDeviceAndOfTheTrace) {
    const TraceTimeline timeline =
        buildTimeline(makeTrace({{7, 0, 9}, {1, 0, 9}}), computeShape({2, 1, 1}), 3);
    EXPECT_EQ(timeline.sms(), (std::vector<std::int32_t>{0, 1, 2, 7}));
    EXPECT_EQ(timeline.computePlace(0), (TimelinePlace{3, 0}));
    EXPECT_EQ(timeline.computePlace(1), (TimelinePlace{1, 0}));
}

TEST(TraceTimeline, ColoursByRoundAndByClusterOfEachKernel) {
    BlockTrace trace =
        makeTrace({{0, 0, 9}, {1, 0, 9}, {0, 9, 12}, {1, 9, 12}, {2, 0, 3}, {3, 0, 3}, {2, 3, 4}, {3, 3, 4}});
    trace.kernels = 2;
    const TraceTimeline timeline = buildTimeline(trace, computeShape({4, 1, 1}, {2, 1, 1}));
    EXPECT_TRUE(timeline.hasClusters());
    EXPECT_EQ(timeline.rounds(), 2U);
    EXPECT_EQ(timeline.clusters(), 2U) << "of each grid";
    EXPECT_EQ(timeline.kernels(), 2U);
    for (std::uint32_t rank = 0; rank < 8; ++rank) {
        EXPECT_EQ(timeline.barOf(rank).rank, rank);
        EXPECT_EQ(timeline.barOf(rank).round, rank / 2 % 2);
        EXPECT_EQ(timeline.barOf(rank).cluster, rank % 4 / 2);
        EXPECT_EQ(timeline.barOf(rank).kernel, rank / 4);
        EXPECT_EQ(timeline.kernelOf(rank), rank / 4);
        EXPECT_EQ(timeline.rankInGrid(rank), rank % 4);
        EXPECT_EQ(timeline.toRank(timeline.blockOf(rank), rank / 4), rank);
        EXPECT_EQ(timeline.blockOf(rank), (BlockIndex{rank % 4, 0, 0}));
    }
    EXPECT_EQ(timeline.toRank({3, 0, 0}), 3U);
    EXPECT_FALSE(timeline.toRank({4, 0, 0}));
    EXPECT_FALSE(timeline.toRank({0, 0, 0}, 2));
}

TEST(TraceTimeline, ACutTraceHasOnlyTheTracedBlocks) {
    BlockTrace trace = makeTrace({{0, 0, 9}, {1, 0, 9}});
    trace.blocks = 1'000'000;
    const TraceTimeline timeline = buildTimeline(trace, computeShape({1000, 1000, 1}));
    EXPECT_EQ(timeline.blockOf(1), (BlockIndex{1, 0, 0}));
    EXPECT_TRUE(timeline.toRank({1, 0, 0}));
    EXPECT_FALSE(timeline.toRank({2, 0, 0}));
    EXPECT_FALSE(timeline.toRank({0, 1, 0}));
}

TEST(TraceTimeline, AClusterThatDoesNotDivideTheGridIsIgnored) {
    EXPECT_FALSE(buildTimeline(makeTrace({{0, 0, 9}}), computeShape({3, 1, 1}, {2, 1, 1})).hasClusters());
}

TEST(TraceTimeline, FindsABlockWithinReach) {
    // One SM with two places.
    const TraceTimeline timeline =
        buildTimeline(makeTrace({{0, 0, 100}, {0, 0, 40}, {0, 60, 100}}), computeShape({3, 1, 1}));
    ASSERT_EQ(timeline.slotCount(), 2U);
    EXPECT_EQ(timeline.blockAt(0.2, 50, 0), 0U);
    EXPECT_EQ(timeline.blockAt(0.7, 20, 0), 1U);
    EXPECT_EQ(timeline.blockAt(0.7, 80, 0), 2U);
    EXPECT_FALSE(timeline.blockAt(0.7, 50, 5)) << "between two bars";
    EXPECT_EQ(timeline.blockAt(0.7, 44, 5), 1U);
    EXPECT_EQ(timeline.blockAt(0.7, 57, 5), 2U);
    EXPECT_FALSE(timeline.blockAt(-0.1, 20, 0));
    EXPECT_FALSE(timeline.blockAt(1.0, 20, 0));
}

struct RandomTrace {
    std::vector<Block> blocks;
    TraceTimeline timeline;
    TraceAnalysis analysis;
};

RandomTrace randomTrace(unsigned seed) {
    std::mt19937 random(seed); // NOLINT(cert-msc32-c,cert-msc51-cpp): not for secrets
    RandomTrace made;
    for (int i = 0; i < 120; ++i) {
        const std::uint64_t begin = random() % 300;
        made.blocks.push_back({static_cast<int>(random() % 5), begin, begin + 1 + random() % 60});
    }
    const BlockTrace trace = makeTrace(made.blocks);
    const LaunchShape shape = computeShape({120, 1, 1});
    made.analysis = analyse(trace, shape);
    made.timeline = TraceTimeline(trace, made.analysis, shape, 5);
    return made;
}

TEST(TraceTimeline, EveryBarIsFoundWhereItsBlockRan) {
    for (unsigned seed = 0; seed < 50; ++seed) {
        const RandomTrace made = randomTrace(seed);
        const TraceTimeline& timeline = made.timeline;
        for (std::uint32_t rank = 0; rank < made.blocks.size(); ++rank) {
            const Block& block = made.blocks[rank];
            const double row = block.sm + (made.analysis.places[rank].slot + 0.5) / timeline.slotCount();
            const double middle = (static_cast<double>(block.begin) + static_cast<double>(block.end)) / 2;
            ASSERT_EQ(timeline.blockAt(row, middle, 0), rank);
        }
    }
}

TEST(TraceTimeline, ATimeIntervalGivesTheBarsThatItIntersects) {
    for (unsigned seed = 0; seed < 50; ++seed) {
        const RandomTrace made = randomTrace(seed);
        const double from = seed * 5.5;
        const double to = from + 40;
        std::vector<std::uint32_t> found;
        for (std::size_t sm = 0; sm < made.timeline.sms().size(); ++sm)
            for (std::uint32_t slot = 0; slot < made.timeline.slotCount(); ++slot)
                for (const TimelineBar& bar : made.timeline.bars(sm, slot, from, to))
                    found.push_back(bar.rank);
        std::sort(found.begin(), found.end());
        std::vector<std::uint32_t> expected;
        for (std::uint32_t rank = 0; rank < made.blocks.size(); ++rank)
            if (static_cast<double>(made.blocks[rank].end) >= from &&
                static_cast<double>(made.blocks[rank].begin) <= to)
                expected.push_back(rank);
        EXPECT_EQ(found, expected);
    }
}

TEST(TraceTimeline, StepsVisitAPlaceInTimeOrder) {
    using Step = TraceTimeline::Step;
    for (unsigned seed = 0; seed < 20; ++seed) {
        const RandomTrace made = randomTrace(seed);
        std::map<std::pair<int, std::uint32_t>, std::vector<std::uint32_t>> byPlace;
        for (std::uint32_t rank = 0; rank < made.blocks.size(); ++rank)
            byPlace[{made.blocks[rank].sm, made.analysis.places[rank].slot}].push_back(rank);
        for (auto& [place, ranks] : byPlace) {
            std::sort(ranks.begin(), ranks.end(), [&](std::uint32_t a, std::uint32_t b) {
                return made.blocks[a].begin < made.blocks[b].begin;
            });
            EXPECT_FALSE(made.timeline.neighbour(ranks.front(), Step::Earlier));
            EXPECT_FALSE(made.timeline.neighbour(ranks.back(), Step::Later));
            for (std::size_t i = 1; i < ranks.size(); ++i) {
                ASSERT_EQ(made.timeline.neighbour(ranks[i - 1], Step::Later), ranks[i]);
                ASSERT_EQ(made.timeline.neighbour(ranks[i], Step::Earlier), ranks[i - 1]);
            }
        }
    }
}

TEST(TraceTimeline, StepsUpAndDownGoToTheBlockNearestInTime) {
    using Step = TraceTimeline::Step;
    // Rows 0, 2 and 3; nothing ran on 1.
    const TraceTimeline timeline = buildTimeline(makeTrace({{0, 0, 10}, {2, 0, 4}, {2, 40, 50}, {3, 41, 60}}),
                                                 computeShape({4, 1, 1}), 4);
    EXPECT_EQ(timeline.neighbour(0, Step::Down), 1U);
    EXPECT_EQ(timeline.neighbour(2, Step::Up), 0U);
    EXPECT_EQ(timeline.neighbour(2, Step::Down), 3U);
    EXPECT_EQ(timeline.neighbour(3, Step::Up), 2U);
    EXPECT_FALSE(timeline.neighbour(0, Step::Up));
    EXPECT_FALSE(timeline.neighbour(3, Step::Down));
    EXPECT_EQ(timeline.first(), 0U);
}

} // namespace
} // namespace trichevron::core
