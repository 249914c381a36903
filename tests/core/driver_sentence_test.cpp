// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/driver_sentence.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

TEST(DriverSentence, APatternTakesAxisValueAndLimit) {
    DriverReason reason;
    EXPECT_TRUE(matchSentence("Grid {axis} is {value}, at most {limit}, in {any}",
                              "Grid Y is 70000, at most 65535, in f()", reason));
    EXPECT_EQ(reason, (DriverReason{{}, "Y", "70000", "65535"}));
}

TEST(DriverSentence, AnotherSentenceLeavesTheReasonAsItIs) {
    for (const char* sentence : {"Grid Y is 70000", "Grid Y is 70000, at most 65535 in f()", "", "grid"}) {
        DriverReason reason;
        EXPECT_FALSE(matchSentence("Grid {axis} is {value}, at most {limit}, in {any}", sentence, reason))
            << sentence;
        EXPECT_EQ(reason, DriverReason());
    }
    DriverReason reason;
    EXPECT_FALSE(matchSentence("exact", "exactly", reason));
}

TEST(DriverSentence, FormsHaveNoNumbersAndNoNamesOfFunctions) {
    EXPECT_EQ(sentenceForm("Dimensions of (4,1,1) and -12 blocks for function _Z6kernelPfi"),
              "Dimensions of (#,#,#) and # blocks for function");
    EXPECT_EQ(sentenceForm("no - number"), "no - number");
}

TEST(DriverSentence, AnUnknownSentenceHasNoReason) {
    EXPECT_EQ(readDriverSentence("The moon is too close"), std::nullopt);
}

} // namespace
} // namespace trichevron::core
