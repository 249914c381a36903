// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_device.h"

#include <algorithm>

namespace trichevron::core {

namespace {

template <class Number>
bool takeKnown(Number& limit, Number traced) {
    if (traced == Number{} || traced == limit)
        return false;
    limit = traced;
    return true;
}

} // namespace

std::optional<DeviceProperties> deviceOfTrace(const TracedDevice& traced,
                                              std::span<const DeviceProperties> catalogue) {
    const auto agrees = [&](const DeviceProperties& device) {
        return !traced.computeCapability || device.computeCapability == *traced.computeCapability;
    };
    auto found = std::find_if(catalogue.begin(), catalogue.end(), [&](const DeviceProperties& device) {
        return !traced.name.empty() && device.name == traced.name && agrees(device);
    });
    const bool isNamed = found != catalogue.end();
    if (!isNamed && traced.computeCapability)
        found = std::find_if(catalogue.begin(), catalogue.end(), agrees);
    if (found == catalogue.end())
        return std::nullopt;
    DeviceProperties device = *found;
    bool changed = false;
    changed |= takeKnown(device.multiProcessorCount, traced.multiProcessorCount);
    changed |= takeKnown(device.maxThreadsPerBlock, traced.maxThreadsPerBlock);
    changed |= takeKnown(device.maxThreadsPerMultiProcessor, traced.maxThreadsPerMultiProcessor);
    changed |= takeKnown(device.maxBlocksPerMultiProcessor, traced.maxBlocksPerMultiProcessor);
    changed |= takeKnown(device.regsPerBlock, traced.regsPerBlock);
    changed |= takeKnown(device.regsPerMultiprocessor, traced.regsPerMultiprocessor);
    changed |= takeKnown(device.sharedMemPerBlock, traced.sharedMemPerBlock);
    changed |= takeKnown(device.sharedMemPerBlockOptin, traced.sharedMemPerBlockOptin);
    changed |= takeKnown(device.sharedMemPerMultiprocessor, traced.sharedMemPerMultiprocessor);
    if (isNamed && !changed)
        return device;
    // Another board: its GPCs are not known.
    device.smsPerGpc.clear();
    device.otherProperties.clear();
    device.attributes.clear();
    device.notes.clear();
    takeKnown(device.totalGlobalMem, traced.totalGlobalMem);
    if (!traced.name.empty())
        device.name = traced.name;
    else if (!isNamed)
        device.name =
            "sm_" + std::to_string(device.computeCapability.major * 10 + device.computeCapability.minor);
    device.provenance = {};
    device.provenance.kind = ProvenanceKind::Recorded;
    device.provenance.device = traced.name;
    return device;
}

} // namespace trichevron::core
