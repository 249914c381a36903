// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/records.h"
#include "core/rules/rule.h"
#include "core/rules/runtime_codes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <stdexcept>
#include <vector>

namespace trichevron::core {

namespace {

using RuleTable = std::array<Rule, ruleCount>;

RuleTable makeTable() {
    RuleTable table{};
    for (const std::span<const Rule> records : rules::recordFiles())
        for (const Rule& rule : records) {
            Rule& entry = table[static_cast<std::size_t>(rule.id)];
            if (!entry.name.empty())
                throw std::logic_error(fmt::format("{} and {} have the same RuleId", entry.name, rule.name));
            entry = rule;
        }
    for (std::size_t id = 0; id < ruleCount; ++id)
        if (table[id].name.empty())
            throw std::logic_error(fmt::format("RuleId {} has no record", id));
    return table;
}

/// A node of a graph after each call: as it is added, without attributes, and with one attribute more each
/// time.
std::vector<LaunchConfig> nodeInTheMaking(const LaunchConfig& config) {
    LaunchConfig node = config;
    node.clusterDim.reset();
    node.cooperative = false;
    node.attributes = {};
    std::vector<LaunchConfig> calls{node};
    node.clusterDim = config.clusterDim;
    calls.push_back(node);
    node.cooperative = config.cooperative;
    calls.push_back(node);
    node.attributes.preferredClusterDim = config.attributes.preferredClusterDim;
    calls.push_back(node);
    for (const NumberAttribute& number : numberAttributes) {
        node.attributes.*number.value = config.attributes.*number.value;
        calls.push_back(node);
    }
    for (const StructAttribute& attribute : structAttributes) {
        node.attributes.*attribute.value = config.attributes.*attribute.value;
        calls.push_back(node);
    }
    return calls;
}

/// The rules that cudaGraphInstantiate checks, after the node has all its attributes.
RuleSet checkedByInstantiation(const RuleContext& context) {
    RuleSet rules;
    for (const Rule& rule : ruleTable())
        if (rule.graphStep != nullptr && rule.graphStep(context) == LaunchStep::Instantiate)
            rules.set(static_cast<std::size_t>(rule.id));
    return rules;
}

const Rule* firstOf(const RuleSet& violations) {
    for (const Rule& rule : ruleTable())
        if (violations.test(static_cast<std::size_t>(rule.id)))
            return &rule;
    return nullptr;
}

} // namespace

std::span<const Rule> ruleTable() {
    static const RuleTable table = makeTable();
    return table;
}

std::span<const Rule> rulesFor(const LaunchConfig& config) {
    static const std::vector<Rule> withoutAttributes = [] {
        std::vector<Rule> rules;
        std::copy_if(ruleTable().begin(), ruleTable().end(), std::back_inserter(rules),
                     [](const Rule& rule) { return !rule.needsAttribute; });
        return rules;
    }();
    return config.greenContextSmCount || config.attributes != LaunchAttributes{} ? ruleTable()
                                                                                 : withoutAttributes;
}

const Rule& ruleRecord(RuleId rule) {
    return ruleTable()[static_cast<std::size_t>(rule)];
}

bool isDriverLogKnown(const Rule& rule) {
    return !rule.isAdvice() && (!rule.driverSentences.front().empty() || rule.source == source::seen);
}

std::string_view toString(RuleId rule) {
    return ruleRecord(rule).name;
}

std::vector<FixId> FixKinds::list() const {
    std::vector<FixId> fixes;
    for (std::size_t i = 0; i < fixCount; ++i)
        if (has(static_cast<FixId>(i)))
            fixes.push_back(static_cast<FixId>(i));
    return fixes;
}

CudaStatus reportedError(const Rule& rule, const RuleContext& context) {
    return errorForRuntime(rule, context.device.provenance.runtimeVersion, context.config.api);
}

RuleSet findViolations(const RuleContext& context) {
    RuleSet violations;
    for (const Rule& rule : rulesFor(context.config))
        if (!rule.isAdvice() && rule.applies(context) && rule.isViolated(context))
            violations.set(static_cast<std::size_t>(rule.id));
    return violations;
}

const Rule* firstViolated(const RuleSet& violations, const RuleContext& context) {
    if (isGraphNode(context.config.api) && violations.any()) {
        const RuleSet untilInstantiated = violations & ~checkedByInstantiation(context);
        for (const LaunchConfig& made : nodeInTheMaking(context.config)) {
            const RuleSet atCall = untilInstantiated & findViolations({made, context.kernel, context.whole});
            if (atCall.any())
                return firstOf(atCall);
        }
    }
    return firstOf(violations);
}

std::optional<LaunchStep> failingStep(const Rule& rule, const RuleContext& context) {
    return isGraphNode(context.config.api) && rule.graphStep != nullptr ? rule.graphStep(context)
                                                                        : std::nullopt;
}

RuleExample ruleExample(RuleId rule, const DeviceProperties& device) {
    RuleExample example;
    example.config.gridDim = {64, 4, 4};
    example.config.blockDim = {64, 1, 1};
    example.kernel.name = "kernel";
    example.kernel.numRegs = 32;
    example.device = device;
    ruleRecord(rule).makeExample(example);
    if (!isGraphNode(example.config.api) && (example.config.clusterDim || example.config.cooperative ||
                                             example.config.attributes != LaunchAttributes{}))
        example.config.api = LaunchApi::CudaLaunchKernelEx; // the plainest API that accepts them
    return example;
}

} // namespace trichevron::core
