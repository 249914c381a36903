// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_curves.h"

#include "tests/core/fixtures.h"
#include "tests/support/measured_outcome.h"

#include <gtest/gtest.h>

#include <numeric>

namespace trichevron::test {
namespace {

using core::SweepAxis;

core::KernelInfo binsKernel() {
    core::KernelInfo info;
    info.id = "histogram";
    info.problemAxes = 2;
    info.problemAxisNames = {"elements", "bins"};
    info.attributes = plainKernel();
    info.attributes.declared.usesGridStrideLoop = true;
    return info;
}

core::SweepPoint clusterPoint(std::uint32_t cluster, std::uint32_t bins, std::uint32_t blocks = 264) {
    core::SweepPoint point;
    point.config.blockDim = {1024, 1, 1};
    point.config.gridDim = {blocks, 1, 1};
    point.config.api = core::LaunchApi::CudaLaunchKernelEx;
    if (cluster != 0)
        point.config.clusterDim = core::ClusterExtent{cluster, 1, 1};
    point.config.problem = core::ProblemExtent{1U << 20, bins, 1};
    point.config.dynamicSmemBytes = {bins * 4 / std::max(1U, cluster)}; // follows from the two
    return point;
}

core::SweepOutcome measuredIn(double median) {
    return measuredOutcome(median, core::Work{0, 0, 1U << 20, "keys"}); // as many for any number of bins
}

core::SweepCurves curvesOver(SweepAxis over, const std::vector<core::SweepPoint>& points,
                             const std::vector<double>& times) {
    std::vector<core::SweepOutcome> outcomes;
    std::vector<std::optional<core::Summary>> summaries;
    for (const double time : times) {
        outcomes.push_back(measuredIn(time));
        summaries.push_back(core::summarise(outcomes.back().measurement->samplesMicroseconds));
    }
    const core::KernelInfo kernel = binsKernel();
    return buildSweepCurves(over, points, outcomes, summaries, kernel, kernel.attributes, h200Limits());
}

std::vector<core::SweepPoint> sixPoints() {
    return {clusterPoint(1, 2048), clusterPoint(2, 2048), clusterPoint(8, 2048),
            clusterPoint(1, 4096), clusterPoint(2, 4096), clusterPoint(8, 4096)};
}

TEST(SweepAxes, AreWhatTheLaunchesDifferInWithoutWhatFollowsFromIt) {
    EXPECT_EQ(core::sweepAxes(sixPoints()), (std::vector{SweepAxis::Cluster, SweepAxis::Problem}));
    EXPECT_EQ(core::suggestedAxis(sixPoints()), SweepAxis::Cluster) << "has the most values";
    EXPECT_EQ(core::axisText(SweepAxis::Problem, sixPoints(), binsKernel()), "bins");
    EXPECT_EQ(core::sweepAxes({clusterPoint(1, 2048, 132), clusterPoint(1, 2048, 264)}),
              std::vector{SweepAxis::Grid});
    EXPECT_TRUE(core::sweepAxes({}).empty());
}

TEST(SweepAxes, ALaunchThatTruncatesItsGridDoesNotMakeTheGridAnAxis) {
    std::vector<core::SweepPoint> points;
    for (const std::uint32_t block : {64U, 128U, 256U}) {
        core::SweepPoint& point = points.emplace_back();
        point.config.blockDim = {block, 1, 1};
        point.config.problem = core::ProblemExtent{1000, 1, 1};
        point.config.gridDim = gridCovering(*point.config.problem, point.config.blockDim);
    }
    points.push_back(points.back());
    --points.back().config.gridDim.x;
    EXPECT_EQ(core::sweepAxes(points), std::vector{SweepAxis::BlockSize});
    points.back().config.gridDim.x = 100;
    EXPECT_EQ(core::sweepAxes(points), (std::vector{SweepAxis::BlockSize, SweepAxis::Grid}));
}

TEST(SweepAxes, BlocksInTwoDirectionsAreAMap) {
    std::vector<core::SweepPoint> points = sixPoints();
    points[0].config.blockDim = {32, 8, 1};
    EXPECT_EQ(core::suggestedAxis(points), std::nullopt);
    EXPECT_EQ(core::suggestedAxis({clusterPoint(1, 2048)}), std::nullopt);
    std::vector<core::SweepPoint> blocks{clusterPoint(1, 2048), clusterPoint(1, 2048)};
    blocks[0].config.blockDim = {32, 1, 1};
    EXPECT_EQ(core::suggestedAxis(blocks), std::nullopt) << "bars show them";
}

TEST(SweepCurves, AreOneForEachSeries) {
    const core::SweepCurves curves = curvesOver(SweepAxis::Cluster, sixPoints(), {9, 5, 7, 4, 6, 8});
    EXPECT_EQ(curves.axis, "blocks per cluster");
    EXPECT_EQ(curves.x, (std::vector<std::uint64_t>{1, 2, 8}));
    ASSERT_EQ(curves.curves.size(), 2U);
    EXPECT_EQ(curves.curves[0].label, "2,048 bins");
    EXPECT_EQ(curves.curves[1].label, "4,096 bins");
    EXPECT_EQ(curves.curves[0].cells, (std::vector<std::size_t>{0, 1, 2}));
    const core::SweepCurves over = curvesOver(SweepAxis::Problem, sixPoints(), {9, 5, 7, 4, 6, 8});
    EXPECT_EQ(over.x, (std::vector<std::uint64_t>{2048, 4096}));
    ASSERT_EQ(over.curves.size(), 3U);
    EXPECT_EQ(over.curves[1].label, "cluster 2");
}

TEST(SweepCurves, CompareOnlyLaunchesOfTheSameProblem) {
    for (const SweepAxis over : {SweepAxis::Cluster, SweepAxis::Problem}) {
        const core::SweepCurves curves = curvesOver(over, sixPoints(), {9, 5, 7, 4, 6, 8});
        ASSERT_EQ(curves.works.size(), 2U);
        EXPECT_EQ(curves.works[0].label, "2,048 bins");
        EXPECT_EQ(curves.works[0].ranking.best, 1U) << "although fewer bins are less work than 4 µs";
        EXPECT_EQ(curves.works[1].ranking.best, 3U);
        EXPECT_EQ(curves.works[1].ranking.by, core::RankedBy::Time);
        EXPECT_EQ(curves.cells[4].standing, core::Standing::Slower);
    }
    const core::SweepCurves one =
        curvesOver(SweepAxis::Cluster, {clusterPoint(1, 2048), clusterPoint(2, 2048)}, {9, 5});
    ASSERT_EQ(one.works.size(), 1U);
    EXPECT_EQ(one.works[0].label, "");
    EXPECT_EQ(one.curves[0].label, "");
}

TEST(SweepCurves, LaunchesWithTheSameValueAndAnotherGridAreSeriesOfTheirOwn) {
    std::vector<core::SweepPoint> points = sixPoints();
    points.push_back(clusterPoint(2, 4096, 132));
    const core::SweepCurves curves = curvesOver(SweepAxis::Cluster, points, {9, 5, 7, 4, 6, 8, 3});
    ASSERT_EQ(curves.curves.size(), 3U);
    EXPECT_EQ(curves.curves[2].label, "4,096 bins, 132 blocks");
    EXPECT_EQ(curves.curves[2].rest, "132 blocks");
    EXPECT_EQ(curves.works[1].ranking.best, 6U) << "it does the same work";
    EXPECT_EQ(curves.find(points[6]), 6U);
    EXPECT_EQ(curves.find(clusterPoint(4, 4096)), std::nullopt);
}

TEST(SweepCurves, LaunchesWithoutAnotherOnTheirLineAreLeftOutWhereThereAreLines) {
    std::vector<core::SweepPoint> points = sixPoints();
    std::vector<std::size_t> all(points.size());
    std::iota(all.begin(), all.end(), 0U);
    EXPECT_EQ(core::pointsOnLines(SweepAxis::Cluster, points), all);
    core::SweepPoint alone = points.front();
    alone.config.blockDim = {96, 1, 1};
    points.insert(points.begin(), alone);
    for (std::size_t& index : all)
        ++index;
    EXPECT_EQ(core::pointsOnLines(SweepAxis::Cluster, points), all);
    EXPECT_EQ(core::pointsOnLines(SweepAxis::Cluster, {alone}), std::vector<std::size_t>{0});
}

TEST(SweepCurves, OfAPlanHaveNoTimes) {
    const core::SweepCurves curves = curvesOver(SweepAxis::Cluster, sixPoints(), {});
    for (const core::SweepWork& work : curves.works)
        EXPECT_FALSE(work.ranking.best);
    EXPECT_EQ(curves.cells.size(), 6U);
}

} // namespace
} // namespace trichevron::test
