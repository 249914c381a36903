// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The answers of `occupancy`, as text and as JSON.
#pragma once

#include "core/evaluation/block_launch.h"
#include "core/json/json_reader.h"
#include "core/kernel/register_bounds.h"
#include "core/occupancy/block_size.h"
#include "core/occupancy/next_steps.h"

#include <optional>
#include <string>

namespace trichevron::cli {

/// The occupancy of one block size.
struct BlockAnswer {
    BlockAnswer(const KernelAttributes& kernelAttributes, const DeviceProperties& deviceProperties,
                const BlockExtent& blockExtent, Bytes smem, std::optional<std::uint32_t> blocks);
    std::string text() const;
    Json json() const;
    /// True when the kernel has launch bounds that are within the device's maximum block size.
    bool hasRegisterBound() const;

    const KernelAttributes& kernel;
    const DeviceProperties& device;
    std::uint64_t threads;
    Bytes dynamicSmem;
    NextSteps steps;   ///< includes the occupancy
    Evaluation launch; ///< a launch of one such block
    RegisterBound registerBound;
    std::optional<std::uint32_t> blocksPerSm; ///< from --blocks-per-sm
    std::optional<Bytes> available;           ///< dynamic shared memory per block that the API returns for it
    std::optional<Bytes> fitting;             ///< the maximum with which that many blocks are resident
};

/// A suggested block size and its occupancy.
struct SuggestionAnswer {
    SuggestionAnswer(const KernelAttributes& kernelAttributes, const DeviceProperties& deviceProperties,
                     Bytes smem, Bytes smemPerThread, std::uint32_t limit);
    std::string text() const;
    Json json() const;

    const KernelAttributes& kernel;
    const DeviceProperties& device;
    Bytes dynamicSmem; ///< per suggested block
    std::uint32_t blockSizeLimit;
    BlockSizeSuggestion suggestion;
    Occupancy occupancy;              ///< of the suggested block
    std::optional<Evaluation> launch; ///< a launch of one such block; empty without a suggestion
};

} // namespace trichevron::cli
