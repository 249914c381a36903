// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The properties and limits of a device. Names are those of cudaDeviceProp.
#pragma once

#include "core/base/quantity.h"
#include "core/device/provenance.h"

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace trichevron::core {

struct ComputeCapability {
    int major = 0;
    int minor = 0;
    friend constexpr auto operator<=>(const ComputeCapability&, const ComputeCapability&) = default;
};

/// A value of cudaDeviceProp that no rule reads: a number or a list of numbers.
using PropertyValue = std::variant<std::int64_t, std::vector<std::int64_t>>;

struct DeviceProperties {
    std::string name;
    Provenance provenance;
    ComputeCapability computeCapability;

    // The limits that the rules and the occupancy use.
    std::uint32_t warpSize = 32;
    std::uint32_t maxThreadsPerBlock = 0;
    std::array<std::uint32_t, 3> maxThreadsDim{};
    std::array<std::uint32_t, 3> maxGridSize{};
    Bytes sharedMemPerBlock;      ///< without opt-in
    Bytes sharedMemPerBlockOptin; ///< with cudaFuncAttributeMaxDynamicSharedMemorySize
    Bytes sharedMemPerMultiprocessor;
    Bytes reservedSharedMemPerBlock;
    std::uint32_t regsPerBlock = 0;
    std::uint32_t regsPerMultiprocessor = 0;
    std::uint32_t maxThreadsPerMultiProcessor = 0;
    std::uint32_t maxBlocksPerMultiProcessor = 0;
    std::uint32_t multiProcessorCount = 0;
    bool cooperativeLaunch = false;
    bool clusterLaunch = false;
    Bytes totalGlobalMem;
    /// SMs per GPC (or per part of a GPC that a cluster must fit into), largest first. Deduced from queries
    /// to the board itself, because boards of one model differ. Empty when unknown, and on devices without
    /// clusters.
    std::vector<std::uint32_t> smsPerGpc;

    /// All other numeric members of cudaDeviceProp, by name. Empty for a specification.
    std::map<std::string, PropertyValue> otherProperties;
    /// All values of cudaDeviceGetAttribute, by enumerator name (cudaDevAttrWarpSize, …).
    std::map<std::string, std::int64_t> attributes;
    /// Notes on single values, by property name: the source document, or where documents disagree.
    std::map<std::string, std::string> notes;

    friend bool operator==(const DeviceProperties&, const DeviceProperties&) = default;
};

} // namespace trichevron::core
