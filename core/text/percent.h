// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/quantity.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace trichevron::core {

/// A number that rounds to zero reads "< 0.1", not "0.0".
inline std::string notNothing(std::string text, double number) {
    if (number > 0 && !text.empty() && text.find_first_not_of("0.") == std::string::npos) {
        text.back() = '1';
        text.insert(0, "< ");
    }
    return text;
}

/// A percentage below 100 that rounds to 100 reads "> 99.9", and one above 0 that rounds to 0 reads "< 0.1".
inline std::string notAll(std::string text, double percent) {
    if (percent < 100 && text.starts_with("100")) {
        text.erase(0, 1); // "100.0" → "99.9"
        std::replace(text.begin(), text.end(), '0', '9');
        return "> " + text;
    }
    return notNothing(std::move(text), percent);
}

/// Below 100 unless the part equals the whole, also past 2^53, where doubles cannot distinguish them.
inline double computePercent(Count part, Count whole) {
    const double percent = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    return part < whole ? std::min(percent, std::nextafter(100.0, 0.0)) : percent;
}

} // namespace trichevron::core
