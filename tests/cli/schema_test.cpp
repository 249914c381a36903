// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Validates the output of the program against the JSON schemas.
#include "core/import/import.h"
#include "core/json/gzip.h"
#include "core/model_json/model_json.h"
#include "core/protocol/message.h"
#include "core/resources/resources.h"
#include "tests/cli/cli_run.h"
#include "tests/support/schema.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>
#include <utility>
#include <vector>

namespace trichevron::cli {
namespace {

using test::fixtureDevice;
using test::runCli;
using test::schemaErrors;

std::vector<std::string> splitLines(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

/// Valid lines of a batch. Together they use every field.
const std::vector<std::string> checkLines{
    R"({"gridDim":[1],"blockDim":[1]})",
    R"({"id":7,"api":"cudaLaunchKernelEx","gridDim":[8,1,1],"blockDim":[256,1,1],"clusterDim":[3,1,1],"cooperative":false,"dynamicSmemBytes":60000,"kernel":{"name":"k","numRegs":32,"sharedSizeBytes":0,"localSizeBytes":0,"constSizeBytes":0,"maxThreadsPerBlock":1024,"maxDynamicSharedSizeBytes":49152,"nonPortableClusterSizeAllowed":false,"preferredShmemCarveout":-1,"numBlockBarriers":1,"declared":{"launchBounds":[256,1,4],"clusterDims":null,"blockSize":null}}})",
    R"({"id":"a","gridDim":[2147483647,65535,65535],"blockDim":[1024],"problem":[5,5]})",
    R"({"id":[1],"gridDim":[8],"kernel":{"numRegs":255,"binaryVersion":80,"declared":{"launchBounds":[128],"blockSize":{"block":[2048],"cluster":[2]}}}})",
    R"({"id":null,"gridDim":[0,70000,1],"blockDim":[0,1,100],"stream":"perThread","kernel":[{"numRegs":64,"binaryVersion":90,"declared":{"clusterDims":"unspecified"}}]})",
    R"({"id":9,"api":"cudaGraphAddKernelNode","gridDim":[3],"blockDim":[64],"clusterDim":[2],"kernel":{"numRegs":32}})",
    R"({"id":10,"api":"cudaGraphAddKernelNode","gridDim":[3],"blockDim":[2048],"kernel":{"numRegs":32}})",
    R"({"id":8,"api":"cuLaunchCooperativeKernel","gridDim":[100000],"blockDim":[1000],"dynamicSmemBytes":4294967295})"};

TEST(Schema, CheckLinesAndAnswers) {
    std::string input;
    for (const std::string& line : checkLines) {
        EXPECT_EQ(schemaErrors(line, "check-line"), "");
        input += line + "\n";
    }
    const auto outcome = runCli({"check", "--batch", "-", "--device", fixtureDevice}, input + "nonsense\n");
    const auto answers = splitLines(outcome.output);
    ASSERT_EQ(answers.size(), checkLines.size() + 1);
    for (const std::string& answer : answers)
        EXPECT_EQ(schemaErrors(answer, "check-answer"), "");
    for (std::size_t i = 0; i < checkLines.size(); ++i)
        EXPECT_EQ(answers[i].find("inputError"), std::string::npos) << answers[i];
}

TEST(Schema, OneCheckSaysWhatTheDriversLogSays) {
    const auto outcome = runCli(
        {"check", "--grid", "3", "--block", "64,32", "--cluster", "2", "--json", "--device", fixtureDevice});
    core::Json answer = core::Json::parse(outcome.output);
    answer["id"] = nullptr; // only lines of a batch have one
    EXPECT_EQ(schemaErrors(answer.dump(), "check-answer"), "");
    ASSERT_EQ(answer["violations"].size(), 2U);
    EXPECT_EQ(answer["violations"][0]["seenInDriverLog"].dump(),
              R"({"sentences":["Requested block size of {value} threads exceeds device maximum {limit}"],)"
              R"("device":"NVIDIA H200","driverVersion":"580.159.04","date":"2026-11-23"})");
    const auto silent = runCli(
        {"check", "--grid", "1", "--block", "1024", "--regs", "128", "--json", "--device", fixtureDevice});
    answer = core::Json::parse(silent.output);
    ASSERT_EQ(answer["violations"].size(), 1U) << "registers";
    EXPECT_EQ(answer["violations"][0]["seenInDriverLog"]["sentences"].dump(), "[]") << "the driver is silent";
}

TEST(Schema, OccupancyLinesAndAnswers) {
    const std::string line = R"({"id":1,"kernel":{"numRegs":64,"binaryVersion":80},"blockSize":256})";
    EXPECT_EQ(schemaErrors(line, "occupancy-line"), "");
    const auto outcome =
        runCli({"occupancy", "--batch", "-", "--device", fixtureDevice}, line + "\nnonsense\n" + line + "\n");
    const auto answers = splitLines(outcome.output);
    ASSERT_EQ(answers.size(), 3U);
    for (const std::string& answer : answers)
        EXPECT_EQ(schemaErrors(answer, "occupancy-answer"), "");
}

TEST(Schema, OccupancyJson) {
    constexpr int answered = 0;
    constexpr int refused = 1;
    const std::vector<std::pair<std::vector<std::string>, int>> questions{
        {{"--block", "256", "--regs", "70", "--launch-bounds", "128,40"}, refused},
        {{"--block", "2048"}, refused},
        {{"--block", "64", "--smem", "37000", "--regs", "32", "--barriers", "10", "--blocks-per-sm", "4"},
         answered},
        {{"--block", "256", "--regs", "32", "--blocks-per-sm", "20"}, answered},
        {{"--suggest", "--regs", "40", "--smem-per-thread", "16", "--block-limit", "512"}, answered},
        {{"--suggest", "--smem", "1MiB"}, answered},
        {{"--block", "128", "--regs", "16", "--cluster-dims", "2,1,1"}, answered}};
    for (const auto& [question, status] : questions) {
        std::vector<std::string> arguments{"occupancy", "--json", "--device", fixtureDevice};
        arguments.insert(arguments.end(), question.begin(), question.end());
        const auto outcome = runCli(arguments);
        EXPECT_EQ(outcome.status, status) << outcome.errors;
        EXPECT_EQ(schemaErrors(outcome.output, "occupancy"), "");
    }
}

TEST(Schema, AllCommandsSayHowManyBlocksOfAClusteredKernelAnSmHolds) {
    const std::vector<std::string> kernel{"--block", "128",      "--regs",      "16",    "--cluster-dims",
                                          "2,1,1",   "--device", fixtureDevice, "--json"};
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"occupancy"}, {"check", "--grid", "1024"}}) {
        std::vector<std::string> words = command;
        words.insert(words.end(), kernel.begin(), kernel.end());
        const auto outcome = runCli(words);
        const core::Json answer = core::Json::parse(outcome.output);
        const core::Json& occupancy = answer.contains("occupancy") ? answer["occupancy"] : answer;
        EXPECT_EQ(occupancy["maxActiveBlocksPerMultiprocessor"], 8) << outcome.output;
        EXPECT_EQ(occupancy["limiters"].dump(), R"(["clusters"])") << command.front();
    }
}

