// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/trace/timeline_marks.h"

#include <algorithm>
#include <limits>

namespace trichevron::core {

TimelineMarks timelineMarks(const BlockTrace& trace, const TraceAnalysis& analysis) {
    TimelineMarks marks;
    if (!analysis.rounds)
        return marks;
    marks.roundBegins.assign(*analysis.rounds, std::numeric_limits<std::uint64_t>::max());
    for (std::size_t rank = 0; rank < analysis.places.size(); ++rank) {
        std::uint64_t& begin = marks.roundBegins.at(analysis.places[rank].round);
        begin = std::min(begin, trace.beginNanoseconds[rank]);
    }
    marks.tail = analysis.tail;
    return marks;
}

} // namespace trichevron::core
