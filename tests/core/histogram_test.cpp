// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/histogram.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>

namespace trichevron::core {
namespace {

TEST(Histogram, WithoutSamplesHasNoBin) {
    EXPECT_TRUE(buildHistogram({}).counts.empty());
}

TEST(Histogram, EqualSamplesGiveOneBin) {
    const std::vector<double> samples(7, 6.5);
    const Histogram histogram = buildHistogram(samples);
    EXPECT_EQ(histogram, (Histogram{6.5, 0, {7}, 0}));
    EXPECT_EQ(histogram.binOf(6.5), 0U);
    EXPECT_EQ(histogram.binOf(6.6), 1U);
}

TEST(Histogram, CountsEverySampleOnce) {
    std::mt19937 random(5); // NOLINT(cert-msc32-c,cert-msc51-cpp): not for secrets
    for (std::size_t count = 1; count < 400; count += 7) {
        std::normal_distribution<double> time(10, 0.5);
        std::vector<double> samples;
        for (std::size_t i = 0; i < count; ++i)
            samples.push_back(i % 50 == 49 ? 100 : time(random)); // now and then a straggler
        const Histogram histogram = buildHistogram(samples);
        ASSERT_FALSE(histogram.counts.empty());
        EXPECT_LE(histogram.counts.size(), 80U);
        std::vector<std::size_t> counts(histogram.counts.size());
        std::size_t above = 0;
        const double end = histogram.beginOf(histogram.counts.size());
        for (const double sample : samples) {
            if (sample >= end && histogram.width > 0) {
                ++above;
                continue;
            }
            const std::size_t bin = histogram.binOf(sample);
            ASSERT_LT(bin, counts.size());
            EXPECT_GE(sample, histogram.beginOf(bin) - 1e-9);
            EXPECT_LE(sample, histogram.beginOf(bin + 1) + 1e-9);
            ++counts[bin];
        }
        EXPECT_EQ(histogram.counts, counts);
        EXPECT_EQ(histogram.above, above);
        EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), above), count);
    }
}

TEST(Histogram, OutliersDoNotSqueezeTheRest) {
    std::vector<double> samples;
    for (int i = 0; i < 1000; ++i)
        samples.push_back(6 + 0.001 * (i % 100));
    samples.push_back(500);
    const Histogram histogram = buildHistogram(samples);
    EXPECT_EQ(histogram.above, 1U);
    EXPECT_GT(histogram.counts.size(), 5U);
    EXPECT_LT(histogram.beginOf(histogram.counts.size()), 7);
}

TEST(Histogram, HasAtMostTheRequestedBins) {
    std::vector<double> samples(1000);
    std::iota(samples.begin(), samples.end(), 0);
    EXPECT_EQ(buildHistogram(samples, 4).counts, (std::vector<std::size_t>{250, 250, 250, 250}));
    EXPECT_TRUE(buildHistogram(samples, 0).counts.empty());
}

} // namespace
} // namespace trichevron::core
