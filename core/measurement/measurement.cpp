// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/measurement.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trichevron {

namespace {

constexpr std::array<StopReason, 5> allReasons{StopReason::SamplesReached, StopReason::BudgetSpent,
                                               StopReason::Cancelled, StopReason::Refused,
                                               StopReason::Interrupted};

/// The value at a fraction of the way through sorted samples, interpolated between the closest ranks.
double quantile(const std::vector<double>& sorted, double fraction) {
    const double rank = fraction * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(rank));
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    const double weight = rank - static_cast<double>(below);
    return sorted[below] + weight * (sorted[above] - sorted[below]);
}

} // namespace

std::string_view nameOf(StopReason reason) {
    switch (reason) {
    case StopReason::SamplesReached:
        return "samplesReached";
    case StopReason::BudgetSpent:
        return "budgetSpent";
    case StopReason::Cancelled:
        return "cancelled";
    case StopReason::Refused:
        return "refused";
    case StopReason::Interrupted:
        return "interrupted";
    }
    return "";
}

std::optional<StopReason> stopReasonFromName(std::string_view name) {
    for (const StopReason reason : allReasons)
        if (name == nameOf(reason))
            return reason;
    return std::nullopt;
}

double Summary::relativeSpread() const {
    return median == 0 ? 0 : (upperQuartile - lowerQuartile) / median;
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
    return summary;
}

} // namespace trichevron