TEST(Schema, CheckDevicesJson) {
    for (const std::vector<std::string>& more :
         {std::vector<std::string>{"--kernel", "matrixAdd"}, {"--cluster", "2"}, {"--regs", "255"}}) {
        std::vector<std::string> words{"check", "--grid",    "3",   "--block",
                                       "1000",  "--devices", "all", "--json"};
        words.insert(words.end(), more.begin(), more.end());
        const auto outcome = test::runProgram(TRICHEVRON_CLI, words, TRICHEVRON_RESOURCES_DIR);
        EXPECT_EQ(schemaErrors(outcome.output, "check-devices-answer"), "") << outcome.errors;
    }
}

TEST(Schema, DevicesAndRecordings) {
    const auto outcome = runCli({"devices", fixtureDevice, "--json"});
    EXPECT_EQ(schemaErrors(outcome.output, "device"), "");
    const core::Recording recording =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    EXPECT_EQ(schemaErrors(toJson(recording).dump(), "recording"), "");
}

TEST(Schema, DeviceFilesAndRecordingsOfTheProgram) {
    const std::string resources = TRICHEVRON_RESOURCES_DIR;
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(resources + "/devices")) {
        if (entry.path().extension() != ".json")
            continue;
        EXPECT_EQ(schemaErrors(core::readFile(entry.path()), "device"), "") << entry.path();
        ++files;
    }
    for (const std::string& path : core::recordingFilesIn(resources + "/recordings")) {
        std::string text = core::readFile(path);
        EXPECT_EQ(schemaErrors(core::isGzip(text) ? core::gunzip(text, path) : text, "recording"), "")
            << path;
        ++files;
    }
    EXPECT_GE(files, 40);
}

TEST(Schema, ConformanceReports) {
    int files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(TRICHEVRON_RESOURCES_DIR) + "/conformance")) {
        const std::string text = core::readFile(entry.path());
        EXPECT_EQ(schemaErrors(text, "conformance"), "") << entry.path();
        const core::Json report = core::Json::parse(text);
        for (const char* what : {"launches", "occupancyPoints", "clusterQueries", "suggestions"})
            EXPECT_EQ(report.at(what).at("agreed"), report.at(what).at("asked"))
                << entry.path() << ' ' << what;
        ++files;
    }
    EXPECT_GE(files, 1);
}

