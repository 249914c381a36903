// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a command launches on: a GPU of this machine, or recordings.
#pragma once

#include "core/backend/backend.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace trichevron::cli {

/// Throws BackendError(NoDevice) when this program was built without CUDA. Asks nothing of the driver yet.
std::unique_ptr<Backend> liveBackend();

/// Recordings from files and directories; from the program's own resources when there are none of either.
/// A file that was named and cannot be read is an InputError; one that was found is told on stderr and left
/// out. BackendError(NoDevice) when there is no recording.
std::unique_ptr<Backend> replayBackend(const std::vector<std::string>& paths);

/// --replay and --recordings
struct BackendOptions {
    bool replay = false;
    std::vector<std::string> recordings;

    void addTo(CLI::App& command);
    std::unique_ptr<Backend> open() const;
};

} // namespace trichevron::cli
