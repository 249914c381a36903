// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/file_io.h"
#include "core/json/json_reader.h"
#include "tests/cli/cli_run.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string_view>
#include <utility>

namespace trichevron::cli {
namespace {

using test::fixtureDevice;
using test::runCli;

const std::vector<std::string> checkBatch{"check", "--batch", "-", "--device", fixtureDevice};

std::vector<core::Json> parseAnswers(const std::string& output) {
    std::vector<core::Json> answers;
    std::istringstream stream(output);
    for (std::string line; std::getline(stream, line);)
        answers.push_back(core::parseJson(line, "answer"));
    return answers;
}

TEST(Batch, EveryLineIsAnsweredInOrder) {
    std::string input;
    for (int i = 0; i < 500; ++i)
        input += R"({"id":)" + std::to_string(i) + R"(,"gridDim":[1],"blockDim":[)" + std::to_string(i * 8) +
                 "]}\n";
    const auto outcome = runCli(checkBatch, input);
    EXPECT_EQ(outcome.status, 0) << "refused launches do not change the exit status of a batch";
    const auto answers = parseAnswers(outcome.output);
    ASSERT_EQ(answers.size(), 500U);
    for (int i = 0; i < 500; ++i) {
        EXPECT_EQ(answers[static_cast<std::size_t>(i)].at("id"), i);
        EXPECT_EQ(answers[static_cast<std::size_t>(i)].at("valid"), i >= 1 && i <= 128) << i;
    }
}

TEST(Batch, MalformedLinesAreAnsweredInOrder) {
    const auto outcome = runCli(checkBatch, R"({"id":1,"gridDim":[1],"blockDim":[1]}

{"id":3,"gridDim":[1],"blockDim":[-1]}
{"id":4,"gridDim":[1
{"id":5,"gridDim":[1],"blockDim":[1]})");
    EXPECT_EQ(outcome.status, 2);
    const auto answers = parseAnswers(outcome.output);
    ASSERT_EQ(answers.size(), 5U);
    EXPECT_EQ(answers[0].at("valid"), true);
    EXPECT_EQ(answers[1].at("inputError"), "line 2: expected JSON, found nothing");
    EXPECT_EQ(
        answers[2].dump(),
        R"({"id":3,"inputError":"line 3: /blockDim/0: expected an integer from 0 to 4294967295, found -1"})");
    EXPECT_EQ(answers[3].at("inputError"), "line 4: column 21: the text ends in the middle of a value");
    EXPECT_EQ(answers[4].at("valid"), true);
}

TEST(Batch, TheHelpNamesTheFormatByAFileThatIsThere) {
    for (const std::string command : {"check", "occupancy"}) {
        const std::string help =
            test::runProgram(TRICHEVRON_CLI, {command, "--help"}, test::fullResources, {}).output;
        const std::size_t at = help.find("(format: ");
        ASSERT_NE(at, std::string::npos) << help;
        const std::size_t begin = at + std::string_view("(format: ").size();
        const std::string file = help.substr(begin, help.find(".json)", begin) + 5 - begin);
        EXPECT_NE(core::readFile(file).find(command + " --batch"), std::string::npos) << file;
    }
}

TEST(Batch, AMalformedLineDoesNotAffectTheOthers) {
    const std::string good = R"({"id":0,"gridDim":[1],"blockDim":[1]})";
    const std::vector<std::pair<std::string, std::string>> bad{
        {"launch me", "column 1: not JSON: unexpected 'l'"},
        {R"({"id":0,"blockDim":[1]})", "/gridDim: this field is missing"},
        {R"({"gridDim":[1],"blockDim":[1],"kernel":{"numRegs":"many"}})",
         R"(/kernel/numRegs: expected an integer from 0 to 4294967295, found "many")"},
        {R"({"gridDim":[4294967296],"blockDim":[1]})",
         "/gridDim/0: expected an integer from 0 to 4294967295, found 4294967296"},
        {std::string(std::size_t{1} << 20U, ' '), "the line is longer than the maximum of 1048576 bytes"},
        {"", "expected JSON, found nothing"},
        {good + "}", "column 38: not JSON: unexpected '}'"},
        {R"({"gridDim":[1],"blockDim":)", "column 27: the text ends in the middle of a value"},
        {"\"\xff\"", "column 2: the text is not UTF-8"},
        {std::string(65, '['), "column 65: nested deeper than 64 levels"}};
    std::string input;
    for (const auto& [line, reason] : bad)
        input.append(line).append("\n").append(good).append("\n");
    const auto outcome = runCli(checkBatch, input);
    EXPECT_EQ(outcome.status, 2);
    const auto answers = parseAnswers(outcome.output);
    ASSERT_EQ(answers.size(), 2 * bad.size());
    for (std::size_t i = 0; i < bad.size(); ++i) {
        EXPECT_EQ(answers[2 * i].at("inputError"),
                  "line " + std::to_string(2 * i + 1) + ": " + bad[i].second);
        EXPECT_EQ(answers[2 * i + 1].at("valid"), true) << "after " << bad[i].second;
    }
}

TEST(Batch, AnOverlongLineIsAnsweredInOrder) {
    const std::string good = R"({"id":1,"gridDim":[1],"blockDim":[1]})";
    const auto outcome = runCli(checkBatch, std::string(3'000'000, '[') + "\n" + good + "\n");
    EXPECT_EQ(outcome.status, 2);
    const auto answers = parseAnswers(outcome.output);
    ASSERT_EQ(answers.size(), 2U);
    EXPECT_EQ(answers[0].at("inputError"), "line 1: the line is longer than the maximum of 1048576 bytes");
    EXPECT_EQ(answers[1].at("valid"), true);
}

TEST(Batch, EachLineIsAnsweredBeforeTheNextArrives) {
    test::ChildProcess cli(TRICHEVRON_CLI, checkBatch, test::fixtureResources);
    for (int i = 0; i < 3; ++i) {
        cli.write(R"({"id":)" + std::to_string(i) + ",\"gridDim\":[1],\"blockDim\":[1]}\n");
        EXPECT_EQ(core::parseJson(cli.readLine(), "answer").at("id"), i);
    }
    cli.closeInput();
    EXPECT_EQ(cli.wait(), 0);
}

TEST(Batch, CompleteLinesAreAnsweredWhileTheNextIsIncomplete) {
    test::ChildProcess cli(TRICHEVRON_CLI, checkBatch, test::fixtureResources);
    const auto line = [](int id) {
        return R"({"id":)" + std::to_string(id) + ",\"gridDim\":[1],\"blockDim\":[1]}\n";
    };
    cli.write(line(0) + line(1) + line(2).substr(0, 9));
    EXPECT_EQ(core::parseJson(cli.readLine(), "answer").at("id"), 0);
    EXPECT_EQ(core::parseJson(cli.readLine(), "answer").at("id"), 1);
    cli.write(line(2).substr(9));
    EXPECT_EQ(core::parseJson(cli.readLine(), "answer").at("id"), 2);
    cli.closeInput();
    EXPECT_EQ(cli.wait(), 0);
}

TEST(Batch, OccupancyBatchesWorkTheSameWay) {
    const auto outcome = runCli({"occupancy", "--batch", "-", "--device", fixtureDevice},
                                R"({"id":1,"kernel":{"numRegs":64},"blockSize":256}
{"id":2,"kernel":{"numRegs":64},"blockSize":0}
{"id":3,"kernel":{"numRegs":32,"maxDynamicSharedSizeBytes":200000},"blockSize":1024,"dynamicSmemBytes":200000}
{"id":4,"kernel":{"numRegs":256},"blockSize":33}
{"id":5,"kernel":[{"numRegs":300,"binaryVersion":90}],"blockSize":33}
{"id":6,"kernel":{"numRegs":32,"sharedSizeBytes":60000},"blockSize":33}
)");
    EXPECT_EQ(outcome.status, 2);
    const auto answers = parseAnswers(outcome.output);
    ASSERT_EQ(answers.size(), 6U);
    EXPECT_EQ(answers[0].at("maxActiveBlocksPerMultiprocessor"), 4);
    EXPECT_EQ(answers[0].at("limiters"), core::Json::array({"registers"}));
    EXPECT_EQ(answers[1].at("inputError"),
              "line 2: /blockSize: expected an integer from 1 to 4294967295, found 0");
    EXPECT_EQ(answers[2].at("maxActiveBlocksPerMultiprocessor"), 1);
    EXPECT_EQ(answers[2].at("limiters"), core::Json::array({"sharedMemory"}));
    EXPECT_EQ(answers[3].at("inputError"),
              "line 4: /kernel/numRegs: expected an integer from 0 to 255, found 256");
    EXPECT_EQ(answers[4].at("inputError"),
              "line 5: /kernel/0/numRegs: expected an integer from 0 to 255, found 300");
    EXPECT_EQ(answers[5].at("inputError"),
              "line 6: /kernel/sharedSizeBytes: expected an integer from 0 to 49152, found 60000");
}

TEST(Batch, ACooperativeFlagWithAnUnsuitableFunctionIsAnError) {
    const auto outcome = runCli(checkBatch, R"({"gridDim":[1],"blockDim":[1],"cooperative":true}
{"gridDim":[1],"blockDim":[1],"api":"cuLaunchKernel","cooperative":true}
{"gridDim":[1],"blockDim":[1],"api":"cuLaunchKernel","cooperative":false}
{"gridDim":[1],"blockDim":[1],"api":"cudaLaunchKernelEx","cooperative":true}
{"gridDim":[1],"blockDim":[1],"api":"cudaLaunchCooperativeKernel","cooperative":true}
)");
    EXPECT_EQ(outcome.status, 2);
    const auto answers = parseAnswers(outcome.output);
    ASSERT_EQ(answers.size(), 5U);
    EXPECT_EQ(
        answers[0].at("inputError"),
        "line 1: /cooperative: expected false, since cudaLaunchKernel cannot launch cooperatively (only "
        "the Ex and the cooperative functions can), found true");
    EXPECT_TRUE(answers[1].contains("inputError"));
    for (const std::size_t i : {2U, 3U, 4U})
        EXPECT_EQ(answers[i].at("valid"), true) << i;
}

TEST(Batch, MoreRegistersThanAThreadCanHaveAreSaidOnceWithTheirLimit) {
    const auto outcome = runCli(checkBatch, R"({"kernel":{"numRegs":999},"gridDim":[1],"blockDim":[256]}
)");
    EXPECT_EQ(parseAnswers(outcome.output).at(0).at("valid"), false);
    const std::string sentence =
        "no kernel can use 999 registers per thread, because instructions can address "
        "only 255.";
    const std::size_t first = outcome.output.find(sentence);
    ASSERT_NE(first, std::string::npos) << outcome.output;
    EXPECT_EQ(outcome.output.find(sentence, first + 1), std::string::npos) << outcome.output;
    EXPECT_EQ(outcome.output.find("0 threads"), std::string::npos) << outcome.output;
}

TEST(Batch, AnUnreadableFileIsAnError) {
    const auto outcome = runCli({"check", "--batch", "/nowhere/a.jsonl", "--device", fixtureDevice});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.errors,
              "trichevron-cli: --batch: /nowhere/a.jsonl: cannot be opened: No such file or directory\n");
}

TEST(Batch, TheAnswerListsTheFieldsThatItIgnores) {
    const auto outcome = runCli(checkBatch, R"({"id":1,"gridDim":[1],"blockDim":[1],"dynamicSmem":5}
{"id":2,"gridDim":[1],"blockDim":[1],"dynamicSmemBytes":5}
)");
    EXPECT_EQ(outcome.status, 0) << "the launches are answered";
    const auto answers = parseAnswers(outcome.output);
    ASSERT_EQ(answers.size(), 2U);
    EXPECT_EQ(answers[0].at("ignoredFields").dump(), R"(["/dynamicSmem"])");
    EXPECT_FALSE(answers[1].contains("ignoredFields"));
}

TEST(Batch, OptionsOfASingleLaunchCannotBeCombinedWithABatch) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"check", "--grid", "1"},
             {"check", "--block", "1"},
             {"check", "--smem", "3"},
             {"check", "--cooperative"},
             {"check", "--kernel", "matrixAdd"},
             {"check", "--launch-bounds", "256"},
             {"check", "--carveout", "50"},
             {"check", "--non-portable-cluster"},
             {"occupancy", "--block", "1"},
             {"occupancy", "--smem", "3"},
             {"occupancy", "--regs", "32"},
         }) {
        std::vector<std::string> arguments = words;
        arguments.insert(arguments.end(), {"--batch", "-", "--device", fixtureDevice, "--json"});
        const auto outcome = runCli(arguments);
        EXPECT_EQ(outcome.status, 2) << words[1];
        EXPECT_EQ(outcome.output, "") << words[1];
        EXPECT_EQ(outcome.errors, "trichevron-cli: " + words[1] +
                                      ": cannot be combined with --batch, where each line sets it\n");
    }
}

} // namespace
} // namespace trichevron::cli
