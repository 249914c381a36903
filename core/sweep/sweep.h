// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Measurements of many launches of one kernel: the request and the outcomes.
#pragma once

#include "core/argument/own_launch.h"
#include "core/catalogue/message.h"
#include "core/errors/backend_error.h"
#include "core/launch/sweep_point.h"
#include "core/measurement/measure_limits.h"
#include "core/measurement/shared_measurement.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// A request fits in one message of the protocol.
inline constexpr std::size_t maxSweepPoints = 2048;
/// Samples of all points together.
inline constexpr std::uint64_t maxSweepSamples = 4'000'000;

/// Launches of one kernel, each measured, as one job.
struct SweepRequest {
    int device = 0;
    std::string kernel; ///< KernelInfo::id
    std::vector<SweepPoint> points;
    MeasureLimits limits{1000, Seconds{0.5}, 0.005}; ///< of each point
    Seconds timeLimit{10};                           ///< of each launch
    std::optional<OwnLaunch> own{};                  ///< as LaunchRequest::own

    friend bool operator==(const SweepRequest&, const SweepRequest&) = default;
};

/// The outcome of a point: a measurement, which may hold the device's refusal, or the reason why there is
/// none. Neither where the sweep did not reach the point.
struct SweepOutcome {
    SharedMeasurement measurement;
    Text problem; ///< one sentence: not recorded, not enough memory, invalid for this kernel
    std::optional<BackendErrorKind> problemKind; ///< of the problem, where it is known
    bool isReached() const { return measurement || !problem.isEmpty(); }
    friend bool operator==(const SweepOutcome&, const SweepOutcome&) = default;
};

struct Sweep {
    std::vector<SweepOutcome> points; ///< in the order of the request
    /// SamplesReached: every point was measured. Cancelled, Interrupted: not every point was. Refused: a
    /// point lost the context.
    StopReason stopped = StopReason::SamplesReached;
    friend bool operator==(const Sweep&, const Sweep&) = default;
};

} // namespace trichevron::core
