// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/summary.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace trichevron::core {
namespace {

TEST(Summary, IsNoneWithoutSamples) {
    EXPECT_FALSE(summarise(std::vector<double>{}).has_value());
}

TEST(Summary, MedianOfGivesTheSameMedian) {
    EXPECT_FALSE(computeMedian({}));
    for (const auto& samples : std::vector<std::vector<double>>{{7}, {4, 1, 3, 2}, {5, 1, 3}})
        EXPECT_EQ(computeMedian(samples), summarise(samples)->median);
}

TEST(Summary, QuartilesAreInterpolatedBetweenRanks) {
    const auto summary = summarise(std::vector<double>{4, 1, 3, 2});
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->count, 4U);
    EXPECT_DOUBLE_EQ(summary->minimum, 1);
    EXPECT_DOUBLE_EQ(summary->lowerQuartile, 1.75);
    EXPECT_DOUBLE_EQ(summary->median, 2.5);
    EXPECT_DOUBLE_EQ(summary->upperQuartile, 3.25);
    EXPECT_DOUBLE_EQ(summary->maximum, 4);
}

TEST(Summary, NoiseIsTheStandardDeviationOfASampleOverTheMean) {
    const auto summary = summarise(std::vector<double>{2, 4, 4, 4, 5, 5, 7, 9});
    ASSERT_TRUE(summary);
    EXPECT_DOUBLE_EQ(summary->mean, 5);
    EXPECT_DOUBLE_EQ(summary->standardDeviation, std::sqrt(32.0 / 7));
    EXPECT_DOUBLE_EQ(summary->noise(), std::sqrt(32.0 / 7) / 5);
}

TEST(Summary, OfOneSampleEveryFigureIsThatSample) {
    const auto summary = summarise(std::vector<double>{7});
    ASSERT_TRUE(summary);
    EXPECT_DOUBLE_EQ(summary->lowerQuartile, 7);
    EXPECT_DOUBLE_EQ(summary->upperQuartile, 7);
    EXPECT_DOUBLE_EQ(summary->mean, 7);
    EXPECT_DOUBLE_EQ(summary->standardDeviation, 0);
    EXPECT_EQ(summary->medianConfidenceInterval, (Interval{7, 7}));
}

TEST(Summary, NoiseIsZeroForAMeanOfZero) {
    EXPECT_DOUBLE_EQ(summarise(std::vector<double>{0, 0, 0})->noise(), 0);
}

/// How likely it is that the true median lies between the samples of these ranks, from 0: that at least
/// low + 1 and at most high of n samples, each by a fair coin, are below it.
double coverage(std::size_t n, std::size_t low, std::size_t high) {
    double sum = 0;
    for (std::size_t below = low + 1; below <= high; ++below)
        sum += std::exp(
            std::lgamma(static_cast<double>(n) + 1) - std::lgamma(static_cast<double>(below) + 1) -
            std::lgamma(static_cast<double>(n - below) + 1) - static_cast<double>(n) * std::log(2.0));
    return sum;
}

TEST(Summary, TheConfidenceIntervalOfTheMedianHasBinomialRanks) {
    for (std::size_t n = 6; n < 400; ++n) {
        std::size_t exact = 0;
        while (coverage(n, exact + 1, n - 2 - exact) >= 0.95)
            ++exact;
        std::vector<double> ranks(n);
        std::iota(ranks.begin(), ranks.end(), 0.0);
        const Interval interval = summarise(ranks)->medianConfidenceInterval;
        const auto low = static_cast<std::size_t>(interval.low);
        const auto high = static_cast<std::size_t>(interval.high);
        EXPECT_EQ(low + high, n - 1) << n << ": as far from both ends";
        EXPECT_GE(coverage(n, low, high), 0.95) << n;
        EXPECT_LE(exact - low, 1U) << n << ": no wider than it has to be, but for a rank";
    }
}

struct ComparisonCase : test::NamedCase {
    std::vector<double> first;
    std::vector<double> second;
    Comparison expected;
};
class Compared : public testing::TestWithParam<ComparisonCase> {};

