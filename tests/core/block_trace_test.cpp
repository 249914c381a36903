// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/block_trace.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct Times {
    std::uint64_t begin;
    std::uint64_t end;
};

struct OverlapCase : test::NamedCase {
    std::uint32_t kernels;
    std::vector<Times> blocks; ///< those of the second kernel are the second half
    std::optional<std::uint64_t> overlap;
    std::uint64_t untraced = 0; ///< blocks
};

class Overlap : public testing::TestWithParam<OverlapCase> {};

TEST_P(Overlap, IsTheTimeDuringWhichBothKernelsRunBlocks) {
    BlockTrace trace;
    trace.kernels = GetParam().kernels;
    trace.blocks = GetParam().blocks.size() + GetParam().untraced;
    for (const Times& times : GetParam().blocks) {
        trace.blockSm.push_back(static_cast<std::int32_t>(trace.blockSm.size()));
        trace.beginNanoseconds.push_back(times.begin);
        trace.endNanoseconds.push_back(times.end);
    }
    EXPECT_EQ(summarise(trace).overlapNanoseconds, GetParam().overlap);
}

INSTANTIATE_TEST_SUITE_P(
    Cases, Overlap,
    testing::Values(OverlapCase{"OneKernelHasNone", 1, {{0, 10}, {0, 10}}, std::nullopt},
                    OverlapCase{"OneAfterTheOther", 2, {{0, 10}, {20, 30}}, 0},
                    OverlapCase{"OneBeginsAsTheOtherEnds", 2, {{0, 10}, {10, 30}}, 0},
                    OverlapCase{"OneWithinTheOther", 2, {{0, 100}, {20, 30}}, 10},
                    OverlapCase{"SecondBeginsFirst", 2, {{20, 50}, {0, 30}}, 10},
                    OverlapCase{"GapInTheFirst", 2, {{0, 10}, {20, 30}, {0, 30}, {5, 6}}, 20},
                    OverlapCase{"BlocksOfOneKernelCountOnce", 2, {{0, 10}, {0, 10}, {4, 8}, {5, 9}}, 5},
                    OverlapCase{"BlockShorterThanTheTimersStep", 2, {{0, 10}, {5, 5}}, 0},
                    OverlapCase{"NoBlocks", 2, {}, 0},
                    OverlapCase{"NotKnownWithoutTheSecond", 2, {{0, 10}, {0, 10}}, std::nullopt, 2},
                    OverlapCase{"NotKnownOfACutTrace", 2, {{0, 10}, {0, 10}, {0, 5}}, std::nullopt, 1}),
    test::caseName<OverlapCase>);

} // namespace
} // namespace trichevron::core
