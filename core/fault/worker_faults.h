// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The faults of a worker that does not follow the protocol, with what they say about it.
#pragma once

#include "core/catalogue/message.h"
#include "core/fault/fault.h"

#include <cstddef>
#include <string>

namespace trichevron::core {

Fault requestFromWorker();
/// A line that is no message.
Fault notAMessage(Text reason);
/// A message with other contents than the protocol demands.
Fault invalidReply(Text reason);
/// `reason` may be empty.
Fault rejectedRequest(Text reason);
Fault tooMuchOutput();
Fault tooLongLine(std::size_t maxBytes);
Fault endedInLine(int exitStatus);
Fault otherProtocolVersion(int theirs, int ours);
/// The worker cannot list its devices and kernels.
Fault noListOfDevices(FaultKind kind, Text reason);

/// For an InputError: a text of a message that is too long to be shown.
Text tooLongText(const std::string& name);

/// What a client expects in a worker's message, for JsonReader::fail().
Text expectedNoPoint();
Text expectedNewPoint();
Text expectedSweepEnd();
Text expectedProvenance();
Text expectedDevices(std::size_t limit);

} // namespace trichevron::core
