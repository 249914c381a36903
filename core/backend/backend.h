// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The interface to something that launches: a real GPU (gpu/) or recordings of one (replay_backend.h).
#pragma once

#include "core/argument/own_launch.h"
#include "core/demo/kernel_info.h"
#include "core/device/device_properties.h"
#include "core/errors/backend_error.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"
#include "core/measurement/measure_limits.h"
#include "core/measurement/measurement.h"
#include "core/sweep/sweep.h"
#include "core/trace/block_trace.h"

#include <atomic>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::core {

struct LaunchRequest {
    int device = 0;
    std::string kernel; ///< KernelInfo::id
    LaunchConfig config;
    KernelOptIns optIns;
    Seconds timeLimit{10}; ///< a launch that runs longer ends the worker process
    /// Of a kernel of the user's own: its code and what it is launched with; empty for a demo.
    std::optional<OwnLaunch> own{};

    friend bool operator==(const LaunchRequest&, const LaunchRequest&) = default;
};

struct MeasureRequest {
    LaunchRequest launch;
    MeasureLimits limits;

    friend bool operator==(const MeasureRequest&, const MeasureRequest&) = default;
};

/// How a job reports its progress and learns that it is cancelled.
struct JobControl {
    std::function<void(std::uint64_t done, std::uint64_t total)> progress = [](std::uint64_t, std::uint64_t) {
    };
    /// Samples as they are taken, in order, each once, so that the listener has them even if the process
    /// ends. Throttled samples are held back: they follow at the end unless the clock recovers, which drops
    /// them.
    std::function<void(std::span<const double> microseconds)> samples = [](std::span<const double>) {};
    /// A point of a sweep is done. Its samples were reported before.
    std::function<void(std::size_t point, const SweepOutcome& outcome)> pointDone =
        [](std::size_t, const SweepOutcome&) {};
    /// A sweep begins this point; the samples that follow belong to it.
    std::function<void(std::size_t point)> pointBegins = [](std::size_t) {};
    /// Called just before and just after a call that may never return, with the request's time limit.
    std::function<void(Seconds limit)> guardBegins = [](Seconds) {};
    std::function<void()> guardEnds = [] {};
    /// The bytes of an output of the user's kernel, in order, where the request keeps outputs.
    std::function<void(std::size_t argument, std::uint64_t firstByte, std::string_view bytes)> output =
        [](std::size_t, std::uint64_t, std::string_view) {};
    const std::atomic<bool>* cancelled = nullptr;
    bool isCancelled() const { return cancelled != nullptr && cancelled->load(); }
};

/// All functions throw BackendError and may take long. Not thread-safe: one call at a time.
class Backend {
public:
    Backend() = default;
    Backend(const Backend&) = delete;
    Backend& operator=(const Backend&) = delete;
    virtual ~Backend() = default;

    /// Live for a GPU, Recorded for a replay.
    virtual ProvenanceKind kind() const = 0;
    /// May be empty. The other calls take a position in this list as the device's ordinal.
    virtual std::vector<DeviceProperties> devices() = 0;
    virtual std::vector<KernelInfo> kernels(int device) = 0;
    /// The kernels of code that the user compiled or opened, with their attributes on the device. The default
    /// throws BackendError(NotRecorded): recordings have no device that could load it.
    virtual std::vector<ModuleKernel> loadModule(int device, const DataBlob& module);
    /// One launch, synchronised and verified. A refused launch is a result, not an exception.
    virtual LaunchResult launch(const LaunchRequest& request, const JobControl& control) = 0;
    /// Repeats a launch for its timings, after one launch that was verified.
    virtual Measurement measure(const MeasureRequest& request, const JobControl& control) = 0;
    /// One launch whose blocks report when and where they ran.
    virtual BlockTrace trace(const LaunchRequest& request, const JobControl& control) = 0;
    /// Frees the device memory that is kept between calls. The caller does this after each job, so that an
    /// idle program holds no memory that others may need.
    virtual void releaseMemory() {}
};

/// Measures every point. The outcome of a point that the device refuses or that was not recorded says why,
/// and the sweep continues. It ends early when it is cancelled or the context is lost. Points are measured in
/// a shuffled order, so that a clock that drifts meanwhile favours none of them.
Sweep runSweep(Backend& backend, const SweepRequest& request, const JobControl& control);

} // namespace trichevron::core
