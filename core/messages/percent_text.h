// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/catalogue/message_literal.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <string>

namespace trichevron::core {

/// "12 %"; some languages have no blank there.
inline std::string withPercentSign(const std::string& number) {
    return "{number} %"_msg("number"_a = number);
}

/// "1.6 %", "< 0.1 %", "> 99.9 %"
inline std::string percentText(double percent) {
    return withPercentSign(notAll(fmt::format("{:.1f}", percent), percent));
}

/// "12.5 %", "100 %", "> 99.9 %": every occupancy that is shown, given as 0 to 1. It is mostly a fraction of
/// a power of two, for which one decimal says enough and a ".0" nothing.
inline std::string occupancyPercentText(double fraction) {
    const double percent = 100 * fraction;
    std::string number = notAll(fmt::format("{:.1f}", percent), percent);
    if (number.ends_with(".0"))
        number.erase(number.size() - 2);
    return withPercentSign(number);
}

} // namespace trichevron::core
