// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/hot_batch.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct BatchCase : test::NamedCase {
    double microseconds; ///< of a launch
    double budget;       ///< seconds
    double timeLimit;    ///< seconds
    std::uint32_t launches;
};
class HotBatch : public testing::TestWithParam<BatchCase> {};

TEST_P(HotBatch, HasTheWantedLengthWithinItsLimits) {
    EXPECT_EQ(hotBatchSize(GetParam().microseconds, {GetParam().budget}, {GetParam().timeLimit}),
              GetParam().launches);
}

INSTANTIATE_TEST_SUITE_P(Launches, HotBatch,
                         testing::Values(BatchCase{"ShortOnesFillTwoMilliseconds", 30, 0.5, 10, 67},
                                         BatchCase{"NeverMoreThanAStreamHolds", 1, 0.5, 10, 200},
                                         BatchCase{"OfNoTimeToo", 0, 0.5, 10, 200},
                                         BatchCase{"FourOfLongOnes", 10'000, 0.5, 10, 4},
                                         BatchCase{"TwoBatchesFitTheBudget", 100'000, 0.5, 10, 2},
                                         BatchCase{"OneThatTakesHalfOfTheBudget", 250'000, 0.5, 10, 1},
                                         BatchCase{"NoneWhereOneIsTooLongForTheBudget", 251'000, 0.5, 10, 0},
                                         BatchCase{"OneBatchFitsHalfTheTimeLimit", 3'000'000, 100, 10, 1},
                                         BatchCase{"NoneWhereOneIsTooLongForTheTimeLimit", 6'000'000, 100, 10,
                                                   0},
                                         BatchCase{"NoneWithoutABudget", 10, 0, 10, 0}),
                         test::caseName<BatchCase>);

} // namespace
} // namespace trichevron::core
