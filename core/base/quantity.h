// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Quantities with a unit in their type, so that seconds are not added to bytes.
#pragma once

#include <compare>
#include <cstdint>

namespace trichevron {

struct Bytes {
    std::uint64_t value = 0;
    friend constexpr auto operator<=>(const Bytes&, const Bytes&) = default;
    /// Stops at the largest value instead of starting again at zero.
    friend constexpr Bytes operator+(Bytes a, Bytes b) {
        return {a.value + b.value < a.value ? ~std::uint64_t{0} : a.value + b.value};
    }
    friend constexpr Bytes operator-(Bytes a, Bytes b) { return {a.value - b.value}; }
};

struct Seconds {
    double value = 0;
    friend constexpr auto operator<=>(const Seconds&, const Seconds&) = default;
};

struct Hertz {
    double value = 0;
    friend constexpr auto operator<=>(const Hertz&, const Hertz&) = default;
};

} // namespace trichevron
