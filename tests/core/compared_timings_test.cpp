// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/compared_timings.h"
#include "core/messages/comparison_words.h"

#include <gtest/gtest.h>

#include <deque>

namespace trichevron::core {
namespace {

/// Owns what the timings point to.
struct Timings {
    std::deque<LaunchConfig> configs;
    std::deque<Measurement> measurements;
    std::vector<ComparedTiming> all;

    /// Samples within 1 % of a median.
    Measurement& add(const std::string& kernel, double median, std::uint32_t blockX = 32,
                     const std::string& device = "A") {
        LaunchConfig& config = configs.emplace_back();
        config.gridDim = {4, 1, 1};
        config.blockDim = {blockX, 1, 1};
        config.problem = ProblemExtent{1000, 1, 1};
        Measurement& measurement = measurements.emplace_back();
        for (const double factor : {0.99, 0.995, 1.0, 1.005, 1.01})
            measurement.samplesMicroseconds.push_back(median * factor);
        all.push_back({device, kernel, &config, &measurement});
        return measurement;
    }
};

TEST(ComparedTimings, RankLaunchesOfOneKernel) {
    Timings timings;
    timings.add("k", 12);
    timings.add("k", 10);
    timings.add("k", 10.02);
    const ComparedTimings compared = compareTimings(timings.all);
    EXPECT_EQ(compared.unit, "µs");
    EXPECT_EQ(compared.rows[0].standing, Standing::Slower);
    EXPECT_EQ(compared.rows[1].standing, Standing::Fastest);
    EXPECT_EQ(compared.rows[2].standing, Standing::LikeFastest);
    EXPECT_DOUBLE_EQ(*compared.rows[0].overFastest, 1.2);
    EXPECT_EQ(standingText(compared.rows[0]), "1.20 × the fastest");
    EXPECT_EQ(standingText(compared.rows[1]), "fastest");
    EXPECT_EQ(standingText(compared.rows[2]), "indistinguishable from the fastest");
}

TEST(ComparedTimings, KernelsAreNotRankedAgainstEachOther) {
    Timings timings;
    timings.add("a", 12);
    timings.add("b", 10);
    timings.add("b", 20);
    const ComparedTimings compared = compareTimings(timings.all);
    EXPECT_EQ(compared.rows[0].standing, Standing::Alone);
    EXPECT_EQ(standingText(compared.rows[0]), "");
    EXPECT_EQ(compared.rows[1].standing, Standing::Fastest);
    EXPECT_EQ(compared.rows[2].standing, Standing::Slower);
    EXPECT_DOUBLE_EQ(compared.rows[0].summary->median, 12);
}

TEST(ComparedTimings, UnequalWorkIsComparedPerItem) {
    Timings timings;
    timings.add("k", 10).work = Work{0, 0, 1'000'000, "elements"};
    timings.add("k", 15).work = Work{0, 0, 2'000'000, "elements"};
    const ComparedTimings compared = compareTimings(timings.all);
    EXPECT_EQ(compared.by, RankedBy::TimePerItem);
    EXPECT_EQ(compared.unit, "µs per million elements");
    EXPECT_DOUBLE_EQ(compared.rows[0].summary->median, 10);
    EXPECT_DOUBLE_EQ(compared.rows[1].summary->median, 7.5);
    EXPECT_EQ(standingText(compared.rows[1]), "fastest per item");
    EXPECT_EQ(standingText(compared.rows[0]), "1.33 × the fastest per item");
}

TEST(ComparedTimings, SeveralKernelsAreShownInTimeThoughRankedPerItem) {
    Timings timings;
    timings.add("k", 10).work = Work{0, 0, 1'000'000, "elements"};
    timings.add("k", 15).work = Work{0, 0, 2'000'000, "elements"};
    timings.add("other", 3);
    const ComparedTimings compared = compareTimings(timings.all);
    EXPECT_EQ(compared.unit, "µs");
    EXPECT_DOUBLE_EQ(compared.rows[1].summary->median, 15);
    EXPECT_EQ(standingText(compared.rows[1]), "fastest per item");
}

TEST(ComparedTimings, WithoutSamplesThereIsNoSummary) {
    Timings timings;
    timings.add("k", 10);
    timings.add("k", 10).samplesMicroseconds.clear();
    const ComparedTimings compared = compareTimings(timings.all);
    EXPECT_TRUE(compared.rows[0].summary);
    EXPECT_FALSE(compared.rows[1].summary);
    EXPECT_EQ(compared.rows[0].standing, Standing::Alone);
    EXPECT_TRUE(compareTimings({}).rows.empty());
}

TEST(ComparedTimings, ASummaryByItemsNeedsItems) {
    Timings timings;
    timings.add("k", 10);
    EXPECT_FALSE(summaryBy({timings.all[0].measurement, timings.all[0].config}, RankedBy::TimePerItem));
}

TEST(AchievedBandwidth, IsTheShareOfACopysBandwidth) {
    Timings timings;
    Measurement& known = timings.add("k", 10);
    known.work = Work{6'000'000, 4'000'000, 1, "elements"};
    known.reference = DeviceReference{4e12, 1};
    Measurement& noReference = timings.add("k", 10);
    noReference.work = known.work;
    timings.add("k", 10);
    const std::vector<BandwidthPoint> points = bandwidthPoints(timings.all);
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0].timing, 0U);
    EXPECT_NEAR(points[0].bytesPerSecond, 1e12, 1);
    EXPECT_NEAR(*points[0].share, 0.25, 1e-9);
    EXPECT_EQ(bandwidthText(points[0]), "1.00 TB/s, 25 % of the copy bandwidth (4.00 TB/s)");
    EXPECT_EQ(points[1].timing, 1U);
    EXPECT_FALSE(points[1].share);
    EXPECT_EQ(bandwidthText(points[1]), "1.00 TB/s");
    EXPECT_EQ(bandwidthUnavailableReason(timings.all[0]), "");
    EXPECT_NE(bandwidthUnavailableReason(timings.all[1]).find("was not measured on this device"),
              std::string::npos);
    EXPECT_NE(bandwidthUnavailableReason(timings.all[2]).find("does not say how many bytes"),
              std::string::npos);
    EXPECT_NE(bandwidthUnavailableReason({}).find("was not timed"), std::string::npos);
}

