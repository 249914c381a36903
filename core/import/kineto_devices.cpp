// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/import/kineto_devices.h"

#include "core/import/trace_numbers.h"
#include "core/json/json_value.h"

#include <cstdint>
#include <string>

namespace trichevron::core {
namespace {

/// 0 where it is no number, or a negative one.
std::uint64_t numberIn(const Json& entry, const char* name) {
    const auto found = entry.find(name);
    return found != entry.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

/// 0 also where it has more than 32 bits.
std::uint32_t smallNumberIn(const Json& entry, const char* name) {
    const std::uint64_t wide = numberIn(entry, name);
    return wide > 0xFFFFFFFFU ? 0U : static_cast<std::uint32_t>(wide);
}

void readDevice(const Json& entry, TracedDevice& device) {
    device.name = nameOfTrace(entry.value("name", Json()).is_string() ? entry["name"].get<std::string>()
                                                                      : std::string());
    if (numberIn(entry, "computeMajor") > 0)
        device.computeCapability = {static_cast<int>(smallNumberIn(entry, "computeMajor")),
                                    static_cast<int>(smallNumberIn(entry, "computeMinor"))};
    device.multiProcessorCount = smallNumberIn(entry, "numSms");
    device.maxThreadsPerBlock = smallNumberIn(entry, "maxThreadsPerBlock");
    device.maxThreadsPerMultiProcessor = smallNumberIn(entry, "maxThreadsPerMultiprocessor");
    device.regsPerBlock = smallNumberIn(entry, "regsPerBlock");
    device.regsPerMultiprocessor = smallNumberIn(entry, "regsPerMultiprocessor");
    device.sharedMemPerBlock = Bytes{numberIn(entry, "sharedMemPerBlock")};
    device.sharedMemPerBlockOptin = Bytes{numberIn(entry, "sharedMemPerBlockOptin")};
    device.sharedMemPerMultiprocessor = Bytes{numberIn(entry, "sharedMemPerMultiprocessor")};
    device.totalGlobalMem = Bytes{numberIn(entry, "totalGlobalMem")};
}

} // namespace

GpuMaker addKinetoDevices(std::string_view list, ProgramBuilder& builder) {
    GpuMaker maker = GpuMaker::Nvidia;
    const Json entries = Json::parse(list, nullptr, false);
    if (!entries.is_array())
        return maker;
    for (const Json& entry : entries) {
        if (!entry.is_object())
            continue;
        TracedDevice& device =
            builder.deviceAt(builder.device(static_cast<std::int64_t>(numberIn(entry, "id"))));
        readDevice(entry, device);
        if (numberIn(entry, "warpSize") == 64 || device.name.find("AMD") != std::string::npos ||
            device.name.find("Radeon") != std::string::npos)
            maker = GpuMaker::Amd;
    }
    return maker;
}

} // namespace trichevron::core
