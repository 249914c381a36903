// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/occupancy.h"

#include "core/device/architecture.h"

#include <algorithm>

namespace trichevron {

namespace {

constexpr std::array<std::string_view, 5> limiterNames{"warps", "blocks", "registers", "sharedMemory",
                                                       "barriers"};

std::uint64_t roundedUp(std::uint64_t value, std::uint64_t unit) {
    return (value + unit - 1) / unit * unit;
}

std::uint32_t limited(std::uint64_t blocks) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(blocks, unlimitedBlocks));
}

/// A block's shared memory, as the device allocates it and as far as it may have it.
struct SharedMemoryUse {
    Bytes allocated;
    bool allowed = true;
};

SharedMemoryUse sharedMemoryUse(const Architecture& architecture, const KernelAttributes& kernel,
                                const DeviceProperties& device, Bytes dynamicSmem) {
    const Bytes fixed = kernel.sharedSizeBytes + device.reservedSharedMemPerBlock;
    const Bytes most = kernel.sharedSizeBytes + kernel.optIns.maxDynamicSharedSizeBytes;
    const bool optedIn = most > device.sharedMemPerBlock;
    std::uint64_t total = (fixed + dynamicSmem).value;
    // Without an opt-in for more than any block gets, the driver counts in 32 bits, where a size less than
    // 256 bytes short of the end is rounded up to nothing, and takes no notice of an opt-in for less (seen on
    // H200, driver 580.159.04).
    constexpr std::uint64_t most32 = 0xffffffffU;
    if (!optedIn) {
        total = (fixed.value + dynamicSmem.value) & most32;
        total = total > most32 - 255 ? 0 : total;
    }
    SharedMemoryUse use;
    if (total > most32 * 2) {
        use.allowed = false;
        return use;
    }
    use.allocated = Bytes{roundedUp(total, architecture.sharedMemoryUnit.value)};
    Bytes limit = most > device.sharedMemPerBlock ? device.sharedMemPerBlockOptin : device.sharedMemPerBlock;
    if (device.computeCapability.major >= 8)
        limit = limit + device.reservedSharedMemPerBlock;
    use.allowed =
        use.allocated <= limit && (!optedIn || dynamicSmem <= kernel.optIns.maxDynamicSharedSizeBytes);
    return use;
}

/// Shared memory that the multiprocessor is set to: the preferred share, or what one block needs if that is
/// more.
Bytes sharedMemoryOfMultiprocessor(const Architecture& architecture, const KernelAttributes& kernel,
                                   const DeviceProperties& device, Bytes allocatedPerBlock) {
    Bytes preferred = device.sharedMemPerMultiprocessor;
    if (kernel.optIns.preferredShmemCarveout >= 0)
        preferred.value =
            preferred.value * static_cast<std::uint64_t>(kernel.optIns.preferredShmemCarveout) / 100;
    preferred = carveoutHolding(architecture, preferred).value_or(device.sharedMemPerMultiprocessor);
    if (preferred >= allocatedPerBlock)
        return preferred;
    return carveoutHolding(architecture, allocatedPerBlock).value_or(Bytes{0});
}

std::uint32_t blocksByWarps(const DeviceProperties& device, std::uint64_t threads, std::uint64_t warps) {
    if (threads > device.maxThreadsPerBlock)
        return 0;
    return limited(device.maxThreadsPerMultiProcessor / device.warpSize / warps);
}

std::uint32_t blocksByRegisters(const Architecture& architecture, const KernelAttributes& kernel,
                                const DeviceProperties& device, std::uint64_t warps) {
    const std::uint32_t perWarp = registersPerWarp(architecture, kernel.numRegs, device.warpSize);
    if (kernel.numRegs > architecture.maxRegistersPerThread + 1 ||
        roundedUp(warps, architecture.subPartitions) * perWarp > device.regsPerBlock)
        return 0;
    if (perWarp == 0)
        return unlimitedBlocks;
    const std::uint64_t warpsPerSubPartition =
        device.regsPerMultiprocessor / architecture.subPartitions / perWarp;
    return limited(warpsPerSubPartition * architecture.subPartitions / warps);
}

