// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A moment in the run of a launch.
#pragma once

#include "core/dimensions/extent.h"

#include <cstdint>

namespace trichevron {

/// Where a launch stands in its schedule: in a predicted wave, or at a time of its trace.
struct Moment {
    enum class Kind : std::uint8_t { Wave, Time };
    Kind kind = Kind::Wave;
    Count wave = 0;                ///< the one that runs; as many as there are waves: all is done
    std::uint64_t nanoseconds = 0; ///< from the first begin; a block whose end is reached is done
    friend bool operator==(const Moment&, const Moment&) = default;
};

} // namespace trichevron
