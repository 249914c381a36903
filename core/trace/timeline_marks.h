// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The times that a timeline marks: when each round begins, and the tail.
#pragma once

#include "core/trace/trace_analysis.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace trichevron::core {

struct TimelineMarks {
    /// When the first block of each round began, in nanoseconds.
    std::vector<std::uint64_t> roundBegins;
    std::optional<Tail> tail;
};

/// Empty where the trace is cut: the blocks that are not in it belong to rounds too.
TimelineMarks timelineMarks(const BlockTrace& trace, const TraceAnalysis& analysis);

} // namespace trichevron::core
