// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/silence.h"

#include "core/catalogue/message_literal.h"
#include "core/errors/input_error.h"
#include "core/rules/rule.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::core {

namespace {

std::string joinNames(const std::vector<RuleId>& rules, std::string_view separator) {
    std::string names;
    for (const RuleId rule : rules)
        names += fmt::format("{}{}", names.empty() ? "" : separator, toString(rule));
    return names;
}

void add(RuleSet& rules, RuleId rule) {
    rules.set(static_cast<std::size_t>(rule));
}

bool has(const RuleSet& rules, RuleId rule) {
    return rules.test(static_cast<std::size_t>(rule));
}

} // namespace

std::vector<RuleId> adviceRules() {
    std::vector<RuleId> advice;
    for (const Rule& rule : ruleTable())
        if (rule.isAdvice())
            advice.push_back(rule.id);
    return advice;
}

RuleSet parseSilencedRules(std::string_view list, std::string_view what) {
    const std::vector<RuleId> advice = adviceRules();
    RuleSet silenced;
    while (true) {
        const std::size_t end = std::min(list.find(','), list.size());
        const std::string_view id = list.substr(0, end);
        const auto found =
            std::find_if(advice.begin(), advice.end(), [&](RuleId rule) { return toString(rule) == id; });
        if (found != advice.end())
            add(silenced, *found);
        else if (id == "all")
            std::for_each(advice.begin(), advice.end(), [&](RuleId rule) { add(silenced, rule); });
        else
            throw InputError("{place}: \"{id}\" is not advice; use \"all\" or some of {ids}"_msg.with(
                "place"_a = what, "id"_a = id, "ids"_a = joinNames(advice, ", ")));
        if (end == list.size())
            return silenced;
        list.remove_prefix(end + 1);
    }
}

std::string formatSilencedRules(const RuleSet& silenced) {
    std::vector<RuleId> rules = adviceRules();
    rules.erase(std::remove_if(rules.begin(), rules.end(), [&](RuleId rule) { return !has(silenced, rule); }),
                rules.end());
    return joinNames(rules, ",");
}

std::size_t silence(Evaluation& evaluation, const RuleSet& silenced) {
    auto& findings = evaluation.findings;
    const std::size_t before = findings.size();
    findings.erase(std::remove_if(findings.begin(), findings.end(),
                                  [&](const Finding& finding) {
                                      return finding.status == FindingStatus::Advice &&
                                             has(silenced, finding.rule);
                                  }),
                   findings.end());
    return before - findings.size();
}

} // namespace trichevron::core
