// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_code.h"
#include "core/device/green_context.h"
#include "core/errors/input_error.h"
#include "core/evaluation/evaluation.h"
#include "core/json/file_io.h"
#include "core/model_json/model_json.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

using test::findingFor;
using test::h200Limits;
using test::plainKernel;

/// What fits a green context: clusters of so many blocks, or with 0 the largest cooperative grid.
struct Fit {
    std::uint32_t sms = 0;
    std::uint32_t threads = 0;
    std::uint32_t cluster = 0;
    std::uint32_t fit = 0;
};

std::vector<Fit> recordedFits(const std::string& board) {
    std::istringstream lines(
        readFile(std::string(TRICHEVRON_TEST_DATA) + "/green-contexts/" + board + ".csv"));
    std::vector<Fit> fits;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#') || line.starts_with("sms"))
            continue;
        Fit fit;
        char comma = ',';
        std::istringstream(line) >> fit.sms >> comma >> fit.threads >> comma >> fit.cluster >> comma >>
            fit.fit;
        fits.push_back(fit);
    }
    return fits;
}

class BoardWithGreenContexts : public testing::TestWithParam<const char*> {};

TEST_P(BoardWithGreenContexts, HoldsInEachGreenContextWhatIsPredicted) {
    const std::vector<Fit> fits = recordedFits(GetParam());
    ASSERT_GT(fits.size(), 400U);
    KernelAttributes kernel = plainKernel();
    kernel.optIns.nonPortableClusterSizeAllowed = true;
    for (const Fit& fit : fits) {
        LaunchConfig config;
        config.api = LaunchApi::CudaLaunchKernelEx;
        config.blockDim = {fit.threads, 1, 1};
        config.gridDim = {std::max(fit.cluster, 1U) * 4, 1, 1};
        if (fit.cluster > 0)
            config.clusterDim = ClusterExtent{fit.cluster, 1, 1};
        config = withGreenContext(config, fit.sms);
        const Evaluation evaluation = evaluate(config, kernel, h200Limits());
        const Count predicted =
            fit.cluster > 0 ? Count{evaluation.clusters.value().max} : evaluation.blocksPerWave;
        EXPECT_EQ(predicted, Count{fit.fit})
            << fit.sms << " SMs, " << fit.threads << " threads, clusters of " << fit.cluster;
        if (fit.cluster > 0) {
            EXPECT_TRUE(evaluation.clusters->isExact());
            // seen there too: a launch of clusters of which none fits is refused with 912
            EXPECT_EQ(evaluation.accepted, fit.fit > 0);
            continue;
        }
        config.cooperative = true;
        config.gridDim.x = fit.fit;
        EXPECT_TRUE(evaluate(config, kernel, h200Limits()).accepted) << fit.sms;
        ++config.gridDim.x;
        EXPECT_EQ(evaluate(config, kernel, h200Limits()).predicted, CudaStatus::CooperativeLaunchTooLarge);
    }
}

INSTANTIATE_TEST_SUITE_P(Boards, BoardWithGreenContexts, testing::Values("NVIDIA H200"),
                         [](const auto&) { return std::string("H200"); });

struct GreenSizeCase : test::NamedCase {
    int major;
    std::uint32_t asked;
    std::uint32_t sms;
};

class GreenContextSize : public testing::TestWithParam<GreenSizeCase> {};

TEST_P(GreenContextSize, IsRoundedUp) {
    DeviceProperties device = h200Limits();
    device.computeCapability.major = GetParam().major;
    EXPECT_EQ(greenContextSms(device, GetParam().asked), GetParam().sms);
}

// Compute capability 9.0: seen on H200. The others: the guideline in cuda.h.
const GreenSizeCase greenSizes[] = {
    {{"OneOfHopperIsEight"}, 9, 1, 8},
    {{"EightStaysEight"}, 9, 8, 8},
    {{"NineIsSixteen"}, 9, 9, 16},
    {{"AHundredAndTwentyOneIsAHundredAndTwentyEight"}, 9, 121, 128},
    {{"PastTheLastMultipleItIsAll"}, 9, 129, 132},
    {{"AllIsAll"}, 9, 132, 132},
    {{"OneOfAmpereIsFour"}, 8, 1, 4},
    {{"FiveOfAmpereIsSix"}, 8, 5, 6},
    {{"OneOfTuringIsTwo"}, 7, 1, 2},
    {{"OneOfBlackwellIsEight"}, 10, 1, 8},
};
INSTANTIATE_TEST_SUITE_P(Table, GreenContextSize, testing::ValuesIn(greenSizes),
                         test::caseName<GreenSizeCase>);

TEST(GreenContext, HasTheSmsOfItsGroups) {
    for (std::uint32_t asked = 1; asked <= h200Limits().multiProcessorCount; ++asked) {
        const DeviceProperties part = greenContextDevice(h200Limits(), asked);
        EXPECT_EQ(std::accumulate(part.smsPerGpc.begin(), part.smsPerGpc.end(), 0U),
                  part.multiProcessorCount);
        EXPECT_EQ(part.multiProcessorCount, greenContextSms(h200Limits(), asked));
    }
}

