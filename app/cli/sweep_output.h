// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Results of `sweep`, as text, JSON and CSV.
#pragma once

#include "app/cli/sweep_plan.h"
#include "core/json/json_reader.h"
#include "core/sweep/sweep.h"

#include <string>
#include <string_view>
#include <vector>

namespace trichevron::cli {

/// What became of a launch of the sweep.
enum class PointStatus {
    Measured,
    Wrong,   ///< it ran, and its result is wrong or an error came of it
    Refused, ///< by the device
    Skipped, ///< it breaks a rule, so the device was not asked
    Unknown, ///< not recorded, or not to be had for want of memory
    NotReached
};
/// "measured", "wrong", "refused", "skipped", "unknown", "notReached"
std::string_view nameOf(PointStatus status);

struct SweptPoint {
    PlannedPoint planned;
    SweepOutcome outcome;

    PointStatus status() const;
    /// One sentence, or empty where there is nothing to say.
    std::string reason() const;
    /// Null where it was not timed.
    const Measurement* timed() const;
};

struct SweepResults {
    DeviceProperties device;
    KernelInfo kernel;
    std::vector<SweptPoint> points;
    StopReason stopped = StopReason::SamplesReached;
};

std::string sweepText(const SweepResults& results);
Json sweepJson(const SweepResults& results);
/// A heading and a line a launch, quoted as RFC 4180 says; what there is nothing of is empty.
std::string sweepCsv(const SweepResults& results);

} // namespace trichevron::cli
