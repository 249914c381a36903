// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What `occupancy` answers to one question, as text for people and as JSON.
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
    /// Whether there are launch bounds that a block of the device can have.
    bool hasRegisterBound() const;

    const KernelAttributes& kernel;
    const DeviceProperties& device;
    std::uint64_t threads;
    Bytes dynamicSmem;
    NextSteps steps;   ///< with the occupancy itself
    Evaluation launch; ///< of one such block
    RegisterBound registerBound;
    std::optional<std::uint32_t> blocksAsked; ///< on a multiprocessor
    std::optional<Bytes> available;           ///< by the API, for so many blocks
    std::optional<Bytes> fitting;             ///< with which so many are resident
};

/// A suggested block size.
struct SuggestionAnswer {
    SuggestionAnswer(const KernelAttributes& kernelAttributes, const DeviceProperties& deviceProperties,
                     Bytes smem, Bytes smemPerThread, std::uint32_t limit);
    std::string text() const;
    Json json() const;

    const KernelAttributes& kernel;
    const DeviceProperties& device;
    Bytes dynamicSmem; ///< of the suggested block
    std::uint32_t blockSizeLimit;
    BlockSizeSuggestion suggestion;
    Occupancy occupancy;              ///< with it
    std::optional<Evaluation> launch; ///< of one such block; none when none is suggested
};

} // namespace trichevron::cli
