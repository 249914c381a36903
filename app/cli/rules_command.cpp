// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check_text.h"
#include "app/cli/cli_message.h"
#include "app/cli/commands.h"
#include "app/cli/device_choice.h"
#include "app/cli/help_text.h"
#include "app/cli/output.h"
#include "app/cli/output_language.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "core/reference/rule_reference.h"
#include "core/resources/resources.h"
#include "core/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::cli {

namespace {

struct RulesOptions {
    std::string id;
    bool json = false;
    bool markdown = false;
};

std::string tableText(const std::vector<core::RuleReference>& references) {
    Table table({"#", "rule"_msg(), "title"_msg(), "runtime error"_msg(), "driver error"_msg(), "limit"_msg(),
                 "known from"_msg()});
    for (const core::RuleReference& reference : references) {
        const auto error = [&](std::string_view name) {
            return reference.isAdvice ? "none"_msg() : std::string(name);
        };
        table.add({reference.isAdvice ? "advice"_msg() : std::to_string(reference.place),
                   std::string(toString(reference.rule)), titleFor(reference.rule),
                   error(runtimeErrorName(reference.error)), error(driverErrorName(reference.error)),
                   limitText(reference.rule), ruleSource(reference.rule)});
    }
    return table.text() + '\n' +
           "The driver checks the rules in this order and returns the error of the first violated one."_msg() +
           '\n' + moreAboutRulesText() + '\n';
}

std::string placeText(const core::RuleReference& reference) {
    if (reference.isAdvice)
        return "advice: it does not change the predicted error"_msg();
    std::vector<std::string> parts{"number {place} of {rules} in the driver's order"_msg(
        "place"_a = reference.place, "rules"_a = core::driverRuleCount())};
    if (reference.before)
        parts.push_back("after {rule}"_msg("rule"_a = toString(*reference.before)));
    if (reference.after)
        parts.push_back("before {rule}"_msg("rule"_a = toString(*reference.after)));
    return joined(parts);
}

/// A line for each fact, with what it is about in the first column.
std::string factsText(const std::vector<std::array<std::string, 2>>& facts) {
    std::size_t width = 5;
    for (const auto& [what, fact] : facts)
        width = std::max(width, displayWidth(what));
    std::string text;
    for (const auto& [what, fact] : facts)
        text += fmt::format("{}{:{}}{}\n", what, "", width + 3 - displayWidth(what), fact);
    return text;
}

std::string exampleTitle(const core::RuleExample& example) {
    if (example.deviceChange.empty())
        return "Example for {command}, with the limits of {device}:"_msg("command"_a = "check --batch",
                                                                         "device"_a = example.device.name);
    return "Example for {command}, with the limits of {device} with {change}:"_msg(
        "command"_a = "check --batch", "device"_a = example.device.name, "change"_a = example.deviceChange);
}

std::string ruleText(const core::RuleReference& reference) {
    std::string text = fmt::format("{} [{}]\n  {}\n\n", titleFor(reference.rule), toString(reference.rule),
                                   patternText(reference.rule));
    std::vector<std::array<std::string, 2>> facts{{"order"_msg(), placeText(reference)}};
    if (!reference.isAdvice)
        facts.push_back({"error"_msg(), "{error} ({code}), in the driver API {driverError}"_msg(
                                            "error"_a = runtimeErrorName(reference.error),
                                            "code"_a = core::digits(static_cast<unsigned>(reference.error)),
                                            "driverError"_a = driverErrorName(reference.error))});
    facts.push_back({"limit"_msg(), "{limit}; set by {origin}"_msg("limit"_a = limitText(reference.rule),
                                                                   "origin"_a = reference.limitOrigin)});
    facts.push_back({"known"_msg(), std::string(ruleSource(reference.rule))});
    if (!reference.isAdvice)
        facts.push_back({"driver's log"_msg(), driverLogText(reference.rule)});
    for (const core::FixId fix : reference.fixes)
        facts.push_back({"fix"_msg(), fmt::format("{} ({})", titleFor(fix), toString(fix))});
    text += factsText(facts);
    text += fmt::format("\n{}\n  {}\n  {}\n", exampleTitle(reference.example), reference.exampleLine,
                        messageFor(reference.exampleFinding));
    for (const core::Fix& fix : reference.exampleFinding.fixes)
        text += "  " + fixText(fix) + '\n';
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
    json["driverLog"] = reference.isAdvice ? core::Json() : core::Json(driverLogText(reference.rule));
    json["seenInDriverLog"] = core::driverLogJson(reference.rule);
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
    CLI::App* command = app.add_subcommand(
        "rules", "List the rules that launches are checked against, or explain one rule"_msg());
    const auto options = std::make_shared<RulesOptions>();
    CLI::Option* id =
        command->add_option("id", options->id, "The id of a rule, which check prints in brackets"_msg())
            ->type_name("ID"_msg());
    CLI::Option* json = command->add_flag("--json", options->json, "Print JSON"_msg());
    command->add_flag("--markdown", options->markdown, "Print the page of all rules, as Markdown"_msg())
        ->excludes(id)
        ->excludes(json);
    command->footer(examplesText({"trichevron-cli rules", "trichevron-cli rules clusterDividesGrid",
                                  "trichevron-cli rules --markdown > rules.md"}));
    command->callback([options, &status] {
        const OutputLanguage language(options->json || options->markdown);
        status = printRules(*options);
    });
}

} // namespace trichevron::cli
