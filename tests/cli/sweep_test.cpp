// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The command `sweep` with a recording of made-up times: block 64 is the fastest, 96 is indistinguishable
// from it, 32 is slower, the device refused 128 although it violates no known rule, and 160 is not recorded.
#include "core/import/import.h"
#include "core/sweep/sweep_table.h"
#include "tests/case_name.h"
#include "tests/cli/cli_run.h"
#include "tests/support/schema.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <sstream>

namespace trichevron::cli {
namespace {

const std::string sweepRecording = TRICHEVRON_TEST_DATA "/sweep-recording.json";

test::RunOutcome sweep(std::vector<std::string> more) {
    std::vector<std::string> words{"sweep",    "--kernel",     "vectorAdd",
                                   "--replay", "--recordings", sweepRecording};
    words.insert(words.end(), more.begin(), more.end());
    return test::runCli(words);
}

core::Json sweepPoints(const test::RunOutcome& outcome) {
    return core::parseJson(outcome.output, "output").at("points");
}

/// The blocks of the points as text: "32 64 96" or "8x8".
std::string blockList(const core::Json& points) {
    std::string text;
    for (const core::Json& point : points) {
        const core::Json& block = point.at("launch").at("blockDim");
        text += (text.empty() ? "" : " ") + block[0].dump();
        if (block[1] != 1 || block[2] != 1)
            text += "x" + block[1].dump();
        if (block[2] != 1)
            text += "x" + block[2].dump();
    }
    return text;
}

struct ListCase : test::NamedCase {
    std::vector<std::string> words; ///< the arguments after --block
    const char* blocks;
};
class BlockList : public testing::TestWithParam<ListCase> {};

TEST_P(BlockList, NamesTheBlocks) {
    std::vector<std::string> words{"--json", "--block"};
    words.insert(words.end(), GetParam().words.begin(), GetParam().words.end());
    const auto outcome = sweep(words);
    ASSERT_NE(outcome.output, "") << outcome.errors;
    EXPECT_EQ(blockList(sweepPoints(outcome)), GetParam().blocks);
}

INSTANTIATE_TEST_SUITE_P(
    Sweep, BlockList,
    testing::Values(ListCase{"One", {"64"}, "64"},
                    ListCase{"ARangeStepsByAWarp", {"32..160"}, "32 64 96 128 160"},
                    ListCase{"ARangeStopsAtOrBeforeItsEnd", {"32..100:32"}, "32 64 96"},
                    ListCase{"ARangeWithAStep", {"64..192:64"}, "64 128 192"},
                    ListCase{"AListOfShapes", {"8x8,16x16,4x2x3"}, "8x8 16x16 4x2x3"},
                    ListCase{"ARangeForEachAxis", {"8..16:8x4..5"}, "8x4 16x4 8x5 16x5"},
                    ListCase{"SpacesAroundX", {"8..16:8 x 4"}, "8x4 16x4"},
                    ListCase{"SplitByAShell", {"8..16:8", "x", "4,", "64", "96"}, "8x4 16x4 64 96"},
                    ListCase{"EachShapeOnce", {"64,32..96,64x1"}, "64 32 96"}),
    test::caseName<ListCase>);

struct WrongCase : test::NamedCase {
    std::vector<std::string> words;
    const char* message; ///< complete, after the program's name
};
class WrongSweep : public testing::TestWithParam<WrongCase> {};

TEST_P(WrongSweep, PrintsOneMessage) {
    const auto outcome = sweep(GetParam().words);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors, std::string("trichevron-cli: ") + GetParam().message + "\n");
}

INSTANTIATE_TEST_SUITE_P(
    Sweep, WrongSweep,
    testing::Values(
        WrongCase{"ARangeThatEndsBeforeItBegins",
                  {"--block", "64..32"},
                  "--block: the range \"64..32\" ends before it begins"},
        WrongCase{"FourAxes",
                  {"--block", "1x2x3x4"},
                  "--block: expected up to three axes, such as 8x4x2, found \"1x2x3x4\""},
        WrongCase{
            "TooManyBlocks",
            {"--block", "1..4096:1"},
            "--block: 4,096 launches are more than the maximum of 2048; use larger steps or smaller ranges"},
        WrongCase{"TooManyWithTheirClusters",
                  {"--block", "1..1024:1", "--cluster", "1,2,4"},
                  "--block, --cluster: 3,072 launches are more than the maximum of 2048; use larger steps or "
                  "smaller ranges"},
        WrongCase{
            "Beyond64Bits",
            {"--block", "1..4294967295:1x1..4294967295x1..4294967295"},
            "--block: 79,228,162,458,924,105,385,300,197,375 launches are more than the maximum of 2048; use "
            "larger steps or smaller ranges"},
        WrongCase{"APrecisionAboveOne",
                  {"--block", "64", "--precision", "2"},
                  "--precision: expected a fraction of the median from 0 to 1, found \"2\""}),
    test::caseName<WrongCase>);

TEST(Sweep, ReportsTheStatusOfEachLaunch) {
    const auto outcome = sweep({"--json", "--block", "32..160,2048"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_EQ(test::schemaErrors(outcome.output, "sweep"), "");
    const core::Json points = sweepPoints(outcome);
    ASSERT_EQ(points.size(), 6U);
    const char* const status[] = {"measured", "measured", "measured", "refused", "unknown", "skipped"};
    const core::Json standing[] = {"slower", "fastest", "likeFastest", {}, {}, {}};
    for (std::size_t i = 0; i < points.size(); ++i) {
        EXPECT_EQ(points[i].at("status"), status[i]) << i;
        EXPECT_EQ(points[i].at("standing"), standing[i]) << i;
        EXPECT_EQ(points[i].at("reason").is_null(), i < 3) << i;
    }
    EXPECT_EQ(points[1].at("launch").at("gridDim"), core::Json::array({157, 1, 1}))
        << "the grid covers the problem";
    EXPECT_EQ(points[1].at("blocksPerMultiprocessor"), 32);
    EXPECT_EQ(points[1].at("summaryMicroseconds").at("median"), 11.5);
    EXPECT_EQ(points[3].at("reason"),
              "the device returned cudaErrorLaunchOutOfResources: too many resources requested for launch");
    EXPECT_EQ(points[5].at("reason"), "blockDim.x is 2,048; this device allows at most 1,024 on that axis.");
    EXPECT_TRUE(points[5].at("measurement").is_null()) << "the device was not asked";
}

TEST(Sweep, PrintsTimesFirstAndThenReasons) {
    const auto outcome = sweep({"--block", "32..160,2048"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    const std::string& text = outcome.output;
    std::size_t at = 0;
    for (const char* part :
         {"vectorAdd, problem 10,000 elements, stream", "blocks/SM", "20.75 – 22.25 µs", "11.50 µs",
          "  fastest\n", "12.38 µs", "  indistinguishable\n", "\nindistinguishable: the interquartile range",
          "\n128 ", "refused", "the device returned cudaErrorLaunchOutOfResources", "\n160 ", "unknown",
          "not recorded on Test Fixture GPU", "\n2,048 ", "skipped",
          "blockDim.x is 2,048; this device allows at most 1,024"}) {
        at = text.find(part, at);
        ASSERT_NE(at, std::string::npos) << part << " in\n" << text;
    }
}

TEST(Sweep, PrintsOneCsvLinePerLaunch) {
    const auto outcome = sweep({"--csv", "--block", "64,128,2048"});
    std::vector<std::string> lines;
    std::istringstream stream(outcome.output);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    ASSERT_EQ(lines.size(), 4U);
    std::string columns;
    for (const std::string& column : core::sweepColumns())
        columns += column + ',';
    EXPECT_EQ(lines[0], columns + "kernel,device,driver,date,provenance") << "those of the window's tables";
    EXPECT_EQ(lines[1].rfind("64,1,1,,,,157,1,1,10000,1,1,0,32,", 0), 0U) << lines[1] << " has no cluster";
    EXPECT_NE(lines[1].find(",measured,,,5,samplesReached,11.5,10.75,12.25,"), std::string::npos) << lines[1];
    EXPECT_NE(lines[3].find(",\"blockDim.x is 2,048; this device allows at most 1,024 on that axis.\""),
              std::string::npos);
    EXPECT_NE(lines[1].find(",vectorAdd,"), std::string::npos) << lines[1];
    for (const std::string& line : lines) {
        int fields = 1;
        bool quoted = false;
        for (const char c : line) {
            quoted = quoted != (c == '"');
            fields += c == ',' && !quoted ? 1 : 0;
        }
        EXPECT_EQ(fields, static_cast<int>(core::sweepColumns().size()) + 5) << line;
    }
}

TEST(Sweep, MarksTimesWithHostLatencyInCsv) {
    const test::TemporaryDirectory directory;
    const std::string path = directory / "a.json";
    core::Recording recording = core::loadRecording(sweepRecording);
    recording.launches[1].measurement.includesLaunchLatency = true;
    saveRecording(recording, path);
    const auto outcome = test::runCli(
        {"sweep", "--kernel", "vectorAdd", "--replay", "--recordings", path, "--block", "32,64", "--csv"});
    EXPECT_NE(outcome.output.find(",throttled,host_in_times,too_short,leaves_elements_out,reason,kernel,"),
              std::string::npos);
    EXPECT_NE(outcome.output.find(",0,false,false,false,false,,vectorAdd,"), std::string::npos)
        << outcome.output;
    EXPECT_NE(outcome.output.find(",0,false,true,false,false,,vectorAdd,"), std::string::npos)
        << outcome.output;
}

TEST(Sweep, RanksLaunchesOfUnequalWorkByTimePerThread) {
    const test::TemporaryDirectory directory;
    const std::string path = directory / "a.json";
    core::Recording recording = core::loadRecording(sweepRecording);
    for (core::RecordedLaunch& launch : recording.launches) {
        launch.config.gridDim = {1, 1, 1};
        launch.config.problem.reset();
        launch.measurement.work.reset();
    }
    recording.kernels[0].problemAxes = 0;
    recording.kernels[0].problemAxisNames.clear();
    recording.kernels[0].suggested.problem.reset();
    saveRecording(recording, path);
    const std::vector<std::string> words{"sweep", "--kernel", "vectorAdd", "--replay", "--recordings",
                                         path,    "--block",  "32..96",    "--grid",   "1"};
    const auto text = test::runCli(words);
    EXPECT_NE(
        text.output.find(
            "\nThe launches have different numbers of threads and their work is unknown, so the ranking uses "
            "the time per thread"),
        std::string::npos)
        << text.output << text.errors;
    std::vector<std::string> asJson = words;
    asJson.emplace_back("--json");
    const auto outcome = test::runCli(asJson);
    EXPECT_EQ(test::schemaErrors(outcome.output, "sweep"), "");
    const core::Json points = sweepPoints(outcome);
    EXPECT_EQ(core::parseJson(outcome.output, "output").at("rankedBy"), "timePerThread");
    EXPECT_EQ(points[1].at("standing"), "slower") << "64 threads in 11.5 µs";
    EXPECT_EQ(points[2].at("standing"), "fastest") << "96 threads in 12.4 µs";
    std::vector<std::string> asCsv = words;
    asCsv.emplace_back("--csv");
    EXPECT_NE(test::runCli(asCsv).output.find(",measured,fastest,timePerThread,5,"), std::string::npos);
}

TEST(Sweep, CombinesEveryBlockWithEveryClusterInWholeClusters) {
    const auto outcome = sweep({"--json", "--block", "32,64", "--cluster", "1,4,3x1"});
    const core::Json points = sweepPoints(outcome);
    ASSERT_EQ(points.size(), 6U);
    EXPECT_TRUE(points[0].at("launch").at("clusterDim").is_null());
    EXPECT_EQ(points[0].at("status"), "measured");
    EXPECT_EQ(points[1].at("launch").at("api"), "cudaLaunchKernelEx");
    EXPECT_EQ(points[1].at("launch").at("clusterDim"), core::Json::array({4, 1, 1}));
    EXPECT_EQ(points[1].at("launch").at("gridDim"), core::Json::array({316, 1, 1}))
        << "313, rounded up to whole clusters";
    EXPECT_EQ(points[2].at("launch").at("gridDim"), core::Json::array({315, 1, 1}));
    EXPECT_EQ(points[5].at("launch").at("blockDim"), core::Json::array({64, 1, 1}));
}

TEST(Sweep, DoesNotChangeAGivenGrid) {
    const core::Json points =
        sweepPoints(sweep({"--json", "--block", "32,64", "--grid", "7", "--cluster", "2"}));
    EXPECT_EQ(points[0].at("launch").at("gridDim"), core::Json::array({7, 1, 1}));
    EXPECT_EQ(points[0].at("status"), "skipped") << "clusters of 2 do not divide a grid of 7";
}

struct StatusCase : test::NamedCase {
    const char* blocks;
    int status;
};
class SweepStatus : public testing::TestWithParam<StatusCase> {};

TEST_P(SweepStatus, CombinesTheStatusOfAllPoints) {
    EXPECT_EQ(sweep({"--block", GetParam().blocks}).status, GetParam().status);
}

INSTANTIATE_TEST_SUITE_P(Sweep, SweepStatus,
                         testing::Values(StatusCase{"FineWhenOneWasTimed", "64,128,160,2048", 0},
                                         StatusCase{"RefusedWhenAllWereRefused", "128", 1},
                                         StatusCase{"RefusedWhenAllViolateARule", "2048", 1},
                                         StatusCase{"NotRecordedWhenNoneIsRecorded", "160,192", 3}),
                         test::caseName<StatusCase>);

TEST(Sweep, NamesTheComputeCapabilityThatAKernelNeeds) {
    const test::TemporaryDirectory directory;
    const std::string path = directory / "a.json";
    core::Recording recording = core::loadRecording(sweepRecording);
    recording.kernels[0].minimum = {99, 0};
    saveRecording(recording, path);
    for (const char* command : {"sweep", "run"}) {
        const auto outcome = test::runCli(
            {command, "--kernel", "vectorAdd", "--replay", "--recordings", path, "--block", "64"});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.errors,
                  "trichevron-cli: Vector addition needs compute capability 99.0 or above, and "
                  "this device has 9.0.\n");
    }
    const auto listed = test::runCli({"kernels", "--replay", "--recordings", path});
    EXPECT_NE(listed.output.find("Vector addition needs compute capability 99.0"), std::string::npos);
    EXPECT_EQ(listed.output.find("sm_"), std::string::npos) << "no attributes of a kernel that cannot run";
    EXPECT_EQ(listed.output.find("registers"), std::string::npos) << listed.output;
    const core::Json kernel =
        core::parseJson(test::runCli({"kernels", "--replay", "--recordings", path, "--json"}).output,
                        "output")
            .at("kernels")
            .at(0);
    EXPECT_TRUE(kernel.at("attributes").is_null());
    EXPECT_EQ(kernel.at("whyItCannotRun"), "Vector addition needs compute capability 99.0 or above, and "
                                           "this device has 9.0.");
}

TEST(Sweep, RecordsRefusedLaunchesToo) {
    const test::TemporaryDirectory directory;
    const std::string path = directory / "a.json.gz";
    EXPECT_EQ(sweep({"--block", "64..160:64,2048", "--record", path}).status, 0);
    const core::Recording recording = core::loadRecording(path);
    const core::Recording original = core::loadRecording(sweepRecording);
    ASSERT_EQ(recording.launches.size(), 2U) << "the launches with a reply";
    for (const core::RecordedLaunch& launch : recording.launches)
        EXPECT_EQ(launch, *original.find("vectorAdd", launch.config, launch.optIns));
    EXPECT_EQ(recording.provenance.source, "trichevron-cli sweep --record");
}

TEST(Sweep, JsonAndCsvExcludeEachOther) {
    EXPECT_EQ(sweep({"--block", "64", "--json", "--csv"}).status, 2);
}

} // namespace
} // namespace trichevron::cli
