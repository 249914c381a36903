// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/text/escape.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <string>

namespace trichevron::core {
namespace {

struct EscapeCase : test::NamedCase {
    std::string text;
    const char* escaped;
};
class Escape : public testing::TestWithParam<EscapeCase> {};

TEST_P(Escape, LeavesNothingThatBreaksALineOrCommandsATerminal) {
    EXPECT_EQ(escapeControls(GetParam().text), GetParam().escaped);
}

INSTANTIATE_TEST_SUITE_P(Text, Escape,
                         testing::Values(EscapeCase{"Plain", "a \\n 63 × 63 한국어 😀 …",
                                                    "a \\n 63 × 63 한국어 😀 …"},
                                         EscapeCase{"LineEnds", "a\nb\r\tc", "a\\nb\\r\\tc"},
                                         EscapeCase{"Colour", "\x1b[31mred", "\\x1b[31mred"},
                                         EscapeCase{"ZeroAndDelete", std::string("\0\x7f", 2), "\\x00\\x7f"},
                                         EscapeCase{"C1",
                                                    "\xc2\x9b"
                                                    "0m",
                                                    "\\u009b0m"},
                                         EscapeCase{"NotUtf8", "a\xff\xc3", "a\\xff\\xc3"},
                                         EscapeCase{"CutCharacter",
                                                    "\xe2\x82"
                                                    "a",
                                                    "\\xe2\\x82a"},
                                         EscapeCase{"Direction",
                                                    "a\xe2\x80\xae"
                                                    "b",
                                                    "a\\u202eb"},
                                         EscapeCase{"LineSeparator",
                                                    "a\xe2\x80\xa8"
                                                    "b",
                                                    "a\\u2028b"}),
                         test::caseName<EscapeCase>);

TEST(Escape, KeepsTheControlCharactersOfText) {
    EXPECT_EQ(escapeControls("a\n\tb\x1b", "\n\t"), "a\n\tb\\x1b");
}

} // namespace
} // namespace trichevron::core
