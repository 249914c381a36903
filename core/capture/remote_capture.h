// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The user's side of a capture on another machine.
#pragma once

#include "core/capture/capture_launch.h"
#include "core/process/foreground_process.h"

#include <string>
#include <vector>

namespace trichevron::core {

/// The command that serves a capture: "ssh gpu01" and "ssh gpu01 trichevron-cli worker", as for the other
/// machines of the window, lead to the same. InputError where it is no command.
std::vector<std::string> captureServerCommand(const std::string& connection,
                                              const std::vector<std::string>& program,
                                              const CaptureSettings& settings);

struct RemoteCaptureResult {
    bool isLost = false;  ///< the connection ended before the program
    ForegroundResult end; ///< of the program; where it is lost, of the connection
};

/// Runs the command with this process's streams and signals. The parts of the capture arrive while the
/// program runs. To be called in the only thread.
RemoteCaptureResult captureRemotely(const std::vector<std::string>& server, const CaptureParts& parts);

} // namespace trichevron::core
