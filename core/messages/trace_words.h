// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Messages about a block trace and its prediction.
#pragma once

#include "core/trace/observed_trace.h"
#include "core/trace/trace_timeline.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// Clauses without a capital and a full stop: the traced blocks and how many were resident per SM, rounds and
/// time after the last start or why they are unknown, clusters, overlap of kernels.
std::vector<std::string> traceSentences(const BlockTrace& trace, const ObservedTrace& observed);

/// A figure of a trace. `predicted` is empty where there is no prediction.
struct TraceFigure {
    std::string what;
    std::string observed;
    std::string predicted;
};
/// The figures of traceSentences() for a table.
std::vector<TraceFigure> traceFigures(const BlockTrace& trace, const ObservedTrace& observed);

/// "at most 8 blocks resident on one SM, as predicted"; else how many fit by the prediction.
std::string residencyText(const ObservedTrace& observed);
/// Why more blocks were resident than predicted; empty where they were not. Seen on H200, driver 580.159.04:
/// up to 14 blocks of 256 threads on an SM that holds 8, where all warps but one return at once.
std::string residencySentence(const ObservedTrace& observed);
/// "19 rounds (predicted: 5 waves) · after the last start: 0.19 µs, 7 % empty"; for a cut trace, its size.
std::string roundsText(const BlockTrace& trace, const ObservedTrace& observed);

/// Where the launch started two kernels: of which the figures are. Else empty.
std::string kernelsSentence(const BlockTrace& trace);

/// How rounds are counted, and why there may be more than predicted waves. Empty where they are unknown.
std::string roundsSentence(const ObservedTrace& observed);

/// Why the traced kernel uses other registers than the plain one, which uses `plainRegs`; empty where it does
/// not.
std::string tracedRegistersSentence(const BlockTrace& trace, std::uint32_t plainRegs);

/// "first kernel": of a launch that starts two, by its number, 0 or 1.
std::string kernelText(std::uint32_t kernel);

/// The facts about one bar, one per line: "block (2, 1, 0) · rank 65", "SM 17, slot 3 · round
/// 1", ….
std::vector<std::string> barLines(const TraceTimeline& timeline, std::uint32_t rank);

} // namespace trichevron::core
