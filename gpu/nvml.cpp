// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/nvml.h"

#include <dlfcn.h>

#include <array>

namespace trichevron::gpu {

namespace {

// nvmlClockType_t
constexpr int smClock = 1;
constexpr int memoryClock = 2;

template <class Function>
Function find(void* library, const char* name) {
    return reinterpret_cast<Function>(dlsym(library, name));
}

} // namespace

Nvml::Nvml() : library_(dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL)) {
    if (library_ == nullptr)
        return;
    const auto init = find<Init>(library_, "nvmlInit_v2");
    shutdown_ = find<Shutdown>(library_, "nvmlShutdown");
    driverVersion_ = find<DriverVersion>(library_, "nvmlSystemGetDriverVersion");
    handleByBusId_ = find<HandleByBusId>(library_, "nvmlDeviceGetHandleByPciBusId_v2");
    clockInfo_ = find<ClockInfo>(library_, "nvmlDeviceGetClockInfo");
    ready_ = init != nullptr && init() == 0;
}

Nvml::~Nvml() {
    if (ready_ && shutdown_ != nullptr)
        shutdown_();
    if (library_ != nullptr)
        dlclose(library_);
}

std::string Nvml::driverVersion() const {
    std::array<char, 96> text{};
    if (!ready_ || driverVersion_ == nullptr ||
        driverVersion_(text.data(), static_cast<unsigned>(text.size() - 1)) != 0)
        return {};
    return text.data();
}

Clocks Nvml::clocks(const std::string& pciBusId) const {
    Clocks clocks;
    void* device = nullptr;
    if (!ready_ || handleByBusId_ == nullptr || clockInfo_ == nullptr ||
        handleByBusId_(pciBusId.c_str(), &device) != 0)
        return clocks;
    const auto read = [&](int type) -> std::optional<core::Hertz> {
        unsigned megahertz = 0;
        if (clockInfo_(device, type, &megahertz) != 0 || megahertz == 0)
            return std::nullopt;
        return core::Hertz{megahertz * 1e6};
    };
    clocks.sm = read(smClock);
    clocks.memory = read(memoryClock);
    return clocks;
}

} // namespace trichevron::gpu
