// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Measurements of many launches of one kernel.
#pragma once

#include "core/backend/backend_error.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"
#include "core/measurement/shared_measurement.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron {

/// So that a request is one message of the protocol.
inline constexpr std::size_t mostSweepPoints = 2048;
/// Samples of all points together.
inline constexpr std::uint64_t mostSweepSamples = 4'000'000;

/// A launch of a sweep.
struct SweepPoint {
    LaunchConfig config;
    KernelOptIns optIns;
    friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

/// What came of a point: a measurement (with the device's refusal in it, if it refused), or why none could be
/// had. Neither: it was not reached.
struct SweepOutcome {
    SharedMeasurement measurement;
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
