// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check_text.h"

#include "app/cli/cli_message.h"
#include "app/cli/output.h"
#include "core/dimensions/extent_text.h"
#include "core/launch/launch_attribute_text.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/percent_text.h"
#include "core/messages/provenance_text.h"
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
        if (const auto* text = std::get_if<core::Text>(&argument.value))
            return text->text();
        return std::get<std::string>(argument.value);
    }
    return "";
}

/// The value that violates the rule, the limit, and where the limit comes from.
std::string limitText(const core::Finding& finding) {
    const std::string value = argumentText(finding, "value");
    const std::string limit = argumentText(finding, "limit");
    const core::LimitSource& source = finding.source;
    if (source.attribute.empty())
        return "value {value}, limit {limit}"_msg("value"_a = value, "limit"_a = limit);
    return "value {value}, limit {limit}, from {attribute} ({provenance})"_msg(
        "value"_a = value, "limit"_a = limit, "attribute"_a = core::limitText(finding.rule),
        "provenance"_a = core::provenanceText(source));
}

std::string leadsToText(std::string_view error, const std::optional<std::string>& note) {
    return note ? "leads to {error} ({note})"_msg("error"_a = error, "note"_a = *note)
                : "leads to {error}"_msg("error"_a = error);
}

std::string violationText(const core::Finding& finding, const core::LaunchConfig& config,
                          int runtimeVersion) {
    const auto note = errorCodeNote(runtimeVersion, config.api, finding.rule);
    std::string text = fmt::format("✗ {} [{}]\n  {}\n  {}\n  {}\n", titleFor(finding.rule),
                                   toString(finding.rule), messageFor(finding), limitText(finding),
                                   leadsToText(errorNameFor(config.api, finding.error), note));
    for (const core::Fix& fix : finding.fixes)
        text += "  " + fixText(fix) + '\n';
    return text;
}

std::string predictionText(const core::Evaluation& evaluation, std::string_view error) {
    if (evaluation.accepted)
        return "Accepted: {error}"_msg("error"_a = error);
    if (evaluation.reportedFirst && evaluation.violationCount() > 1)
        return "Refused: {error}, reported for {rule}, which the driver checks first"_msg(
            "error"_a = error, "rule"_a = toString(*evaluation.reportedFirst));
    return "Refused: {error}"_msg("error"_a = error);
}

/// Which call of a graph's launch returns the error.
std::string failingCallText(const core::LaunchConfig& config, const core::Evaluation& evaluation) {
    if (!evaluation.failsAt)
        return "It is not known which call of the graph returns the error."_msg();
    return "{call} returns the error."_msg("call"_a = callName(config.api, *evaluation.failsAt));
}

std::string adviceText(const core::Finding& finding) {
    std::string text =
        fmt::format("! {} [{}]\n  {}\n", titleFor(finding.rule), toString(finding.rule), messageFor(finding));
    for (const core::Fix& fix : finding.fixes)
        text += "  " + fixText(fix) + '\n';
    return text;
}

} // namespace

std::string launchText(const core::LaunchConfig& config, const core::Evaluation& evaluation) {
    std::vector<std::string> parts{"grid {size}"_msg("size"_a = extentText(config.gridDim))};
    if (config.clusterDim)
        parts.push_back(clusterPart(*config.clusterDim));
    for (const std::string& attribute : core::launchAttributeTexts(config.attributes))
        parts.push_back(attribute);
    parts.push_back("block {size}"_msg("size"_a = extentText(config.blockDim)));
    if (config.dynamicSmemBytes.value != 0)
        parts.push_back(dynamicSmemPart(config.dynamicSmemBytes));
    if (config.greenContextSmCount)
        parts.push_back(streamPart(config));
    return fmt::format("{}: {}\n{}\n", toString(config.api), joined(parts),
                       "{blocks, plural, one {# block} other {# blocks}} of "
                       "{blockThreads, plural, one {# thread} other {# threads}}, "
                       "{threads, plural, one {# thread} other {# threads}}"_msg(
                           "blocks"_a = evaluation.totalBlocks, "blockThreads"_a = evaluation.threadsPerBlock,
                           "threads"_a = evaluation.totalThreads));
}

std::string verdictText(const core::LaunchConfig& config, const core::Evaluation& evaluation,
                        int runtimeVersion) {
    std::string text =
        '\n' + predictionText(evaluation, errorNameFor(config.api, evaluation.predicted)) + '\n';
    if (isGraphNode(config.api) && !evaluation.accepted)
        text += failingCallText(config, evaluation) + '\n';
    for (const core::Finding& finding : evaluation.findings) {
        if (finding.status == core::FindingStatus::Violated)
            text += violationText(finding, config, runtimeVersion);
        else if (finding.status == core::FindingStatus::Advice)
            text += adviceText(finding);
    }
    return text;
}

std::string fixText(const core::Fix& fix) {
    return "fix: {label} – {consequence}"_msg("label"_a = fixLabel(fix), "consequence"_a = messageFor(fix));
}

std::string moreAboutRulesText() {
    return "More about a rule: {command}"_msg("command"_a = "trichevron-cli rules ID");
}

std::string footText(const core::Evaluation& evaluation, std::size_t silenced) {
    std::string text;
    if (silenced > 0)
        text += "{kinds, plural, one {# kind of advice silenced} other {# kinds of advice silenced}}"_msg(
                    "kinds"_a = silenced) +
                '\n';
    if (!evaluation.findings.empty() && evaluation.findings.front().status != core::FindingStatus::Holds)
        text += moreAboutRulesText() + '\n';
    return text;
}

std::string occupancyText(const core::Occupancy& occupancy, const core::KernelAttributes& kernel) {
    if (occupancy.warpsPerBlock == 0) // the block is empty or exceeds 32 bits
        return "Occupancy: no block fits on an SM"_msg() + '\n';
    const std::uint32_t blocks = occupancy.maxActiveBlocksPerMultiprocessor;
    std::string text =
        blocks == 0
            ? "Occupancy: no block fits on an SM"_msg()
            : "Occupancy: {blocks, plural, one {# resident block} other {# resident blocks}} per SM, "
              "{warps} of {maxWarps} warps ({occupancy})"_msg(
                  "blocks"_a = blocks, "warps"_a = occupancy.activeWarps, "maxWarps"_a = occupancy.maxWarps,
                  "occupancy"_a = core::occupancyPercentText(occupancy.fraction()));
    if (const std::string limiters = limitersOf(occupancy); !limiters.empty())
        text += ", " + "limited by {limiters}"_msg("limiters"_a = limiters);
    if (kernel.numRegs == 0)
        text += "; " + "registers are not given and do not limit"_msg();
    return text + '\n';
}

std::string clustersLine(const core::Evaluation& evaluation) {
    const std::string text = clustersText(evaluation);
    return text.empty() ? "" : text + '\n';
}

std::string assumptionText(const core::ChosenKernel& kernel) {
    return kernel.assumption.empty() ? ""
                                     : "Assumed: {assumption}"_msg("assumption"_a = kernel.assumption) + '\n';
}

} // namespace trichevron::cli
