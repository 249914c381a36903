// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/clock_gate.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <vector>

namespace trichevron {
namespace {

struct GateCase : test::NamedCase {
    double nominal;
    std::vector<double> clocks;
    std::vector<bool> admitted;
    bool throttled;
};
class Gate : public testing::TestWithParam<GateCase> {};

TEST_P(Gate, AdmitsByTheClock) {
    ClockGate gate(GetParam().nominal);
    std::vector<bool> admitted;
    for (const double clock : GetParam().clocks)
        admitted.push_back(gate.admits(clock));
    EXPECT_EQ(admitted, GetParam().admitted);
    EXPECT_EQ(gate.isThrottled(), GetParam().throttled);
}

INSTANTIATE_TEST_SUITE_P(
    Clocks, Gate,
    testing::Values(GateCase{"AFullClockCounts", 2000, {2000, 1990, 1500}, {true, true, true}, false},
                    GateCase{"AClockFarBelowDoesNot", 2000, {1499, 2000}, {false, true}, false},
                    GateCase{"AnUnknownClockCounts", 2000, {0, 1000, 0}, {true, false, true}, false},
                    GateCase{"OfADeviceOfUnknownClockAllCount", 0, {300, 2000}, {true, true}, false},
                    GateCase{"ADeviceThatStaysDownIsTakenAsItIs",
                             2000,
                             {900, 1000, 900, 900, 900, 900, 900, 900, 900, 1000, 700},
                             {false, false, false, false, false, false, false, true, true, true, false},
                             true},
                    GateCase{"ADeviceThatRecoversInBetweenIsWaitedForAnew",
                             2000,
                             {900, 900, 900, 900, 900, 900, 900, 2000, 900, 2000},
                             {false, false, false, false, false, false, false, true, false, true},
                             false}),
    test::caseName<GateCase>);

TEST(ClockGate, HoweverLowTheClocksNeverAllAreLeftOut) {
    for (const double clock : {1.0, 100.0, 1499.0}) {
        ClockGate gate(2000);
        std::uint32_t refused = 0;
        for (std::uint32_t i = 0; i < ClockGate::patience; ++i)
            refused += gate.admits(clock) ? 0 : 1;
        EXPECT_EQ(refused, ClockGate::patience - 1);
        EXPECT_TRUE(gate.admits(clock)) << "from then on it is the clock that the device has";
        EXPECT_TRUE(gate.isThrottled());
    }
}

TEST(ClockGate, CountsHowManyInARowDidNot) {
    ClockGate gate(2000);
    EXPECT_EQ(gate.refusedInARow(), 0U);
    gate.admits(1000);
    gate.admits(1000);
    EXPECT_EQ(gate.refusedInARow(), 2U);
    gate.admits(2000);
    EXPECT_EQ(gate.refusedInARow(), 0U);
}

} // namespace
} // namespace trichevron
