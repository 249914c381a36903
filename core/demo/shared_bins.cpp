// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/shared_bins.h"

#include <algorithm>

namespace trichevron::core {
namespace {

constexpr Count maxBlocks = 64; ///< more than the largest cluster of any device
/// More bins than the demo takes; also keeps the shift within 32 bits.
constexpr std::uint32_t maxBins = std::uint32_t{1} << 24;

/// Rotation of the owners of all bins that use this counter: pseudo-random, below `blocks`.
std::uint32_t rotation(std::uint32_t counter, std::uint32_t blocks) {
    const std::uint32_t hash = counter * 0x9E3779B1U;
    return static_cast<std::uint32_t>(std::uint64_t{hash} * blocks >> 32); // __umulhi
}

bool sharesBins(const KernelInfo& kernel) {
    return kernel.id == "histogramCluster" || kernel.id == "histogramClusterSkewed";
}

} // namespace

Count blocksSharingBins(const LaunchConfig& config) {
    return config.clusterDim ? std::max<Count>(volume(*config.clusterDim), 1) : 1;
}

std::uint32_t binShift(std::uint32_t bins, Count blocks) {
    std::uint32_t shift = 0;
    while ((blocks << shift) < bins)
        ++shift;
    return shift;
}

std::uint32_t SharedBins::ownerOf(std::uint32_t bin) const {
    const std::uint32_t owner = (bin >> shift) + rotation(counterOf(bin), blocks);
    return owner < blocks ? owner : owner - blocks;
}

std::optional<std::uint32_t> SharedBins::binOf(std::uint32_t owner, std::uint32_t counter) const {
    const std::uint32_t rotated = rotation(counter, blocks);
    const std::uint32_t row = owner >= rotated ? owner - rotated : owner + blocks - rotated;
    const std::uint32_t bin = row << shift | counter;
    return bin < bins ? std::optional(bin) : std::nullopt;
}

std::uint32_t SharedBins::heldBy(std::uint32_t owner) const {
    std::uint32_t held = 0;
    for (std::uint32_t counter = 0; counter < countersPerBlock(); ++counter)
        held += binOf(owner, counter) ? 1 : 0;
    return held;
}

std::optional<SharedBins> sharedBins(const KernelInfo& kernel, const LaunchConfig& config) {
    const Count blocks = blocksSharingBins(config);
    const bool hasNoBlocks = config.clusterDim && hasZero(*config.clusterDim);
    if (!sharesBins(kernel) || !config.problem || config.problem->y == 0 || config.problem->y > maxBins ||
        hasNoBlocks || blocks > maxBlocks)
        return std::nullopt;
    const std::uint32_t bins = config.problem->y;
    return SharedBins{bins, static_cast<std::uint32_t>(blocks), binShift(bins, blocks)};
}

std::optional<Bytes> smemForBins(const KernelInfo& kernel, const LaunchConfig& config) {
    constexpr std::uint64_t bytesPerCounter = 4;
    const auto problem = config.problem ? config.problem : kernel.suggested.problem;
    const bool isOfBlock = kernel.id == "histogramBlock" || kernel.id == "histogramBlockSkewed";
    if (!problem || problem->y == 0 || (!isOfBlock && !sharesBins(kernel)))
        return std::nullopt;
    const std::uint64_t counters =
        isOfBlock ? problem->y : std::uint64_t{1} << binShift(problem->y, blocksSharingBins(config));
    return Bytes{counters * bytesPerCounter};
}

BinAccess binAccess(std::uint32_t from, std::uint32_t owner) {
    return from == owner ? BinAccess::AddsAndReads : BinAccess::Adds;
}

} // namespace trichevron::core
