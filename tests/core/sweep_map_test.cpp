// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_map.h"

#include "core/evaluation/evaluation.h"
#include "core/occupancy/occupancy_curve.h"
#include "core/occupancy/smem_opt_in.h"
#include "core/sweep/sweep_times.h"
#include "tests/core/fixtures.h"
#include "tests/support/measured_outcome.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::test {
namespace {

core::SweepPoint pointOf(const core::BlockExtent& block) {
    core::SweepPoint point;
    point.config.blockDim = block;
    point.config.problem = core::ProblemExtent{1000, 1000, 1};
    point.config.gridDim = gridCovering(*point.config.problem, block);
    return point;
}

core::SweepOutcome refused() {
    core::SweepOutcome outcome;
    core::Measurement& measurement = outcome.measurement.emplace();
    measurement.result.launch = {1, "cudaErrorInvalidValue", "invalid argument"};
    measurement.stopped = core::StopReason::Refused;
    return outcome;
}

core::SweepOutcome missing() {
    core::SweepOutcome outcome;
    outcome.problem = core::verbatim("not recorded on that device");
    outcome.problemKind = core::BackendErrorKind::NotRecorded;
    return outcome;
}

struct Swept {
    std::vector<core::SweepPoint> points;
    std::vector<core::SweepOutcome> outcomes;
    void add(const core::BlockExtent& block, core::SweepOutcome outcome) {
        points.push_back(pointOf(block));
        outcomes.push_back(std::move(outcome));
    }
    std::vector<std::optional<core::Summary>> summaries() const {
        std::vector<std::optional<core::Summary>> all;
        for (const core::SweepOutcome& outcome : outcomes)
            all.push_back(outcome.measurement ? core::summarise(outcome.measurement->samplesMicroseconds)
                                              : std::nullopt);
        return all;
    }
    core::SweepMap map() const { return mapFor({}); }
    core::SweepMap mapFor(const core::SweepPoint& launch) const {
        return buildSweepMap(sweepSlices(points).front(), points, outcomes, summaries(), plainKernel(),
                             h200Limits(), launch);
    }
};

Swept sweptFour() {
    Swept swept;
    swept.add({32, 8, 1}, test::measuredOutcome(10));
    swept.add({8, 32, 1}, test::measuredOutcome(20));
    swept.add({32, 32, 1}, test::measuredOutcome(10.1));
    swept.add({8, 8, 1}, missing());
    return swept;
}

TEST(SweepMap, HasACellForEveryCombinationOfSizes) {
    Swept swept = sweptFour();
    swept.add({64, 8, 1}, refused());
    const core::SweepMap map = swept.map();
    EXPECT_EQ(map.x, (std::vector<std::uint32_t>{8, 32, 64}));
    EXPECT_EQ(map.y, (std::vector<std::uint32_t>{8, 32}));
    ASSERT_EQ(map.cells.size(), 6U);
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
        const core::BlockExtent expected{map.x[i % 3], map.y[i / 3], 1};
        EXPECT_EQ(map.cells[i].point.config.blockDim, expected);
        EXPECT_EQ(map.find(expected), i);
    }
    EXPECT_FALSE(map.find({16, 8, 1}));
    EXPECT_FALSE(map.find({8, 16, 1}));
    EXPECT_FALSE(map.find({128, 8, 1}));
}

TEST(SweepMap, ShowsTheOutcomeOfEachCell) {
    Swept swept = sweptFour();
    swept.add({64, 8, 1}, refused());
    const core::SweepMap map = swept.map();
    const auto at = [&](const core::BlockExtent& block) { return map.cells[*map.find(block)]; };
    EXPECT_EQ(at({32, 8, 1}).state, core::CellState::Measured);
    EXPECT_EQ(at({8, 8, 1}).state, core::CellState::Missing);
    EXPECT_EQ(at({8, 8, 1}).reason, "not recorded on that device");
    EXPECT_EQ(at({64, 8, 1}).state, core::CellState::Refused);
    EXPECT_NE(at({64, 8, 1}).reason.find("cudaErrorInvalidValue"), std::string::npos);
    EXPECT_EQ(at({64, 32, 1}).state, core::CellState::Refused) << "2,048 threads, which nobody asked";
    EXPECT_NE(at({64, 32, 1}).reason.find("1,024"), std::string::npos);
    EXPECT_EQ(map.count(core::CellState::Measured), 3U);
    EXPECT_EQ(map.count(core::CellState::NotAsked), 0U);
}

