// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How many random cases a test draws.
#pragma once

#include <cstddef>

namespace trichevron::test {

/// With AddressSanitizer, which looks for faults of memory and takes about ten times as long, a test draws a
/// tenth of its cases. What is true only of all of them is expected where all are drawn.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool drawsAll = false;
#else
constexpr bool drawsAll = true;
#endif

constexpr std::size_t draws(std::size_t all) {
    return drawsAll ? all : all / 10;
}

} // namespace trichevron::test
