// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_value.h"
#include "tests/cli/command_case.h"

namespace trichevron {
namespace {

using test::CommandCase;
using test::fixtureDevice;
using test::runCli;

std::vector<std::string> checkCode(const std::string& code, std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"check", "--code", code});
    return test::onFixture(more);
}

class CodeCommand : public testing::TestWithParam<CommandCase> {};

TEST_P(CodeCommand, ChecksTheLaunchOfTheCode) {
    test::expectOutcome(GetParam());
}

INSTANTIATE_TEST_SUITE_P(
    Code, CodeCommand,
    testing::Values(
        CommandCase{{"Chevrons"},
                    checkCode("matrixAdd<<<dim3(63, 63), dim3(16, 16), 1024>>>(A, B, C, n);"),
                    0,
                    {"Read from line 1: matrixAdd\n", "cudaLaunchKernel: grid 63 × 63 × 1, block 16 × 16 × 1",
                     "Accepted"},
                    ""},
        CommandCase{{"BracketsAlone"}, checkCode("<<<1, 2048>>>"), 1, {"[threadsPerBlock]"}, ""},
        CommandCase{{"TheFunctionDecidesTheError"},
                    checkCode("cuLaunchKernel(f, 1, 1, 1, 2048, 1, 1, 0, 0, args, 0);"),
                    1,
                    {"CUDA_ERROR_INVALID_VALUE"},
                    ""},
        CommandCase{
            {"TheOptInOfTheCodeCounts"},
            checkCode("cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 102400);\n"
                      "k<<<1, 32, 102400>>>();"),
            0,
            {"Read from line 2: k", "Accepted"},
            ""},
        CommandCase{
            {"WithoutItTheLaunchIsRefused"}, checkCode("k<<<1, 32, 102400>>>();"), 1, {"Refused"}, ""},
        CommandCase{{"AGivenName"},
                    checkCode("k<<<(n + 255) / 256, 256>>>();", {"--define", "n=1000"}),
                    0,
                    {"grid 4 × 1 × 1"},
                    ""},
        CommandCase{{"ANoteIsPrinted"},
                    checkCode("LaunchConfig(grid=4, cluster=2, block=32)"),
                    0,
                    {"cuda.core counts the grid in clusters", "grid 8 × 1 × 1, cluster 2 × 1 × 1"},
                    ""},
        CommandCase{{"TheProblemIsAnOption"},
                    checkCode("k<<<3, 256>>>();", {"--problem", "1000"}),
                    0,
                    {"[truncatedGrid]"},
                    ""},
        CommandCase{{"AMissingName"},
                    checkCode("k<<<(n + 255) / 256, m>>>();"),
                    2,
                    {},
                    "--code: the code gives no value to n, m; add --define 'n=NUMBER'"},
        CommandCase{{"NoLaunch"}, checkCode("int n = 4;"), 2, {}, "--code: there is no launch; "},
        CommandCase{{"AFaultHasItsPlace"},
                    checkCode("\n  k<<<4, 1 / 0>>>();"),
                    2,
                    {},
                    "--code: line 2, column 12: this divides by 0"},
        CommandCase{
            {"WithAGrid"}, checkCode("k<<<4, 1>>>();", {"--grid", "4"}), 2, {}, "--grid excludes --code"},
        CommandCase{{"InABatch"},
                    checkCode("k<<<4, 1>>>();", {"--batch", "-"}),
                    2,
                    {},
                    "--code: cannot be combined with --batch, where each line sets it"},
        CommandCase{{"ADefinitionWithoutANumber"},
                    checkCode("k<<<n, 1>>>();", {"--define", "n=many"}),
                    2,
                    {},
                    "--define n: "},
        CommandCase{{"ADefinitionWithoutAName"},
                    checkCode("k<<<n, 1>>>();", {"--define", "=4"}),
                    2,
                    {},
                    "--define: expected NAME=NUMBER, found \"=4\""}),
    test::caseName<CommandCase>);

TEST(CodeCommand, StandardInputIsAFile) {
    const auto outcome = runCli(test::onFixture({"check", "--code", "-", "--json"}),
                                "#define N 1000\nvoid run() {\n  k<<<(N + 255) / 256, 256>>>();\n}\n");
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    const core::Json json = core::Json::parse(outcome.output);
    EXPECT_EQ(json.at("code").at("kernel").get<std::string>(), "k");
    EXPECT_EQ(json.at("code").at("line").get<int>(), 3);
    EXPECT_EQ(json.at("launch").at("gridDim").at(0).get<int>(), 4);
}

TEST(CodeCommand, ManyDevicesCheckTheSameLaunch) {
    const auto outcome = runCli({"check", "--code", "k<<<4, 256>>>();", "--devices", fixtureDevice});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find("Read from line 1: k\n"), std::string::npos) << outcome.output;
}

} // namespace
} // namespace trichevron
