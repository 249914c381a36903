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
    OutputLost,   ///< nobody reads the worker's output any more
    Cancelled     ///< a job was cancelled and does not stop: it is inside a kernel
};
/// The exit status for it (exit_status.h).
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
    /// Progress is told no more often than this, …
    std::chrono::milliseconds progressInterval{50};
    /// … and this often even when there is none, so that silence is a sign.
    std::chrono::milliseconds heartbeat{500};
    /// A job that is cancelled has so long to stop by itself where it waits for the device, …
    std::chrono::milliseconds cancelGrace{250};
    /// … and so long beyond that elsewhere.
    std::chrono::milliseconds cancelPatience{1250};
    /// Requests that may wait for the one that runs; further ones are answered with Busy.
    std::size_t maxQueued = 256;
};

/// Serves until the input ends. The calling thread reads and never waits for anything else, so that it sees
/// the end of the input whatever happens; another runs the jobs one after the other; others write, watch the
/// time limits, and tell that a job is alive.
void serve(Backend& backend, Transport& transport, const ServerOptions& options);

} // namespace trichevron::protocol
