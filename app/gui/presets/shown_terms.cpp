// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/presets/shown_terms.h"

#include "app/gui/text/text.h"
#include "core/evaluation/evaluation.h"

#include <QStringList>

#include <algorithm>

namespace trichevron::gui {

std::vector<core::Term> shownTerms(const LaunchState& launch) {
    if (!launch.device)
        return {};
    core::KernelAttributes kernel = launch.kernel->attributes;
    kernel.optIns = launch.optIns;
    const core::Evaluation evaluation =
        core::evaluate(launch.config, kernel, *launch.device, core::verdictScope);
    const auto isSaid = [&](core::RuleId rule) {
        return std::any_of(evaluation.findings.begin(), evaluation.findings.end(),
                           [&](const core::Finding& finding) {
                               return finding.rule == rule && finding.status != core::FindingStatus::Holds;
                           });
    };
    std::vector<core::Term> terms;
    for (const core::Term term : core::allTerms) {
        const auto rule = relatedRule(term);
        const bool isShown = term == core::Term::Wave      ? evaluation.waves > 1
                             : term == core::Term::Cluster ? launch.config.clusterDim.has_value()
                             : term == core::Term::Advice  ? false // any launch may have some
                                                           : rule && isSaid(*rule);
        if (isShown)
            terms.push_back(term);
    }
    return terms;
}

QString searchedWords(const std::vector<core::Term>& terms) {
    QStringList words;
    for (const core::Term term : terms)
        words << text(titleFor(term)) << text(core::synonymsFor(term));
    return words.join(QStringLiteral(", "));
}

} // namespace trichevron::gui
