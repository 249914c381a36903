// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The times of a sweep along an axis of the occupancy curve.
#pragma once

#include "core/device/device_properties.h"
#include "core/measurement/summary.h"
#include "core/occupancy/occupancy_curve.h"
#include "core/sweep/sweep.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

struct TimedPlace {
    std::uint64_t x = 0;     ///< threads of a block, or bytes of dynamic shared memory
    double microseconds = 0; ///< median
    Occupancy occupancy;
};

struct SweepTimes {
    std::vector<TimedPlace> places; ///< by x, then by time
    /// Whether the launch with the most warps is the fastest: one sentence; empty with fewer than two times.
    std::string conclusion;
};

/// Uses the points that equal `launch` except in what the axis varies: the block's shape and the grid, or the
/// shared memory and its opt-in. Empty along registers, which a launch cannot change.
SweepTimes sweepTimesAlong(CurveAxis axis, const SweepPoint& launch, const std::vector<SweepPoint>& points,
                           const std::vector<SweepOutcome>& outcomes,
                           const std::vector<std::optional<Summary>>& summaries,
                           const KernelAttributes& kernel, const DeviceProperties& device);

} // namespace trichevron::core
