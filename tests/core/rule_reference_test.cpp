// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reference/rule_reference.h"

#include "core/evaluation/evaluation.h"
#include "core/messages/rule_messages.h"
#include "core/rules/rule.h"
#include "tests/core/fixtures.h"
#include "tests/support/batch_answer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace trichevron::core {
namespace {

class RuleReferences : public testing::TestWithParam<RuleId> {
protected:
    RuleReference reference() const { return makeReference(GetParam(), test::h200Limits()); }
};

TEST_P(RuleReferences, ExampleViolatesItsRuleBeforeAllOthers) {
    const RuleReference reference = this->reference();
    const RuleExample& example = reference.example;
    const Evaluation evaluation = evaluate(example.config, example.kernel, example.device);
    if (reference.isAdvice) {
        EXPECT_TRUE(evaluation.accepted);
    } else {
        EXPECT_EQ(evaluation.reportedFirst, GetParam());
        // A cluster past 32 bits is past the portable size, too.
        const std::size_t violations = GetParam() == RuleId::ClusterPast32Bits ? 2 : 1;
        EXPECT_EQ(evaluation.violationCount(), violations) << "the example is about this rule alone";
        EXPECT_EQ(evaluation.predicted, reference.error);
    }
    const Finding* finding = test::findingFor(evaluation, GetParam());
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(*finding, reference.exampleFinding);
    EXPECT_EQ(finding->status, reference.isAdvice ? FindingStatus::Advice : FindingStatus::Violated);
}

TEST_P(RuleReferences, ExampleLineHasTheSameFinding) {
    const RuleReference reference = this->reference();
    const test::LineAnswer answer = test::answerCheckLine(reference.exampleLine, reference.example.device);
    ASSERT_TRUE(answer.readable) << reference.exampleLine << '\n' << answer.text;
    const Json findings = answer.json().at(reference.isAdvice ? "advice" : "violations");
    const auto found = std::find_if(findings.begin(), findings.end(), [&](const Json& finding) {
        return finding.at("rule") == toString(GetParam());
    });
    ASSERT_NE(found, findings.end()) << reference.exampleLine;
    EXPECT_EQ(found->at("message"), messageFor(reference.exampleFinding));
}

TEST_P(RuleReferences, ExampleProposesOnlyTheListedKindsOfFix) {
    const RuleReference reference = this->reference();
    for (const Fix& fix : reference.exampleFinding.fixes)
        EXPECT_NE(std::find(reference.fixes.begin(), reference.fixes.end(), fix.id), reference.fixes.end())
            << toString(fix.id);
}

TEST_P(RuleReferences, TheSentenceInGeneralHasLettersForNumbers) {
    const std::string pattern = patternText(GetParam());
    EXPECT_EQ(pattern.find_first_of("{}"), std::string::npos) << pattern;
    EXPECT_EQ(pattern.find(".1f"), std::string::npos) << pattern;
    EXPECT_EQ(pattern.find("‹"), std::string::npos) << "reads as a sentence: " << pattern;
    EXPECT_EQ(pattern.find("  "), std::string::npos) << "every argument has a letter or a word: " << pattern;
}

std::vector<RuleId> allRules() {
    std::vector<RuleId> rules;
    for (const Rule& rule : ruleTable())
        rules.push_back(rule.id);
    return rules;
}

INSTANTIATE_TEST_SUITE_P(Rules, RuleReferences, testing::ValuesIn(allRules()),
                         [](const auto& testInfo) { return std::string(toString(testInfo.param)); });

TEST(RuleReference, PlacesFollowTheOrderOfTheDriverAndAdviceHasNone) {
    const std::vector<RuleReference> references = makeAllReferences(test::h200Limits());
    EXPECT_EQ(references.front().place, 1U);
    EXPECT_FALSE(references.front().before);
    EXPECT_EQ(references[1].before, references[0].rule);
    EXPECT_EQ(references[0].after, references[1].rule);
    EXPECT_FALSE(references[driverRuleCount() - 1].after);
    EXPECT_TRUE(references[driverRuleCount()].isAdvice);
    EXPECT_EQ(references[driverRuleCount()].place, 0U);
}

TEST(RuleReference, EachFixHasATitleOfItsOwn) {
    std::set<std::string> titles;
    for (std::size_t fix = 0; fix < fixCount; ++fix) {
        const std::string title = titleFor(static_cast<FixId>(fix));
        EXPECT_FALSE(title.empty()) << toString(static_cast<FixId>(fix));
        EXPECT_TRUE(titles.insert(title).second) << title;
    }
}

TEST(RuleReference, UnknownIdIsAnErrorThatListsTheValidIds) {
    EXPECT_EQ(findRule("tailWave"), RuleId::TailWave);
    try {
        (void)findRule("tailWaves");
        FAIL() << "the id was accepted";
    } catch (const InputError& error) {
        EXPECT_EQ(
            std::string(error.what()).rfind("\"tailWaves\" is not a rule; use one of greenContextSize, ", 0),
            0U);
    }
}

TEST(RuleReference, APartOfIdsIsAnErrorThatListsThese) {
    try {
        (void)findRule("WAVE");
        FAIL() << "the id was accepted";
    } catch (const InputError& error) {
        EXPECT_EQ(std::string(error.what()), "\"WAVE\" is not a rule; these have it in their ids: tailWave");
    }
}

TEST(RuleReference, PageInTheSourceIsUpToDate) {
    EXPECT_TRUE(readFile(TRICHEVRON_RULES_PAGE) == rulesPage(test::h200Limits()))
        << "core/rules/RULES.md is out of date; generate it with: "
           "trichevron-cli rules --markdown > core/rules/RULES.md";
}

} // namespace
} // namespace trichevron::core
