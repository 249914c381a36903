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
    BlockAnswer(const core::KernelAttributes& kernelAttributes,
                const core::DeviceProperties& deviceProperties, const core::BlockExtent& blockExtent,
                core::Bytes smem, std::optional<std::uint32_t> blocks);
    std::string text() const;
    core::Json json() const;
    /// True when the kernel has launch bounds that are within the device's maximum block size.
    bool hasRegisterBound() const;
    /// True when an SM holds fewer blocks in clusters than --blocks-per-sm asks for.
    bool exceedsClusters() const;

    const core::KernelAttributes& kernel;
    const core::DeviceProperties& device;
    std::uint64_t threads;
    core::Bytes dynamicSmem;
    core::NextSteps steps;   ///< includes the occupancy
    core::Evaluation launch; ///< a launch of one such block
    core::RegisterBound registerBound;
    std::optional<std::uint32_t> blocksPerSm; ///< from --blocks-per-sm
    std::optional<core::Bytes> available;     ///< dynamic shared memory per block that the API returns for it
    std::optional<core::Bytes> fitting;       ///< the maximum with which that many blocks are resident
};

/// A suggested block size and its occupancy.
struct SuggestionAnswer {
    SuggestionAnswer(const core::KernelAttributes& kernelAttributes,
                     const core::DeviceProperties& deviceProperties, core::Bytes smem,
                     core::Bytes smemPerThread, std::uint32_t limit);
    std::string text() const;
    core::Json json() const;

    const core::KernelAttributes& kernel;
    const core::DeviceProperties& device;
    core::Bytes dynamicSmem; ///< per suggested block
    std::uint32_t blockSizeLimit;
    core::BlockSizeSuggestion suggestion;
    core::Occupancy occupancy;              ///< of the suggested block
    std::optional<core::Evaluation> launch; ///< a launch of one such block; empty without a suggestion
};

} // namespace trichevron::cli
