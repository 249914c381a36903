// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Captures of two programs from an H100 (driver 580.159.04, 2026-11-25, tests/data/traces): one that launches
// in seven ways, in five streams, four threads and a graph, and one whose 102 launches are all refused.
#include "core/errors/input_error.h"
#include "core/import/import.h"
#include "core/json/file_io.h"
#include "core/json/gzip.h"
#include "core/messages/rule_messages.h"
#include "core/program/program_analysis.h"
#include "core/program/program_words.h"
#include "core/resources/resources.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>

namespace trichevron::core {
namespace {

std::string captureText(const char* name) {
    return gunzip(readFile(std::string(TRICHEVRON_TEST_DATA "/traces/") + name), name);
}

Program programOf(std::string text) {
    return std::get<Program>(importFile(ImportSource("here", std::move(text))));
}

ProgramAnalysis analysisOf(std::string text) {
    const std::vector<DeviceProperties> catalogue{
        loadDeviceFile(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H100 80GB HBM3.json")};
    return analyzeProgram(std::make_shared<const Program>(programOf(std::move(text))), catalogue);
}

TEST(Capture, CountsEachKernelAsTheProgramLaunchedIt) {
    const ProgramAnalysis analysis = analysisOf(captureText("h100-launches.trichevron-capture.gz"));
    const Program& program = *analysis.program;
    std::map<std::string, std::uint64_t> counts;
    for (std::size_t i = 0; i < program.configurations.size(); ++i)
        counts[program.kernels[program.configurations[i].kernel]] += analysis.configurations[i].count;
    const std::map<std::string, std::uint64_t> expected{
        {"add(float*, int)", 270},
        {"void tmpl<64>(float*)", 130},
        {"big(float*)", 50},
        {"declared(float*)", 120}, // a graph of three nodes, launched 40 times
        {"void tmpl<128>(float*)", 1000}};
    EXPECT_EQ(counts, expected);
    EXPECT_EQ(program.unfinishedLaunches, 0U);
    EXPECT_EQ(analysis.refusedCount, 0U);
    EXPECT_FALSE(program.problem);
    EXPECT_EQ(program.devices.size(), 1U);
    EXPECT_EQ(program.devices[0].name, "NVIDIA H100 80GB HBM3");
    const auto inGraph =
        std::count_if(program.launches.begin(), program.launches.end(),
                      [](const ProgramLaunch& launch) { return launch.graph != ProgramLaunch::none; });
    EXPECT_EQ(inGraph, 120);
}

TEST(Capture, HasTheConfigurationOfEachWayToLaunch) {
    const Program program = programOf(captureText("h100-launches.trichevron-capture.gz"));
    const auto has = [&](const ProgramConfiguration& expected) {
        return std::any_of(program.configurations.begin(), program.configurations.end(),
                           [&](ProgramConfiguration c) {
                               c.kernel = 0;
                               return c == expected;
                           });
    };
    ProgramConfiguration c;
    c.numRegs = 16;
    c.sharedSizeBytes = ByteRange::exactly(0);
    c.dynamicSmemBytes = ByteRange::exactly(0);
    c.gridDim = {10, 1, 1};
    c.blockDim = {256, 1, 1};
    EXPECT_TRUE(has(c)) << "<<<>>>";
    c.gridDim = {16, 1, 1};
    c.blockDim = {128, 1, 1};
    c.clusterDim = ClusterExtent{4, 1, 1};
    EXPECT_TRUE(has(c)) << "a cluster of cudaLaunchKernelEx";
    c.clusterDim.reset();
    c.gridDim = {4, 1, 1};
    c.cooperative = true;
    EXPECT_TRUE(has(c)) << "cudaLaunchCooperativeKernel";
    c.gridDim = {2, 1, 1};
    c.blockDim = {64, 1, 1};
    c.dynamicSmemBytes = ByteRange::exactly(1024);
    EXPECT_TRUE(has(c)) << "cuLaunchCooperativeKernel";
}

TEST(Capture, RefusedLaunchesHaveTheCodeThatTheModelPredicts) {
    const ProgramAnalysis analysis = analysisOf(captureText("h100-refused.trichevron-capture.gz"));
    const Program& program = *analysis.program;
    EXPECT_TRUE(program.launches.empty());
    EXPECT_EQ(analysis.refusedCount, 102U);
    std::uint64_t count = 0;
    for (const RefusedLaunches& refused : program.refusedLaunches) {
        count += refused.count;
        const auto& verdict = analysis.configurations[refused.configuration].verdict;
        ASSERT_TRUE(verdict);
        EXPECT_FALSE(verdict->accepted) << refused.sentence;
        EXPECT_EQ(static_cast<int>(verdict->predicted), refused.code) << refused.sentence;
        EXPECT_NE(refused.sentence, "") << "the driver says why";
    }
    EXPECT_EQ(count, 102U);
    const auto finding =
        std::find_if(analysis.findings.begin(), analysis.findings.end(), [](const ProgramFinding& found) {
            return found.text.text().find("does not evenly divide") != std::string::npos;
        });
    ASSERT_NE(finding, analysis.findings.end());
    EXPECT_EQ(
        finding->text.text(),
        "cudaLaunchKernel returned cudaErrorInvalidClusterSize for 1 launch: Cluster dimensions of (2,1,1) "
        "blocks does not evenly divide Grid dimensions of (3,1,1)");
}

TEST(Capture, IsReadWhereverTheProgramWasKilled) {
    const std::string whole = captureText("h100-launches.trichevron-capture.gz");
    std::size_t read = 0;
    for (std::size_t size = 200; size < whole.size(); size += 997) {
        // Room that the killed process had allocated stands behind the text.
        std::string cut = whole.substr(0, size) + std::string(512, '\0');
        try {
            const Program program = programOf(std::move(cut));
            EXPECT_FALSE(program.problem) << size << ": " << program.problem->text();
            EXPECT_LE(program.launches.size(), 1570U) << size;
            ++read;
        } catch (const InputError& error) {
            EXPECT_STREQ(error.what(), "here: the capture has no launch of a CUDA kernel") << size;
        }
    }
    EXPECT_GT(read, 40U);
}

TEST(Capture, ACallWhoseEndIsUnknownIsALaunchWithoutDuration) {
    const std::string whole = captureText("h100-launches.trichevron-capture.gz");
    const Program program = programOf(whole.substr(0, whole.find("{\"run\"")));
    EXPECT_GT(program.unfinishedLaunches, 1000U);
    EXPECT_EQ(program.launches.size(), program.unfinishedLaunches);
    EXPECT_FALSE(program.configurations[program.launches[0].configuration].numRegs);
    const std::vector<std::string> notes = notesOf(program);
    EXPECT_NE(notes[0].find("no duration"), std::string::npos) << notes[0];
}

TEST(Capture, PartsOfTwoProcessesShareTheDevice) {
    const std::string whole = captureText("h100-launches.trichevron-capture.gz");
    const Program program = programOf(whole + whole);
    EXPECT_EQ(program.launches.size(), 3140U);
    EXPECT_EQ(program.devices.size(), 1U);
    EXPECT_EQ(program.configurations.size(), 8U);
}

struct Line {
    const char* text;
    const char* problem;
};

TEST(Capture, SaysWhatIsWrongAndWhere) {
    const std::string head = R"({"format":"trichevron-capture","version":1,"startNs":5})"
                             "\n";
    const std::string launch =
        R"({"name":{"id":1,"text":"_Z1kv"}})"
        "\n"
        R"({"run":{"id":1,"kernel":1,"device":0,"stream":7,"gridDim":[1,1,1],"blockDim":[32,1,1],"numRegs":8,"sharedSizeBytes":0,"dynamicSmemBytes":0}})"
        "\n[\"ran\",1,1,10,20]\n";
    EXPECT_EQ(programOf(head + launch).launches.size(), 1U);
    const Line lines[] = {
        {R"({"run":{"id":2,"kernel":1,"device":0,"stream":7,"gridDim":[1,1],"blockDim":[32,1,1]}})",
         "line 5: /run/gridDim: expected an array of 3 numbers, found an array of 2"},
        {R"({"problem":{"kind":"subscriber","text":"CUPTI for Kineto"}})",
         "another profiler was in the program before the capture, which recorded nothing: CUPTI for Kineto"},
        {R"({"problem":{"kind":"cupti","text":"CUPTI was not found"}})",
         "the capture recorded nothing: CUPTI was not found; install CUPTI, the package cuda-cupti of your "
         "CUDA version"},
        {R"({"dropped":3})", "CUPTI dropped the records of 3 launches"}};
    for (const Line& line : lines) {
        const Program program = programOf(head + launch + line.text + '\n');
        ASSERT_TRUE(program.problem) << line.text;
        EXPECT_EQ(program.problem->text(), line.problem);
        EXPECT_EQ(problemSentence(program).text(),
                  "The capture is not whole: " + std::string(line.problem) +
                      "; 1 launch was read; capture the program again to have all.");
        EXPECT_EQ(notesOf(program).front(), problemSentence(program).text());
        EXPECT_EQ(program.launches.size(), 1U);
    }
    EXPECT_THROW(programOf(head), InputError) << "no launch";
}

TEST(Capture, CountsWhatIsAboveTheLimit) {
    const std::string text =
        R"({"format":"trichevron-capture","version":1,"startNs":5})"
        "\n"
        R"({"name":{"id":1,"text":"_Z1kv"}})"
        "\n"
        R"({"run":{"id":1,"kernel":1,"device":0,"stream":7,"gridDim":[1,1,1],"blockDim":[32,1,1],"numRegs":8,"sharedSizeBytes":0,"dynamicSmemBytes":0}})"
        "\n[\"ran\",1,1,10,20]\n[\"runs\",1,3,60]\n[\"runs\",1,9,180]\n";
    const ProgramAnalysis analysis = analysisOf(text);
    EXPECT_EQ(analysis.configurations[0].count, 10U) << "the last count is the whole one";
    EXPECT_EQ(analysis.configurations[0].totalNs, 200U);
}

} // namespace
} // namespace trichevron::core
