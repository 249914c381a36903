// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/fault/error_report.h"

#include "core/catalogue/message_literal.h"
#include "core/dimensions/extent_text.h"
#include "core/fault/cuda_error.h"
#include "core/fault/fault.h"

#include <fmt/format.h>

namespace trichevron::core {
namespace {

constexpr int assertCode = 710;

std::string meaningOf(const ApiAnswer& answer) {
    if (const CudaErrorRecord* record = findCudaError(answer.code))
        return record->meaning.text();
    return answer.message.empty() ? "CUDA gives no details."_msg()
                                  : "CUDA says: \"{message}\"."_msg("message"_a = answer.message);
}

std::string nextOf(const ApiAnswer& answer) {
    const CudaErrorRecord* record = findCudaError(answer.code);
    return record != nullptr ? record->next.text()
                             : "Look it up in the documentation of the CUDA runtime, under cudaError."_msg();
}

std::string threadOf(const ApiAnswer& answer, const std::optional<AssertedThread>& asserted) {
    if (answer.code != assertCode)
        return "CUDA does not tell which thread caused the error."_msg();
    if (!asserted)
        return "The device printed the block and the thread to the log of the process that launched it; this "
               "result does not hold them."_msg();
    return "Thread {thread} of block {block}, which printed: {condition}"_msg(
        "thread"_a = indexText(asserted->thread), "block"_a = indexText(asserted->block),
        "condition"_a = asserted->condition);
}

ErrorReport refusal(const ApiAnswer& answer, LaunchApi api) {
    return {fmt::format("{} ({})", answer.name, answer.code), meaningOf(answer),
            "{function} returned it: the launch was refused before it began."_msg(
                "function"_a = callName(api, answer.failsAt.value_or(LaunchStep::Launch))),
            "None: no thread ran."_msg(), nextOf(answer)};
}

/// The call that waits for the kernel.
const char* waitOf(LaunchApi api) {
    return isDriverApi(api) ? "cuStreamSynchronize" : "cudaStreamSynchronize";
}

ErrorReport failure(const ApiAnswer& answer, LaunchApi api, const std::optional<AssertedThread>& asserted) {
    return {fmt::format("{} ({})", answer.name, answer.code), meaningOf(answer),
            "{wait} returned it. {function} had returned success, because a kernel runs asynchronously: the "
            "first call that waits for it reports its errors."_msg(
                "wait"_a = waitOf(api), "function"_a = callName(api, LaunchStep::Launch)),
            threadOf(answer, asserted), nextOf(answer)};
}

ErrorReport wrongResult(const Verification& verification) {
    return {
        "Wrong result: {wrong} of {checked, plural, one {# value} other {# values}}"_msg(
            "wrong"_a = verification.mismatches, "checked"_a = verification.checked),
        "Every call returned success, but the values that the kernel wrote are not those that the CPU "
        "computed."_msg(),
        "None: CUDA checks no results. This program compared them."_msg(), verification.summary.text(),
        "Check which elements each thread handles. In the window, Find goes to the thread of an element."_msg()};
}

} // namespace

std::optional<ErrorReport> errorReport(const LaunchResult& result, LaunchApi api,
                                       const std::optional<AssertedThread>& asserted) {
    if (!result.launch.ok())
        return refusal(result.launch, api);
    if (result.synchronisation && !result.synchronisation->ok())
        return failure(*result.synchronisation, api, asserted);
    if (result.verification && result.verification->mismatches > 0)
        return wrongResult(*result.verification);
    return std::nullopt;
}

ErrorReport timeLimitReport(Seconds limit, LaunchApi api) {
    Fault fault;
    fault.kind = FaultKind::TimeLimit;
    fault.seconds = limit.value;
    const FaultMessages messages = faultMessages(fault);
    return {messages.what,
            messages.meaning,
            "None returned an error: {function} had returned success, because a kernel runs asynchronously, "
            "and {wait} still waited for it."_msg("function"_a = callName(api, LaunchStep::Launch),
                                                  "wait"_a = waitOf(api)),
            {},
            "If the kernel only takes long, launch it with fewer threads or a smaller problem; if it never "
            "ends, correct the condition that ends its loop."_msg()};
}

} // namespace trichevron::core
