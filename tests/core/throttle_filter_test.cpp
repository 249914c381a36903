// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/throttle_filter.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <vector>

namespace trichevron::core {
namespace {

struct GateCase : test::NamedCase {
    double nominal;
    std::vector<double> clocks;
    std::vector<ThrottleDecision> admitted;
    bool throttled;
};
constexpr ThrottleDecision yes = ThrottleDecision::Keep;
constexpr ThrottleDecision no = ThrottleDecision::Drop;
constexpr ThrottleDecision only = ThrottleDecision::KeepAndDropEarlier;

class Gate : public testing::TestWithParam<GateCase> {};

TEST_P(Gate, DecidesByTheClock) {
    ThrottleFilter gate(GetParam().nominal);
    std::vector<ThrottleDecision> admitted;
    for (const double clock : GetParam().clocks)
        admitted.push_back(gate.admit(clock));
    EXPECT_EQ(admitted, GetParam().admitted);
    EXPECT_EQ(gate.isThrottled(), GetParam().throttled);
}

INSTANTIATE_TEST_SUITE_P(
    Clocks, Gate,
    testing::Values(GateCase{"AFullClockCounts", 2000, {2000, 1990, 1500}, {yes, yes, yes}, false},
                    GateCase{"AClockFarBelowDoesNot", 2000, {1499, 2000}, {no, yes}, false},
                    GateCase{"AnUnknownClockCounts", 2000, {0, 1000, 0}, {yes, no, yes}, false},
                    GateCase{"OfADeviceOfUnknownClockAllCount", 0, {300, 2000}, {yes, yes}, false},
                    GateCase{"ADeviceThatStaysDownIsTakenAsItIs",
                             2000,
                             {900, 1000, 900, 900, 900, 900, 900, 900, 900, 1000, 700},
                             {no, no, no, no, no, no, no, yes, yes, yes, no},
                             true},
                    GateCase{"ADeviceThatRecoversInBetweenIsWaitedForAnew",
                             2000,
                             {900, 900, 900, 900, 900, 900, 900, 2000, 900, 2000},
                             {no, no, no, no, no, no, no, yes, no, yes},
                             false},
                    GateCase{"ADeviceThatRecoversLaterIsMeasuredAtItsFullClockAlone",
                             2000,
                             {900, 900, 900, 900, 900, 900, 900, 900, 900, 1500, 1499, 2000},
                             {no, no, no, no, no, no, no, yes, yes, only, no, yes},
                             false},
                    GateCase{"ADeviceThatWasUpIsNotTakenAsItIsWhenDown",
                             2000,
                             {2000, 900, 900, 900, 900, 900, 900, 900, 900, 900, 900},
                             {yes, no, no, no, no, no, no, no, no, no, no},
                             false}),
    test::caseName<GateCase>);

TEST(ThrottleFilter, SomeSamplesAreKeptAtAnyClock) {
    for (const double clock : {1.0, 100.0, 1499.0}) {
        ThrottleFilter gate(2000);
        std::uint32_t refused = 0;
        for (std::uint32_t i = 0; i < ThrottleFilter::patience; ++i)
            refused += gate.admit(clock) == no ? 1 : 0;
        EXPECT_EQ(refused, ThrottleFilter::patience - 1);
        EXPECT_EQ(gate.admit(clock), yes) << "from then on it is the clock that the device has";
        EXPECT_TRUE(gate.isThrottled());
    }
}

TEST(ThrottleFilter, KeepsTheLastSampleWhereNoneWasKept) {
    ThrottleFilter down(2000);
    EXPECT_EQ(down.admit(900), no);
    EXPECT_EQ(down.admit(900, true), yes);
    EXPECT_TRUE(down.isThrottled());
    ThrottleFilter up(2000);
    EXPECT_EQ(up.admit(2000), yes);
    EXPECT_EQ(up.admit(900, true), no);
    EXPECT_FALSE(up.isThrottled());
}

TEST(ThrottleFilter, CountsConsecutiveDroppedSamples) {
    ThrottleFilter gate(2000);
    EXPECT_EQ(gate.consecutiveDropped(), 0U);
    gate.admit(1000);
    gate.admit(1000);
    EXPECT_EQ(gate.consecutiveDropped(), 2U);
    gate.admit(2000);
    EXPECT_EQ(gate.consecutiveDropped(), 0U);
}

} // namespace
} // namespace trichevron::core
