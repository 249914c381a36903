// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The machines on which a program can be captured: those whose GPUs the user wants to use.
#pragma once

#include "app/gui/session/capture_command.h"
#include "app/gui/session/machines.h"

#include <vector>

namespace trichevron::gui {

/// This computer first, then the others that have a command. Of the settings: no opened file has a part in
/// them.
std::vector<Machine> captureMachines();
/// Where the program is to run; this computer where the machine is gone.
Machine captureMachine(const CaptureCommand& command);

/// The command that serves a capture on the machine, which is not this computer.
ParsedCommand captureServer(const Machine& machine);

} // namespace trichevron::gui