TEST(GreenContext, OfADeviceWithoutKnownGroupsHasNone) {
    DeviceProperties device = h200Limits();
    device.smsPerGpc.clear();
    EXPECT_TRUE(greenContextDevice(device, 64).smsPerGpc.empty());
}

TEST(GreenContext, WavesAndIdleSmsFollow) {
    LaunchConfig config = withGreenContext({}, 16);
    config.gridDim = {1000, 1, 1};
    config.blockDim = {256, 1, 1};
    const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    EXPECT_EQ(evaluation.multiprocessors, 16U);
    EXPECT_EQ(evaluation.blocksPerWave, Count{128});
    EXPECT_EQ(evaluation.waves, Count{8});
    config.gridDim = {12, 1, 1};
    const Evaluation small = evaluate(config, plainKernel(), h200Limits());
    const Finding* idle = findingFor(small, RuleId::FewerBlocksThanMultiprocessors);
    ASSERT_NE(idle, nullptr);
}

TEST(GreenContext, RunsALargeClusterWithLoadBalancing) { // seen on H200
    LaunchConfig config = withGreenContext({}, 8);
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.gridDim = {192, 1, 1};
    config.blockDim = {256, 1, 1};
    config.clusterDim = ClusterExtent{16, 1, 1};
    KernelAttributes kernel = plainKernel();
    kernel.optIns.nonPortableClusterSizeAllowed = true;
    EXPECT_EQ(evaluate(config, kernel, h200Limits()).reportedFirst, RuleId::GreenContextCluster);
    config.attributes.clusterSchedulingPolicyPreference = 2;
    EXPECT_TRUE(evaluate(config, kernel, h200Limits()).accepted);
}

TEST(GreenContext, ARoundedSizeIsSaid) {
    const Evaluation evaluation = evaluate(
        [] {
            LaunchConfig config = withGreenContext({}, 9);
            config.blockDim = {256, 1, 1};
            config.gridDim = {1000, 1, 1};
            return config;
        }(),
        plainKernel(), h200Limits());
    const Finding* rounded = findingFor(evaluation, RuleId::GreenContextRounded);
    ASSERT_NE(rounded, nullptr);
    EXPECT_EQ(rounded->fixes.front().config.greenContextSmCount, 16U);
}

TEST(GreenContext, TakesANonBlockingStream) {
    EXPECT_EQ(withGreenContext({}, 8).stream, StreamKind::NonBlocking);
    LaunchConfig config;
    config.stream = StreamKind::HighPriority;
    EXPECT_EQ(withGreenContext(config, 8).stream, StreamKind::HighPriority);
    config = withGreenContext(config, 8);
    config.stream = StreamKind::PerThread;
    EXPECT_FALSE(canonical(config).greenContextSmCount);
}

TEST(GreenContext, IsWrittenAndReadBack) {
    const LaunchConfig config = withGreenContext({}, 24);
    EXPECT_EQ(launchConfigFromJson(JsonReader(toJson(config))).greenContextSmCount, 24U);
    EXPECT_FALSE(toJson(LaunchConfig{}).contains("greenContextSmCount"));
}

struct BadGreenContext : test::NamedCase {
    const char* line;
    const char* sentence;
};

class BadGreenContextInput : public testing::TestWithParam<BadGreenContext> {};

TEST_P(BadGreenContextInput, IsRefusedWithItsPath) {
    const Json line =
        parseJson(std::string(R"({"gridDim": [1], "blockDim": [1], )") + GetParam().line, "line");
    try {
        launchConfigFromJson(JsonReader(line));
        FAIL() << "was accepted";
    } catch (const InputError& error) {
        EXPECT_EQ(std::string(error.what()), GetParam().sentence);
    }
}

const BadGreenContext badGreenContexts[] = {
    {{"AStreamOfThePrimaryContext"},
     R"("greenContextSmCount": 8})",
     "/greenContextSmCount: expected null, since only a stream that is nonBlocking or highPriority can be "
     "one "
     "of a green context, found 8"},
    {{"ANodeOfAGraph"},
     R"("api": "cudaGraphAddKernelNode", "stream": "nonBlocking", "greenContextSmCount": 8})",
     "/greenContextSmCount: expected null, since a kernel node of a graph runs in the context in which it "
     "was "
     "added, whatever the stream, found 8"},
    {{"NoSm"},
     R"("stream": "nonBlocking", "greenContextSmCount": 0})",
     "/greenContextSmCount: expected an integer from 1 to 4294967295, found 0"},
    {{"AText"},
     R"("stream": "nonBlocking", "greenContextSmCount": "8"})",
     "/greenContextSmCount: expected an integer from 1 to 4294967295, found \"8\""},
};
INSTANTIATE_TEST_SUITE_P(Table, BadGreenContextInput, testing::ValuesIn(badGreenContexts),
                         test::caseName<BadGreenContext>);

} // namespace
} // namespace trichevron::core
