// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Puts a backend behind the protocol. docs: core/protocol/README.md
#pragma once

#include "core/backend/backend.h"
#include "core/protocol/transport.h"

#include <chrono>
#include <functional>
#include <string>

namespace trichevron::protocol {

/// Why a worker process ends.
enum class EndReason {
    InputEnded,   ///< the program closed the worker's input, and nothing was running
    JobAbandoned, ///< the same in the middle of a job
    TimeLimit,    ///< a launch outlived its limit
    OutputLost    ///< nobody reads the worker's output any more
};
/// The exit status for it: 0, 10, 11, 12.
int exitStatusOf(EndReason reason);
/// One sentence for the log.
std::string sentenceOf(EndReason reason);

struct ServerOptions {
    std::string name = "trichevron-cli"; ///< with its version, told in the handshake
    /// Ends the process at once, since a job's thread may never return. A test's may return, once that thread
    /// is sure to; serve() then does too.
    std::function<void(EndReason)> endProcess;
    /// At the end of input, requests that launch nothing may still be answered for so long.
    std::chrono::milliseconds grace{2000};
    /// Progress is told no more often than this.
    std::chrono::milliseconds progressInterval{50};
    /// Requests that may wait for the one that runs; further ones are answered with Busy.
    std::size_t maxQueued = 256;
};

/// Serves until the input ends. The calling thread reads, another runs the jobs one after the other, and a
/// third watches the time limit.
void serve(Backend& backend, Transport& transport, const ServerOptions& options);

} // namespace trichevron::protocol
