// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Figures of a measurement: bandwidth, items per second, and whether the launch is too short.
#include "core/measurement/measurement.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

Measurement copyOf(std::vector<double> samples) {
    Measurement measurement;
    measurement.samplesMicroseconds = std::move(samples);
    measurement.work = Work{3'000'000, 1'000'000, 500'000, "elements"};
    measurement.reference = DeviceReference{4e11, 1.5};
    return measurement;
}

TEST(Reached, BytesAndItemsAreThoseOfTheMedianLaunch) {
    const Measurement measurement = copyOf({10, 20, 90});
    EXPECT_DOUBLE_EQ(bytesPerSecond(measurement).value(), 2e11);
    EXPECT_DOUBLE_EQ(shareOfCopy(measurement).value(), 0.5);
    EXPECT_DOUBLE_EQ(itemsPerSecond(measurement).value(), 2.5e10);
}

struct UnknownCase : test::NamedCase {
    void (*change)(Measurement& measurement);
    bool bytes;
    bool share;
    bool items;
};
class Unknown : public testing::TestWithParam<UnknownCase> {};

TEST_P(Unknown, HasNoValue) {
    Measurement measurement = copyOf({20});
    GetParam().change(measurement);
    EXPECT_EQ(bytesPerSecond(measurement).has_value(), GetParam().bytes);
    EXPECT_EQ(shareOfCopy(measurement).has_value(), GetParam().share);
    EXPECT_EQ(itemsPerSecond(measurement).has_value(), GetParam().items);
}

INSTANTIATE_TEST_SUITE_P(
    Reached, Unknown,
    testing::Values(
        UnknownCase{"WithoutWork", [](Measurement& one) { one.work.reset(); }, false, false, false},
        UnknownCase{"WithoutSamples", [](Measurement& one) { one.samplesMicroseconds.clear(); }, false, false,
                    false},
        UnknownCase{"InNoTime", [](Measurement& one) { one.samplesMicroseconds = {0}; }, false, false, false},
        UnknownCase{"WithoutAReference", [](Measurement& one) { one.reference.reset(); }, true, false, true},
        UnknownCase{"BesideACopyOfNothing", [](Measurement& one) { one.reference->copyBytesPerSecond = 0; },
                    true, false, true},
        UnknownCase{"MovingNothing",
                    [](Measurement& one) {
                        one.work = Work{0, 0, 7, "atomics"};
                    },
                    false, false, true},
        UnknownCase{"MakingNothing", [](Measurement& one) { one.work->items = 0; }, true, true, false}),
    test::caseName<UnknownCase>);

struct ShortCase : test::NamedCase {
    double median;
    double empty; ///< of the reference; below 0: no reference
    bool tooShort;
};
class Short : public testing::TestWithParam<ShortCase> {};

TEST_P(Short, IsDetected) {
    Measurement measurement = copyOf({GetParam().median});
    if (GetParam().empty < 0)
        measurement.reference.reset();
    else
        measurement.reference->emptyMicroseconds = GetParam().empty;
    EXPECT_EQ(isTooShort(measurement), GetParam().tooShort);
}

INSTANTIATE_TEST_SUITE_P(Launches, Short,
                         testing::Values(ShortCase{"UnderFiveMicroseconds", 4.9, 0.5, true},
                                         ShortCase{"OfFiveMicrosecondsIsNot", 5, 1, false},
                                         ShortCase{"UnderThreeEmptyKernels", 8.9, 3, true},
                                         ShortCase{"OfThreeEmptyKernelsIsNot", 9, 3, false},
                                         ShortCase{"WithoutAReferenceByItsTimeAlone", 4, -1, true},
                                         ShortCase{"WithoutAReferenceAndLonger", 6, -1, false}),
                         test::caseName<ShortCase>);

TEST(Short, ALaunchWithoutSamplesIsNotTooShort) {
    EXPECT_FALSE(isTooShort(Measurement{}));
}

TEST(StopReason, NamesRoundTrip) {
    for (const StopReason reason :
         {StopReason::SamplesReached, StopReason::Converged, StopReason::BudgetSpent, StopReason::Cancelled,
          StopReason::Refused, StopReason::Interrupted})
        EXPECT_EQ(stopReasonFromName(toString(reason)), reason);
    EXPECT_EQ(stopReasonFromName("bored"), std::nullopt);
}

} // namespace
} // namespace trichevron::core
