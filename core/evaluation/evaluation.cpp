// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/evaluation.h"

#include "core/rules/rule.h"

#include <algorithm>
#include <utility>

namespace trichevron::core {

namespace {

/// The proposed fixes of a rule that violate no other rule. A fix of a violation must leave fewer violations.
/// Fixes that leave the fewest come first; if some leave none, the others are dropped.
std::vector<Fix> usefulFixes(const Rule& rule, const RuleContext& context, const RuleSet& before) {
    std::vector<Fix> proposed;
    if (rule.proposeFixes != nullptr)
        rule.proposeFixes(context, proposed);
    std::vector<std::pair<std::size_t, Fix>> useful; // with the number of violations that remain
    for (Fix& fix : proposed) {
        KernelAttributes kernel = context.kernel;
        kernel.optIns = fix.optIns;
        const RuleContext changed(fix.config, kernel, context.whole);
        fix.shape = changed.shape;
        fix.before = context.shape;
        fix.problem = problemToCover(fix.config, kernel);
        const RuleSet after = findViolations(changed);
        if ((after & ~before).none() && (rule.isAdvice() || after != before))
            useful.emplace_back(after.count(), fix);
    }
    std::stable_sort(useful.begin(), useful.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Fix> fixes;
    fixes.reserve(useful.size());
    for (const auto& [remaining, fix] : useful)
        if (rule.isAdvice() || remaining == 0 || useful.front().first != 0)
            fixes.push_back(fix);
    return fixes;
}

std::optional<ProvenanceKind> limitProvenance(LimitOrigin origin, const DeviceProperties& device) {
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

Finding makeFinding(const Rule& rule, FindingStatus status, const RuleContext& context) {
    Finding finding;
    finding.rule = rule.id;
    finding.status = status;
    finding.source = {rule.limitAttribute, limitProvenance(rule.limitOrigin, context.device)};
    if (status == FindingStatus::Violated)
        finding.error = reportedError(rule, context);
    rule.describe(context, finding);
    if (status == FindingStatus::Holds)
        finding.fields = {};
    return finding;
}

} // namespace

Occupancy Evaluation::launchOccupancy() const {
    return clusters ? inClusters(occupancy) : occupancy;
}

std::size_t Evaluation::violationCount() const {
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(),
                      [](const Finding& finding) { return finding.status == FindingStatus::Violated; }));
}

Evaluation evaluate(const LaunchConfig& config, const KernelAttributes& kernel,
                    const DeviceProperties& device, EvaluationScope scope) {
    const RuleContext context(config, kernel, device);
    const RuleSet violations = findViolations(context);
    const std::span<const Rule> rules = rulesFor(config);

    Evaluation evaluation;
    evaluation.accepted = violations.none();
    if (scope.satisfiedRules)
        evaluation.findings.reserve(ruleCount);
    if (const Rule* first = firstViolated(violations, context)) {
        evaluation.reportedFirst = first->id;
        evaluation.predicted = reportedError(*first, context);
        evaluation.failsAt = failingStep(*first, context);
    }
    for (const Rule& rule : rules) {
        if (!violations.test(static_cast<std::size_t>(rule.id)))
            continue;
        Finding& finding =
            evaluation.findings.emplace_back(makeFinding(rule, FindingStatus::Violated, context));
        finding.fixes = usefulFixes(rule, context, violations);
    }
    // A node of a graph is checked in another order: what is reported stays first.
    const auto reported =
        std::find_if(evaluation.findings.begin(), evaluation.findings.end(),
                     [&](const Finding& one) { return one.rule == evaluation.reportedFirst; });
    if (reported != evaluation.findings.end())
        std::rotate(evaluation.findings.begin(), reported, reported + 1);
    for (const Rule& rule : rules) {
        if (!rule.isAdvice() || (rule.isOfRunning && !evaluation.accepted) || !rule.applies(context) ||
            !rule.isViolated(context))
            continue;
        Finding& finding =
            evaluation.findings.emplace_back(makeFinding(rule, FindingStatus::Advice, context));
        if (scope.fixesOfAdvice)
            finding.fixes = usefulFixes(rule, context, violations);
    }
    for (const Rule& rule : rules)
        if (scope.satisfiedRules && !rule.isAdvice() && !violations.test(static_cast<std::size_t>(rule.id)) &&
            rule.applies(context))
            evaluation.findings.push_back(makeFinding(rule, FindingStatus::Holds, context));

    evaluation.shape = context.shape;
    evaluation.totalBlocks = context.blocks;
    evaluation.totalThreads = threadCount(context.shape);
    evaluation.threadsPerBlock = context.threadsPerBlock;
    if (const auto problem = problemToCover(config, kernel))
        evaluation.idleThreads = idleThreads(context.shape, *problem);
    evaluation.multiprocessors = context.device.multiProcessorCount;
    evaluation.occupancy = context.running.occupancy;
    evaluation.clusters = context.running.clusters;
    evaluation.maxPotentialClusterSize = computeMaxPotentialClusterSize(
        context.device, context.running.occupancy.maxActiveBlocksPerMultiprocessor,
        kernel.optIns.nonPortableClusterSizeAllowed);
    evaluation.blocksPerWave = context.running.blocks;
    evaluation.waves = waveCount(context.blocks, context.running.blocks);
    return evaluation;
}

} // namespace trichevron::core
