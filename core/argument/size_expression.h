// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Integer arithmetic over the sizes of a launch: "N", "nx * ny", "(N + 255) / 256".
#pragma once

#include "core/launch/launch_config.h"

#include <cstdint>
#include <string_view>

namespace trichevron::core {

/// The names that an expression can use.
struct LaunchSizes {
    std::int64_t nx = 1; ///< the problem size along x: its elements, or without one the threads of the launch
    std::int64_t ny = 1;
    std::int64_t nz = 1;
    std::int64_t blocks = 1;  ///< blocks of the grid
    std::int64_t threads = 1; ///< threads of a block

    friend bool operator==(const LaunchSizes&, const LaunchSizes&) = default;
};
/// The sizes of a launch. Too large ones are cut: such a launch is refused.
LaunchSizes sizesOf(const LaunchConfig& config, const LaunchShape& shape);

/// The value of + - * / % ( ), decimal numbers, and the names N (nx · ny · nz), nx, ny, nz, blocks and
/// threads. Division rounds towards zero, as in C. InputError, beginning with `what`, for another text, a
/// division by zero and a result or a part of it that does not fit in 64 bits.
std::int64_t evaluateSize(std::string_view text, const LaunchSizes& sizes, std::string_view what);

/// InputError for a text that is no such expression; whatever the sizes are.
void checkSize(std::string_view text, std::string_view what);

/// True if the value depends on how the launch is shaped, and not on the problem alone.
bool usesShape(std::string_view text);

} // namespace trichevron::core
