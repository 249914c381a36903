// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What other devices would do with the launches of a program.
#include "core/messages/rule_messages.h"
#include "core/program/program_json.h"
#include "core/program/program_words.h"
#include "tests/core/traced_program.h"

#include <gtest/gtest.h>

#include <optional>

namespace trichevron::core {
namespace {

using test::analysisOf;
using test::calm;

TEST(ProgramOnDevices, AnotherDeviceIsAskedForTheWholeProgram) {
    ProgramConfiguration large = calm();
    large.undividedSmemBytes = ByteRange::exactly(200 * 1024);
    const ProgramAnalysis analysis = analysisOf({{calm()}, {large}, {large}});
    DeviceProperties small = test::h200Limits();
    small.sharedMemPerBlockOptin = Bytes{100 * 1024};
    const std::vector<DeviceProperties> devices{test::h200Limits(), small};
    const std::vector<DeviceAnswer> answers = askDevices(analysis, devices);
    ASSERT_EQ(answers.size(), 2U);
    EXPECT_EQ(answers[0].refusedLaunches, 0U);
    EXPECT_EQ(answers[1].refusedLaunches, 2U);
    EXPECT_EQ(answers[1].refused, std::vector<std::uint32_t>{1});
    EXPECT_DOUBLE_EQ(*answers[1].occupancyByTime, 1);
    EXPECT_EQ(occupancyText(answers[0]), "41.7 %");
    EXPECT_EQ(occupancyText(answers[1]), "100 % of 1 launch") << "not of the whole program";
    AnalysisOptions onSmall;
    onSmall.device = small;
    EXPECT_EQ(analyzeProgram(analysis.program, devices, onSmall).occupancyByTime, answers[1].occupancyByTime)
        << "what is refused does not count where one device is asked either";
}

TEST(ProgramOnDevices, SharedMemoryBesideAReasonHasItsUnit) {
    struct Case {
        std::optional<ByteRange> bytes;
        const char* alone;
        const char* besideAReason;
    };
    const Case table[] = {
        {ByteRange::exactly(226 * 1024), "226 KiB", "231,424 B"},
        {ByteRange::exactly(49'153), "49,153 B", "49,153 B"},
        {ByteRange::exactly(0), "0 B", "0 B"},
        {ByteRange{12'500, 14'679}, "12,500 to 14,679 B", "12,500 to 14,679 B"},
        {std::nullopt, "–", "–"},
    };
    for (const Case& each : table) {
        EXPECT_EQ(smemText(each.bytes), each.alone);
        EXPECT_EQ(smemInBytesText(each.bytes), each.besideAReason);
    }
}

TEST(ProgramOnDevices, ADeviceMayRefuseALaunchWhoseSharedMemoryTheTraceRounds) {
    ProgramConfiguration rounded = calm();
    rounded.dynamicSmemBytes = ByteRange{65'500, 69'730};
    rounded.undividedSmemBytes.reset();
    const ProgramAnalysis analysis = analysisOf({{calm(), 0, 1000}, {rounded, 2000, 9000}});
    DeviceProperties small = test::h200Limits();
    small.sharedMemPerBlockOptin = Bytes{64 * 1024};
    const std::vector<DeviceProperties> devices{test::h200Limits(), small};
    const std::vector<DeviceAnswer> answers = askDevices(analysis, devices);
    EXPECT_EQ(refusedLaunchesText(answers.at(0)), "0");
    EXPECT_EQ(refusedLaunchesText(answers.at(1)), "0 to 1");
    EXPECT_EQ(answers.at(1).uncertain, std::vector<std::uint32_t>{1});
    EXPECT_EQ(occupancyText(answers.at(1)), "100 % of 1 launch") << "the other's occupancy is not known";
    const ConfigurationVerdict verdict = judgeOn(small, analysis, 1);
    ASSERT_TRUE(verdict.possibleViolation);
    EXPECT_EQ(verdict.possibleViolation->rule, RuleId::SharedMemoryPerBlock)
        << possiblyRefusedText(*verdict.possibleViolation);
    const Json json = deviceAnswersJson(analysis, answers);
    EXPECT_EQ(json[1]["uncertainCount"], 1);
    EXPECT_EQ(json[1]["uncertain"][0]["kernel"], "k");
    EXPECT_TRUE(json[0]["uncertain"].empty());
}

TEST(ProgramOnDevices, MoreRegistersThanAThreadCanHaveAreSaidWithTheirLimit) {
    ProgramConfiguration c = calm();
    c.numRegs = 300;
    const ProgramAnalysis analysis = analysisOf({{c}});
    ASSERT_EQ(analysis.findings.size(), 1U);
    EXPECT_EQ(
        analysis.findings[0].text.text(),
        "NVIDIA H200 refuses this launch with cudaErrorLaunchOutOfResources: This launch is impossible: no "
        "kernel can use 300 registers per thread, because instructions can address only 255.");
    const ConfigurationVerdict verdict = judgeOn(test::h200Limits(), analysis, 0);
    ASSERT_TRUE(verdict.violation);
    EXPECT_EQ(figureText(*verdict.violation), "300 / 255 registers per thread");
}

TEST(ProgramOnDevices, ALaunchHadNoMoreSharedMemoryThanTheDeviceOnWhichItRanAllows) {
    ProgramConfiguration rounded = calm();
    rounded.dynamicSmemBytes = ByteRange{231'500, 243'800}; // 0.232 MB in a CSV file of Nsight Systems
    const ProgramAnalysis analysis = analysisOf({{rounded}});
    ASSERT_TRUE(analysis.configurations.at(0).verdict);
    EXPECT_FALSE(analysis.configurations.at(0).verdict->possibleViolation);
    const std::vector<DeviceProperties> devices{test::h200Limits()};
    EXPECT_EQ(refusedLaunchesText(askDevices(analysis, devices).at(0)), "0");
    EXPECT_TRUE(judgeConfiguration(rounded, "k", test::h200Limits(), nullptr).possibleViolation)
        << "nothing is known of where it ran";
}

} // namespace
} // namespace trichevron::core
