// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What is said of programs and their traces.
#pragma once

#include "core/program/program_analysis.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// "static and dynamic shared memory apart: not in this trace"
std::string gapText(TraceGap gap);
/// What verdicts assume because the trace leaves it out; empty where nothing depends on it.
std::string assumptionOf(TraceGap gap);
/// "1.24 ms", "850 ns"; "> 18446744073.71 s" for a sum past 64 bits.
std::string durationText(std::uint64_t ns);
/// "12 × 1 × 1"
std::string gridText(const ProgramConfiguration& configuration);
std::string blockText(const ProgramConfiguration& configuration);
/// Empty where the trace has no cluster.
std::string clusterText(const ProgramConfiguration& configuration);
/// "96 KiB", "0.5 to 1.5 KiB"; "–" where it is not in the trace.
std::string smemText(const std::optional<ByteRange>& bytes);
/// The same in bytes, as the figures of rules are: "98,304 B" beside "98,304 / 65,536 B".
std::string smemInBytesText(const std::optional<ByteRange>& bytes);
/// "25 %"; "–" where it is not known.
std::string occupancyText(const ConfigurationSummary& summary);
/// "1.5", "< 0.1"; with as many digits as show that a wave is not full: "1.004" for 265 blocks, 264 at once.
/// "–" where it is not known, and for a launch without blocks.
std::string wavesPerSmText(const ConfigurationVerdict& verdict);
/// "33.4 %"; "63.0 % of 335 launches" where it refuses the others or their occupancy is not known, since
/// these may be the large ones. "–" where it is not known of any.
std::string occupancyText(const DeviceAnswer& answer);
/// "12"; "0 to 12" where the trace rounds the shared memory of launches so that they may be refused.
std::string refusedLaunchesText(const DeviceAnswer& answer);
/// The same for its configurations.
std::string refusedConfigurationsText(const DeviceAnswer& answer);
/// "perhaps refused, since the trace rounds the shared memory: shared memory 69,730 B > 65,536 B".
std::string possiblyRefusedText(const Finding& possibleViolation);
/// "cudaErrorInvalidValue"; for a code that the model does not have, "error 3".
std::string refusedErrorName(const RefusedLaunches& launches);
/// What is wrong with the file, how many launches were read, and what to do, as one sentence; empty where
/// nothing is.
Text problemSentence(const Program& program);
/// How many launches of the trace are left out, and why the first ones are; empty where none is.
Text leftOutSentence(const Program& program);
/// The values that cannot be read, with the first ones; empty where there are none.
Text notReadSentence(const Program& program);
/// "reads of this format were not tried on a real export", the gaps with what is assumed, and the problem.
std::vector<std::string> notesOf(const Program& program);
/// What a capture has, and where it is: "12 launches of 2 kernels, GPU time …".
Text captureSummary(const ProgramAnalysis& analysis, const std::string& file);
/// The configurations in the order of the table: refused ones first, then by their time.
std::vector<std::uint32_t> rankedConfigurations(const ProgramAnalysis& analysis);

} // namespace trichevron::core
