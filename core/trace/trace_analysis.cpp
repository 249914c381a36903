// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/trace_analysis.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace trichevron::core {

namespace {

/// Ranks in the order in which the blocks began.
std::vector<std::size_t> byBegin(const BlockTrace& trace) {
    std::vector<std::size_t> ranks(trace.blockSm.size());
    std::iota(ranks.begin(), ranks.end(), std::size_t{0});
    std::stable_sort(ranks.begin(), ranks.end(), [&](std::size_t one, std::size_t other) {
        return trace.beginNanoseconds[one] < trace.beginNanoseconds[other];
    });
    return ranks;
}

struct Slot {
    std::uint64_t freeFrom = 0;
    std::uint32_t blocks = 0;
};

void findPlaces(const BlockTrace& trace, const std::vector<std::size_t>& order, TraceAnalysis& analysis) {
    std::map<std::int32_t, std::vector<Slot>> slots; // of each SM
    std::uint32_t rounds = 0;
    analysis.places.resize(order.size());
    for (const std::size_t rank : order) {
        std::vector<Slot>& ofSm = slots[trace.blockSm[rank]];
        // A block that ended at the same timer value has left.
        auto free = std::find_if(ofSm.begin(), ofSm.end(), [&](const Slot& slot) {
            return slot.freeFrom <= trace.beginNanoseconds[rank];
        });
        if (free == ofSm.end())
            free = ofSm.insert(free, Slot{});
        analysis.places[rank] = {static_cast<std::uint32_t>(free - ofSm.begin()), free->blocks};
        rounds = std::max(rounds, ++free->blocks);
        free->freeFrom = trace.endNanoseconds[rank];
    }
    if (!trace.isCut())
        analysis.rounds = rounds;
}

std::uint64_t maxConcurrentBlocks(const BlockTrace& trace) {
    std::vector<std::pair<std::uint64_t, int>> changes;
    for (std::size_t rank = 0; rank < trace.blockSm.size(); ++rank) {
        changes.emplace_back(trace.beginNanoseconds[rank], 1);
        changes.emplace_back(trace.endNanoseconds[rank], -1);
    }
    std::sort(changes.begin(), changes.end()); // at the same time, ends come first
    std::int64_t resident = 0;
    std::int64_t most = 0;
    for (const auto& [time, change] : changes) {
        resident += change;
        most = std::max(most, resident);
    }
    return static_cast<std::uint64_t>(most);
}

Tail tailOf(const BlockTrace& trace) {
    Tail tail;
    if (trace.blockSm.empty())
        return tail;
    tail.lastBegin = *std::max_element(trace.beginNanoseconds.begin(), trace.beginNanoseconds.end());
    const std::uint64_t end = *std::max_element(trace.endNanoseconds.begin(), trace.endNanoseconds.end());
    tail.nanoseconds = end - std::min(end, tail.lastBegin);
    double busy = 0;
    double places = 0;
    for (const std::uint64_t ended : trace.endNanoseconds)
        if (ended > tail.lastBegin) {
            busy += static_cast<double>(ended - tail.lastBegin);
            ++places;
        }
    const double all = places * static_cast<double>(tail.nanoseconds);
    tail.idle = all > 0 ? 1 - busy / all : 0;
    return tail;
}

/// The blocks of a cluster that were seen so far.
struct Mates {
    std::vector<std::int32_t> sms;
    std::uint64_t firstBegin = 0;
    std::uint64_t lastBegin = 0;
};

void findClusters(const BlockTrace& trace, const LaunchShape& shape, TraceAnalysis& analysis) {
    const Count size = volume(shape.cluster);
    if (size < 2)
        return;
    const Count ofKernel = volume(shape.grid);
    std::map<std::pair<Count, Count>, Mates> clusters; // by kernel and cluster rank
    for (std::size_t rank = 0; rank < trace.blockSm.size(); ++rank) {
        const ThreadPlace place = computePlace(shape, toIndex(rank % ofKernel, shape.grid), ThreadIndex{});
        Mates& mates = clusters[{rank / ofKernel, place.clusterRank}];
        const std::uint64_t begin = trace.beginNanoseconds[rank];
        mates.firstBegin = mates.sms.empty() ? begin : std::min(mates.firstBegin, begin);
        mates.lastBegin = std::max(mates.lastBegin, begin);
        mates.sms.push_back(trace.blockSm[rank]);
    }
    for (auto& [rank, mates] : clusters) {
        if (mates.sms.size() != size)
            continue;
        ++analysis.clusters;
        std::sort(mates.sms.begin(), mates.sms.end());
        const bool separate = std::adjacent_find(mates.sms.begin(), mates.sms.end()) == mates.sms.end();
        analysis.clustersOnSeparateSms += separate ? 1 : 0;
        analysis.maxBeginGapNanoseconds =
            std::max(analysis.maxBeginGapNanoseconds, mates.lastBegin - mates.firstBegin);
    }
}

} // namespace

TraceAnalysis analyse(const BlockTrace& trace, const LaunchShape& shape) {
    TraceAnalysis analysis;
    findPlaces(trace, byBegin(trace), analysis);
    analysis.maxResidentBlocks = maxConcurrentBlocks(trace);
    if (!trace.isCut())
        analysis.tail = tailOf(trace);
    findClusters(trace, shape, analysis);
    return analysis;
}

} // namespace trichevron::core
