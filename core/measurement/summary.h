// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Statistics of samples, and what may be said of two sets of them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace trichevron {

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
    /// Where the median of ever more samples would be, at 95 %: by ranks, so whatever their distribution.
    Interval medianInterval;

    /// Standard deviation / mean, which is what nvbench calls noise. 0 when the mean is 0.
    double noise() const;
};
/// None when there is no sample.
std::optional<Summary> summarise(std::vector<double> samples);
/// The median alone.
std::optional<double> medianOf(std::span<const double> samples);

/// Which of two takes less time.
enum class Comparison { Faster, Slower, Indistinguishable };
/// Samples without which nothing is called faster: with fewer, quartiles say little.
inline constexpr std::size_t leastCompared = 5;
/// The first against the second: indistinguishable where their middle halves, from quartile to quartile,
/// have a time in common. That a median differs by less than launches of the same kind differ from each other
/// is nothing to choose by. Indistinguishable, too, where either has fewer than leastCompared samples.
Comparison compare(const Summary& first, const Summary& second);

/// Tells when more samples would hardly move the median any more. To be told every sample, in order.
class Convergence {
public:
    /// `precision`: half the median's interval over the median that is good enough; 0 for never.
    explicit Convergence(double precision) : precision_(precision) {}

    /// Cheap: looks only now and then, each time after a quarter more samples.
    bool isReached(std::span<const double> samples);

private:
    double precision_;
    std::size_t nextLook_ = leastSamples;
    static constexpr std::size_t leastSamples = 100; ///< fewer would not tell the noise either
};

} // namespace trichevron
