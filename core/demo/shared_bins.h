// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Which block of a cluster holds which bins in the histogram in distributed shared memory, and which blocks
/// reach into whose memory. The kernel's own BinLayout (gpu/demos/kernels/from_90/histogram_cluster.cu) is
/// the source; a test compares the two.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/dimensions/extent.h"
#include "core/launch/launch_config.h"

#include <cstdint>
#include <optional>

namespace trichevron::core {

/// The blocks that share the bins of a kernel that shares them: those of a cluster.
Count blocksSharingBins(const LaunchConfig& config);

/// The smallest shift with which `blocks` blocks together have a counter for each bin: each has 2^shift.
std::uint32_t binShift(std::uint32_t bins, Count blocks);

struct SharedBins {
    std::uint32_t bins = 0;
    std::uint32_t blocks = 1; ///< of a cluster
    std::uint32_t shift = 0;

    /// Counters in the shared memory of each block.
    std::uint32_t countersPerBlock() const { return std::uint32_t{1} << shift; }
    /// The counter of a bin, at the same place in every block.
    std::uint32_t counterOf(std::uint32_t bin) const { return bin & (countersPerBlock() - 1); }
    /// The rank in its cluster of the block that holds the bin. A hash of the counter rotates the blocks.
    std::uint32_t ownerOf(std::uint32_t bin) const;
    /// The bin that a block holds in a counter; none where there are fewer bins than counters.
    std::optional<std::uint32_t> binOf(std::uint32_t owner, std::uint32_t counter) const;
    /// The number of bins that a block holds.
    std::uint32_t heldBy(std::uint32_t owner) const;

    friend bool operator==(const SharedBins&, const SharedBins&) = default;
};

/// The bins of this launch; none for another kernel, without bins, or with a cluster of more blocks than any
/// device has.
std::optional<SharedBins> sharedBins(const KernelInfo& kernel, const LaunchConfig& config);

/// The dynamic shared memory that each block needs for its counters; none for a kernel that counts elsewhere.
/// With less, the kernel would write past its end, so the demo does not run it. Without a problem it is that
/// of the suggested one, which the demo then takes.
std::optional<Bytes> smemForBins(const KernelInfo& kernel, const LaunchConfig& config);

/// In the kernel, a block adds to the counters of the block that holds the bin, its own or another's; after
/// that, each block reads only its own.
enum class BinAccess {
    AddsAndReads, ///< its own shared memory
    Adds          ///< another block's, over distributed shared memory
};
BinAccess binAccess(std::uint32_t from, std::uint32_t owner);

} // namespace trichevron::core
