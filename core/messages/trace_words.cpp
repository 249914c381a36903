// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/trace_words.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/extent_text.h"
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

std::uint64_t predictedBlocksPerSm(const ObservedTrace& observed) {
    return static_cast<std::uint64_t>(observed.predicted.launchOccupancy().maxActiveBlocksPerMultiprocessor);
}

} // namespace

std::vector<std::string> traceSentences(const BlockTrace& trace, const ObservedTrace& observed) {
    const TraceSummary& summary = observed.summary;
    const TraceAnalysis& analysis = observed.analysis;
    std::vector<std::string> sentences;
    const auto traced = "traced"_a = trace.blockSm.size();
    const auto blocks = "blocks"_a = trace.blocks;
    sentences.push_back(
        "traced {traced} of {blocks, plural, one {# block} other {# blocks}} on {sms, plural, one {# SM} "
        "other "
        "{# SMs}}, at most {resident} resident on one (predicted: at most {predicted}), {time} from the "
        "first start "
        "to the last end"_msg(traced, blocks, "sms"_a = summary.multiprocessors,
                              "resident"_a = digits(summary.maxResidentBlocks),
                              "predicted"_a = digits(predictedBlocksPerSm(observed)),
                              "time"_a = time(summary.nanoseconds)));
    if (trace.blockSm.empty())
        return sentences;
    if (trace.kernels > 1)
        sentences.push_back(
            "the blocks are those of two kernels; the predictions are for one of them alone"_msg());
    if (summary.maxResidentBlocks > predictedBlocksPerSm(observed))
        sentences.push_back(
            "more blocks than predicted were resident, as where warps leave their blocks early"_msg());
    if (analysis.rounds && analysis.tail)
        sentences.push_back(
            "up to {rounds, plural, one {# block} other {# blocks}} one after another in a slot (predicted: "
            "{predicted, plural, one {# wave} other {# waves}}); the last block started "
            "{time} before the end, during which {share} of the block slots were empty"_msg(
                "rounds"_a = *analysis.rounds, "predicted"_a = observed.predicted.waves,
                "time"_a = time(analysis.tail->nanoseconds),
                "share"_a = sharePercentText(analysis.tail->idle)));
    else if (trace.kernels > 1)
        sentences.push_back(
            "only the first {traced} of {blocks, plural, one {# block} other {# blocks}} were "
            "traced, so rounds, the time after the last start and overlap are not known"_msg(traced, blocks));
    else
        sentences.push_back(
            "only the first {traced} of {blocks, plural, one {# block} other {# blocks}} were "
            "traced, so rounds and the time after the last start are not known"_msg(traced, blocks));
    if (analysis.clusters != 0)
        sentences.push_back(
            "{separate} of {clusters, plural, one {# cluster} other {# clusters}} ran each block on a "
            "different SM, and the blocks of one cluster started at most {time} apart"_msg(
                "separate"_a = analysis.clustersOnSeparateSms, "clusters"_a = analysis.clusters,
                "time"_a = time(analysis.maxBeginGapNanoseconds)));
    if (summary.overlapNanoseconds)
        sentences.push_back("blocks of {kernels} kernels ran at the same time for {time}"_msg(
            "kernels"_a = trace.kernels, "time"_a = time(*summary.overlapNanoseconds)));
    return sentences;
}

std::vector<TraceFigure> traceFigures(const BlockTrace& trace, const ObservedTrace& observed) {
    const TraceSummary& summary = observed.summary;
    const TraceAnalysis& analysis = observed.analysis;
    const std::string unknown = "not known"_msg();
    const auto ofText = [](Count part, Count whole) {
        return "{part} of {whole}"_msg("part"_a = part, "whole"_a = whole);
    };
    // What fits, not what a launch of few blocks fills.
    const auto atMost = [](Count blocks) { return "at most {blocks}"_msg("blocks"_a = blocks); };
    std::vector<TraceFigure> figures;
    figures.push_back(
        {"Blocks traced"_msg(),
         trace.isCut() ? ofText(trace.blockSm.size(), trace.blocks) : withSeparators(trace.blockSm.size()),
         ""});
    figures.push_back({"Resident on one SM"_msg(), digits(summary.maxResidentBlocks),
                       atMost(predictedBlocksPerSm(observed))});
    figures.push_back({"Resident on all SMs"_msg(), withSeparators(analysis.maxResidentBlocks),
                       observed.predicted.blocksPerWave == 0
                           ? ""
                           : atMost(std::min<Count>(observed.predicted.blocksPerWave, trace.blocks))});
    figures.push_back({"SMs used"_msg(), digits(summary.multiprocessors), ""});
    figures.push_back(
        {"Rounds"_msg(), analysis.rounds ? withSeparators(*analysis.rounds) : unknown,
         "{waves, plural, one {# wave} other {# waves}}"_msg("waves"_a = observed.predicted.waves)});
    figures.push_back({"Total time"_msg(), time(summary.nanoseconds), ""});
    figures.push_back(
        {"After the last start"_msg(), analysis.tail ? time(analysis.tail->nanoseconds) : unknown, ""});
    figures.push_back(
        {"Empty slots after it"_msg(), analysis.tail ? sharePercentText(analysis.tail->idle) : unknown, ""});
    if (analysis.clusters != 0) {
        figures.push_back({"Clusters with one block per SM"_msg(),
                           ofText(analysis.clustersOnSeparateSms, analysis.clusters), ""});
        figures.push_back({"Largest start gap"_msg(), time(analysis.maxBeginGapNanoseconds), ""});
    }
    if (trace.kernels > 1)
        figures.push_back({"Kernels overlap"_msg(),
                           summary.overlapNanoseconds ? time(*summary.overlapNanoseconds) : unknown, ""});
    figures.push_back({"Registers (traced kernel)"_msg(),
                       "{registers} / thread"_msg("registers"_a = digits(trace.traced.numRegs)), ""});
    return figures;
}

