// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/evaluation.h"

#include "core/rules/rule.h"

#include <algorithm>
#include <utility>

namespace trichevron {

namespace {

/// Keeps the fixes after which a part of the violations is gone and none is new; those that mend most come
/// first.
void keepMending(std::vector<Fix>& fixes, const RuleSet& before, const KernelAttributes& kernel,
                 const DeviceProperties& device) {
    std::vector<std::pair<std::size_t, Fix>> mending;
    for (Fix& fix : fixes) {
        KernelAttributes changed = kernel;
        changed.optIns = fix.optIns;
        const RuleContext mended(fix.config, changed, device);
        fix.shape = mended.shape;
        const RuleSet after = violationsOf(mended);
        if (after != before && (after & ~before).none())
            mending.emplace_back(after.count(), std::move(fix));
    }
    std::stable_sort(mending.begin(), mending.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    fixes.clear();
    for (auto& [left, fix] : mending)
        fixes.push_back(std::move(fix));
}

/// A limit that CUDA's properties and attributes tell has their provenance; any other stands in a document or
/// in the kernel's own declaration.
ProvenanceKind provenanceOf(std::string_view limitAttribute, const DeviceProperties& device) {
    return limitAttribute.starts_with("cuda") ? device.provenance.kind : ProvenanceKind::Specification;
}

Finding findingOf(const Rule& rule, FindingStatus status, const RuleContext& context) {
    Finding finding;
    finding.rule = rule.id;
    finding.status = status;
    finding.source = {rule.limitAttribute, provenanceOf(rule.limitAttribute, context.device)};
    if (status == FindingStatus::Violated)
        finding.error = rule.error;
    rule.describe(context, finding);
    if (status == FindingStatus::Holds)
        finding.fields = {};
    return finding;
}

} // namespace

std::size_t Evaluation::violationCount() const {
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(),
                      [](const Finding& finding) { return finding.status == FindingStatus::Violated; }));
}

Evaluation evaluate(const LaunchConfig& config, const KernelAttributes& kernel,
                    const DeviceProperties& device) {
    const RuleContext context(config, kernel, device);
    const RuleSet violations = violationsOf(context);

    Evaluation evaluation;
    evaluation.accepted = violations.none();
    evaluation.findings.reserve(ruleCount);
    for (const Rule& rule : ruleTable()) {
        if (!violations.test(static_cast<std::size_t>(rule.id)))
            continue;
        if (!evaluation.reportedFirst) {
            evaluation.reportedFirst = rule.id;
            evaluation.predicted = rule.error;
        }
        Finding& finding =
            evaluation.findings.emplace_back(findingOf(rule, FindingStatus::Violated, context));
        if (rule.mend != nullptr) {
            rule.mend(context, finding.fixes);
            keepMending(finding.fixes, violations, kernel, device);
        }
    }
    for (const Rule& rule : ruleTable()) {
        if (!rule.isAdvice() || !rule.applies(context) || !rule.broken(context))
            continue;
        Finding& finding = evaluation.findings.emplace_back(findingOf(rule, FindingStatus::Advice, context));
        if (rule.mend != nullptr)
            rule.mend(context, finding.fixes);
        for (Fix& fix : finding.fixes)
            fix.shape = shapeOf(fix.config, kernel, device.warpSize);
    }
    for (const Rule& rule : ruleTable())
        if (!rule.isAdvice() && !violations.test(static_cast<std::size_t>(rule.id)) && rule.applies(context))
            evaluation.findings.push_back(findingOf(rule, FindingStatus::Holds, context));

    evaluation.shape = context.shape;
    evaluation.totalBlocks = context.blocks;
    evaluation.totalThreads = threadCount(context.shape);
    evaluation.threadsPerBlock = context.threadsPerBlock;
    if (config.problem)
        evaluation.idleThreads = idleThreads(context.shape, *config.problem);
    evaluation.occupancy = context.occupancy;
    evaluation.waves = waveCount(context.blocks, Count{context.occupancy.maxActiveBlocksPerMultiprocessor} *
                                                     device.multiProcessorCount);
    return evaluation;
}

} // namespace trichevron
