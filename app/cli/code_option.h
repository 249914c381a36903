// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The options --code and --define: the launch as it stands in host code.
#pragma once

#include "app/cli/launch_options.h"
#include "core/code/launch_in_code.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace trichevron::cli {

struct CodeOption {
    std::string code;                     ///< "-": standard input
    std::vector<std::string> definitions; ///< "NAME=NUMBER" each

    void addTo(CLI::App& command);
    bool isGiven() const { return !code.empty(); }
    /// The launch of the code. InputError when there is not exactly one, and when names in it have no value.
    core::LaunchInCode read() const;
};

/// The opt-ins that the code sets, where no option does.
void fillIn(OptInOptions& options, const core::KernelOptIns& optIns);

/// Where the launch was read, and what is to be known about it; empty for brackets alone.
std::string codeText(const core::LaunchInCode& launch);

} // namespace trichevron::cli
