// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model_json/occupancy_json.h"

#include "core/catalogue/language.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/rule_messages.h"

namespace trichevron::core {

namespace {

void addResult(Json& json, const Occupancy& after) {
    json["maxActiveBlocksPerMultiprocessor"] = after.maxActiveBlocksPerMultiprocessor;
    json["activeWarps"] = after.activeWarps;
}

Json stepJson(const NextStep& step, const Occupancy& now) {
    Json json;
    json["step"] = toString(step.kind);
    json["limiter"] = toString(step.limiter);
    json["from"] = step.from;
    json["to"] = step.to;
    json["blocksAllowed"] = step.allowed == unlimitedBlocks ? Json() : Json(step.allowed);
    json["raises"] = step.raises;
    addResult(json, step.after);
    Json& stoppedBy = json["stoppedBy"] = Json::array();
    for (const Limiter limiter : step.stoppedBy)
        stoppedBy.push_back(toString(limiter));
    json["message"] = messageFor(step, now).text();
    return json;
}

} // namespace

Json toJson(const NextSteps& steps) {
    const EnglishScope english;
    Json json;
    Json& list = json["steps"] = Json::array();
    for (const NextStep& step : steps.steps)
        list.push_back(stepJson(step, steps.now));
    Json& together = json["together"] = nullptr;
    if (steps.together) {
        together = Json::object();
        addResult(together, *steps.together);
        together["message"] = togetherSentence(steps);
    }
    return json;
}

Json launchableJson(const Evaluation& evaluation) {
    const EnglishScope english;
    Json json;
    json["launchable"] = evaluation.accepted;
    json["error"] = runtimeErrorName(evaluation.predicted);
    Json& violations = json["violations"] = Json::array();
    for (const Finding& finding : evaluation.findings) {
        if (finding.status != FindingStatus::Violated)
            continue;
        Json violation;
        violation["rule"] = toString(finding.rule);
        violation["error"] = runtimeErrorName(finding.error);
        violation["message"] = messageFor(finding);
        violations.push_back(std::move(violation));
    }
    return json;
}

Json toJson(const RegisterBound& bound, const LaunchBounds& bounds) {
    const EnglishScope english;
    Json json;
    json["registers"] = bound.registers;
    json["blocks"] = bound.blocks;
    json["minBlocksIgnored"] = bound.minBlocksIgnored;
    json["message"] = messageFor(bound, bounds);
    return json;
}

} // namespace trichevron::core
