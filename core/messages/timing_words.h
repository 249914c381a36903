// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Figures of timings in words.
#pragma once

#include "core/measurement/measurement.h"

#include <string>
#include <string_view>

namespace trichevron {

/// A unit that the numbers of an axis are told in, and what they are to be multiplied by for it.
struct ShownUnit {
    double factor = 1;
    std::string name;
};
/// "fs" to "s": the one in which the largest of some times has at most three digits before the point.
ShownUnit timeUnit(double largestMicroseconds);
/// "4.12 µs", "250 ns": with three digits, in the unit that suits this time alone.
std::string timeText(double microseconds);
/// "B/s" to "PB/s", by the same rule.
ShownUnit byteRateUnit(double largestPerSecond);

/// "1.97 TB/s", "833 MB/s", "25.0 G elements/s": a rate with three digits and a decimal prefix.
std::string rateText(double perSecond, std::string_view unit);
/// What a launch moves in a second, or makes where nothing says how much it moves; empty where neither is
/// known.
std::string throughputText(const Measurement& measurement);

} // namespace trichevron
