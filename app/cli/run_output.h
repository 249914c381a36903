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
    MeasureRequest request;
    Measurement measurement;
    std::optional<BlockTrace> trace;      ///< if requested and the launch was accepted
    std::optional<ThreadColumns> threads; ///< if requested and the launch was accepted
    /// True when every call succeeded and no result differs from the reference.
    bool isFine() const;
};
/// The same for a measurement.
bool isFine(const Measurement& measurement);

/// Explains an error that the synchronisation returned.
std::string synchronisationText(const ApiAnswer& answer);

std::string resultsText(const DeviceProperties& device, const KernelInfo& kernel,
                        const std::vector<RunResult>& results);
Json resultsJson(const DeviceProperties& device, const std::vector<RunResult>& results);

} // namespace trichevron::cli
