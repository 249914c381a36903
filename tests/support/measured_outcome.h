// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A measured point of a sweep.
#pragma once

#include "core/sweep/sweep.h"

#include <optional>
#include <utility>

namespace trichevron::test {

/// As many samples as are compared, around a median in microseconds.
inline core::SweepOutcome measuredOutcome(double median, std::optional<core::Work> work = {}) {
    core::SweepOutcome outcome;
    core::Measurement& measurement = outcome.measurement.emplace();
    measurement.result.synchronisation = core::ApiAnswer{};
    measurement.work = std::move(work);
    for (const double factor : {0.98, 0.99, 1.0, 1.01, 1.02})
        measurement.samplesMicroseconds.push_back(median * factor);
    return outcome;
}

} // namespace trichevron::test
