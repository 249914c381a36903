// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What takes one timing: events around what is queued before the device may begin with it.
#pragma once

#include "gpu/device_session.h"
#include "gpu/measuring/clock_probe.h"
#include "gpu/measuring/stream_blocker.h"
#include "gpu/memory.h"

#include <functional>
#include <optional>

namespace trichevron::measuring {

/// One timing, and the codes of what was timed.
struct Timing {
    int launch = 0;
    int wait = 0; ///< 0 where the launch failed
    double microseconds = 0;
    std::optional<double> megahertz; ///< SM clock meanwhile
    /// The host was stuck while it queued, so that the device waited for it.
    bool isDisturbed = false;
    bool ok() const { return launch == 0 && wait == 0; }
};

enum class Cache { Cold, AsItIs };

/// Its memory is given back with it.
class Instruments {
public:
    /// Throws BackendError(OutOfMemory), CudaError.
    explicit Instruments(DeviceSession& session);

    /// Puts work between two events into a stream; the code of the first launch that failed.
    using Enqueue = std::function<int(cudaEvent_t begin, cudaEvent_t end)>;
    /// With a cold cache, the L2 cache is overwritten before. Precondition: everything that is enqueued was
    /// launched before. Throws CudaError.
    Timing time(cudaStream_t stream, Cache cache, const Enqueue& enqueue);
    /// False once the device had to wait for the host again and again, as under a tool that looks at each
    /// launch: then timings are taken as they come, with the host's latency in them.
    bool queuesAhead() const { return disturbed_ < mostDisturbed; }

private:
    static constexpr int mostDisturbed = 2; // in a row

    DeviceSession& session_;
    StreamBlocker blocker_;
    ClockProbe probe_;
    DeviceBuffer l2_;
    Bytes l2Size_;
    int disturbed_ = 0;
};

} // namespace trichevron::measuring
