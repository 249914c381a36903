// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/throttle_filter.h"

#include <algorithm>

namespace trichevron {

Admission ClockGate::admit(double megahertz, bool isLast) {
    const bool isKnown = megahertz > 0;
    if (isKnown && megahertz >= minClockShare * nominal_) {
        reachedNominal_ = true;
        const bool recovers = throttled_;
        throttled_ = false;
        expected_ = nominal_;
        return keep(recovers ? Admission::CountsAlone : Admission::Keep);
    }
    if (!isKnown || megahertz >= minClockShare * expected_)
        return keep(Admission::Keep);
    highestDropped_ = std::max(highestDropped_, megahertz);
    ++consecutiveDropped_;
    const bool isBelowForGood = consecutiveDropped_ >= patience && !reachedNominal_;
    if (!isBelowForGood && (!isLast || anyKept_))
        return Admission::Refused;
    expected_ = highestDropped_;
    throttled_ = true;
    return keep(Admission::Keep);
}

Admission ClockGate::keep(Admission decision) {
    anyKept_ = true;
    consecutiveDropped_ = 0;
    highestDropped_ = 0;
    return decision;
}

} // namespace trichevron
