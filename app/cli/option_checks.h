// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What holds for the options of every command.
#pragma once

#include <CLI/CLI.hpp>

namespace trichevron::cli {

/// Checks a parsed command line before its command runs. InputError for an option with an empty value, such
/// as an unset variable in a script, and for an option that a batch line sets itself.
void checkOptions(const CLI::App& app);

} // namespace trichevron::cli
