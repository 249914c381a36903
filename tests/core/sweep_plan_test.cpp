// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_plan.h"

#include "core/evaluation/evaluation.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace trichevron::test {
namespace {

core::KernelInfo plainInfo() {
    core::KernelInfo kernel;
    kernel.attributes = plainKernel();
    return kernel;
}

core::SweepBase baseOf(const core::BlockExtent& block) {
    core::SweepBase base;
    base.point.config.blockDim = block;
    base.point.config.problem = core::ProblemExtent{1000, 700, 1};
    base.point.config.gridDim = gridCovering(*base.point.config.problem, block);
    return base;
}

std::set<std::uint32_t> sizesOn(core::Axis axis, const std::vector<core::PlannedPoint>& points) {
    std::set<std::uint32_t> sizes;
    for (const core::PlannedPoint& planned : points)
        sizes.insert(planned.point.config.blockDim[axis]);
    return sizes;
}

TEST(SweepPlan, HasEveryPowerOfTwoThatTheAxesAllow) {
    const auto points =
        planSweep(baseOf({16, 16, 1}), {core::SweepSizes::PowersOfTwo, core::SweepSizes::PowersOfTwo, false},
                  plainInfo(), h200Limits());
    ASSERT_EQ(points.size(), 121U);
    EXPECT_EQ(sizesOn(core::Axis::X, points), sizesOn(core::Axis::Y, points));
    EXPECT_EQ(*sizesOn(core::Axis::X, points).rbegin(), 1024U);
    EXPECT_EQ(*sizesOn(core::Axis::X, points).begin(), 1U);
}

TEST(SweepPlan, HasWholeWarpsAndKeepsTheOtherAxes) {
    const auto points =
        planSweep(baseOf({100, 1, 1}), {core::SweepSizes::Warps, core::SweepSizes::AsLaunched, false},
                  plainInfo(), h200Limits());
    ASSERT_EQ(points.size(), 32U);
    for (std::size_t i = 0; i < points.size(); ++i)
        EXPECT_EQ(points[i].point.config.blockDim,
                  (core::BlockExtent{static_cast<std::uint32_t>(32 * (i + 1)), 1, 1}));
}

TEST(SweepPlan, PredictsEachPointAsEvaluateDoes) {
    const auto points =
        planSweep(baseOf({16, 16, 1}), {core::SweepSizes::PowersOfTwo, core::SweepSizes::Warps, false},
                  plainInfo(), h200Limits());
    int refused = 0;
    for (const core::PlannedPoint& planned : points) {
        const core::Evaluation evaluation = evaluate(planned.point.config, plainKernel(), h200Limits());
        EXPECT_EQ(planned.refusalMessage.empty(), evaluation.accepted);
        EXPECT_EQ(planned.blocksPerSm, evaluation.occupancy.maxActiveBlocksPerMultiprocessor);
        refused += planned.refusalMessage.empty() ? 0 : 1;
    }
    EXPECT_GT(refused, 0);
    EXPECT_LT(refused, static_cast<int>(points.size()));
}

TEST(SweepPlan, GivesEachBlockTheGridThatCoversTheProblem) {
    core::SweepBase base = baseOf({16, 16, 1});
    const core::BlockExtent block{32, 8, 1};
    EXPECT_EQ(withBlockAndCluster(base, block, std::nullopt, plainKernel()).config.gridDim,
              gridCovering(*base.point.config.problem, block));
    base.fitsGrid = false;
    EXPECT_EQ(withBlockAndCluster(base, block, std::nullopt, plainKernel()).config.gridDim,
              base.point.config.gridDim);
}

TEST(SweepPlan, RoundsTheGridUpToWholeClustersAndChoosesAFunctionThatCarriesThem) {
    const core::SweepPoint point =
        withBlockAndCluster(baseOf({16, 16, 1}), {16, 16, 1}, core::ClusterExtent{4, 1, 1}, plainKernel());
    EXPECT_EQ(point.config.gridDim, (core::GridExtent{64, 44, 1}));
    EXPECT_EQ(point.config.api, core::LaunchApi::CudaLaunchKernelEx);
    EXPECT_EQ(point.config.clusterDim, (core::ClusterExtent{4, 1, 1}));
}

TEST(SweepPlan, AClusterOfOneBlockIsNoCluster) {
    core::SweepBase base = baseOf({16, 16, 1});
    base.point.config = withCluster(base.point.config, {2, 1, 1});
    EXPECT_FALSE(
        withBlockAndCluster(base, {8, 8, 1}, core::ClusterExtent{1, 1, 1}, plainKernel()).config.clusterDim);
    EXPECT_EQ(withBlockAndCluster(base, {8, 8, 1}, std::nullopt, plainKernel()).config.clusterDim,
              (core::ClusterExtent{2, 1, 1}))
        << "as launched";
}

TEST(SweepPlan, ClustersGoToWhatTheDeviceAllows) {
    core::SweepBase base = baseOf({128, 1, 1});
    const core::SweepChoice choice{core::SweepSizes::AsLaunched, core::SweepSizes::AsLaunched, true};
    EXPECT_EQ(planSweep(base, choice, plainInfo(), h200Limits()).size(), 4U) << "1, 2, 4, 8";
    base.point.optIns.nonPortableClusterSizeAllowed = true;
    EXPECT_EQ(planSweep(base, choice, plainInfo(), h200Limits()).size(), 5U) << "and 16";
    core::DeviceProperties without = h200Limits();
    without.clusterLaunch = false;
    EXPECT_EQ(planSweep(base, choice, plainInfo(), without).size(), 1U);
}

struct SuggestionCase {
    const char* name;
    core::BlockExtent block;
    int axes;
    bool declaresBlock;
    core::SweepChoice expected;
};

class SuggestedSweep : public testing::TestWithParam<SuggestionCase> {};

TEST_P(SuggestedSweep, FitsTheKernel) {
    core::KernelInfo kernel;
    kernel.problemAxes = GetParam().axes;
    kernel.suggested.blockDim = GetParam().block;
    kernel.suggested.problem = core::ProblemExtent{100, 100, 1};
    if (GetParam().declaresBlock)
        kernel.attributes.declared.blockSize = core::DeclaredBlockSize{{128, 1, 1}, std::nullopt};
    EXPECT_EQ(suggestedSweep(kernel), GetParam().expected);
}

TEST(SweepPlan, OfARecordingHasTheRecordedLaunchesRefusedOnesToo) {
    core::KernelInfo kernel = plainInfo();
    EXPECT_FALSE(suggestedSweep(kernel).recorded);
    for (const std::uint32_t threads : {256U, 2048U})
        kernel.recorded.push_back({makeLaunch({10, 1, 1}, {threads, 1, 1}), {}});
    ASSERT_TRUE(suggestedSweep(kernel).recorded);
    const auto points = planSweep(baseOf({16, 16, 1}), suggestedSweep(kernel), kernel, h200Limits());
    ASSERT_EQ(points.size(), 2U);
    for (std::size_t i = 0; i < points.size(); ++i) {
        EXPECT_EQ(points[i].point, kernel.recorded[i]);
        EXPECT_TRUE(points[i].refusalMessage.empty()) << "it was asked then";
    }
    EXPECT_EQ(planSweep(baseOf({16, 16, 1}),
                        {core::SweepSizes::AsLaunched, core::SweepSizes::AsLaunched, false, true},
                        plainInfo(), h200Limits())
                  .size(),
              1U)
        << "nothing is recorded of a device that can be asked";
}

constexpr core::SweepChoice ofShapes{core::SweepSizes::PowersOfTwo, core::SweepSizes::PowersOfTwo, false};
constexpr core::SweepChoice ofWarps{core::SweepSizes::Warps, core::SweepSizes::AsLaunched, false};
INSTANTIATE_TEST_SUITE_P(
    Kernels, SuggestedSweep,
    testing::Values(SuggestionCase{"OneAxis", {256, 1, 1}, 1, false, ofWarps},
                    SuggestionCase{"TwoAxes", {256, 1, 1}, 2, false, ofShapes},
                    SuggestionCase{"NoProblemAndAFlatBlock", {8, 4, 2}, 0, false, ofShapes},
                    SuggestionCase{"ADeclaredBlock",
                                   {128, 1, 1},
                                   1,
                                   true,
                                   {core::SweepSizes::AsLaunched, core::SweepSizes::AsLaunched, false}}),
    [](const testing::TestParamInfo<SuggestionCase>& testInfo) { return testInfo.param.name; });

TEST(SuggestedSweepOfGridStrideLoops, VariesWarps) {
    core::KernelInfo kernel;
    kernel.problemAxes = 2; // elements and bins: neither is an axis of the block
    kernel.suggested.blockDim = {512, 1, 1};
    kernel.suggested.problem = core::ProblemExtent{100, 100, 1};
    kernel.attributes.declared.usesGridStrideLoop = true;
    EXPECT_EQ(suggestedSweep(kernel), ofWarps);
}

} // namespace
} // namespace trichevron::test
