// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/messages/rule_messages.h"
#include "core/program/finding_kind.h"
#include "core/program/program_words.h"

namespace trichevron::core {

FindingKind refusedFinding() {
    return {
        "refused", "Refused"_msg,
        [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
            // What the driver refused has its own finding.
            if (view.verdict.accepted || view.summary.count == 0)
                return;
            findings.push_back(
                {"refused",
                 view.number,
                 std::nullopt,
                 "refused: {rule}"_msg.with("rule"_a = titleFor(view.verdict.violation->rule)),
                 "{device} refuses {launches, plural, one {this launch} other {these # launches}} with {error}: {reason}"_msg
                     .with("device"_a = view.device.name, "launches"_a = view.summary.count,
                           "error"_a = errorNameFor(view.verdict.api, view.verdict.predicted),
                           "reason"_a = messageFor(*view.verdict.violation)),
                 {}});
        },
        nullptr};
}

FindingKind refusedLaunchesFinding() {
    return {
        "refusedLaunches", "Launches that the driver refused"_msg, nullptr,
        [](const ProgramAnalysis& analysis, std::vector<ProgramFinding>& findings) {
            for (const RefusedLaunches& refused : analysis.program->refusedLaunches) {
                const auto& verdict = analysis.configurations[refused.configuration].verdict;
                const std::string reason = !refused.sentence.empty() ? refused.sentence
                                           : verdict && verdict->violation
                                               ? messageFor(*verdict->violation)
                                               : "the driver gave no reason"_msg();
                findings.push_back(
                    {"refusedLaunches",
                     refused.configuration,
                     std::nullopt,
                     "refused: {error}"_msg.with("error"_a = refusedErrorName(refused)),
                     "{api} returned {error} for {launches, plural, one {# launch} other {# launches}}: {reason}"_msg
                         .with("api"_a = refused.api, "error"_a = refusedErrorName(refused),
                               "launches"_a = refused.count, "reason"_a = reason),
                     {}});
            }
        }};
}

FindingKind refusedCallsFinding() {
    return {
        "refusedCalls", "Calls that were refused"_msg, nullptr,
        [](const ProgramAnalysis& analysis, std::vector<ProgramFinding>& findings) {
            for (const RefusedCalls& calls : analysis.program->refusedCalls)
                findings.push_back(
                    {"refusedCalls",
                     std::nullopt,
                     std::nullopt,
                     "refused calls"_msg.with(),
                     "{calls, plural, one {# call} other {# calls}} of {api} returned error {code}; the trace does not say of which kernel"_msg
                         .with("calls"_a = calls.count, "api"_a = calls.api,
                               "code"_a = std::to_string(calls.code)),
                     {}});
        }};
}

} // namespace trichevron::core