TEST(SweepMap, PredictsCellsWithoutAPoint) {
    Swept swept;
    for (const std::uint32_t size : {1U, 2U, 16U, 64U, 100U, 1024U})
        swept.add({size, size, 1}, core::SweepOutcome{});
    const core::SweepMap map = swept.map();
    for (const core::SweepCell& cell : map.cells) {
        const core::Evaluation evaluation = evaluate(cell.point.config, plainKernel(), h200Limits());
        EXPECT_EQ(cell.state == core::CellState::Refused, !evaluation.accepted);
        EXPECT_EQ(cell.point.config.gridDim,
                  gridCovering(*cell.point.config.problem, cell.point.config.blockDim));
        if (evaluation.accepted) {
            EXPECT_EQ(cell.activeWarps, evaluation.occupancy.activeWarps);
        }
    }
    EXPECT_GT(map.count(core::CellState::NotAsked), 0U);
    EXPECT_EQ(map.count(core::CellState::NotReached), 3U)
        << "1, 2, 16 squared; 64 squared and more are refused";
}

TEST(SweepCell, IsPredictedForBlocksInClusters) {
    core::SweepPoint point = pointOf({64, 1, 1});
    point.config.gridDim = {1024, 1, 1};
    EXPECT_EQ(predictedCell(point, plainKernel(), h200Limits()).activeWarps, 64U);
    point.config = withCluster(point.config, {2, 1, 1});
    EXPECT_EQ(predictedCell(point, plainKernel(), h200Limits()).activeWarps, 16U)
        << "eight blocks of two warps";
}

TEST(SweepMap, BestIsTheLowestMedianWithItsMargin) {
    const core::SweepMap map = sweptFour().map();
    ASSERT_TRUE(map.ranking.best);
    EXPECT_EQ(map.cells[*map.ranking.best].point.config.blockDim, (core::BlockExtent{32, 8, 1}));
    ASSERT_TRUE(map.ranking.margin);
    EXPECT_NEAR(*map.ranking.margin, 0.01, 1e-9);
    ASSERT_EQ(map.ranking.likeBest.size(), 1U) << "their middle halves overlap";
    EXPECT_EQ(map.cells[map.ranking.likeBest.front()].point.config.blockDim, (core::BlockExtent{32, 32, 1}));
    EXPECT_EQ(map.cells[*map.find({8, 32, 1})].standing, core::Standing::Slower);
}

TEST(SweepMap, AWrongResultIsMarkedAndNeverTheBest) {
    Swept swept = sweptFour();
    core::SweepOutcome wrong = test::measuredOutcome(1);
    core::Measurement measurement = *wrong.measurement;
    measurement.result.verification =
        core::Verification{1000, 3, core::verbatim("element 5 is 1 instead of 2")};
    wrong.measurement.emplace() = std::move(measurement);
    swept.add({64, 8, 1}, wrong);
    const core::SweepMap map = swept.map();
    const std::optional<std::size_t> cell = map.find({64, 8, 1});
    ASSERT_TRUE(cell);
    EXPECT_EQ(map.cells[*cell].state, core::CellState::Wrong);
    EXPECT_EQ(map.cells[*cell].reason, "element 5 is 1 instead of 2");
    EXPECT_EQ(map.cells[*cell].standing, core::Standing::Alone);
    EXPECT_EQ(map.ranking.best, map.find({32, 8, 1}));
    EXPECT_EQ(core::bestPoint(swept.points.front().config.problem, swept.points, swept.outcomes,
                              swept.summaries(), plainKernel()),
              0U);
    const core::SweepTimes times =
        core::sweepTimesAlong(core::CurveAxis::BlockSize, swept.points.front(), swept.points, swept.outcomes,
                              swept.summaries(), plainKernel(), h200Limits());
    for (const core::TimedPlace& place : times.places)
        EXPECT_NE(place.microseconds, 1);
}

