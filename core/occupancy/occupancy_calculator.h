// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Computes the occupancy of one kernel on one device. Values that depend on neither the block size nor the
/// dynamic shared memory are computed once. The parts that depend on one of the two are available separately,
/// so that a sweep over both costs one comparison per point (OccupancySweep).
#pragma once

#include "core/device/architecture.h"
#include "core/occupancy/occupancy.h"

#include <algorithm>

namespace trichevron::core {

/// A set of limiters.
struct LimiterSet {
    std::uint8_t bits = 0;
    constexpr void add(Limiter limiter) {
        bits = static_cast<std::uint8_t>(bits | 1U << static_cast<unsigned>(limiter));
    }
    constexpr bool has(Limiter limiter) const { return (bits >> static_cast<unsigned>(limiter) & 1U) != 0; }
    friend constexpr bool operator==(LimiterSet, LimiterSet) = default;
};

/// Resident blocks that a set of resources allows; at a sweep point, all resources.
struct OccupancyPoint {
    /// With all resources: what cudaOccupancyMaxActiveBlocksPerMultiprocessor returns.
    std::uint32_t blocks = 0;
    LimiterSet limiters; ///< the resources that allow no more than `blocks`
    friend bool operator==(const OccupancyPoint&, const OccupancyPoint&) = default;
};

/// What two sets of resources allow together: the smaller number of blocks.
constexpr OccupancyPoint combine(OccupancyPoint a, OccupancyPoint b) {
    const auto limitingBits = [](OccupancyPoint p, std::uint32_t blocks) {
        return p.blocks == blocks ? static_cast<unsigned>(p.limiters.bits) : 0U;
    };
    const std::uint32_t blocks = std::min(a.blocks, b.blocks);
    return {blocks, {static_cast<std::uint8_t>(limitingBits(a, blocks) | limitingBits(b, blocks))}};
}

class OccupancyCalculator {
public:
    OccupancyCalculator(const KernelAttributes& kernel, const DeviceProperties& device);

    /// Resident blocks and their limiters, the same as from computeOccupancy().
    OccupancyPoint at(std::uint64_t threadsPerBlock, Bytes dynamicSmem) const {
        return combine(byBlockSize(threadsPerBlock), bySharedMemory(dynamicSmem));
    }
    /// Considers every resource except shared memory.
    OccupancyPoint byBlockSize(std::uint64_t threadsPerBlock) const;
    /// Considers shared memory only.
    OccupancyPoint bySharedMemory(Bytes dynamicSmem) const {
        return singleLimit(Limiter::SharedMemory, allowedBySharedMemory(allocationFor(dynamicSmem)));
    }

    /// The same with all intermediate values.
    Occupancy occupancyAt(std::uint64_t threadsPerBlock, Bytes dynamicSmem) const;

    /// The maximum shared memory allocated to a block that requests `requested`, including the reserved part.
    static Bytes smemLimitPerBlock(const DeviceProperties& device, Bytes requested);
    /// Shared memory per SM with the preferred carve-out; 0 when all of the memory is L1 cache.
    Bytes preferredSmem() const { return preferredSmem_; }
    /// Shared memory per SM when a block needs more than the preferred carve-out; 0 when `allocated` is more
    /// than an SM has.
    Bytes carveoutFor(Bytes allocated) const {
        return smallestCarveoutFor(architecture_, allocated).value_or(Bytes{0});
    }
    /// Shared memory per block is allocated in multiples of this.
    Bytes smemUnit() const { return architecture_.sharedMemoryUnit; }

private:
    /// The shared memory allocated to a block, and whether the device allows it.
    struct SharedMemory {
        Bytes allocated;
        bool allowed = true;
    };

    std::uint64_t warpsFor(std::uint64_t threads) const { return (threads + warpSize_ - 1) / warpSize_; }

    static constexpr OccupancyPoint singleLimit(Limiter limiter, std::uint32_t blocks) {
        OccupancyPoint point{blocks, {}};
        point.limiters.add(limiter);
        return point;
    }

    SharedMemory allocationFor(Bytes dynamicSmem) const;
    std::uint32_t allowedByWarps(std::uint64_t threads, std::uint64_t warps) const;
    std::uint32_t allowedByRegisters(std::uint64_t warps) const;
    std::uint32_t allowedBySharedMemory(const SharedMemory& smem) const;

    Architecture architecture_;
    std::uint32_t warpSize_;
    std::uint32_t maxThreadsPerBlock_;
    std::uint32_t maxWarps_; ///< per SM
    std::uint32_t maxBlocks_;
    std::uint32_t registersPerWarp_;
    std::uint32_t regsPerBlock_;
    std::uint32_t warpsForRegisters_; ///< warps that fit into the registers of an SM
    bool tooManyRegisters_;
    bool countsIn32Bits_; ///< shared memory wraps at 2^32 without an opt-in (seen on H200, driver 580.159.04)
    Bytes fixedSmem_;     ///< static + reserved, per block
    Bytes smemLimit_;     ///< per block, as allocated
    Bytes dynamicSmemLimit_; ///< per block, from the opt-in
    Bytes preferredSmem_;    ///< per SM, from the carve-out
    std::uint32_t allowedByBarriers_;
};

} // namespace trichevron::core
