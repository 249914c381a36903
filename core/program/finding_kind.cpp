// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/program/finding_kind.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::core {

std::span<const FindingKind> findingKinds() {
    static const std::array kinds{refusedFinding(),         refusedLaunchesFinding(), refusedCallsFinding(),
                                  tailWaveFinding(),        fewBlocksFinding(),       partialWarpFinding(),
                                  idleForClustersFinding(), nextStepFinding(),        tinyLaunchesFinding(),
                                  launchGapsFinding(),      wrongOccupancyFinding()};
    return kinds;
}

const FindingKind* findingKind(std::string_view id) {
    const std::span<const FindingKind> kinds = findingKinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const FindingKind& kind) { return kind.id == id; });
    return found == kinds.end() ? nullptr : &*found;
}

std::vector<ProgramFinding> findInProgram(const ProgramAnalysis& analysis, const AnalysisOptions& options) {
    const Program& program = *analysis.program;
    std::vector<ProgramFinding> findings;
    for (const FindingKind& kind : findingKinds()) {
        if (options.silenced.contains(kind.id))
            continue;
        if (kind.lookAtProgram != nullptr) {
            kind.lookAtProgram(analysis, findings);
            continue;
        }
        for (std::uint32_t i = 0; i < program.configurations.size(); ++i) {
            const ProgramConfiguration& c = program.configurations[i];
            const ConfigurationSummary& summary = analysis.configurations[i];
            if (summary.verdict)
                kind.look(
                    {i, c, program.kernels[c.kernel], summary, *summary.verdict, *analysis.devices[c.device]},
                    findings);
        }
    }
    const auto isRefusal = [](const ProgramFinding& finding) { return finding.kind.starts_with("refused"); };
    std::stable_sort(findings.begin(), findings.end(), [&](const ProgramFinding& a, const ProgramFinding& b) {
        if (isRefusal(a) != isRefusal(b))
            return isRefusal(a);
        return a.worthNs.value_or(0) > b.worthNs.value_or(0);
    });
    return findings;
}

void addShareOfTime(const ConfigurationView& view, std::string_view kind, double share, Text shortText,
                    Text text, Text basis, std::vector<ProgramFinding>& findings) {
    const auto worth = static_cast<std::uint64_t>(share * static_cast<double>(view.summary.totalNs));
    if (share < 0.01 || worth < 1000)
        return;
    findings.push_back({kind, view.number, worth, std::move(shortText), std::move(text), std::move(basis)});
}

} // namespace trichevron::core
