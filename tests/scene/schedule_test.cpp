// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Waves, SMs and states of blocks, compared with arithmetic per block.
#include "core/scene/schedule.h"

#include "core/scene/hierarchy_path.h"
#include "core/trace/trace_analysis.h"
#include "tests/scene/random_launch.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

using test::RandomLaunch;

Cells randomBlocks(std::mt19937& random, const GridExtent& grid) {
    Cells cells;
    for (std::size_t a = 0; a < 3; ++a) {
        const std::uint32_t size = grid[allAxes[a]];
        cells.first[a] = static_cast<std::uint32_t>(random() % size);
        cells.size[a] = 1 + static_cast<std::uint32_t>(random() % (size - cells.first[a]));
    }
    return cells;
}

template <class Visit>
void forEachBlock(const Cells& cells, Visit visit) {
    for (std::uint32_t z = 0; z < cells.size[2]; ++z)
        for (std::uint32_t y = 0; y < cells.size[1]; ++y)
            for (std::uint32_t x = 0; x < cells.size[0]; ++x)
                visit(BlockIndex{cells.first[0] + x, cells.first[1] + y, cells.first[2] + z});
}

/// A reference model: clusters start in order of rank, as many as fit at the same time.
Count waveByHand(const LaunchShape& shape, Count atOnce, const BlockIndex& block) {
    return computePlace(shape, block, {}).clusterRank / (atOnce / volume(shape.cluster));
}

BlockTrace randomTrace(std::mt19937& random, const LaunchShape& shape) {
    BlockTrace trace;
    trace.blocks = static_cast<std::uint64_t>(volume(shape.grid));
    const std::size_t traced = random() % 3 == 0 ? trace.blocks / 2 : trace.blocks;
    for (std::size_t rank = 0; rank < traced; ++rank) {
        trace.blockSm.push_back(static_cast<std::int32_t>(random() % 5));
        trace.beginNanoseconds.push_back(random() % 1000 * 32);
        trace.endNanoseconds.push_back(trace.beginNanoseconds.back() + random() % 500 * 32);
    }
    return trace;
}

TEST(Schedule, APredictedWaveIsAsManyWholeClustersAsFitAtOnce) {
    std::mt19937 random(41);
    for (int round = 0; round < 300; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const LaunchShape& shape = launch.shape;
        SceneFacts facts;
        facts.concurrentBlocks = volume(shape.cluster) * (1 + random() % 9);
        std::vector<Count> blocks(static_cast<std::size_t>(predictedWaves(shape, facts)));
        forEachBlock({{0, 0, 0}, sizeOf(shape.grid)}, [&](const BlockIndex& block) {
            const Count wave = predictWave(shape, facts, block);
            ASSERT_TRUE(wave == waveByHand(shape, facts.concurrentBlocks, block));
            ++blocks.at(static_cast<std::size_t>(wave));
        });
        for (std::size_t wave = 0; wave < blocks.size(); ++wave)
            ASSERT_TRUE(blocks[wave] == blocksOfWave(shape, facts, wave));
        ASSERT_TRUE(blocksOfWave(shape, facts, blocks.size()) == 0);
        const Cells cells = randomBlocks(random, shape.grid);
        Count min = ~Count{0};
        Count max = 0;
        forEachBlock(cells, [&](const BlockIndex& block) {
            min = std::min(min, predictWave(shape, facts, block));
            max = std::max(max, predictWave(shape, facts, block));
        });
        const auto range = predictedWavesIn(shape, facts, cells);
        ASSERT_TRUE(range && range->min == min && range->max == max);
    }
}

TEST(Schedule, CountsAtAWaveAreThoseOfItsBlocks) {
    std::mt19937 random(42);
    for (int round = 0; round < 300; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const LaunchShape& shape = launch.shape;
        SceneFacts facts;
        facts.concurrentBlocks = volume(shape.cluster) * (1 + random() % 9);
        Moment moment;
        moment.wave = random() % static_cast<unsigned>(predictedWaves(shape, facts) + 2);
        const Cells cells = randomBlocks(random, shape.grid);
        BlockCounts expected;
        forEachBlock(cells, [&](const BlockIndex& block) {
            const Count wave = waveByHand(shape, facts.concurrentBlocks, block);
            ++(wave < moment.wave    ? expected.done
               : wave == moment.wave ? expected.running
                                     : expected.waiting);
        });
        ASSERT_TRUE(countsAt(shape, facts, moment, cells) == expected);
    }
}

TEST(Schedule, TheLargestGridIsCountedExactly) {
    const LaunchShape shape{{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}};
    SceneFacts facts;
    facts.concurrentBlocks = 264;
    const Cells all{{0, 0, 0}, sizeOf(shape.grid)};
    const Count waves = predictedWaves(shape, facts);
    EXPECT_TRUE(waves == waveCount(volume(shape.grid), 264));
    Moment moment;
    moment.wave = waves - 1;
    const BlockCounts counts = countsAt(shape, facts, moment, all);
    EXPECT_TRUE(counts.done == (waves - 1) * 264);
    EXPECT_TRUE(counts.running == volume(shape.grid) - counts.done);
    EXPECT_TRUE(counts.running == blocksOfWave(shape, facts, waves - 1));
    EXPECT_TRUE(counts.waiting == 0);
}

