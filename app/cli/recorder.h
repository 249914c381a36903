// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A recording file that grows with each result.
#pragma once

#include "core/measurement/recording.h"

#include <string>

namespace trichevron::cli {

class Recorder {
public:
    /// Opens the file, which is created or extended. InputError when it cannot be read, or is of another
    /// device or driver. No file name: records nothing.
    Recorder(std::string path, const DeviceProperties& device, const KernelInfo& kernel);

    void add(const LaunchRequest& request, const Measurement& measurement);
    /// Writes the file.
    void save() const;

private:
    std::string path_;
    Recording recording_;
};

} // namespace trichevron::cli
