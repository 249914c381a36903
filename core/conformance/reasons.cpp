// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/conformance/reasons.h"

#include "core/rules/driver_reason_check.h"
#include "core/rules/driver_sentence.h"

#include <fmt/format.h>

namespace trichevron::core::conformance {

bool countReason(std::string_view sentence, const Rule& first, const RuleContext& context,
                 ReasonTally& tally) {
    if (sentence.empty()) {
        ++tally.silent[first.id];
        return true;
    }
    ++tally.sentences;
    const auto reason = readDriverSentence(sentence);
    SentenceTally& form = tally.forms[sentenceForm(sentence)];
    if (form.seen++ == 0)
        form.example = sentence;
    form.isKnown = reason.has_value();
    ++form.perRule[first.id];
    if (reason && !reason->rules.test(static_cast<std::size_t>(first.id)))
        ++tally.otherRule[{sentenceForm(sentence), first.id}];
    const bool agrees = reason && agreesWithDriver(*reason, first, context);
    tally.agreed += agrees ? 1U : 0U;
    return agrees;
}

Json toJson(const ReasonTally& tally) {
    Json json;
    json["sentences"] = tally.sentences;
    json["agreed"] = tally.agreed;
    json["disagreements"] = tally.disagreements;
    Json& silent = json["silent"] = Json::object();
    for (const auto& [rule, times] : tally.silent)
        silent[std::string(toString(rule))] = times;
    Json& forms = json["forms"] = Json::array();
    for (const auto& [form, one] : tally.forms) {
        Json entry;
        entry["form"] = form;
        entry["example"] = one.example;
        entry["seen"] = one.seen;
        entry["known"] = one.isKnown;
        Json& rules = entry["reportedFirst"] = Json::object();
        for (const auto& [rule, times] : one.perRule)
            rules[std::string(toString(rule))] = times;
        forms.push_back(std::move(entry));
    }
    Json& others = json["otherRule"] = Json::array();
    for (const auto& [pair, times] : tally.otherRule)
        others.push_back({{"driver", pair.first}, {"model", toString(pair.second)}, {"seen", times}});
    return json;
}

} // namespace trichevron::core::conformance
