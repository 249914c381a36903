// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/live_provenance.h"

#include "gpu/cuda_call.h"

#include <array>
#include <ctime>

namespace trichevron::gpu {

namespace {
/// "2026-01-31T12:00:00Z"
std::string utcNow() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), length};
}
} // namespace

core::Provenance liveProvenance(const Nvml& nvml, const std::string& deviceName, const std::string& source) {
    core::Provenance provenance;
    provenance.kind = core::ProvenanceKind::Live;
    provenance.device = deviceName;
    provenance.driverVersion = nvml.driverVersion();
    checkCuda(cudaDriverGetVersion(&provenance.cudaDriverVersion), "cudaDriverGetVersion");
    checkCuda(cudaRuntimeGetVersion(&provenance.runtimeVersion), "cudaRuntimeGetVersion");
    provenance.date = utcNow();
    provenance.source = source;
    return provenance;
}

void setClocks(core::Provenance& provenance, const Clocks& clocks) {
    provenance.smClock = clocks.sm;
    provenance.memoryClock = clocks.memory;
}

std::string queryPciBusId(int device) {
    std::array<char, 32> text{};
    if (cudaDeviceGetPCIBusId(text.data(), static_cast<int>(text.size()), device) != cudaSuccess) {
        (void)cudaGetLastError();
        return {};
    }
    return text.data();
}

} // namespace trichevron::gpu
