// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A block trace and its prediction, as text and as JSON.
#pragma once

#include "core/backend/backend.h"
#include "core/json/json_reader.h"

#include <string>

namespace trichevron::cli {

/// Sentences, one per line, each prefixed with `name`. `launch`: the traced launch.
std::string traceText(const std::string& name, const core::DeviceProperties& device,
                      const core::LaunchRequest& launch, const core::BlockTrace& trace);

/// The same numbers and the columns of the blocks. Values that a partial trace does not give are null.
core::Json traceJson(const core::DeviceProperties& device, const core::LaunchRequest& launch,
                     const core::BlockTrace& trace);

} // namespace trichevron::cli
