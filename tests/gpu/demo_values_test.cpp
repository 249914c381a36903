// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The expected values of the demos, compared with loops that do the same as the kernels. Needs no device.
#include "gpu/demos/cluster_demo.h"
#include "gpu/demos/grid_sync_demo.h"
#include "gpu/demos/histogram_demo.h"
#include "gpu/demos/inputs.h"
#include "gpu/demos/local_memory_demo.h"
#include "gpu/demos/programmatic_launch_demo.h"
#include "gpu/demos/read_only_demo.h"
#include "gpu/demos/two_streams_demo.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

namespace trichevron::gpu {
namespace {

TEST(DemoValues, ComposedStepsEqualSingleSteps) {
    for (const int count : {0, 1, 2, 31, 1000, chainSteps}) {
        const Steps all = composeSteps(count);
        for (const std::uint32_t start : {0U, 1U, 12345U, 0xFFFFFFFFU}) {
            std::uint32_t x = start;
            for (int step = 0; step < count; ++step)
                x = x * 1664525U + 1013904223U;
            EXPECT_EQ(all.apply(start), x) << count << " steps from " << start;
        }
    }
}

struct TimesCase : test::NamedCase {
    KernelTimes first;
    KernelTimes second;
    const char* message;
};

class StreamTimes : public testing::TestWithParam<TimesCase> {};

TEST_P(StreamTimes, AreSummarisedInASentence) {
    EXPECT_EQ(overlapSentence({GetParam().first, GetParam().second}).text(), GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, StreamTimes,
    testing::Values(
        TimesCase{"OneAfterTheOther",
                  {1'000'000, 1'200'000},
                  {1'202'500, 1'400'000},
                  "The kernels ran one after the other: kernel 2 started 2.50 µs after kernel 1 ended."},
        TimesCase{"SecondFirst",
                  {1'202'500, 1'400'000},
                  {1'000'000, 1'200'000},
                  "The kernels ran one after the other: kernel 1 started 2.50 µs after kernel 2 ended."},
        TimesCase{"AtTheSameTime",
                  {1'000'000, 1'200'000},
                  {1'050'000, 1'250'000},
                  "The kernels ran concurrently for 150.00 µs of 250.00 µs."}),
    test::caseName<TimesCase>);

struct DependentTimesCase : test::NamedCase {
    ProgrammaticTimes first;
    ProgrammaticTimes second;
    const char* message;
};

class DependentTimes : public testing::TestWithParam<DependentTimesCase> {};

TEST_P(DependentTimes, AreSummarisedInASentence) {
    EXPECT_EQ(dependentOverlapSentence({GetParam().first, GetParam().second}).text(), GetParam().message);
    const core::ResultTable table = dependentTimesTable({GetParam().first, GetParam().second});
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0][1].text(), "0.00");
}

INSTANTIATE_TEST_SUITE_P(
    Cases, DependentTimes,
    testing::Values(
        DependentTimesCase{"OneAfterTheOther",
                           {1'000'000, 1'100'000, 1'200'000},
                           {1'202'500, 1'202'500, 1'400'000},
                           "The second kernel started 2.50 µs after the first ended; both took 400.00 µs."},
        DependentTimesCase{"Overlapping",
                           {1'000'000, 1'100'000, 1'200'000},
                           {1'050'000, 1'201'000, 1'300'000},
                           "The second kernel started 150.00 µs before the first ended, and waited for it; "
                           "both took 300.00 µs."}),
    test::caseName<DependentTimesCase>);

TEST(DemoValues, WalksFillOnlyWhatTheyVisit) {
    constexpr std::uint32_t elements = 1024;
    constexpr std::uint64_t first = 500;
    std::vector<std::uint32_t> expected(700);
    expectWalks(first, elements, expected);
    for (std::size_t k = 0; k < expected.size(); ++k) {
        const auto start = static_cast<std::uint32_t>(first + k);
        std::vector<std::uint32_t> values(elements);
        for (std::uint32_t i = 0; i < elements; ++i)
            values[i] = start + i * 2654435761U;
        std::uint32_t at = start % elements;
        for (int step = 0; step < 64; ++step) {
            values[at] = values[at] * 1664525U + 1013904223U;
            at = (values[at] >> 16) % elements;
        }
        ASSERT_EQ(expected[k], values[at]) << k;
    }
}

struct ClusteredCase : test::NamedCase {
    core::LaunchShape shape;
};

class ClusterValues : public testing::TestWithParam<ClusteredCase> {};

TEST_P(ClusterValues, EqualThoseOfALoopOverAllClusters) {
    const core::LaunchShape& shape = GetParam().shape;
    const auto blocks = static_cast<std::size_t>(volume(shape.grid));
    const auto threads = static_cast<std::size_t>(volume(shape.block));
    std::vector<std::uint32_t> neighbours(2 * blocks);
    std::vector<std::uint32_t> ranks(2 * blocks * threads);
    std::uint32_t clusterRank = 0;
    const core::GridExtent& grid = shape.grid;
    const core::ClusterExtent& cluster = shape.cluster;
    for (std::uint32_t z = 0; z < grid.z; z += cluster.z)
        for (std::uint32_t y = 0; y < grid.y; y += cluster.y)
            for (std::uint32_t x = 0; x < grid.x; x += cluster.x, ++clusterRank) {
                std::vector<std::uint32_t> members; // block ranks, indexed by rank in the cluster
                for (std::uint32_t k = 0; k < cluster.z; ++k)
                    for (std::uint32_t j = 0; j < cluster.y; ++j)
                        for (std::uint32_t i = 0; i < cluster.x; ++i)
                            members.push_back(x + i + grid.x * (y + j + grid.y * (z + k)));
                for (std::size_t m = 0; m < members.size(); ++m) {
                    neighbours[2 * members[m]] = static_cast<std::uint32_t>(m);
                    neighbours[2 * members[m] + 1] = members[(m + 1) % members.size()];
                    for (std::size_t t = 0; t < threads; ++t) {
                        ranks[2 * (members[m] * threads + t)] = clusterRank;
                        ranks[2 * (members[m] * threads + t) + 1] =
                            static_cast<std::uint32_t>(m * threads + t);
                    }
                }
            }
    std::vector<std::uint32_t> expected(neighbours.size());
    expectNeighbours(shape, 0, expected);
    EXPECT_EQ(expected, neighbours);
    expected.resize(ranks.size());
    expectRanksInCluster(shape, 0, expected);
    EXPECT_EQ(expected, ranks);
    // Parts may start anywhere.
    std::vector<std::uint32_t> part(ranks.size() - 3);
    expectRanksInCluster(shape, 3, part);
    EXPECT_TRUE(std::equal(part.begin(), part.end(), ranks.begin() + 3));
}

INSTANTIATE_TEST_SUITE_P(Cases, ClusterValues,
                         testing::Values(ClusteredCase{"NoCluster", {{5, 2, 1}, {1, 1, 1}, {33, 1, 1}, 32}},
                                         ClusteredCase{"AlongX", {{8, 1, 1}, {4, 1, 1}, {32, 1, 1}, 32}},
                                         ClusteredCase{"AlongZ", {{2, 2, 16}, {1, 1, 8}, {4, 2, 1}, 32}},
                                         ClusteredCase{"Cube", {{8, 4, 2}, {2, 2, 2}, {8, 4, 2}, 32}},
                                         ClusteredCase{"OfThree", {{9, 2, 2}, {3, 1, 1}, {10, 3, 2}, 32}},
                                         ClusteredCase{"OfSix", {{4, 6, 5}, {2, 3, 1}, {7, 1, 1}, 32}}),
                         test::caseName<ClusteredCase>);

TEST(DemoValues, BlockSumsAreTheSumsOfTheirElements) {
    struct Size {
        std::uint64_t n, blocks, threads;
    };
    for (const auto& [n, blocks, threads] : {Size{0, 3, 32}, Size{1, 1, 1}, Size{100'003, 7, 33},
                                             Size{5000, 64, 256}, Size{4096, 1, 1024}, Size{12'289, 3, 96}}) {
        std::vector<std::uint32_t> sums(blocks);
        for (std::uint64_t k = 0; k < n; ++k)
            sums[k % (blocks * threads) / threads] += static_cast<std::uint32_t>(2 * inputA(k));
        for (std::uint64_t block = 0; block < blocks; ++block)
            EXPECT_EQ(sumOfBlock(n, block, blocks, threads), sums[block]) << n << ", block " << block;
    }
}

TEST(DemoValues, BinShiftIsTheSmallestThatFits) {
    EXPECT_EQ(binShift(1, 1), 0U);
    EXPECT_EQ(binShift(4096, 1), 12U);
    EXPECT_EQ(binShift(4097, 1), 13U);
    EXPECT_EQ(binShift(65536, 2), 15U);
    EXPECT_EQ(binShift(65536, 3), 15U);
    EXPECT_EQ(binShift(65537, 2), 16U);
    EXPECT_EQ(binShift(65536, 16), 12U);
    EXPECT_EQ(binShift(3, 8), 0U);
}

TEST(DemoValues, ParallelCountsEqualSequentialCounts) {
    for (const KeyKind kind : {KeyKind::Uniform, KeyKind::Skewed})
        for (const std::uint32_t bins : {1U, 10U, 256U, 65536U}) {
            constexpr std::uint32_t n = 200'003;
            std::vector<std::uint32_t> counts(bins);
            for (std::uint32_t k = 0; k < n; ++k) {
                const std::uint32_t key = kind == KeyKind::Uniform ? uniformKey(k, bins) : skewedKey(k, bins);
                ASSERT_LT(key, bins);
                ++counts[key];
            }
            EXPECT_EQ(countKeys(n, bins, kind), counts) << bins << " bins";
        }
}

TEST(DemoValues, UniformKeysAreUniformAndSkewedKeysAreNot) {
    constexpr std::uint32_t n = 1U << 22;
    for (const std::uint32_t bins : {4096U, 65536U}) {
        const std::vector<std::uint32_t> even = countKeys(n, bins, KeyKind::Uniform);
        EXPECT_LT(*std::max_element(even.begin(), even.end()), 2 * n / bins + 64);
        const std::vector<std::uint32_t> skewed = countKeys(n, bins, KeyKind::Skewed);
        EXPECT_GT(skewed[0], n / 2);
        EXPECT_LT(skewed[0], n / 5 * 4);
    }
}

struct ReadCase : test::NamedCase {
    ElementRead element; ///< element 7
    ReadOutcome misused;
    ReadOutcome right;
};

class SecondReads : public testing::TestWithParam<ReadCase> {};

TEST_P(SecondReads, AreClassified) {
    EXPECT_EQ(classify(GetParam().element, 7, SecondRead::OldOrNew), GetParam().misused);
    EXPECT_EQ(classify(GetParam().element, 7, SecondRead::New), GetParam().right);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, SecondReads,
    testing::Values(ReadCase{"New", {7, oldValue, 7}, ReadOutcome::SawNew, ReadOutcome::SawNew},
                    ReadCase{"Old", {7, oldValue, oldValue}, ReadOutcome::SawOld, ReadOutcome::Wrong},
                    ReadCase{"AnotherValue", {7, oldValue, 8}, ReadOutcome::Wrong, ReadOutcome::Wrong},
                    ReadCase{"FirstReadTooLate", {7, 7, 7}, ReadOutcome::Wrong, ReadOutcome::Wrong},
                    ReadCase{"NotWritten", {oldValue, oldValue, 7}, ReadOutcome::Wrong, ReadOutcome::Wrong}),
    test::caseName<ReadCase>);

} // namespace
} // namespace trichevron::gpu
