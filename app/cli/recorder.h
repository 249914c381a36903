// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A recording file that grows with each result. Any thread may save it, so that what was measured is kept
/// when the thread that measures is given up.
#pragma once

#include "core/recording/recording.h"

#include <mutex>
#include <optional>
#include <string>

namespace trichevron::cli {

class Recorder {
public:
    /// Opens the file, which is created or extended. InputError when it cannot be read, or is of another
    /// device or driver. No file name: records nothing. `command` is told in a new file: "run".
    Recorder(std::string path, const DeviceProperties& device, const KernelInfo& kernel,
             const std::string& command);

    void add(const LaunchRequest& request, const Measurement& measurement,
             const std::optional<BlockTrace>& trace = std::nullopt);
    /// Writes the file.
    void save() const;

private:
    std::string path_;
    mutable std::mutex mutex_; ///< guards recording_ and the file
    Recording recording_;
};

} // namespace trichevron::cli
