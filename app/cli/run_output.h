// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The results of `run`, as text and as JSON.
#pragma once

#include "app/cli/thread_columns.h"
#include "core/backend/backend.h"
#include "core/json/json_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

struct RunResult {
    core::MeasureRequest request;
    core::Measurement measurement;
    std::optional<core::BlockTrace> trace; ///< if requested and the launch was accepted
    std::optional<ThreadColumns> threads;  ///< if requested and the launch was accepted
    /// True when every call succeeded and no result differs from the reference.
    bool isFine() const;
};
/// The same for a measurement.
bool isFine(const core::Measurement& measurement);

/// Explains an error that the synchronisation returned.
std::string synchronisationText(const core::ApiAnswer& answer);

std::string resultsText(const core::DeviceProperties& device, const core::KernelInfo& kernel,
                        const std::vector<RunResult>& results);
core::Json resultsJson(const core::DeviceProperties& device, const core::KernelInfo& kernel,
                       const std::vector<RunResult>& results);

} // namespace trichevron::cli
