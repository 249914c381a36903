// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Reports errors as one message and an exit status.
#pragma once

#include "app/cli/commands.h"
#include "core/base/backend_error.h"

#include <functional>
#include <string>
#include <vector>

namespace trichevron::cli {

/// Runs a command. Prints an exception as one message on standard error, and returns the exit status.
int runReportingErrors(const std::function<ExitStatus()>& command);

/// The exit status for a backend error.
ExitStatus exitStatusFor(core::BackendErrorKind kind);

/// The message for a command line that CLI11 cannot parse.
std::string usageErrorMessage(const CLI::App& app, const CLI::ParseError& error,
                              const std::vector<std::string>& words);

/// Prints the message on standard error. Ignores write errors.
void printError(const std::string& message);

} // namespace trichevron::cli
