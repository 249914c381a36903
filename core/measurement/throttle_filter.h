// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Tells samples that were taken while the SM clock was down from the others.
#pragma once

#include <cstdint>

namespace trichevron {

/// What becomes of a sample.
enum class Admission {
    Counts,
    CountsAlone, ///< the clock recovered: it counts, and those that counted before do not any more
    Refused
};

/// A sample is throttled when its clock is far below the one that the device has. A device that does not get
/// there, since its power or its temperature does not let it, is not waited for: then what it does reach is
/// the measure, and isThrottled() says so, until it does get there. So samples are never all left out, and
/// throttled ones never count together with others.
class ClockGate {
public:
    /// `nominalMegahertz`: the device's highest clock (cudaDevAttrClockRate); 0 when not known.
    explicit ClockGate(double nominalMegahertz) : nominal_(nominalMegahertz), expected_(nominalMegahertz) {}

    /// Of a sample at this clock; 0: its clock is not known, and it counts. `isLast`: there is no time for
    /// another, so it counts where none did before.
    Admission admit(double megahertz, bool isLast = false);
    /// The clock was down all the time: the samples that count are throttled ones.
    bool isThrottled() const { return throttled_; }
    /// Samples in a row that did not count: how long to wait before the next, since a device that rests
    /// recovers.
    std::uint32_t refusedInARow() const { return refusedInARow_; }

    static constexpr double leastShare = 0.75;
    static constexpr std::uint32_t patience = 8;

private:
    Admission count(Admission as);

    double nominal_;
    double expected_;
    double highestRefused_ = 0; ///< of those in a row
    std::uint32_t refusedInARow_ = 0;
    bool anyCounts_ = false;
    bool reachedNominal_ = false; ///< by one that counts
    bool throttled_ = false;
};

} // namespace trichevron
