// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Patterns of messages: filling, forms by number and by ending, and what the compiler refuses.
#include "core/catalogue/pattern.h"
#include "core/catalogue/pattern_syntax.h"
#include "core/catalogue/pseudo_translation.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trichevron::core {
namespace {

struct FillCase : test::NamedCase {
    std::string pattern;
    Arguments arguments;
    std::string text;
};

class Fill : public testing::TestWithParam<FillCase> {};

TEST_P(Fill, GivesTheText) {
    EXPECT_EQ(fillPattern(GetParam().pattern, GetParam().arguments, englishPlural), GetParam().text);
}

const std::string blocks = "{n, plural, =0 {no block} one {# block} other {# blocks}}";

INSTANTIATE_TEST_SUITE_P(
    Pattern, Fill,
    testing::Values(
        FillCase{"TextWithoutArgumentsStays", "No cluster", {}, "No cluster"},
        FillCase{"ACountHasSeparators", "{n} blocks", {{"n", Count{12345}}}, "12,345 blocks"},
        FillCase{"ARealNumberHasItsFormat", "{s:.2f} of it", {{"s", 0.126}}, "0.13 of it"},
        FillCase{"ARealNumberThatRoundsToZeroSaysSo", "{s:.1f}", {{"s", 0.01}}, "< 0.1"},
        FillCase{"APercentageBelow100IsNotRoundedTo100", "{percent:.1f} %", {{"percent", 99.99}}, "> 99.9 %"},
        FillCase{"AWrongFormatOfATranslationShowsTheNumber", "{s:q}", {{"s", 0.5}}, "0.5"},
        FillCase{"OneArgumentCanStandTwice", "{a}, {a}", {{"a", "x"}}, "x, x"},
        FillCase{"OneTakesTheSingular", blocks, {{"n", Count{1}}}, "1 block"},
        FillCase{"SeveralTakeThePlural", blocks, {{"n", Count{2000}}}, "2,000 blocks"},
        FillCase{"AnExactNumberComesFirst", blocks, {{"n", Count{0}}}, "no block"},
        FillCase{"ArgumentsStandInForms",
                 "{n, plural, one {# block of {size}} other {# blocks of {size}}}",
                 {{"n", Count{2}}, {"size", "3 × 2"}},
                 "2 blocks of 3 × 2"},
        FillCase{"ATextThatIsNoNumberTakesOther", blocks, {{"n", "many"}}, "many blocks"},
        FillCase{"AVowelChoosesItsParticle", "{a}{a, ending, vowel {를} other {을}}", {{"a", "차"}}, "차를"},
        FillCase{
            "AConsonantChoosesItsParticle", "{a}{a, ending, vowel {를} other {을}}", {{"a", "책"}}, "책을"},
        FillCase{"RieulCanHaveAFormOfItsOwn",
                 "{a}{a, ending, vowel {로} rieul {로} other {으로}}",
                 {{"a", "커널"}},
                 "커널로"},
        FillCase{
            "ANumberEndsAsItIsRead", "{n}{n, ending, vowel {가} other {이}}", {{"n", Count{12}}}, "12가"},
        FillCase{"QuotedBracesAreText", "'{'x'}' and kernel's", {}, "{x} and kernel's"},
        FillCase{"ANumberSignOutsideOfAPluralIsText", "# {n}", {{"n", Count{1}}}, "# 1"},
        FillCase{"AnArgumentThatIsNotGivenStays", "{a} {b}", {{"a", "x"}}, "x {b}"},
        FillCase{"AnOpenBraceStays", "a {b", {}, "a {b"},
        FillCase{"AnUnknownChoiceStays", "{a, gender, other {x}}", {{"a", "x"}}, "{a, gender, other {x}}"}),
    test::caseName<FillCase>);

struct CheckCase : test::NamedCase {
    std::string pattern;
    std::string error; ///< empty: none
};

class Check : public testing::TestWithParam<CheckCase> {};

TEST_P(Check, SaysWhatIsWrong) {
    const char* error = pattern::check(GetParam().pattern, [](std::string_view) {});
    EXPECT_EQ(error == nullptr ? "" : error, GetParam().error);
}

INSTANTIATE_TEST_SUITE_P(
    Pattern, Check,
    testing::Values(
        CheckCase{"AChoiceWithOtherIsRight", blocks, ""},
        CheckCase{"AnOpenBrace", "a {b", "a brace is not closed"},
        CheckCase{"AClosingBrace", "a } b", "a closing brace has no opening one"},
        CheckCase{"ANameWithABlank", "{a b}",
                  "the name of an argument has other characters than letters and digits"},
        CheckCase{"AChoiceWithoutOther", "{n, plural, one {#}}", "a choice has no form \"other\""},
        CheckCase{"AnUnknownKey", "{n, plural, some {#} other {#}}", "a form has an unknown key"},
        CheckCase{"AKeyOfPluralsInAnEnding", "{n, ending, one {#} other {#}}", "a form has an unknown key"},
        CheckCase{"AnUnknownChoice", "{n, gender, other {#}}", "a choice is neither plural nor ending"},
        CheckCase{"AnErrorInAForm", "{n, plural, other {{a b}}}",
                  "the name of an argument has other characters than letters and digits"}),
    test::caseName<CheckCase>);

struct EndingCase : test::NamedCase {
    std::string text;
    Ending ending;
};

class KoreanEnding : public testing::TestWithParam<EndingCase> {};

TEST_P(KoreanEnding, IsThatOfTheTextReadAloud) {
    EXPECT_EQ(koreanEnding(GetParam().text), GetParam().ending);
}

INSTANTIATE_TEST_SUITE_P(Pattern, KoreanEnding,
                         testing::Values(EndingCase{"ASyllableWithoutFinal", "장치", Ending::Vowel},
                                         EndingCase{"ASyllableWithFinal", "블록", Ending::Other},
                                         EndingCase{"ASyllableWithRieul", "커널", Ending::Rieul},
                                         EndingCase{"BracketsAreSkipped", "커널)", Ending::Rieul},
                                         EndingCase{"OneIsIl", "1", Ending::Rieul},
                                         EndingCase{"TwoIsI", "32", Ending::Vowel},
                                         EndingCase{"ThousandIsCheon", "1,000", Ending::Other},
                                         EndingCase{"AnSmIsEm", "SM", Ending::Other},
                                         EndingCase{"AGpuIsYu", "GPU", Ending::Vowel},
                                         EndingCase{"NothingToRead", "…", Ending::Other}),
                         test::caseName<EndingCase>);

TEST(Pattern, NamesReplaceValuesForAReaderWithoutArguments) {
    EXPECT_EQ(patternWithNames("A block of {size} has {n, plural, one {# thread} other {# threads}}."),
              "A block of ‹size› has ‹n› threads.");
    EXPECT_EQ(patternWithWords("{size}: {n, plural, one {# thread} other {# threads}} of {size}.",
                               [](std::string_view name) { return name == "n" ? "N" : "K"; }),
              "K: N threads of K.");
}

TEST(PseudoTranslation, ChangesEveryLetterOfTheTextAndNothingElse) {
    EXPECT_EQ(pseudoTranslate("Block {size:.1f}"), "⟦Ɓļöçķ {size:.1f}··⟧");
    EXPECT_EQ(pseudoTranslate("{n, plural, one {# tea} other {# teas}}"),
              "⟦{n, plural, one {# ţéå} other {# ţéåš}}···⟧");
    EXPECT_EQ(pseudoTranslate("<b>a</b>&nbsp;< b"), "⟦<b>å</b>&nbsp;< ƀ······⟧");
    EXPECT_EQ(pseudoTranslate("{a} / {b}"), "⟦{a} / {b}·⟧");
}

TEST(PseudoTranslation, HasTheArgumentsAndTheSyntaxOfTheEnglishPattern) {
    for (const CatalogueEntry* entry : catalogueEntries()) {
        const std::string translation = pseudoTranslate(entry->source);
        std::vector<std::string_view> english;
        std::vector<std::string_view> pseudo;
        pattern::check(entry->source, [&](std::string_view name) { english.push_back(name); });
        EXPECT_EQ(pattern::check(translation, [&](std::string_view name) { pseudo.push_back(name); }),
                  nullptr)
            << translation;
        EXPECT_EQ(english, pseudo) << translation;
    }
}

} // namespace
} // namespace trichevron::core
