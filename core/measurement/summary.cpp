// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/summary.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {

namespace {

/// The value at a fractional rank of sorted samples, by linear interpolation.
double at(const std::vector<double>& sorted, double rank) {
    const double within = std::clamp(rank, 0.0, static_cast<double>(sorted.size() - 1));
    const auto below = static_cast<std::size_t>(std::floor(within));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double weight = within - static_cast<double>(below);
    return sorted[below] + weight * (sorted[above] - sorted[below]);
}

double quantile(const std::vector<double>& sorted, double fraction) {
    return at(sorted, fraction * static_cast<double>(sorted.size() - 1));
}

} // namespace

double Summary::noise() const {
    return mean == 0 ? 0 : standardDeviation / mean;
}

std::optional<Summary> summarise(std::vector<double> samples) {
    if (samples.empty())
        return std::nullopt;
    std::sort(samples.begin(), samples.end());
    Summary summary;
    summary.count = samples.size();
    summary.minimum = samples.front();
    summary.lowerQuartile = quantile(samples, 0.25);
    summary.median = quantile(samples, 0.5);
    summary.upperQuartile = quantile(samples, 0.75);
    summary.maximum = samples.back();
    const auto count = static_cast<double>(samples.size());
    for (const double sample : samples)
        summary.mean += sample / count;
    double squares = 0;
    for (const double sample : samples)
        squares += (sample - summary.mean) * (sample - summary.mean);
    if (samples.size() > 1)
        summary.standardDeviation = std::sqrt(squares / (count - 1));
    // The number of samples below the true median is binomial: n/2 ± √n/2, and ± 1.96 of these for 95 %.
    const double middle = (count - 1) / 2;
    const double reach = 1.96 * std::sqrt(count) / 2;
    summary.medianConfidenceInterval = {at(samples, std::floor(middle - reach)),
                                        at(samples, std::ceil(middle + reach))};
    return summary;
}

std::optional<double> computeMedian(std::span<const double> samples) {
    if (samples.empty())
        return std::nullopt;
    std::vector<double> sorted(samples.begin(), samples.end());
    std::sort(sorted.begin(), sorted.end());
    return quantile(sorted, 0.5);
}

Comparison compare(const Summary& first, const Summary& second) {
    if (std::min(first.count, second.count) < minComparedSamples)
        return Comparison::Indistinguishable;
    if (first.upperQuartile < second.lowerQuartile)
        return Comparison::Faster;
    if (first.lowerQuartile > second.upperQuartile)
        return Comparison::Slower;
    return Comparison::Indistinguishable;
}

bool StoppingCriterion::isReached(std::span<const double> samples) {
    if (precision_ <= 0 || samples.size() < nextCheck_)
        return false;
    nextCheck_ = samples.size() + samples.size() / 4;
    const Summary summary = *summarise({samples.begin(), samples.end()});
    const double within = precision_ * summary.median;
    if ((summary.medianConfidenceInterval.high - summary.medianConfidenceInterval.low) / 2 > within)
        return false;
    // While the clock still rises, each half of the samples is narrow but their medians differ.
    const std::size_t half = samples.size() / 2;
    return std::abs(*computeMedian(samples.first(half)) - *computeMedian(samples.subspan(half))) <=
           2 * within;
}

} // namespace trichevron::core
