// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The backend of a command: a GPU of this machine, or recordings.
#pragma once

#include "core/backend/backend.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <string>
#include <vector>

namespace trichevron::cli {

/// What a program that was built without CUDA says. Compiled with CUDA too, so that the catalogue has the
/// texts.
core::BackendError noCudaToLaunch();
core::BackendError noCudaToCompare();

/// Throws BackendError(NoDevice) when this program was built without CUDA. Does not call the driver yet.
std::unique_ptr<core::Backend> liveBackend();

/// Replays recordings from files and directories, or from the program's own resources when `paths` is empty.
/// InputError when a named file cannot be read. An unreadable file in a directory is skipped with a message
/// on standard error. BackendError(NoDevice) when there is no recording.
std::unique_ptr<core::Backend> replayBackend(const std::vector<std::string>& paths);

/// --replay and --recordings
struct BackendOptions {
    bool replay = false;
    std::vector<std::string> recordings;

    void addTo(CLI::App& command);
    bool replays() const { return replay || !recordings.empty(); }
    std::unique_ptr<core::Backend> open() const;
};

} // namespace trichevron::cli
