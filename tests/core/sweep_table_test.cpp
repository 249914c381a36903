// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The table of a sweep, which the command line and the window write with the same columns.
#include "core/sweep/sweep_table.h"

#include "tests/case_name.h"
#include "tests/core/fixtures.h"
#include "tests/support/measured_outcome.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace trichevron::core {
namespace {

SweepCell sweptCell(const SweepPoint& point, const SweepOutcome& outcome,
                    const KernelAttributes& kernel = test::plainKernel()) {
    SweepCell cell = predictedCell(point, kernel, test::h200Limits());
    addOutcome(cell, outcome);
    if (outcome.measurement)
        cell.time = summarise(outcome.measurement->samplesMicroseconds);
    return cell;
}

SweepPoint sweptPoint(const BlockExtent& block = {256, 1, 1}) {
    SweepPoint point;
    point.config = test::makeLaunch({132, 1, 1}, block);
    return point;
}

TEST(PlannedCell, HasThePredictionOfThePlan) {
    for (const std::uint32_t threads : {64U, 2048U}) {
        const SweepPoint point = sweptPoint({threads, 1, 1});
        const KernelAttributes kernel = test::plainKernel();
        PlannedPoint planned = predictPoint(point, kernel, test::h200Limits());
        const SweepCell predicted = predictedCell(point, kernel, test::h200Limits());
        const SweepCell cell = plannedCell(planned, kernel, test::h200Limits());
        EXPECT_EQ(cell.state, predicted.state) << threads;
        EXPECT_EQ(cell.reason, predicted.reason) << threads;
        EXPECT_EQ(cell.blocksPerSm, predicted.blocksPerSm) << threads;
        EXPECT_EQ(cell.activeWarps, predicted.activeWarps) << threads;
        planned.blocksPerSm = 3;
        EXPECT_EQ(plannedCell(planned, kernel, test::h200Limits()).blocksPerSm, 3U)
            << "it is not asked again";
    }
}

TableCell cellIn(const std::vector<TableCell>& row, const std::string& column) {
    const auto found = std::find(sweepColumns().begin(), sweepColumns().end(), column);
    return row.at(static_cast<std::size_t>(found - sweepColumns().begin()));
}

struct StatusCase : test::NamedCase {
    SweepPoint point;
    SweepOutcome outcome;
    std::string status;
    bool isTimed;
};

SweepOutcome refusedOutcome() {
    SweepOutcome outcome;
    outcome.measurement.emplace().result.launch = {1, "cudaErrorInvalidValue", "invalid argument"};
    return outcome;
}
SweepOutcome unknownOutcome() {
    SweepOutcome outcome;
    outcome.problem = verbatim("not recorded");
    return outcome;
}

class SweepTable : public testing::TestWithParam<StatusCase> {};

TEST_P(SweepTable, ARowHasAllColumnsAndTimesOnlyWhereThereAreSome) {
    const std::vector<TableCell> row =
        sweepRow(sweptCell(GetParam().point, GetParam().outcome), RankedBy::Time);
    ASSERT_EQ(row.size(), sweepColumns().size());
    EXPECT_EQ(cellIn(row, "status"), TableCell(GetParam().status));
    EXPECT_EQ(cellIn(row, "block_x"), TableCell(std::int64_t{GetParam().point.config.blockDim.x}));
    EXPECT_EQ(cellIn(row, "leaves_elements_out"), TableCell(std::string("false")));
    for (const char* column : {"samples", "median_us", "noise", "discarded", "too_short"})
        EXPECT_EQ(cellIn(row, column) != TableCell(), GetParam().isTimed) << column;
    EXPECT_EQ(cellIn(row, "reason") == TableCell(), GetParam().isTimed || GetParam().status == "notReached");
}

INSTANTIATE_TEST_SUITE_P(
    Sweeps, SweepTable,
    testing::Values(StatusCase{"Measured", sweptPoint(), test::measuredOutcome(10), "measured", true},
                    StatusCase{"RefusedByTheDevice", sweptPoint(), refusedOutcome(), "refused", false},
                    StatusCase{"SkippedByTheModel", sweptPoint({2048, 1, 1}), {}, "skipped", false},
                    StatusCase{"NotRecorded", sweptPoint(), unknownOutcome(), "unknown", false},
                    StatusCase{"NotReached", sweptPoint(), {}, "notReached", false}),
    test::caseName<StatusCase>);

TEST(SweepTables, TheClusterIsThatOfTheLaunchOrOfTheKernelAndElseEmpty) {
    const auto clusterX = [](const SweepPoint& point, const KernelAttributes& kernel) {
        return cellIn(sweepRow(predictedCell(point, kernel, test::h200Limits()), RankedBy::Time),
                      "cluster_x");
    };
    KernelAttributes kernel = test::plainKernel();
    EXPECT_EQ(clusterX(sweptPoint(), kernel), TableCell()) << "nothing is declared";
    kernel.declared.clusterDims = ClusterExtent{4, 1, 1};
    EXPECT_EQ(clusterX(sweptPoint(), kernel), TableCell(std::int64_t{4}));
    SweepPoint clustered = sweptPoint();
    clustered.config.api = LaunchApi::CudaLaunchKernelEx;
    clustered.config.clusterDim = ClusterExtent{2, 1, 1};
    EXPECT_EQ(clusterX(clustered, test::plainKernel()), TableCell(std::int64_t{2}));
}

TEST(SweepTables, ColumnsHaveNamesOfTheirOwn) {
    std::vector<std::string> columns = sweepColumns();
    std::sort(columns.begin(), columns.end());
    EXPECT_EQ(std::adjacent_find(columns.begin(), columns.end()), columns.end());
}

} // namespace
} // namespace trichevron::core
