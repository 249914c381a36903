// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/register_bounds.h"

#include "core/device/architecture.h"

#include <algorithm>

namespace trichevron::core {

RegisterBound computeRegisterBound(const std::optional<LaunchBounds>& bounds,
                                   const DeviceProperties& device) {
    const Architecture architecture = architectureFor(device.computeCapability);
    RegisterBound bound;
    bound.registers = architecture.maxRegistersPerThread;
    if (!bounds || bounds->maxThreadsPerBlock == 0)
        return bound;
    const std::uint64_t maxWarps = device.maxThreadsPerMultiProcessor / device.warpSize;
    const std::uint64_t warpsPerBlock =
        (std::uint64_t{bounds->maxThreadsPerBlock} + device.warpSize - 1) / device.warpSize;
    std::uint64_t blocks = bounds->minBlocksPerMultiprocessor.value_or(0);
    if (blocks > device.maxBlocksPerMultiProcessor || blocks * warpsPerBlock > maxWarps) {
        bound.minBlocksIgnored = true;
        blocks = 0;
    }
    blocks = std::max<std::uint64_t>(blocks, 1);
    bound.blocks = static_cast<std::uint32_t>(blocks);

    // Registers and warps are divided evenly among the sub-partitions.
    const std::uint64_t warps =
        (blocks * warpsPerBlock + architecture.subPartitions - 1) / architecture.subPartitions;
    const std::uint64_t perWarp = device.regsPerMultiprocessor / architecture.subPartitions / warps;
    const std::uint64_t allocated = perWarp / architecture.registerUnit * architecture.registerUnit;
    bound.registers = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(allocated / device.warpSize, architecture.maxRegistersPerThread));
    return bound;
}

RegisterBound registerBoundOf(const KernelAttributes& kernel, const DeviceProperties& device) {
    const std::optional<LaunchBounds>& bounds = kernel.declared.launchBounds;
    const RegisterBound ofBounds = computeRegisterBound(bounds, device);
    if (!bounds || !kernel.registerLimit || *kernel.registerLimit == ofBounds.registers)
        return ofBounds;
    RegisterBound ofCode;
    ofCode.isOfMachineCode = true;
    ofCode.registers = *kernel.registerLimit;
    ofCode.blocks = 0;
    for (std::uint32_t blocks = 1; blocks <= device.maxBlocksPerMultiProcessor; ++blocks) {
        const RegisterBound fitting =
            computeRegisterBound(LaunchBounds{bounds->maxThreadsPerBlock, blocks, std::nullopt}, device);
        if (fitting.minBlocksIgnored || fitting.registers < ofCode.registers)
            break;
        ofCode.blocks = blocks;
    }
    return ofCode;
}

} // namespace trichevron::core
