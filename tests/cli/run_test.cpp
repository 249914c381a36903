// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The command `run` with recordings.
#include "core/import/import.h"
#include "tests/cli/command_case.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <functional>

namespace trichevron::cli {
namespace {

using test::CommandCase;
using test::runCli;

class RunCommand : public testing::TestWithParam<CommandCase> {};

TEST_P(RunCommand, HasTheExpectedStatusAndOutput) {
    expectOutcome(GetParam());
}

TEST(LaunchingCommand, ItsHelpHasWholeSentencesAboutTheKernel) {
    for (const char* command : {"run", "sweep"}) {
        const std::string help = runCli({command, "--help"}).output;
        EXPECT_NE(help.find("lists the names. With --source and --binary: "), std::string::npos) << help;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Replayed, RunCommand,
    testing::Values(
        CommandCase{"Replayed",
                    {"run", "--kernel", "matrixAdd", "--replay", "--block", "8,8", "16,16"},
                    0,
                    {"2.50 µs", "1.75 – 3.25 µs", "51.6 %", "4, all taken", "1.50 µs", "2.25 µs", "1000 MHz",
                     "48.0 GB/s", "50 %", "fastest", "30.00 µs", "out of time", "10,000 checked, all correct",
                     "8 × 8: too short for a precise timing",
                     "16 × 16: 3 samples were discarded, because the SM clock was low",
                     "16 × 16: the SM clock was low during all samples", "launch returned",
                     "8 × 8: 10000 elements are right."},
                    ""},
        CommandCase{
            "LaunchesNothingThatCannotBeSaved",
            {"run", "--kernel", "matrixAdd", "--replay", "--block", "8,8", "--record", "/nowhere/a.json"},
            2,
            {},
            "/nowhere/a.json: cannot be written: No such file or directory"},
        CommandCase{"Refused",
                    {"run", "--kernel", "matrixAdd", "--replay", "--block", "64,64"},
                    1,
                    {"cudaErrorInvalidValue", "not checked", "invalid argument"},
                    ""},
        CommandCase{"ShowsTheTablesOfTheDemo",
                    {"run", "--kernel", "threadIds", "--replay"},
                    0,
                    {"8 × 4: Blocks by SM\nSM  blocks\n0   1\n", "synchronised     12.50 µs"},
                    ""},
        CommandCase{"ShowsTheValuesOfTheThreads",
                    {"run", "--kernel", "threadIds", "--replay", "--threads", "9"},
                    0,
                    {"thread 8\n", "threadIdx.y  0 = 0", "1 = 1\n", "SM           0  ",
                     "All values equal their formulas."},
                    ""},
        CommandCase{"KernelWithoutThreadValues",
                    {"run", "--kernel", "matrixAdd", "--replay", "--threads", "9"},
                    0,
                    {"The threads of this kernel do not report their IDs."},
                    ""},
        CommandCase{"ZeroThreads",
                    {"run", "--kernel", "threadIds", "--replay", "--threads", "0"},
                    2,
                    {},
                    "--threads: "},
        CommandCase{"BadPrecision",
                    {"run", "--kernel", "matrixAdd", "--replay", "--precision", "-1"},
                    2,
                    {},
                    "--precision: expected a fraction of the median from 0 to 1, found \"-1\""},
        CommandCase{"NotRecorded",
                    {"run", "--kernel", "matrixAdd", "--replay", "--block", "4,4"},
                    3,
                    {},
                    "not recorded on Test Fixture GPU: matrixAdd with grid 25 × 25 × 1 and block 4 × 4 × 1"},
        CommandCase{"UnknownKernel",
                    {"run", "--kernel", "warpDrive", "--replay"},
                    2,
                    {},
                    "--kernel: there is no kernel \"warpDrive\"; the kernels are threadIds, matrixAdd"},
        CommandCase{"NoSamples",
                    {"run", "--kernel", "matrixAdd", "--replay", "--samples", "0"},
                    2,
                    {},
                    "--samples: "},
        CommandCase{"NoTime",
                    {"run", "--kernel", "matrixAdd", "--replay", "--budget", "0"},
                    2,
                    {},
                    "--budget: expected seconds above 0, at most 86400, found \"0\""},
        CommandCase{"WithoutAKernel", {"run", "--replay"}, 2, {}, "--kernel"}),
    test::caseName<CommandCase>);

/// Writes the fixture recording to a file, with one launch changed. Returns the path.
std::string changedRecording(const test::TemporaryDirectory& directory, const char* name, std::size_t launch,
                             const std::function<void(core::RecordedLaunch&, core::KernelInfo&)>& change) {
    core::Recording recording =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    core::RecordedLaunch& recorded = recording.launches.at(launch);
    for (core::KernelInfo& kernel : recording.kernels)
        if (kernel.id == recorded.kernel)
            change(recorded, kernel);
    std::string path = directory / name;
    saveRecording(recording, path);
    return path;
}

TEST(Run, ShowsTheCheckSummaryEvenWithoutMismatches) {
    const test::TemporaryDirectory directory;
    const std::string path =
        changedRecording(directory, "a.json", 0, [](core::RecordedLaunch& launch, core::KernelInfo&) {
            launch.measurement.result.verification->summary = core::verbatim("64 elements were left undone.");
        });
    const auto outcome =
        runCli({"run", "--kernel", "matrixAdd", "--replay", "--recordings", path, "--block", "8,8"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_NE(outcome.output.find("8 × 8: 64 elements were left undone.\n"), std::string::npos)
        << outcome.output;
}

TEST(Run, ShowsTheTablesOfTheDemoForARefusedLaunch) {
    const test::TemporaryDirectory directory;
    const std::string path =
        changedRecording(directory, "a.json", 2, [](core::RecordedLaunch& launch, core::KernelInfo&) {
            launch.measurement.result.tables = {{core::verbatim("The same by cuLaunchKernel"),
                                                 {core::verbatim("returned")},
                                                 {{core::verbatim("1")}}}};
        });
    const auto outcome =
        runCli({"run", "--kernel", "matrixAdd", "--replay", "--recordings", path, "--block", "64,64"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.output.find("64 × 64: The same by cuLaunchKernel\n"), std::string::npos)
        << outcome.output;
}

TEST(Run, NamesTheProblemAxesThatTheKernelUses) {
    const test::TemporaryDirectory directory;
    const auto outputWith = [&](const std::vector<std::string>& names) {
        const std::string path = changedRecording(
            directory, "a.json", 0, [&](core::RecordedLaunch& launch, core::KernelInfo& kernel) {
                kernel.problemAxisNames = names;
                kernel.suggested.problem = launch.config.problem = core::ProblemExtent{134'217'728, 100, 1};
            });
        return runCli({"run", "--kernel", "matrixAdd", "--replay", "--recordings", path, "--block", "8,8",
                       "--grid", "13,13"})
            .output;
    };
    const std::string named = outputWith({"elements", "bins"});
    EXPECT_NE(named.find("matrixAdd, problem 134,217,728 elements × 100 bins, "), std::string::npos) << named;
    const std::string unnamed = outputWith({});
    EXPECT_NE(unnamed.find("matrixAdd, problem 134,217,728 × 100, "), std::string::npos) << unnamed;
}

TEST(RunJson, ContainsSamplesAndTheirSummary) {
    const auto outcome = runCli({"run", "--kernel", "matrixAdd", "--replay", "--block", "8,8", "--json"});
    EXPECT_EQ(outcome.status, 0);
    const core::Json result = core::parseJson(outcome.output, "output").at("results").at(0);
    EXPECT_EQ(result.at("measurement").at("samplesMicroseconds"), core::Json::array({4.0, 1.0, 3.0, 2.0}));
    EXPECT_EQ(result.at("summaryMicroseconds").at("median"), 2.5);
    EXPECT_EQ(result.at("hotSummaryMicroseconds").at("median"), 1.5);
    EXPECT_EQ(result.at("launchSummaryMicroseconds").at("median"), 2.25);
    EXPECT_EQ(result.at("smClockMegahertz"), 1000);
    EXPECT_NEAR(result.at("shareOfCopy").get<double>(), 0.5, 1e-9);
    EXPECT_EQ(result.at("tooShort"), true);
    EXPECT_TRUE(result.at("standing").is_null()) << "a single launch is not ranked";
    EXPECT_EQ(result.at("measurement").at("provenance").at("kind"), "recorded");
}

TEST(RunJson, MarksTheFastestLaunchAndWrongThreadValues) {
    const auto outcome =
        runCli({"run", "--kernel", "matrixAdd", "--replay", "--block", "8,8", "16,16", "64,64", "--json"});
    const core::Json results = core::parseJson(outcome.output, "output").at("results");
    EXPECT_EQ(results.at(0).at("standing"), "fastest");
    EXPECT_EQ(results.at(1).at("standing"), "likeFastest") << "4 samples are too few for a comparison";
    EXPECT_TRUE(results.at(2).at("standing").is_null());

    const test::TemporaryDirectory directory;
    const std::string path = directory / "a.json";
    core::Recording recording =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    recording.launches[3].measurement.result.threads[0].values[1] = 7;
    saveRecording(recording, path);
    const auto wrong = runCli(
        {"run", "--kernel", "threadIds", "--replay", "--recordings", path, "--threads", "2", "--json"});
    const core::Json threads = core::parseJson(wrong.output, "output").at("results").at(0).at("threads");
    EXPECT_EQ(threads.at("mismatches"), 1);
    EXPECT_EQ(threads.at("columns").at(0).at("values"), core::Json::array({0, 7}));
    EXPECT_EQ(threads.at("columns").at(0).at("formula"), core::Json::array({0, 1}));
    EXPECT_TRUE(threads.at("columns").back().at("formula").is_null()) << "the SM has no formula";
    const auto text =
        runCli({"run", "--kernel", "threadIds", "--replay", "--recordings", path, "--threads", "2"});
    EXPECT_NE(text.output.find("7 ≠ 1\n"), std::string::npos) << text.output;
    EXPECT_NE(text.output.find("1 value differs from the formula (marked ≠)."), std::string::npos);
}

TEST(RunTrace, PartialTraceHasNoRoundsAndNoTail) {
    const test::TemporaryDirectory directory;
    const std::string path = directory / "a.json";
    core::Recording recording =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    core::RecordedLaunch& launch = recording.launches[0];
    ASSERT_EQ(launch.config.gridDim, (core::GridExtent{13, 13, 1}));
    core::BlockTrace trace;
    trace.result.launch = launch.measurement.result.launch;
    trace.blocks = 169;
    trace.traced = recording.kernels[1].attributes;
    for (int rank = 0; rank < 3; ++rank) {
        trace.blockSm.push_back(rank);
        trace.beginNanoseconds.push_back(0);
        trace.endNanoseconds.push_back(1000);
    }
    launch.trace = trace;
    saveRecording(recording, path);
    const std::vector<std::string> words{"run", "--kernel", "matrixAdd", "--replay", "--recordings",
                                         path,  "--block",  "8,8",       "--trace"};
    const auto text = runCli(words);
    EXPECT_NE(text.output.find("8 × 8: only the first 3 of 169 blocks were traced, so rounds and the time "
                               "after the last start are not known\n"),
              std::string::npos)
        << text.output << text.errors;
    EXPECT_EQ(text.output.find("one after another in a slot"), std::string::npos) << text.output;
    std::vector<std::string> asJson = words;
    asJson.emplace_back("--json");
    const auto outcome = runCli(asJson);
    const core::Json traceJson = core::parseJson(outcome.output, "output").at("results").at(0).at("trace");
    EXPECT_EQ(traceJson.at("tracedBlocks"), 3);
    EXPECT_EQ(traceJson.at("blocks"), 169);
    for (const char* name : {"waves", "tailMicroseconds", "idleInTail"})
        EXPECT_TRUE(traceJson.at(name).is_null()) << name;
}

TEST(RunJson, AFailureKeepsEarlierMeasurements) {
    const auto outcome =
        runCli({"run", "--kernel", "matrixAdd", "--replay", "--block", "8,8", "4,4", "--json"});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_EQ(core::parseJson(outcome.output, "output").at("results").size(), 1U);
    EXPECT_NE(outcome.errors.find("not recorded"), std::string::npos);
}

// With a GPU and without.
TEST(RunWithoutReplay, NamesAnUnknownKernelFirst) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"run", "--kernel", "nope"},
          std::vector<std::string>{"sweep", "--kernel", "nope", "--block", "32"}}) {
        const auto outcome = runCli(words);
        EXPECT_EQ(outcome.status, 2) << words.front();
        EXPECT_NE(outcome.errors.find("there is no kernel \"nope\""), std::string::npos) << outcome.errors;
    }
}

TEST(RunWithoutReplay, NamesReplayWhereThereIsNoGpu) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"run", "--kernel", "matrixAdd", "--once"},
          std::vector<std::string>{"sweep", "--kernel", "matrixAdd", "--block", "8x8", "--samples", "1"}}) {
        const auto outcome = runCli(words);
        if (outcome.status == 3) {
            EXPECT_NE(outcome.errors.find("--replay"), std::string::npos) << outcome.errors;
        } else {
            EXPECT_EQ(outcome.status, 0) << outcome.errors;
        }
    }
}

} // namespace
} // namespace trichevron::cli
