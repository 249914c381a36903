// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Properties of an architecture that no device attribute reports: how registers and shared memory are
/// allocated. Sources: the CUDA C++ Programming Guide's table of technical specifications per compute
/// capability, and, for allocation units and sub-partitions, differential tests against the toolkit's
/// occupancy calculator.
#pragma once

#include "core/base/quantity.h"
#include "core/device/device_properties.h"

#include <cstdint>
#include <optional>
#include <span>

namespace trichevron::core {

struct Architecture {
    std::uint32_t registerUnit = 256; ///< registers per warp are allocated in multiples of this
    std::uint32_t subPartitions = 4;  ///< per SM; each has its own share of the registers
    std::uint32_t maxRegistersPerThread = 255;
    Bytes sharedMemoryUnit{128}; ///< shared memory per block is allocated in multiples of this
    /// Shared memory configurations of an SM in KiB, ascending.
    std::span<const std::uint32_t> carveoutsKiB;
    /// Hardware barriers of an SM per maximum resident block; 0 when barriers never limit.
    std::uint32_t barriersPerBlockSlot = 0;
    bool hasClusters = false;
    std::uint32_t portableClusterSize = 8; ///< blocks
    std::uint32_t largestClusterSize = 16; ///< blocks, with the non-portable opt-in
};

/// The architecture of a compute capability, from 7.0 on. An unknown newer one is treated as the newest known
/// one.
Architecture architectureFor(ComputeCapability capability);

/// The smallest shared memory configuration of an SM with at least `size`; empty when no configuration is
/// large enough.
std::optional<Bytes> smallestCarveoutFor(const Architecture& architecture, Bytes size);

/// Registers allocated per warp: numRegs for each thread, rounded up to registerUnit.
std::uint32_t registersPerWarp(const Architecture& architecture, std::uint32_t numRegs,
                               std::uint32_t warpSize);

/// Maximum threads per block that the registers allow; above the device's maximum when the kernel uses few.
/// The device checks as if a block's warps were spread evenly over the sub-partitions, so the number of warps
/// is rounded up to a multiple of subPartitions.
std::uint32_t threadsAllowedByRegisters(const Architecture& architecture, const DeviceProperties& device,
                                        std::uint32_t numRegs);

} // namespace trichevron::core