TEST(SweepMap, ALaunchThatLeavesElementsOutIsNotComparedWithThoseThatDoNot) {
    Swept swept = sweptFour();
    swept.add({64, 16, 1}, test::measuredOutcome(1));
    --swept.points.back().config.gridDim.x;
    const core::SweepMap map = swept.map();
    const std::optional<std::size_t> cell = map.find({64, 16, 1});
    ASSERT_TRUE(cell);
    EXPECT_EQ(map.cells[*cell].state, core::CellState::Incomplete);
    EXPECT_EQ(map.cells[*cell].reason, "Its grid leaves elements of the problem without a thread.");
    EXPECT_EQ(map.cells[*cell].standing, core::Standing::Alone);
    EXPECT_EQ(map.ranking.best, map.find({32, 8, 1}));
    const auto best = [](const Swept& of, const core::KernelAttributes& kernel) {
        return core::bestPoint(of.points.front().config.problem, of.points, of.outcomes, of.summaries(),
                               kernel);
    };
    EXPECT_EQ(best(swept, plainKernel()), 0U);
    const core::SweepTimes times =
        core::sweepTimesAlong(core::CurveAxis::BlockSize, swept.points.front(), swept.points, swept.outcomes,
                              swept.summaries(), plainKernel(), h200Limits());
    for (const core::TimedPlace& place : times.places)
        EXPECT_NE(place.microseconds, 1);

    core::KernelAttributes loops = plainKernel();
    loops.declared.usesGridStrideLoop = true;
    EXPECT_EQ(best(swept, loops), 4U) << "such a kernel handles all elements with any grid";

    Swept none = swept;
    for (core::SweepPoint& point : none.points)
        point.config.gridDim = {1, 1, 1};
    EXPECT_TRUE(none.map().ranking.best) << "where no launch covers the problem, all are compared";
}

TEST(SweepMap, HasNoBestWithoutTimes) {
    Swept swept;
    swept.add({32, 8, 1}, refused());
    swept.add({8, 8, 1}, missing());
    EXPECT_FALSE(swept.map().ranking.best);
    EXPECT_FALSE(swept.map().ranking.margin);
}

TEST(SweepMap, ComparesTimePerThreadWhereTheThreadsDiffer) {
    Swept swept;
    for (const std::uint32_t threads : {64U, 256U}) {
        core::SweepPoint point;
        point.config.gridDim = {100, 1, 1};
        point.config.blockDim = {threads, 1, 1};
        swept.points.push_back(point);
    }
    swept.outcomes = {test::measuredOutcome(10), test::measuredOutcome(20)};
    const core::SweepMap map = swept.map();
    EXPECT_EQ(map.ranking.by, core::RankedBy::TimePerThread);
    EXPECT_EQ(map.ranking.best, 1U) << "twice the time for four times the threads";
    EXPECT_NEAR(*map.cells[1].value, 20.0 / 25600, 1e-12);
}

TEST(SweepSlices, SeparatePointsThatDifferInMoreThanTheBlock) {
    std::vector<core::SweepPoint> points{pointOf({32, 8, 1}), pointOf({8, 8, 2}), pointOf({16, 16, 1}),
                                         pointOf({32, 8, 1})};
    points[3].config = withCluster(points[3].config, {2, 1, 1});
    const auto slices = sweepSlices(points);
    ASSERT_EQ(slices.size(), 3U);
    EXPECT_EQ(slices[0].points, (std::vector<std::size_t>{0, 2}));
    const auto texts = sliceLabels(slices);
    EXPECT_EQ(texts[0], "z 1, no cluster");
    EXPECT_EQ(texts[1], "z 2, no cluster");
    EXPECT_EQ(texts[2], "z 1, cluster 2");
    EXPECT_EQ(core::sliceLabels(core::sweepSlices({pointOf({8, 8, 1})})), std::vector<std::string>{""});
}

