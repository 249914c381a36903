// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The commands. Each function adds one to the program; running it leaves its exit status in `status`, or
/// throws InputError or BackendError.
#pragma once

#include <CLI/CLI.hpp>

namespace trichevron::cli {

/// The same for every command.
enum class ExitStatus : int {
    Fine = 0,
    Refused = 1,  ///< the launch is invalid, or the device refused it
    WrongUse = 2, ///< or input that cannot be read (of a batch: at least one line), or output not written
    NoDevice = 3  ///< or no CUDA, where one is needed; or not recorded
};

void addDevicesCommand(CLI::App& app, ExitStatus& status);
void addKernelsCommand(CLI::App& app, ExitStatus& status);
void addCheckCommand(CLI::App& app, ExitStatus& status);
void addOccupancyCommand(CLI::App& app, ExitStatus& status);
void addConformCommand(CLI::App& app, ExitStatus& status);
void addRulesCommand(CLI::App& app, ExitStatus& status);
void addRunCommand(CLI::App& app, ExitStatus& status);
void addSweepCommand(CLI::App& app, ExitStatus& status);
void addWorkerCommand(CLI::App& app, ExitStatus& status);

/// "trichevron-cli 0.1.0"
inline constexpr const char* programName = "trichevron-cli " TRICHEVRON_VERSION;

} // namespace trichevron::cli
