// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The language of the environment, and the output that does not depend on it.
#include "tests/case_name.h"
#include "tests/cli/cli_run.h"
#include "tests/cli/plain_english.h"

#include <gtest/gtest.h>

namespace trichevron::cli {
namespace {

using test::fixtureDevice;
using test::fixtureResources;
using test::fullResources;
using test::NamedCase;
using test::onFixture;
using test::pseudoLang;
using test::replay;
using test::runCliIn;
using test::RunOutcome;

struct ProgramCase : NamedCase {
    std::vector<std::string> arguments;
    std::string input = {};
    std::string resources = fixtureResources;
};

class OutputForPrograms : public testing::TestWithParam<ProgramCase> {};

TEST_P(OutputForPrograms, IsTheSameInEveryLanguage) {
    const ProgramCase& one = GetParam();
    const RunOutcome english = runCliIn("C", one.arguments, one.input, one.resources);
    const RunOutcome translated = runCliIn(pseudoLang, one.arguments, one.input, one.resources);
    EXPECT_NE(english.output, "") << english.errors;
    EXPECT_EQ(translated.output, english.output);
    EXPECT_EQ(translated.status, english.status);
}

std::vector<std::string> asJson(std::vector<std::string> arguments) {
    arguments.emplace_back("--json");
    return arguments;
}

INSTANTIATE_TEST_SUITE_P(
    Json, OutputForPrograms,
    testing::Values(
        ProgramCase{{"Devices"}, {"devices", "--json"}},
        ProgramCase{{"Device"}, {"devices", fixtureDevice, "--json"}},
        ProgramCase{{"Kernels"}, {"kernels", "--replay", "--json"}},
        ProgramCase{{"KernelsThatCannotRun"},
                    {"kernels", "--replay", "--json", "--device", "NVIDIA H200"},
                    {},
                    fullResources},
        ProgramCase{{"Accepted"}, asJson(onFixture({"check", "--grid", "1", "--block", "33"}))},
        ProgramCase{{"Refused"},
                    asJson(onFixture({"check", "--grid", "0", "--block", "2048", "--runtime", "12.4"}))},
        ProgramCase{{"CheckOnDevices"},
                    {"check", "--grid", "8", "--block", "1024", "--kernel", "matrixAdd", "--devices", "all",
                     "--json"},
                    {},
                    fullResources},
        ProgramCase{{"Occupancy"}, asJson(onFixture({"occupancy", "--block", "256", "--regs", "70"}))},
        ProgramCase{
            {"RegisterBound"},
            asJson(onFixture({"occupancy", "--block", "256", "--regs", "32", "--launch-bounds", "128,4"}))},
        ProgramCase{{"Suggestion"}, asJson(onFixture({"occupancy", "--suggest", "--regs", "70"}))},
        ProgramCase{{"Rules"}, {"rules", "--json"}, {}, fullResources},
        ProgramCase{{"Rule"}, {"rules", "tailWave", "--json"}, {}, fullResources},
        ProgramCase{{"RulesPage"}, {"rules", "--markdown"}, {}, fullResources},
        ProgramCase{{"Run"}, asJson(replay("run", {"matrixAdd", "--block", "8,8", "64,64"}))},
        ProgramCase{{"Threads"}, asJson(replay("run", {"threadIds", "--threads", "9"}))},
        ProgramCase{{"Sweep"}, asJson(replay("sweep", {"matrixAdd", "--block", "8x8,64x64,4x4"}))},
        ProgramCase{{"Csv"}, replay("sweep", {"matrixAdd", "--csv", "--block", "8x8,64x64,4x4"})},
        ProgramCase{{"Batch"},
                    onFixture({"check", "--batch", "-"}),
                    R"({"gridDim":[0],"blockDim":[33]}
{"gridDim":[1],"blockDim":[-1]}
{"gridDim":[1
)"},
        ProgramCase{
            {"OccupancyBatch"}, onFixture({"occupancy", "--batch", "-"}), "{\"blockSize\":256}\n{}\n"},
        ProgramCase{
            {"Worker"},
            {"worker", "--replay"},
            R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":3,"client":"test"}}
{"jsonrpc":"2.0","id":2,"method":"fly"}
{"jsonrpc":"2.0","id":3,"method":"kernels","params":{"device":7}}
)"}),
    test::caseName<ProgramCase>);

TEST(Language, IsEnglishWhereTheEnvironmentHasNoKnownOne) {
    const std::string english = test::runCli({"--help"}).output;
    for (const char* lang : {"", "C", "POSIX", "C.UTF-8", "en_GB.UTF-8", "xx_YY"})
        EXPECT_EQ(runCliIn(lang, {"--help"}).output, english) << lang;
    EXPECT_NE(runCliIn(pseudoLang, {"--help"}).output, english);
}

TEST(Language, OfAnErrorIsThatOfTheUserEvenIfTheOutputIsJson) {
    const RunOutcome outcome = runCliIn(pseudoLang, {"check", "--block", "1", "--json"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(test::plainEnglish(outcome.errors), "");
}

} // namespace
} // namespace trichevron::cli