TEST_P(Compared, ByTheirMiddleHalves) {
    EXPECT_EQ(compare(*summarise(GetParam().first), *summarise(GetParam().second)), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Samples, Compared,
    testing::Values(
        ComparisonCase{"AllBelowAreFaster", {1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}, Comparison::Faster},
        ComparisonCase{"AllAboveAreSlower", {6, 7, 8, 9, 10}, {1, 2, 3, 4, 5}, Comparison::Slower},
        ComparisonCase{
            "TheSameAreIndistinguishable", {1, 2, 3, 4, 5}, {1, 2, 3, 4, 5}, Comparison::Indistinguishable},
        // Quartiles 2 to 4 and 4 to 6.
        ComparisonCase{"HalvesThatTouchAreIndistinguishable",
                       {1, 2, 3, 4, 5},
                       {3, 4, 5, 6, 7},
                       Comparison::Indistinguishable},
        ComparisonCase{
            "AnOutlierThatReachesFarIsNothing", {1, 1, 1, 1, 90}, {2, 2, 2, 2, 2}, Comparison::Faster},
        ComparisonCase{"AHalfInsideTheOtherIsIndistinguishable",
                       {5, 5.1, 5.2, 5.3, 5.4},
                       {1, 3, 5, 7, 9},
                       Comparison::Indistinguishable},
        ComparisonCase{"SingleSamplesAreIndistinguishable", {1}, {2}, Comparison::Indistinguishable},
        ComparisonCase{"TooFewOfTheFirstAreIndistinguishable",
                       {1, 1, 1, 1},
                       {2, 2, 2, 2, 2},
                       Comparison::Indistinguishable},
        ComparisonCase{"TooFewOfTheSecondAreIndistinguishable",
                       {2, 2, 2, 2, 2},
                       {1, 1, 1, 1},
                       Comparison::Indistinguishable}),
    test::caseName<ComparisonCase>);

/// The number of samples at which the stopping criterion is reached; 0 for never.
std::size_t reachedAt(double precision, const std::vector<double>& samples) {
    StoppingCriterion convergence(precision);
    for (std::size_t count = 1; count <= samples.size(); ++count)
        if (convergence.isReached({samples.data(), count}))
            return count;
    return 0;
}

/// `at` gives each sample by its place.
template <class At>
std::vector<double> samplesOf(std::size_t count, At at) {
    std::vector<double> samples(count);
    for (std::size_t i = 0; i < count; ++i)
        samples[i] = at(i);
    return samples;
}

TEST(StoppingCriterion, IsReachedAtTheHundredthOfQuietSamples) {
    EXPECT_EQ(reachedAt(0.01, samplesOf(200, [](std::size_t) { return 10.0; })), 100U);
    EXPECT_EQ(reachedAt(0.01, samplesOf(200, [](std::size_t i) { return i % 2 == 0 ? 10.0 : 10.05; })), 100U);
    EXPECT_EQ(reachedAt(0.01, samplesOf(99, [](std::size_t) { return 10.0; })), 0U);
}

TEST(StoppingCriterion, NeedsMoreNoisySamples) {
    const auto noisy =
        samplesOf(20'000, [](std::size_t i) { return 10 + static_cast<double>(i * 7919 % 101) / 50; });
    const std::size_t coarse = reachedAt(0.02, noisy);
    const std::size_t fine = reachedAt(0.002, noisy);
    EXPECT_GT(coarse, 100U);
    EXPECT_GT(fine, 4 * coarse);
}

TEST(StoppingCriterion, IsNeverReachedDuringADrift) {
    // The confidence interval is narrow soon; the difference of the halves reveals the drift.
    const auto drift = samplesOf(2000, [](std::size_t i) { return 100 + static_cast<double>(i) / 200; });
    const Summary summary = *summarise(drift);
    EXPECT_LT((summary.medianConfidenceInterval.high - summary.medianConfidenceInterval.low) / 2,
              0.01 * summary.median);
    std::vector<double> whole = drift;
    StoppingCriterion convergence(0.01);
    EXPECT_FALSE(convergence.isReached(whole));
}

TEST(StoppingCriterion, IsNeverReachedWithoutAPrecision) {
    EXPECT_EQ(reachedAt(0, samplesOf(1000, [](std::size_t) { return 10.0; })), 0U);
    EXPECT_EQ(reachedAt(-1, samplesOf(1000, [](std::size_t) { return 10.0; })), 0U);
}

} // namespace
} // namespace trichevron::core
