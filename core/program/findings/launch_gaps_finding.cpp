// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/messages/percent_text.h"
#include "core/program/finding_kind.h"
#include "core/program/program_words.h"

#include <algorithm>
#include <cstdint>

namespace trichevron::core {
namespace {

/// No trace takes a year; clocks that begin with an epoch and with the start of a machine are decades apart.
constexpr std::uint64_t longestGapOfOneClock = 365ULL * 24 * 3600 * 1'000'000'000;

} // namespace

FindingKind launchGapsFinding() {
    return {
        "launchGaps", "Gaps between launches"_msg, nullptr,
        [](const ProgramAnalysis& analysis, std::vector<ProgramFinding>& findings) {
            const Program& program = *analysis.program;
            if (program.leavesOut(TraceGap::StartTimes) || program.devices.size() != 1)
                return;
            std::uint64_t end = 0;
            std::uint64_t idle = 0;
            std::uint64_t longest = 0;
            for (const ProgramLaunch& launch : program.launches) { // by their start
                const auto start = static_cast<std::uint64_t>(launch.startNs);
                const std::uint64_t gap = start > end ? start - end : 0;
                idle += gap;
                longest = std::max(longest, gap);
                end = std::max(end, endNsOf(launch));
            }
            if (end == 0 || idle < end / 20)
                return;
            if (longest > longestGapOfOneClock) {
                findings.push_back(
                    {"launchGaps",
                     std::nullopt,
                     std::nullopt,
                     "time stamps of two clocks"_msg.with(),
                     "there are {time} between two launches that follow each other: their time stamps are of two clocks, so that neither the gaps nor the places in the timeline are true"_msg
                         .with("time"_a = durationText(longest)),
                     {}});
                return;
            }
            findings.push_back(
                {"launchGaps", std::nullopt, idle, "gaps between launches"_msg.with(),
                 "no kernel runs in {percent} of the time from the first launch to the last; the device waits for the host, for copies or for other work"_msg
                     .with("percent"_a =
                               percentText(100.0 * static_cast<double>(idle) / static_cast<double>(end))),
                 "the time between the first launch and the last in which no kernel runs"_msg});
        }};
}

} // namespace trichevron::core
