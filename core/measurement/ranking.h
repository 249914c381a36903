// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Ranks launches of one kernel by their timings.
#pragma once

#include "core/launch/launch_config.h"
#include "core/measurement/measurement.h"

#include <optional>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// The rank of a launch among others of the same kernel.
enum class Standing {
    Alone, ///< not compared: no samples, or no other launch
    Fastest,
    LikeFastest, ///< indistinguishable from the fastest (compare())
    Slower
};
/// "fastest", "likeFastest", "slower"; empty for Alone.
std::string_view toString(Standing standing);

/// What is compared: of launches with unequal work the one with the least work is not the fastest.
enum class RankedBy { Time, TimePerItem, TimePerThread };
/// "time", "timePerItem", "timePerThread"
std::string_view toString(RankedBy by);

struct TimedLaunch {
    const Measurement* measurement = nullptr; ///< null: not measured
    const LaunchConfig* config = nullptr;     ///< null: the same as that of the others
    const Summary* summary = nullptr;         ///< of its samples, where it is known already; null: computed
};

struct Ranking {
    RankedBy by = RankedBy::Time;
    std::vector<Standing> standings; ///< in the order of the launches
};

/// By time where all launches have equally many items (Work), the same problem, or equally many threads; else
/// by time per item where the items of all are known, and by time per thread where not. The fastest has the
/// lowest median. Times are compared only within one problem: as many items may be more work in another.
Ranking rank(const std::vector<TimedLaunch>& launches);

/// The summary of the launch's times divided by rankingDivisor(); none without samples, or where the divisor
/// is 0.
std::optional<Summary> summaryBy(const TimedLaunch& launch, RankedBy by);
/// What a launch's time is divided by for the comparison: 1, its items or its threads. Precondition: it was
/// measured.
double rankingDivisor(const TimedLaunch& launch, RankedBy by);

} // namespace trichevron::core