TEST(SweepSlices, TheBestPointMayBeOnAnyOfThemThatDoesTheSameWork) {
    Swept swept = sweptFour();
    const auto best = [&] {
        return bestPoint(core::ProblemExtent{1000, 1000, 1}, swept.points, swept.outcomes, swept.summaries(),
                         plainKernel());
    };
    EXPECT_EQ(best(), 0U);
    swept.add({16, 8, 2}, refused());
    swept.add({8, 8, 2}, test::measuredOutcome(9));
    swept.add({8, 4, 2}, test::measuredOutcome(12));
    EXPECT_EQ(sweepSlices(swept.points).size(), 2U);
    EXPECT_EQ(best(), 5U);
    swept.add({8, 2, 2}, test::measuredOutcome(1));
    swept.points.back().config.problem = core::ProblemExtent{10, 10, 1};
    EXPECT_EQ(best(), 5U) << "a smaller problem is less work";
    EXPECT_EQ(bestPoint(std::nullopt, swept.points, swept.outcomes, swept.summaries(), plainKernel()),
              std::nullopt);
    EXPECT_EQ(bestPoint(core::ProblemExtent{1000, 1000, 1}, swept.points, {}, {}, plainKernel()),
              std::nullopt)
        << "nothing was timed";
}

TEST(SweepSlices, TheMarginOfTheBestPointIsThatToTheNextOnAnyOfThem) {
    Swept swept;
    swept.add({16, 16, 1}, test::measuredOutcome(10));
    swept.add({32, 32, 1}, test::measuredOutcome(10.8));
    const auto margin = [&] {
        return rankPoints(core::ProblemExtent{1000, 1000, 1}, swept.points, swept.outcomes, swept.summaries(),
                          plainKernel())
            .margin;
    };
    ASSERT_TRUE(margin());
    EXPECT_NEAR(*margin(), 0.08, 1e-9);
    swept.add({16, 16, 1}, test::measuredOutcome(10.3));
    swept.points.back().config = withCluster(swept.points.back().config, {2, 1, 1});
    ASSERT_EQ(sweepSlices(swept.points).size(), 2U);
    EXPECT_NEAR(*margin(), 0.03, 1e-9) << "the launch in clusters is the next";
    EXPECT_NEAR(*swept.map().ranking.margin, 0.08, 1e-9) << "which is on another map";
    EXPECT_EQ(rankPoints(std::nullopt, swept.points, swept.outcomes, swept.summaries(), plainKernel()).margin,
              std::nullopt)
        << "nothing was compared";
}

TEST(SweepMap, OfLaunchesWithTheSameBlockACellHasTheCurrentOneOrOneThatCoversTheProblem) {
    Swept swept = sweptFour();
    swept.add({32, 8, 1}, test::measuredOutcome(3));
    swept.points.back().config.gridDim = {1, 1, 1}; // a part of the problem
    const core::SweepMap map = swept.map();
    EXPECT_EQ(map.cells[*map.find({32, 8, 1})].time->median, 10) << "covers the problem";
    EXPECT_EQ(map.ranking.best, map.find({32, 8, 1}));
    EXPECT_EQ(cellOf(map, swept.points.back()), std::nullopt) << "another launch has its cell";
    EXPECT_EQ(cellOf(map, swept.points.front()), map.find({32, 8, 1}));
    ASSERT_EQ(map.covered.size(), 1U) << "the other launch counts too";
    EXPECT_EQ(map.covered.front().state, core::CellState::Measured);
    EXPECT_TRUE(isSameLaunch(map.covered.front().point, swept.points.back()));
    EXPECT_EQ(
        static_cast<std::size_t>(std::count_if(map.cells.begin(), map.cells.end(),
                                               [](const core::SweepCell& cell) { return cell.isInSweep; })) +
            map.covered.size(),
        swept.points.size());
    const core::SweepMap ofPart = swept.mapFor(swept.points.back());
    EXPECT_EQ(ofPart.cells[*ofPart.find({32, 8, 1})].time->median, 3);
    EXPECT_EQ(cellOf(ofPart, swept.points.back()), ofPart.find({32, 8, 1}));
}

