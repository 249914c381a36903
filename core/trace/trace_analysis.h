// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Scheduling in a block trace: slots and rounds, the tail, and how clusters ran.
#pragma once

#include "core/dimensions/hierarchy.h"
#include "core/trace/block_trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trichevron::core {

/// Where a traced block ran among those of its SM.
struct BlockPlace {
    std::uint32_t slot = 0;  ///< the lowest free slot on its SM when it began
    std::uint32_t round = 0; ///< traced blocks that had this slot before it
    friend bool operator==(const BlockPlace&, const BlockPlace&) = default;
};

/// From the begin of the last block to the end.
struct Tail {
    std::uint64_t lastBegin = 0;   ///< nanoseconds
    std::uint64_t nanoseconds = 0; ///< from the last begin to the last end
    /// Fraction of that time in which the slots in use at the last start were empty.
    double idle = 0;
};

struct TraceAnalysis {
    std::vector<BlockPlace> places; ///< by block rank, like the trace's columns
    /// Maximum of blocks that ran in one slot, one after the other. None where the trace is cut.
    std::optional<std::uint32_t> rounds;
    std::uint64_t maxResidentBlocks = 0; ///< maximum of traced blocks at the same time, over all SMs
    std::optional<Tail> tail;            ///< none where the trace is cut

    std::uint64_t clusters = 0; ///< of more than one block and traced whole; 0 without clusters
    /// Clusters whose blocks all ran on different SMs.
    std::uint64_t clustersOnSeparateSms = 0;
    /// Longest time between the begins of two blocks of one cluster.
    std::uint64_t maxBeginGapNanoseconds = 0;
};

/// `shape` is that of the traced launch. A launch without blocks gives zeros.
TraceAnalysis analyse(const BlockTrace& trace, const LaunchShape& shape);

} // namespace trichevron::core
