// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A histogram of samples.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace trichevron::core {

struct Histogram {
    double first = 0; ///< begin of the first bin
    double width = 0; ///< of a bin; 0 where all samples are equal: then there is one bin
    std::vector<std::size_t> counts;
    /// Samples above the last bin. Without this cut a few outliers would squeeze the rest into one bin.
    std::size_t above = 0;

    double beginOf(std::size_t bin) const { return first + width * static_cast<double>(bin); }
    /// The bin of a value; counts.size() for a value outside all bins.
    std::size_t binOf(double value) const;
    friend bool operator==(const Histogram&, const Histogram&) = default;
};

/// Bins of the width that Freedman and Diaconis advise (twice the interquartile range over the cube root of
/// the number of samples), at most `maxBins`. They end at most three interquartile ranges above the upper
/// quartile. No bin without samples.
Histogram buildHistogram(std::span<const double> samples, std::size_t maxBins = 80);

} // namespace trichevron::core
