// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/occupancy.h"

#include "core/occupancy/occupancy_calculator.h"

#include <algorithm>
#include <limits>

namespace trichevron::core {

namespace {

constexpr std::array<std::string_view, 5> namesOfLimiters{"warps", "blocks", "registers", "sharedMemory",
                                                          "barriers"};

constexpr std::uint64_t maxUint32 = std::numeric_limits<std::uint32_t>::max();

std::uint32_t limited(std::uint64_t blocks) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(blocks, unlimitedBlocks));
}

std::uint64_t roundedUp(std::uint64_t value, std::uint64_t unit) {
    return (value + unit - 1) / unit * unit;
}

/// The shared memory configuration that the kernel's preferred carve-out selects. A block that needs more
/// still gets more.
Bytes preferredSharedMemory(const Architecture& architecture, const KernelAttributes& kernel,
                            const DeviceProperties& device) {
    Bytes preferred = device.sharedMemPerMultiprocessor;
    if (kernel.optIns.preferredShmemCarveout >= 0)
        preferred.value =
            preferred.value * static_cast<std::uint64_t>(kernel.optIns.preferredShmemCarveout) / 100;
    return smallestCarveoutFor(architecture, preferred).value_or(device.sharedMemPerMultiprocessor);
}

std::uint32_t blocksByBarriers(const Architecture& architecture, const KernelAttributes& kernel,
                               const DeviceProperties& device) {
    if (architecture.barriersPerBlockSlot == 0 || kernel.numBlockBarriers == 0)
        return unlimitedBlocks;
    return device.maxBlocksPerMultiProcessor * architecture.barriersPerBlockSlot / kernel.numBlockBarriers;
}

} // namespace

std::string_view toString(Limiter limiter) {
    return namesOfLimiters[static_cast<std::size_t>(limiter)];
}

OccupancyCalculator::OccupancyCalculator(const KernelAttributes& kernel, const DeviceProperties& device)
    : architecture_(architectureFor(device.computeCapability)), warpSize_(device.warpSize),
      maxThreadsPerBlock_(device.maxThreadsPerBlock),
      maxWarps_(device.maxThreadsPerMultiProcessor / device.warpSize),
      maxBlocks_(device.maxBlocksPerMultiProcessor),
      registersPerWarp_(registersPerWarp(architecture_, kernel.numRegs, device.warpSize)),
      regsPerBlock_(device.regsPerBlock),
      warpsForRegisters_(registersPerWarp_ == 0 ? 0
                                                : device.regsPerMultiprocessor / architecture_.subPartitions /
                                                      registersPerWarp_ * architecture_.subPartitions),
      tooManyRegisters_(kernel.numRegs > architecture_.maxRegistersPerThread + 1),
      fixedSmem_(kernel.sharedSizeBytes + device.reservedSharedMemPerBlock),
      preferredSmem_(preferredSharedMemory(architecture_, kernel, device)),
      allowedByBarriers_(blocksByBarriers(architecture_, kernel, device)) {
    const Bytes requested = kernel.sharedSizeBytes + kernel.optIns.maxDynamicSharedSizeBytes;
    // The driver ignores an opt-in below the default limit per block (seen on H200, driver 580.159.04).
    const bool optedIn = requested > device.sharedMemPerBlock;
    countsIn32Bits_ = !optedIn;
    smemLimit_ = smemLimitPerBlock(device, requested);
    dynamicSmemLimit_ =
        optedIn ? kernel.optIns.maxDynamicSharedSizeBytes : Bytes{std::numeric_limits<std::uint64_t>::max()};
}

Bytes OccupancyCalculator::smemLimitPerBlock(const DeviceProperties& device, Bytes requested) {
    const Bytes limit =
        requested > device.sharedMemPerBlock ? device.sharedMemPerBlockOptin : device.sharedMemPerBlock;
    return device.computeCapability.major >= 8 ? limit + device.reservedSharedMemPerBlock : limit;
}

