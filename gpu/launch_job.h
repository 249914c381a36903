// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A request with all that its launches need.
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

namespace trichevron {

/// The codes of a launch and of waiting for it.
struct LaunchCodes {
    int launch = 0;
    int wait = 0; ///< 0 where the launch failed
    bool ok() const { return launch == 0 && wait == 0; }
};

/// Tells whoever watches that a wait begins that may not end.
class GuardedWait {
public:
    GuardedWait(const JobControl& control, Seconds limit) : control_(control) { control_.guardBegins(limit); }
    ~GuardedWait() { control_.guardEnds(); }
    GuardedWait(const GuardedWait&) = delete;
    GuardedWait& operator=(const GuardedWait&) = delete;

private:
    const JobControl& control_;
};

/// What is called a launch here is all that the demo launches at once: one kernel, or two in two streams.
class LaunchJob {
public:
    /// What is launched: the demo's kernel, or the same with a parameter before its own, one for each kernel
    /// of a launch.
    struct Kernel {
        const void* function;
        std::array<void*, 2> firstParameters; ///< null: none
    };

    /// Throws what the request is wrong in: BackendError, CudaError.
    LaunchJob(DeviceSession& session, const LaunchRequest& request, const JobControl& control,
              ContextHealth& health);

    DeviceSession& session() { return session_; }
    Demo& demo() { return demo_; }
    const JobControl& control() const { return control_; }
    Seconds timeLimit() const { return request_.timeLimit; }
    /// The stream that the first kernel goes to, and that the others are waited for in.
    cudaStream_t stream() const { return launch_.stream; }
    const DemoLaunch& launch() const { return launch_; }
    /// The kernels of a launch go to two streams: then one launch does not wait for all of the one before.
    bool usesTwoStreams() const { return kernels_ > 1 && second_ != launch_.stream; }

    /// Sets the opt-ins on the kernel and makes data and arguments ready. False when an opt-in was refused:
    /// `result` then says so.
    bool prepare(const Kernel& kernel, const DriverApi& driver, LaunchResult& result);

    /// Puts the launch into its streams; the code of the first call that failed.
    int enqueue();
    /// The same so many times, so that `begin` is recorded before all of it and `end` after. Throws
    /// CudaError.
    int enqueueBetween(cudaEvent_t begin, cudaEvent_t end, std::uint32_t launches);
    /// Waits for what was launched; the code.
    int wait();
    /// Launches once and waits, within the request's time limit.
    LaunchCodes run();
    /// Launches once, waits, and checks what the kernel did.
    LaunchResult runAndCheck();
    /// Lets the demo show what it has beside the launch, unless the context is lost.
    void explore(const DriverApi& driver, LaunchResult& result);
    /// Writes a failure into the result.
    void tellFailure(const LaunchCodes& codes, LaunchResult& result);

private:
    class ExtraLaunches;

    DeviceSession& session_;
    const LaunchRequest& request_;
    const JobControl& control_;
    ContextHealth& health_;
    Demo& demo_;
    KernelInfo info_;
    DemoLaunch launch_;
    cudaStream_t second_ = nullptr; ///< stream of the second kernel
    unsigned kernels_ = 1;
    std::array<std::vector<void*>, 2> arguments_;
    std::optional<ScopedOptIns> optIns_;
    std::array<std::optional<PreparedLaunch>, 2> prepared_;
};

} // namespace trichevron
