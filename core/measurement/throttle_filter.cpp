// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/throttle_filter.h"

#include <algorithm>

namespace trichevron {

Admission ClockGate::admit(double megahertz, bool isLast) {
    const bool isKnown = megahertz > 0;
    if (isKnown && megahertz >= leastShare * nominal_) {
        reachedNominal_ = true;
        const bool recovers = throttled_;
        throttled_ = false;
        expected_ = nominal_;
        return count(recovers ? Admission::CountsAlone : Admission::Counts);
    }
    if (!isKnown || megahertz >= leastShare * expected_)
        return count(Admission::Counts);
    highestRefused_ = std::max(highestRefused_, megahertz);
    ++refusedInARow_;
    const bool isDownForGood = refusedInARow_ >= patience && !reachedNominal_;
    if (!isDownForGood && (!isLast || anyCounts_))
        return Admission::Refused;
    expected_ = highestRefused_;
    throttled_ = true;
    return count(Admission::Counts);
}

Admission ClockGate::count(Admission as) {
    anyCounts_ = true;
    refusedInARow_ = 0;
    highestRefused_ = 0;
    return as;
}

} // namespace trichevron
