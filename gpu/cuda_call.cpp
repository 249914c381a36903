// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"

#include "gpu/gpu_message.h"

#include <fmt/format.h>

#include <string_view>

namespace trichevron::gpu {

namespace {

std::string_view fileName(std::string_view path) {
    return path.substr(path.find_last_of('/') + 1);
}

core::Text failureText(cudaError_t code, const char* call, const SourceLocation& location) {
    return "{call} returned {error} ({code}): {description} [{place}]"_msg.with(
        "call"_a = call, "error"_a = cudaGetErrorName(code),
        "code"_a = std::to_string(static_cast<int>(code)), "description"_a = cudaGetErrorString(code),
        "place"_a = fmt::format("{}:{}", fileName(location.file), location.line));
}

} // namespace

CudaError::CudaError(cudaError_t code, const char* call, SourceLocation location)
    : std::runtime_error(englishText(failureText(code, call, location))), code_(code), call_(call),
      location_(location) {}

core::Text CudaError::text() const {
    return failureText(code_, call_, location_);
}

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
    const auto failure = "failure"_a = error.text();
    switch (error.code()) {
    case cudaErrorMemoryAllocation:
        return {core::BackendErrorKind::OutOfMemory,
                "The GPU is out of memory: {failure}. Free some memory and try again."_msg.with(failure)};
    case cudaErrorInsufficientDriver:
        return {core::BackendErrorKind::DriverTooOld, "The GPU cannot be used: {failure}."_msg.with(failure)};
    case cudaErrorECCUncorrectable:
    case cudaErrorNvlinkUncorrectable:
    case cudaErrorContained:
        return {core::BackendErrorKind::DeviceLost, "The GPU hardware failed: {failure}."_msg.with(failure)};
    case cudaErrorNoDevice:
    case cudaErrorInvalidDevice:
    case cudaErrorDevicesUnavailable:
    case cudaErrorSystemNotReady:
    case cudaErrorSystemDriverMismatch:
    case cudaErrorNoKernelImageForDevice:
    case cudaErrorInitializationError:
        return {core::BackendErrorKind::NoDevice, "The GPU cannot be used: {failure}."_msg.with(failure)};
    default:
        // A non-sticky error is unexpected here: only a new process guarantees correct results.
        return {core::BackendErrorKind::ContextLost,
                isSticky(error.code())
                    ? "The GPU's context can no longer be used: {failure}."_msg.with(failure)
                    : "A CUDA call failed unexpectedly: {failure}; start a new process."_msg.with(failure)};
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
