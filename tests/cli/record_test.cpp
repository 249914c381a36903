// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/import.h"
#include "tests/cli/cli_run.h"
#include "tests/support/quoted.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <set>
#include <string>

namespace trichevron::cli {
namespace {

using test::quoted;

class Record : public testing::Test {
protected:
    test::RunOutcome run(const std::vector<std::string>& blocks, const std::string& path) const {
        std::vector<std::string> arguments{"run",      "--kernel", "matrixAdd", "--replay",
                                           "--record", path,       "--block"};
        arguments.insert(arguments.end(), blocks.begin(), blocks.end());
        return test::runCli(arguments);
    }

    test::TemporaryDirectory directory_;
};

TEST_F(Record, CreatesAFileAndThenExtendsItIncludingRefusedLaunches) {
    const std::string path = directory_ / "a.json.gz";
    EXPECT_EQ(run({"8,8"}, path).status, 0);
    EXPECT_EQ(core::loadRecording(path).launches.size(), 1U);
    EXPECT_EQ(run({"8,8", "16,16", "64,64"}, path).status, 1);
    const core::Recording recording = core::loadRecording(path);
    const core::Recording original =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    ASSERT_EQ(recording.launches.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(recording.launches[i], original.launches[i]);
    EXPECT_EQ(recording.device, original.device);
    EXPECT_EQ(recording.kernels.size(), 1U);
    EXPECT_EQ(recording.provenance.source, "trichevron-cli run --record");
}

TEST_F(Record, ALaunchThatExceedsItsTimeLimitIsRecordedAsSuch) {
    core::Recording recording =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    recording.launches[1].exceededTimeLimit = core::Seconds{2};
    const std::string endless = directory_ / "endless.json";
    core::saveRecording(recording, endless);
    const core::LaunchConfig& config = recording.launches[1].config;
    const std::string path = directory_ / "a.json";
    const test::RunOutcome outcome =
        test::runCli({"run", "--kernel", recording.launches[1].kernel, "--recordings", endless, "--record",
                      path, "--time-limit", "0.1", "--block", "16,16"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_NE(outcome.errors.find("exceeded its time limit"), std::string::npos) << outcome.errors;
    const core::Recording recorded = core::loadRecording(path);
    ASSERT_EQ(recorded.launches.size(), 1U);
    EXPECT_EQ(recorded.launches[0].config, canonical(config));
    EXPECT_EQ(recorded.launches[0].exceededTimeLimit, core::Seconds{0.1});
}

TEST_F(Record, KeepsMeasurementsFromBeforeAFailure) {
    const std::string path = directory_ / "a.json";
    EXPECT_EQ(run({"8,8", "4,4"}, path).status, 3);
    EXPECT_EQ(core::loadRecording(path).launches.size(), 1U);
}

TEST_F(Record, ReplaysALaunchWithItsTablesAndWithItsThreadsIfRequested) {
    const core::Recording original =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    const std::vector<std::string> run{"run", "--kernel", "threadIds", "--replay"};
    for (const bool threads : {false, true}) {
        const std::string path = directory_ / (threads ? "with.json" : "without.json");
        std::vector<std::string> recorded = run;
        recorded.insert(recorded.end(), {"--record", path});
        if (threads)
            recorded.insert(recorded.end(), {"--threads", "2"});
        EXPECT_EQ(test::runCli(recorded).status, 0);
        core::LaunchResult expected = original.launches[3].measurement.result;
        EXPECT_FALSE(expected.tables.empty());
        if (!threads)
            expected.threads.clear();
        EXPECT_EQ(core::loadRecording(path).launches.at(0).measurement.result, expected) << threads;

        std::vector<std::string> again = run;
        again.insert(again.end(), {"--recordings", path, "--threads", "2"});
        const auto outcome = test::runCli(again);
        EXPECT_NE(outcome.output.find("8 × 4: Blocks by SM\n"), std::string::npos) << outcome.output;
        EXPECT_EQ(outcome.output.find("threadIdx.x  0 = 0") != std::string::npos, threads) << outcome.output;
    }
}

TEST_F(Record, DoesNotChangeAFileOfAnotherDevice) {
    const std::string path = directory_ / "a.json";
    core::Recording other =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    other.device.name = "Another GPU";
    saveRecording(other, path);
    const std::string before = core::readFile(path);
    const auto outcome = run({"8,8"}, path);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.errors,
              "trichevron-cli: --record: " + path +
                  " was recorded on Another GPU, but this device is Test Fixture GPU; use another file\n");
    EXPECT_EQ(core::readFile(path), before);
}

TEST_F(Record, DoesNotChangeATruncatedFile) {
    const std::string path = directory_ / "a.json";
    core::writeFileAtomically(path, "{\"format\":");
    const auto outcome = run({"8,8"}, path);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.errors.find("trichevron-cli: " + path + ": this is JSON that is damaged or incomplete"),
              0U)
        << outcome.errors;
    EXPECT_EQ(core::readFile(path), "{\"format\":");
}

TEST_F(Record, DoesNotChangeAReadOnlyFile) {
    const std::string path = directory_ / "a.json";
    EXPECT_EQ(run({"8,8"}, path).status, 0);
    const std::string before = core::readFile(path);
    std::filesystem::permissions(path, std::filesystem::perms::owner_read);
    const auto outcome = run({"16,16"}, path);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.output, "") << "nothing is launched that cannot be saved";
    EXPECT_EQ(outcome.errors, "trichevron-cli: " + path + ": cannot be written: the file is read-only\n");
    EXPECT_EQ(core::readFile(path), before);
}

TEST_F(Record, FollowsALink) {
    const std::string path = directory_ / "link.json";
    std::filesystem::create_symlink("target.json", path);
    EXPECT_EQ(run({"8,8"}, path).status, 0);
    EXPECT_TRUE(std::filesystem::is_symlink(path));
    EXPECT_EQ(core::loadRecording(directory_ / "target.json").launches.size(), 1U);
}

TEST_F(Record, PrintsResultsThatCannotBeSavedAndSaysSo) {
    const std::string path = directory_ / "a.json";
    const auto outcome = test::runProgram(
        "/bin/sh",
        {"-c", "ulimit -f 1; exec " + quoted(TRICHEVRON_CLI) +
                   " run --kernel matrixAdd --replay --block 8,8 --record " + quoted(path) + " | cat; wait"},
        test::fixtureResources);
    EXPECT_NE(outcome.output.find("10,000 checked, all correct"), std::string::npos) << outcome.output;
    EXPECT_EQ(outcome.errors, "trichevron-cli: " + path + ": cannot be written: File too large\n");
    EXPECT_TRUE(std::filesystem::is_empty(directory_.path()));
}

TEST_F(Record, LosesNothingOfSeveralRunsAtTheSameTime) {
    const std::string path = directory_ / "a.json";
    const test::TemporaryDirectory known;
    core::Recording recording =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    const core::RecordedLaunch launch = recording.launches.front();
    recording.launches.clear();
    std::vector<std::string> blocks;
    for (const std::uint32_t rows : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U}) {
        blocks.push_back("8," + std::to_string(rows));
        recording.launches.push_back(launch);
        core::LaunchConfig& config = recording.launches.back().config;
        config.blockDim.y = rows;
        config.gridDim.y = (config.problem->y + rows - 1) / rows;
    }
    core::saveRecording(recording, known / "known.json");
    std::vector<std::unique_ptr<test::ChildProcess>> runs;
    for (const std::string& block : blocks)
        runs.push_back(std::make_unique<test::ChildProcess>(
            TRICHEVRON_CLI,
            std::vector<std::string>{"run", "--kernel", "matrixAdd", "--recordings", known / "known.json",
                                     "--record", path, "--block", block},
            test::fixtureResources));
    for (const auto& one : runs) {
        one->restOfOutput();
        EXPECT_EQ(one->errors(), "");
        EXPECT_EQ(one->wait(), 0);
    }
    std::set<std::uint32_t> recorded;
    for (const core::RecordedLaunch& each : core::loadRecording(path).launches)
        recorded.insert(each.config.blockDim.y);
    EXPECT_EQ(recorded, (std::set<std::uint32_t>{1, 2, 3, 4, 5, 6, 7, 8}));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(directory_.path()), {}), 1);
}

} // namespace
} // namespace trichevron::cli
