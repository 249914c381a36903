// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/trace_words.h"

#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::core {
namespace {

std::string time(std::uint64_t nanoseconds) {
    return microsecondsText(static_cast<double>(nanoseconds) / 1000);
}

std::string sharePercentText(double share) {
    return fmt::format("{:.0f} %", 100 * share);
}

} // namespace

std::vector<std::string> traceSentences(const BlockTrace& trace, const ObservedTrace& observed) {
    const TraceSummary& summary = observed.summary;
    const TraceAnalysis& analysis = observed.analysis;
    std::vector<std::string> sentences;
    sentences.push_back(fmt::format(
        "traced {} of {} on {}, at most {} resident on one (predicted: {}), {} from the first start "
        "to the last end",
        withSeparators(trace.blockSm.size()), counted(trace.blocks, "block"),
        counted(summary.multiprocessors, "SM"), summary.maxResidentBlocks,
        observed.predicted.occupancy.maxActiveBlocksPerMultiprocessor, time(summary.nanoseconds)));
    if (trace.blockSm.empty())
        return sentences;
    if (analysis.waves && analysis.tail)
        sentences.push_back(
            fmt::format("{} (predicted: {}); the last block started {} before the end, "
                        "during which {} of the block slots were empty",
                        counted(*analysis.waves, "wave"), withSeparators(observed.predicted.waves),
                        time(analysis.tail->nanoseconds), sharePercentText(analysis.tail->idle)));
    else
        sentences.push_back(fmt::format("only the first {} of {} were traced, so {} are not known",
                                        withSeparators(trace.blockSm.size()), counted(trace.blocks, "block"),
                                        trace.kernels > 1 ? "waves, tail and overlap" : "waves and tail"));
    if (analysis.clusters != 0)
        sentences.push_back(fmt::format("{} of {} ran each block on a different SM, and the blocks of one "
                                        "cluster started at most {} apart",
                                        withSeparators(analysis.clustersOnSeparateSms),
                                        counted(analysis.clusters, "cluster"),
                                        time(analysis.maxBeginGapNanoseconds)));
    if (summary.overlapNanoseconds)
        sentences.push_back(fmt::format("blocks of {} kernels ran at the same time for {}", trace.kernels,
                                        time(*summary.overlapNanoseconds)));
    return sentences;
}

std::vector<TraceFigure> traceFigures(const BlockTrace& trace, const ObservedTrace& observed) {
    const TraceSummary& summary = observed.summary;
    const TraceAnalysis& analysis = observed.analysis;
    const std::string unknown = "not known";
    std::vector<TraceFigure> figures;
    figures.push_back(
        {"Blocks traced",
         withSeparators(trace.blockSm.size()) + (trace.isCut() ? " of " + withSeparators(trace.blocks) : ""),
         ""});
    figures.push_back(
        {"Resident on one SM", digits(summary.maxResidentBlocks),
         digits(static_cast<std::uint64_t>(observed.predicted.occupancy.maxActiveBlocksPerMultiprocessor))});
    figures.push_back(
        {"Resident on all SMs", withSeparators(analysis.maxResidentBlocks),
         observed.predicted.blocksPerWave == 0
             ? ""
             : withSeparators(std::min<Count>(observed.predicted.blocksPerWave, trace.blocks))});
    figures.push_back({"SMs used", digits(summary.multiprocessors), ""});
    figures.push_back({"Waves", analysis.waves ? withSeparators(*analysis.waves) : unknown,
                       withSeparators(observed.predicted.waves)});
    figures.push_back({"Total time", time(summary.nanoseconds), ""});
    figures.push_back({"Tail", analysis.tail ? time(analysis.tail->nanoseconds) : unknown, ""});
    figures.push_back(
        {"Empty slots in the tail", analysis.tail ? sharePercentText(analysis.tail->idle) : unknown, ""});
    if (analysis.clusters != 0) {
        figures.push_back({"Clusters with one block per SM",
                           fmt::format("{} of {}", withSeparators(analysis.clustersOnSeparateSms),
                                       withSeparators(analysis.clusters)),
                           ""});
        figures.push_back({"Largest start gap", time(analysis.maxBeginGapNanoseconds), ""});
    }
    if (trace.kernels > 1)
        figures.push_back({"Kernels overlap",
                           summary.overlapNanoseconds ? time(*summary.overlapNanoseconds) : unknown, ""});
    figures.push_back({"Registers (traced kernel)", fmt::format("{} / thread", trace.traced.numRegs), ""});
    return figures;
}

std::string residencyText(const ObservedTrace& observed) {
    const auto observedMax = static_cast<std::uint64_t>(observed.summary.maxResidentBlocks);
    const auto predicted =
        static_cast<std::uint64_t>(observed.predicted.occupancy.maxActiveBlocksPerMultiprocessor);
    const std::string resident = fmt::format("at most {} resident on one SM", counted(observedMax, "block"));
    return observedMax == predicted ? resident + ", as predicted"
                                    : fmt::format("{} (predicted: {})", resident, digits(predicted));
}

std::string wavesText(const BlockTrace& trace, const ObservedTrace& observed) {
    const TraceAnalysis& analysis = observed.analysis;
    if (!analysis.waves || !analysis.tail)
        return fmt::format("the first {} of {}: waves and tail are not known",
                           withSeparators(trace.blockSm.size()), counted(trace.blocks, "block"));
    return fmt::format("{} (predicted: {}) · tail {}, {} empty", counted(*analysis.waves, "wave"),
                       withSeparators(observed.predicted.waves), time(analysis.tail->nanoseconds),
                       sharePercentText(analysis.tail->idle));
}

std::string wavesSentence(const ObservedTrace& observed) {
    if (!observed.analysis.waves)
        return "";
    const std::string counting = "Each further block in the same slot of an SM counts as a wave";
    return *observed.analysis.waves > observed.predicted.waves
               ? counting + ": a slot where blocks end early runs more of them."
               : counting + ".";
}

std::vector<std::string> barLines(const TraceTimeline& timeline, std::uint32_t rank) {
    const TimelineBar& bar = timeline.barOf(rank);
    const TimelinePlace place = timeline.computePlace(rank);
    std::string block = "block " + indexText(timeline.blockOf(rank)) + " · rank " + withSeparators(rank);
    if (timeline.kernelOf(rank) != 0)
        block += " (of the second kernel)";
    std::string where = "SM " + std::to_string(timeline.sms()[place.sm]) + ", slot " + digits(place.slot) +
                        " · wave " + withSeparators(bar.wave);
    if (timeline.hasClusters())
        where += " · cluster " + withSeparators(bar.cluster);
    return {block, where, time(bar.begin) + " – " + time(bar.end) + " · " + time(bar.end - bar.begin)};
}

} // namespace trichevron::core
