// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Quantities with their unit in the type, so that seconds cannot be added to bytes.
#pragma once

#include <compare>
#include <cstdint>

namespace trichevron::core {

/// 128-bit count. A grid has fewer than 2^96 blocks because its axes have 32 bits;  the largest legal
/// launch, 2147483647 × 65535 × 65535 blocks of 1024 threads, has just under 2^73 threads: past 64 bits.
__extension__ typedef unsigned __int128
    Count; // NOLINT(modernize-use-using): only typedef takes __extension__

struct Bytes {
    std::uint64_t value = 0;
    friend constexpr auto operator<=>(const Bytes&, const Bytes&) = default;
    /// Saturates instead of wrapping.
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

} // namespace trichevron::core
