// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// All that is printed for people comes from the catalogue: with the pseudo-translation, which has accents on
// every letter, no plain English is left.
#include "core/catalogue/pseudo_translation.h"
#include "core/import/import.h"
#include "core/recording/recording.h"
#include "core/rules/rule.h"
#include "tests/case_name.h"
#include "tests/cli/cli_run.h"
#include "tests/cli/plain_english.h"
#include "tests/support/reported_result.h"
#include "tests/support/temporary_directory.h"

#include <gtest/gtest.h>

namespace trichevron::cli {
namespace {

using test::fixtureDevice;
using test::fixtureResources;
using test::fullResources;
using test::NamedCase;
using test::onFixture;
using test::plainEnglish;
using test::pseudoLang;
using test::replay;
using test::runCliIn;
using test::RunOutcome;

struct TranslationCase : NamedCase {
    std::vector<std::string> arguments;
    int status;
    std::string resources = fixtureResources;
};

class Translation : public testing::TestWithParam<TranslationCase> {};

TEST_P(Translation, LeavesNoPlainEnglish) {
    const TranslationCase& one = GetParam();
    const RunOutcome outcome = runCliIn(pseudoLang, one.arguments, {}, one.resources);
    EXPECT_EQ(outcome.status, one.status) << outcome.output << outcome.errors;
    EXPECT_NE(outcome.output + outcome.errors, "");
    EXPECT_EQ(plainEnglish(outcome.output), "");
    EXPECT_EQ(plainEnglish(outcome.errors), "");
}

TEST(PlainEnglish, IsFoundInALine) {
    EXPECT_EQ(plainEnglish("⟦Ɓļöçķ·⟧ --grid cudaErrorInvalidValue [threadsPerBlock] 48 KiB\n"), "");
    EXPECT_NE(plainEnglish("⟦Ɓļöçķ·⟧ block\n"), "");
    EXPECT_NE(plainEnglish("(recorded 2000-01-01)\n"), "");
    EXPECT_NE(plainEnglish("Refused: cudaErrorInvalidValue\n"), "");
}

INSTANTIATE_TEST_SUITE_P(Help, Translation,
                         testing::Values(TranslationCase{{"Program"}, {"--help"}, 0},
                                         TranslationCase{{"Devices"}, {"devices", "--help"}, 0},
                                         TranslationCase{{"Kernels"}, {"kernels", "--help"}, 0},
                                         TranslationCase{{"Check"}, {"check", "--help"}, 0},
                                         TranslationCase{{"Occupancy"}, {"occupancy", "--help"}, 0},
                                         TranslationCase{{"Inspect"}, {"inspect", "--help"}, 0},
                                         TranslationCase{{"Rules"}, {"rules", "--help"}, 0},
                                         TranslationCase{{"Run"}, {"run", "--help"}, 0},
                                         TranslationCase{{"Sweep"}, {"sweep", "--help"}, 0},
                                         TranslationCase{{"Conform"}, {"conform", "--help"}, 0},
                                         TranslationCase{{"Worker"}, {"worker", "--help"}, 0}),
                         test::caseName<TranslationCase>);

const std::string compilerOutput = TRICHEVRON_TEST_DATA "/resource-usage/nvcc-13.0.txt";
const std::string cubinUsage = TRICHEVRON_TEST_DATA "/resource-usage/cuobjdump-13.0-cubin.txt";

INSTANTIATE_TEST_SUITE_P(
    Inspect, Translation,
    testing::Values(
        TranslationCase{{"Kernels"}, {"inspect", cubinUsage, "--kernel", "scale"}, 0},
        TranslationCase{{"ResidentBlocks"},
                        onFixture({"inspect", compilerOutput, "--kernel", "scale", "--arch", "sm_90",
                                   "--block", "256", "--require-blocks-per-sm", "33"}),
                        1},
        TranslationCase{
            {"Refused"},
            onFixture({"inspect", compilerOutput, "--kernel", "scale", "--arch", "sm_90", "--block", "2048"}),
            0},
        TranslationCase{
            {"RangeOfBlocks"},
            onFixture({"inspect", TRICHEVRON_TEST_DATA "/resource-usage/cuobjdump-13.0-object.txt",
                       "--kernel", "scale", "--arch", "sm_90", "--block", "64"}),
            0},
        TranslationCase{
            {"NoDeviceForAnUnknownArchitecture"},
            {"inspect", cubinUsage, "--kernel", "scale", "--block", "256", "--require-blocks-per-sm", "2"},
            1},
        TranslationCase{
            {"NoKernel"}, {"inspect", TRICHEVRON_RESOURCES_DIR "/schemas/inspect.schema.json"}, 2},
        TranslationCase{{"ProgramWithoutKernels"}, {"inspect", "/bin/true"}, 2},
        TranslationCase{
            {"Binary"},
            {"inspect", TRICHEVRON_TEST_DATA "/binaries/relocatable.cubin", "--kernel", "softmax"},
            0},
        TranslationCase{{"KernelOfNoBinary"},
                        {"check", "--binary", TRICHEVRON_TEST_DATA "/binaries/sm_90.cubin", "--kernel", "fly",
                         "--grid", "8", "--block", "64"},
                        2},
        TranslationCase{{"NoSuchName"}, {"inspect", compilerOutput, "--kernel", "fly"}, 2},
        TranslationCase{{"NoSuchArchitecture"}, {"inspect", compilerOutput, "--arch", "sm_75"}, 2},
        TranslationCase{{"BadArchitecture"}, {"inspect", compilerOutput, "--arch", "fly"}, 2},
        TranslationCase{{"DeviceWithoutBlock"}, {"inspect", compilerOutput, "--device", "all"}, 2}),
    test::caseName<TranslationCase>);

INSTANTIATE_TEST_SUITE_P(
    Check, Translation,
    testing::Values(
        TranslationCase{
            {"Accepted"}, onFixture({"check", "--grid", "63,63", "--block", "16,16", "--smem", "1000"}), 0},
        TranslationCase{{"Refused"}, onFixture({"check", "--grid", "1", "--block", "2048"}), 1},
        TranslationCase{{"RefusedForSeveralRules"},
                        onFixture({"check", "--grid", "0", "--block", "2048", "--cluster", "3"}),
                        1},
        TranslationCase{
            {"OlderRuntime"}, onFixture({"check", "--grid", "1", "--block", "2048", "--runtime", "12.4"}), 1},
        TranslationCase{
            {"Advice"}, onFixture({"check", "--problem", "1000", "--grid", "1", "--block", "33"}), 0},
        TranslationCase{{"SilencedAdvice"},
                        onFixture({"check", "--grid", "1", "--block", "33", "--silence", "partialWarp"}),
                        0},
        TranslationCase{{"EmptyBlock"}, onFixture({"check", "--grid", "1", "--block", "0"}), 1},
        TranslationCase{{"OptIn"},
                        onFixture({"check", "--grid", "8", "--block", "256", "--cluster", "2", "--smem",
                                   "100KiB", "--opt-in-smem", "100KiB", "--regs", "32"}),
                        0},
        TranslationCase{{"LaunchBounds"},
                        onFixture({"check", "--grid", "1", "--block", "512", "--launch-bounds", "256,1,4"}),
                        1},
        TranslationCase{{"DemoKernel"},
                        onFixture({"check", "--kernel", "matrixAdd", "--grid", "7,7", "--block", "16,16"}),
                        0},
        TranslationCase{
            {"Clusters"},
            {"check", "--grid", "64", "--block", "1024", "--cluster", "4", "--device", "NVIDIA H200"},
            0,
            fullResources},
        TranslationCase{{"Devices"}, {"check", "--grid", "1", "--block", "2048", "--devices", "all"}, 1},
        TranslationCase{{"DevicesWithRegisters"},
                        {"check", "--grid", "1", "--block", "1024", "--regs", "64", "--devices", "all"},
                        0},
        TranslationCase{
            {"DevicesWithADemoKernel"},
            {"check", "--grid", "1", "--block", "64", "--kernel", "matrixAdd", "--devices", "all"},
            0}),
    test::caseName<TranslationCase>);

INSTANTIATE_TEST_SUITE_P(
    Occupancy, Translation,
    testing::Values(
        TranslationCase{{"Block"}, onFixture({"occupancy", "--block", "256", "--regs", "64"}), 0},
        TranslationCase{{"NextSteps"}, onFixture({"occupancy", "--block", "256", "--regs", "70"}), 0},
        TranslationCase{
            {"LaunchBounds"},
            onFixture({"occupancy", "--block", "256", "--regs", "32", "--launch-bounds", "128,4"}),
            1},
        TranslationCase{
            {"Suggestion"},
            onFixture({"occupancy", "--suggest", "--regs", "40", "--smem", "16KiB", "--block-limit", "512"}),
            0},
        TranslationCase{{"NoSuggestion"}, onFixture({"occupancy", "--suggest", "--smem", "1MiB"}), 0},
        TranslationCase{
            {"SharedMemory"}, onFixture({"occupancy", "--block", "256", "--blocks-per-sm", "4"}), 0},
        TranslationCase{
            {"TooManyBlocks"}, onFixture({"occupancy", "--block", "256", "--blocks-per-sm", "44"}), 0}),
    test::caseName<TranslationCase>);

INSTANTIATE_TEST_SUITE_P(Lists, Translation,
                         testing::Values(TranslationCase{{"Rules"}, {"rules"}, 0, fullResources},
                                         TranslationCase{{"Devices"}, {"devices"}, 0},
                                         TranslationCase{{"Kernels"}, {"kernels", "--replay"}, 0}),
                         test::caseName<TranslationCase>);

TEST(TranslatedRules, LeaveNoPlainEnglish) {
    for (const core::Rule& rule : core::ruleTable()) {
        const RunOutcome outcome = runCliIn(pseudoLang, {"rules", std::string(rule.name)}, {}, fullResources);
        EXPECT_EQ(outcome.status, 0) << outcome.errors;
        EXPECT_EQ(plainEnglish(outcome.output), "") << rule.name;
    }
}

/// The properties themselves have CUDA's names, some of which are English words.
TEST(TranslatedDevice, HasTranslatedHeadings) {
    const RunOutcome outcome = runCliIn(pseudoLang, {"devices", fixtureDevice});
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    for (const char* english : {"recorded", "property", "value"})
        EXPECT_NE(outcome.output.find(core::pseudoTranslate(english)), std::string::npos) << outcome.output;
}

INSTANTIATE_TEST_SUITE_P(
    Run, Translation,
    testing::Values(
        TranslationCase{{"Timings"}, replay("run", {"matrixAdd", "--block", "8,8", "16,16"}), 0},
        TranslationCase{{"Refused"}, replay("run", {"matrixAdd", "--block", "64,64"}), 1},
        TranslationCase{{"Tables"}, replay("run", {"threadIds"}), 0},
        TranslationCase{{"Threads"}, replay("run", {"threadIds", "--threads", "9"}), 0},
        TranslationCase{{"NoThreads"}, replay("run", {"matrixAdd", "--block", "8,8", "--threads", "9"}), 0},
        TranslationCase{{"Sweep"}, replay("sweep", {"matrixAdd", "--block", "8x8,16x16,64x64"}), 0},
        TranslationCase{{"SweepOfSeveral"},
                        {"sweep", "--recordings", TRICHEVRON_TEST_DATA "/sweep-recording.json", "--kernel",
                         "vectorAdd", "--block", "32..128:32"},
                        0},
        TranslationCase{{"SweepWithoutTimings"}, replay("sweep", {"matrixAdd", "--block", "8x4,2048"}), 3}),
    test::caseName<TranslationCase>);

TEST(TranslatedReport, LeavesNoPlainEnglish) {
    core::Recording recording = core::loadRecording(fixtureResources + "/recordings/fixture-recording.json");
    for (core::RecordedLaunch& launch : recording.launches)
        if (launch.measurement.result.launch.ok())
            launch.measurement.result = test::reportedResult();
    const test::TemporaryDirectory directory;
    const std::string path = directory / "reported.json";
    saveRecording(recording, path);
    const std::vector<std::string> run{"run",          "--kernel", "matrixAdd", "--replay",
                                       "--recordings", path,       "--block",   "8,8"};
    const RunOutcome english = test::runCli(run);
    for (const char* text :
         {"4,096 of 4,096 elements equal the sum computed on the CPU; 24 threads wrote",
          "Other launch bounds, in blocks of 256\n", "too many of them", "launch returned"})
        EXPECT_NE(english.output.find(text), std::string::npos) << text << " in " << english.output;
    const RunOutcome outcome = runCliIn(pseudoLang, run);
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_NE(outcome.output.find(core::pseudoTranslate("too many of them")), std::string::npos);
    EXPECT_EQ(plainEnglish(outcome.output), "");
}

TEST(TranslatedTrace, LeavesNoPlainEnglish) {
    const RunOutcome outcome =
        runCliIn(pseudoLang, {"run", "--replay", "--kernel", "threadIds", "--trace"}, {}, fullResources);
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    for (const char* english : {"traced", "resident", "predicted", "wave"})
        EXPECT_EQ(outcome.output.find(english), std::string::npos) << outcome.output;
}

INSTANTIATE_TEST_SUITE_P(
    CommandLineError, Translation,
    testing::Values(
        TranslationCase{{"NoCommand"}, {}, 2}, TranslationCase{{"UnknownCommand"}, {"fly"}, 2},
        TranslationCase{{"UnknownOption"}, {"check", "--colour"}, 2},
        TranslationCase{{"UnknownOptions"}, {"check", "--colour", "--taste"}, 2},
        TranslationCase{{"NoValue"}, {"check", "--grid"}, 2},
        TranslationCase{{"TwoValues"}, {"check", "--grid", "1", "--grid", "2", "--block", "1"}, 2},
        TranslationCase{{"EmptyValue"}, {"check", "--grid", "", "--block", "1"}, 2},
        TranslationCase{{"RequiredOption"}, {"run"}, 2},
        TranslationCase{{"OptionOfAnother"}, {"devices", "--device", "1"}, 2},
        TranslationCase{{"ExclusiveOptions"}, {"rules", "--json", "--markdown"}, 2},
        TranslationCase{{"ValueOfAFlag"}, {"check", "--non-portable-cluster=x"}, 2},
        TranslationCase{{"OptionOfALine"}, {"check", "--batch", "-", "--grid", "1"}, 2},
        TranslationCase{{"DevicesOfABatch"}, {"check", "--batch", "-", "--devices", "all"}, 2},
        TranslationCase{{"MissingBatch"}, onFixture({"check", "--batch", "/nowhere/a.jsonl"}), 2},
        TranslationCase{{"MissingDeviceFile"},
                        {"check", "--grid", "1", "--block", "1", "--device", "/nowhere/a.json"},
                        2},
        TranslationCase{
            {"UnknownDevice"}, {"check", "--grid", "1", "--block", "1", "--device", "GeForce 256"}, 2},
        TranslationCase{
            {"MissingKernelFile"},
            onFixture({"check", "--grid", "1", "--block", "1", "--kernel-file", "/nowhere/a.json"}),
            2},
        TranslationCase{{"UnknownRule"}, {"rules", "warpDrive"}, 2, fullResources},
        TranslationCase{{"UnknownDeviceOfARecording"}, {"kernels", "--replay", "--device", "GeForce 256"}, 2},
        TranslationCase{{"UnknownNumberOfADevice"}, {"kernels", "--replay", "--device", "3"}, 3},
        TranslationCase{{"UnknownKernel"}, replay("run", {"warpDrive"}), 2},
        TranslationCase{{"NotRecorded"}, replay("run", {"matrixAdd", "--block", "4,4"}), 3},
        TranslationCase{{"UnwritableRecording"},
                        replay("run", {"matrixAdd", "--block", "8,8", "--record", "/nowhere/a.json"}),
                        2}),
    test::caseName<TranslationCase>);

INSTANTIATE_TEST_SUITE_P(
    ValueError, Translation,
    testing::Values(
        TranslationCase{{"NoGrid"}, onFixture({"check", "--block", "1"}), 2},
        TranslationCase{{"NoBlock"}, onFixture({"check", "--grid", "1"}), 2},
        TranslationCase{{"ZeroBlock"}, onFixture({"check", "--problem", "100", "--block", "0"}), 2},
        TranslationCase{{"Negative"}, onFixture({"check", "--grid=-1", "--block", "1"}), 2},
        TranslationCase{{"Fraction"}, onFixture({"check", "--grid", "1.5", "--block", "1"}), 2},
        TranslationCase{{"TooLarge"}, onFixture({"check", "--grid", "1", "--block", "4294967296"}), 2},
        TranslationCase{{"NoNumber"}, onFixture({"check", "--grid", "?", "--block", "1"}), 2},
        TranslationCase{{"FourAxes"}, onFixture({"check", "--grid", "1,1,1,1", "--block", "1"}), 2},
        TranslationCase{{"Bytes"}, onFixture({"check", "--grid", "1", "--block", "1", "--smem", "3GB"}), 2},
        TranslationCase{{"Api"}, onFixture({"check", "--grid", "1", "--block", "1", "--api", "x"}), 2},
        TranslationCase{{"Stream"}, onFixture({"check", "--grid", "1", "--block", "1", "--stream", "x"}), 2},
        TranslationCase{{"Cluster"},
                        onFixture({"check", "--grid", "2", "--block", "1", "--cluster", "2", "--api",
                                   "cudaLaunchKernel"}),
                        2},
        TranslationCase{
            {"Cooperative"},
            onFixture({"check", "--grid", "2", "--block", "1", "--cooperative", "--api", "cudaLaunchKernel"}),
            2},
        TranslationCase{{"SharedMemory"},
                        onFixture({"check", "--grid", "2", "--block", "1", "--smem", "4294967296", "--api",
                                   "cuLaunchKernel"}),
                        2},
        TranslationCase{
            {"OptIn"}, onFixture({"check", "--grid", "2", "--block", "1", "--opt-in-smem", "4294967296"}), 2},
        TranslationCase{{"LaunchBounds"},
                        onFixture({"check", "--grid", "2", "--block", "1", "--launch-bounds", "1,2,3,4"}),
                        2},
        TranslationCase{
            {"BlockSize"}, onFixture({"check", "--grid", "2", "--block", "1", "--block-size", "1/2/3"}), 2},
        TranslationCase{
            {"Silence"}, onFixture({"check", "--grid", "1", "--block", "1", "--silence", "warpDrive"}), 2},
        TranslationCase{{"NoBlockForOccupancy"}, onFixture({"occupancy"}), 2},
        TranslationCase{{"EmptyBlock"}, onFixture({"occupancy", "--block", "0"}), 2},
        TranslationCase{{"SuggestedBlock"}, onFixture({"occupancy", "--suggest", "--block", "2"}), 2},
        TranslationCase{
            {"OptionOfASuggestion"}, onFixture({"occupancy", "--block", "1", "--block-limit", "2"}), 2},
        TranslationCase{{"Precision"}, replay("run", {"matrixAdd", "--precision", "2"}), 2},
        TranslationCase{{"Budget"}, replay("run", {"matrixAdd", "--budget", "0"}), 2},
        TranslationCase{{"Samples"}, replay("run", {"matrixAdd", "--samples", "0"}), 2},
        TranslationCase{{"ZeroBlockOfARun"}, replay("run", {"matrixAdd", "--block", "0,4"}), 2},
        TranslationCase{{"Range"}, replay("sweep", {"matrixAdd", "--block", "32..8"}), 2},
        TranslationCase{{"Axes"}, replay("sweep", {"matrixAdd", "--block", "1x1x1x1"}), 2},
        TranslationCase{{"TooManyLaunches"}, replay("sweep", {"matrixAdd", "--block", "1..100000:1"}), 2},
        TranslationCase{{"Launches"}, {"conform", "--launches", "?"}, 2}),
    test::caseName<TranslationCase>);

#if !TRICHEVRON_HAVE_CUDA
INSTANTIATE_TEST_SUITE_P(WithoutCuda, Translation,
                         testing::Values(TranslationCase{{"Kernels"}, {"kernels"}, 0},
                                         TranslationCase{{"Conform"}, {"conform"}, 3}),
                         test::caseName<TranslationCase>);
#endif

} // namespace
} // namespace trichevron::cli