OccupancyCalculator::SharedMemory OccupancyCalculator::allocationFor(Bytes dynamicSmem) const {
    std::uint64_t total = (fixedSmem_ + dynamicSmem).value;
    if (countsIn32Bits_) {
        total = (fixedSmem_.value + dynamicSmem.value) & maxUint32;
        // A total within 254 bytes of 2^32 − 1 wraps around to 0 when it is rounded up.
        total = total > maxUint32 - 254 ? 0 : total;
    }
    if (total > maxUint32 * 2)
        return {{}, false};
    SharedMemory smem;
    smem.allocated = Bytes{roundedUp(total, smemUnit().value)};
    smem.allowed = smem.allocated <= smemLimit_ && dynamicSmem <= dynamicSmemLimit_;
    return smem;
}

std::uint32_t OccupancyCalculator::allowedByWarps(std::uint64_t threads, std::uint64_t warps) const {
    return threads > maxThreadsPerBlock_ ? 0 : limited(maxWarps_ / warps);
}

std::uint32_t OccupancyCalculator::allowedByRegisters(std::uint64_t warps) const {
    if (tooManyRegisters_ ||
        roundedUp(warps, architecture_.subPartitions) * registersPerWarp_ > regsPerBlock_)
        return 0;
    return registersPerWarp_ == 0 ? unlimitedBlocks : limited(warpsForRegisters_ / warps);
}

std::uint32_t OccupancyCalculator::allowedBySharedMemory(const SharedMemory& smem) const {
    if (!smem.allowed)
        return 0;
    if (smem.allocated.value == 0)
        return unlimitedBlocks;
    const Bytes smemPerSm = preferredSmem_ >= smem.allocated ? preferredSmem_ : carveoutFor(smem.allocated);
    return limited(smemPerSm.value / smem.allocated.value);
}

bool Occupancy::limitedByClusters() const {
    return maxActiveBlocksPerMultiprocessor > 0 &&
           std::none_of(allLimiters.begin(), allLimiters.end(),
                        [&](Limiter limiter) { return limitedBy(limiter); });
}

OccupancyPoint OccupancyCalculator::byBlockSize(std::uint64_t threadsPerBlock) const {
    if (threadsPerBlock == 0) { // an empty block: every resource allows 0
        OccupancyPoint none;
        for (const Limiter limiter : allLimiters)
            none.limiters.add(limiter);
        return none;
    }
    const std::uint64_t warps = warpsFor(threadsPerBlock);
    return combine(combine(singleLimit(Limiter::Warps, allowedByWarps(threadsPerBlock, warps)),
                           singleLimit(Limiter::Blocks, maxBlocks_)),
                   combine(singleLimit(Limiter::Registers, allowedByRegisters(warps)),
                           singleLimit(Limiter::Barriers, allowedByBarriers_)));
}

Occupancy OccupancyCalculator::occupancyAt(std::uint64_t threadsPerBlock, Bytes dynamicSmem) const {
    if (threadsPerBlock == 0)
        return {};
    const std::uint64_t warps = warpsFor(threadsPerBlock);
    const SharedMemory smem = allocationFor(dynamicSmem);
    Occupancy occupancy;
    occupancy.blocksAllowedBy = {allowedByWarps(threadsPerBlock, warps), maxBlocks_,
                                 allowedByRegisters(warps), allowedBySharedMemory(smem), allowedByBarriers_};
    occupancy.maxActiveBlocksPerMultiprocessor =
        *std::min_element(occupancy.blocksAllowedBy.begin(), occupancy.blocksAllowedBy.end());
    occupancy.warpsPerBlock = limited(warps);
    occupancy.activeWarps = occupancy.maxActiveBlocksPerMultiprocessor * occupancy.warpsPerBlock;
    occupancy.maxWarps = maxWarps_;
    occupancy.registersPerBlock = limited(warps * registersPerWarp_);
    occupancy.sharedMemoryPerBlock = smem.allocated;
    return occupancy;
}

Occupancy computeOccupancy(const KernelAttributes& kernel, const DeviceProperties& device,
                           std::uint64_t threadsPerBlock, Bytes dynamicSmemBytes) {
    return OccupancyCalculator(kernel, device).occupancyAt(threadsPerBlock, dynamicSmemBytes);
}

} // namespace trichevron::core
