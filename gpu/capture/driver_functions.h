// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The functions of the driver that the process has loaded.
#pragma once

#include "gpu/capture/json_line.h"
#include "gpu/capture/launch_records.h"

#include <cuda.h>

namespace trichevron::capture {

/// Each is null where the driver lacks it.
struct DriverFunctions {
    decltype(&::cuDeviceGetCount) deviceCount = nullptr;
    decltype(&::cuDeviceGetName) deviceName = nullptr;
    decltype(&::cuDeviceGetAttribute) deviceAttribute = nullptr;
    decltype(&::cuDeviceTotalMem) totalMemory = nullptr;
    decltype(&::cuDriverGetVersion) driverVersion = nullptr;
    decltype(&::cuCtxGetDevice) currentDevice = nullptr;
    decltype(&::cuFuncGetAttribute) functionAttribute = nullptr;
    decltype(&::cuKernelGetFunction) kernelFunction = nullptr;
    decltype(&::cuStreamIsCapturing) streamIsCapturing = nullptr;
#if CUDA_VERSION >= 12090
    decltype(&::cuLogsRegisterCallback) registerLogCallback = nullptr;
#endif

    /// Out of libcuda, which has called the injection.
    void load();

    /// The current device; −1 without one.
    int device() const;
    /// The attributes as they are now. The function may be a CUkernel, as launches take both.
    RefusedKernel attributesOf(CUfunction function) const;
    /// Calls use(line) with a line for each device.
    template <typename Use>
    void describeDevices(const Use& use) const {
        int count = 0;
        if (deviceCount == nullptr || deviceCount(&count) != CUDA_SUCCESS)
            return;
        for (int device = 0; device < count; ++device)
            if (JsonLine line; describeDevice(device, line))
                use(line);
    }

private:
    bool describeDevice(int device, JsonLine& line) const;
};

} // namespace trichevron::capture
