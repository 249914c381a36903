// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How often samples fall where.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace trichevron {

struct Histogram {
    double first = 0; ///< where the first bin begins
    double width = 0; ///< of a bin; 0 where all samples are equal, which then are one bin
    std::vector<std::size_t> counts;
    /// Samples above the last bin: left out so that a few stragglers do not squeeze the rest into one bin.
    std::size_t above = 0;

    double beginOf(std::size_t bin) const { return first + width * static_cast<double>(bin); }
    /// The bin of a value; counts.size() for one that none holds.
    std::size_t binOf(double value) const;
    friend bool operator==(const Histogram&, const Histogram&) = default;
};

/// Bins as wide as Freedman and Diaconis advise (twice the quartiles' distance over the cube root of the
/// number), at most `mostBins`. They end three of the quartiles' distances above the upper quartile at the
/// latest. None where there is no sample.
Histogram histogramOf(std::span<const double> samples, std::size_t mostBins = 80);

} // namespace trichevron
