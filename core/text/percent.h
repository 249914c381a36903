// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dimensions/extent.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace trichevron {

/// A number that was written with so few decimals that nothing of it is left reads "< 0.1", not "0.0".
inline std::string notNothing(std::string text, double number) {
    if (number > 0 && !text.empty() && text.find_first_not_of("0.") == std::string::npos) {
        text.back() = '1';
        text.insert(0, "< ");
    }
    return text;
}

/// A percentage that was written so reads "> 99.9", not "100.0", where it is not all, and "< 0.1" where it is
/// not nothing.
inline std::string notAll(std::string text, double percent) {
    if (percent < 100 && text.starts_with("100")) {
        text.erase(0, 1); // "100.0" → "99.9"
        std::replace(text.begin(), text.end(), '0', '9');
        return "> " + text;
    }
    return notNothing(std::move(text), percent);
}

/// Below 100 unless the part is the whole: a double does not tell them apart past 2^53.
inline double percentOf(Count part, Count whole) {
    const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    return part < whole ? std::min(percent, std::nextafter(100.0, 0.0)) : percent;
}

/// "1.6 %", "< 0.1 %", "> 99.9 %"
inline std::string percentText(double percent) {
    return notAll(fmt::format("{:.1f}", percent), percent) + " %";
}

} // namespace trichevron
