// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/hot_batch.h"

#include <algorithm>
#include <cmath>

namespace trichevron::core {

std::uint32_t hotBatchSize(double launchMicroseconds, Seconds budget, Seconds timeLimit) {
    constexpr double wantedMicroseconds = 2000;
    constexpr double wantedLaunches = 4;
    constexpr double maxLaunches = 200; // far below the length of a stream's queue
    const double launch = std::max(launchMicroseconds, 0.1);
    const double wanted = std::clamp(std::ceil(wantedMicroseconds / launch), wantedLaunches, maxLaunches);
    const double maxMicroseconds = std::min(budget.value / 2, timeLimit.value / 2) * 1e6;
    return static_cast<std::uint32_t>(std::min(wanted, std::floor(maxMicroseconds / launch)));
}

} // namespace trichevron::core
