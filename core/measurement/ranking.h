// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How launches of one kernel stand among each other, by their timings.
#pragma once

#include "core/launch/launch_config.h"
#include "core/measurement/measurement.h"

#include <optional>
#include <string_view>
#include <vector>

namespace trichevron {

/// How a launch stands among others of the same kernel.
enum class Standing {
    Alone, ///< it has no samples, or there is nothing to compare it with
    Fastest,
    LikeFastest, ///< indistinguishable from the fastest (compare())
    Slower
};
/// "fastest", "likeFastest", "slower"; empty for Alone.
std::string_view nameOf(Standing standing);

/// What is compared: where launches do not do equal work, the one that does least is not the fastest.
enum class RankedBy { Time, TimePerItem, TimePerThread };
/// "time", "timePerItem", "timePerThread"
std::string_view nameOf(RankedBy by);

struct TimedLaunch {
    const Measurement* measurement = nullptr; ///< null: it was not timed
    const LaunchConfig* config = nullptr;     ///< null: that of the others
    const Summary* summary = nullptr; ///< of its samples, where that is at hand; null: it is worked out
};

struct Ranking {
    RankedBy by = RankedBy::Time;
    std::vector<Standing> standings; ///< in the order of the launches
};

/// By time where all make as many items (Work), or have the same problem, or the same number of threads; else
/// by time per item where that is known of all, and per thread where it is not. The fastest has the lowest
/// median.
Ranking rank(const std::vector<TimedLaunch>& launches);

/// Of the launch's times over what they are ranked by; none where it has no samples, or nothing to divide by.
std::optional<Summary> summaryBy(const TimedLaunch& launch, RankedBy by);
/// What a launch's time is divided by to be compared: 1, its items or its threads. Precondition: it is timed,
/// and has what it is ranked by.
double amountOf(const TimedLaunch& launch, RankedBy by);

} // namespace trichevron
