// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a device is and where its limits are. Names are those of cudaDeviceProp.
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

namespace trichevron {

struct ComputeCapability {
    int major = 0;
    int minor = 0;
    friend constexpr auto operator<=>(const ComputeCapability&, const ComputeCapability&) = default;
};

/// A value of cudaDeviceProp that no rule reads: a number or a few of them.
using PropertyValue = std::variant<std::int64_t, std::vector<std::int64_t>>;

struct DeviceProperties {
    std::string name;
    Provenance provenance;
    ComputeCapability computeCapability;

    // The limits that rules and occupancy read. Counts are of threads, blocks, registers as the name says.
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
    /// Multiprocessors of each group that a cluster stays within, largest first, learnt from the board
    /// itself: boards of one model differ. Empty where not known, and without clusters.
    std::vector<std::uint32_t> clusterGroups;

    /// Every other number that cudaDeviceProp tells, by its name there. Empty for a specification.
    std::map<std::string, PropertyValue> otherProperties;
    /// Every number that cudaDeviceGetAttribute tells, by its enumerator's name (cudaDevAttrWarpSize, …).
    std::map<std::string, std::int64_t> attributes;
    /// What to know of single numbers, by property name: the document they are from, or where documents
    /// differ.
    std::map<std::string, std::string> notes;

    friend bool operator==(const DeviceProperties&, const DeviceProperties&) = default;
};

} // namespace trichevron
