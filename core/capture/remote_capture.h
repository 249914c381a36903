// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The command line's side of a capture on another machine.
#pragma once

#include "core/capture/capture_client.h"
#include "core/errors/input_error.h"
#include "core/process/foreground_process.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// The command that serves a capture: "ssh gpu01" and "ssh gpu01 trichevron-cli worker", as for the other
/// machines of the window, lead to the same. InputError where it is no command.
std::vector<std::string> captureServerCommand(const std::string& connection);

struct RemoteCaptureResult {
    ForegroundResult end;              ///< of the program; of this command where that is not known
    std::optional<InputError> problem; ///< what went wrong
    /// The program ran, but the other machine could not record it, or not all of it.
    bool losesParts = false;
};

/// Runs the program of the request with this process's streams and signals. The parts of the capture arrive
/// while it runs. InputError where the connection cannot be started. To be called in the only thread.
RemoteCaptureResult captureRemotely(const std::string& connection, const CaptureRequest& request,
                                    const CaptureParts& parts);

} // namespace trichevron::core
