// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Measurements of many launches of one kernel.
#pragma once

#include "core/base/backend_error.h"
#include "core/launch/sweep_point.h"
#include "core/measurement/measure_limits.h"
#include "core/measurement/measurement.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron {

/// So that a request is one message of the protocol.
inline constexpr std::size_t mostSweepPoints = 2048;
/// Samples of all points together.
inline constexpr std::uint64_t mostSweepSamples = 4'000'000;

/// Launches of one kernel, each measured, as one job.
struct SweepRequest {
    int device = 0;
    std::string kernel; ///< KernelInfo::id
    std::vector<SweepPoint> points;
    MeasureLimits limits{1000, Seconds{0.5}, 0.005}; ///< of each point
    Seconds timeLimit{10};                           ///< of each launch

    friend bool operator==(const SweepRequest&, const SweepRequest&) = default;
};

/// What came of a point: a measurement (with the device's refusal in it, if it refused), or why none could be
/// had. Neither: it was not reached.
struct SweepOutcome {
    std::optional<Measurement> measurement;
    std::string problem; ///< one sentence: not recorded, not enough memory, cannot be asked of this kernel
    std::optional<BackendErrorKind> problemKind; ///< with a problem; none where whoever told it gave none
    bool isReached() const { return measurement || !problem.empty(); }
    friend bool operator==(const SweepOutcome&, const SweepOutcome&) = default;
};

struct Sweep {
    std::vector<SweepOutcome> points; ///< in the order in which they were asked for
    /// SamplesReached: every point was taken. Cancelled, Interrupted: not all were. Refused: the context was
    /// lost at one of them.
    StopReason stopped = StopReason::SamplesReached;
    friend bool operator==(const Sweep&, const Sweep&) = default;
};

} // namespace trichevron