TEST(SweepSlices, BestSliceIsThatOfTheLaunchElseTheLargest) {
    std::vector<core::SweepPoint> points{pointOf({8, 8, 2}), pointOf({8, 4, 2}), pointOf({32, 8, 1}),
                                         pointOf({16, 8, 1}), pointOf({8, 8, 1})};
    const auto slices = sweepSlices(points);
    EXPECT_EQ(bestSlice(slices, pointOf({64, 1, 2})), 0U);
    EXPECT_EQ(bestSlice(slices, pointOf({64, 1, 1})), 1U);
    EXPECT_EQ(bestSlice(slices, pointOf({64, 1, 4})), 1U) << "the largest";
    core::SweepPoint other = pointOf({8, 8, 2});
    other.config.problem = core::ProblemExtent{77, 1, 1};
    points.push_back(other);
    core::SweepPoint launch = pointOf({16, 16, 4});
    launch.config.problem = core::ProblemExtent{77, 1, 1};
    const auto withOther = sweepSlices(points);
    EXPECT_EQ(withOther[bestSlice(withOther, launch)].common.config.problem, launch.config.problem)
        << "the largest that does the same work";
}

TEST(OccupancyCurve, IsOccupancyAtEachPoint) {
    core::KernelAttributes kernel = plainKernel();
    kernel.numRegs = 48;
    const core::DeviceProperties& device = h200Limits();
    const auto byBlock =
        computeOccupancyCurve(core::CurveAxis::BlockSize, kernel, device, 0, core::Bytes{1000});
    ASSERT_EQ(byBlock.x.size(), 32U);
    for (std::size_t i = 0; i < byBlock.x.size(); ++i)
        EXPECT_EQ(byBlock.y[i].activeWarps,
                  computeOccupancy(kernel, device, byBlock.x[i], core::Bytes{1000}).activeWarps);
    const auto byRegisters =
        computeOccupancyCurve(core::CurveAxis::Registers, kernel, device, 256, core::Bytes{0});
    ASSERT_EQ(byRegisters.x.size(), 255U);
    for (std::size_t i = 0; i < byRegisters.x.size(); ++i) {
        core::KernelAttributes changed = kernel;
        changed.numRegs = static_cast<std::uint32_t>(byRegisters.x[i]);
        EXPECT_EQ(byRegisters.y[i].activeWarps,
                  computeOccupancy(changed, device, 256, core::Bytes{0}).activeWarps);
    }
    const auto bySmem =
        computeOccupancyCurve(core::CurveAxis::SharedMemory, kernel, device, 256, core::Bytes{0});
    ASSERT_EQ(bySmem.x.size(), largestSmemOptIn(kernel, device).value / 1024 + 1);
    EXPECT_EQ(bySmem.x.front(), 0U);
    for (const core::Occupancy& occupancy : bySmem.y)
        EXPECT_GT(occupancy.activeWarps, 0U) << "each has the opt-in that it needs";
}

TEST(OccupancyCurve, BandsCoverItAndNameWhatLimitsThere) {
    core::KernelAttributes kernel = plainKernel();
    kernel.numRegs = 64;
    const auto curve =
        computeOccupancyCurve(core::CurveAxis::BlockSize, kernel, h200Limits(), 0, core::Bytes{0});
    const auto bands = limiterBands(curve);
    ASSERT_GT(bands.size(), 1U);
    std::size_t next = 0;
    for (const core::LimiterBand& band : bands) {
        EXPECT_EQ(band.first, next);
        next = band.last + 1;
        for (std::size_t i = band.first; i <= band.last; ++i)
            for (const core::Limiter limiter : core::allLimiters)
                EXPECT_EQ(std::count(band.limiters.begin(), band.limiters.end(), limiter) == 1,
                          curve.y[i].limitedBy(limiter));
    }
    EXPECT_EQ(next, curve.y.size());
}

TEST(OccupancyCurve, EndsWithTheLargestBlockOfTheKernel) {
    core::KernelAttributes kernel = plainKernel();
    kernel.maxThreadsPerBlock = 256;
    const auto curve =
        computeOccupancyCurve(core::CurveAxis::BlockSize, kernel, h200Limits(), 0, core::Bytes{0});
    EXPECT_EQ(curve.x.back(), 256U);
}

