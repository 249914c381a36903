// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/evaluation.h"

#include "core/rules/rule.h"

#include <algorithm>
#include <utility>

namespace trichevron {

namespace {

/// The rule's changes that break no rule kept before; of a violation only those after which a part of the
/// violations is gone. Those that mend most come first; beside those that mend all there are no others.
std::vector<Fix> fixesOf(const Rule& rule, const RuleContext& context, const RuleSet& before) {
    std::vector<Fix> proposed;
    if (rule.mend != nullptr)
        rule.mend(context, proposed);
    std::vector<std::pair<std::size_t, Fix>> mending;
    for (Fix& fix : proposed) {
        KernelAttributes kernel = context.kernel;
        kernel.optIns = fix.optIns;
        const RuleContext changed(fix.config, kernel, context.device);
        fix.shape = changed.shape;
        fix.before = context.shape;
        const RuleSet after = violationsOf(changed);
        if ((after & ~before).none() && (rule.isAdvice() || after != before))
            mending.emplace_back(after.count(), fix);
    }
    std::stable_sort(mending.begin(), mending.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Fix> fixes;
    fixes.reserve(mending.size());
    for (const auto& [left, fix] : mending)
        if (rule.isAdvice() || left == 0 || mending.front().first != 0)
            fixes.push_back(fix);
    return fixes;
}

std::optional<ProvenanceKind> provenanceOf(LimitOrigin origin, const DeviceProperties& device) {
    switch (origin) {
    case LimitOrigin::Device:
        return device.provenance.kind;
    case LimitOrigin::Given:
        return std::nullopt;
    case LimitOrigin::Document:
        return ProvenanceKind::Specification;
    }
    return std::nullopt;
}

Finding findingOf(const Rule& rule, FindingStatus status, const RuleContext& context) {
    Finding finding;
    finding.rule = rule.id;
    finding.status = status;
    finding.source = {rule.limitAttribute, provenanceOf(rule.limitOrigin, context.device)};
    if (status == FindingStatus::Violated)
        finding.error = errorOf(rule, context);
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
                    const DeviceProperties& device, EvaluationScope scope) {
    const RuleContext context(config, kernel, device);
    const RuleSet violations = violationsOf(context);

    Evaluation evaluation;
    evaluation.accepted = violations.none();
    if (scope.rulesThatHold)
        evaluation.findings.reserve(ruleCount);
    for (const Rule& rule : ruleTable()) {
        if (!violations.test(static_cast<std::size_t>(rule.id)))
            continue;
        if (!evaluation.reportedFirst) {
            evaluation.reportedFirst = rule.id;
            evaluation.predicted = errorOf(rule, context);
        }
        Finding& finding =
            evaluation.findings.emplace_back(findingOf(rule, FindingStatus::Violated, context));
        finding.fixes = fixesOf(rule, context, violations);
    }
    for (const Rule& rule : ruleTable()) {
        if (!rule.isAdvice() || !rule.applies(context) || !rule.broken(context))
            continue;
        Finding& finding = evaluation.findings.emplace_back(findingOf(rule, FindingStatus::Advice, context));
        if (scope.fixesOfAdvice)
            finding.fixes = fixesOf(rule, context, violations);
    }
    for (const Rule& rule : ruleTable())
        if (scope.rulesThatHold && !rule.isAdvice() && !violations.test(static_cast<std::size_t>(rule.id)) &&
            rule.applies(context))
            evaluation.findings.push_back(findingOf(rule, FindingStatus::Holds, context));

    evaluation.shape = context.shape;
    evaluation.totalBlocks = context.blocks;
    evaluation.totalThreads = threadCount(context.shape);
    evaluation.threadsPerBlock = context.threadsPerBlock;
    if (const auto problem = problemToCover(config, kernel))
        evaluation.idleThreads = idleThreads(context.shape, *problem);
    evaluation.occupancy = context.occupancy;
    evaluation.clusters = context.clusters;
    evaluation.maxPotentialClusterSize =
        maxPotentialClusterSizeOf(device, context.occupancy.maxActiveBlocksPerMultiprocessor,
                                  kernel.optIns.nonPortableClusterSizeAllowed);
    evaluation.blocksPerWave = context.residentBlocks;
    evaluation.waves = waveCount(context.blocks, context.residentBlocks);
    return evaluation;
}

} // namespace trichevron
