// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Subscripts as C writes them are an element, row first; everything else in brackets is what it was.
#include "core/scene/find.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct SubscriptCase : test::NamedCase {
    const char* text;
    const char* reading; ///< of the first one
    const char* leadsTo;
};
class Subscripts : public testing::TestWithParam<SubscriptCase> {};

TEST_P(Subscripts, AreTheRowAndTheColumnOfAnElement) {
    const LaunchShape shape{{63, 63, 2}, {1, 1, 1}, {16, 16, 1}};
    const FindScope scope{shape, ProblemExtent{1000, 900, 2}, {}, {"width", "height", "depth"}};
    const std::vector<FindReading> readings = findReadings(GetParam().text, scope);
    EXPECT_EQ(readings.front().text, GetParam().reading);
    EXPECT_EQ(readings.front().leadsTo, GetParam().leadsTo);
}

INSTANTIATE_TEST_SUITE_P(
    Texts, Subscripts,
    testing::Values(SubscriptCase{{"RowAndColumn"},
                                  "[300][700]",
                                  "element (700, 300)",
                                  "x 700, y 300, z 0: thread (12, 12, 0) of block (43, 18, 0)"},
                    SubscriptCase{{"AfterItsWord"},
                                  " Element [300][700] ",
                                  "element (700, 300)",
                                  "x 700, y 300, z 0: thread (12, 12, 0) of block (43, 18, 0)"},
                    SubscriptCase{{"PlaneRowAndColumn"},
                                  "[1][300][700]",
                                  "element (700, 300, 1)",
                                  "x 700, y 300, z 1: thread (12, 12, 0) of block (43, 18, 1)"},
                    SubscriptCase{{"AnIndexInBrackets"},
                                  "element [700,300]",
                                  "element (700, 300)",
                                  "x 700, y 300, z 0: thread (12, 12, 0) of block (43, 18, 0)"},
                    SubscriptCase{{"ABlockInBrackets"}, "block [3,2]", "block (3, 2)", "block (3, 2, 0)"},
                    SubscriptCase{{"ABlockInParentheses"}, "block (3,2)", "block (3, 2)", "block (3, 2, 0)"},
                    SubscriptCase{{"AThreadOfABlock"},
                                  "thread 5 of block 7",
                                  "block 7 thread 5",
                                  "thread (5, 0, 0) of block (7, 0, 0)"},
                    SubscriptCase{{"ABlockAndAThreadInBrackets"},
                                  "[2,1,0][5,7,0]",
                                  "block (2, 1, 0) thread (5, 7, 0)",
                                  "thread (5, 7, 0) of block (2, 1, 0)"},
                    SubscriptCase{{"ABlockAndAThreadApart"},
                                  "[2] [5]",
                                  "block (2) thread (5)",
                                  "thread (5, 0, 0) of block (2, 0, 0)"},
                    SubscriptCase{{"ABlockAndAThreadInParentheses"},
                                  "(2)(5)",
                                  "block (2) thread (5)",
                                  "thread (5, 0, 0) of block (2, 0, 0)"},
                    SubscriptCase{{"OneSubscript"}, "[30]", "block (30)", "block (30, 0, 0)"}),
    test::caseName<SubscriptCase>);

} // namespace
} // namespace trichevron::core
