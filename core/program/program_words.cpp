// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/program_words.h"

#include "core/base/saturating.h"
#include "core/catalogue/message_literal.h"
#include "core/dimensions/extent_text.h"
#include "core/messages/percent_text.h"
#include "core/messages/rule_messages.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace trichevron::core {

std::string gapText(TraceGap gap) {
    switch (gap) {
    case TraceGap::SharedMemorySplit:
        return "static and dynamic shared memory apart"_msg();
    case TraceGap::Clusters:
        return "the cluster dimension"_msg();
    case TraceGap::Barriers:
        return "the barriers of a block"_msg();
    case TraceGap::OptIns:
        return "the opt-ins of cudaFuncSetAttribute"_msg();
    case TraceGap::StartTimes:
        return "when a launch started"_msg();
    case TraceGap::Graphs:
        return "the graphs"_msg();
    case TraceGap::Refusals:
        return "launches that the driver refused"_msg();
    }
    return {};
}

std::string assumptionOf(TraceGap gap) {
    switch (gap) {
    case TraceGap::SharedMemorySplit:
        return "their sum counts as dynamic"_msg();
    case TraceGap::Clusters:
        return "launches are taken to have none"_msg();
    case TraceGap::Barriers:
        return "one is assumed"_msg();
    case TraceGap::OptIns:
        return "those that a launch needs are assumed"_msg();
    default:
        return {};
    }
}

std::string durationText(std::uint64_t ns) {
    const auto value = static_cast<double>(ns);
    if (ns == saturated)
        return withSeparators(fmt::format("> {:.2f} s", value / 1e9));
    if (ns < 1000)
        return fmt::format("{} ns", ns);
    if (value < 1e6)
        return fmt::format("{:.2f} µs", value / 1e3);
    if (value < 1e9)
        return fmt::format("{:.2f} ms", value / 1e6);
    return withSeparators(fmt::format("{:.2f} s", value / 1e9));
}

std::string gridText(const ProgramConfiguration& c) {
    return shortExtentText(c.gridDim);
}

std::string blockText(const ProgramConfiguration& c) {
    return shortExtentText(c.blockDim);
}

std::string clusterText(const ProgramConfiguration& c) {
    return c.clusterDim && volume(*c.clusterDim) > 0 ? shortExtentText(*c.clusterDim) : std::string();
}

std::string smemText(const std::optional<ByteRange>& bytes) {
    if (!bytes)
        return "–";
    if (bytes->isExact())
        return bytesText(Bytes{bytes->least});
    return "{least} to {most} B"_msg("least"_a = Count{bytes->least}, "most"_a = Count{bytes->most});
}

std::string smemInBytesText(const std::optional<ByteRange>& bytes) {
    return bytes && bytes->isExact() ? withSeparators(bytes->least) + " B" : smemText(bytes);
}

std::string occupancyText(const ConfigurationSummary& summary) {
    if (!summary.verdict || !summary.verdict->accepted || !summary.verdict->occupancy)
        return "–";
    return occupancyPercentText(summary.verdict->occupancy->fraction());
}

std::string wavesPerSmText(const ConfigurationVerdict& verdict) {
    const std::optional<double> waves = verdict.wavesPerMultiprocessor();
    if (!waves)
        return "–";
    if (*waves < 0.05)
        return "< 0.1"; // a launch has a part of a wave at least
    constexpr int mostDigits = 6;
    const bool isWhole = verdict.blocks % verdict.blocksPerWave == 0;
    for (int decimals = 1;; ++decimals) {
        std::string text = fmt::format("{:.{}f}", *waves, decimals);
        const bool looksWhole = text.find_first_not_of('0', text.find('.') + 1) == std::string::npos;
        if (looksWhole == isWhole || decimals == mostDigits)
            return text;
    }
}

std::string occupancyText(const DeviceAnswer& answer) {
    if (!answer.occupancyByTime)
        return "–";
    const std::string percent = occupancyPercentText(*answer.occupancyByTime);
    return answer.occupancyLaunches == answer.launches()
               ? percent
               : "{percent} of {count, plural, one {# launch} other {# launches}}"_msg(
                     "percent"_a = percent, "count"_a = answer.occupancyLaunches);
}

namespace {

/// Of which the second part is not certain.
std::string countRangeText(std::uint64_t certain, std::uint64_t uncertain) {
    if (uncertain == 0)
        return withSeparators(certain);
    return "{least} to {most}"_msg("least"_a = Count{certain},
                                   "most"_a = Count{saturatingSum(certain, uncertain)});
}

} // namespace

std::string refusedLaunchesText(const DeviceAnswer& answer) {
    return countRangeText(answer.refusedLaunches, answer.uncertainLaunches);
}

