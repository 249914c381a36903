// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/availability.h"

#include "core/backend/backend.h"

#include <cuda_runtime_api.h>
#include <fmt/format.h>

namespace trichevron::gpu {

namespace {

/// 13000 as "13.0"
std::string versionText(int version) {
    return fmt::format("{}.{}", version / 1000, version % 1000 / 10);
}

[[noreturn]] void throwUnavailable(core::BackendErrorKind kind, const std::string& message) {
    (void)cudaGetLastError();
    throw core::BackendError(kind, message);
}

} // namespace

int requireDevices() {
    // Without a driver, cudaDriverGetVersion succeeds and returns version 0; the other calls return
    // cudaErrorInsufficientDriver.
    int driver = 0;
    if (cudaDriverGetVersion(&driver) != cudaSuccess || driver == 0)
        throwUnavailable(
            core::BackendErrorKind::NoDriver,
            "No NVIDIA driver was found on this machine: install one, or use a recorded device.");
    int count = 0;
    const cudaError_t code = cudaGetDeviceCount(&count);
    if (code == cudaErrorInsufficientDriver)
        throwUnavailable(
            core::BackendErrorKind::DriverTooOld,
            fmt::format("The NVIDIA driver is too old: it supports CUDA {}, and this program needs CUDA {}; "
                        "install a newer driver.",
                        versionText(driver), versionText(CUDART_VERSION)));
    if (code == cudaErrorNoDevice || (code == cudaSuccess && count == 0))
        throwUnavailable(core::BackendErrorKind::NoDevice,
                         "The NVIDIA driver finds no CUDA device that this program may use: check that a GPU "
                         "is installed and that CUDA_VISIBLE_DEVICES does not hide it.");
    if (code != cudaSuccess)
        throwUnavailable(
            core::BackendErrorKind::NoDevice,
            fmt::format("The NVIDIA driver cannot list its devices: cudaGetDeviceCount returned {} ({}), {}.",
                        cudaGetErrorName(code), static_cast<int>(code), cudaGetErrorString(code)));
    return count;
}

void requireDevice(int ordinal) {
    const int count = requireDevices();
    if (ordinal < 0 || ordinal >= count)
        throw core::BackendError(core::BackendErrorKind::NoDevice,
                                 fmt::format("There is no device {}: this machine has {}, numbered from 0.",
                                             ordinal,
                                             count == 1 ? std::string("one") : fmt::format("{}", count)));
}

} // namespace trichevron::gpu
