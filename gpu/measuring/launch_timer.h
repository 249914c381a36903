// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Times enqueued work with two events. A blocking kernel holds the device back until all the work is
/// enqueued.
#pragma once

#include "gpu/device_session.h"
#include "gpu/measuring/blocking_kernel.h"
#include "gpu/measuring/clock_probe.h"
#include "gpu/memory.h"

#include <functional>
#include <optional>

namespace trichevron::gpu::measuring {

/// One timing, and the codes of the timed launch.
struct Timing {
    int launch = 0;
    int wait = 0; ///< 0 if the launch failed
    double microseconds = 0;
    std::optional<double> megahertz; ///< SM clock during the timing
    /// The blocking kernel reached its timeout, since the host took too long to enqueue. The time then
    /// includes host latency.
    bool blockingTimedOut = false;
    bool ok() const { return launch == 0 && wait == 0; }
};

enum class Cache { Cold, Hot };

/// Frees its memory on destruction.
class LaunchTimer {
public:
    /// Throws BackendError(OutOfMemory), CudaError.
    explicit LaunchTimer(DeviceSession& session);

    /// Enqueues work between two events. Returns the code of the first launch that failed, or 0.
    using Enqueue = std::function<int(cudaEvent_t begin, cudaEvent_t end)>;
    /// Cache::Cold overwrites the L2 cache first. Precondition: every enqueued kernel was launched before.
    /// Throws CudaError.
    Timing time(cudaStream_t stream, Cache cache, const Enqueue& enqueue);
    /// False after several blocking timeouts in a row, as under a tool that intercepts each launch. Timings
    /// are then taken without a blocking kernel and include host latency.
    bool usesBlockingKernel() const { return timeoutsInARow_ < maxTimeoutsInARow; }

private:
    static constexpr int maxTimeoutsInARow = 2;

    DeviceSession& session_;
    BlockingKernel blockingKernel_;
    ClockProbe probe_;
    DeviceBuffer l2_;
    core::Bytes l2Size_;
    int timeoutsInARow_ = 0;
};

} // namespace trichevron::gpu::measuring
