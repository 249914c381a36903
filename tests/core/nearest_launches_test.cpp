// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The recorded launches are ordered by how little they differ from a launch, and the difference is told.
#include "core/launch/launch_attribute_text.h"
#include "core/recording/nearest_launches.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using Differences = std::vector<std::string>;

/// A launch of 1,000 elements, whose grid follows from the block.
RecordedPoint covering(std::uint32_t threads, std::uint32_t elements = 1000) {
    RecordedPoint point;
    point.config = test::makeLaunch({(elements + threads - 1) / threads, 1, 1}, {threads, 1, 1});
    point.config.problem = ProblemExtent{elements, 1, 1};
    return point;
}

KernelInfo recordedKernel(std::vector<RecordedPoint> recorded) {
    KernelInfo kernel;
    kernel.attributes = test::plainKernel();
    kernel.recorded = std::move(recorded);
    return kernel;
}

struct DifferenceCase : test::NamedCase {
    void (*change)(RecordedPoint&);
    Differences differences;
};
class RecordedDifference : public testing::TestWithParam<DifferenceCase> {};

TEST_P(RecordedDifference, IsTold) {
    RecordedPoint recorded = covering(128);
    GetParam().change(recorded);
    const auto near = nearestLaunches(recordedKernel({recorded}), covering(128));
    ASSERT_EQ(near.size(), 1U);
    EXPECT_EQ(near.front().differences, GetParam().differences);
    EXPECT_EQ(near.front().distance > 0, !GetParam().differences.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Fields, RecordedDifference,
    testing::Values(DifferenceCase{"Nothing", [](RecordedPoint&) {}, {}},
                    DifferenceCase{"TraceOnly", [](RecordedPoint& point) { point.traced = true; }, {}},
                    DifferenceCase{"BlockWhoseGridFollows",
                                   [](RecordedPoint& point) { point = covering(256); },
                                   {"block 256 instead of 128"}},
                    DifferenceCase{"Problem",
                                   [](RecordedPoint& point) { point = covering(128, 500); },
                                   {"problem 500 instead of 1,000"}},
                    DifferenceCase{"NoProblem",
                                   [](RecordedPoint& point) { point.config.problem.reset(); },
                                   {"problem none instead of 1,000"}},
                    DifferenceCase{"GridOfItsOwn",
                                   [](RecordedPoint& point) {
                                       point.config.gridDim = {3, 2, 1};
                                   },
                                   {"grid 3 × 2 instead of 8"}},
                    DifferenceCase{"Cluster",
                                   [](RecordedPoint& point) {
                                       point.config = withCluster(point.config, {2, 1, 1});
                                   },
                                   {"cluster 2 instead of none"}},
                    DifferenceCase{"SharedMemory",
                                   [](RecordedPoint& point) { point.config.dynamicSmemBytes = {2048}; },
                                   {"2 KiB of dynamic shared memory instead of 0 B"}},
                    DifferenceCase{"Stream",
                                   [](RecordedPoint& point) { point.config.stream = StreamKind::PerThread; },
                                   {"stream perThread instead of default"}},
                    DifferenceCase{"LaunchAttributes",
                                   [](RecordedPoint& point) {
                                       LaunchAttributes attributes;
                                       setLaunchAttribute(attributes, "priority", "-1", "priority");
                                       point.config.attributes = attributes;
                                   },
                                   {"priority=-1"}},
                    DifferenceCase{"Carveout",
                                   [](RecordedPoint& point) { point.optIns.preferredShmemCarveout = 50; },
                                   {"carve-out 50 % instead of the driver's choice"}},
                    DifferenceCase{
                        "OptInWithoutClusters",
                        [](RecordedPoint& point) { point.optIns.nonPortableClusterSizeAllowed = true; },
                        {}},
                    DifferenceCase{"OptInWithClusters",
                                   [](RecordedPoint& point) {
                                       point.config.clusterDim = ClusterExtent{2, 1, 1};
                                       point.optIns.nonPortableClusterSizeAllowed = true;
                                   },
                                   {"cluster 2 instead of none", "non-portable cluster sizes allowed"}}),
    test::caseName<DifferenceCase>);

TEST(NearestLaunches, AreOrderedByTheirDistance) {
    const KernelInfo kernel = recordedKernel({covering(1024), covering(64), covering(256), covering(96)});
    std::vector<std::uint32_t> blocks;
    for (const NearLaunch& near : nearestLaunches(kernel, covering(128)))
        blocks.push_back(near.launch.config.blockDim.x);
    EXPECT_EQ(blocks, (std::vector<std::uint32_t>{96, 64, 256, 1024})) << "64 and 256 are equally near";
}

TEST(NearestLaunches, KeepWhichOfThemWereTraced) {
    RecordedPoint traced = covering(64);
    traced.traced = true;
    const auto near = nearestLaunches(recordedKernel({covering(256), traced}), covering(96));
    ASSERT_EQ(near.size(), 2U);
    EXPECT_TRUE(near.front().launch.traced);
    EXPECT_FALSE(near.back().launch.traced);
}

TEST(NearestLaunches, AnAttributeThatWasNotRecordedIsNamed) {
    RecordedPoint asked = covering(128);
    asked.config.api = LaunchApi::CudaLaunchKernelEx;
    RecordedPoint recorded = asked;
    setLaunchAttribute(asked.config.attributes, "priority", "-1", "priority");
    const auto near = nearestLaunches(recordedKernel({recorded}), asked);
    ASSERT_EQ(near.size(), 1U);
    EXPECT_EQ(near.front().differences, Differences{"without priority=-1"});
}

TEST(NearestLaunches, AnOptInThatChangesNothingIsNoOtherLaunch) {
    RecordedPoint asked = covering(128);
    asked.optIns.nonPortableClusterSizeAllowed = true;
    EXPECT_TRUE(isRecorded(recordedKernel({covering(128)}), asked));
    asked.config.clusterDim = ClusterExtent{16, 1, 1};
    RecordedPoint refused = asked;
    refused.optIns.nonPortableClusterSizeAllowed = false;
    EXPECT_FALSE(isRecorded(recordedKernel({refused}), asked)) << "without it the launch is refused";
}

TEST(NearestLaunches, AnEquivalentLaunchIsRecorded) {
    RecordedPoint unset = covering(128);
    unset.config.clusterDim = ClusterExtent{0, 0, 0};
    EXPECT_TRUE(isRecorded(recordedKernel({covering(64), unset}), covering(128)));
    EXPECT_FALSE(isRecorded(recordedKernel({covering(64)}), covering(128)));
    EXPECT_FALSE(isRecorded(recordedKernel({}), covering(128)));
}

TEST(RecordedLaunch, HasATraceOnlyWhereItWasTraced) {
    RecordedPoint traced = covering(256);
    traced.traced = true;
    const KernelInfo kernel = recordedKernel({covering(128), traced});
    EXPECT_TRUE(isTraceRecorded(kernel, covering(256)));
    EXPECT_TRUE(isRecorded(kernel, covering(128)));
    EXPECT_FALSE(isTraceRecorded(kernel, covering(128)));
    EXPECT_FALSE(isRecorded(kernel, covering(64)));
    EXPECT_FALSE(isTraceRecorded(kernel, covering(64)));
}

} // namespace
} // namespace trichevron::core
