// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Statistics of samples, and the comparison of two sets of samples.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace trichevron::core {

struct Interval {
    double low = 0;
    double high = 0;
    friend bool operator==(const Interval&, const Interval&) = default;
};

/// Order statistics of samples; quartiles by linear interpolation between the closest ranks.
struct Summary {
    std::size_t count = 0;
    double minimum = 0;
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
    double maximum = 0;
    double mean = 0;
    double standardDeviation = 0; ///< of the samples (n − 1); 0 for a single one
    /// The 95 % confidence interval of the median. It comes from ranks and holds for any distribution.
    Interval medianConfidenceInterval;

    /// Relative standard deviation: standard deviation / mean, nvbench's noise. 0 where the mean is 0.
    double noise() const;
};
/// None without samples.
std::optional<Summary> summarise(std::vector<double> samples);
/// Only the median.
std::optional<double> computeMedian(std::span<const double> samples);

/// Whether the first of two launches takes less time.
enum class Comparison { Faster, Slower, Indistinguishable };
/// Samples that a comparison needs of each side: the quartiles of fewer are not reliable.
inline constexpr std::size_t minComparedSamples = 5;
/// Compares the first with the second. They are indistinguishable where the ranges from lower to upper
/// quartile overlap, since a difference of medians within the spread of the samples is not significant, and
/// where either has fewer than minComparedSamples samples.
Comparison compare(const Summary& first, const Summary& second);

/// The stopping criterion of a measurement: the median is known precisely enough. Takes every sample, in
/// order.
class StoppingCriterion {
public:
    /// `precision`: the largest accepted half-width of the median's 95 % confidence interval, over the
    /// median; 0: never reached.
    explicit StoppingCriterion(double precision) : precision_(precision) {}

    /// Cheap: checks only after each quarter more samples.
    bool isReached(std::span<const double> samples);

private:
    double precision_;
    std::size_t nextCheck_ = minSamples;
    static constexpr std::size_t minSamples = 100; ///< fewer are too few to estimate the noise
};

} // namespace trichevron::core
