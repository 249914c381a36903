// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// How many blocks of a launch are resident on one SM (streaming multiprocessor), and what limits them.
#pragma once

#include "core/base/quantity.h"
#include "core/device/device_properties.h"
#include "core/kernel/kernel_attributes.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace trichevron::core {

enum class Limiter { Warps, Blocks, Registers, SharedMemory, Barriers };
inline constexpr std::array<Limiter, 5> allLimiters{Limiter::Warps, Limiter::Blocks, Limiter::Registers,
                                                    Limiter::SharedMemory, Limiter::Barriers};
/// "warps", "blocks", "registers", "sharedMemory", "barriers"
std::string_view toString(Limiter limiter);

/// What a resource that the kernel does not use allows.
inline constexpr std::uint32_t unlimitedBlocks = ~std::uint32_t{0};

struct Occupancy {
    /// What cudaOccupancyMaxActiveBlocksPerMultiprocessor returns. It ignores launch bounds.
    std::uint32_t maxActiveBlocksPerMultiprocessor = 0;
    /// Resident blocks that each resource alone allows, in the order of allLimiters.
    std::array<std::uint32_t, 5> blocksAllowedBy{};
    std::uint32_t warpsPerBlock = 0;
    std::uint32_t activeWarps = 0;       ///< resident warps per SM
    std::uint32_t maxWarps = 0;          ///< maximum resident warps per SM
    std::uint32_t registersPerBlock = 0; ///< as allocated: rounded up per warp
    Bytes sharedMemoryPerBlock;          ///< as allocated: static + dynamic + reserved, rounded up

    std::uint32_t allowedBy(Limiter limiter) const {
        return blocksAllowedBy[static_cast<std::size_t>(limiter)];
    }
    /// True when this resource allows no more blocks than are resident. Several resources can limit together.
    bool limitedBy(Limiter limiter) const { return allowedBy(limiter) == maxActiveBlocksPerMultiprocessor; }
    /// True when blocks are resident and no resource allows only so many: the clusters do, see inClusters().
    bool limitedByClusters() const;
    /// activeWarps / maxWarps, 0 to 1
    double fraction() const { return maxWarps == 0 ? 0 : static_cast<double>(activeWarps) / maxWarps; }
};

/// 0 resident blocks when the block has no threads or does not fit on an SM.
Occupancy computeOccupancy(const KernelAttributes& kernel, const DeviceProperties& device,
                           std::uint64_t threadsPerBlock, Bytes dynamicSmemBytes);

} // namespace trichevron::core
