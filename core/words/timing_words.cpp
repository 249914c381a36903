// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/words/timing_words.h"

#include <fmt/format.h>

#include <array>

namespace trichevron {

std::string rateText(double perSecond, std::string_view unit) {
    constexpr std::array<const char*, 6> prefixes{"", "k", "M", "G", "T", "P"};
    std::size_t prefix = 0;
    // 999.5 would be written as 1000 with three digits.
    for (; perSecond >= 999.5 && prefix + 1 < prefixes.size(); ++prefix)
        perSecond /= 1000;
    const int decimals = perSecond < 9.995 ? 2 : perSecond < 99.95 ? 1 : 0;
    const bool isUnit = unit.starts_with("B/"); // a prefix is written to a unit, and before a word
    return fmt::format("{:.{}f} {}{}{}", perSecond, decimals, prefixes.at(prefix),
                       isUnit || prefix == 0 ? "" : " ", unit);
}

std::string throughputText(const Measurement& measurement) {
    if (const auto bytes = bytesPerSecond(measurement))
        return rateText(*bytes, "B/s");
    if (const auto items = itemsPerSecond(measurement))
        return rateText(*items, measurement.work->itemName + "/s");
    return "";
}

} // namespace trichevron
