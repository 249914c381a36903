// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/block_size.h"

#include "core/occupancy/occupancy_calculator.h"

#include <algorithm>

namespace trichevron::core {

BlockSizeSuggestion suggestBlockSize(const KernelAttributes& kernel, const DeviceProperties& device,
                                     const SmemOfBlockSize& dynamicSmemFor, std::uint32_t blockSizeLimit) {
    const OccupancyCalculator calculator(kernel, device);
    std::uint32_t largest = std::min(device.maxThreadsPerBlock, kernel.maxThreadsPerBlock);
    if (blockSizeLimit != 0)
        largest = std::min(largest, blockSizeLimit);
    BlockSizeSuggestion best;
    std::uint64_t bestThreads = 0;
    const std::uint32_t warps = largest / device.warpSize + (largest % device.warpSize == 0 ? 0 : 1);
    for (std::uint32_t warp = warps; warp > 0 && bestThreads != device.maxThreadsPerMultiProcessor; --warp) {
        const std::uint32_t blockSize = std::min(largest, warp * device.warpSize);
        const std::uint32_t blocks = calculator.at(blockSize, dynamicSmemFor(blockSize)).blocks;
        const std::uint64_t threads = std::uint64_t{blockSize} * blocks;
        if (threads > bestThreads) {
            bestThreads = threads;
            best = {blocks * device.multiProcessorCount, blockSize};
        }
    }
    return best;
}

BlockSizeSuggestion suggestBlockSize(const KernelAttributes& kernel, const DeviceProperties& device,
                                     Bytes dynamicSmem, std::uint32_t blockSizeLimit) {
    return suggestBlockSize(
        kernel, device, [dynamicSmem](std::uint32_t) { return dynamicSmem; }, blockSizeLimit);
}

std::optional<Bytes> availableDynamicSmem(const KernelAttributes& kernel, const DeviceProperties& device,
                                          std::uint32_t numBlocks, std::uint64_t threadsPerBlock) {
    const OccupancyCalculator calculator(kernel, device);
    if (numBlocks == 0 || calculator.at(threadsPerBlock, {}).blocks < numBlocks)
        return std::nullopt;
    const std::uint64_t unit = calculator.smemUnit().value;
    const Bytes blockLimit =
        OccupancyCalculator::smemLimitPerBlock(device, device.sharedMemPerMultiprocessor);
    // A single block can have the maximum per block, independent of the carve-out.
    Bytes shared = blockLimit;
    if (numBlocks > 1) {
        shared = calculator.preferredSmem();
        if (shared.value == 0)
            shared = calculator.carveoutFor(Bytes{1});
    }
    const Bytes share = std::min(Bytes{shared.value / numBlocks / unit * unit}, blockLimit);
    const Bytes left = share > kernel.sharedSizeBytes ? share - kernel.sharedSizeBytes : Bytes{0};
    return std::min(left, kernel.optIns.maxDynamicSharedSizeBytes);
}

std::optional<Bytes> maxDynamicSmem(const KernelAttributes& kernel, const DeviceProperties& device,
                                    std::uint32_t numBlocks, std::uint64_t threadsPerBlock) {
    const OccupancyCalculator calculator(kernel, device);
    const auto fits = [&](std::uint64_t bytes) {
        return calculator.at(threadsPerBlock, Bytes{bytes}).blocks >= numBlocks;
    };
    if (numBlocks == 0 || !fits(0))
        return std::nullopt;
    // Binary search: fewer bytes never allow fewer blocks. A block cannot have more than an SM has, nor more
    // than its opt-in.
    std::uint64_t fitting = 0;
    std::uint64_t tooMuch =
        std::min(device.sharedMemPerMultiprocessor, kernel.optIns.maxDynamicSharedSizeBytes).value + 1;
    while (tooMuch - fitting > 1) {
        const std::uint64_t middle = fitting + (tooMuch - fitting) / 2;
        (fits(middle) ? fitting : tooMuch) = middle;
    }
    return Bytes{fitting};
}

} // namespace trichevron::core
