// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The kinds of findings in a program. A new one is a file in core/program/findings with a function that
/// returns its record; the function is declared here and listed in finding_kind.cpp.
#pragma once

#include "core/program/program_analysis.h"

#include <span>
#include <string_view>
#include <vector>

namespace trichevron::core {

/// A configuration that is looked at.
struct ConfigurationView {
    std::uint32_t number = 0; ///< of Program::configurations
    const ProgramConfiguration& configuration;
    const std::string& kernel;
    const ConfigurationSummary& summary;
    const ConfigurationVerdict& verdict;
    const DeviceProperties& device;
};

struct FindingKind {
    std::string_view id; ///< stable: what --silence takes, and JSON has
    Message title;
    /// Looks at one configuration whose device is known; null: the kind is about the whole program.
    void (*look)(const ConfigurationView& view, std::vector<ProgramFinding>& findings);
    void (*lookAtProgram)(const ProgramAnalysis& analysis, std::vector<ProgramFinding>& findings);
};

FindingKind refusedFinding();
FindingKind refusedLaunchesFinding();
FindingKind refusedCallsFinding();
FindingKind tailWaveFinding();
FindingKind fewBlocksFinding();
FindingKind partialWarpFinding();
FindingKind idleForClustersFinding();
FindingKind nextStepFinding();
FindingKind tinyLaunchesFinding();
FindingKind launchGapsFinding();
FindingKind wrongOccupancyFinding();

/// All of them, in the order of their documentation.
std::span<const FindingKind> findingKinds();
/// Null where there is none.
const FindingKind* findingKind(std::string_view id);

/// All findings, the worthiest first; refusals come before the others.
std::vector<ProgramFinding> findInProgram(const ProgramAnalysis& analysis, const AnalysisOptions& options);

/// A finding of a configuration whose estimate is a share of its time: at least 1 % of the configuration's
/// time and a microsecond, or it is left out.
void addShareOfTime(const ConfigurationView& view, std::string_view kind, double share, Text shortText,
                    Text text, Text basis, std::vector<ProgramFinding>& findings);

} // namespace trichevron::core
