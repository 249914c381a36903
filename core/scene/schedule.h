// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The schedule of a launch's blocks: the wave of a block, the SM that ran it, and how many blocks of a range
/// wait, run and are done at a moment. Pure; a range may be as large as the largest legal grid.
#pragma once

#include "core/scene/cells.h"
#include "core/scene/moment.h"
#include "core/scene/scene_facts.h"

#include <optional>

namespace trichevron::core {

/// The predicted number of waves; 0 where no block fits on an SM.
Count predictedWaves(const LaunchShape& shape, const SceneFacts& facts);
/// The number of blocks in a predicted wave; the last wave may have fewer.
Count blocksOfWave(const LaunchShape& shape, const SceneFacts& facts, Count wave);
/// The model: blocks start in the order of their rank, or of their cluster's rank. Precondition: a block
/// fits.
Count predictWave(const LaunchShape& shape, const SceneFacts& facts, const BlockIndex& block);

/// The waves of a range of blocks; none where no block fits.
std::optional<Range<Count>> predictedWavesIn(const LaunchShape& shape, const SceneFacts& facts,
                                             const Cells& blocks);

/// What was observed of a range of blocks.
struct ObservedRange {
    Count known = 0; ///< of the range's blocks
    Range<std::int32_t> sm;
    Range<std::uint32_t> round; ///< only in a trace
    std::uint64_t begin = 0;    ///< when the first block started; only in a trace
    std::uint64_t end = 0;
};
/// `untilMixed` stops at the second SM and, in a trace, the second round: the ranges then show that there are
/// several values, but not their limits.
ObservedRange observedIn(const LaunchShape& shape, const ObservedBlocks& observed, const Cells& blocks,
                         bool untilMixed = false);

/// The number of blocks by state; `unknown`: not traced.
struct BlockCounts {
    Count waiting = 0;
    Count running = 0;
    Count done = 0;
    Count unknown = 0;
    friend bool operator==(const BlockCounts&, const BlockCounts&) = default;
};
BlockCounts countsAt(const LaunchShape& shape, const SceneFacts& facts, const Moment& moment,
                     const Cells& blocks);

} // namespace trichevron::core