TEST(Schedule, WhereNoBlockFitsNothingIsKnown) {
    const LaunchShape shape{{7, 3, 1}, {1, 1, 1}, {2048, 1, 1}};
    const Cells all{{0, 0, 0}, sizeOf(shape.grid)};
    EXPECT_TRUE(predictedWaves(shape, {}) == 0);
    EXPECT_FALSE(predictedWavesIn(shape, {}, all));
    EXPECT_TRUE(countsAt(shape, {}, {}, all).unknown == 21);
    EXPECT_TRUE(countsAt(shape, {}, {Moment::Kind::Time, 0, 5}, all).unknown == 21);
}

TEST(Schedule, ATraceGivesEachBlocksStateMultiprocessorAndWave) {
    std::mt19937 random(43);
    for (int round = 0; round < 200; ++round) {
        const RandomLaunch launch = test::randomLaunch(random);
        const LaunchShape& shape = launch.shape;
        const BlockTrace trace = randomTrace(random, shape);
        const TraceAnalysis analysis = analyse(trace, shape);
        SceneFacts facts;
        facts.observed = observedBlocks(trace, shape, "recorded");
        const Cells cells = randomBlocks(random, shape.grid);
        const Moment moment{Moment::Kind::Time, 0, random() % 1600 * 32};
        BlockCounts expected;
        Count known = 0;
        Range<std::int32_t> sm{1000, -1};
        Range<std::uint32_t> wave{~0U, 0};
        forEachBlock(cells, [&](const BlockIndex& block) {
            const auto rank = static_cast<std::size_t>(toRank(block, shape.grid));
            if (rank >= trace.blockSm.size()) {
                ++expected.unknown;
                return;
            }
            ++known;
            sm = {std::min(sm.min, trace.blockSm[rank]), std::max(sm.max, trace.blockSm[rank])};
            wave = {std::min(wave.min, analysis.places[rank].round),
                    std::max(wave.max, analysis.places[rank].round)};
            if (trace.endNanoseconds[rank] <= moment.nanoseconds)
                ++expected.done;
            else if (trace.beginNanoseconds[rank] > moment.nanoseconds)
                ++expected.waiting;
            else
                ++expected.running;
        });
        ASSERT_TRUE(countsAt(shape, facts, moment, cells) == expected);
        const ObservedRange range = observedIn(shape, *facts.observed, cells);
        ASSERT_TRUE(range.known == known);
        if (known == 0)
            continue;
        ASSERT_EQ(range.sm.min, sm.min);
        ASSERT_EQ(range.sm.max, sm.max);
        ASSERT_EQ(range.round.min, wave.min);
        ASSERT_EQ(range.round.max, wave.max);
        const ObservedRange mixed = observedIn(shape, *facts.observed, cells, true);
        ASSERT_EQ(mixed.sm.isSingle(), sm.isSingle());
        ASSERT_EQ(mixed.round.isSingle(), wave.isSingle());
    }
}

TEST(Schedule, AtTheEndOfATraceAllTracedBlocksAreDone) {
    std::mt19937 random(44);
    const LaunchShape shape{{6, 5, 2}, {1, 1, 1}, {32, 1, 1}};
    const BlockTrace trace = randomTrace(random, shape);
    SceneFacts facts;
    facts.observed = observedBlocks(trace, shape, "live");
    const Moment moment{Moment::Kind::Time, 0, facts.observed->nanoseconds};
    EXPECT_TRUE(countsAt(shape, facts, moment, {{0, 0, 0}, {6, 5, 2}}).done == trace.blockSm.size());
}

TEST(Schedule, OfATraceOfTwoKernelsEachHasItsBlocks) {
    const LaunchShape shape{{3, 1, 1}, {1, 1, 1}, {32, 1, 1}};
    BlockTrace trace;
    trace.kernels = 2;
    trace.blocks = 6;
    trace.blockSm = {0, 1, 2, 2, 1, 5};
    trace.beginNanoseconds = {0, 0, 0, 10, 10, 0};
    trace.endNanoseconds = {10, 10, 10, 30, 20, 40};
    const auto first = observedBlocks(trace, shape, "live");
    EXPECT_EQ(first->sm, (std::vector<std::int32_t>{0, 1, 2}));
    EXPECT_EQ(first->rounds, 1U);
    EXPECT_EQ(first->nanoseconds, 10U);
    const auto second = observedBlocks(trace, shape, "live", 1);
    EXPECT_EQ(second->sm, (std::vector<std::int32_t>{2, 1, 5}));
    EXPECT_EQ(second->multiprocessors, (std::vector<std::int32_t>{1, 2, 5}));
    EXPECT_EQ(second->begin, (std::vector<std::uint64_t>{10, 10, 0}));
    EXPECT_EQ(second->round, (std::vector<std::uint32_t>{1, 1, 0})) << "after blocks of the first";
    EXPECT_EQ(second->nanoseconds, 40U);
    trace.blockSm.resize(4);
    trace.beginNanoseconds.resize(4);
    trace.endNanoseconds.resize(4);
    EXPECT_EQ(observedBlocks(trace, shape, "live", 1)->sm, (std::vector<std::int32_t>{2}))
        << "the trace is cut";
}

} // namespace
} // namespace trichevron::core
