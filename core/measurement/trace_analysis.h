// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a block trace shows of scheduling: places and waves, the tail, clusters side by side.
#pragma once

#include "core/dimensions/hierarchy.h"
#include "core/measurement/block_trace.h"

#include <cstdint>
#include <vector>

namespace trichevron {

/// Where a traced block ran among those of its SM.
struct BlockPlace {
    std::uint32_t slot = 0; ///< the lowest place on its SM that was free when it began
    std::uint32_t wave = 0; ///< blocks that had had this place before
    friend bool operator==(const BlockPlace&, const BlockPlace&) = default;
};

struct TraceAnalysis {
    std::vector<BlockPlace> places;    ///< by block rank, as the trace's columns
    std::uint32_t waves = 0;           ///< the most blocks that had one place after each other
    std::uint64_t mostResident = 0;    ///< the most blocks at the same time, on all SMs together
    std::uint64_t lastBegin = 0;       ///< nanoseconds: from then on no block waits any more
    std::uint64_t tailNanoseconds = 0; ///< from the last begin to the last end
    /// Of the places that were in use at the last begin, how much of the time of the tail stood empty.
    double idleInTail = 0;

    std::uint64_t clusters = 0; ///< of more than one block, whole ones that were traced; 0 without clusters
    /// Clusters whose blocks ran on as many SMs as there are blocks.
    std::uint64_t clustersOnSeparateSms = 0;
    /// The most time between the begins of two blocks of one cluster.
    std::uint64_t mostApartNanoseconds = 0;
};

/// Of a trace and the hierarchy of the launch that was traced. A trace without a block gives zeros.
TraceAnalysis analyse(const BlockTrace& trace, const LaunchShape& shape);

} // namespace trichevron
