// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The results of `sweep`, as text, JSON and CSV.
#pragma once

#include "app/cli/sweep_options.h"
#include "core/json/json_reader.h"
#include "core/sweep/sweep.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

/// The outcome of one launch of the sweep.
enum class PointStatus {
    Measured,
    Wrong,     ///< it ran, with a wrong result or an error
    Refused,   ///< by the device
    Skipped,   ///< it violates a rule, so it was not launched
    Unknown,   ///< not recorded, or not enough memory
    NotReached ///< the sweep ended before this launch
};
/// "measured", "wrong", "refused", "skipped", "unknown", "notReached"
std::string_view toString(PointStatus status);

struct SweptPoint {
    core::PlannedPoint planned;
    core::SweepOutcome outcome;

    PointStatus status() const;
    /// Why there are no times, in one sentence; empty for a measured point.
    std::string reason() const;
    /// Null when it was not timed.
    const core::Measurement* timed() const;
};

struct SweepResults {
    core::DeviceProperties device;
    core::KernelInfo kernel;
    std::vector<SweptPoint> points;
    core::StopReason stopped = core::StopReason::SamplesReached;
};

std::string sweepText(const SweepResults& results);
core::Json sweepJson(const SweepResults& results);
/// A heading line and one line per launch, with the columns of the window's tables of sweeps. Unknown values
/// are empty.
std::string sweepCsv(const SweepResults& results);

} // namespace trichevron::cli