TEST(Schema, FaultInjectionReports) {
    int faults = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(TRICHEVRON_RESOURCES_DIR) + "/fault-injection")) {
        const std::string text = core::readFile(entry.path());
        EXPECT_EQ(schemaErrors(text, "fault-injection"), "") << entry.path();
        const core::Json report = core::Json::parse(text);
        for (const core::Json& fault : report.at("faults")) {
            SCOPED_TRACE(entry.path().filename().string() + ": " + fault.at("fault").get<std::string>());
            for (const char* what : {"told", "readyAgain", "kept"})
                EXPECT_EQ(fault.at(what), fault.at("times")) << what;
            EXPECT_LT(fault.at("longestStallMilliseconds"), 100);
            EXPECT_LT(fault.at("longestUntilToldMilliseconds"), 100);
            EXPECT_LT(fault.at("longestUntilReadySeconds"),
                      report.at("contextCreationSeconds").get<double>() + 1);
            ++faults;
        }
    }
    EXPECT_GE(faults, 18);
}

TEST(Schema, Messages) {
    using namespace core::protocol;
    const core::Recording recording =
        core::loadRecording(test::fixtureResources + "/recordings/fixture-recording.json");
    core::MeasureRequest request;
    request.launch.kernel = recording.launches[3].kernel;
    request.launch.config = recording.launches[3].config;
    const std::string input =
        core::protocol::toLine(core::protocol::Request{1, "devices", core::Json::object()}) +
        core::protocol::toLine(core::protocol::Request{
            2, "initialize", {{"protocolVersion", core::protocol::version}, {"client", "test"}}}) +
        core::protocol::toLine(core::protocol::Request{3, "devices", core::Json::object()}) +
        core::protocol::toLine(core::protocol::Request{4, "kernels", {{"device", 0}}}) +
        core::protocol::toLine(core::protocol::Request{5, "launch", toJson(request.launch)}) +
        toLine(Request{6, "measure", toJson(request)}) +
        toLine(core::protocol::Notification{"cancel", {{"id", 6}}});
    for (const std::string& line : splitLines(input))
        EXPECT_EQ(schemaErrors(line, "message"), "");
    request.launch.kernel = "unknown";
    const auto outcome = runCli({"worker", "--replay"},
                                input + "nonsense\n" + toLine(Request{7, "launch", toJson(request.launch)}));
    const auto answers = splitLines(outcome.output);
    EXPECT_GE(answers.size(), 8U);
    for (const std::string& answer : answers)
        EXPECT_EQ(schemaErrors(answer, "message"), "");
}

struct WrongText {
    const char* schema;
    const char* text;
};

TEST(Schema, RejectsWhatTheProgramRejects) {
    for (
        const WrongText& wrong : {
            WrongText{"check-line", R"({"blockDim":[1]})"},
            WrongText{"check-line", R"({"gridDim":[-1],"blockDim":[1]})"},
            WrongText{"check-line", R"({"gridDim":[1.5],"blockDim":[1]})"},
            WrongText{"check-line", R"({"gridDim":[4294967296],"blockDim":[1]})"},
            WrongText{"check-line", R"({"gridDim":[1],"blockDim":[1],"api":"launch"})"},
            WrongText{"check-line", R"({"gridDim":[1],"blockDim":[1],"kernel":{"name":"k"}})"},
            WrongText{"occupancy-line", R"({"kernel":{"numRegs":1},"blockSize":0})"},
            WrongText{"occupancy-line", R"({"kernel":{"numRegs":256},"blockSize":1})"},
            WrongText{"device", R"({"format":"trichevron-device","version":1})"},
            WrongText{"recording", R"({"format":"trichevron-recording","version":2})"},
            WrongText{"message", R"({"jsonrpc":"2.0","id":1,"method":"fly"})"},
            WrongText{"message", R"({"jsonrpc":"1.0","id":1,"method":"devices"})"},
            WrongText{"message", R"({"jsonrpc":"2.0","id":1,"method":"initialize"})"},
            WrongText{
                "message",
                R"({"jsonrpc":"2.0","id":1,"method":"measure","params":{"kernel":"k","launch":{"gridDim":[1],"blockDim":[1]},"precision":2}})"},
            WrongText{
                "message",
                R"({"jsonrpc":"2.0","method":"piece","params":{"id":1,"column":"colour","first":0,"values":[1]}})"},
            WrongText{"sweep", R"({"device":null,"kernel":"k","stopped":"cancelled","points":[]})"},
            WrongText{"check-answer", R"({"id":1,"valid":true})"},
            WrongText{"occupancy", R"({"blockSize":256})"},
            WrongText{"check-devices-answer", R"({"launch":null,"accepted":0,"refused":0,"devices":[]})"},
        })
        EXPECT_NE(schemaErrors(wrong.text, wrong.schema), "") << wrong.schema << ": " << wrong.text;
}

} // namespace
} // namespace trichevron::cli
