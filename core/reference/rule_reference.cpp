// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reference/rule_reference.h"

#include "core/catalogue/message_literal.h"
#include "core/evaluation/evaluation.h"
#include "core/json/json_writer.h"
#include "core/model_json/model_json.h"
#include "core/rules/rule.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

namespace trichevron::core {

namespace {

std::string originText(LimitOrigin origin) {
    switch (origin) {
    case LimitOrigin::Device:
        return "the device's properties"_msg();
    case LimitOrigin::Given:
        return "the kernel or the launch"_msg();
    case LimitOrigin::Document:
        return "CUDA's documentation"_msg();
    }
    return "";
}

/// Whatever the case of the letters.
bool hasPart(std::string_view name, std::string_view part) {
    const auto found =
        std::search(name.begin(), name.end(), part.begin(), part.end(),
                    [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); });
    return found != name.end();
}

/// The members of an object that differ from the defaults.
Json withoutDefaults(const Json& object, const Json& defaults) {
    Json kept = Json::object();
    for (const auto& item : object.items())
        if (!defaults.contains(item.key()) || defaults.at(item.key()) != item.value())
            kept[item.key()] = item.value();
    return kept;
}

std::string exampleLine(const RuleExample& example) {
    Json defaults = toJson(LaunchConfig{});
    defaults.erase("gridDim");
    defaults.erase("blockDim");
    Json line = withoutDefaults(toJson(example.config), defaults);

    KernelAttributes defaultKernel;
    defaultKernel.name = example.kernel.name; // no rule reads it
    defaultKernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(example.kernel.sharedSizeBytes);
    if (example.kernel.declared.launchBounds)
        defaultKernel.maxThreadsPerBlock = example.kernel.declared.launchBounds->maxThreadsPerBlock;
    Json kernel = withoutDefaults(toJson(example.kernel), toJson(defaultKernel));
    if (kernel.contains("declared"))
        kernel["declared"] = withoutDefaults(kernel["declared"], toJson(defaultKernel)["declared"]);
    line["kernel"] = std::move(kernel);
    return compactText(line);
}

} // namespace

std::size_t driverRuleCount() {
    const auto table = ruleTable();
    return static_cast<std::size_t>(
        std::count_if(table.begin(), table.end(), [](const Rule& rule) { return !rule.isAdvice(); }));
}

RuleReference makeReference(RuleId rule, const DeviceProperties& device) {
    const Rule& record = ruleRecord(rule);
    RuleReference reference;
    reference.rule = rule;
    reference.isAdvice = record.isAdvice();
    const auto index = static_cast<std::size_t>(rule);
    if (!reference.isAdvice) {
        reference.place = index + 1;
        if (index > 0)
            reference.before = ruleTable()[index - 1].id;
        if (index + 1 < driverRuleCount())
            reference.after = ruleTable()[index + 1].id;
    }
    reference.error = record.error;
    reference.limitAttribute = record.limitAttribute;
    reference.limitOrigin = originText(record.limitOrigin);
    reference.fixes = record.fixKinds.list();
    reference.example = ruleExample(rule, device);
    reference.exampleLine = exampleLine(reference.example);
    const Evaluation evaluation =
        evaluate(reference.example.config, reference.example.kernel, reference.example.device);
    const auto found =
        std::find_if(evaluation.findings.begin(), evaluation.findings.end(), [&](const Finding& finding) {
            return finding.rule == rule && finding.status != FindingStatus::Holds;
        });
    if (found == evaluation.findings.end())
        throw InputError(
            "{device}: with this device's limits, the example of {rule} does not violate the rule; "
            "use an NVIDIA H200"_msg.with("device"_a = device.name, "rule"_a = toString(rule)));
    reference.exampleFinding = *found;
    return reference;
}

std::vector<RuleReference> makeAllReferences(const DeviceProperties& device) {
    std::vector<RuleReference> references;
    for (const Rule& rule : ruleTable())
        references.push_back(makeReference(rule.id, device));
    return references;
}

RuleId findRule(std::string_view id) {
    std::vector<std::string_view> all;
    std::vector<std::string_view> near;
    for (const Rule& rule : ruleTable()) {
        const std::string_view name = toString(rule.id);
        if (name == id)
            return rule.id;
        all.push_back(name);
        if (hasPart(name, id))
            near.push_back(name);
    }
    if (!near.empty())
        throw InputError("\"{id}\" is not a rule; these have it in their ids: {ids}"_msg.with(
            "id"_a = id, "ids"_a = fmt::format("{}", fmt::join(near, ", "))));
    throw InputError("\"{id}\" is not a rule; use one of {ids}"_msg.with(
        "id"_a = id, "ids"_a = fmt::format("{}", fmt::join(all, ", "))));
}

} // namespace trichevron::core
