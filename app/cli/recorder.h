// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Adds results to a recording file. Every thread can save it, so that the results so far survive when the
/// measuring thread does not return.
#pragma once

#include "core/recording/recording.h"

#include <mutex>
#include <optional>
#include <string>

namespace trichevron::cli {

class Recorder {
public:
    /// Creates the file or extends it. InputError when an existing file is unreadable, or was recorded on
    /// another device or driver. Records nothing when `path` is empty. `command` is stored in a new file,
    /// such as "run".
    Recorder(std::string path, const core::DeviceProperties& device, const core::KernelInfo& kernel,
             const std::string& command);

    void add(const core::LaunchRequest& request, const core::Measurement& measurement,
             const std::optional<core::BlockTrace>& trace = std::nullopt);
    /// Writes the file.
    void save() const;

private:
    std::string path_;
    mutable std::mutex mutex_; ///< guards recording_ and the file
    core::Recording recording_;
};

} // namespace trichevron::cli
