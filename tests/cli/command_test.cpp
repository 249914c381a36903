// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/json/json_reader.h"
#include "tests/cli/command_case.h"

#include <gtest/gtest.h>

#include <regex>
#include <string>

namespace trichevron::cli {
namespace {

using test::CommandCase;
using test::fixtureDevice;
using test::runCli;

class Command : public testing::TestWithParam<CommandCase> {};

TEST_P(Command, HasTheExpectedStatusAndOutput) {
    expectOutcome(GetParam());
}

std::vector<std::string> check(std::vector<std::string> more) {
    more.insert(more.begin(), "check");
    more.insert(more.end(), {"--device", fixtureDevice});
    return more;
}

INSTANTIATE_TEST_SUITE_P(
    Check, Command,
    testing::Values(
        CommandCase{
            "Accepted",
            check({"--grid", "63,63", "--block", "16,16"}),
            0,
            {"Accepted: cudaSuccess", "3,969 blocks of 256 threads", "Test Fixture GPU (recorded 2000-01-01"},
            ""},
        CommandCase{"BlockTooLargeNamesRuleValueLimitSourceErrorAndFix",
                    check({"--grid", "1", "--block", "2048"}),
                    1,
                    {"Refused: cudaErrorInvalidValue", "[threadsPerBlock]", "value 2,048, limit 1,024",
                     "from cudaDeviceProp::maxThreadsPerBlock (recorded)", "leads to cudaErrorInvalidValue",
                     "fix: Block 1,024"},
                    ""},
        CommandCase{"DriverNamesForDriverFunctions",
                    check({"--grid", "1", "--block", "2048", "--api", "cuLaunchKernel"}),
                    1,
                    {"Refused: CUDA_ERROR_INVALID_VALUE"},
                    ""},
        CommandCase{"AClusterSelectsAnExFunction",
                    check({"--grid", "3", "--block", "32", "--cluster", "2"}),
                    1,
                    {"cudaLaunchKernelEx: grid 3", "[clusterDividesGrid]", "cudaErrorInvalidClusterSize"},
                    ""},
        CommandCase{"SharedMemoryWithOptIn",
                    check({"--grid", "1", "--block", "32", "--smem", "100KiB", "--opt-in-smem", "100KiB"}),
                    0,
                    {"Accepted", "100 KiB of dynamic shared memory"},
                    ""},
        CommandCase{"StaticSharedMemoryCountsAgainst48KiB",
                    check({"--grid", "1", "--block", "32", "--static-smem", "4096", "--smem", "48KiB"}),
                    1,
                    {"Refused: cudaErrorInvalidValue", "[sharedMemoryOptIn]", "value 49,152, limit 45,056",
                     "from cudaFuncAttributes::maxDynamicSharedSizeBytes (given)"},
                    ""},
        CommandCase{"SharedMemoryWithoutOptIn",
                    check({"--grid", "1", "--block", "32", "--smem", "49153"}),
                    1,
                    {"[sharedMemoryOptIn]", "fix: Opt in"},
                    ""},
        CommandCase{"LaunchBounds",
                    check({"--grid", "1", "--block", "512", "--launch-bounds", "256,1,4"}),
                    1,
                    {"[launchBoundsThreads]"},
                    ""},
        CommandCase{"DeclaredBlockNeedsNoBlock",
                    check({"--grid", "8", "--block-size", "128/2"}),
                    0,
                    {"16 blocks of 128 threads"},
                    ""},
        CommandCase{
            "ANodeOfAGraphNamesTheCallThatFails",
            check({"--grid", "3", "--block", "32", "--cluster", "2", "--api", "cudaGraphAddKernelNode"}),
            1,
            {"cudaGraphAddKernelNode: grid 3", "Refused: cudaErrorInvalidClusterSize",
             "cudaGraphKernelNodeSetAttribute returns the error."},
            ""},
        CommandCase{
            "ACarveoutThatCannotBeSet",
            check({"--grid", "3", "--block", "32", "--carveout", "101"}),
            2,
            {},
            "cudaErrorInvalidValue (1) for any other, and the driver's log says “Requested preferred shared "
            "mem carveout invalid 101”"},
        CommandCase{"AClusterIsDeclaredOnce",
                    check({"--grid", "8", "--cluster-dims", "2", "--block-size", "128/2"}),
                    2,
                    {},
                    "--block-size: the compiler refuses a cluster in __block_size__ beside __cluster_dims__"},
        CommandCase{"TheGridCoversTheProblem",
                    check({"--problem", "1000,1000", "--block", "16,16"}),
                    0,
                    {"grid 63 × 63 × 1"},
                    ""},
        CommandCase{"AGridInClustersCoversTheProblem",
                    check({"--problem", "1000", "--block-size", "128/2"}),
                    0,
                    {"grid 4 × 1 × 1", "8 blocks of 128 threads"},
                    ""},
        CommandCase{"TheGridCoversTheProblemOnEachAxis",
                    check({"--problem", "1000,1000", "--block-size", "16,8/2,1"}),
                    0,
                    {"grid 32 × 125 × 1", "8,000 blocks of 128 threads"},
                    ""},
        CommandCase{"AFixForADeclaredBlockCountsTheGridInClusters",
                    check({"--grid", "8", "--block", "64", "--block-size", "128/2"}),
                    1,
                    {"fix: Block 128", "in a grid of 8 × 1 × 1: 2,048 threads in total"},
                    ""},
        CommandCase{"AGridInClustersThatDoesNotCoverTheProblem",
                    check({"--problem", "1000", "--grid", "3", "--block-size", "128/2"}),
                    0,
                    {"[truncatedGrid]", "gridDim.x = 1000 / (128 * 2) = 3", "fix: Grid 4"},
                    ""},
        CommandCase{"CountsBeyond64Bits",
                    check({"--grid", "4294967295,4294967295,4294967295", "--block",
                           "4294967295,4294967295,4294967295"}),
                    1,
                    {"79,228,162,458,924,105,385,300,197,375 blocks of "
                     "79,228,162,458,924,105,385,300,197,375 threads, > 2^128 threads",
                     "Occupancy: no block fits on an SM\n"},
                    ""},
        CommandCase{"AnEmptyBlockHasNoOccupancy",
                    check({"--grid", "1", "--block", "0"}),
                    1,
                    {"Occupancy: no block fits on an SM\n"},
                    ""},
        CommandCase{"ABlockThatDoesNotFit",
                    check({"--grid", "1", "--block", "2048"}),
                    1,
                    {"Occupancy: no block fits on an SM, limited by warps"},
                    ""},
        CommandCase{"RecordedDemoKernel",
                    check({"--kernel", "matrixAdd", "--grid", "7,7", "--block", "16,16"}),
                    0,
                    {"Accepted"},
                    ""},
        CommandCase{"UnknownDemoKernel",
                    check({"--kernel", "warpDrive", "--grid", "7", "--block", "16"}),
                    2,
                    {},
                    "--kernel: there is no kernel \"warpDrive\"; the kernels are threadIds, matrixAdd"},
        CommandCase{"Negative", check({"--grid=-1", "--block", "1"}), 2, {}, "--grid: \"-1\" is negative"},
        CommandCase{
            "Fractional", check({"--grid", "1.5", "--block", "1"}), 2, {}, "--grid: \"1.5\" has a fraction"},
        CommandCase{"Beyond32Bits",
                    check({"--grid", "1", "--block", "4294967296"}),
                    2,
                    {},
                    "--block: \"4294967296\" is too large"},
        CommandCase{"Beyond64Bits",
                    check({"--grid", "1", "--block", "1", "--smem", "18446744073709551616"}),
                    2,
                    {},
                    "--smem: "},
        CommandCase{"AZeroGridIsRefused", check({"--grid", "0", "--block", "1"}), 1, {"[gridDimZero]"}, ""},
        CommandCase{"NoBlock", check({"--grid", "1"}), 2, {}, "--block: no block given"},
        CommandCase{"NoGrid", check({"--block", "1"}), 2, {}, "--grid: no grid given"},
        CommandCase{"ClusterWithCudaLaunchKernel",
                    check({"--grid", "2", "--block", "1", "--cluster", "2", "--api", "cudaLaunchKernel"}),
                    2,
                    {},
                    "--cluster: cudaLaunchKernel cannot set a cluster dimension"},
        CommandCase{
            "DriverSharedMemoryBeyond32Bits",
            check({"--grid", "2", "--block", "1", "--smem", "4294967296", "--api", "cuLaunchKernel"}),
            2,
            {},
            "--smem: cuLaunchKernel takes the shared memory as an unsigned int, at most 4294967295 bytes"},
        CommandCase{"UnknownApi",
                    check({"--grid", "2", "--block", "1", "--api", "launch"}),
                    2,
                    {},
                    "--api: expected one of cudaLaunchKernel, "},
        CommandCase{"UnknownDevice",
                    {"check", "--grid", "1", "--block", "1", "--device", "GeForce 256"},
                    2,
                    {},
                    "there is no device \"GeForce 256\": the catalogue has \"Test Fixture GPU\""},
        CommandCase{"MissingDeviceFile",
                    {"check", "--grid", "1", "--block", "1", "--device", "/nowhere/a.json"},
                    2,
                    {},
                    "/nowhere/a.json: cannot be opened: No such file or directory"}),
    test::caseName<CommandCase>);

const std::string commands = "the commands are devices, kernels, check, occupancy, inspect, import, capture, "
                             "report, lesson, exercises, "
                             "rules, run, sweep, conform, worker";

INSTANTIATE_TEST_SUITE_P(
    Others, Command,
    testing::Values(
        CommandCase{"NoCommand", {}, 2, {}, "no command given; " + commands},
        CommandCase{"UnknownCommand", {"fly"}, 2, {}, "there is no command \"fly\"; " + commands},
        CommandCase{
            "NoCommandOfACommand", {"lesson"}, 2, {}, "no command given; the commands are lesson check"},
        CommandCase{"UnknownAfterACommand", {"lesson", "nope"}, 2, {}, "\"lesson nope\"; the commands are "},
        CommandCase{"EmptyCommand", {""}, 2, {}, "there is no command \"\"; the commands are devices"},
        CommandCase{
            "UnknownOption", {"check", "--colour"}, 2, {}, "--colour; see trichevron-cli check --help"},
        CommandCase{"ConformWithABadNumber",
                    {"conform", "--launches", "many"},
                    2,
                    {},
                    "--launches: \"many\" is not a number"},
        CommandCase{"ConformWithABadSeed", {"conform", "--seed", "-1"}, 2, {}, "--seed: \"-1\""},
        CommandCase{"Help", {"--help"}, 0, {"devices", "kernels", "check", "occupancy", "run", "worker"}, ""},
        CommandCase{"HelpHasExamples", {"check", "--help"}, 0, {"Examples:", "--batch"}, ""},
        CommandCase{"Version", {"--version"}, 0, {"trichevron-cli "}, ""},
        CommandCase{
            "DeviceShowsAllProperties",
            {"devices", fixtureDevice},
            0,
            {"maxThreadsPerMultiProcessor  2048", "cudaDevAttrWarpSize", "madeUpNumbers", "A number made up"},
            ""},
        CommandCase{"KernelsOfARecording",
                    {"kernels", "--replay"},
                    0,
                    {"matrixAdd", "sm_90", "Test Fixture GPU"},
                    ""},
        CommandCase{"KernelsOfAnUnknownDevice",
                    {"kernels", "--replay", "--device", "3"},
                    3,
                    {},
                    "there is no device 3"},
        CommandCase{
            "MoreBarriersThanABlockHas",
            {"check", "--grid", "1", "--block", "1", "--barriers", "4294967295", "--device", fixtureDevice},
            2,
            {},
            "--barriers: \"4294967295\" is too large; give a whole number from 0 to 16"},
        CommandCase{"AllBarriersOfABlock",
                    {"check", "--grid", "1", "--block", "1", "--barriers", "16", "--device", fixtureDevice},
                    0,
                    {"Accepted"},
                    ""},
        CommandCase{"ALineBreakInAValue",
                    {"check", "--grid", "1\n\x1b[31m", "--block", "1"},
                    2,
                    {},
                    "trichevron-cli: --grid: \"1\\n\\x1b[31m\""},
        CommandCase{"ALineBreakInAName",
                    {"occupancy", "--block", "1", "--device", "a\nb"},
                    2,
                    {},
                    "trichevron-cli: there is no device \"a\\nb\""},
        CommandCase{"ADeviceAsAKernelFile",
                    {"occupancy", "--block", "1", "--kernel-file", "/dev/zero", "--device", fixtureDevice},
                    2,
                    {},
                    "/dev/zero: cannot be read: it is a device; give a regular file"},
        CommandCase{"ADeviceAsABatch",
                    {"check", "--batch", "/dev/zero", "--device", fixtureDevice},
                    2,
                    {},
                    "--batch: /dev/zero: cannot be read: it is a device; give a regular file"}),
    test::caseName<CommandCase>);

/// Complete command lines, in which one option has an empty value.
std::vector<CommandCase> emptyValues() {
    struct Line {
        std::vector<std::string> words;
        std::vector<std::string> options;
    };
    std::vector<CommandCase> cases;
    for (const Line& line :
         {Line{{"check", "--grid", "8", "--block", "256"},
               {"--cluster", "--smem", "--api", "--stream", "--problem", "--kernel", "--kernel-file",
                "--regs", "--static-smem", "--max-threads", "--barriers", "--launch-bounds", "--cluster-dims",
                "--block-size", "--opt-in-smem", "--carveout", "--device", "--devices", "--runtime"}},
          Line{{"check", "--problem", "8", "--block-size", "256"}, {"--grid", "--block", "--batch"}},
          Line{{"occupancy", "--block", "256"}, {"--smem", "--regs", "--batch"}},
          Line{{"run", "--kernel", "matrixAdd", "--replay"},
               {"--grid", "--block", "--samples", "--budget", "--precision", "--threads", "--time-limit",
                "--device", "--recordings", "--record"}},
          Line{{"sweep", "--kernel", "matrixAdd", "--block", "8x8", "--replay"},
               {"--grid", "--cluster", "--samples", "--budget", "--precision", "--time-limit", "--record"}},
          Line{{"kernels", "--replay"}, {"--device", "--recordings"}}, Line{{"devices"}, {"--save"}},
          Line{{"worker"}, {"--recordings"}}})
        for (const std::string& option : line.options) {
            std::vector<std::string> words = line.words;
            words.insert(words.end(), {option, ""});
            cases.push_back({"", words, 2, {}, option + ": the value is empty; "});
        }
    cases.push_back({"",
                     {"run", "--kernel", "matrixAdd", "--replay", "--block", "8,8", ""},
                     2,
                     {},
                     "--block: the value is empty; "});
    cases.push_back({"", {"devices", ""}, 2, {}, "name: the value is empty; "});
    return cases;
}

INSTANTIATE_TEST_SUITE_P(EmptyValue, Command, testing::ValuesIn(emptyValues()));

#if !TRICHEVRON_HAVE_CUDA
INSTANTIATE_TEST_SUITE_P(
    WithoutCuda, Command,
    testing::Values(
        CommandCase{"Devices",
                    {"devices"},
                    0,
                    {"Test Fixture GPU", "No live device: this trichevron-cli was built without CUDA"},
                    ""},
        CommandCase{"LiveCheck",
                    {"check", "--grid", "1", "--block", "1", "--device", "live"},
                    3,
                    {},
                    "this trichevron-cli was built without CUDA"},
        CommandCase{
            "Run", {"run", "--kernel", "matrixAdd"}, 3, {}, "this trichevron-cli was built without CUDA"},
        CommandCase{"KernelsOfAGpu",
                    {"kernels", "--device", "0"},
                    3,
                    {},
                    "this trichevron-cli was built without CUDA"},
        CommandCase{"Conform", {"conform"}, 3, {}, "this trichevron-cli was built without CUDA"},
        CommandCase{"Save",
                    {"devices", "--save", "/tmp/never.json"},
                    3,
                    {},
                    "this trichevron-cli was built without CUDA"},
        CommandCase{"Worker", {"worker"}, 3, {}, "this trichevron-cli was built without CUDA"}),
    test::caseName<CommandCase>);
#endif

/// Runs the program in a shell, with the arguments as shell text.
test::RunOutcome runInShell(const std::string& arguments) {
    return test::runProgram("/bin/sh", {"-c", "exec \"$0\" " + arguments, TRICHEVRON_CLI},
                            test::fixtureResources);
}

TEST(Output, AWriteErrorIsReported) {
    for (const char* arguments : {"devices", "kernels --replay", "--version", "check --help",
                                  "occupancy --block 256 --device 'Test Fixture GPU'",
                                  "check --grid 1 --block 1 --device 'Test Fixture GPU'",
                                  "check --grid 1 --block 1 --device 'Test Fixture GPU' --json",
                                  "run --kernel matrixAdd --replay --block 8,8",
                                  "report '" TRICHEVRON_TEST_DATA "/traces/kineto.json'",
                                  "import '" TRICHEVRON_TEST_DATA "/traces/kineto.json' --csv"}) {
        const auto outcome = runInShell(std::string(arguments) + " >/dev/full");
        EXPECT_EQ(outcome.status, 2) << arguments;
        EXPECT_EQ(outcome.errors,
                  "trichevron-cli: cannot write to standard output: No space left on device\n")
            << arguments;
    }
    EXPECT_EQ(runInShell("devices >&-").status, 2);
}

TEST(Output, AWriteErrorOfABatchIsReported) {
    const auto outcome = test::runProgram(
        "/bin/sh",
        {"-c", R"(echo '{"gridDim":[1],"blockDim":[1]}' | "$0" check --batch - --device "$1" >/dev/full)",
         TRICHEVRON_CLI, fixtureDevice},
        test::fixtureResources);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.errors, "trichevron-cli: --batch: cannot write the answers: No space left on device\n");
}

TEST(Output, AnUnwritableStandardErrorKeepsTheExitStatus) {
    EXPECT_EQ(runInShell("fly 2>/dev/full").status, 2);
    EXPECT_EQ(runInShell("check --grid x --block 1 2>/dev/full").status, 2);
    EXPECT_EQ(runInShell("kernels --replay --device 3 2>/dev/full").status, 3);
    EXPECT_EQ(runInShell("fly 2>&-").status, 2);
}

TEST(ClusterHelp, SaysThatAClusterOfOneBlockIsNotNone) {
    const std::string help =
        std::regex_replace(runCli({"check", "--help"}).output, std::regex("\\s+"), " "); // it wraps lines
    EXPECT_NE(help.find("with 1 the launch has clusters of one block, and without the option it has none"),
              std::string::npos)
        << help;
}

TEST(Json, ACheckContainsDeviceLaunchAndVerdict) {
    const auto outcome = runCli(check({"--grid", "1", "--block", "2048", "--json"}));
    EXPECT_EQ(outcome.status, 1);
    const core::Json json = core::parseJson(outcome.output, "output");
    EXPECT_EQ(json.at("device").at("provenance").at("kind"), "recorded");
    EXPECT_EQ(json.at("launch").at("blockDim"), core::Json::array({2048, 1, 1}));
    EXPECT_EQ(json.at("valid"), false);
    EXPECT_EQ(json.at("violations").at(0).at("fixes").at(0).at("change").at("blockDim"),
              core::Json::array({1024, 1, 1}));
}

} // namespace
} // namespace trichevron::cli
