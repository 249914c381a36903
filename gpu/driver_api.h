// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The driver functions in use, looked up through the runtime, so that nothing links libcuda.
#pragma once

#include "core/measurement/measurement.h"

#include <cuda.h>

namespace trichevron::gpu {

struct DriverApi {
    decltype(&::cuLaunchKernel) launchKernel = nullptr;
    decltype(&::cuLaunchKernelEx) launchKernelEx = nullptr;
    decltype(&::cuLaunchCooperativeKernel) launchCooperativeKernel = nullptr;
    decltype(&::cuKernelGetFunction) kernelGetFunction = nullptr;
    decltype(&::cuStreamSynchronize) streamSynchronize = nullptr;
    decltype(&::cuDevicePrimaryCtxGetState) primaryContextState = nullptr;
    decltype(&::cuGetErrorName) getErrorName = nullptr;
    decltype(&::cuGetErrorString) getErrorString = nullptr;
#if CUDA_VERSION >= 12090
    decltype(&::cuLogsCurrent) logsCurrent = nullptr;           ///< null: an older driver
    decltype(&::cuLogsDumpToMemory) logsDumpToMemory = nullptr; ///< null: an older driver
#endif

    /// A code with the driver's name and message for it.
    core::ApiAnswer answer(CUresult code) const;
    /// True when the primary context of the device, which the runtime uses, is active in this process.
    bool hasPrimaryContext(int device) const;
};

/// Throws CudaError when the driver lacks one of the functions, but those of its log.
DriverApi loadDriverApi();

} // namespace trichevron::gpu
