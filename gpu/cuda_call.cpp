// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"

#include <fmt/format.h>

#include <string_view>

namespace trichevron::gpu {

namespace {
std::string_view fileName(std::string_view path) {
    return path.substr(path.find_last_of('/') + 1);
}
} // namespace

CudaError::CudaError(cudaError_t code, const char* call, SourceLocation location)
    : std::runtime_error(fmt::format("{} returned {} ({}): {} [{}:{}]", call, cudaGetErrorName(code),
                                     static_cast<int>(code), cudaGetErrorString(code),
                                     fileName(location.file), location.line)),
      code_(code), call_(call), location_(location) {}

void checkCuda(cudaError_t code, const char* call, SourceLocation location) {
    if (code == cudaSuccess)
        return;
    (void)cudaGetLastError();
    throw CudaError(code, call, location);
}

bool isSticky(cudaError_t code) {
    switch (code) {
    case cudaErrorECCUncorrectable:
    case cudaErrorNvlinkUncorrectable:
    case cudaErrorContained:
    case cudaErrorIllegalAddress:
    case cudaErrorLaunchTimeout:
    case cudaErrorContextIsDestroyed:
    case cudaErrorAssert:
    case cudaErrorHardwareStackError:
    case cudaErrorIllegalInstruction:
    case cudaErrorMisalignedAddress:
    case cudaErrorInvalidAddressSpace:
    case cudaErrorInvalidPc:
    case cudaErrorLaunchFailure:
    case cudaErrorTensorMemoryLeak:
    case cudaErrorMpsClientTerminated:
    case cudaErrorExternalDevice:
        return true;
    default:
        return false;
    }
}

core::BackendError toBackendError(const CudaError& error) {
    const std::string what = error.what();
    switch (error.code()) {
    case cudaErrorMemoryAllocation:
        return {core::BackendErrorKind::OutOfMemory,
                fmt::format("The GPU is out of memory: {}. Free some memory and try again.", what)};
    case cudaErrorInsufficientDriver:
        return {core::BackendErrorKind::DriverTooOld, fmt::format("The GPU cannot be used: {}.", what)};
    case cudaErrorECCUncorrectable:
    case cudaErrorNvlinkUncorrectable:
    case cudaErrorContained:
        return {core::BackendErrorKind::DeviceLost, fmt::format("The GPU hardware failed: {}.", what)};
    case cudaErrorNoDevice:
    case cudaErrorInvalidDevice:
    case cudaErrorDevicesUnavailable:
    case cudaErrorSystemNotReady:
    case cudaErrorSystemDriverMismatch:
    case cudaErrorNoKernelImageForDevice:
    case cudaErrorInitializationError:
        return {core::BackendErrorKind::NoDevice, fmt::format("The GPU cannot be used: {}.", what)};
    default:
        // A non-sticky error is unexpected here: only a new process guarantees correct results.
        return {core::BackendErrorKind::ContextLost,
                isSticky(error.code())
                    ? fmt::format("The GPU's context can no longer be used: {}.", what)
                    : fmt::format("A CUDA call failed unexpectedly: {}; start a new process.", what)};
    }
}

core::ApiAnswer runtimeAnswer(cudaError_t code) {
    core::ApiAnswer answer;
    answer.code = static_cast<int>(code);
    answer.name = cudaGetErrorName(code);
    if (code != cudaSuccess)
        answer.message = cudaGetErrorString(code);
    return answer;
}

} // namespace trichevron::gpu
