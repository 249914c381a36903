// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/fault/worker_faults.h"

#include "core/catalogue/message_literal.h"

#include <utility>

namespace trichevron::core {

namespace {

Fault protocolFault(Text detail) {
    return {FaultKind::WorkerProtocolError, std::move(detail), 0, 0};
}

} // namespace

Fault requestFromWorker() {
    return protocolFault("a request, which only the program may send"_msg);
}

Fault notAMessage(Text reason) {
    return protocolFault("not a message: {reason}"_msg.with("reason"_a = std::move(reason)));
}

Fault invalidReply(Text reason) {
    return protocolFault("an invalid reply: {reason}"_msg.with("reason"_a = std::move(reason)));
}

Fault rejectedRequest(Text reason) {
    if (reason.isEmpty())
        return protocolFault("it rejected a request without a reason"_msg);
    return protocolFault("it rejected a request: {reason}"_msg.with("reason"_a = std::move(reason)));
}

Fault tooMuchOutput() {
    return protocolFault("more output than the program can read"_msg);
}

Fault tooLongLine(std::size_t maxBytes) {
    return protocolFault("a line longer than {limit} bytes, the limit of the protocol"_msg.with(
        "limit"_a = std::to_string(maxBytes)));
}

Fault endedInLine(int exitStatus) {
    return {FaultKind::WorkerEnded, "It ended in the middle of a line"_msg, exitStatus, 0};
}

Fault otherProtocolVersion(int theirs, int ours) {
    return {FaultKind::VersionMismatch,
            "it speaks version {theirs} of the protocol, and this program version {ours}"_msg.with(
                "theirs"_a = std::to_string(theirs), "ours"_a = std::to_string(ours)),
            0, 0};
}

Fault noListOfDevices(FaultKind kind, Text reason) {
    return {kind, "It cannot list its devices and kernels: {reason}"_msg.with("reason"_a = std::move(reason)),
            0, 0};
}

Text tooLongText(const std::string& name) {
    return "the text \"{name}\" is too long"_msg.with("name"_a = name);
}

Text expectedNoPoint() {
    return "no point, since the request is not a sweep"_msg;
}

Text expectedNewPoint() {
    return "a point that has no outcome yet"_msg;
}

Text expectedSweepEnd() {
    return "why the sweep ended"_msg;
}

Text expectedProvenance() {
    return "live or recorded"_msg;
}

Text expectedDevices(std::size_t limit) {
    return "at most {limit} devices"_msg.with("limit"_a = limit);
}

} // namespace trichevron::core
