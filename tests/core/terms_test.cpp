// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The glossary: each term has a name, a title and one sentence, and leads to others.
#include "core/messages/terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace trichevron::core {
namespace {

TEST(Terms, EachHasANameATitleAndOneSentence) {
    EXPECT_GE(allTerms.size(), 60U);
    std::set<std::string> titles;
    for (const Term term : allTerms) {
        EXPECT_EQ(termFromName(toString(term)), term) << toString(term);
        EXPECT_TRUE(titles.insert(titleFor(term)).second) << titleFor(term) << " is there twice";
        const std::string sentence = messageFor(term);
        EXPECT_TRUE(sentence.ends_with(".")) << sentence;
        EXPECT_EQ(sentence.find(". "), std::string::npos) << "one sentence: " << sentence;
    }
    EXPECT_FALSE(termFromName("blcok"));
    EXPECT_FALSE(termFromName(""));
}

TEST(Terms, EachLeadsToOthersThatExist) {
    for (const Term term : allTerms) {
        const std::vector<Term> related = relatedTerms(term);
        EXPECT_FALSE(related.empty()) << toString(term);
        EXPECT_EQ(std::count(related.begin(), related.end(), term), 0) << toString(term);
    }
}

} // namespace
} // namespace trichevron::core
