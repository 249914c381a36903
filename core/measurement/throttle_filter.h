// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Drops samples that were taken while the SM clock was throttled.
#pragma once

#include <cstdint>

namespace trichevron::core {

/// What happens to a sample.
enum class ThrottleDecision {
    Keep,
    KeepAndDropEarlier, ///< the clock recovered: the samples that were kept before are throttled
    Drop
};

/// A sample is throttled where its clock is below minClockShare of the device's highest clock. A device that
/// stays below because of its power or temperature limit is not waited for: after `patience` dropped samples
/// the clock that it reaches becomes the reference, and isThrottled() is true until the device reaches its
/// highest clock. So some samples are always kept, and throttled samples are never mixed with others.
class ThrottleFilter {
public:
    /// `nominalMegahertz`: the device's highest clock (cudaDevAttrClockRate); 0 where unknown.
    explicit ThrottleFilter(double nominalMegahertz)
        : nominal_(nominalMegahertz), expected_(nominalMegahertz) {}

    /// Decides about a sample at this clock; 0: the clock is unknown, and the sample is kept. `isLast`: no
    /// time is left for another, so it is kept where none was before.
    ThrottleDecision admit(double megahertz, bool isLast = false);
    /// The clock was low throughout: the kept samples are throttled.
    bool isThrottled() const { return throttled_; }
    /// Consecutive dropped samples. The caller waits longer for each before the next sample, since an idle
    /// device recovers.
    std::uint32_t consecutiveDropped() const { return consecutiveDropped_; }

    static constexpr double minClockShare = 0.75;
    static constexpr std::uint32_t patience = 8;

private:
    ThrottleDecision keep(ThrottleDecision decision);

    double nominal_;
    double expected_;
    double highestDropped_ = 0; ///< of the consecutive dropped samples
    std::uint32_t consecutiveDropped_ = 0;
    bool anyKept_ = false;
    bool reachedNominal_ = false; ///< by a kept sample
    bool throttled_ = false;
};

} // namespace trichevron::core
