// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A recorded sweep of a kernel whose fastest block is not the one that occupancy alone would choose
// (tests/data/own-sweep/potential.cu on an H100).
#include "core/import/import.h"
#include "core/import/import_source.h"
#include "core/measurement/summary.h"
#include "core/occupancy/block_size.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

namespace trichevron::test {
namespace {

const std::string path = TRICHEVRON_TEST_DATA "/own-sweep/potential-h100.json.gz";

TEST(RecordedSweepOfAnOwnKernel, TheFastestBlockIsNotThatOfOccupancy) {
    const core::Recording recording = core::loadRecording(path);
    ASSERT_EQ(recording.kernels.size(), 1U);
    const core::KernelInfo& kernel = recording.kernels.front();
    std::map<std::uint32_t, double> medians;
    for (const core::RecordedLaunch& launch : recording.launches) {
        ASSERT_TRUE(launch.measurement.result.verification);
        EXPECT_EQ(launch.measurement.result.verification->mismatches, 0U);
        medians[launch.config.blockDim.x] =
            core::summarise(launch.measurement.samplesMicroseconds).value().median;
    }
    EXPECT_EQ(medians.size(), 32U);
    const std::uint32_t suggested =
        core::suggestBlockSize(kernel.attributes, recording.device, core::Bytes{}).blockSize;
    const auto fastest = std::min_element(medians.begin(), medians.end(),
                                          [](const auto& a, const auto& b) { return a.second < b.second; });
    EXPECT_NE(fastest->first, suggested);
    EXPECT_GT(medians.at(suggested), 1.3 * fastest->second);
}

TEST(RecordedSweepOfAnOwnKernel, NamesNoPlaceOfTheComputerThatRecordedIt) {
    core::ImportSource source(path);
    EXPECT_EQ(source.content().find("\"/"), std::string::npos);
}

} // namespace
} // namespace trichevron::test
