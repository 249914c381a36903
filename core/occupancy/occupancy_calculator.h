// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The arithmetic of occupancy, for one kernel on one device. What depends on neither the block size nor the
/// dynamic shared memory is computed once, and what depends on one of them can be had apart, so that a sweep
/// over both costs a comparison a point (OccupancySweep).
#pragma once

#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"

#include <algorithm>

namespace trichevron {

/// A set of limiters.
struct LimiterSet {
    std::uint8_t bits = 0;
    constexpr void add(Limiter limiter) {
        bits = static_cast<std::uint8_t>(bits | 1U << static_cast<unsigned>(limiter));
    }
    constexpr bool has(Limiter limiter) const { return (bits >> static_cast<unsigned>(limiter) & 1U) != 0; }
    friend constexpr bool operator==(LimiterSet, LimiterSet) = default;
};

/// Resident blocks as far as some resources go: all of them at a point of a sweep.
struct OccupancyPoint {
    std::uint32_t blocks =
        0;               ///< of all resources: what cudaOccupancyMaxActiveBlocksPerMultiprocessor answers
    LimiterSet limiters; ///< the resources that allow no more than that
    friend bool operator==(const OccupancyPoint&, const OccupancyPoint&) = default;
};

/// What two sets of resources allow together.
constexpr OccupancyPoint leastOf(OccupancyPoint a, OccupancyPoint b) {
    const auto bitsOf = [](OccupancyPoint p, std::uint32_t blocks) {
        return p.blocks == blocks ? static_cast<unsigned>(p.limiters.bits) : 0U;
    };
    const std::uint32_t blocks = std::min(a.blocks, b.blocks);
    return {blocks, {static_cast<std::uint8_t>(bitsOf(a, blocks) | bitsOf(b, blocks))}};
}

class OccupancyCalculator {
public:
    OccupancyCalculator(const KernelAttributes& kernel, const DeviceProperties& device);

    /// Resident blocks and their limiters: the same as occupancyOf's.
    OccupancyPoint at(std::uint64_t threadsPerBlock, Bytes dynamicSmem) const {
        return leastOf(byBlockSize(threadsPerBlock), bySharedMemory(dynamicSmem));
    }
    /// As far as everything but shared memory goes.
    OccupancyPoint byBlockSize(std::uint64_t threadsPerBlock) const;
    /// As far as shared memory goes.
    OccupancyPoint bySharedMemory(Bytes dynamicSmem) const {
        return pointOf(Limiter::SharedMemory, allowedBySharedMemory(allocationOf(dynamicSmem)));
    }

    /// The same with every figure behind it.
    Occupancy occupancyAt(std::uint64_t threadsPerBlock, Bytes dynamicSmem) const;

    /// The most shared memory a block that asks for `asked` may have, as allocated: what is reserved
    /// included.
    static Bytes smemLimitOfBlock(const DeviceProperties& device, Bytes asked);
    /// Shared memory that a multiprocessor is set to for blocks that need no more; 0 where all of it is L1.
    Bytes preferredSmem() const { return preferredSmem_; }
    /// Shared memory that a multiprocessor is set to when a block needs more than is preferred; 0 for more
    /// than there is.
    Bytes carveoutFor(Bytes allocated) const {
        return carveoutHolding(architecture_, allocated).value_or(Bytes{0});
    }
    /// Shared memory is allocated to a block in multiples of this.
    Bytes smemUnit() const { return architecture_.sharedMemoryUnit; }

private:
    /// A block's shared memory, as the device allocates it and whether it may have it.
    struct SharedMemory {
        Bytes allocated;
        bool allowed = true;
    };

    std::uint64_t warpsOf(std::uint64_t threads) const { return (threads + warpSize_ - 1) / warpSize_; }

    static constexpr OccupancyPoint pointOf(Limiter limiter, std::uint32_t blocks) {
        OccupancyPoint point{blocks, {}};
        point.limiters.add(limiter);
        return point;
    }

    SharedMemory allocationOf(Bytes dynamicSmem) const;
    std::uint32_t allowedByWarps(std::uint64_t threads, std::uint64_t warps) const;
    std::uint32_t allowedByRegisters(std::uint64_t warps) const;
    std::uint32_t allowedBySharedMemory(const SharedMemory& smem) const;

    Architecture architecture_;
    std::uint32_t warpSize_;
    std::uint32_t maxThreadsPerBlock_;
    std::uint32_t maxWarps_; ///< of a multiprocessor
    std::uint32_t maxBlocks_;
    std::uint32_t registersPerWarp_;
    std::uint32_t regsPerBlock_;
    std::uint32_t warpsForRegisters_; ///< warps that the registers of a multiprocessor hold
    bool tooManyRegisters_;
    bool countsIn32Bits_;    ///< a block's shared memory, without an opt-in (seen on H200, driver 580.159.04)
    Bytes fixedSmem_;        ///< static and reserved
    Bytes smemLimit_;        ///< of a block, as allocated
    Bytes dynamicSmemLimit_; ///< by the opt-in
    Bytes preferredSmem_;    ///< of a multiprocessor, by the carve-out
    std::uint32_t allowedByBarriers_;
};

} // namespace trichevron
