// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/driver_api.h"

#include "gpu/cuda_call.h"

namespace trichevron::gpu {

namespace {
template <class Function>
void load(Function& function, const char* name) {
    void* entry = nullptr;
    cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
    checkCuda(cudaGetDriverEntryPointByVersion(name, &entry, CUDA_VERSION, cudaEnableLegacyStream, &found),
              "cudaGetDriverEntryPointByVersion");
    if (found != cudaDriverEntryPointSuccess || entry == nullptr)
        checkCuda(cudaErrorSymbolNotFound, name);
    function = reinterpret_cast<Function>(entry);
}
} // namespace

DriverApi loadDriverApi() {
    DriverApi api;
    load(api.launchKernel, "cuLaunchKernel");
    load(api.launchKernelEx, "cuLaunchKernelEx");
    load(api.launchCooperativeKernel, "cuLaunchCooperativeKernel");
    load(api.streamSynchronize, "cuStreamSynchronize");
    load(api.primaryContextState, "cuDevicePrimaryCtxGetState");
    load(api.getErrorName, "cuGetErrorName");
    load(api.getErrorString, "cuGetErrorString");
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
