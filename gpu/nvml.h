// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The NVIDIA Management Library, opened at run time for values that CUDA does not report. If it is missing
/// or a call fails, the values are unknown.
#pragma once

#include "core/base/quantity.h"

#include <optional>
#include <string>

namespace trichevron::gpu {

struct Clocks {
    std::optional<core::Hertz> sm;
    std::optional<core::Hertz> memory;
};

class Nvml {
public:
    Nvml();
    ~Nvml();
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;

    /// Driver version as nvidia-smi shows it, "580.159.04"; empty when unknown.
    std::string driverVersion() const;
    /// Current clocks. `pciBusId` has the format of cudaDeviceGetPCIBusId.
    Clocks clocks(const std::string& pciBusId) const;

private:
    // Signatures from nvml.h; a device is an opaque pointer, a return value of 0 is success.
    using Init = int (*)();
    using Shutdown = int (*)();
    using DriverVersion = int (*)(char*, unsigned);
    using HandleByBusId = int (*)(const char*, void**);
    using ClockInfo = int (*)(void*, int, unsigned*);

    void* library_ = nullptr;
    bool ready_ = false;
    Shutdown shutdown_ = nullptr;
    DriverVersion driverVersion_ = nullptr;
    HandleByBusId handleByBusId_ = nullptr;
    ClockInfo clockInfo_ = nullptr;
};

} // namespace trichevron::gpu