std::string refusedConfigurationsText(const DeviceAnswer& answer) {
    return countRangeText(answer.refused.size(), answer.uncertain.size());
}

std::string possiblyRefusedText(const Finding& possibleViolation) {
    return "perhaps refused, since the trace rounds the shared memory: {reason}"_msg(
        "reason"_a = figureText(possibleViolation));
}

std::string refusedErrorName(const RefusedLaunches& launches) {
    const auto status = static_cast<CudaStatus>(launches.code);
    const bool isRuntime = launches.api.starts_with("cuda");
    const std::string_view name = isRuntime ? runtimeErrorName(status) : driverErrorName(status);
    return name.ends_with("nknown") || name.ends_with("UNKNOWN")
               ? "error {code}"_msg("code"_a = std::to_string(launches.code))
               : std::string(name);
}

Text problemSentence(const Program& program) {
    if (!program.problem)
        return {};
    const auto fill = [&program](const auto& message) {
        return message.with("problem"_a = *program.problem, "launches"_a = program.launchCount());
    };
    return program.format == "capture"
               ? fill(
                     "The capture is not whole: {problem}; {launches, plural, one {# launch was} other {# launches were}} read; capture the program again to have all."_msg)
               : fill(
                     "The trace is not whole: {problem}; {launches, plural, one {# launch was} other {# launches were}} read; export it again to have all."_msg);
}

Text leftOutSentence(const Program& program) {
    const UnreadableParts& launches = program.unreadableLaunches;
    if (launches.count == 0)
        return {};
    return "{launches, plural, one {# launch is} other {# launches are}} left out: a dimension or a time in the trace cannot be read ({which})"_msg
        .with("launches"_a = Count{launches.count}, "which"_a = launches.text());
}

Text notReadSentence(const Program& program) {
    const UnreadableParts& values = program.unreadableValues;
    if (values.count == 0)
        return {};
    return "{values, plural, one {# value in the trace cannot be read and counts} other {# values in the trace cannot be read and count}} as not known ({which})"_msg
        .with("values"_a = Count{values.count}, "which"_a = values.text());
}

std::vector<std::string> notesOf(const Program& program) {
    std::vector<std::string> notes;
    if (program.problem)
        notes.push_back(problemSentence(program).text());
    if (program.unfinishedLaunches > 0)
        notes.push_back(
            "{launches, plural, one {# launch has} other {# launches have}} no duration: the program ended before the next flush"_msg(
                "launches"_a = program.unfinishedLaunches));
    if (const Text leftOut = leftOutSentence(program); !leftOut.isEmpty())
        notes.push_back(leftOut.text());
    if (const Text notRead = notReadSentence(program); !notRead.isEmpty())
        notes.push_back(notRead.text());
    if (program.wasCaptureStopped)
        notes.push_back("the capture was stopped while the program ran: later launches are not in it"_msg());
    if (!program.countedLaunches.empty())
        notes.push_back(
            "{launches, plural, one {# launch is} other {# launches are}} counted and not listed, because the capture had reached its limit"_msg(
                "launches"_a = program.countedCount()));
    if (program.isUntested)
        notes.push_back(
            "the reader follows the published schema of Nsight Systems; it was not tried on a real export"_msg());
    for (const TraceGap gap : program.gaps) {
        const std::string assumption = assumptionOf(gap);
        notes.push_back(assumption.empty() ? "not in this trace: {what}"_msg("what"_a = gapText(gap))
                                           : "not in this trace: {what}; {assumption}"_msg(
                                                 "what"_a = gapText(gap), "assumption"_a = assumption));
    }
    return notes;
}

Text captureSummary(const ProgramAnalysis& analysis, const std::string& file) {
    const Program& program = *analysis.program;
    return "{launches, plural, one {# launch} other {# launches}} of {kernels, plural, one {# kernel} other {# kernels}}, GPU time {time}, refused: {refused}; the capture is in {file}"_msg
        .with("launches"_a = program.launchCount(), "kernels"_a = analysis.kernelCount,
              "time"_a = durationText(analysis.gpuNs), "refused"_a = Count{analysis.refusedCount},
              "file"_a = file);
}

std::vector<std::uint32_t> rankedConfigurations(const ProgramAnalysis& analysis) {
    std::vector<std::uint32_t> order(analysis.configurations.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto key = [&](std::uint32_t i) {
        const ConfigurationSummary& summary = analysis.configurations[i];
        const bool isRefused = summary.refusedCount > 0 || (summary.verdict && !summary.verdict->accepted);
        return std::tuple(!isRefused, ~summary.totalNs);
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
    return order;
}

} // namespace trichevron::core
