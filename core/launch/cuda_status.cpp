// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/launch/cuda_status.h"

namespace trichevron::core {

std::string_view runtimeErrorName(CudaStatus status) {
    switch (status) {
    case CudaStatus::Success:
        return "cudaSuccess";
    case CudaStatus::InvalidValue:
        return "cudaErrorInvalidValue";
    case CudaStatus::InvalidConfiguration:
        return "cudaErrorInvalidConfiguration";
    case CudaStatus::NoKernelImage:
        return "cudaErrorNoKernelImageForDevice";
    case CudaStatus::InvalidResourceHandle:
        return "cudaErrorInvalidResourceHandle";
    case CudaStatus::IllegalState:
        return "cudaErrorIllegalState";
    case CudaStatus::LaunchOutOfResources:
        return "cudaErrorLaunchOutOfResources";
    case CudaStatus::CooperativeLaunchTooLarge:
        return "cudaErrorCooperativeLaunchTooLarge";
    case CudaStatus::NotSupported:
        return "cudaErrorNotSupported";
    case CudaStatus::InvalidClusterSize:
        return "cudaErrorInvalidClusterSize";
    case CudaStatus::InvalidResourceConfiguration:
        return "cudaErrorInvalidResourceConfiguration";
    }
    return "cudaErrorUnknown";
}

std::string_view driverErrorName(CudaStatus status) {
    switch (status) {
    case CudaStatus::Success:
        return "CUDA_SUCCESS";
    case CudaStatus::InvalidValue:
    case CudaStatus::InvalidConfiguration: // the driver API does not have this code
        return "CUDA_ERROR_INVALID_VALUE";
    case CudaStatus::NoKernelImage:
        return "CUDA_ERROR_NO_BINARY_FOR_GPU";
    case CudaStatus::InvalidResourceHandle:
        return "CUDA_ERROR_INVALID_HANDLE";
    case CudaStatus::IllegalState:
        return "CUDA_ERROR_ILLEGAL_STATE";
    case CudaStatus::LaunchOutOfResources:
        return "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES";
    case CudaStatus::CooperativeLaunchTooLarge:
        return "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE";
    case CudaStatus::NotSupported:
        return "CUDA_ERROR_NOT_SUPPORTED";
    case CudaStatus::InvalidClusterSize:
        return "CUDA_ERROR_INVALID_CLUSTER_SIZE";
    case CudaStatus::InvalidResourceConfiguration:
        return "CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION";
    }
    return "CUDA_ERROR_UNKNOWN";
}

} // namespace trichevron::core
