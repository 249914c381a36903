// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/output.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "core/reference/rule_reference.h"
#include "core/resources/resources.h"

#include <fmt/format.h>

#include <memory>

namespace trichevron::cli {

namespace {

struct RulesOptions {
    std::string id;
    bool json = false;
    bool markdown = false;
};

std::string tableText(const std::vector<core::RuleReference>& references) {
    Table table({"#", "rule", "title", "runtime error", "driver error", "limit", "known from"});
    for (const core::RuleReference& reference : references) {
        const auto error = [&](std::string_view name) {
            return std::string(reference.isAdvice ? "none" : name);
        };
        table.add({reference.isAdvice ? "advice" : std::to_string(reference.place),
                   std::string(toString(reference.rule)), titleFor(reference.rule),
                   error(runtimeErrorName(reference.error)), error(driverErrorName(reference.error)),
                   std::string(reference.limitAttribute), std::string(ruleSource(reference.rule))});
    }
    return table.text() +
           "\nThe driver checks the rules in this order and returns the error of the first violated one.\n"
           "More about a rule: trichevron-cli rules ID\n";
}

std::string placeText(const core::RuleReference& reference) {
    if (reference.isAdvice)
        return "advice: it does not change the predicted error";
    std::string text =
        fmt::format("number {} of {} in the driver's order", reference.place, core::driverRuleCount());
    if (reference.before)
        text += fmt::format(", after {}", toString(*reference.before));
    if (reference.after)
        text += fmt::format(", before {}", toString(*reference.after));
    return text;
}

std::string ruleText(const core::RuleReference& reference) {
    std::string text = fmt::format("{} [{}]\n  {}\n\n", titleFor(reference.rule), toString(reference.rule),
                                   patternText(reference.rule));
    text += fmt::format("order   {}\n", placeText(reference));
    if (!reference.isAdvice)
        text += fmt::format("error   {} ({}), in the driver API {}\n", runtimeErrorName(reference.error),
                            static_cast<int>(reference.error), driverErrorName(reference.error));
    text += fmt::format("limit   {}; set by {}\nknown   {}\n", reference.limitAttribute,
                        reference.limitOrigin, ruleSource(reference.rule));
    for (const core::FixId fix : reference.fixes)
        text += fmt::format("fix     {} ({})\n", titleFor(fix), toString(fix));
    const core::RuleExample& example = reference.example;
    text +=
        fmt::format("\nExample for check --batch, with the limits of {}{}:\n  {}\n  {}\n",
                    example.device.name, example.deviceChange.empty() ? "" : " with " + example.deviceChange,
                    reference.exampleLine, messageFor(reference.exampleFinding));
    for (const core::Fix& fix : reference.exampleFinding.fixes)
        text += fmt::format("  fix: {} – {}\n", fixLabel(fix), messageFor(fix));
    return text;
}

core::Json ruleName(const std::optional<core::RuleId>& rule) {
    return rule ? core::Json(toString(*rule)) : core::Json();
}

core::Json ruleJson(const core::RuleReference& reference) {
    core::Json json;
    json["rule"] = toString(reference.rule);
    json["title"] = titleFor(reference.rule);
    json["advice"] = reference.isAdvice;
    json["place"] = reference.isAdvice ? core::Json() : core::Json(reference.place);
    json["before"] = ruleName(reference.before);
    json["after"] = ruleName(reference.after);
    json["runtimeError"] = reference.isAdvice ? core::Json() : core::Json(runtimeErrorName(reference.error));
    json["driverError"] = reference.isAdvice ? core::Json() : core::Json(driverErrorName(reference.error));
    json["code"] = static_cast<int>(reference.error);
    json["sentence"] = patternText(reference.rule);
    json["limit"] = reference.limitAttribute;
    json["setBy"] = reference.limitOrigin;
    json["knownFrom"] = ruleSource(reference.rule);
    core::Json& fixes = json["fixes"] = core::Json::array();
    for (const core::FixId fix : reference.fixes)
        fixes.push_back(toString(fix));
    core::Json& example = json["example"];
    example["device"] = reference.example.device.name;
    example["deviceChange"] = reference.example.deviceChange;
    example["line"] = core::parseJsonLine(reference.exampleLine, "example");
    example["message"] = messageFor(reference.exampleFinding);
    return json;
}

ExitStatus printRules(const RulesOptions& options) {
    const core::DeviceProperties device = core::loadDevice(defaultDevice);
    if (options.markdown) {
        printText(rulesPage(device));
        return ExitStatus::Success;
    }
    if (!options.id.empty()) {
        const core::RuleReference reference = makeReference(core::findRule(options.id), device);
        if (options.json)
            printJson(ruleJson(reference));
        else
            printText(ruleText(reference));
        return ExitStatus::Success;
    }
    const std::vector<core::RuleReference> references = makeAllReferences(device);
    if (!options.json) {
        printText(tableText(references));
        return ExitStatus::Success;
    }
    core::Json json;
    core::Json& list = json["rules"] = core::Json::array();
    for (const core::RuleReference& reference : references)
        list.push_back(ruleJson(reference));
    printJson(json);
    return ExitStatus::Success;
}

} // namespace

void addRulesCommand(CLI::App& app, ExitStatus& status) {
    CLI::App* command =
        app.add_subcommand("rules", "List the rules that launches are checked against, or explain one rule");
    const auto options = std::make_shared<RulesOptions>();
    CLI::Option* id =
        command->add_option("id", options->id, "The id of a rule, which check prints in brackets")
            ->type_name("ID");
    CLI::Option* json = command->add_flag("--json", options->json, "Print JSON");
    command->add_flag("--markdown", options->markdown, "Print core/rules/RULES.md, the page of all rules")
        ->excludes(id)
        ->excludes(json);
    command->footer("Examples:\n"
                    "  trichevron-cli rules\n"
                    "  trichevron-cli rules clusterDividesGrid\n"
                    "  trichevron-cli rules --markdown > core/rules/RULES.md");
    command->callback([options, &status] { status = printRules(*options); });
}

} // namespace trichevron::cli
