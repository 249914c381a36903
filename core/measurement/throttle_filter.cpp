// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/throttle_filter.h"

#include <algorithm>

namespace trichevron::core {

ThrottleDecision ThrottleFilter::admit(double megahertz, bool isLast) {
    const bool isKnown = megahertz > 0;
    if (isKnown && megahertz >= minClockShare * nominal_) {
        reachedNominal_ = true;
        const bool recovers = throttled_;
        throttled_ = false;
        expected_ = nominal_;
        return keep(recovers ? ThrottleDecision::KeepAndDropEarlier : ThrottleDecision::Keep);
    }
    if (!isKnown || megahertz >= minClockShare * expected_)
        return keep(ThrottleDecision::Keep);
    highestDropped_ = std::max(highestDropped_, megahertz);
    ++consecutiveDropped_;
    const bool isBelowForGood = consecutiveDropped_ >= patience && !reachedNominal_;
    if (!isBelowForGood && (!isLast || anyKept_))
        return ThrottleDecision::Drop;
    expected_ = highestDropped_;
    throttled_ = true;
    return keep(ThrottleDecision::Keep);
}

ThrottleDecision ThrottleFilter::keep(ThrottleDecision decision) {
    anyKept_ = true;
    consecutiveDropped_ = 0;
    highestDropped_ = 0;
    return decision;
}

} // namespace trichevron::core
