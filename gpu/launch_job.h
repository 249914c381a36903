// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch request with its prepared arguments, opt-ins and streams.
#pragma once

#include "gpu/context_health.h"
#include "gpu/demos/demo.h"
#include "gpu/device_session.h"
#include "gpu/opt_ins.h"
#include "gpu/prepared_launch.h"

#include <cuda_runtime_api.h>

#include <array>
#include <optional>
#include <vector>

namespace trichevron::gpu {

/// The codes of a launch and of the synchronisation after it.
struct LaunchCodes {
    int launch = 0;
    int wait = 0; ///< 0 if the launch failed
    bool ok() const { return launch == 0 && wait == 0; }
};

/// Reports to the watchdog that a wait with a time limit begins and ends.
class GuardedWait {
public:
    GuardedWait(const core::JobControl& control, core::Seconds limit) : control_(control) {
        control_.guardBegins(limit);
    }
    ~GuardedWait() { control_.guardEnds(); }
    GuardedWait(const GuardedWait&) = delete;
    GuardedWait& operator=(const GuardedWait&) = delete;

private:
    const core::JobControl& control_;
};

/// One launch of a demo: one kernel, or two kernels in one stream or in two.
class LaunchJob {
public:
    /// The kernel to launch: the demo's, or its traced version, which takes a parameter before the demo's
    /// own. One such parameter for each kernel of a launch.
    struct Kernel {
        const void* function;
        std::array<void*, 2> firstParameters; ///< null: none
    };

    /// Throws BackendError for an invalid request, and CudaError.
    LaunchJob(DeviceSession& session, const core::LaunchRequest& request, const core::JobControl& control,
              ContextHealth& health);

    DeviceSession& session() { return session_; }
    Demo& demo() { return demo_; }
    const core::JobControl& control() const { return control_; }
    core::Seconds timeLimit() const { return request_.timeLimit; }
    /// The stream of the first kernel, which also waits for the second.
    cudaStream_t stream() const { return launch_.stream; }
    const DemoLaunch& launch() const { return launch_; }
    /// True when the kernels of a launch use two streams. Then a launch does not wait for all kernels of the
    /// previous launch.
    bool usesTwoStreams() const { return kernels_ > 1 && second_ != launch_.stream; }

    /// Sets the opt-ins on the kernel and prepares data and arguments. False when an opt-in or the green
    /// context was refused; `result` then holds the refusal.
    bool prepare(const Kernel& kernel, const DriverApi& driver, core::LaunchResult& result);

    /// Enqueues the launch in its streams. Returns the code of the first call that failed, or 0.
    int enqueue();
    /// Enqueues `launches` launches, with `begin` recorded before and `end` after all of them. Throws
    /// CudaError.
    int enqueueBetween(cudaEvent_t begin, cudaEvent_t end, std::uint32_t launches);
    /// Waits for the launch. Returns the code.
    int wait();
    /// Launches once and waits, within the request's time limit.
    LaunchCodes run();
    /// Launches once, waits, and checks what the kernel did.
    core::LaunchResult runAndCheck();
    /// Lets the demo add its extra tables to the result, unless the context is lost.
    void addExtraTables(const DriverApi& driver, core::LaunchResult& result);
    /// Writes a failure into the result and updates the context health.
    void recordFailure(const LaunchCodes& codes, core::LaunchResult& result);

private:
    class ExtraLaunches;

    /// Launches kernel number `i`. A second stream waits for the events that the first kernel records by its
    /// launch attributes. Returns the code.
    int launchKernel(unsigned i);

    DeviceSession& session_;
    const core::LaunchRequest& request_;
    const core::JobControl& control_;
    ContextHealth& health_;
    Demo& demo_;
    core::KernelInfo info_;
    DemoLaunch launch_;
    int greenContextCode_ = 0;      ///< with which the green context of the launch cannot be created
    cudaStream_t second_ = nullptr; ///< stream of the second kernel
    unsigned kernels_ = 1;
    std::array<std::vector<void*>, 2> arguments_;
    std::optional<ScopedOptIns> optIns_;
    std::array<std::optional<PreparedLaunch>, 2> prepared_;
};

} // namespace trichevron::gpu
