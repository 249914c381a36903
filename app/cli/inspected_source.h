// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// `inspect` for CUDA source: what its kernels use, what bounds would do, and what a change of the file
/// changes.
#pragma once

#include "app/cli/commands.h"
#include "app/cli/inspect_answer.h"
#include "app/cli/source_options.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

/// Whether a file holds CUDA source; false for standard input.
bool isSource(const std::string& path);

struct InspectedSource {
    std::string path;
    std::string kernel;
    std::string architecture; ///< empty: those of the devices
    std::vector<std::string> devices;
    std::optional<InspectedLaunch> launch;
    SourceOptions options;
    bool bounds = false;
    bool watch = false;
    bool json = false;
};

ExitStatus inspectSource(const InspectedSource& inspected);

} // namespace trichevron::cli