TEST(OccupancyCurve, TheNearestPlaceIsNotPastItsEnds) {
    const auto curve =
        computeOccupancyCurve(core::CurveAxis::BlockSize, plainKernel(), h200Limits(), 0, core::Bytes{0});
    EXPECT_EQ(curve.x[curve.nearest(-50)], 32U);
    EXPECT_EQ(curve.x[curve.nearest(250)], 256U);
    EXPECT_EQ(curve.x[curve.nearest(1e9)], 1024U);
}

struct FastestBlockCase {
    const char* name;
    double small; ///< median of a block of 32 threads, which holds 32 of 64 warps
    double large; ///< of 256 threads, which holds all
    const char* expected;
};

class OccupancyConclusion : public testing::TestWithParam<FastestBlockCase> {};

TEST_P(OccupancyConclusion, SaysWhetherMoreWarpsAreFaster) {
    Swept swept;
    swept.add({32, 1, 1}, test::measuredOutcome(GetParam().small));
    swept.add({256, 1, 1}, test::measuredOutcome(GetParam().large));
    swept.add({64, 1, 1}, missing());
    const core::SweepTimes times =
        sweepTimesAlong(core::CurveAxis::BlockSize, pointOf({128, 1, 1}), swept.points, swept.outcomes,
                        swept.summaries(), plainKernel(), h200Limits());
    ASSERT_EQ(times.places.size(), 2U);
    EXPECT_EQ(times.places[0].x, 32U);
    EXPECT_NEAR(times.places[0].microseconds, GetParam().small, 1e-9);
    EXPECT_NE(times.conclusion.find(GetParam().expected), std::string::npos) << times.conclusion;
}

INSTANTIATE_TEST_SUITE_P(
    Times, OccupancyConclusion,
    testing::Values(FastestBlockCase{"TheyAgree", 20, 10,
                                     "fastest at 256 threads, which also has the most warps"},
                    FastestBlockCase{
                        "TheyDisagree", 10, 12,
                        "fastest at 32 threads with 32 of 64 warps; 256 threads with 64 takes 20.0 % longer"},
                    FastestBlockCase{"Indistinguishable", 10, 10.05, "indistinguishable from 256 threads"}),
    [](const testing::TestParamInfo<FastestBlockCase>& testInfo) { return testInfo.param.name; });

TEST(SweepTimes, SayOneThreadInTheSingular) {
    Swept swept;
    swept.add({1, 1, 1}, test::measuredOutcome(10));
    swept.add({256, 1, 1}, test::measuredOutcome(12));
    const std::string conclusion =
        sweepTimesAlong(core::CurveAxis::BlockSize, pointOf({64, 1, 1}), swept.points, swept.outcomes,
                        swept.summaries(), plainKernel(), h200Limits())
            .conclusion;
    EXPECT_EQ(conclusion.find("1 threads"), std::string::npos) << conclusion;
    EXPECT_NE(conclusion.find("fastest at 1 thread with"), std::string::npos) << conclusion;
}

TEST(SweepTimes, UseLaunchesThatDifferOnlyAlongTheAxis) {
    Swept swept;
    swept.add({32, 1, 1}, test::measuredOutcome(10));
    swept.add({256, 1, 1}, test::measuredOutcome(12));
    swept.points[1].config.dynamicSmemBytes = core::Bytes{1024};
    const auto along = [&](core::CurveAxis axis, const core::SweepPoint& launch) {
        return sweepTimesAlong(axis, launch, swept.points, swept.outcomes, swept.summaries(), plainKernel(),
                               h200Limits())
            .places.size();
    };
    EXPECT_EQ(along(core::CurveAxis::BlockSize, pointOf({64, 1, 1})), 1U) << "the other has shared memory";
    EXPECT_EQ(along(core::CurveAxis::SharedMemory, pointOf({256, 1, 1})), 1U)
        << "the other has another block";
    EXPECT_EQ(along(core::CurveAxis::Registers, pointOf({64, 1, 1})), 0U);
}

} // namespace
} // namespace trichevron::test
