// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a block trace shows of scheduling: places and waves, the tail, clusters side by side.
#pragma once

#include "core/dimensions/hierarchy.h"
#include "core/trace/block_trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trichevron {

/// Where a traced block ran among those of its SM.
struct BlockPlace {
    std::uint32_t slot = 0; ///< the lowest place on its SM that was free when it began
    std::uint32_t wave = 0; ///< traced blocks that had had this place before
    friend bool operator==(const BlockPlace&, const BlockPlace&) = default;
};

/// From when no block waits any more to the end.
struct Tail {
    std::uint64_t lastBegin = 0;   ///< nanoseconds
    std::uint64_t nanoseconds = 0; ///< from the last begin to the last end
    /// Of the places that were in use at the last begin, how much of that time stood empty.
    double idle = 0;
};

struct TraceAnalysis {
    std::vector<BlockPlace> places; ///< by block rank, as the trace's columns
    /// The most blocks that had one place after each other. None where the trace is cut.
    std::optional<std::uint32_t> waves;
    std::uint64_t mostResident = 0; ///< the most traced blocks at the same time, on all SMs together
    std::optional<Tail> tail;       ///< none where the trace is cut

    std::uint64_t clusters = 0; ///< of more than one block, whole ones that were traced; 0 without clusters
    /// Clusters whose blocks ran on as many SMs as there are blocks.
    std::uint64_t clustersOnSeparateSms = 0;
    /// The most time between the begins of two blocks of one cluster.
    std::uint64_t mostApartNanoseconds = 0;
};

/// Of a trace and the hierarchy of the launch that was traced. A launch without a block gives zeros.
TraceAnalysis analyse(const BlockTrace& trace, const LaunchShape& shape);

} // namespace trichevron