std::string residencyText(const ObservedTrace& observed) {
    const auto observedMax = static_cast<std::uint64_t>(observed.summary.maxResidentBlocks);
    const std::uint64_t predicted = predictedBlocksPerSm(observed);
    if (observedMax == predicted)
        return "at most {blocks, plural, one {# block} other {# blocks}} resident on one SM, as predicted"_msg(
            "blocks"_a = observedMax);
    return "at most {blocks, plural, one {# block} other {# blocks}} resident on one SM (predicted: at "
           "most {predicted})"_msg("blocks"_a = observedMax, "predicted"_a = digits(predicted));
}

std::string residencySentence(const ObservedTrace& observed) {
    if (observed.summary.maxResidentBlocks <= predictedBlocksPerSm(observed))
        return "";
    return "More blocks than predicted were resident. The prediction counts whole blocks; where warps leave "
           "a block early, the device may give their place to another block."_msg();
}

std::string roundsText(const BlockTrace& trace, const ObservedTrace& observed) {
    const TraceAnalysis& analysis = observed.analysis;
    if (!analysis.rounds || !analysis.tail)
        return "the first {traced} of {blocks, plural, one {# block} other {# blocks}}: rounds and the "
               "time after the last start are not known"_msg("traced"_a = trace.blockSm.size(),
                                                             "blocks"_a = trace.blocks);
    return "{rounds, plural, one {# round} other {# rounds}} (predicted: {predicted, plural, one {# wave} "
           "other {# waves}}) · after the last start: {time}, {share} empty"_msg(
               "rounds"_a = *analysis.rounds, "predicted"_a = observed.predicted.waves,
               "time"_a = time(analysis.tail->nanoseconds),
               "share"_a = sharePercentText(analysis.tail->idle));
}

std::string kernelsSentence(const BlockTrace& trace) {
    if (trace.kernels < 2)
        return "";
    return "The launch started two kernels of {blocks, plural, one {# block} other {# blocks}} each. What was observed is of both; the predictions, and the verdict, are for one of them alone."_msg(
        "blocks"_a = trace.blocks / trace.kernels);
}

std::string roundsSentence(const ObservedTrace& observed) {
    if (!observed.analysis.rounds)
        return "";
    std::string meaning =
        "A slot is the place of one resident block on an SM; its first block belongs to round "
        "0, its second to round 1."_msg();
    if (*observed.analysis.rounds <= observed.predicted.waves)
        return meaning;
    return meaning + ' ' +
           "A slot whose blocks end early runs more of them, so there are more rounds than waves."_msg();
}

std::string tracedRegistersSentence(const BlockTrace& trace, std::uint32_t plainRegs) {
    if (trace.traced.numRegs == plainRegs)
        return "";
    return "The traced kernel also stores the times of its blocks, so it uses {traced, plural, one {# "
           "register} "
           "other {# registers}} per thread and the plain kernel {plain}; the predictions here are for the "
           "traced kernel."_msg("traced"_a = trace.traced.numRegs, "plain"_a = plainRegs);
}

std::string kernelText(std::uint32_t kernel) {
    return kernel == 0 ? "first kernel"_msg() : "second kernel"_msg();
}

std::vector<std::string> barLines(const TraceTimeline& timeline, std::uint32_t rank) {
    const TimelineBar& bar = timeline.barOf(rank);
    const TimelinePlace place = timeline.computePlace(rank);
    const auto index = "index"_a = indexText(timeline.blockOf(rank));
    const auto blockRank = "rank"_a = timeline.rankInGrid(rank);
    const auto sm = "sm"_a = std::to_string(timeline.sms()[place.sm]);
    const auto slot = "slot"_a = digits(place.slot);
    const auto round = "round"_a = bar.round;
    return {timeline.kernels() < 2 ? "block {index} · rank {rank}"_msg(index, blockRank)
            : timeline.kernelOf(rank) == 0
                ? "block {index} · rank {rank} (of the first kernel)"_msg(index, blockRank)
                : "block {index} · rank {rank} (of the second kernel)"_msg(index, blockRank),
            timeline.hasClusters() ? "SM {sm}, slot {slot} · round {round} · cluster {cluster}"_msg(
                                         sm, slot, round, "cluster"_a = bar.cluster)
                                   : "SM {sm}, slot {slot} · round {round}"_msg(sm, slot, round),
            time(bar.begin) + " – " + time(bar.end) + " · " + time(bar.end - bar.begin)};
}

} // namespace trichevron::core
