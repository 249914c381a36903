// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reports errors as one message and an exit status.
#pragma once

#include "app/cli/commands.h"
#include "core/errors/backend_error.h"
#include "core/errors/input_error.h"

#include <functional>
#include <string>

namespace trichevron::cli {

/// Runs a command. Prints an exception as one message on standard error, and returns the exit status.
int runReportingErrors(const std::function<ExitStatus()>& command);

/// The exit status for a backend error.
ExitStatus exitStatusFor(core::BackendErrorKind kind);

/// In the current language, also if the error was thrown in another one.
std::string errorText(const core::InputError& error);
std::string errorText(const core::BackendError& error);

/// Prints the message on one line of standard error: what a file or an argument put into it cannot break the
/// line or command the terminal. Ignores write errors.
void printError(const std::string& message);
/// Prints a line of another program on standard error, as it is.
void printLog(const std::string& line);

} // namespace trichevron::cli
