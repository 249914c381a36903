// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/evaluation.h"
#include "core/messages/rule_messages.h"
#include "core/occupancy/clusters.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <random>

namespace trichevron::core {
namespace {

DeviceProperties boardWithGpcs(std::vector<std::uint32_t> groups) {
    DeviceProperties device = test::h200Limits();
    device.multiProcessorCount = std::accumulate(groups.begin(), groups.end(), 0U);
    device.smsPerGpc = std::move(groups);
    return device;
}

/// SMs per GPC of the board that returned the values below (H200, driver 580.159.04, CUDA 13.0).
const std::vector<std::uint32_t>& h200Groups() {
    static const std::vector<std::uint32_t> groups{18, 18, 16, 16, 16, 16, 16, 8, 2, 2, 2, 2};
    return groups;
}

struct ResidencyCase : test::NamedCase {
    std::uint32_t perMultiprocessor;
    std::array<std::uint32_t, 16> clusters; ///< cudaOccupancyMaxActiveClusters for sizes 1 to 16
};

class ActiveClusters : public testing::TestWithParam<ResidencyCase> {};

TEST_P(ActiveClusters, EqualTheValuesOfTheBoard) {
    const DeviceProperties device = boardWithGpcs(h200Groups());
    for (std::uint32_t size = 1; size <= 16; ++size) {
        const ClusterResidency residency =
            computeClusterResidency(device, GetParam().perMultiprocessor, size);
        EXPECT_TRUE(residency.isExact());
        EXPECT_EQ(residency.max, GetParam().clusters[size - 1]) << size;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Clusters, ActiveClusters,
    testing::Values(
        ResidencyCase{"With0BlocksPerSm", 0, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
        ResidencyCase{"With1BlockPerSm", 1, {132, 66, 39, 30, 22, 17, 15, 15, 9, 7, 7, 7, 7, 7, 7, 7}},
        ResidencyCase{
            "With2BlocksPerSm", 2, {264, 132, 79, 62, 47, 39, 32, 30, 23, 21, 16, 16, 14, 14, 14, 14}},
        ResidencyCase{
            "With3BlocksPerSm", 3, {396, 198, 124, 92, 69, 62, 47, 45, 37, 30, 28, 28, 23, 21, 21, 21}},
        ResidencyCase{
            "With5BlocksPerSm", 5, {660, 330, 203, 154, 124, 101, 84, 77, 60, 58, 51, 44, 42, 37, 37, 35}},
        ResidencyCase{"With8BlocksPerSm",
                      8,
                      {1056, 528, 327, 248, 193, 163, 139, 124, 102, 88, 81, 74, 67, 65, 58, 58}},
        ResidencyCase{"With16BlocksPerSm",
                      16,
                      {1056, 528, 327, 248, 193, 163, 139, 124, 102, 88, 81, 74, 67, 65, 58, 58}},
        ResidencyCase{"With32BlocksPerSm",
                      32,
                      {1056, 528, 327, 248, 193, 163, 139, 124, 102, 88, 81, 74, 67, 65, 58, 58}}),
    test::caseName<ResidencyCase>);

TEST(Clusters, SmsPerGpcFollowFromTheResidentClusters) {
    std::mt19937_64 random(3);
    for (int board = 0; board < 1000; ++board) {
        std::vector<std::uint32_t> groups(1 + random() % 14);
        for (std::uint32_t& group : groups)
            group = 1 + static_cast<std::uint32_t>(random() % 24);
        std::sort(groups.rbegin(), groups.rend());
        const DeviceProperties device = boardWithGpcs(groups);
        std::vector<std::uint32_t> clusters;
        for (std::uint32_t size = 1; clusters.empty() || clusters.back() > 0; ++size)
            clusters.push_back(computeClusterResidency(device, 1, size).max);
        EXPECT_EQ(smsPerGpcFrom(clusters), groups);
    }
    EXPECT_TRUE(smsPerGpcFrom({}).empty());
}

TEST(Clusters, ResidencyIsBoundedWhenSmsPerGpcAreUnknown) {
    const DeviceProperties unknown = [] {
        DeviceProperties device = boardWithGpcs(h200Groups());
        device.smsPerGpc.clear();
        return device;
    }();
    std::mt19937_64 random(5);
    for (int i = 0; i < 20000; ++i) {
        std::vector<std::uint32_t> groups;
        for (std::uint32_t left = unknown.multiProcessorCount; left > 0;) {
            // The first GPC has at least 8 SMs, so that a cluster of the portable size fits.
            const std::uint32_t max = std::min(left, 18U);
            groups.push_back(groups.empty() ? 8 + static_cast<std::uint32_t>(random() % 11)
                                            : 1 + static_cast<std::uint32_t>(random() % max));
            left -= groups.back();
        }
        const DeviceProperties known = boardWithGpcs(groups);
        const auto size = 1 + random() % 16;
        const auto perMultiprocessor = static_cast<std::uint32_t>(random() % 33);
        const ClusterResidency bounds = computeClusterResidency(unknown, perMultiprocessor, size);
        const ClusterResidency exact = computeClusterResidency(known, perMultiprocessor, size);
        ASSERT_LE(bounds.min, exact.max);
        ASSERT_GE(bounds.max, exact.max);
        ASSERT_EQ(bounds.idleMultiprocessors, 0U) << "unknown";
    }
}

TEST(Clusters, LargeClustersLeaveSmsIdle) {
    const DeviceProperties device = boardWithGpcs(h200Groups());
    // Size 16 fits the GPCs of 18, 18 and five times 16 SMs. Idle: 2 + 2 SMs of the large GPCs, 8 and 4 × 2.
    EXPECT_EQ(computeClusterResidency(device, 1, 16), (ClusterResidency{7, 7, 20}));
    // With two blocks per SM, the large GPCs are full, and the small ones stay idle.
    EXPECT_EQ(computeClusterResidency(device, 2, 16).idleMultiprocessors, 8U + 4 * 2);
    EXPECT_EQ(computeClusterResidency(device, 1, 2).idleMultiprocessors, 0U);
}

TEST(Clusters, LargestSizeIsThatOfTheLargestGpcWithinTheAllowedSize) {
    const DeviceProperties device = boardWithGpcs(h200Groups());
    EXPECT_EQ(computeMaxPotentialClusterSize(device, 1, false), (ClusterSize{8, 8}));
    EXPECT_EQ(computeMaxPotentialClusterSize(device, 1, true), (ClusterSize{16, 16}));
    EXPECT_EQ(computeMaxPotentialClusterSize(device, 0, true), ClusterSize{}) << "no block fits";
    const DeviceProperties small = boardWithGpcs({6, 4});
    EXPECT_EQ(computeMaxPotentialClusterSize(small, 4, true), (ClusterSize{6, 6}))
        << "a device with small GPCs";
    DeviceProperties without = device;
    without.clusterLaunch = false;
    EXPECT_EQ(computeMaxPotentialClusterSize(without, 4, true), ClusterSize{});
}

TEST(Clusters, LargestSizeIsBoundedWhenSmsPerGpcAreUnknown) {
    DeviceProperties unknown = boardWithGpcs(h200Groups());
    unknown.smsPerGpc.clear();
    EXPECT_EQ(computeMaxPotentialClusterSize(unknown, 1, true), (ClusterSize{8, 16}));
    EXPECT_EQ(computeMaxPotentialClusterSize(unknown, 1, false), (ClusterSize{8, 8}));
}

TEST(Clusters, AdviceWarnsOfClustersThatMayNotRun) {
    KernelAttributes kernel = test::plainKernel();
    kernel.optIns.nonPortableClusterSizeAllowed = true;
    LaunchConfig config = test::makeLaunch({64, 1, 1}, {128, 1, 1});
    config.clusterDim = ClusterExtent{16, 1, 1};
    const auto advised = [&](std::vector<std::uint32_t> groups) {
        return test::findingFor(evaluate(config, kernel, boardWithGpcs(std::move(groups))),
                                RuleId::ClusterMayNotRun) != nullptr;
    };
    EXPECT_TRUE(advised({8, 8})) << "the GPCs are too small";
    EXPECT_FALSE(advised({16, 8}));
    DeviceProperties unknown = boardWithGpcs({16, 8});
    unknown.smsPerGpc.clear();
    EXPECT_NE(test::findingFor(evaluate(config, kernel, unknown), RuleId::ClusterMayNotRun), nullptr);
    config.clusterDim = ClusterExtent{8, 1, 1};
    EXPECT_EQ(test::findingFor(evaluate(config, kernel, unknown), RuleId::ClusterMayNotRun), nullptr)
        << "every device can run a portable size";
}

LaunchConfig cooperativeClusters(std::uint32_t clusters, std::uint32_t size) {
    LaunchConfig config = test::makeLaunch({clusters * size, 1, 1}, {1024, 1, 1});
    config.cooperative = true;
    config.clusterDim = ClusterExtent{size, 1, 1};
    return config;
}

TEST(Clusters, AllClustersOfACooperativeLaunchMustFit) {
    const DeviceProperties device = boardWithGpcs(h200Groups());
    // Two blocks of 1024 threads per SM.
    const std::uint32_t fitting = computeClusterResidency(device, 2, 8).max;
    EXPECT_TRUE(evaluate(cooperativeClusters(fitting, 8), test::plainKernel(), device).accepted);
    const Evaluation evaluation = evaluate(cooperativeClusters(fitting + 1, 8), test::plainKernel(), device);
    EXPECT_EQ(evaluation.reportedFirst, RuleId::CooperativeClustersTooLarge);
    EXPECT_EQ(evaluation.predicted, CudaStatus::CooperativeLaunchTooLarge);
    EXPECT_EQ(
        messageFor(*test::findingFor(evaluation, RuleId::CooperativeClustersTooLarge)),
        "A cooperative launch needs all 248 blocks resident at the same time, and this device holds exactly "
        "240: 30 clusters of 8 blocks.");
}

TEST(Clusters, AdviceWarnsThatACooperativeLaunchMayBeRefusedWhenSmsPerGpcAreUnknown) {
    DeviceProperties device = boardWithGpcs(h200Groups());
    device.smsPerGpc.clear();
    const Evaluation evaluation = evaluate(cooperativeClusters(20, 8), test::plainKernel(), device);
    EXPECT_TRUE(evaluation.accepted);
    const Finding* advice = test::findingFor(evaluation, RuleId::CooperativeClusters);
    ASSERT_NE(advice, nullptr);
    EXPECT_EQ(figureText(*advice), "between 1 and 33");
    EXPECT_EQ(evaluate(cooperativeClusters(34, 8), test::plainKernel(), device).predicted,
              CudaStatus::CooperativeLaunchTooLarge)
        << "more than any distribution of SMs to GPCs can hold";
}

TEST(Clusters, OnADeviceWithoutClustersOnlyThatRuleIsViolated) {
    DeviceProperties device = boardWithGpcs(h200Groups());
    device.clusterLaunch = false;
    device.smsPerGpc.clear();
    const Evaluation evaluation = evaluate(cooperativeClusters(20, 8), test::plainKernel(), device);
    EXPECT_EQ(evaluation.reportedFirst, RuleId::ClusterUnsupported);
    EXPECT_EQ(evaluation.violationCount(), 1U);
    EXPECT_FALSE(evaluation.clusters);
    EXPECT_EQ(test::findingFor(evaluation, RuleId::CooperativeClusters), nullptr);
}

} // namespace
} // namespace trichevron::core
