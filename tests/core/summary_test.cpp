// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/measurement.h"

#include <gtest/gtest.h>

namespace trichevron {
namespace {

TEST(Summary, OfNoSampleThereIsNone) {
    EXPECT_FALSE(summarise({}).has_value());
}

TEST(Summary, QuartilesAreInterpolatedBetweenRanks) {
    const auto summary = summarise({4, 1, 3, 2});
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->count, 4U);
    EXPECT_DOUBLE_EQ(summary->minimum, 1);
    EXPECT_DOUBLE_EQ(summary->lowerQuartile, 1.75);
    EXPECT_DOUBLE_EQ(summary->median, 2.5);
    EXPECT_DOUBLE_EQ(summary->upperQuartile, 3.25);
    EXPECT_DOUBLE_EQ(summary->maximum, 4);
    EXPECT_DOUBLE_EQ(summary->relativeSpread(), 0.6);
}

TEST(Summary, OfOneSampleEverythingIsThatSample) {
    const auto summary = summarise({7});
    ASSERT_TRUE(summary);
    EXPECT_DOUBLE_EQ(summary->lowerQuartile, 7);
    EXPECT_DOUBLE_EQ(summary->upperQuartile, 7);
    EXPECT_DOUBLE_EQ(summary->relativeSpread(), 0);
}

TEST(Summary, SpreadOverAMedianOfZeroIsZero) {
    EXPECT_DOUBLE_EQ(summarise({0, 0, 0})->relativeSpread(), 0);
}

TEST(StopReason, NamesRoundTrip) {
    for (const StopReason reason :
         {StopReason::SamplesReached, StopReason::BudgetSpent, StopReason::Cancelled, StopReason::Refused})
        EXPECT_EQ(stopReasonFromName(nameOf(reason)), reason);
    EXPECT_EQ(stopReasonFromName("bored"), std::nullopt);
}

} // namespace
} // namespace trichevron
