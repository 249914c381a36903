// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/invariants.h"

#include "core/json/json_writer.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "core/rules/rule.h"

#include <cstdio>
#include <cstdlib>

namespace trichevron::core::fuzz {

namespace {

void requireMessages(const Finding& finding) {
    require(!titleFor(finding.rule).empty(), "a finding has a title");
    require(!figureText(finding).empty() || finding.status == FindingStatus::Holds, "a finding has a figure");
    const std::string sentence = messageFor(finding);
    require(!sentence.empty(), "a finding has a sentence");
    require(sentence.find('{') == std::string::npos, "a sentence has no unreplaced parameters");
}

void requireFixes(const Finding& finding, const RuleSet& before, const KernelAttributes& kernel,
                  const DeviceProperties& device) {
    for (const Fix& fix : finding.fixes) {
        KernelAttributes changed = kernel;
        changed.optIns = fix.optIns;
        const RuleSet after = findViolations(RuleContext(fix.config, changed, device));
        require((after & ~before).none(), "a fix violates no further rule");
        require(finding.status == FindingStatus::Advice || after.count() < before.count(),
                "a fix of a violation leaves fewer violations");
        require(!fixLabel(fix).empty() && !messageFor(fix).empty(), "a fix has a label and a sentence");
    }
}

} // namespace

void require(bool holds, std::string_view sentence) {
    if (holds)
        return;
    std::fprintf(stderr, "violated: %.*s\n", static_cast<int>(sentence.size()), sentence.data());
    std::abort();
}

void requireSentence(std::string_view sentence) {
    require(!sentence.empty(), "an error says what is wrong");
    require(sentence.find('\n') == std::string_view::npos, "an error is one line");
}

void requireSoundEvaluation(const LaunchConfig& config, const KernelAttributes& kernel,
                            const DeviceProperties& device) {
    const RuleSet before = findViolations(RuleContext(config, kernel, device));
    const Evaluation evaluation = evaluate(config, kernel, device);
    require(evaluation.accepted == before.none(), "a launch is accepted exactly without violations");
    require(evaluation.violationCount() == before.count(), "every violation is a finding");
    require(evaluation.accepted == (evaluation.predicted == CudaStatus::Success),
            "a launch is refused exactly with an error");
    require(evaluation.accepted != evaluation.reportedFirst.has_value(), "a refusal has a first violation");
    require(evaluation.accepted || evaluation.findings.front().rule == *evaluation.reportedFirst,
            "the first finding is the reported one");
    for (const Finding& finding : evaluation.findings) {
        requireMessages(finding);
        requireFixes(finding, before, kernel, device);
    }
    require(!compactText(toJson(evaluation, config)).empty(), "an evaluation can be written as JSON");
}

Json requireAnswer(std::string_view answer, bool readable, std::string_view line, std::string_view member) {
    require(answer.find('\n') == std::string_view::npos, "an answer is one line");
    Json json = Json::parse(answer);
    require(json.is_object() && json.contains("id"), "an answer is an object with an id");
    require(json.contains("inputError") != json.contains(member), "an answer is a verdict or an inputError");
    require(json.contains("inputError") != readable, "a line that cannot be read has only inputError");
    if (readable) {
        const Json question = Json::parse(line);
        require(compactText(json.at("id")) ==
                    compactText(question.contains("id") ? question.at("id") : Json()),
                "an answer has the id of its line");
        for (const Json& path : json.value("ignoredFields", Json::array()))
            require(question.contains(Json::json_pointer(path.get<std::string>())),
                    "an ignored field is in the line");
        require(!json.contains("ignoredFields") || !json.at("ignoredFields").empty(),
                "ignored fields are listed where there are some");
    }
    return json;
}

} // namespace trichevron::core::fuzz
