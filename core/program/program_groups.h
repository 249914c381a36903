// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The launches of a program by what they have in common.
#pragma once

#include "core/program/program_analysis.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace trichevron::core {

enum class ProgramGrouping { Configuration, Kernel, Stream, Range, Graph };
inline constexpr std::array<ProgramGrouping, 5> allProgramGroupings{
    ProgramGrouping::Configuration, ProgramGrouping::Kernel, ProgramGrouping::Stream, ProgramGrouping::Range,
    ProgramGrouping::Graph};

struct ProgramGroup {
    std::string name; ///< of the kernel, the range; the number of the stream, the graph; empty: none
    std::uint64_t count = 0;
    std::uint64_t totalNs = 0;
    /// Launches that ran and that the device of the verdict refuses, and those that the driver refused; the
    /// latter are in no stream, range or graph.
    std::uint64_t refused = 0;
    /// Of its launches, in the order of the program; exactly one for ProgramGrouping::Configuration.
    std::vector<std::uint32_t> configurations;
    ProgramGrouping by = ProgramGrouping::Configuration;
    /// The stream, range or graph of its launches, as ProgramLaunch has it.
    std::uint32_t key = ProgramLaunch::none;
};

/// Whether the launch, which is of a configuration of the group, is in the group's stream, range or graph.
bool isLaunchOf(const ProgramGroup& group, const ProgramLaunch& launch);
/// Whether the program has launches in streams, ranges or graphs; always true for configurations and
/// kernels.
bool hasLaunchesIn(const Program& program, ProgramGrouping by);

/// Refused ones first, then by their time.
std::vector<ProgramGroup> groupProgram(const ProgramAnalysis& analysis, ProgramGrouping by);

} // namespace trichevron::core
