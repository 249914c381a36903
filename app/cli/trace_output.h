// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A block trace as text and as JSON, beside what was predicted of it.
#pragma once

#include "core/backend/backend.h"
#include "core/json/json_reader.h"

#include <string>

namespace trichevron::cli {

/// Sentences, each after `name` in a line of its own. `launch` is what was traced.
std::string traceText(const std::string& name, const DeviceProperties& device, const LaunchRequest& launch,
                      const BlockTrace& trace);

/// The same numbers, with null for what a cut trace does not show, and the columns of the blocks.
Json traceJson(const DeviceProperties& device, const LaunchRequest& launch, const BlockTrace& trace);

} // namespace trichevron::cli
