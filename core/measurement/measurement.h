// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Timings of one launch, repeated.
#pragma once

#include "core/device/provenance.h"
#include "core/measurement/launch_result.h"
#include "core/measurement/summary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trichevron {

enum class StopReason {
    SamplesReached, ///< as many samples as were asked for
    Converged,      ///< more samples would hardly move the median
    BudgetSpent,    ///< the time budget ran out first
    Cancelled,
    Refused,    ///< the launch failed, so there was nothing to time
    Interrupted ///< the worker ended before the job did; the samples are those that it had told
};
std::string_view nameOf(StopReason reason);
std::optional<StopReason> stopReasonFromName(std::string_view name);

/// What one launch moves and makes, as its demo counts it: each element that is read or written, once.
struct Work {
    std::uint64_t bytesRead = 0;
    std::uint64_t bytesWritten = 0;
    std::uint64_t items = 0;
    std::string itemName; ///< plural: "elements"
    friend bool operator==(const Work&, const Work&) = default;
};

/// What the same device reached, measured in the same way, to hold other timings against.
struct DeviceReference {
    double copyBytesPerSecond = 0; ///< read and written together, by the best of its plain copies
    double emptyMicroseconds = 0;  ///< median of a kernel that does nothing
    friend bool operator==(const DeviceReference&, const DeviceReference&) = default;
};

/// Columns are in the order in which their samples were taken.
struct Measurement {
    LaunchResult result;
    /// Cold: each is one launch between two CUDA events, queued before the device could begin with it, after
    /// the L2 cache was overwritten.
    std::vector<double> samplesMicroseconds;
    std::vector<double> smClockMegahertz; ///< of the SMs while each of those ran; may be missing
    /// Hot: each is a batch of launches that follow each other, over their number. None where launches are
    /// too long for it, as for launchMicroseconds, or are of kernels in two streams, and so would overlap.
    std::vector<double> hotMicroseconds;
    std::uint32_t hotBatch = 0; ///< launches in a batch
    /// What the launching call took on the host, the device idle.
    std::vector<double> launchMicroseconds;
    std::uint32_t warmUps = 0;   ///< launches before the first sample
    std::uint32_t discarded = 0; ///< samples that were left out, since the clock was down
    /// The clock was down throughout, and the samples were kept since there are no better ones (ClockGate).
    bool throttled = false;
    /// Launches could not be queued ahead, as under a tool that looks at each: the host's latency is in the
    /// times.
    bool hostInTimes = false;
    std::optional<Work> work;
    std::optional<DeviceReference> reference;
    StopReason stopped = StopReason::SamplesReached;
    Provenance provenance; ///< device, driver, date, clocks while measuring
    friend bool operator==(const Measurement&, const Measurement&) = default;
};

/// Calls visit(name, column) for each column of a Measurement, const or not.
template <class MeasurementType, class Visit>
void forEachColumn(MeasurementType& measurement, Visit visit) {
    visit("samplesMicroseconds", measurement.samplesMicroseconds);
    visit("smClockMegahertz", measurement.smClockMegahertz);
    visit("hotMicroseconds", measurement.hotMicroseconds);
    visit("launchMicroseconds", measurement.launchMicroseconds);
}

/// Bytes that a launch moved in a second, at the median of the cold samples; none where nothing says how many
/// bytes it moves, or there is no sample.
std::optional<double> bytesPerSecond(const Measurement& measurement);
/// The same over what the device reached on a plain copy: 1 is as fast.
std::optional<double> shareOfCopy(const Measurement& measurement);
/// Items in a second.
std::optional<double> itemsPerSecond(const Measurement& measurement);
/// True where the launch takes hardly longer than launching: then small differences say nothing of the
/// kernel.
bool isTooShort(const Measurement& measurement);

} // namespace trichevron
