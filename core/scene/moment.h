// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A moment in the run of a launch.
#pragma once

#include "core/dimensions/extent.h"

#include <cstdint>

namespace trichevron::core {

/// A moment of a launch: a predicted wave, or a time in its trace.
struct Moment {
    enum class Kind : std::uint8_t { Wave, Time };
    Kind kind = Kind::Wave;
    Count wave = 0;                ///< the wave that runs; the number of waves: all blocks are done
    std::uint64_t nanoseconds = 0; ///< since the first block started
    friend bool operator==(const Moment&, const Moment&) = default;
};

} // namespace trichevron::core
