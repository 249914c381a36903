// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The errors of CLI11, which parses the command line, as messages.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace trichevron::cli {

/// The message for a command line that CLI11 cannot parse. `words`: the command line without the program.
std::string parseErrorMessage(const CLI::App& app, const CLI::ParseError& error,
                              const std::vector<std::string>& words);

} // namespace trichevron::cli
