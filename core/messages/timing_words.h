// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Timings as text.
#pragma once

#include "core/measurement/measurement.h"

#include <string>
#include <string_view>

namespace trichevron::core {

/// A unit for the numbers of an axis, and the factor that converts to it.
struct DisplayUnit {
    double factor = 1;
    std::string name;
};
/// "fs" to "s": the unit in which the largest of several times has at most three digits before the point.
DisplayUnit timeUnit(double largestMicroseconds);
/// "µs", "ms" or "s", for several times that are read together: the unit of the smallest, where the largest
/// has at most five digits before the point in it.
DisplayUnit commonTimeUnit(double smallestMicroseconds, double largestMicroseconds);
/// "7.71 µs", "1,203.58 µs", "0.00512 ms": two decimals in that unit, and more where these would be zeros.
std::string timeText(double microseconds, const DisplayUnit& unit);
/// "4.12 µs", "250 ns": three digits, in the unit that fits this time.
std::string durationText(double microseconds);
/// "B/s" to "PB/s", by the same rule.
DisplayUnit byteRateUnit(double largestPerSecond);

/// "1.97 TB/s", "833 MB/s", "25.0 G elements/s": a rate with three digits and a decimal prefix.
std::string rateText(double perSecond, std::string_view unit);
/// Achieved bandwidth; items per second where the bytes are unknown; empty where neither is known.
std::string throughputText(const Measurement& measurement);

} // namespace trichevron::core
