// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/availability.h"

#include "core/backend/backend.h"
#include "gpu/gpu_message.h"

#include <cuda_runtime_api.h>
#include <fmt/format.h>

namespace trichevron::gpu {

namespace {

/// 13000 as "13.0"
std::string versionText(int version) {
    return fmt::format("{}.{}", version / 1000, version % 1000 / 10);
}

[[noreturn]] void throwUnavailable(core::BackendErrorKind kind, core::Text text) {
    (void)cudaGetLastError();
    throw core::BackendError(kind, std::move(text));
}

} // namespace

int requireDevices() {
    // Without a driver, cudaDriverGetVersion succeeds and returns version 0; the other calls return
    // cudaErrorInsufficientDriver.
    int driver = 0;
    if (cudaDriverGetVersion(&driver) != cudaSuccess || driver == 0)
        throwUnavailable(
            core::BackendErrorKind::NoDriver,
            "No NVIDIA driver was found on this machine: install one, or use a recorded device."_msg.with());
    int count = 0;
    const cudaError_t code = cudaGetDeviceCount(&count);
    if (code == cudaErrorInsufficientDriver)
        throwUnavailable(core::BackendErrorKind::DriverTooOld,
                         "The NVIDIA driver is too old: it supports CUDA {supported}, and this program needs "
                         "CUDA {needed}; "
                         "install a newer driver."_msg.with("supported"_a = versionText(driver),
                                                            "needed"_a = versionText(CUDART_VERSION)));
    if (code == cudaErrorNoDevice || (code == cudaSuccess && count == 0))
        throwUnavailable(core::BackendErrorKind::NoDevice,
                         "The NVIDIA driver finds no CUDA device that this program may use: check that a GPU "
                         "is installed and that CUDA_VISIBLE_DEVICES does not hide it."_msg.with());
    if (code != cudaSuccess)
        throwUnavailable(
            core::BackendErrorKind::NoDevice,
            "The NVIDIA driver cannot list its devices: cudaGetDeviceCount returned {error} ({code}), "
            "{description}."_msg.with("error"_a = cudaGetErrorName(code),
                                      "code"_a = std::to_string(static_cast<int>(code)),
                                      "description"_a = cudaGetErrorString(code)));
    return count;
}

void requireDevice(int ordinal) {
    const int count = requireDevices();
    if (ordinal < 0 || ordinal >= count)
        throw core::BackendError(
            core::BackendErrorKind::NoDevice,
            "There is no device {device}: this machine has {count, plural, one {one} other "
            "{#}}, numbered from 0."_msg.with("device"_a = std::to_string(ordinal), "count"_a = count));
}

} // namespace trichevron::gpu
