// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Limits of a measurement.
#pragma once

#include "core/base/quantity.h"

#include <cstdint>

namespace trichevron::core {

inline constexpr std::uint32_t maxSamples = 100'000;
/// A request for a longer job is refused as a mistake.
inline constexpr Seconds maxJobDuration{86'400};

/// A measurement stops at the first of these that it reaches.
struct MeasureLimits {
    std::uint32_t samples = 10'000;
    Seconds budget{2}; ///< for the cold samples; the hot ones take at most half as long
    /// The stopping criterion: half the width of the median's 95 % confidence interval over the median. 0:
    /// none.
    double precision = 0.0025;

    friend bool operator==(const MeasureLimits&, const MeasureLimits&) = default;
};

} // namespace trichevron::core
