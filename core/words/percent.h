// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>

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

/// "1.6 %"
inline std::string percentText(double percent) {
    return notNothing(fmt::format("{:.1f}", percent), percent) + " %";
}

} // namespace trichevron
