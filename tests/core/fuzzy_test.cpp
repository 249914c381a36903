// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Fuzzy search: which lines match, and which scores highest.
#include "core/messages/fuzzy.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace trichevron::core {
namespace {

TEST(Fuzzy, AnEmptySearchMatchesEverything) {
    EXPECT_EQ(fuzzyScore("", "Launch"), 0);
    EXPECT_EQ(fuzzyScore("  ", ""), 0);
}

TEST(Fuzzy, MatchesWhenTheLettersOccurInThisOrder) {
    std::mt19937 random(1);
    const auto pick = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    int matched = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string typed;
        std::string line;
        for (int k = pick(4) + 1; k > 0; --k)
            typed += static_cast<char>('a' + pick(3));
        for (int k = pick(12); k > 0; --k)
            line += "abcAB "[pick(6)];
        std::size_t at = 0;
        for (const char c : line) {
            if (at < typed.size() && std::tolower(c) == typed[at])
                ++at;
        }
        const bool matches = at == typed.size();
        matched += matches ? 1 : 0;
        ASSERT_EQ(fuzzyScore(typed, line).has_value(), matches) << typed << " in " << line;
    }
    EXPECT_GT(matched, 1000);
}

struct RankedPair : test::NamedCase {
    const char* typed;
    const char* better;
    const char* worse;
};

class FuzzyRank : public testing::TestWithParam<RankedPair> {};

TEST_P(FuzzyRank, TheBetterMatchScoresHigher) {
    const auto better = fuzzyScore(GetParam().typed, GetParam().better);
    const auto worse = fuzzyScore(GetParam().typed, GetParam().worse);
    ASSERT_TRUE(better && worse);
    EXPECT_GT(*better, *worse);
}

INSTANTIATE_TEST_SUITE_P(
    Order, FuzzyRank,
    testing::Values(RankedPair{"FirstLettersOfWords", "va", "Vector addition", "Save as"},
                    RankedPair{"WordsBeforeFragments", "sm", "Shared memory", "Transmit"},
                    RankedPair{"ConsecutiveBeforeScattered", "sweep", "Sweep", "Save working sheep"},
                    RankedPair{"InnerCapitalsStartWords", "sm", "sharedMemory", "cosmos"},
                    RankedPair{"SpacesAreIgnored", "ma th", "Matrix addition, threads",
                               "Mat with holes, ath"}),
    test::caseName<RankedPair>);

} // namespace
} // namespace trichevron::core
