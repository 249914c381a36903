// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The commands. Each function adds one command to the program. A command stores its exit status in `status`,
/// or throws InputError or BackendError.
#pragma once

#include <CLI/CLI.hpp>

namespace trichevron::cli {

/// The exit statuses of all commands but `worker`, which has more (core/protocol/exit_status.h).
enum class ExitStatus : int {
    Success = 0,
    Refused = 1,    ///< the launch is invalid, the device refused it, or a lesson's claim is wrong
    UsageError = 2, ///< usage error, unreadable input (of a batch: at least one line), or output not writable
    NoDevice = 3    ///< no device or no CUDA where one is needed, or the launch is not recorded
};

void addDevicesCommand(CLI::App& app, ExitStatus& status);
void addKernelsCommand(CLI::App& app, ExitStatus& status);
void addCheckCommand(CLI::App& app, ExitStatus& status);
void addOccupancyCommand(CLI::App& app, ExitStatus& status);
void addImportCommand(CLI::App& app, ExitStatus& status);
void addCaptureCommand(CLI::App& app, ExitStatus& status);
void addReportCommand(CLI::App& app, ExitStatus& status);
void addInspectCommand(CLI::App& app, ExitStatus& status);
void addExercisesCommand(CLI::App& app, ExitStatus& status);
void addLessonCommand(CLI::App& app, ExitStatus& status);
void addNvrtcCommand(CLI::App& app, ExitStatus& status);
void addConformCommand(CLI::App& app, ExitStatus& status);
void addRulesCommand(CLI::App& app, ExitStatus& status);
void addRunCommand(CLI::App& app, ExitStatus& status);
void addSweepCommand(CLI::App& app, ExitStatus& status);
void addWorkerCommand(CLI::App& app, ExitStatus& status);

/// "trichevron-cli 0.1.0"
inline constexpr const char* programName = "trichevron-cli " TRICHEVRON_VERSION;

} // namespace trichevron::cli
