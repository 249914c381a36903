// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch with everything laid out, to be made as often as wanted at the cost of the launching call alone.
#pragma once

#include "core/launch/launch_config.h"
#include "core/measurement/measurement.h"
#include "gpu/driver_api.h"

#include <cuda_runtime_api.h>

#include <array>

namespace trichevron {

/// Throws BackendError(BadRequest) for what the chosen function has no parameter for: a cluster
/// without Ex, dynamic shared memory past 32 bits with the driver API.
void requireExpressible(const LaunchConfig& config);

class PreparedLaunch {
public:
    /// `arguments` and `driver` must outlive this. The function's module is loaded if it was not yet.
    PreparedLaunch(const LaunchConfig& config, const void* function, void** arguments, cudaStream_t stream,
                   const DriverApi& driver);
    PreparedLaunch(const PreparedLaunch&) = delete;
    PreparedLaunch& operator=(const PreparedLaunch&) = delete;

    /// The launching call; its code. Clears the runtime's last error.
    int launch();
    /// What cudaGetLastError() said right after it.
    cudaError_t lastError() const { return lastError_; }
    /// Waits for the stream, by the same API; the code.
    int synchronise();
    /// A code of launch() or synchronise() in the words of the API.
    ApiAnswer answer(int code) const;

private:
    cudaError_t launchByRuntime();
    CUresult launchByDriver();

    LaunchApi api_;
    cudaError_t lastError_ = cudaSuccess;
    const void* function_;
    cudaFunction_t driverFunction_ = nullptr;
    void** arguments_;
    cudaStream_t stream_;
    const DriverApi* driver_;
    std::array<cudaLaunchAttribute, 2> runtimeAttributes_{};
    std::array<CUlaunchAttribute, 2> driverAttributes_{};
    cudaLaunchConfig_t runtimeConfig_{};
    CUlaunchConfig driverConfig_{};
};

} // namespace trichevron
