// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Tells samples that were taken while the SM clock was down from the others.
#pragma once

#include <cstdint>

namespace trichevron {

/// A sample is throttled when its clock is far below the one that the device has. A device that never gets
/// there, since its power or its temperature does not let it, is not waited for: then what it does reach is
/// the measure, and isThrottled() says so. So samples are never all left out.
class ClockGate {
public:
    /// `nominalMegahertz`: the device's highest clock (cudaDevAttrClockRate); 0 when not known.
    explicit ClockGate(double nominalMegahertz) : expected_(nominalMegahertz) {}

    /// Whether a sample at this clock counts; 0: its clock is not known, and it counts.
    bool admits(double megahertz);
    /// The clock is down for good: the samples that were admitted are throttled ones.
    bool isThrottled() const { return throttled_; }
    /// Samples in a row that did not count: how long to wait before the next, since a device that rests
    /// recovers.
    std::uint32_t refusedInARow() const { return refusedInARow_; }

    static constexpr double leastShare = 0.75;
    static constexpr std::uint32_t patience = 8;

private:
    double expected_;
    double highestRefused_ = 0; ///< of those in a row
    std::uint32_t refusedInARow_ = 0;
    bool throttled_ = false;
};

} // namespace trichevron
