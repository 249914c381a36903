// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/scene/schedule.h"

#include "core/scene/hierarchy_path.h"

#include <algorithm>

namespace trichevron::core {
namespace {

/// How many clusters (or blocks, without clusters) run at the same time.
Count clustersAtOnce(const LaunchShape& shape, const SceneFacts& facts) {
    return facts.concurrentBlocks / volume(drawableShape(shape).cluster);
}

std::uint64_t overlap(const Cells& cells, std::size_t axis, std::uint64_t from, std::uint64_t to) {
    const std::uint64_t first = std::max<std::uint64_t>(cells.first[axis], from);
    const std::uint64_t end = std::min(std::uint64_t{cells.first[axis]} + cells.size[axis], to);
    return end > first ? end - first : 0;
}

/// The number of blocks in the range whose cluster rank is below `rank`: complete layers of clusters, plus
/// complete rows of the next layer, plus the started row.
Count blocksBefore(const LaunchShape& shape, const Cells& blocks, Count rank) {
    const GridInClusters clusters = gridInClusters(shape);
    if (rank >= volume(clusters))
        return blocks.count();
    const ClusterIndex at = toIndex(rank, clusters);
    std::array<std::uint64_t, 3> before{};
    std::array<std::uint64_t, 3> within{};
    for (std::size_t a = 0; a < 3; ++a) {
        const std::uint64_t size = shape.cluster[allAxes[a]];
        const std::uint64_t begin = at[allAxes[a]] * size;
        before[a] = overlap(blocks, a, 0, begin);
        within[a] = overlap(blocks, a, begin, begin + size);
    }
    return Count{before[2]} * blocks.size[1] * blocks.size[0] +
           Count{within[2]} * (Count{before[1]} * blocks.size[0] + Count{within[1]} * before[0]);
}

/// Calls `visit` with each rank below `known` of a block in the range, in increasing order, until it returns
/// false.
template <class Visit>
void forKnown(const LaunchShape& shape, std::size_t known, const Cells& blocks, Visit visit) {
    for (std::uint32_t z = 0; z < blocks.size[2]; ++z)
        for (std::uint32_t y = 0; y < blocks.size[1]; ++y) {
            const Count row =
                toRank(BlockIndex{blocks.first[0], blocks.first[1] + y, blocks.first[2] + z}, shape.grid);
            if (row >= known) {
                if (y == 0)
                    return;
                break;
            }
            const Count end = std::min<Count>(known, row + blocks.size[0]);
            for (auto rank = static_cast<std::size_t>(row); rank < end; ++rank)
                if (!visit(rank))
                    return;
        }
}

template <class Value>
void widen(Range<Value>& range, Value value) {
    range.min = std::min(range.min, value);
    range.max = std::max(range.max, value);
}

} // namespace

Count predictedWaves(const LaunchShape& shape, const SceneFacts& facts) {
    const Count atOnce = clustersAtOnce(shape, facts);
    return waveCount(volume(gridInClusters(drawableShape(shape))), atOnce);
}

Count blocksOfWave(const LaunchShape& shape, const SceneFacts& facts, Count wave) {
    const LaunchShape drawable = drawableShape(shape);
    const Count atOnce = clustersAtOnce(shape, facts);
    const Count clusters = volume(gridInClusters(drawable));
    const Count before = saturatingProduct(wave, atOnce);
    return before >= clusters ? 0 : std::min(atOnce, clusters - before) * volume(drawable.cluster);
}

Count predictWave(const LaunchShape& shape, const SceneFacts& facts, const BlockIndex& block) {
    const LaunchShape drawable = drawableShape(shape);
    return toRank(computeClusterIndex(block, drawable.cluster), gridInClusters(drawable)) /
           clustersAtOnce(shape, facts);
}

std::optional<Range<Count>> predictedWavesIn(const LaunchShape& shape, const SceneFacts& facts,
                                             const Cells& blocks) {
    if (clustersAtOnce(shape, facts) == 0)
        return std::nullopt;
    // Ranks grow with the index, so the corners of a range bound the waves in it.
    return Range<Count>{predictWave(shape, facts, indexAt<level::Grid>(blocks.first)),
                        predictWave(shape, facts, indexAt<level::Grid>(blocks.last()))};
}

ObservedRange observedIn(const LaunchShape& shape, const ObservedBlocks& observed, const Cells& blocks,
                         bool untilMixed) {
    ObservedRange range;
    const bool traced = observed.isTraced();
    forKnown(shape, observed.sm.size(), blocks, [&](std::size_t rank) {
        if (range.known == 0) {
            range.sm = {observed.sm[rank], observed.sm[rank]};
            if (traced) {
                range.round = {observed.round[rank], observed.round[rank]};
                range.begin = observed.begin[rank];
            }
        }
        ++range.known;
        widen(range.sm, observed.sm[rank]);
        if (traced) {
            widen(range.round, observed.round[rank]);
            range.begin = std::min(range.begin, observed.begin[rank]);
            range.end = std::max(range.end, observed.end[rank]);
        }
        return !untilMixed || range.sm.isSingle() || (traced && range.round.isSingle());
    });
    return range;
}

BlockCounts countsAt(const LaunchShape& shape, const SceneFacts& facts, const Moment& moment,
                     const Cells& blocks) {
    BlockCounts counts;
    if (moment.kind == Moment::Kind::Wave) {
        const LaunchShape drawable = drawableShape(shape);
        const Count atOnce = clustersAtOnce(shape, facts);
        if (atOnce == 0) {
            counts.unknown = blocks.count();
            return counts;
        }
        const Count begun = saturatingProduct(moment.wave, atOnce);
        const Count ends = begun + atOnce < begun ? begun : begun + atOnce;
        counts.done = blocksBefore(drawable, blocks, begun);
        counts.running = blocksBefore(drawable, blocks, ends) - counts.done;
        counts.waiting = blocks.count() - counts.done - counts.running;
        return counts;
    }
    if (facts.observed && facts.observed->isTraced()) {
        const ObservedBlocks& observed = *facts.observed;
        forKnown(shape, observed.begin.size(), blocks, [&](std::size_t rank) {
            if (observed.end[rank] <= moment.nanoseconds)
                ++counts.done;
            else if (observed.begin[rank] <= moment.nanoseconds)
                ++counts.running;
            else
                ++counts.waiting;
            return true;
        });
    }
    counts.unknown = blocks.count() - counts.done - counts.running - counts.waiting;
    return counts;
}

} // namespace trichevron::core
