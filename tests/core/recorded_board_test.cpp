// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The model against every launch in the recordings of two boards: the code, and the driver's own reason.
#include "core/evaluation/evaluation.h"
#include "core/import/import.h"
#include "core/rules/driver_reason_check.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

struct Board {
    const char* name;
    const char* path;
};

class RecordedBoard : public testing::TestWithParam<Board> {};

TEST_P(RecordedBoard, AnswersAsPredicted) {
    const Recording recording = loadRecording(GetParam().path);
    std::size_t refused = 0;
    std::size_t sentences = 0;
    for (const RecordedLaunch& launch : recording.launches) {
        const auto info = std::find_if(recording.kernels.begin(), recording.kernels.end(),
                                       [&](const KernelInfo& one) { return one.id == launch.kernel; });
        ASSERT_NE(info, recording.kernels.end()) << launch.kernel;
        KernelAttributes kernel = info->attributes;
        kernel.optIns = launch.optIns;
        const Evaluation evaluation = evaluate(launch.config, kernel, recording.device);
        const ApiAnswer& answer = launch.measurement.result.launch;
        EXPECT_EQ(static_cast<int>(evaluation.predicted), answer.code)
            << launch.kernel << ": " << answer.name;
        if (answer.ok() || !evaluation.reportedFirst)
            continue;
        ++refused;
        ASSERT_TRUE(answer.driverLog) << launch.kernel;
        for (const std::string& sentence : *answer.driverLog) {
            ++sentences;
            const auto reason = readDriverSentence(sentence);
            ASSERT_TRUE(reason) << sentence;
            const RuleContext context(launch.config, kernel, recording.device);
            EXPECT_TRUE(agreesWithDriver(*reason, ruleRecord(*evaluation.reportedFirst), context))
                << sentence;
        }
    }
    EXPECT_GT(recording.launches.size(), 500U);
    EXPECT_GT(refused, 20U);
    EXPECT_GT(sentences, 20U);
}

TEST_P(RecordedBoard, IsTheDeviceOfTheCatalogue) {
    DeviceProperties recorded = loadRecording(GetParam().path).device;
    const DeviceProperties device =
        loadDeviceFile(std::string(TRICHEVRON_RESOURCES_DIR "/devices/") + recorded.name + ".json");
    EXPECT_EQ(device.provenance.kind, ProvenanceKind::Recorded);
    EXPECT_EQ(device.provenance.date.substr(0, 10), recorded.provenance.date.substr(0, 10));
    recorded.provenance = device.provenance;
    EXPECT_EQ(device, recorded);
}

INSTANTIATE_TEST_SUITE_P(
    Boards, RecordedBoard,
    testing::Values(Board{"H200", TRICHEVRON_RESOURCES_DIR "/recordings/NVIDIA H200.json.gz"},
                    Board{"H100", TRICHEVRON_RESOURCES_DIR "/recordings/NVIDIA H100 80GB HBM3.json.gz"}),
    [](const auto& testInfo) { return std::string(testInfo.param.name); });

} // namespace
} // namespace trichevron::core
