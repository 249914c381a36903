// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Parses numbers that users type, on the command line and in the window. Each function throws InputError
/// with one sentence that begins with `what` ("--grid", "grid x").
#pragma once

#include "core/base/quantity.h"
#include "core/dimensions/extent.h"
#include "core/errors/input_error.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>

namespace trichevron::core {

/// A whole number in decimal digits; blanks around it are allowed, and , _ ' between digits are not.
std::uint64_t parseUnsigned(std::string_view text, std::string_view what, std::uint64_t min = 0,
                            std::uint64_t max = std::numeric_limits<std::uint64_t>::max());

/// A whole number from `min` to `max`, such as "-5".
std::int64_t parseSigned(std::string_view text, std::string_view what, std::int64_t min, std::int64_t max);

/// A number from `min` to `max`, such as "0.5".
double parseDecimal(std::string_view text, std::string_view what, std::int64_t min, std::int64_t max);

/// One to three numbers of 32 bits, separated by commas or by x: "63", "63,63", "63x63x1". Missing axes
/// are 1.
std::array<std::uint32_t, 3> parseAxes(std::string_view text, std::string_view what);

template <class Level>
Extent<Level> parseExtent(std::string_view text, std::string_view what) {
    const std::array<std::uint32_t, 3> axes = parseAxes(text, what);
    return {axes[0], axes[1], axes[2]};
}

/// True for a text that names several axes, or is code for them: "32x8", "32, 8", "32 × 8", "dim3(32, 8)".
bool isRow(std::string_view text);

/// The axes of a row of fields as users type and paste them: as parseAxes(), and "32 × 8", "dim3(32, 8)",
/// "(32, 8)", "{32, 8}". Each is at least `min`; those from number `axes` on can only be 1. "1,000" is
/// refused: it is more likely one number than two.
std::array<std::uint32_t, 3> parseRow(std::string_view text, std::string_view what, std::uint32_t min = 0,
                                      std::size_t axes = 3);

/// Bytes up to `max`: "1000", "1000 B", "48KiB", "48 K", "1MiB". The units are binary: K is 1024.
Bytes parseBytes(std::string_view text, std::string_view what,
                 Bytes max = {std::numeric_limits<std::uint64_t>::max()});

} // namespace trichevron::core
