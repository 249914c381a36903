// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What an architecture is that no attribute tells: how registers and shared memory are allocated.
/// Sources: the CUDA C++ Programming Guide's table of technical specifications per compute capability, and,
/// for allocation units and sub-partitions, differential tests against the toolkit's occupancy calculator.
#pragma once

#include "core/base/quantity.h"
#include "core/device/device_properties.h"

#include <cstdint>
#include <optional>
#include <span>

namespace trichevron {

struct Architecture {
    std::uint32_t registerUnit = 256; ///< registers are allocated to a warp in multiples of this
    std::uint32_t subPartitions = 4;  ///< of a multiprocessor; each has its own share of the registers
    std::uint32_t maxRegistersPerThread = 255;
    Bytes sharedMemoryUnit{128}; ///< shared memory is allocated to a block in multiples of this
    /// Sizes of shared memory that a multiprocessor can be set to, rising, in KiB.
    std::span<const std::uint32_t> carveoutsKiB;
    /// Hardware barriers per multiprocessor for each block it can hold; 0 where they never limit.
    std::uint32_t barriersPerBlockSlot = 0;
    bool hasClusters = false;
    std::uint32_t portableClusterSize = 8; ///< blocks
    std::uint32_t largestClusterSize = 16; ///< blocks, with the non-portable attribute
};

/// The architecture of a compute capability from 7.0 on; what is newer than all known is taken for the
/// newest.
Architecture architectureOf(ComputeCapability capability);

/// The smallest shared memory size a multiprocessor can be set to that holds `size`; none when it is too
/// large.
std::optional<Bytes> carveoutHolding(const Architecture& architecture, Bytes size);

/// Registers that a warp takes: numRegs per thread, rounded up to the unit.
std::uint32_t registersPerWarp(const Architecture& architecture, std::uint32_t numRegs,
                               std::uint32_t warpSize);

/// Threads a block may have as far as its registers alone go; more than any block has when it uses few. The
/// device checks as if a block's warps were spread evenly over the sub-partitions, so warps count in
/// multiples of those.
std::uint32_t threadsAllowedByRegisters(const Architecture& architecture, const DeviceProperties& device,
                                        std::uint32_t numRegs);

} // namespace trichevron
