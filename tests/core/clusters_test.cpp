// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/evaluation.h"
#include "core/messages/words.h"
#include "core/occupancy/clusters.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <random>

namespace trichevron {
namespace {

DeviceProperties boardWith(std::vector<std::uint32_t> groups) {
    DeviceProperties device = test::h200Limits();
    device.multiProcessorCount = std::accumulate(groups.begin(), groups.end(), 0U);
    device.clusterGroups = std::move(groups);
    return device;
}

/// The groups of the board that the answers below are from (H200, driver 580.159.04, CUDA 13.0).
const std::vector<std::uint32_t>& seenGroups() {
    static const std::vector<std::uint32_t> groups{18, 18, 16, 16, 16, 16, 16, 8, 2, 2, 2, 2};
    return groups;
}

struct SeenCase : test::NamedCase {
    std::uint32_t perMultiprocessor;
    std::array<std::uint32_t, 16> clusters; ///< cudaOccupancyMaxActiveClusters for sizes 1 to 16
};

class ActiveClusters : public testing::TestWithParam<SeenCase> {};

TEST_P(ActiveClusters, AreWhatTheBoardAnswered) {
    const DeviceProperties device = boardWith(seenGroups());
    for (std::uint32_t size = 1; size <= 16; ++size) {
        const ClusterResidency residency = clusterResidencyOf(device, GetParam().perMultiprocessor, size);
        EXPECT_TRUE(residency.isExact());
        EXPECT_EQ(residency.most, GetParam().clusters[size - 1]) << size;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Clusters, ActiveClusters,
    testing::Values(
        SeenCase{"Holding0", 0, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
        SeenCase{"Holding1", 1, {132, 66, 39, 30, 22, 17, 15, 15, 9, 7, 7, 7, 7, 7, 7, 7}},
        SeenCase{"Holding2", 2, {264, 132, 79, 62, 47, 39, 32, 30, 23, 21, 16, 16, 14, 14, 14, 14}},
        SeenCase{"Holding3", 3, {396, 198, 124, 92, 69, 62, 47, 45, 37, 30, 28, 28, 23, 21, 21, 21}},
        SeenCase{"Holding5", 5, {660, 330, 203, 154, 124, 101, 84, 77, 60, 58, 51, 44, 42, 37, 37, 35}},
        SeenCase{"Holding8", 8, {1056, 528, 327, 248, 193, 163, 139, 124, 102, 88, 81, 74, 67, 65, 58, 58}},
        SeenCase{"Holding16", 16, {1056, 528, 327, 248, 193, 163, 139, 124, 102, 88, 81, 74, 67, 65, 58, 58}},
        SeenCase{
            "Holding32", 32, {1056, 528, 327, 248, 193, 163, 139, 124, 102, 88, 81, 74, 67, 65, 58, 58}}),
    test::caseName<SeenCase>);

TEST(Clusters, GroupsAreLearntFromHowManyClustersRun) {
    std::mt19937_64 random(3);
    for (int board = 0; board < 1000; ++board) {
        std::vector<std::uint32_t> groups(1 + random() % 14);
        for (std::uint32_t& group : groups)
            group = 1 + static_cast<std::uint32_t>(random() % 24);
        std::sort(groups.rbegin(), groups.rend());
        const DeviceProperties device = boardWith(groups);
        std::vector<std::uint32_t> clusters;
        for (std::uint32_t size = 1; clusters.empty() || clusters.back() > 0; ++size)
            clusters.push_back(clusterResidencyOf(device, 1, size).most);
        EXPECT_EQ(clusterGroupsFrom(clusters), groups);
    }
    EXPECT_TRUE(clusterGroupsFrom({}).empty());
}

TEST(Clusters, OfABoardWithUnknownGroupsAreBounded) {
    const DeviceProperties unknown = [] {
        DeviceProperties device = boardWith(seenGroups());
        device.clusterGroups.clear();
        return device;
    }();
    std::mt19937_64 random(5);
    for (int i = 0; i < 20000; ++i) {
        std::vector<std::uint32_t> groups;
        for (std::uint32_t left = unknown.multiProcessorCount; left > 0;) {
            // A group of at least 8, so that a cluster of the portable size runs somewhere.
            const std::uint32_t most = std::min(left, 18U);
            groups.push_back(groups.empty() ? 8 + static_cast<std::uint32_t>(random() % 11)
                                            : 1 + static_cast<std::uint32_t>(random() % most));
            left -= groups.back();
        }
        const DeviceProperties known = boardWith(groups);
        const auto size = 1 + random() % 16;
        const auto perMultiprocessor = static_cast<std::uint32_t>(random() % 33);
        const ClusterResidency bounds = clusterResidencyOf(unknown, perMultiprocessor, size);
        const ClusterResidency exact = clusterResidencyOf(known, perMultiprocessor, size);
        ASSERT_LE(bounds.least, exact.most);
        ASSERT_GE(bounds.most, exact.most);
        ASSERT_EQ(bounds.idleMultiprocessors, 0U) << "not known";
    }
}

TEST(Clusters, TooLargeForTheirGroupsLeaveMultiprocessorsIdle) {
    const DeviceProperties device = boardWith(seenGroups());
    // 16 fits 18, 18 and five of 16; what is left is 2 + 2 of the large groups, 8 and 4 × 2.
    EXPECT_EQ(clusterResidencyOf(device, 1, 16), (ClusterResidency{7, 7, 20}));
    // With two blocks on each, the larger groups are filled, and the small ones stay idle.
    EXPECT_EQ(clusterResidencyOf(device, 2, 16).idleMultiprocessors, 8U + 4 * 2);
    EXPECT_EQ(clusterResidencyOf(device, 1, 2).idleMultiprocessors, 0U);
}

TEST(Clusters, LargestSizeIsThatOfTheLargestGroupWithinWhatIsAllowed) {
    const DeviceProperties device = boardWith(seenGroups());
    EXPECT_EQ(maxPotentialClusterSizeOf(device, 1, false), (ClusterSize{8, 8}));
    EXPECT_EQ(maxPotentialClusterSizeOf(device, 1, true), (ClusterSize{16, 16}));
    EXPECT_EQ(maxPotentialClusterSizeOf(device, 0, true), ClusterSize{}) << "no block fits";
    const DeviceProperties small = boardWith({6, 4});
    EXPECT_EQ(maxPotentialClusterSizeOf(small, 4, true), (ClusterSize{6, 6})) << "a part with small groups";
    DeviceProperties without = device;
    without.clusterLaunch = false;
    EXPECT_EQ(maxPotentialClusterSizeOf(without, 4, true), ClusterSize{});
}

TEST(Clusters, LargestSizeOfABoardWithUnknownGroupsIsBounded) {
    DeviceProperties unknown = boardWith(seenGroups());
    unknown.clusterGroups.clear();
    EXPECT_EQ(maxPotentialClusterSizeOf(unknown, 1, true), (ClusterSize{8, 16}));
    EXPECT_EQ(maxPotentialClusterSizeOf(unknown, 1, false), (ClusterSize{8, 8}));
}

TEST(Clusters, ThatMayNotRunAreSaidToBeUncertain) {
    KernelAttributes kernel = test::plainKernel();
    kernel.optIns.nonPortableClusterSizeAllowed = true;
    LaunchConfig config = test::launchOf({64, 1, 1}, {128, 1, 1});
    config.clusterDim = ClusterExtent{16, 1, 1};
    const auto advised = [&](std::vector<std::uint32_t> groups) {
        return test::findingFor(evaluate(config, kernel, boardWith(std::move(groups))),
                                RuleId::ClusterMayNotRun) != nullptr;
    };
    EXPECT_TRUE(advised({8, 8})) << "groups too small";
    EXPECT_FALSE(advised({16, 8}));
    DeviceProperties unknown = boardWith({16, 8});
    unknown.clusterGroups.clear();
    EXPECT_NE(test::findingFor(evaluate(config, kernel, unknown), RuleId::ClusterMayNotRun), nullptr);
    config.clusterDim = ClusterExtent{8, 1, 1};
    EXPECT_EQ(test::findingFor(evaluate(config, kernel, unknown), RuleId::ClusterMayNotRun), nullptr)
        << "a portable size runs on every device";
}

LaunchConfig cooperativeClusters(std::uint32_t clusters, std::uint32_t size) {
    LaunchConfig config = test::launchOf({clusters * size, 1, 1}, {1024, 1, 1});
    config.cooperative = true;
    config.clusterDim = ClusterExtent{size, 1, 1};
    return config;
}

TEST(Clusters, OfACooperativeLaunchAllHaveToFit) {
    const DeviceProperties device = boardWith(seenGroups());
    // Blocks of 1024 threads: two on each multiprocessor.
    const std::uint32_t fitting = clusterResidencyOf(device, 2, 8).most;
    EXPECT_TRUE(evaluate(cooperativeClusters(fitting, 8), test::plainKernel(), device).accepted);
    const Evaluation evaluation = evaluate(cooperativeClusters(fitting + 1, 8), test::plainKernel(), device);
    EXPECT_EQ(evaluation.reportedFirst, RuleId::CooperativeClustersTooLarge);
    EXPECT_EQ(evaluation.predicted, CudaStatus::CooperativeLaunchTooLarge);
    EXPECT_EQ(
        sentenceOf(*test::findingFor(evaluation, RuleId::CooperativeClustersTooLarge)),
        "A cooperative launch needs all 248 blocks resident at the same time, and this device holds exactly "
        "240: 30 clusters of 8 blocks.");
}

TEST(Clusters, OfACooperativeLaunchOnUnknownGroupsSayThatItMayBeRefused) {
    DeviceProperties device = boardWith(seenGroups());
    device.clusterGroups.clear();
    const Evaluation evaluation = evaluate(cooperativeClusters(20, 8), test::plainKernel(), device);
    EXPECT_TRUE(evaluation.accepted);
    const Finding* advice = test::findingFor(evaluation, RuleId::CooperativeClusters);
    ASSERT_NE(advice, nullptr);
    EXPECT_EQ(figureOf(*advice), "between 1 and 33");
    EXPECT_EQ(evaluate(cooperativeClusters(34, 8), test::plainKernel(), device).predicted,
              CudaStatus::CooperativeLaunchTooLarge)
        << "past what any grouping holds";
}

TEST(Clusters, OfADeviceWithoutThemAreRefusedForThatAlone) {
    DeviceProperties device = boardWith(seenGroups());
    device.clusterLaunch = false;
    device.clusterGroups.clear();
    const Evaluation evaluation = evaluate(cooperativeClusters(20, 8), test::plainKernel(), device);
    EXPECT_EQ(evaluation.reportedFirst, RuleId::ClusterUnsupported);
    EXPECT_EQ(evaluation.violationCount(), 1U);
    EXPECT_FALSE(evaluation.clusters);
    EXPECT_EQ(test::findingFor(evaluation, RuleId::CooperativeClusters), nullptr);
}

} // namespace
} // namespace trichevron
