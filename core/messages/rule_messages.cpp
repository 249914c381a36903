// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Fills the message patterns of the rules (core/rules/rule.h), and has the messages of fixes.
#include "core/messages/rule_messages.h"
#include "core/rules/rule.h"
#include "core/text/number_text.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace trichevron::core {

namespace {

const Argument& findArgument(const Arguments& arguments, std::string_view name) {
    for (const Argument& argument : arguments)
        if (argument.name == name)
            return argument;
    throw std::logic_error(fmt::format("a message needs {{{}}}, which its rule does not provide", name));
}

std::string argumentText(const Argument& argument, std::string_view format) {
    if (const auto* count = std::get_if<Count>(&argument.value))
        return withSeparators(*count);
    if (const auto* number = std::get_if<double>(&argument.value)) {
        std::string text = fmt::format(fmt::runtime(fmt::format("{{{}}}", format)), *number);
        return argument.name == "percent" ? notAll(std::move(text), *number)
                                          : notNothing(std::move(text), *number);
    }
    return std::get<std::string>(argument.value);
}

/// Makes the pattern's noun singular after a count of one: "1 block".
std::string_view withSingularNoun(std::string_view pattern, std::string& text) {
    constexpr std::array<std::string_view, 7> nouns{" block",    " cluster", " element", " SM",
                                                    " register", " thread",  " wave"};
    for (const std::string_view noun : nouns)
        if (pattern.starts_with(noun) && pattern.substr(noun.size()).starts_with('s')) {
            text += noun;
            return pattern.substr(noun.size() + 1);
        }
    return pattern;
}

std::string fillPattern(MessagePattern messagePattern, const Arguments& arguments) {
    std::string_view pattern = messagePattern.text();
    std::string text;
    text.reserve(pattern.size() + 32);
    while (true) {
        const std::size_t open = pattern.find('{');
        text += pattern.substr(0, open);
        if (open == std::string_view::npos)
            return text;
        pattern.remove_prefix(open);
        const std::size_t close = pattern.find('}');
        const std::string_view field = pattern.substr(1, close - 1);
        const std::size_t colon = std::min(field.find(':'), field.size());
        const std::string value =
            argumentText(findArgument(arguments, field.substr(0, colon)), field.substr(colon));
        text += value;
        pattern.remove_prefix(close + 1);
        if (value == "1")
            pattern = withSingularNoun(pattern, text);
    }
}

/// Points out that a fix leaves blocks or threads out.
std::string fewerText(Count before, Count after) {
    if (after >= before)
        return "";
    return fmt::format(
        ", {} fewer than now, which changes the result unless the kernel uses a grid-stride loop",
        before == ~Count{0} ? "many" : withSeparators(before - after));
}

bool coversItsProblem(const Fix& fix) {
    return fix.config.problem && uncoveredElements(fix.shape, *fix.config.problem) == 0;
}

std::string clusterText(const Fix& fix) {
    return shortExtentText(fix.config.clusterDim.value_or(ClusterExtent{}));
}

} // namespace

std::string titleFor(RuleId rule) {
    return std::string(ruleRecord(rule).title);
}

std::string figureText(const Finding& finding) {
    const Rule& rule = ruleRecord(finding.rule);
    return fillPattern(finding.status == FindingStatus::Holds ? rule.satisfiedFigure : rule.figure,
                       finding.arguments);
}

std::string messageFor(const Finding& finding) {
    const Rule& rule = ruleRecord(finding.rule);
    if (finding.status == FindingStatus::Holds)
        return fmt::format("{}: satisfied ({}).", rule.title, figureText(finding));
    return fillPattern(rule.message, finding.arguments);
}

std::string patternText(RuleId rule) {
    std::string text;
    bool inName = false;
    bool inFormat = false; // the ":.1f" of {percent:.1f}
    for (const char c : ruleRecord(rule).message.text()) {
        if (c == '{' || c == '}') {
            inName = c == '{';
            inFormat = false;
            text += inName ? "‹" : "›";
            continue;
        }
        inFormat = inFormat || (inName && c == ':');
        if (!inFormat)
            text += c;
    }
    return text;
}

