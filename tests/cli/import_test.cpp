// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The commands import and report.
#include "core/json/json_reader.h"
#include "tests/cli/command_case.h"
#include "tests/support/schema.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

#include <fstream>

namespace trichevron::cli {
namespace {

using test::CommandCase;
using test::runProgram;

const std::string traces = TRICHEVRON_TEST_DATA "/traces/";

/// With the devices that come with the program.
test::RunOutcome importWith(std::vector<std::string> arguments) {
    return runProgram(TRICHEVRON_CLI, std::move(arguments), test::fullResources, {});
}

TEST(ImportCommand, PrintsNumbersTheTableAndWhatTheTraceLeavesOut) {
    const auto outcome = importWith({"import", traces + "kineto.json"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    for (const char* text : {"NVIDIA H200 (recorded", "2 launches of 2 kernels, 2 configurations",
                             "refused: 0", " 264 ", "the trace says 0 %", "[traceOccupancy]",
                             "not in this trace: the cluster dimension; launches are taken to have none"})
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text << "\nnot in\n" << outcome.output;
}

TEST(ImportCommand, JsonHasCudasNamesAndFollowsItsSchema) {
    const auto outcome = importWith(
        {"import", traces + "kineto.json", "--json", "--devices", "Tesla T4", "--devices", "NVIDIA H200"});
    ASSERT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_EQ(test::schemaErrors(outcome.output, "program"), "");
    const core::Json json = core::parseJson(outcome.output, "output");
    EXPECT_EQ(json["launchCount"], 2);
    EXPECT_EQ(json["refusedCount"], 0);
    EXPECT_EQ(json["devices"][0]["name"], "NVIDIA H200");
    const core::Json& first = json["configurations"][0];
    EXPECT_EQ(first["kernel"], "k<int>");
    EXPECT_EQ(first["gridDim"], core::Json::array({264, 1, 1}));
    EXPECT_EQ(first["blockDim"], core::Json::array({256, 2, 1}));
    EXPECT_EQ(first["clusterDim"], nullptr);
    EXPECT_EQ(first["numRegs"], 40);
    EXPECT_EQ(first["sharedSizeBytes"], nullptr);
    EXPECT_EQ(first["sharedMemoryBytes"], 66560);
    EXPECT_EQ(first["count"], 1);
    EXPECT_DOUBLE_EQ(first["totalSeconds"].get<double>(), 25e-6);
    EXPECT_EQ(first["maxActiveBlocksPerMultiprocessor"], 3);
    EXPECT_EQ(first["occupancy"], 0.75);
    EXPECT_EQ(first["traceOccupancy"], 0.0);
    EXPECT_EQ(json["deviceAnswers"][0]["device"], "Tesla T4");
    EXPECT_EQ(json["deviceAnswers"][0]["refusedCount"], 1);
    EXPECT_EQ(json["deviceAnswers"][0]["refused"][0]["rule"], "sharedMemoryPerBlock");
    EXPECT_EQ(json["deviceAnswers"][1]["refusedCount"], 0);
}

TEST(ImportCommand, AnotherDeviceIsAskedInsteadOfThatOfTheTrace) {
    const auto outcome = importWith({"import", traces + "kineto.json", "--device", "Tesla T4", "--json"});
    ASSERT_EQ(outcome.status, 0) << outcome.errors;
    const core::Json json = core::parseJson(outcome.output, "output");
    EXPECT_EQ(json["refusedCount"], 1);
    EXPECT_EQ(json["configurations"][0]["valid"], false) << "refused ones come first";
    EXPECT_EQ(json["configurations"][0]["error"], "cudaErrorInvalidValue");
    EXPECT_EQ(json["findings"][0]["kind"], "refused");
}

TEST(ImportCommand, DevicesAreSeparatedByCommasOrByOptionsAsThoseOfCheck) {
    const std::string file = traces + "kineto.json";
    const std::vector<std::vector<std::string>> ways{
        {"import", file, "--json", "--devices", "Tesla T4,NVIDIA H200"},
        {"import", file, "--json", "--devices", "Tesla T4", "--devices", "NVIDIA H200"},
        {"import", "--json", "--devices", "NVIDIA H200,Tesla T4", file}};
    for (const std::vector<std::string>& way : ways) {
        const auto outcome = importWith(way);
        ASSERT_EQ(outcome.status, 0) << outcome.errors;
        const core::Json answers = core::parseJson(outcome.output, "output")["deviceAnswers"];
        ASSERT_EQ(answers.size(), 2U) << outcome.output;
        EXPECT_EQ(answers[0]["device"], "Tesla T4");
        EXPECT_EQ(answers[1]["device"], "NVIDIA H200");
    }
}

TEST(ImportCommand, ACutTraceIsPrintedAndReported) {
    const test::TemporaryDirectory directory;
    const std::string path = directory / "cut.json";
    std::ifstream whole(traces + "kineto.json");
    const std::string text{std::istreambuf_iterator<char>(whole), {}};
    std::ofstream(path) << text.substr(0, text.size() - 100);
    const auto outcome = importWith({"import", path});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.output.find("1 launch of 1 kernel"), std::string::npos) << outcome.output;
    EXPECT_NE(outcome.errors.find("the file ends early, after"), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("1 launch was read"), std::string::npos) << outcome.errors;
}

TEST(ImportCommand, LinesAndLaunchesThatAreLeftOutAreCountedAndTheFirstOnesNamed) {
    const test::TemporaryDirectory directory;
    const std::string table = directory / "table.csv";
    const std::string good = "100,200,264,1,1,128,1,1,32,0.000,0.000,NVIDIA H200 (0),7,k\n";
    std::ofstream(table) << "Start (ns),Duration (ns),GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),"
                            "DymSMem (MB),Device,Strm,Name\n1\n"
                         << good << "1,2\n";
    const auto lines = importWith({"import", table});
    EXPECT_EQ(lines.status, 2);
    EXPECT_NE(
        lines.errors.find("2 lines cannot be read (line 2 has 1 field instead of 14; line 4 has 2 fields "
                          "instead of 14)"),
        std::string::npos)
        << lines.errors;
    const std::string trace = directory / "trace.json";
    const auto launch = [](const std::string& grid) {
        return R"({"ph": "X", "cat": "kernel", "name": "k", "ts": 1, "dur": 2, "args": {"grid": )" + grid +
               R"(, "block": [64, 1, 1]}})";
    };
    std::ofstream(trace) << R"({"traceEvents": [)" << launch("[8, 1, 1]") << "," << launch("[-8, 1, 1]")
                         << "]}";
    const auto launches = importWith({"import", trace});
    EXPECT_EQ(launches.status, 0) << launches.errors;
    EXPECT_NE(launches.output.find("1 launch is left out: a dimension or a time in the trace cannot be read "
                                   "(\"grid\" of k at byte "),
              std::string::npos)
        << launches.output;
}

TEST(ImportCommand, TwoTracesAreCompared) {
    const auto outcome = importWith({"import", traces + "kineto.json", "--compare", traces + "kineto.json"});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("GPU time 26.00 µs, then 26.00 µs"), std::string::npos) << outcome.output;
}

TEST(ImportCommand, LongNamesOfDifferentKernelsDiffer) {
    const test::TemporaryDirectory directory;
    const std::string trace = directory / "trace.json";
    const auto launch = [](const std::string& functor) {
        return R"json({"ph": "X", "cat": "kernel", "ts": 1, "dur": 2, "args": {"grid": [8, 1, 1], "block": [64, 1, 1]},
            "name": "void at::native::vectorized_elementwise_kernel<4, at::native::)json" +
               functor + R"json(<float>, std::array<char*, 3ul> >(int, char*)"})json";
    };
    std::ofstream(trace) << R"({"traceEvents": [)" << launch("AddFunctor") << "," << launch("MulFunctor")
                         << "]}";
    for (const auto& outcome :
         {importWith({"import", trace}), importWith({"import", trace, "--compare", trace})}) {
        EXPECT_EQ(outcome.status, 0) << outcome.errors;
        for (const char* name :
             {"vectorized_elementwise_kernel<…AddFunctor…>", "vectorized_elementwise_kernel<…MulFunctor…>"})
            EXPECT_NE(outcome.output.find(name), std::string::npos) << outcome.output;
    }
}

TEST(ImportCommand, AFindingIsSilencedByItsId) {
    const auto outcome =
        importWith({"import", traces + "kineto.json", "--silence", "traceOccupancy,fewBlocks"});
    EXPECT_EQ(outcome.output.find("[traceOccupancy]"), std::string::npos);
    const auto wrong = importWith({"import", traces + "kineto.json", "--silence", "tail"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_NE(
        wrong.errors.find(
            "there is no finding tail; the findings are refused, refusedLaunches, refusedCalls, tailWave"),
        std::string::npos)
        << wrong.errors;
}

TEST(ReportCommand, WritesMarkdownOrOneHtmlFile) {
    const auto markdown = importWith({"report", traces + "kineto.json"});
    EXPECT_EQ(markdown.status, 0) << markdown.errors;
    EXPECT_TRUE(markdown.output.starts_with("# kineto.json\n")) << markdown.output;
    const auto html = importWith({"report", traces + "kineto.json", "--html"});
    EXPECT_TRUE(html.output.starts_with("<!DOCTYPE html>"));
    EXPECT_NE(html.output.find("k&lt;int&gt;"), std::string::npos);
}

} // namespace
} // namespace trichevron::cli
