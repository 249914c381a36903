// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/driver_api.h"

#include "gpu/cuda_call.h"

namespace trichevron::gpu {

namespace {
/// Null when the driver lacks the function.
void* find(const char* name) {
    void* entry = nullptr;
    cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
    checkCuda(cudaGetDriverEntryPointByVersion(name, &entry, CUDA_VERSION, cudaEnableLegacyStream, &found),
              "cudaGetDriverEntryPointByVersion");
    return found == cudaDriverEntryPointSuccess ? entry : nullptr;
}

template <class Function>
void load(Function& function, const char* name) {
    function = reinterpret_cast<Function>(find(name));
    if (function == nullptr)
        checkCuda(cudaErrorSymbolNotFound, name);
}
} // namespace

DriverApi loadDriverApi() {
    DriverApi api;
    load(api.launchKernel, "cuLaunchKernel");
    load(api.launchKernelEx, "cuLaunchKernelEx");
    load(api.launchCooperativeKernel, "cuLaunchCooperativeKernel");
    load(api.kernelGetFunction, "cuKernelGetFunction");
    load(api.streamSynchronize, "cuStreamSynchronize");
    load(api.primaryContextState, "cuDevicePrimaryCtxGetState");
    load(api.getErrorName, "cuGetErrorName");
    load(api.getErrorString, "cuGetErrorString");
#if CUDA_VERSION >= 12090
    api.logsCurrent = reinterpret_cast<decltype(api.logsCurrent)>(find("cuLogsCurrent"));
    api.logsDumpToMemory = reinterpret_cast<decltype(api.logsDumpToMemory)>(find("cuLogsDumpToMemory"));
#endif
    return api;
}

core::ApiAnswer DriverApi::answer(CUresult code) const {
    core::ApiAnswer answer;
    answer.code = static_cast<int>(code);
    const char* text = nullptr;
    answer.name = getErrorName(code, &text) == CUDA_SUCCESS && text != nullptr ? text : "unknown CUresult";
    if (code != CUDA_SUCCESS && getErrorString(code, &text) == CUDA_SUCCESS && text != nullptr)
        answer.message = text;
    return answer;
}

bool DriverApi::hasPrimaryContext(int device) const {
    unsigned flags = 0;
    int active = 0;
    return primaryContextState(device, &flags, &active) == CUDA_SUCCESS && active != 0;
}

} // namespace trichevron::gpu
