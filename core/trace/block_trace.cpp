// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/block_trace.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace trichevron::core {

namespace {

std::optional<std::uint64_t> overlapOf(const BlockTrace& trace) {
    if (trace.kernels != 2 || trace.isCut())
        return std::nullopt;
    // As in summarise(): of equal times the end comes first.
    std::vector<std::tuple<std::uint64_t, int, std::size_t>> changes;
    for (std::size_t rank = 0; rank < trace.blockSm.size(); ++rank) {
        const std::size_t kernel = rank < trace.blocks / 2 ? 0 : 1;
        if (trace.endNanoseconds[rank] <= trace.beginNanoseconds[rank])
            continue;
        changes.emplace_back(trace.beginNanoseconds[rank], 1, kernel);
        changes.emplace_back(trace.endNanoseconds[rank], -1, kernel);
    }
    std::sort(changes.begin(), changes.end());
    std::array<int, 2> running{};
    std::uint64_t overlap = 0;
    std::uint64_t before = 0;
    for (const auto& [time, change, kernel] : changes) {
        if (running[0] > 0 && running[1] > 0)
            overlap += time - before;
        running.at(kernel) += change;
        before = time;
    }
    return overlap;
}

} // namespace

TraceSummary summarise(const BlockTrace& trace) {
    TraceSummary summary;
    // Per SM: +1 at each begin, −1 at each end. Of equal times the end comes first: the timer's resolution is
    // coarse, and a block that takes over a slot does not overlap the one that left it.
    std::map<std::int32_t, std::vector<std::pair<std::uint64_t, int>>> changes;
    for (std::size_t rank = 0; rank < trace.blockSm.size(); ++rank) {
        auto& ofSm = changes[trace.blockSm[rank]];
        const std::uint64_t begin = trace.beginNanoseconds[rank];
        const std::uint64_t end = trace.endNanoseconds[rank];
        if (end == begin)
            continue; // shorter than the timer's resolution: it may have been alone
        ofSm.emplace_back(begin, 1);
        ofSm.emplace_back(end, -1);
        summary.nanoseconds = std::max(summary.nanoseconds, end);
    }
    summary.multiprocessors = static_cast<std::uint32_t>(changes.size());
    for (auto& [sm, ofSm] : changes) {
        std::sort(ofSm.begin(), ofSm.end());
        int resident = ofSm.empty() ? 1 : 0;
        summary.maxResidentBlocks = std::max(summary.maxResidentBlocks, static_cast<std::uint32_t>(resident));
        for (const auto& [time, change] : ofSm) {
            resident += change;
            summary.maxResidentBlocks =
                std::max(summary.maxResidentBlocks, static_cast<std::uint32_t>(std::max(resident, 0)));
        }
    }
    summary.overlapNanoseconds = overlapOf(trace);
    return summary;
}

} // namespace trichevron::core
