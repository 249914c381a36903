// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a schedule is played: few waves slowly enough to explain them, many in half a minute.
#include "app/gui/hierarchy/play_pace.h"

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

struct PaceCase {
    const char* name;
    core::Count waves;
    double seconds; ///< the whole
    core::Count wavesPerStep;
    double secondsPerStep;
};
class PlayPaceOf : public testing::TestWithParam<PaceCase> {};

TEST_P(PlayPaceOf, IsThatOfItsNumberOfWaves) {
    const gui::PlayPace pace = gui::playPace(GetParam().waves);
    EXPECT_DOUBLE_EQ(pace.milliseconds, 1000 * GetParam().seconds);
    EXPECT_TRUE(pace.wavesPerStep == GetParam().wavesPerStep);
    EXPECT_DOUBLE_EQ(pace.millisecondsPerStep, 1000 * GetParam().secondsPerStep);
}

INSTANTIATE_TEST_SUITE_P(Play, PlayPaceOf,
                         testing::Values(PaceCase{"TheOnlyWaveLastsForTheShortestPlay", 1, 6, 1, 6},
                                         PaceCase{"TwoWavesShareTheShortestPlay", 2, 6, 1, 3},
                                         PaceCase{"FourWavesLastAsLongAsAWaveDoesAtLeast", 4, 6, 1, 1.5},
                                         PaceCase{"MoreWavesLastLonger", 16, 24, 1, 1.5},
                                         PaceCase{"AsManyAsTheLongestPlayHas", 20, 30, 1, 1.5},
                                         PaceCase{"OfMoreWavesEverySecondIsShown", 40, 30, 2, 1.5},
                                         PaceCase{"FewerStepsLastLonger", 30, 30, 2, 2},
                                         PaceCase{"OfVeryManyAsManyAreShown", 2'000'000, 30, 100'000, 1.5},
                                         PaceCase{"OfNothingIsThatOfOneWave", 0, 6, 1, 6}),
                         [](const testing::TestParamInfo<PaceCase>& given) { return given.param.name; });

TEST(PlayPace, EachStepLastsAtLeastOneAndAHalfSeconds) {
    for (core::Count waves = 1; waves < 1000; ++waves) {
        const gui::PlayPace pace = gui::playPace(waves);
        EXPECT_GE(pace.millisecondsPerStep, 1500) << static_cast<unsigned>(waves);
        EXPECT_GE(pace.milliseconds, 6000) << static_cast<unsigned>(waves);
        EXPECT_LE(pace.milliseconds, 30'000) << static_cast<unsigned>(waves);
    }
}

} // namespace
} // namespace trichevron::test
