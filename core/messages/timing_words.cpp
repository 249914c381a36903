// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/timing_words.h"

#include "core/catalogue/message_literal.h"
#include "core/demo/demo_text.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace trichevron::core {
namespace {

/// A number from here on rounds to four digits.
constexpr double maxShownNumber = 999.5;

/// Decimals of a number with three digits.
int decimalsOf(double shown) {
    return shown < 9.995 ? 2 : shown < 99.95 ? 1 : 0;
}

} // namespace

DisplayUnit timeUnit(double largestMicroseconds) {
    constexpr std::array<const char*, 6> names{"fs", "ps", "ns", "µs", "ms", "s"};
    double factor = 1e9;
    std::size_t name = 0;
    for (; largestMicroseconds * factor >= maxShownNumber && name + 1 < names.size(); ++name)
        factor /= 1000;
    // Zeros have the unit that the program uses elsewhere.
    return largestMicroseconds > 0 ? DisplayUnit{factor, names.at(name)} : DisplayUnit{1, "µs"};
}

DisplayUnit commonTimeUnit(double smallestMicroseconds, double largestMicroseconds) {
    constexpr double maxInUnit = 99'999.5;
    DisplayUnit unit = timeUnit(std::max(smallestMicroseconds, 1.0));
    // As in a single time, no unit is smaller than a microsecond.
    for (double of = std::max(smallestMicroseconds, 1.0); largestMicroseconds * unit.factor >= maxInUnit;) {
        if (unit.name == "s")
            break;
        of *= 1000;
        unit = timeUnit(of);
    }
    return unit;
}

std::string timeText(double microseconds, const DisplayUnit& unit) {
    const double shown = microseconds * unit.factor;
    constexpr double minTwoDecimals = 0.1;
    return (shown > 0 && shown < minTwoDecimals ? fmt::format("{:.3g}", shown)
                                                : withSeparators(fmt::format("{:.2f}", shown))) +
           ' ' + unit.name;
}

std::string durationText(double microseconds) {
    const DisplayUnit unit = timeUnit(microseconds);
    const double shown = microseconds * unit.factor;
    return fmt::format("{:.{}f} {}", shown, decimalsOf(shown), unit.name);
}

DisplayUnit byteRateUnit(double largestPerSecond) {
    constexpr std::array<const char*, 6> names{"B/s", "kB/s", "MB/s", "GB/s", "TB/s", "PB/s"};
    double factor = 1;
    std::size_t name = 0;
    for (; largestPerSecond * factor >= maxShownNumber && name + 1 < names.size(); ++name)
        factor /= 1000;
    return {factor, names.at(name)};
}

std::string rateText(double perSecond, std::string_view unit) {
    constexpr std::array<const char*, 6> prefixes{"", "k", "M", "G", "T", "P"};
    std::size_t prefix = 0;
    // 999.5 would be written as 1000 with three digits.
    for (; perSecond >= maxShownNumber && prefix + 1 < prefixes.size(); ++prefix)
        perSecond /= 1000;
    const bool isUnit = unit.starts_with("B/"); // a prefix joins a unit, and precedes a word
    return fmt::format("{:.{}f} {}{}{}", perSecond, decimalsOf(perSecond), prefixes.at(prefix),
                       isUnit || prefix == 0 ? "" : " ", unit);
}

std::string throughputText(const Measurement& measurement) {
    if (const auto bytes = bytesPerSecond(measurement))
        return rateText(*bytes, "B/s");
    if (const auto items = itemsPerSecond(measurement))
        return rateText(*items, "{items}/s"_msg("items"_a = demoText(measurement.work->itemName)));
    return "";
}

} // namespace trichevron::core
