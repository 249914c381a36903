// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Everything that can go wrong, as one sentence and an exit status.
#pragma once

#include "app/cli/commands.h"
#include "core/base/backend_error.h"

#include <functional>
#include <string>
#include <vector>

namespace trichevron::cli {

/// Runs a command and turns what it throws into a sentence on stderr and a status.
int reportingErrors(const std::function<ExitStatus()>& command);

/// The status of a command that ends with such an error.
ExitStatus statusOf(BackendErrorKind kind);

/// A sentence for a command line that CLI11 could not understand.
std::string sentenceFor(const CLI::App& app, const CLI::ParseError& error,
                        const std::vector<std::string>& words);

/// On standard error. Does nothing when that cannot be written.
void printError(const std::string& sentence);

} // namespace trichevron::cli
