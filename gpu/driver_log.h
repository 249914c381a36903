// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The driver's error log, which says in a sentence why a call failed (drivers of CUDA 12.9 and later).
#pragma once

#include "gpu/driver_api.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trichevron::gpu {

/// Reads what the driver logs in this process from the construction on. Not thread-safe.
class DriverLog {
public:
    /// `driver` must outlive this object.
    explicit DriverLog(const DriverApi& driver);

    /// The sentences that were logged since the construction or the last call, without the lines that repeat
    /// the code ("Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuLaunchKernel"). Empty: the driver is silent.
    /// None: the driver, or the toolkit that built this program, has no log.
    std::optional<std::vector<std::string>> read();

private:
#if CUDA_VERSION >= 12090
    const DriverApi* driver_;
    CUlogIterator position_ = 0;
    bool isThere_ = false;
#endif
};

/// The sentences in a dump of the log, whose lines begin with time, thread and level in brackets (seen on
/// H200, driver 580.159.04).
std::vector<std::string> sentencesOfLog(std::string_view dump);

} // namespace trichevron::gpu
