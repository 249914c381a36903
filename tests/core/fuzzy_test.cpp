// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Finding a line by some of its letters: what fits, and what comes first.
#include "core/messages/fuzzy.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace trichevron {
namespace {

TEST(Fuzzy, NothingTypedFitsEverything) {
    EXPECT_EQ(fuzzyScore("", "Launch"), 0);
    EXPECT_EQ(fuzzyScore("  ", ""), 0);
}

TEST(Fuzzy, FitsExactlyWhereTheLettersComeInThisOrder) {
    std::mt19937 random(1);
    const auto pick = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most)); };
    int fitted = 0;
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
        const bool fits = at == typed.size();
        fitted += fits ? 1 : 0;
        ASSERT_EQ(fuzzyScore(typed, line).has_value(), fits) << typed << " in " << line;
    }
    EXPECT_GT(fitted, 1000);
}

struct RankedPair : test::NamedCase {
    const char* typed;
    const char* better;
    const char* worse;
};

class FuzzyRank : public testing::TestWithParam<RankedPair> {};

TEST_P(FuzzyRank, TheBetterComesFirst) {
    const auto better = fuzzyScore(GetParam().typed, GetParam().better);
    const auto worse = fuzzyScore(GetParam().typed, GetParam().worse);
    ASSERT_TRUE(better && worse);
    EXPECT_GT(*better, *worse);
}

INSTANTIATE_TEST_SUITE_P(
    Order, FuzzyRank,
    testing::Values(RankedPair{"FirstLettersOfWords", "va", "Vector addition", "Save as"},
                    RankedPair{"WordsBeforePieces", "sm", "Shared memory", "Transmit"},
                    RankedPair{"TogetherBeforeApart", "sweep", "Sweep", "Save working sheep"},
                    RankedPair{"InnerCapitalsBeginWords", "sm", "sharedMemory", "cosmos"},
                    RankedPair{"BlanksSayNothing", "ma th", "Matrix addition, threads",
                               "Mat with holes, ath"}),
    test::caseName<RankedPair>);

} // namespace
} // namespace trichevron
