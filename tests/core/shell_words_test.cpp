// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Words as a shell splits them: each line is split by sh as well.
#include "core/process/child_process.h"
#include "core/process/shell_words.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using Words = std::vector<std::string>;

struct WordsCase : test::NamedCase {
    std::string line;
    Words words;
};

class ShellWords : public testing::TestWithParam<WordsCase> {};

TEST_P(ShellWords, AreThoseOfTheShell) {
    EXPECT_EQ(splitShellWords(GetParam().line), GetParam().words);
    ProcessRequest request;
    request.command = {"/bin/sh", "-c", "set -f; printf '%s\\037' " + GetParam().line};
    std::string expected;
    for (const std::string& word : GetParam().words)
        expected += word + '\037';
    if (GetParam().words.empty())
        expected = "\037"; // printf prints its format once
    EXPECT_EQ(runProcess(request, {}).output, expected);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, ShellWords,
    testing::Values(WordsCase{{"Empty"}, "", {}}, WordsCase{{"Blanks"}, "  \t ", {}},
                    WordsCase{{"Plain"}, "--steps 10  a/b.py", {"--steps", "10", "a/b.py"}},
                    WordsCase{{"SingleQuotes"}, R"('a b' 'c"\d')", {"a b", R"(c"\d)"}},
                    WordsCase{{"DoubleQuotes"}, R"("a b" "c'd" "e\"f\\g\h")", {"a b", "c'd", R"(e"f\g\h)"}},
                    WordsCase{{"Backslash"}, R"(a\ b \"c \')", {"a b", "\"c", "'"}},
                    WordsCase{{"Joined"}, R"(a'b c'"d e"f)", {"ab cd ef"}},
                    WordsCase{{"EmptyWords"}, R"('' a "")", {"", "a", ""}},
                    WordsCase{{"LineContinued"}, "a\\\nb", {"ab"}},
                    WordsCase{{"Stars"}, "*.py ?", {"*.py", "?"}},
                    WordsCase{{"Letters"}, "한글 'é è'", {"한글", "é è"}}),
    test::caseName<WordsCase>);

TEST(ShellWordsThatAreNot, AQuoteOrABackslashIsOpen) {
    for (const char* line : {"'", "\"a", "a 'b", "a\\", "\"a\\\""})
        EXPECT_FALSE(splitShellWords(line)) << line;
}

TEST(ShellWordsThatAreNot, NothingIsExpanded) {
    EXPECT_EQ(splitShellWords("$HOME `ls` a|b >c"), (Words{"$HOME", "`ls`", "a|b", ">c"}));
}

} // namespace
} // namespace trichevron::core
