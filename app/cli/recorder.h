// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Adds results to a recording file. Every thread can save it, so that the results so far survive when the
/// measuring thread does not return. Several processes can add to one file at the same time.
#pragma once

#include "core/recording/recording.h"

#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

class Recorder {
public:
    /// Saving will create the file or extend it. InputError when an existing file is unreadable or read-only,
    /// or was recorded on another device or driver. Records nothing when `path` is empty. `command` is stored
    /// in a new file, such as "run".
    Recorder(std::string path, const core::DeviceProperties& device, const core::KernelInfo& kernel,
             std::string command);

    void add(const core::LaunchRequest& request, const core::Measurement& measurement,
             const std::optional<core::BlockTrace>& trace = std::nullopt);
    /// Adds a launch that exceeded its time limit.
    void addEndless(const core::LaunchRequest& request);
    /// Adds the launches to what the file contains by now.
    void save() const;

private:
    /// The content of the file, or an empty recording where there is no file.
    core::Recording recordingSoFar() const;

    std::string path_;
    core::DeviceProperties device_;
    core::KernelInfo kernel_;
    std::string command_;
    mutable std::mutex mutex_; ///< guards added_ and the file
    std::vector<core::RecordedLaunch> added_;
};

} // namespace trichevron::cli
