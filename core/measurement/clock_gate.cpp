// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/clock_gate.h"

#include <algorithm>

namespace trichevron {

bool ClockGate::admits(double megahertz) {
    if (megahertz <= 0 || megahertz >= leastShare * expected_) {
        refusedInARow_ = 0;
        highestRefused_ = 0;
        return true;
    }
    highestRefused_ = std::max(highestRefused_, megahertz);
    if (++refusedInARow_ < patience)
        return false;
    expected_ = highestRefused_;
    throttled_ = true;
    refusedInARow_ = 0;
    highestRefused_ = 0;
    return true;
}

} // namespace trichevron