std::string_view titleFor(FixId fix) {
    constexpr std::array<std::string_view, fixCount> titles{"change the grid",
                                                            "change the block",
                                                            "change the cluster",
                                                            "remove the cluster",
                                                            "round the grid up to whole clusters",
                                                            "change the dynamic shared memory",
                                                            "change the opt-in to dynamic shared memory",
                                                            "allow non-portable cluster sizes",
                                                            "launch non-cooperatively",
                                                            "use an API that accepts a cluster"};
    return titles[static_cast<std::size_t>(fix)];
}

std::string_view ruleSource(RuleId rule) {
    return ruleRecord(rule).source;
}

std::string fixLabel(const Fix& fix) {
    switch (fix.id) {
    case FixId::SetGrid:
        return "Grid " + shortExtentText(fix.config.gridDim);
    case FixId::SetBlock:
        return "Block " + shortExtentText(fix.config.blockDim);
    case FixId::SetCluster:
        return "Cluster " + clusterText(fix);
    case FixId::RemoveCluster:
        return "No cluster";
    case FixId::SetGridAndCluster:
        return "Round grid up to " + shortExtentText(fix.config.gridDim);
    case FixId::SetDynamicSmem:
        return "Dynamic shared " + bytesText(fix.config.dynamicSmemBytes);
    case FixId::SetSmemOptIn:
        return "Opt in to " + bytesText(fix.optIns.maxDynamicSharedSizeBytes);
    case FixId::AllowNonPortableCluster:
        return "Allow non-portable cluster";
    case FixId::NotCooperative:
        return "Not cooperative";
    case FixId::UseExtensibleApi:
        return fmt::format("{}, cluster {}", toString(fix.config.api), clusterText(fix));
    }
    return "";
}

std::string messageFor(const Fix& fix) {
    switch (fix.id) {
    case FixId::SetGrid:
        return fmt::format(
            "Launch a grid of {}, {} in total{}. The values of blockIdx change, so check how the "
            "kernel computes its data index.",
            extentText(fix.config.gridDim), counted(volume(fix.shape.grid), "block"),
            fewerText(volume(fix.before.grid), volume(fix.shape.grid)));
    case FixId::SetBlock:
        return fmt::format(
            "Launch blocks of {} in a grid of {}: {} in total{}.", extentText(fix.config.blockDim),
            extentText(fix.config.gridDim), counted(threadCount(fix.shape), "thread"),
            coversItsProblem(fix) ? std::string()
                                  : fewerText(threadCount(fix.before), threadCount(fix.shape)));
    case FixId::SetCluster:
        return fmt::format("Launch clusters of {} block{}.", clusterText(fix),
                           clusterText(fix) == "1" ? "" : "s");
    case FixId::RemoveCluster:
        return "Launch without a cluster dimension.";
    case FixId::SetGridAndCluster:
        return fmt::format(
            "Round the grid up to {}, a multiple of the cluster size; the kernel needs a bounds "
            "check for the added blocks.",
            extentText(fix.config.gridDim));
    case FixId::SetDynamicSmem:
        return fmt::format("Request {} of dynamic shared memory; the kernel must work with that amount.",
                           bytesText(fix.config.dynamicSmemBytes));
    case FixId::SetSmemOptIn:
        return fmt::format("Set cudaFuncAttributeMaxDynamicSharedMemorySize to {} with cudaFuncSetAttribute "
                           "before launching with {} of dynamic shared memory.",
                           digits(fix.optIns.maxDynamicSharedSizeBytes.value),
                           bytesText(fix.config.dynamicSmemBytes));
    case FixId::AllowNonPortableCluster:
        return "Set cudaFuncAttributeNonPortableClusterSizeAllowed to 1 with cudaFuncSetAttribute before "
               "launching; not every device can run clusters of more than 8 blocks.";
    case FixId::NotCooperative:
        return "Launch non-cooperatively; not all blocks are then guaranteed to be resident, so the grid "
               "cannot "
               "synchronise as a whole.";
    case FixId::UseExtensibleApi:
        return fmt::format("Launch with {}, which accepts a cluster dimension.", toString(fix.config.api));
    }
    return "";
}

std::string_view errorNameFor(LaunchApi api, CudaStatus status) {
    return isDriverApi(api) ? driverErrorName(status) : runtimeErrorName(status);
}

} // namespace trichevron::core
