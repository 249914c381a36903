// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/program/finding_kind.h"

#include <vector>

namespace trichevron::core {

namespace {

/// A launch that takes no longer than launching takes.
constexpr std::uint64_t tinyNs = 5'000;
/// A longer gap has another reason.
constexpr std::uint64_t longestGapNs = 50'000;
constexpr std::uint64_t fewestTinyLaunches = 1'000;

} // namespace

FindingKind tinyLaunchesFinding() {
    return {
        "tinyLaunches", "Thousands of tiny launches"_msg, nullptr,
        [](const ProgramAnalysis& analysis, std::vector<ProgramFinding>& findings) {
            const Program& program = *analysis.program;
            if (program.leavesOut(TraceGap::StartTimes))
                return;
            std::vector<std::uint64_t> endOf(program.streams.size(), 0);
            std::vector<bool> tinyBefore(program.streams.size(), false);
            std::uint64_t count = 0;
            std::uint64_t gaps = 0;
            for (const ProgramLaunch& launch : program.launches) {
                if (launch.stream >= endOf.size() || launch.graph != ProgramLaunch::none)
                    continue;
                const auto start = static_cast<std::uint64_t>(launch.startNs);
                const bool isTiny = launch.durationNs <= tinyNs;
                count += isTiny ? 1 : 0;
                const std::uint64_t end = endOf[launch.stream];
                if (tinyBefore[launch.stream] && start > end && start - end <= longestGapNs)
                    gaps += start - end;
                endOf[launch.stream] = endNsOf(launch);
                tinyBefore[launch.stream] = isTiny;
            }
            if (count < fewestTinyLaunches)
                return;
            findings.push_back(
                {"tinyLaunches", std::nullopt, gaps, "tiny launches"_msg.with(),
                 "{count} launches take 5 µs or less, no longer than a launch itself; a CUDA graph, or larger blocks of work, would join them"_msg
                     .with("count"_a = count),
                 "the gaps of up to 50 µs that follow them on their stream"_msg});
        }};
}

} // namespace trichevron::core
