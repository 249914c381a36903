// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/errors/input_error.h"
#include "core/evaluation/silence.h"
#include "core/rules/rule.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"
#include "tests/support/batch_answer.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

RuleSet setOf(std::initializer_list<RuleId> rules) {
    RuleSet set;
    for (const RuleId rule : rules)
        set.set(static_cast<std::size_t>(rule));
    return set;
}

/// Violates a rule, and has a partial warp and idle threads.
Evaluation adviceAndViolation() {
    LaunchConfig config = test::makeLaunch({2, 1, 1}, {1025, 1, 1});
    config.problem = ProblemExtent{2000, 1, 1};
    return evaluate(config, test::plainKernel(), test::h200Limits());
}

TEST(Silence, RemovesTheNamedAdvice) {
    Evaluation evaluation = adviceAndViolation();
    const std::size_t before = evaluation.findings.size();
    EXPECT_EQ(silence(evaluation, setOf({RuleId::PartialWarp})), 1U);
    EXPECT_EQ(evaluation.findings.size(), before - 1);
    EXPECT_EQ(test::findingFor(evaluation, RuleId::PartialWarp), nullptr);
    EXPECT_NE(test::findingFor(evaluation, RuleId::IdleThreads), nullptr);
}

TEST(Silence, NeverRemovesViolations) {
    Evaluation evaluation = adviceAndViolation();
    const Evaluation before = evaluation;
    EXPECT_EQ(silence(evaluation, RuleSet().set()), 2U) << "even when every rule is in the set";
    EXPECT_EQ(evaluation.violationCount(), before.violationCount());
    EXPECT_EQ(evaluation.accepted, before.accepted);
    EXPECT_EQ(evaluation.reportedFirst, before.reportedFirst);
}

TEST(Silence, AnEmptySetRemovesNothing) {
    Evaluation evaluation = adviceAndViolation();
    EXPECT_EQ(silence(evaluation, {}), 0U);
}

TEST(Silence, ListsAreParsedAndFormatted) {
    EXPECT_EQ(parseSilencedRules("partialWarp,tailWave", "--silence"),
              setOf({RuleId::PartialWarp, RuleId::TailWave}));
    EXPECT_EQ(formatSilencedRules(setOf({RuleId::TailWave, RuleId::PartialWarp})), "partialWarp,tailWave");
    EXPECT_EQ(formatSilencedRules({}), "");
    const RuleSet all = parseSilencedRules("all", "--silence");
    EXPECT_EQ(all.count(), adviceRules().size());
    EXPECT_EQ(parseSilencedRules(formatSilencedRules(all), "--silence"), all);
    EXPECT_EQ(parseSilencedRules("tailWave,all", "--silence"), all);
}

struct BadListCase : test::NamedCase {
    const char* list;
    const char* beginning;
};
class BadList : public testing::TestWithParam<BadListCase> {};

TEST_P(BadList, IsAnErrorThatListsTheValidIds) {
    try {
        (void)parseSilencedRules(GetParam().list, "--silence");
        FAIL() << "the list was accepted";
    } catch (const InputError& error) {
        const std::string message = error.what();
        EXPECT_EQ(message.rfind(GetParam().beginning, 0), 0U) << message;
        for (const RuleId advice : adviceRules())
            EXPECT_NE(message.find(toString(advice)), std::string::npos) << toString(advice);
    }
}

INSTANTIATE_TEST_SUITE_P(Lists, BadList,
                         testing::Values(BadListCase{"UnknownId", "partialWarps",
                                                     "--silence: \"partialWarps\" is not advice"},
                                         BadListCase{"ARuleThatIsNotAdvice", "threadsPerBlock",
                                                     "--silence: \"threadsPerBlock\" is not advice"},
                                         BadListCase{"NothingBetweenCommas", "tailWave,,partialWarp",
                                                     "--silence: \"\" is not advice"},
                                         BadListCase{"Nothing", "", "--silence: \"\" is not advice"}),
                         test::caseName<BadListCase>);

TEST(Silence, AppliesToTheLinesOfABatch) {
    const char* line = R"({"id":1,"gridDim":[1],"blockDim":[100]})";
    const auto advice = [&](const RuleSet& silenced) {
        return test::answerCheckLine(line, test::h200Limits(), silenced).json().at("advice").size();
    };
    EXPECT_EQ(advice({}), 2U);
    EXPECT_EQ(advice(setOf({RuleId::PartialWarp})), 1U);
    EXPECT_EQ(advice(parseSilencedRules("all", "--silence")), 0U);
}

} // namespace
} // namespace trichevron::core
