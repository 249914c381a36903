// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Serves a backend through the worker protocol. See core/protocol/README.md.
#pragma once

#include "core/backend/backend.h"
#include "core/protocol/transport.h"

#include <chrono>
#include <functional>
#include <string>

namespace trichevron::core::protocol {

/// Why a worker process ends.
enum class EndReason {
    InputEnded,   ///< the program closed the worker's input while no job was running
    JobAbandoned, ///< the program closed the worker's input during a job
    TimeLimit,    ///< a launch exceeded its time limit
    OutputLost,   ///< the program closed the worker's output or stopped reading it
    Cancelled     ///< a cancelled job did not stop, for example inside a kernel
};
/// The exit status (exit_status.h).
int toExitStatus(EndReason reason);
/// One sentence for the log.
std::string endMessage(EndReason reason);

struct ServerOptions {
    std::string name = "trichevron-cli"; ///< "server" in the handshake; with its version
    /// Must end the process immediately, since the thread of a job may never return. In a test it may return
    /// if that thread is sure to end; serve() then returns, too.
    std::function<void(EndReason)> endProcess;
    /// After the end of the input, time to finish the requests that launch nothing.
    std::chrono::milliseconds grace{2000};
    /// Minimum interval between progress notifications.
    std::chrono::milliseconds progressInterval{50};
    /// Maximum interval between notifications while a request runs, even without progress.
    std::chrono::milliseconds heartbeat{500};
    /// Time for a cancelled job to stop while it waits for the device.
    std::chrono::milliseconds cancelGrace{250};
    /// Additional time while it does not.
    std::chrono::milliseconds cancelPatience{1250};
    /// Maximum number of waiting requests; further ones get the error Busy.
    std::size_t maxQueued = 256;
};

/// Serves until the input ends. The calling thread only reads, so that it always notices the end of the
/// input. Other threads run the requests in order, write, watch the time limits and send heartbeats.
void serve(Backend& backend, Transport& transport, const ServerOptions& options);

} // namespace trichevron::core::protocol
