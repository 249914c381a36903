// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What is known about the error of a launch: what it means, which call returned it, which thread caused it,
/// and what to do next. In the current language.
#pragma once

#include "core/base/quantity.h"
#include "core/fault/asserted_thread.h"
#include "core/launch/launch_config.h"
#include "core/measurement/launch_result.h"

#include <optional>
#include <string>

namespace trichevron::core {

struct ErrorReport {
    std::string error;   ///< "cudaErrorIllegalAddress (700)"; of a wrong result: what is wrong
    std::string meaning; ///< as the others: complete sentences
    std::string call;
    std::string thread;
    std::string next;
};

/// None for a launch that succeeded with a right result. `asserted` is what the device printed, where that is
/// known.
std::optional<ErrorReport> errorReport(const LaunchResult& result, LaunchApi api,
                                       const std::optional<AssertedThread>& asserted);

/// Of a kernel whose process was ended after this time, since it still ran. CUDA returned no error, and no
/// thread caused it: the row of the thread is empty.
ErrorReport timeLimitReport(Seconds limit, LaunchApi api);

} // namespace trichevron::core
