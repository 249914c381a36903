// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Fills the messages of the rules (core/rules/rule.h), and has the messages of fixes.
#include "core/messages/rule_messages.h"
#include "core/catalogue/message_literal.h"
#include "core/catalogue/pattern.h"
#include "core/device/architecture.h"
#include "core/dimensions/extent_text.h"
#include "core/launch/launch_attribute_text.h"
#include "core/messages/percent_text.h"
#include "core/rules/rule.h"
#include "core/text/number_text.h"

#include <array>
#include <optional>

namespace trichevron::core {

namespace {

/// Points out that a fix leaves blocks or threads out.
std::string fewerText(Count before, Count after) {
    if (after >= before)
        return "";
    return before == ~Count{0}
               ? ", many fewer than now, which changes the result unless the kernel uses a grid-stride "
                 "loop"_msg()
               : ", {count} fewer than now, which changes the result unless the kernel uses a grid-stride "
                 "loop"_msg("count"_a = before - after);
}

bool coversItsProblem(const Fix& fix) {
    return fix.config.problem && uncoveredElements(fix.shape, *fix.config.problem) == 0;
}

/// Elements that have a thread after the fix; none where they all have one, or need none.
std::optional<Count> partCovered(const Fix& fix) {
    const Count uncovered = fix.problem ? uncoveredElements(fix.shape, *fix.problem) : Count{0};
    return uncovered == 0 ? std::nullopt : std::optional(volume(*fix.problem) - uncovered);
}

std::string gridLabel(const Fix& fix) {
    const std::string grid = "Grid {size}"_msg("size"_a = shortExtentText(fix.config.gridDim));
    const auto part = partCovered(fix);
    return part ? "{grid}, {percent} covered"_msg(
                      "grid"_a = grid, "percent"_a = percentText(computePercent(*part, volume(*fix.problem))))
                : grid;
}

/// A sentence after that of a fix of the grid; empty where it leaves no element out.
std::string partText(const Fix& fix) {
    const auto part = partCovered(fix);
    return part ? " " + "It covers {part} of {limit, plural, one {# element} other {# elements}}."_msg(
                            "part"_a = *part, "limit"_a = volume(*fix.problem))
                : std::string();
}

bool changesGrid(const Fix& fix) {
    return fix.shape.grid != fix.before.grid;
}

std::string clusterText(const Fix& fix) {
    return shortExtentText(fix.config.clusterDim.value_or(ClusterExtent{}));
}

std::string greenContextText(const Fix& fix) {
    return digits(fix.config.greenContextSmCount.value_or(0));
}

std::string preferredClusterText(const Fix& fix) {
    return shortExtentText(fix.config.attributes.preferredClusterDim.value_or(ClusterExtent{}));
}

/// What a rule in general says in place of an argument that is no number; empty for a number.
std::string generalWord(std::string_view argument) {
    if (argument == "axis")
        return "x";
    if (argument == "bound")
        return "at most"_msg();
    return argument == "api" ? std::string(toString(LaunchApi::CudaLaunchKernelEx)) : std::string();
}

struct PatternLetters {
    std::string pattern;
    int count = 0; ///< of letters that stand for a number
};

PatternLetters lettersIn(RuleId rule) {
    PatternLetters letters;
    std::string_view further = "KPQRSTUVW"; // A and I are words
    letters.pattern = patternWithWords(ruleRecord(rule).message.pattern(), [&](std::string_view argument) {
        std::string word = generalWord(argument);
        if (!word.empty())
            return word;
        ++letters.count;
        if (argument == "value" || argument == "limit")
            return std::string(argument == "value" ? "N" : "M");
        word = further.substr(0, 1);
        further.remove_prefix(1);
        return word;
    });
    return letters;
}

/// More registers than a thread can have leave no number of threads that a block could have: then that limit
/// is said. Empty for any other finding.
std::optional<Arguments> impossibleRegisters(const Finding& finding) {
    const Count most = Architecture{}.maxRegistersPerThread;
    if (finding.rule != RuleId::RegistersPerBlock || finding.status != FindingStatus::Violated)
        return std::nullopt;
    for (const Argument& argument : finding.arguments)
        if (const auto* registers = std::get_if<Count>(&argument.value);
            argument.name == "numRegs" && registers != nullptr && *registers > most)
            return Arguments{{"value", *registers}, {"limit", most}};
    return std::nullopt;
}

} // namespace

std::string titleFor(RuleId rule) {
    return ruleRecord(rule).title.text();
}

std::string figureText(const Finding& finding) {
    if (const auto arguments = impossibleRegisters(finding))
        return Message("{value} / {limit} registers per thread"_msg).fill(*arguments);
    const Rule& rule = ruleRecord(finding.rule);
    return (finding.status == FindingStatus::Holds ? rule.satisfiedFigure : rule.figure)
        .fill(finding.arguments);
}

std::string messageFor(const Finding& finding) {
    const Rule& rule = ruleRecord(finding.rule);
    if (finding.status == FindingStatus::Holds)
        return "{rule}: satisfied ({figure})."_msg("rule"_a = rule.title.text(),
                                                   "figure"_a = figureText(finding));
    if (const auto arguments = impossibleRegisters(finding))
        return ruleRecord(RuleId::RegistersPerThread).message.fill(*arguments);
    return rule.message.fill(finding.arguments);
}

std::string patternText(RuleId rule) {
    return lettersIn(rule).pattern;
}

bool patternHasLetters(RuleId rule) {
    return lettersIn(rule).count > 0;
}

std::string titleFor(FixId fix) {
    constexpr std::array<Message, fixCount> titles{"change the grid"_msg,
                                                   "change the block"_msg,
                                                   "change the cluster"_msg,
                                                   "remove the cluster"_msg,
                                                   "round the grid up to whole clusters"_msg,
                                                   "change the dynamic shared memory"_msg,
                                                   "change the opt-in to dynamic shared memory"_msg,
                                                   "allow non-portable cluster sizes"_msg,
                                                   "launch non-cooperatively"_msg,
                                                   "use an API that accepts a cluster"_msg,
                                                   "change the preferred cluster"_msg,
                                                   "change the size of the green context"_msg,
                                                   "change the launch attribute"_msg,
                                                   "remove the launch attribute"_msg};
    static_assert(!titles.back().isEmpty(), "each kind of fix has a title");
    return titles[static_cast<std::size_t>(fix)].text();
}

std::string limitText(RuleId rule) {
    const Rule& record = ruleRecord(rule);
    return record.limitName.isEmpty() ? std::string(record.limitAttribute) : record.limitName.text();
}

std::string ruleSource(RuleId rule) {
    return ruleRecord(rule).source.text();
}

std::string driverLogText(RuleId rule) {
    const Rule& record = ruleRecord(rule);
    if (record.isAdvice())
        return "";
    if (!isDriverLogKnown(record))
        return "not known"_msg();
    const std::string seen = "seen on {device}, driver {version}, {date}"_msg(
        "device"_a = driverLogSource.device, "version"_a = driverLogSource.driverVersion,
        "date"_a = driverLogSource.date);
    return record.driverSentences.front().empty()
               ? "silent ({seen})"_msg("seen"_a = seen)
               : "“{sentence}” ({seen})"_msg("sentence"_a = patternWithNames(record.driverSentences.front()),
                                             "seen"_a = seen);
}

std::string fixLabel(const Fix& fix) {
    switch (fix.id) {
    case FixId::SetGrid:
        return gridLabel(fix);
    case FixId::SetBlock:
        return "Block {size}"_msg("size"_a = shortExtentText(fix.config.blockDim));
    case FixId::SetCluster:
        return "Cluster {size}"_msg("size"_a = clusterText(fix));
    case FixId::RemoveCluster:
        return "No cluster"_msg();
    case FixId::SetGridAndCluster:
        return "Round grid up to {size}"_msg("size"_a = shortExtentText(fix.config.gridDim));
    case FixId::SetDynamicSmem:
        return "Dynamic shared {size}"_msg("size"_a = bytesText(fix.config.dynamicSmemBytes));
    case FixId::SetSmemOptIn:
        return "Opt in to {size}"_msg("size"_a = bytesText(fix.optIns.maxDynamicSharedSizeBytes));
    case FixId::AllowNonPortableCluster:
        return changesGrid(fix) ? "Allow non-portable cluster, grid {size}"_msg(
                                      "size"_a = shortExtentText(fix.config.gridDim))
                                : "Allow non-portable cluster"_msg();
    case FixId::NotCooperative:
        return "Not cooperative"_msg();
    case FixId::UseExtensibleApi:
        return "{api}, cluster {size}"_msg("api"_a = toString(fix.config.api), "size"_a = clusterText(fix));
    case FixId::SetPreferredCluster:
        return "Preferred cluster {size}"_msg("size"_a = preferredClusterText(fix));
    case FixId::SetGreenContext:
        return "Green context of {sms} SMs"_msg("sms"_a = greenContextText(fix));
    case FixId::SetAttribute:
        return "{attribute} {value}"_msg("attribute"_a = fix.attribute,
                                         "value"_a =
                                             launchAttributeValue(fix.config.attributes, fix.attribute));
    case FixId::RemoveAttribute:
        return "No {attribute}"_msg("attribute"_a = fix.attribute);
    }
    return "";
}

std::string messageFor(const Fix& fix) {
    switch (fix.id) {
    case FixId::SetGrid:
        return "Launch a grid of {grid}, {blocks, plural, one {# block} other {# blocks}} in total{fewer}. "
               "The "
               "values of blockIdx change, so check how the kernel computes its data index."_msg(
                   "grid"_a = extentText(fix.config.gridDim), "blocks"_a = volume(fix.shape.grid),
                   "fewer"_a = fewerText(volume(fix.before.grid), volume(fix.shape.grid))) +
               partText(fix);
    case FixId::SetBlock:
        return "Launch blocks of {block} in a grid of {grid}: {threads, plural, one {# thread} other {# "
               "threads}} in total{fewer}."_msg(
                   "block"_a = extentText(fix.config.blockDim), "grid"_a = extentText(fix.config.gridDim),
                   "threads"_a = threadCount(fix.shape),
                   "fewer"_a = coversItsProblem(fix)
                                   ? std::string()
                                   : fewerText(threadCount(fix.before), threadCount(fix.shape)));
    case FixId::SetCluster:
        return clusterText(fix) == "1" ? "Launch clusters of 1 block."_msg()
                                       : "Launch clusters of {size} blocks."_msg("size"_a = clusterText(fix));
    case FixId::RemoveCluster:
        return "Launch without a cluster dimension."_msg();
    case FixId::SetGridAndCluster:
        return "Round the grid up to {grid}, a multiple of the cluster size; the kernel needs a bounds "
               "check for the added blocks."_msg("grid"_a = extentText(fix.config.gridDim));
    case FixId::SetDynamicSmem:
        return "Request {size} of dynamic shared memory; the kernel must work with that amount."_msg(
            "size"_a = bytesText(fix.config.dynamicSmemBytes));
    case FixId::SetSmemOptIn:
        return "Set cudaFuncAttributeMaxDynamicSharedMemorySize to {bytes} with cudaFuncSetAttribute "
               "before launching with {size} of dynamic shared memory."_msg(
                   "bytes"_a = digits(fix.optIns.maxDynamicSharedSizeBytes.value),
                   "size"_a = bytesText(fix.config.dynamicSmemBytes));
    case FixId::AllowNonPortableCluster:
        if (changesGrid(fix))
            return "Set cudaFuncAttributeNonPortableClusterSizeAllowed to 1 with cudaFuncSetAttribute before "
                   "launching, and round the grid up to {grid}, a multiple of the cluster size; the kernel "
                   "needs a bounds check for the added blocks, and not every device can run clusters of more "
                   "than 8 blocks."_msg("grid"_a = extentText(fix.config.gridDim));
        return "Set cudaFuncAttributeNonPortableClusterSizeAllowed to 1 with cudaFuncSetAttribute before "
               "launching; not every device can run clusters of more than 8 blocks."_msg();
    case FixId::NotCooperative:
        return "Launch non-cooperatively; not all blocks are then guaranteed to be resident, so the grid "
               "cannot synchronise as a whole."_msg();
    case FixId::UseExtensibleApi:
        return "Launch with {api}, which accepts a cluster dimension."_msg("api"_a =
                                                                               toString(fix.config.api));
    case FixId::SetPreferredCluster:
        return "Prefer clusters of {size} blocks."_msg("size"_a = preferredClusterText(fix));
    case FixId::SetGreenContext:
        return "Launch in a stream of a green context of {sms} SMs."_msg("sms"_a = greenContextText(fix));
    case FixId::SetAttribute:
        return "Launch with the attribute {attribute}={value}."_msg(
            "attribute"_a = fix.attribute,
            "value"_a = launchAttributeValue(fix.config.attributes, fix.attribute));
    case FixId::RemoveAttribute:
        return "Launch without the attribute {attribute}."_msg("attribute"_a = fix.attribute);
    }
    return "";
}

std::string_view errorNameFor(LaunchApi api, CudaStatus status) {
    return isDriverApi(api) ? driverErrorName(status) : runtimeErrorName(status);
}

} // namespace trichevron::core
