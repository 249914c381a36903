// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Search by words: which lines match, and which scores highest.
#include "core/messages/word_match.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

TEST(WordMatch, AnEmptySearchMatchesEverything) {
    EXPECT_EQ(wordMatchScore("", "Launch"), 0);
    EXPECT_EQ(wordMatchScore("  ", ""), 0);
}

struct SearchCase : test::NamedCase {
    const char* typed;
    const char* line;
    bool matches;
};
class WordSearch : public testing::TestWithParam<SearchCase> {};

TEST_P(WordSearch, MatchesBeginningsOfWordsInTheirOrder) {
    EXPECT_EQ(wordMatchScore(GetParam().typed, GetParam().line).has_value(), GetParam().matches);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, WordSearch,
    testing::Values(
        SearchCase{{"AWord"}, "vector", "Vector addition", true},
        SearchCase{{"ABeginning"}, "add", "Vector addition", true},
        SearchCase{{"SeveralBeginnings"}, "ve ad", "Vector addition", true},
        SearchCase{{"NotAnotherOrder"}, "ad ve", "Vector addition", false},
        SearchCase{{"NotTheInsideOfAWord"}, "ector", "Vector addition", false},
        SearchCase{{"NotScatteredLetters"}, "vadd", "Vector addition", false},
        SearchCase{{"NotNeverInADevice"}, "never", "NVIDIA RTX PRO 6000 Blackwell Server Edition", false},
        SearchCase{{"NotDim3InADevice"}, "dim3", "Launch › Device › NVIDIA H100 80GB HBM3", false},
        SearchCase{{"WordsWrittenAsOne"}, "rtx4090", "NVIDIA GeForce RTX 4090", true},
        SearchCase{{"APunctuatedWordWrittenAsOne"}, "2d", "Launch › Presets › 2-D", true},
        SearchCase{{"AnInnerCapital"}, "memory", "sharedMemoryOptIn", true},
        SearchCase{{"AnIdWrittenAsOne"}, "clusterDiv", "clusterDividesGrid", true},
        SearchCase{{"TheSecondOfEqualWords"}, "block size", "Block › Block size", true},
        SearchCase{{"ALongerWordThanTheLine"}, "launches", "Launch", false}),
    test::caseName<SearchCase>);

TEST(AnyOrder, MatchesWordsInEveryOrderAndOnlyWhereAllAreThere) {
    EXPECT_TRUE(anyOrderMatchScore("dark theme", "View › Theme › Dark"));
    EXPECT_EQ(anyOrderMatchScore("dark theme", "View › Theme › Dark"),
              anyOrderMatchScore("theme dark", "View › Theme › Dark"));
    EXPECT_FALSE(anyOrderMatchScore("dark theme", "View › Theme › Light"));
    EXPECT_FALSE(anyOrderMatchScore("ark theme", "View › Theme › Dark"));
    EXPECT_EQ(anyOrderMatchScore("", "Launch"), 0);
}

struct RankedPair : test::NamedCase {
    const char* typed;
    const char* better;
    const char* worse;
};
class WordRank : public testing::TestWithParam<RankedPair> {};

TEST_P(WordRank, TheBetterMatchScoresHigher) {
    const auto better = wordMatchScore(GetParam().typed, GetParam().better);
    const auto worse = wordMatchScore(GetParam().typed, GetParam().worse);
    ASSERT_TRUE(better && worse);
    EXPECT_GT(*better, *worse);
}

INSTANTIATE_TEST_SUITE_P(
    Order, WordRank,
    testing::Values(RankedPair{{"WholeWords"}, "launch", "Launch", "Launches"},
                    RankedPair{{"WholeWordsBeforeAdjacentBeginnings"},
                               "grid block th",
                               "Grid of a block or its threads",
                               "Grids blocks threads"},
                    RankedPair{{"AdjacentWords"}, "save as", "Save as CSV", "Save timings as CSV"}),
    test::caseName<RankedPair>);

} // namespace
} // namespace trichevron::core
