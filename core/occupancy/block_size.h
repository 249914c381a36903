// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the occupancy API suggests: a block size, and the shared memory available to a number of resident
/// blocks.
#pragma once

#include "core/occupancy/occupancy.h"

#include <functional>
#include <optional>

namespace trichevron::core {

struct BlockSizeSuggestion {
    std::uint32_t minGridSize = 0; ///< blocks that fill the device once
    std::uint32_t blockSize = 0;   ///< threads; 0 when no block fits
    friend bool operator==(const BlockSizeSuggestion&, const BlockSizeSuggestion&) = default;
};

/// Dynamic shared memory per block, as a function of the threads per block.
using SmemOfBlockSize = std::function<Bytes(std::uint32_t)>;

/// What cudaOccupancyMaxPotentialBlockSizeVariableSMem returns: the largest block size with the maximum
/// number of resident threads. Candidates are whole warps, starting at the largest block that the device, the
/// kernel (maxThreadsPerBlock) and `blockSizeLimit` allow; 0 means no limit. The WithFlags variants return
/// the same: from compute capability 7.0 on, cudaOccupancyDisableCachingOverride has no effect.
BlockSizeSuggestion suggestBlockSize(const KernelAttributes& kernel, const DeviceProperties& device,
                                     const SmemOfBlockSize& dynamicSmemFor, std::uint32_t blockSizeLimit = 0);
/// What cudaOccupancyMaxPotentialBlockSize returns.
BlockSizeSuggestion suggestBlockSize(const KernelAttributes& kernel, const DeviceProperties& device,
                                     Bytes dynamicSmem, std::uint32_t blockSizeLimit = 0);

/// What cudaOccupancyAvailableDynamicSMemPerBlock returns, computed as in the toolkit's occupancy calculator:
/// an equal share for each of `numBlocks` blocks, minus the static shared memory. It ignores the shared
/// memory that the system reserves per block, so the result can be too large for several blocks; see
/// maxDynamicSmem(). Empty, which is an error in the API, when `numBlocks` is 0 or when that many blocks do
/// not fit even without dynamic shared memory.
std::optional<Bytes> availableDynamicSmem(const KernelAttributes& kernel, const DeviceProperties& device,
                                          std::uint32_t numBlocks, std::uint64_t threadsPerBlock);

/// The maximum dynamic shared memory per block with which `numBlocks` blocks are resident on an SM; empty
/// when they do not fit with any amount.
std::optional<Bytes> maxDynamicSmem(const KernelAttributes& kernel, const DeviceProperties& device,
                                    std::uint32_t numBlocks, std::uint64_t threadsPerBlock);

} // namespace trichevron::core
