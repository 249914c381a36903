// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The rules command, and silenced advice.
#include "core/json/json_reader.h"
#include "core/rules/rule.h"
#include "tests/cli/cli_run.h"

#include <gtest/gtest.h>

namespace trichevron::cli {
namespace {

using test::fixtureDevice;
using test::runCli;
using test::RunOutcome;

/// With the devices of the catalogue.
RunOutcome runRules(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "rules");
    return test::runProgram(TRICHEVRON_CLI, arguments, TRICHEVRON_RESOURCES_DIR, {});
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(RulesCommand, ListsEveryRuleInTheDriversOrder) {
    const RunOutcome outcome = runRules({});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    std::size_t last = 0;
    for (const core::Rule& rule : core::ruleTable()) {
        const std::size_t place = outcome.output.find(" " + std::string(toString(rule.id)) + " ");
        ASSERT_NE(place, std::string::npos) << toString(rule.id);
        EXPECT_GT(place, last) << toString(rule.id);
        last = place;
    }
}

TEST(RulesCommand, ItsHelpNamesNoFileOfTheSourceTree) {
    EXPECT_FALSE(has(runRules({"--help"}).output, "RULES.md"));
}

TEST(RulesCommand, ExplainsOneRule) {
    const RunOutcome outcome = runRules({"clusterDividesGrid"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    for (const char* part :
         {"Cluster divides grid [clusterDividesGrid]",
          "gridDim.x is N, which is not a multiple of the cluster size M: the remainder is K.",
          "after clusterBound, before clusterPortableSize",
          "cudaErrorInvalidClusterSize (912), in the driver API CUDA_ERROR_INVALID_CLUSTER_SIZE",
          "seen on H200", "(setGridAndCluster)", "not a multiple of the cluster size 3: the remainder is 1",
          "fix: No cluster"})
        EXPECT_TRUE(has(outcome.output, part)) << part << "\nis not in\n" << outcome.output;
}

TEST(RulesCommand, SaysWhatAFixDoes) {
    const std::string size = runRules({"greenContextSize"}).output;
    EXPECT_TRUE(has(size, "change the size of the green context (setGreenContext)")) << size;
    EXPECT_TRUE(has(size, "A green context of N SMs cannot be created: the device has M,")) << size;
    const std::string attribute = runRules({"accessWindowHitRatio"}).output;
    EXPECT_TRUE(has(attribute, "change the launch attribute (setAttribute)")) << attribute;
    EXPECT_TRUE(has(attribute, "remove the launch attribute (removeAttribute)")) << attribute;
}

TEST(RulesCommand, AdviceHasNoError) {
    const RunOutcome outcome = runRules({"tailWave"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_TRUE(has(outcome.output, "advice: it does not change the predicted error")) << outcome.output;
    EXPECT_FALSE(has(outcome.output, "error   ")) << outcome.output;
}

TEST(RulesCommand, SaysWhenAndWhereTheDriversLogWasSeen) {
    const auto log = [](const std::string& rule) {
        return core::parseJson(runRules({rule, "--json"}).output, rule).at("seenInDriverLog");
    };
    EXPECT_EQ(log("gridDimZero").at("sentences").dump(), R"(["Grid Dimension {axis} must be nonzero"])");
    EXPECT_EQ(log("gridDimZero").at("date"), "2026-11-23");
    EXPECT_EQ(log("registersPerBlock").at("sentences").dump(), "[]") << "the driver is silent";
    EXPECT_TRUE(log("clusterUnsupported").is_null()) << "no launch has shown it";
    EXPECT_TRUE(log("tailWave").is_null()) << "advice";
    EXPECT_TRUE(
        has(runRules({"gridDimZero"}).output, "(seen on NVIDIA H200, driver 580.159.04, 2026-11-23)"));
}

TEST(RulesCommand, PrintsJson) {
    const core::Json all = core::parseJson(runRules({"--json"}).output, "rules");
    ASSERT_EQ(all.at("rules").size(), core::ruleCount);
    EXPECT_EQ(all.at("rules")[0].at("place"), 1);
    const core::Json one = core::parseJson(runRules({"sharedMemoryOptIn", "--json"}).output, "rules");
    EXPECT_EQ(one.at("runtimeError"), "cudaErrorInvalidValue");
    EXPECT_EQ(one.at("driverError"), "CUDA_ERROR_INVALID_VALUE");
    EXPECT_EQ(one.at("code"), 1);
    EXPECT_EQ(one.at("example").at("line").at("dynamicSmemBytes"), 102400);
    EXPECT_EQ(one.at("fixes"), (core::Json{"setDynamicSmem", "setSmemOptIn"}));
    const core::Json advice = core::parseJson(runRules({"tailWave", "--json"}).output, "rules");
    EXPECT_TRUE(advice.at("place").is_null());
    EXPECT_TRUE(advice.at("runtimeError").is_null());
}

TEST(RulesCommand, PrintsThePage) {
    const RunOutcome outcome = runRules({"--markdown"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_TRUE(has(outcome.output, "\n# Rules\n"));
    EXPECT_EQ(runRules({"--markdown", "--json"}).status, 2);
}

TEST(RulesCommand, AnUnknownIdIsAnErrorThatListsTheValidIds) {
    const RunOutcome outcome = runRules({"threadPerBlock"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(has(outcome.errors, "\"threadPerBlock\" is not a rule; use one of greenContextSize,"))
        << outcome.errors;
}

TEST(CheckCommand, OmitsSilencedAdviceAndCountsIt) {
    const std::vector<std::string> launch{"check", "--grid", "1", "--block", "33", "--device", fixtureDevice};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), launch.begin(), launch.end());
        return runCli(more);
    };
    EXPECT_TRUE(has(with({}).output, "[partialWarp]"));
    EXPECT_TRUE(has(with({}).output, "More about a rule: trichevron-cli rules ID"));
    EXPECT_FALSE(has(with({}).output, "silenced"));
    const RunOutcome one = with({"--silence", "partialWarp"});
    EXPECT_EQ(one.status, 0);
    EXPECT_FALSE(has(one.output, "[partialWarp]"));
    EXPECT_TRUE(has(one.output, "1 kind of advice silenced\n")) << one.output;
    EXPECT_TRUE(has(one.output, "[fewerBlocksThanMultiprocessors]"));
    const RunOutcome all = with({"--silence", "all"});
    EXPECT_TRUE(has(all.output, "2 kinds of advice silenced\n")) << all.output;
    EXPECT_FALSE(has(all.output, "More about a rule")) << "none is shown";
    EXPECT_TRUE(core::parseJson(with({"--silence", "all", "--json"}).output, "answer").at("advice").empty());
}

TEST(CheckCommand, SilencesAdviceInABatchToo) {
    const std::string line = R"({"id":1,"gridDim":[1],"blockDim":[33]})";
    const RunOutcome outcome = runCli(
        {"check", "--batch", "-", "--device", fixtureDevice, "--silence", "fewerBlocksThanMultiprocessors"},
        line + "\n");
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    const core::Json advice = core::parseJson(outcome.output, "answer").at("advice");
    ASSERT_EQ(advice.size(), 1U);
    EXPECT_EQ(advice[0].at("rule"), "partialWarp");
}

TEST(CheckCommand, RefusesToSilenceAnythingButAdvice) {
    for (const char* id : {"gridDimZero", "tailWaves"}) {
        const RunOutcome outcome =
            runCli({"check", "--grid", "1", "--block", "33", "--device", fixtureDevice, "--silence", id});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.output, "");
        EXPECT_TRUE(has(outcome.errors, "\"" + std::string(id) + "\" is not advice; use \"all\" or some of "))
            << outcome.errors;
    }
}

} // namespace
} // namespace trichevron::cli
