// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"

#include <fmt/format.h>

#include <string_view>

namespace trichevron {

namespace {
std::string_view fileName(std::string_view path) {
    return path.substr(path.find_last_of('/') + 1);
}
} // namespace

CudaError::CudaError(cudaError_t code, const char* call, SourcePlace place)
    : std::runtime_error(fmt::format("{} answered {} ({}): {} [{}:{}]", call, cudaGetErrorName(code),
                                     static_cast<int>(code), cudaGetErrorString(code), fileName(place.file),
                                     place.line)),
      code_(code), call_(call), place_(place) {}

void checkCuda(cudaError_t code, const char* call, SourcePlace place) {
    if (code == cudaSuccess)
        return;
    (void)cudaGetLastError();
    throw CudaError(code, call, place);
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

BackendError asBackendError(const CudaError& error) {
    const std::string what = error.what();
    switch (error.code()) {
    case cudaErrorMemoryAllocation:
        return {BackendErrorKind::OutOfMemory,
                fmt::format("The GPU is out of memory: {}. Free some of it and try again.", what)};
    case cudaErrorInsufficientDriver:
        return {BackendErrorKind::DriverTooOld, fmt::format("The GPU cannot be used: {}.", what)};
    case cudaErrorECCUncorrectable:
    case cudaErrorNvlinkUncorrectable:
    case cudaErrorContained:
        return {BackendErrorKind::DeviceLost, fmt::format("The GPU itself failed: {}.", what)};
    case cudaErrorNoDevice:
    case cudaErrorInvalidDevice:
    case cudaErrorDevicesUnavailable:
    case cudaErrorSystemNotReady:
    case cudaErrorSystemDriverMismatch:
    case cudaErrorNoKernelImageForDevice:
    case cudaErrorInitializationError:
        return {BackendErrorKind::NoDevice, fmt::format("The GPU cannot be used: {}.", what)};
    default:
        // What is not sticky is not expected either: a new process is the way to be sure of the next answer.
        return {BackendErrorKind::ContextLost,
                isSticky(error.code())
                    ? fmt::format("The GPU's context cannot be used any more: {}.", what)
                    : fmt::format("A CUDA call failed that should not: {}; a new process is needed.", what)};
    }
}

ApiAnswer runtimeAnswer(cudaError_t code) {
    ApiAnswer answer;
    answer.code = static_cast<int>(code);
    answer.name = cudaGetErrorName(code);
    if (code != cudaSuccess)
        answer.message = cudaGetErrorString(code);
    return answer;
}

} // namespace trichevron
