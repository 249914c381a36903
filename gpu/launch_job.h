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

#include <optional>
#include <vector>

namespace trichevron {

/// The codes of a launch and of waiting for it.
struct LaunchCodes {
    int launch = 0;
    int wait = 0; ///< 0 where the launch failed
    bool ok() const { return launch == 0 && wait == 0; }
};

class LaunchJob {
public:
    /// What is launched: the demo's kernel, or the same with a parameter before its own.
    struct Kernel {
        const void* function;
        void* firstParameter; ///< null: none
    };

    /// Sets the opt-ins. Throws what the request is wrong in: BackendError, CudaError.
    LaunchJob(DeviceSession& session, const LaunchRequest& request, const JobControl& control,
              ContextHealth& health);

    DeviceSession& session() { return session_; }
    Demo& demo() { return demo_; }
    const JobControl& control() const { return control_; }
    cudaStream_t stream() const { return launch_.stream; }
    const DemoLaunch& launch() const { return launch_; }

    /// Sets the opt-ins on the kernel and makes data and arguments ready. False when an opt-in was refused:
    /// `result` then says so.
    bool prepare(const Kernel& kernel, const DriverApi& driver, LaunchResult& result);
    /// Launches once and waits, within the request's time limit.
    LaunchCodes run();
    /// The same between two events: microseconds, where it went well.
    std::optional<double> runTimed(LaunchCodes& codes);
    /// Writes a failure into the result.
    void tellFailure(const LaunchCodes& codes, LaunchResult& result);
    /// Launches once, waits, and checks what the kernel did; with `check` false it only launches and waits.
    LaunchResult runAndCheck(bool check = true);

private:
    DeviceSession& session_;
    const LaunchRequest& request_;
    const JobControl& control_;
    ContextHealth& health_;
    Demo& demo_;
    KernelInfo info_;
    DemoLaunch launch_;
    std::vector<void*> arguments_;
    std::optional<ScopedOptIns> optIns_;
    std::optional<PreparedLaunch> prepared_;
};

} // namespace trichevron
