// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The schedule of a launch's blocks: which wave a block belongs to, on which multiprocessor it ran, and what
/// of a range of blocks waits, runs and is done at a moment. Pure; a range may be the largest legal grid.
#pragma once

#include "core/scene/cells.h"
#include "core/scene/moment.h"
#include "core/scene/scene_facts.h"

#include <optional>

namespace trichevron {

/// Rounds that the launch is predicted to take; 0 where no block fits.
Count predictedWaves(const LaunchShape& shape, const SceneFacts& facts);
/// Blocks of a predicted wave: all that run at once, or what is left for the last.
Count blocksOfWave(const LaunchShape& shape, const SceneFacts& facts, Count wave);
/// Blocks start in the order of their rank, or of their cluster's. Precondition: a block fits.
Count predictedWaveOf(const LaunchShape& shape, const SceneFacts& facts, const BlockIndex& block);

/// None where no block fits.
std::optional<Range<Count>> predictedWavesIn(const LaunchShape& shape, const SceneFacts& facts,
                                             const Cells& blocks);

/// What was observed of a range of blocks.
struct ObservedRange {
    Count known = 0; ///< of the range's blocks
    Range<std::int32_t> sm;
    Range<std::uint32_t> wave; ///< of meaning in a trace only
    std::uint64_t begin = 0;   ///< the first begin; of meaning in a trace only
    std::uint64_t end = 0;
};
/// `untilMixed` stops at the second multiprocessor and, in a trace, the second wave: then the ranges say that
/// there are several, not which.
ObservedRange observedIn(const LaunchShape& shape, const ObservedBlocks& observed, const Cells& blocks,
                         bool untilMixed = false);

/// Blocks by their state. Of those that were not traced nothing is known.
struct BlockCounts {
    Count waiting = 0;
    Count running = 0;
    Count done = 0;
    Count unknown = 0;
    friend bool operator==(const BlockCounts&, const BlockCounts&) = default;
};
BlockCounts countsAt(const LaunchShape& shape, const SceneFacts& facts, const Moment& moment,
                     const Cells& blocks);

} // namespace trichevron
