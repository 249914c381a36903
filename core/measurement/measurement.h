// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Repeated timings of one launch.
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

namespace trichevron::core {

enum class StopReason {
    SamplesReached, ///< the requested number of samples
    Converged,      ///< the stopping criterion: the median is known precisely enough
    BudgetSpent,    ///< the time budget ran out
    Cancelled,
    Refused,    ///< the launch failed, so there was nothing to time
    Interrupted ///< the worker ended before the job did; it had sent these samples
};
std::string_view toString(StopReason reason);
std::optional<StopReason> stopReasonFromName(std::string_view name);

/// The work of one launch, as its demo counts it: each element that is read or written counts once.
struct Work {
    std::uint64_t bytesRead = 0;
    std::uint64_t bytesWritten = 0;
    std::uint64_t items = 0;
    std::string itemName; ///< plural: "elements"
    friend bool operator==(const Work&, const Work&) = default;
};

/// Reference measurements on the same device, made in the same way.
struct DeviceReference {
    double copyBytesPerSecond = 0; ///< read and written together, by the fastest plain copy
    double emptyMicroseconds = 0;  ///< median of an empty kernel
    friend bool operator==(const DeviceReference&, const DeviceReference&) = default;
};

/// Columns are in the order of sampling.
struct Measurement {
    LaunchResult result;
    /// Cold: one launch between two CUDA events, after the L2 cache was overwritten. A blocking kernel holds
    /// the device until launch and events are queued.
    std::vector<double> samplesMicroseconds;
    std::vector<double> smClockMegahertz; ///< SM clock during each of those; may be empty
    /// Hot: the time of a batch of consecutive launches over their number. Empty where a launch is too long
    /// for a batch, and for kernels in two streams, whose launches would overlap.
    std::vector<double> hotMicroseconds;
    std::uint32_t hotBatch = 0; ///< launches in a batch
    /// Launch latency: duration of the launching call on the host, with the device idle. Empty where launches
    /// are too long.
    std::vector<double> launchMicroseconds;
    std::uint32_t warmUps = 0;   ///< launches before the first sample
    std::uint32_t discarded = 0; ///< samples that the throttle filter dropped
    /// The SM clock was low throughout, so the throttle filter kept the throttled samples.
    bool throttled = false;
    /// Launches could not be queued behind the blocking kernel, as under a profiler that intercepts each
    /// launch: the times include launch latency.
    bool includesLaunchLatency = false;
    std::optional<Work> work;
    std::optional<DeviceReference> reference;
    StopReason stopped = StopReason::SamplesReached;
    Provenance provenance; ///< device, driver, date, and the clocks during the measurement
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

/// Achieved bandwidth: bytes per second at the median of the cold samples. None where the bytes of the launch
/// are unknown or there is no sample.
std::optional<double> bytesPerSecond(const Measurement& measurement);
/// Achieved bandwidth over that of a plain copy on the device: 1 is as fast.
std::optional<double> shareOfCopy(const Measurement& measurement);
/// Items per second at the median of the cold samples.
std::optional<double> itemsPerSecond(const Measurement& measurement);
/// True where the kernel takes hardly longer than an empty one: then small differences are not the kernel's.
bool isTooShort(const Measurement& measurement);

} // namespace trichevron::core
