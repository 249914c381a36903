// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// When a measurement may stop.
#pragma once

#include "core/base/quantity.h"

#include <cstdint>

namespace trichevron {

inline constexpr std::uint32_t mostSamples = 100'000;
/// A job that is given longer than a day is a mistake in the request.
inline constexpr Seconds longestJob{86'400};

/// When a measurement has seen enough, whichever comes first.
struct MeasureLimits {
    std::uint32_t samples = 10'000;
    Seconds budget{2}; ///< of the cold samples; the hot ones take at most half as long
    /// Half of the median's interval (Summary::medianInterval) over the median; 0: not looked at.
    double precision = 0.0025;

    friend bool operator==(const MeasureLimits&, const MeasureLimits&) = default;
};

} // namespace trichevron
