// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// NVIDIA's management library, opened at run time for what CUDA does not tell. Absent, or refusing: unknown.
#pragma once

#include "core/base/quantity.h"

#include <optional>
#include <string>

namespace trichevron {

struct Clocks {
    std::optional<Hertz> sm;
    std::optional<Hertz> memory;
};

class Nvml {
public:
    Nvml();
    ~Nvml();
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;

    /// The driver as nvidia-smi writes it, "580.159.04"; empty when unknown.
    std::string driverVersion() const;
    /// The clocks at this moment. `pciBusId` as cudaDeviceGetPCIBusId writes it.
    Clocks clocks(const std::string& pciBusId) const;

private:
    // The signatures of nvml.h; a device is an opaque pointer, an answer of 0 is success.
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

} // namespace trichevron
