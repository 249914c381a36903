// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check_text.h"

#include "core/messages/rule_messages.h"
#include "core/rules/runtime_codes.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

namespace trichevron::cli {

namespace {

std::string argumentText(const core::Finding& finding, std::string_view name) {
    for (const core::Argument& argument : finding.arguments) {
        if (argument.name != name)
            continue;
        if (const auto* count = std::get_if<core::Count>(&argument.value))
            return core::withSeparators(*count);
        if (const auto* number = std::get_if<double>(&argument.value))
            return fmt::format("{}", *number);
        return std::get<std::string>(argument.value);
    }
    return "";
}

std::string sourceText(const core::LimitSource& source) {
    if (source.attribute.empty())
        return "";
    return fmt::format(", from {} ({})", source.attribute, provenanceName(source));
}

std::string fixText(const core::Fix& fix) {
    return fmt::format("  fix: {} – {}\n", fixLabel(fix), messageFor(fix));
}

std::string violationText(const core::Finding& finding, const core::LaunchConfig& config,
                          int runtimeVersion) {
    const auto note = errorCodeNote(runtimeVersion, config.api, finding.rule);
    std::string text =
        fmt::format("✗ {} [{}]\n  {}\n  value {}, limit {}{}\n  leads to {}{}\n", titleFor(finding.rule),
                    toString(finding.rule), messageFor(finding), argumentText(finding, "value"),
                    argumentText(finding, "limit"), sourceText(finding.source),
                    errorNameFor(config.api, finding.error), note ? " (" + *note + ")" : "");
    for (const core::Fix& fix : finding.fixes)
        text += fixText(fix);
    return text;
}

std::string adviceText(const core::Finding& finding) {
    std::string text =
        fmt::format("! {} [{}]\n  {}\n", titleFor(finding.rule), toString(finding.rule), messageFor(finding));
    for (const core::Fix& fix : finding.fixes)
        text += fixText(fix);
    return text;
}

} // namespace

std::string launchText(const core::LaunchConfig& config, const core::Evaluation& evaluation) {
    std::string text = fmt::format("{}: grid {}", toString(config.api), extentText(config.gridDim));
    if (config.clusterDim)
        text += ", cluster " + extentText(*config.clusterDim);
    text += ", block " + extentText(config.blockDim);
    if (config.dynamicSmemBytes.value != 0)
        text += fmt::format(", {} of dynamic shared memory", bytesText(config.dynamicSmemBytes));
    return text + fmt::format("\n{} of {}, {}\n", core::counted(evaluation.totalBlocks, "block"),
                              core::counted(evaluation.threadsPerBlock, "thread"),
                              core::counted(evaluation.totalThreads, "thread"));
}

std::string verdictText(const core::LaunchConfig& config, const core::Evaluation& evaluation,
                        int runtimeVersion) {
    std::string text = fmt::format("\n{}: {}", evaluation.accepted ? "Accepted" : "Refused",
                                   errorNameFor(config.api, evaluation.predicted));
    if (evaluation.reportedFirst && evaluation.violationCount() > 1)
        text += fmt::format(", reported for {}, which the driver checks first",
                            toString(*evaluation.reportedFirst));
    text += '\n';
    for (const core::Finding& finding : evaluation.findings) {
        if (finding.status == core::FindingStatus::Violated)
            text += violationText(finding, config, runtimeVersion);
        else if (finding.status == core::FindingStatus::Advice)
            text += adviceText(finding);
    }
    return text;
}

std::string footText(const core::Evaluation& evaluation, std::size_t silenced) {
    std::string text;
    if (silenced > 0)
        text += fmt::format("{} of advice silenced\n", core::counted(silenced, "kind"));
    if (!evaluation.findings.empty() && evaluation.findings.front().status != core::FindingStatus::Holds)
        text += "More about a rule: trichevron-cli rules ID\n";
    return text;
}

std::string occupancyText(const core::Occupancy& occupancy, const core::KernelAttributes& kernel) {
    if (occupancy.warpsPerBlock == 0) // the block is empty or exceeds 32 bits
        return "Occupancy: no block fits on an SM\n";
    std::string limiters;
    for (const core::Limiter limiter : core::allLimiters)
        if (occupancy.limitedBy(limiter))
            limiters += fmt::format("{}{}", limiters.empty() ? "" : ", ", toString(limiter));
    const std::uint32_t blocks = occupancy.maxActiveBlocksPerMultiprocessor;
    std::string text = blocks == 0
                           ? std::string("Occupancy: no block fits on an SM")
                           : fmt::format("Occupancy: {} resident {} per SM, {} of {} "
                                         "warps ({:.0f} %)",
                                         blocks, blocks == 1 ? "block" : "blocks", occupancy.activeWarps,
                                         occupancy.maxWarps, 100 * occupancy.fraction());
    if (!limiters.empty())
        text += fmt::format(", limited by {}", limiters);
    if (kernel.numRegs == 0)
        text += "; registers are not given and do not limit";
    return text + '\n';
}

std::string clustersText(const core::Evaluation& evaluation) {
    if (!evaluation.clusters)
        return "";
    const core::ClusterResidency& clusters = *evaluation.clusters;
    std::string text =
        clusters.isExact()
            ? fmt::format("Clusters: {} resident", clusters.max)
            : fmt::format(
                  "Clusters: between {} and {} resident (the number of SMs per GPC of this board is unknown)",
                  clusters.min, clusters.max);
    if (clusters.idleMultiprocessors > 0)
        text += fmt::format(", {} idle", core::counted(clusters.idleMultiprocessors, "SM"));
    const core::ClusterSize& size = evaluation.maxPotentialClusterSize;
    if (size.max > 0)
        text += size.isExact()
                    ? fmt::format("; the largest cluster that fits has {}", core::counted(size.max, "block"))
                    : fmt::format("; the largest cluster that fits has between {} and {}", size.min,
                                  core::counted(size.max, "block"));
    return text + '\n';
}

std::string assumptionText(const core::ChosenKernel& kernel) {
    return kernel.assumption.empty() ? "" : fmt::format("Assumed: {}\n", kernel.assumption);
}

} // namespace trichevron::cli
