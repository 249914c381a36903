// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/histogram.h"

#include "core/measurement/summary.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {

std::size_t Histogram::binOf(double value) const {
    if (counts.empty() || value < first)
        return counts.size();
    if (width <= 0)
        return value == first ? 0 : counts.size();
    const double bin = std::floor((value - first) / width);
    return bin < static_cast<double>(counts.size()) ? static_cast<std::size_t>(bin) : counts.size();
}

Histogram buildHistogram(std::span<const double> samples, std::size_t maxBins) {
    Histogram histogram;
    const auto summary = summarise({samples.begin(), samples.end()});
    if (!summary || maxBins == 0)
        return histogram;
    histogram.first = summary->minimum;
    const double middle = summary->upperQuartile - summary->lowerQuartile;
    const double last =
        middle > 0 ? std::min(summary->maximum, summary->upperQuartile + 3 * middle) : summary->maximum;
    const double range = last - summary->minimum;
    if (range > 0) {
        const double advised = 2 * middle / std::cbrt(static_cast<double>(samples.size()));
        const double wanted = advised > 0 ? std::ceil(range / advised) : static_cast<double>(maxBins);
        const double bins = std::clamp(wanted, 1.0, static_cast<double>(maxBins));
        histogram.width = range / bins;
        // The largest sample within the bins belongs to the last one, whatever the division rounds to.
        while (histogram.first + histogram.width * bins <= last)
            histogram.width = std::nextafter(histogram.width, 2 * histogram.width);
        histogram.counts.resize(static_cast<std::size_t>(bins));
    } else {
        histogram.counts.resize(1);
    }
    for (const double sample : samples) {
        const std::size_t bin = histogram.binOf(sample);
        if (bin < histogram.counts.size())
            ++histogram.counts[bin];
        else
            ++histogram.above;
    }
    return histogram;
}

} // namespace trichevron::core
