// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/device_query.h"

#include "gpu/cuda_call.h"
#include "gpu/live_provenance.h"

#include <array>
#include <iterator>
#include <type_traits>

namespace trichevron::gpu {

namespace {

constexpr std::array attributeTable{
#define X(enumerator) NamedAttribute{enumerator, #enumerator},
#include "gpu/device_attributes.inc"
#undef X
};

template <class Field>
core::PropertyValue propertyValue(const Field& field) {
    if constexpr (std::is_array_v<Field>)
        return std::vector<std::int64_t>(std::begin(field), std::end(field));
    else
        return static_cast<std::int64_t>(field);
}

std::array<std::uint32_t, 3> axes(const int (&sizes)[3]) {
    return {static_cast<std::uint32_t>(sizes[0]), static_cast<std::uint32_t>(sizes[1]),
            static_cast<std::uint32_t>(sizes[2])};
}

void readTyped(core::DeviceProperties& device, const cudaDeviceProp& from) {
    device.name = from.name;
    device.computeCapability = {from.major, from.minor};
    device.warpSize = static_cast<std::uint32_t>(from.warpSize);
    device.maxThreadsPerBlock = static_cast<std::uint32_t>(from.maxThreadsPerBlock);
    device.maxThreadsDim = axes(from.maxThreadsDim);
    device.maxGridSize = axes(from.maxGridSize);
    device.sharedMemPerBlock = {from.sharedMemPerBlock};
    device.sharedMemPerBlockOptin = {from.sharedMemPerBlockOptin};
    device.sharedMemPerMultiprocessor = {from.sharedMemPerMultiprocessor};
    device.reservedSharedMemPerBlock = {from.reservedSharedMemPerBlock};
    device.regsPerBlock = static_cast<std::uint32_t>(from.regsPerBlock);
    device.regsPerMultiprocessor = static_cast<std::uint32_t>(from.regsPerMultiprocessor);
    device.maxThreadsPerMultiProcessor = static_cast<std::uint32_t>(from.maxThreadsPerMultiProcessor);
    device.maxBlocksPerMultiProcessor = static_cast<std::uint32_t>(from.maxBlocksPerMultiProcessor);
    device.multiProcessorCount = static_cast<std::uint32_t>(from.multiProcessorCount);
    device.cooperativeLaunch = from.cooperativeLaunch != 0;
    device.clusterLaunch = from.clusterLaunch != 0;
    device.totalGlobalMem = {from.totalGlobalMem};
}

} // namespace

std::span<const NamedAttribute> namedAttributes() {
    return attributeTable;
}

core::DeviceProperties queryDevice(int device, const Nvml& nvml) {
    cudaDeviceProp from{};
    checkCuda(cudaGetDeviceProperties(&from, device), "cudaGetDeviceProperties");
    core::DeviceProperties properties;
    readTyped(properties, from);
#define X(field) properties.otherProperties.emplace(#field, propertyValue(from.field));
#include "gpu/device_fields.inc"
#undef X
    for (const auto& [attribute, name] : attributeTable) {
        int value = 0;
        if (cudaDeviceGetAttribute(&value, attribute, device) == cudaSuccess)
            properties.attributes.emplace(name, value);
        else
            (void)cudaGetLastError();
    }
    properties.provenance =
        liveProvenance(nvml, properties.name, "cudaGetDeviceProperties, cudaDeviceGetAttribute");
    setClocks(properties.provenance, nvml.clocks(queryPciBusId(device)));
    return properties;
}

} // namespace trichevron::gpu