TEST(AchievedBandwidth, AxisIsBlockSizeUnlessTheProblemsDiffer) {
    Timings timings;
    timings.add("k", 10, 32);
    timings.add("k", 10, 64);
    EXPECT_EQ(chooseMeasure(timings.all), LaunchMeasure::BlockThreads);
    EXPECT_EQ(measureValue(*timings.all[1].config, LaunchMeasure::BlockThreads), 64);
    timings.configs[1].problem = ProblemExtent{2000, 3, 1};
    EXPECT_EQ(chooseMeasure(timings.all), LaunchMeasure::Problem);
    EXPECT_EQ(measureValue(*timings.all[1].config, LaunchMeasure::Problem), 6000);
    timings.configs[1].problem.reset();
    EXPECT_EQ(measureValue(*timings.all[1].config, LaunchMeasure::Problem), 0);
}

TEST(ComparisonWords, ALabelOmitsDefaults) {
    LaunchConfig config;
    config.gridDim = {63, 63, 1};
    config.blockDim = {16, 16, 1};
    EXPECT_EQ(launchLabel(config), "<<<63 × 63, 16 × 16>>>");
    config.clusterDim = ClusterExtent{1, 1, 1};
    EXPECT_EQ(launchLabel(config), "<<<63 × 63, 16 × 16>>>");
    config.clusterDim = ClusterExtent{3, 1, 1};
    config.dynamicSmemBytes = {2048};
    config.problem = ProblemExtent{1000, 1000, 1};
    EXPECT_EQ(launchLabel(config), "<<<63 × 63, 16 × 16>>> clusters 3 2 KiB of 1,000 × 1,000");
}

TEST(ComparisonWords, AListBeginsWithTheDifferences) {
    Timings timings;
    timings.add("k", 1, 32);
    EXPECT_EQ(listedLaunches(timings.all)[0].differing, "block 32") << "nothing to differ from";
    EXPECT_EQ(listedLaunches(timings.all)[0].common, "of 1,000 · grid 4");
    timings.add("k", 1, 64);
    timings.configs[1].gridDim.x = 2;
    EXPECT_EQ(listedLaunches(timings.all)[1].differing, "block 64");
    EXPECT_EQ(listedLaunches(timings.all)[1].common, "of 1,000 · grid 2") << "the grid follows";
    timings.configs[1].problem = ProblemExtent{4000, 2, 1};
    EXPECT_EQ(listedLaunches(timings.all)[1].differing, "block 64 · of 4,000 × 2");
    timings.configs[1] = timings.configs[0];
    timings.configs[1].gridDim.x = 2;
    EXPECT_EQ(listedLaunches(timings.all)[1].differing, "grid 2") << "it alone differs";
    timings.add("m", 1, 32, "B").samplesMicroseconds.clear();
    EXPECT_EQ(listedLaunches(timings.all)[2].differing, "m · B");
    EXPECT_TRUE(listedLaunches({}).empty());
}

TEST(ComparisonWords, LabelsHaveDeviceAndKernelWhereTheyDiffer) {
    Timings timings;
    timings.add("k", 1, 32);
    timings.add("k", 1, 64);
    EXPECT_EQ(timingLabels(timings.all),
              (std::vector<std::string>{"<<<4, 32>>> of 1,000", "<<<4, 64>>> of 1,000"}));
    timings.add("m", 1, 64, "B");
    EXPECT_EQ(timingLabels(timings.all)[2], "B · m <<<4, 64>>> of 1,000");
    EXPECT_TRUE(timingLabels({}).empty());
}

} // namespace
} // namespace trichevron::core