std::uint32_t blocksBySharedMemory(const Architecture& architecture, const KernelAttributes& kernel,
                                   const DeviceProperties& device, const SharedMemoryUse& use) {
    if (!use.allowed)
        return 0;
    if (use.allocated.value == 0)
        return unlimitedBlocks;
    return limited(sharedMemoryOfMultiprocessor(architecture, kernel, device, use.allocated).value /
                   use.allocated.value);
}

std::uint32_t blocksByBarriers(const Architecture& architecture, const KernelAttributes& kernel,
                               const DeviceProperties& device) {
    if (architecture.barriersPerBlockSlot == 0 || kernel.numBlockBarriers == 0)
        return unlimitedBlocks;
    return device.maxBlocksPerMultiProcessor * architecture.barriersPerBlockSlot / kernel.numBlockBarriers;
}

} // namespace

std::string_view nameOf(Limiter limiter) {
    return limiterNames[static_cast<std::size_t>(limiter)];
}

Occupancy occupancyOf(const KernelAttributes& kernel, const DeviceProperties& device,
                      std::uint64_t threadsPerBlock, Bytes dynamicSmemBytes) {
    if (threadsPerBlock == 0)
        return {};
    const Architecture architecture = architectureOf(device.computeCapability);
    const std::uint64_t warps = roundedUp(threadsPerBlock, device.warpSize) / device.warpSize;
    const SharedMemoryUse shared = sharedMemoryUse(architecture, kernel, device, dynamicSmemBytes);

    Occupancy occupancy;
    occupancy.blocksAllowedBy = {blocksByWarps(device, threadsPerBlock, warps),
                                 device.maxBlocksPerMultiProcessor,
                                 blocksByRegisters(architecture, kernel, device, warps),
                                 blocksBySharedMemory(architecture, kernel, device, shared),
                                 blocksByBarriers(architecture, kernel, device)};
    occupancy.maxActiveBlocksPerMultiprocessor =
        *std::min_element(occupancy.blocksAllowedBy.begin(), occupancy.blocksAllowedBy.end());
    occupancy.warpsPerBlock = limited(warps);
    occupancy.activeWarps = occupancy.maxActiveBlocksPerMultiprocessor * occupancy.warpsPerBlock;
    occupancy.maxWarps = device.maxThreadsPerMultiProcessor / device.warpSize;
    occupancy.registersPerBlock =
        limited(warps * registersPerWarp(architecture, kernel.numRegs, device.warpSize));
    occupancy.sharedMemoryPerBlock = shared.allocated;
    return occupancy;
}

std::optional<NextStep> nextStepUp(const KernelAttributes& kernel, const DeviceProperties& device,
                                   std::uint64_t threadsPerBlock, Bytes dynamicSmemBytes, Limiter limiter) {
    const Occupancy now = occupancyOf(kernel, device, threadsPerBlock, dynamicSmemBytes);
    if (!now.limitedBy(limiter))
        return std::nullopt;
    const std::uint32_t wanted = now.allowedBy(limiter) + 1;
    const auto allowedWith = [&](const KernelAttributes& changed, Bytes dynamicSmem) {
        return occupancyOf(changed, device, threadsPerBlock, dynamicSmem).allowedBy(limiter);
    };
    if (limiter == Limiter::Registers) {
        KernelAttributes changed = kernel;
        while (changed.numRegs > 0) {
            --changed.numRegs;
            if (const std::uint32_t blocks = allowedWith(changed, dynamicSmemBytes); blocks >= wanted)
                return NextStep{limiter, kernel.numRegs - changed.numRegs, blocks};
        }
    }
    if (limiter == Limiter::SharedMemory && dynamicSmemBytes.value > 0 &&
        allowedWith(kernel, Bytes{0}) >= wanted) {
        // Fewer bytes never allow fewer blocks, so halving the interval finds the most bytes that still do.
        std::uint64_t enough = 0;
        std::uint64_t tooMuch = dynamicSmemBytes.value;
        while (tooMuch - enough > 1) {
            const std::uint64_t middle = enough + (tooMuch - enough) / 2;
            (allowedWith(kernel, Bytes{middle}) >= wanted ? enough : tooMuch) = middle;
        }
        return NextStep{limiter, dynamicSmemBytes.value - enough, allowedWith(kernel, Bytes{enough})};
    }
    return std::nullopt;
}

} // namespace trichevron
