// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What holds for the options of every command.
#pragma once

#include <CLI/CLI.hpp>

namespace trichevron::cli {

/// For a command line that was parsed, before its command runs. InputError for an option whose value is
/// empty, which in a script is a variable that was not set, and for one that each line of a batch says
/// itself.
void requireSoundOptions(const CLI::App& app);

} // namespace trichevron::cli
