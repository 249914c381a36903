// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a block trace shows, in words, beside what was predicted.
#pragma once

#include "core/trace/observed_trace.h"
#include "core/trace/trace_timeline.h"

#include <string>
#include <vector>

namespace trichevron {

/// Clauses without a capital and a full stop: what was traced and how many were on a multiprocessor at once,
/// waves and tail or why they are not known, clusters, kernels at the same time.
std::vector<std::string> traceSentences(const BlockTrace& trace, const ObservedTrace& observed);

/// A figure of a trace. `predicted` is empty where nothing is predicted of it.
struct TraceFigure {
    std::string what;
    std::string observed;
    std::string predicted;
};
/// The figures of the sentences, for a table.
std::vector<TraceFigure> traceFigures(const BlockTrace& trace, const ObservedTrace& observed);

/// "at most 8 blocks at once on one SM, as predicted"; says how many were predicted where it is not as many.
std::string residencyText(const ObservedTrace& observed);
/// "19 waves (predicted: 5) · tail 0.19 µs, 7 % empty"; of a cut trace, how much of it there is.
std::string wavesText(const BlockTrace& trace, const ObservedTrace& observed);

/// How an observed wave is counted, and why there may be more of them than predicted. Empty where the waves
/// are not known.
std::string wavesSentence(const ObservedTrace& observed);

/// Everything there is to say of one bar, a line a fact: "block (2, 1, 0) · rank 65", "SM 17, place 3 · wave
/// 1", ….
std::vector<std::string> barLines(const TraceTimeline& timeline, std::uint32_t rank);

} // namespace trichevron
