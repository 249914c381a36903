// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/conformance/report.h"

#include "core/catalogue/message_literal.h"
#include "core/model_json/model_json.h"
#include "core/rules/rule.h"

#include <fmt/format.h>

#include <utility>

namespace trichevron::core::conformance {

namespace {

constexpr std::string_view reportFormat = "trichevron-conformance";
constexpr int reportVersion = 1;

Json tallyJson(const Tally& tally) {
    Json json;
    json["asked"] = tally.asked;
    json["agreed"] = tally.agreed;
    json["disagreements"] = tally.disagreements;
    return json;
}

bool isViolation(std::size_t id) {
    return !ruleTable()[id].isAdvice();
}

std::string pairName(std::size_t first, std::size_t second) {
    return fmt::format("{} + {}", toString(static_cast<RuleId>(first)),
                       toString(static_cast<RuleId>(second)));
}

Json launchesJson(const LaunchTally& tally) {
    Json json = tallyJson(tally);
    Json& codes = json["answeredCodes"] = Json::object();
    for (const auto& [code, times] : tally.answeredCodes)
        codes[std::to_string(code)] = times;
    Json& apis = json["perApi"] = Json::object();
    for (const LaunchApi api : allLaunchApis)
        apis[std::string(toString(api))] = tally.perApi[static_cast<std::size_t>(api)];
    if (!tally.failingCalls.empty()) {
        Json& calls = json["failingCalls"] = Json::array();
        for (const auto& [seen, times] : tally.failingCalls)
            calls.push_back({{"rule", seen.first}, {"failsAt", seen.second}, {"seen", times}});
    }
    json["cooperative"] = tally.cooperative;
    json["breakingNoRule"] = tally.accepted;
    Json rules = Json::object();
    Json pairs = Json::object();
    Json never = Json::array();
    for (std::size_t id = 0; id < ruleCount; ++id) {
        if (!isViolation(id))
            continue;
        const RuleTally& rule = tally.perRule[id];
        rules[std::string(toString(static_cast<RuleId>(id)))] = {
            {"broken", rule.broken}, {"alone", rule.alone}, {"reportedFirst", rule.reportedFirst}};
        for (std::size_t other = id + 1; other < ruleCount; ++other) {
            if (!isViolation(other))
                continue;
            if (tally.perPair[id][other] > 0)
                pairs[pairName(id, other)] = tally.perPair[id][other];
            else
                never.push_back(pairName(id, other));
        }
    }
    json["perRule"] = std::move(rules);
    json["perPair"] = std::move(pairs);
    json["pairsNeverBroken"] = std::move(never);
    json["reasons"] = toJson(tally.reasons);
    return json;
}

void addLine(std::string& text, const std::string& what, const Tally& tally) {
    if (tally.asked > 0)
        text +=
            fmt::format("{:<18}{}\n", what,
                        "{agreed} of {asked} agree"_msg("agreed"_a = tally.agreed, "asked"_a = tally.asked));
}

} // namespace

Json toJson(const Report& report) {
    Json json;
    json["format"] = reportFormat;
    json["version"] = reportVersion;
    json["device"] = report.device.name;
    json["provenance"] = toJson(report.device.provenance);
    json["clusterGroups"] = report.device.smsPerGpc;
    Json& kernels = json["kernels"] = Json::array();
    for (const KernelAttributes& kernel : report.kernels)
        kernels.push_back(toJson(kernel));
    json["seeds"] = report.seeds;
    json["launches"] = launchesJson(report.launches);
    json["occupancyPoints"] = tallyJson(report.occupancies);
    json["clusterQueries"] = tallyJson(report.clusters);
    json["suggestions"] = tallyJson(report.suggestions);
    return json;
}

std::string textOf(const Report& report) {
    std::string text;
    addLine(text, "launches"_msg(), report.launches);
    if (const ReasonTally& reasons = report.launches.reasons; reasons.sentences > 0)
        text += fmt::format(
            "{:<18}{}\n", "reasons"_msg(),
            "{agreed} of {asked} agree"_msg("agreed"_a = reasons.agreed, "asked"_a = reasons.sentences));
    addLine(text, "occupancy points"_msg(), report.occupancies);
    addLine(text, "cluster queries"_msg(), report.clusters);
    addLine(text, "suggestions"_msg(), report.suggestions);
    return text;
}

} // namespace trichevron::core::conformance
