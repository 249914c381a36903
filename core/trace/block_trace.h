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

namespace trichevron {

/// The first so many blocks of a launch are traced, by their rank; all of them run.
inline constexpr std::uint32_t mostTracedBlocks = 1'000'000;

/// Columns by block rank, those of a second kernel after those of the first. Times are nanoseconds of the
/// device's global timer (%globaltimer), counted from the earliest begin; the timer's own step is 32 ns on an
/// H200 (seen, driver 580) and up to 1 µs on older devices.
struct BlockTrace {
    LaunchResult result;
    std::uint64_t blocks = 0; ///< of the launch; the columns hold the first of them
    /// Kernels that were launched at once, each with an equal part of the blocks, one after the other.
    std::uint32_t kernels = 1;
    std::vector<std::int32_t> blockSm;
    std::vector<std::uint64_t> beginNanoseconds; ///< the block's first thread began
    std::vector<std::uint64_t> endNanoseconds;   ///< the block's last thread was done
    /// Of the kernel that was traced, which stores these times and so may need more registers than the plain
    /// one: residency is to be predicted from these.
    KernelAttributes traced;
    Provenance provenance;

    /// Not all blocks were traced: nothing is known of those after the columns' last.
    bool isCut() const { return blockSm.size() < blocks; }
    friend bool operator==(const BlockTrace&, const BlockTrace&) = default;
};

/// What the traced blocks show of the device.
struct TraceSummary {
    std::uint32_t multiprocessors = 0; ///< that ran a block
    std::uint32_t mostResident = 0;    ///< the most blocks that were on one SM at the same time
    std::uint64_t nanoseconds = 0;     ///< from the first begin to the last end
    /// The time in which blocks of both kernels were running. None of a single kernel, or where the trace is
    /// cut: then blocks of the second are missing.
    std::optional<std::uint64_t> overlapNanoseconds;
};
/// Of a trace without a block, zeros.
TraceSummary summarise(const BlockTrace& trace);

} // namespace trichevron
