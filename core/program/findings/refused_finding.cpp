// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/catalogue/message_literal.h"
#include "core/messages/rule_messages.h"
#include "core/program/finding_kind.h"

namespace trichevron::core {

FindingKind refusedFinding() {
    return {
        "refused", "Refused"_msg,
        [](const ConfigurationView& view, std::vector<ProgramFinding>& findings) {
            if (view.verdict.accepted)
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
