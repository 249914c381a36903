// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reference/rule_reference.h"

#include "core/evaluation/evaluation.h"
#include "core/json/json_writer.h"
#include "core/model_json/model_json.h"
#include "core/rules/rule.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron {

namespace {

std::string_view originText(LimitOrigin origin) {
    switch (origin) {
    case LimitOrigin::Device:
        return "the device's properties";
    case LimitOrigin::Given:
        return "the kernel or the launch";
    case LimitOrigin::Document:
        return "CUDA's documentation";
    }
    return "";
}

/// The members of an object that say something else than the ones a reader of it takes for granted.
Json without(const Json& object, const Json& granted) {
    Json kept = Json::object();
    for (const auto& item : object.items())
        if (!granted.contains(item.key()) || granted.at(item.key()) != item.value())
            kept[item.key()] = item.value();
    return kept;
}

std::string lineOf(const RuleExample& example) {
    Json granted = toJson(LaunchConfig{});
    granted.erase("gridDim");
    granted.erase("blockDim");
    Json line = without(toJson(example.config), granted);

    KernelAttributes untouched;
    untouched.name = example.kernel.name; // no rule reads it
    untouched.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(example.kernel.sharedSizeBytes);
    if (example.kernel.declared.launchBounds)
        untouched.maxThreadsPerBlock = example.kernel.declared.launchBounds->maxThreadsPerBlock;
    Json kernel = without(toJson(example.kernel), toJson(untouched));
    if (kernel.contains("declared"))
        kernel["declared"] = without(kernel["declared"], toJson(untouched)["declared"]);
    line["kernel"] = std::move(kernel);
    return compactText(line);
}

const Rule& entryOf(RuleId rule) {
    return ruleTable()[static_cast<std::size_t>(rule)];
}

} // namespace

std::size_t driverRuleCount() {
    const auto table = ruleTable();
    return static_cast<std::size_t>(
        std::count_if(table.begin(), table.end(), [](const Rule& rule) { return !rule.isAdvice(); }));
}

RuleReference referenceOf(RuleId rule, const DeviceProperties& device) {
    const Rule& entry = entryOf(rule);
    RuleReference reference;
    reference.rule = rule;
    reference.isAdvice = entry.isAdvice();
    const auto index = static_cast<std::size_t>(rule);
    if (!reference.isAdvice) {
        reference.place = index + 1;
        if (index > 0)
            reference.before = ruleTable()[index - 1].id;
        if (index + 1 < driverRuleCount())
            reference.after = ruleTable()[index + 1].id;
    }
    reference.error = entry.error;
    reference.limitAttribute = entry.limitAttribute;
    reference.limitOrigin = originText(entry.limitOrigin);
    reference.fixes = ruleGuides().at(index).fixes;
    reference.example = exampleOf(rule, device);
    reference.exampleLine = lineOf(reference.example);
    const Evaluation evaluation =
        evaluate(reference.example.config, reference.example.kernel, reference.example.device);
    const auto found =
        std::find_if(evaluation.findings.begin(), evaluation.findings.end(), [&](const Finding& finding) {
            return finding.rule == rule && finding.status != FindingStatus::Holds;
        });
    if (found == evaluation.findings.end())
        throw InputError(
            fmt::format("{}: its limits do not show the example of {}; take those of an NVIDIA H200",
                        device.name, nameOf(rule)));
    reference.exampleFinding = *found;
    return reference;
}

std::vector<RuleReference> allReferences(const DeviceProperties& device) {
    std::vector<RuleReference> references;
    for (const Rule& rule : ruleTable())
        references.push_back(referenceOf(rule.id, device));
    return references;
}

RuleId ruleNamed(std::string_view id) {
    std::string names;
    for (const Rule& rule : ruleTable()) {
        if (nameOf(rule.id) == id)
            return rule.id;
        names += fmt::format("{}{}", names.empty() ? "" : ", ", nameOf(rule.id));
    }
    throw InputError(fmt::format("\"{}\" is no rule; give one of {}", id, names));
}

} // namespace trichevron
