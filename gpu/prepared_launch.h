// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A prepared launch, which can be repeated at the cost of the launching call alone.
#pragma once

#include "core/launch/launch_config.h"
#include "core/measurement/measurement.h"
#include "gpu/driver_api.h"
#include "gpu/driver_log.h"
#include "gpu/launch_attributes.h"

#include <cuda_runtime_api.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::gpu {

/// Throws BackendError(BadRequest) for a value that the launch function cannot take: a cluster without an Ex
/// function, dynamic shared memory over 32 bits with the driver API.
void requireSupportedByApi(const core::LaunchConfig& config);

class PreparedLaunch {
public:
    /// `arguments` and `driver` must outlive this object. Loads the module of the function if necessary.
    /// `window` is where an access policy window begins.
    PreparedLaunch(const core::LaunchConfig& config, const void* function, void** arguments,
                   cudaStream_t stream, const DriverApi& driver, void* window = nullptr);
    PreparedLaunch(const PreparedLaunch&) = delete;
    PreparedLaunch& operator=(const PreparedLaunch&) = delete;

    /// Lets launch() end when a graph is instantiated, for a graph that may never end.
    void onlyInstantiate() { runsGraph_ = false; }
    /// Calls the launch function. Returns its code and clears the runtime's last error. Of a refused launch
    /// it reads what the driver's log says.
    int launch();
    /// True when the last launch was refused.
    bool isRefused() const { return refused_; }
    /// The call of a graph's node that failed last; none after success, and for a launch function.
    std::optional<core::LaunchStep> failedStep() const { return failedStep_; }
    /// The events that the launch records.
    const LaunchEvents& events() const { return events_; }
    /// What cudaGetLastError() returned right after the launch.
    cudaError_t lastError() const { return lastError_; }
    /// Waits for the stream with the same API. Returns the code.
    int synchronise();
    /// A code of launch() or synchronise() with the API's name and message for it, and what the driver's log
    /// says about a refused launch.
    core::ApiAnswer answer(int code) const;

private:
    cudaError_t launchByRuntime();
    /// Launches the graph, which is made of one node before its first launch, unless onlyInstantiate() was
    /// called.
    cudaError_t launchGraph();
    cudaError_t makeGraph();
    CUresult launchByDriver();

    core::LaunchApi api_;
    cudaError_t lastError_ = cudaSuccess;
    bool refused_ = false;
    std::optional<core::LaunchStep> failedStep_;
    DriverLog log_;
    std::optional<std::vector<std::string>> logged_; ///< about the last launch, if it was refused
    bool runsGraph_ = true;
    /// Of the graph. It is destroyed with this object: the caller waits for the stream before, since
    /// destroying an executable that runs may wait for it.
    std::shared_ptr<CUgraphExec_st> executable_;
    const void* function_;
    cudaFunction_t driverFunction_ = nullptr;
    void** arguments_;
    cudaStream_t stream_;
    const DriverApi* driver_;
    LaunchEvents events_;
    std::vector<cudaLaunchAttribute> runtimeAttributes_;
    std::vector<CUlaunchAttribute> driverAttributes_;
    cudaLaunchConfig_t runtimeConfig_{};
    CUlaunchConfig driverConfig_{};
};

} // namespace trichevron::gpu
