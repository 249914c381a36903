// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Two programs side by side: which kernels changed in time, count and configuration.
#pragma once

#include "core/program/program_analysis.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace trichevron::core {

/// The launches of one kernel in the first and in the second program.
struct KernelChange {
    std::string kernel;
    std::string name; ///< short, and different for each kernel of both programs
    std::array<std::uint64_t, 2> count{};
    std::array<std::uint64_t, 2> totalNs{};
    /// Whether the dimensions or resources of its launches differ; false where it is in only one program, and
    /// where what a trace leaves out or rounds may be the same.
    bool configurationsChanged = false;
    /// The configurations, by their numbers in the first and in the second program, that the other one lacks.
    std::array<std::vector<std::uint32_t>, 2> onlyIn;
};

struct ProgramComparison {
    std::array<std::uint64_t, 2> gpuNs{};
    std::vector<KernelChange> kernels; ///< the largest change of time first
};

ProgramComparison comparePrograms(const ProgramAnalysis& first, const ProgramAnalysis& second);

} // namespace trichevron::core
