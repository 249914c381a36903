// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The driver functions that are used, had from the runtime, so that nothing links libcuda.
#pragma once

#include "core/measurement/measurement.h"

#include <cuda.h>

namespace trichevron {

struct DriverApi {
    decltype(&::cuLaunchKernel) launchKernel = nullptr;
    decltype(&::cuLaunchKernelEx) launchKernelEx = nullptr;
    decltype(&::cuLaunchCooperativeKernel) launchCooperativeKernel = nullptr;
    decltype(&::cuStreamSynchronize) streamSynchronize = nullptr;
    decltype(&::cuDevicePrimaryCtxGetState) primaryContextState = nullptr;
    decltype(&::cuGetErrorName) getErrorName = nullptr;
    decltype(&::cuGetErrorString) getErrorString = nullptr;

    /// The code with the driver's name and text for it.
    ApiAnswer answer(CUresult code) const;
    /// True when this process has the device's primary context, which the runtime uses.
    bool hasPrimaryContext(int device) const;
};

/// Throws CudaError when the driver lacks one of them.
DriverApi loadDriverApi();

} // namespace trichevron
