// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Limits of the JSON that every parser accepts.
#pragma once

#include <cstddef>

namespace trichevron::core {

/// Nesting. More than any format needs; bounds the recursion over values.
inline constexpr std::size_t maxJsonDepth = 64;
/// Members of one object. They are searched linearly, so that more would take quadratic time.
inline constexpr std::size_t maxJsonMembers = 10'000;
/// Values of one text, counted one by one. A session has fewer even with the longest sweep, the time and the
/// clock of each sample, and the longest trace. Just below a power of two, at which the memory of an array
/// doubles.
inline constexpr std::size_t maxJsonValues = 16'000'000;
/// Objects, arrays, keys and strings of one text. In memory each is several times as large as a number, so
/// that a short text, or a compressed one, could otherwise become gigabytes.
inline constexpr std::size_t maxJsonParts = 4'000'000;

} // namespace trichevron::core
