// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the occupancy API suggests: a block size, and the shared memory that is left for a number of blocks.
#pragma once

#include "core/occupancy/occupancy.h"

#include <functional>
#include <optional>

namespace trichevron {

struct BlockSizeSuggestion {
    std::uint32_t minGridSize = 0; ///< blocks that fill the device once
    std::uint32_t blockSize = 0;   ///< threads; 0 when no block fits
    friend bool operator==(const BlockSizeSuggestion&, const BlockSizeSuggestion&) = default;
};

/// Dynamic shared memory of a block of so many threads.
using SmemOfBlockSize = std::function<Bytes(std::uint32_t)>;

/// What cudaOccupancyMaxPotentialBlockSizeVariableSMem answers: of the block sizes in whole warps, from the
/// largest that device, kernel (maxThreadsPerBlock) and limit allow, the first with the most resident
/// threads. A limit of 0 is none. The WithFlags variants answer the same: from compute capability 7.0 on,
/// cudaOccupancyDisableCachingOverride changes nothing.
BlockSizeSuggestion suggestBlockSize(const KernelAttributes& kernel, const DeviceProperties& device,
                                     const SmemOfBlockSize& dynamicSmemOf, std::uint32_t blockSizeLimit = 0);
/// What cudaOccupancyMaxPotentialBlockSize answers.
BlockSizeSuggestion suggestBlockSize(const KernelAttributes& kernel, const DeviceProperties& device,
                                     Bytes dynamicSmem, std::uint32_t blockSizeLimit = 0);

/// What cudaOccupancyAvailableDynamicSMemPerBlock answers, as the toolkit's calculator has it: the share of
/// each of `numBlocks` blocks, less the static part. It leaves out what the system reserves of each block, so
/// with several blocks it can be more than fits; largestDynamicSmem says what does. None, an error of the
/// API, when `numBlocks` is 0 or that many do not fit even without dynamic shared memory.
std::optional<Bytes> availableDynamicSmem(const KernelAttributes& kernel, const DeviceProperties& device,
                                          std::uint32_t numBlocks, std::uint64_t threadsPerBlock);

/// The most dynamic shared memory with which `numBlocks` blocks are resident on a multiprocessor; none when
/// no amount does it.
std::optional<Bytes> largestDynamicSmem(const KernelAttributes& kernel, const DeviceProperties& device,
                                        std::uint32_t numBlocks, std::uint64_t threadsPerBlock);

} // namespace trichevron
