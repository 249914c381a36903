// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/measurement/block_trace.h"

#include <algorithm>
#include <map>
#include <utility>

namespace trichevron {

TraceSummary summarise(const BlockTrace& trace) {
    TraceSummary summary;
    // Per SM: +1 at each begin, −1 at each end. At the same time the end comes first: the timer has a step,
    // and a block that takes a place is not there together with the one that left it.
    std::map<std::int32_t, std::vector<std::pair<std::uint64_t, int>>> changes;
    for (std::size_t rank = 0; rank < trace.blockSm.size(); ++rank) {
        auto& ofSm = changes[trace.blockSm[rank]];
        const std::uint64_t begin = trace.beginNanoseconds[rank];
        const std::uint64_t end = trace.endNanoseconds[rank];
        if (end == begin)
            continue; // shorter than the timer's step: it may have been alone
        ofSm.emplace_back(begin, 1);
        ofSm.emplace_back(end, -1);
        summary.nanoseconds = std::max(summary.nanoseconds, end);
    }
    summary.multiprocessors = static_cast<std::uint32_t>(changes.size());
    for (auto& [sm, ofSm] : changes) {
        std::sort(ofSm.begin(), ofSm.end());
        int resident = ofSm.empty() ? 1 : 0;
        summary.mostResident = std::max(summary.mostResident, static_cast<std::uint32_t>(resident));
        for (const auto& [time, change] : ofSm) {
            resident += change;
            summary.mostResident =
                std::max(summary.mostResident, static_cast<std::uint32_t>(std::max(resident, 0)));
        }
    }
    return summary;
}

} // namespace trichevron
