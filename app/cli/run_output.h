// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Results of `run`, as text and as JSON.
#pragma once

#include "core/backend/backend.h"
#include "core/json/json_reader.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::cli {

struct RunResult {
    MeasureRequest request;
    Measurement measurement;
    std::optional<BlockTrace> trace; ///< where one was asked for and the launch was accepted
    /// True when every call was accepted and no result differs from the reference.
    bool isFine() const;
};

std::string resultsText(const DeviceProperties& device, const KernelInfo& kernel,
                        const std::vector<RunResult>& results);
Json resultsJson(const DeviceProperties& device, const std::vector<RunResult>& results);

} // namespace trichevron::cli
