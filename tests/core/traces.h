// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Hand-written traces.
#pragma once

#include "core/trace/block_trace.h"

#include <vector>

namespace trichevron::test {

struct TracedBlock {
    int sm;
    std::uint64_t begin; ///< ns
    std::uint64_t end;
};

/// A trace of these blocks, by rank.
inline core::BlockTrace makeTrace(const std::vector<TracedBlock>& blocks) {
    core::BlockTrace trace;
    trace.blocks = blocks.size();
    for (const TracedBlock& block : blocks) {
        trace.blockSm.push_back(block.sm);
        trace.beginNanoseconds.push_back(block.begin);
        trace.endNanoseconds.push_back(block.end);
    }
    return trace;
}

} // namespace trichevron::test
