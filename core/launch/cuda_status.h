// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The error codes that the rules predict, with their names in both APIs. Their numbers are the same in
/// cudaError_t and CUresult.
#pragma once

#include <string_view>

namespace trichevron::core {

enum class CudaStatus : int {
    Success = 0,
    InvalidValue = 1,
    InvalidConfiguration = 9, ///< runtime API before 13.0 only (rules/runtime_codes.h)
    NoKernelImage = 209,
    InvalidResourceHandle = 400,
    IllegalState = 401,
    LaunchOutOfResources = 701,
    CooperativeLaunchTooLarge = 720,
    NotSupported = 801,
    InvalidClusterSize = 912,
    InvalidResourceConfiguration = 915
};

/// cudaErrorInvalidValue, …
std::string_view runtimeErrorName(CudaStatus status);
/// CUDA_ERROR_INVALID_VALUE, …
std::string_view driverErrorName(CudaStatus status);

} // namespace trichevron::core
