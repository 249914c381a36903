// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// When and where each block of one launch ran, as the blocks themselves reported it.
#pragma once

#include "core/device/provenance.h"
#include "core/kernel/kernel_attributes.h"
#include "core/measurement/measurement.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trichevron::core {

/// Blocks of a launch that are traced, the first by rank; all blocks run.
inline constexpr std::uint32_t maxTracedBlocks = 1'000'000;

/// Columns are by block rank, those of a second kernel after those of the first. Times are nanoseconds of the
/// device's global timer (%globaltimer) since the earliest begin. The timer's resolution is 32 ns on an H200
/// (seen, driver 580) and up to 1 µs on older devices.
struct BlockTrace {
    LaunchResult result;
    std::uint64_t blocks = 0; ///< of the launch; the columns have the first of them
    /// Kernels that were launched concurrently, each with an equal part of the blocks, in this order.
    std::uint32_t kernels = 1;
    std::vector<std::int32_t> blockSm;
    std::vector<std::uint64_t> beginNanoseconds; ///< the block's first thread began
    std::vector<std::uint64_t> endNanoseconds;   ///< the block's last thread was done
    /// Attributes of the traced kernel. It stores the times and may need more registers than the plain
    /// kernel, so residency is predicted from these.
    KernelAttributes traced;
    Provenance provenance;

    /// Only the first blocks were traced.
    bool isCut() const { return blockSm.size() < blocks; }
    friend bool operator==(const BlockTrace&, const BlockTrace&) = default;
};

/// Residency and duration from the traced blocks.
struct TraceSummary {
    std::uint32_t multiprocessors = 0;   ///< SMs that ran a block
    std::uint32_t maxResidentBlocks = 0; ///< maximum of blocks on one SM at the same time
    std::uint64_t nanoseconds = 0;       ///< from the first start to the last end
    /// How long blocks of both kernels ran at the same time. None for a single kernel and for a cut trace,
    /// which lacks blocks of the second.
    std::optional<std::uint64_t> overlapNanoseconds;
};
/// Zeros for a trace without blocks.
TraceSummary summarise(const BlockTrace& trace);

} // namespace trichevron::core
