// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Sums of numbers that a foreign file states, which may have no relation to anything that ran.
#pragma once

#include <cstdint>

namespace trichevron::core {

/// What a sum past 64 bits stops at.
inline constexpr std::uint64_t saturated = ~std::uint64_t{0};

constexpr std::uint64_t saturatingSum(std::uint64_t a, std::uint64_t b) {
    return a > saturated - b ? saturated : a + b;
}

} // namespace trichevron::core
