// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Answers a batch file line by line.
#pragma once

#include "app/cli/commands.h"
#include "core/batch/batch_json.h"
#include "core/device/device_properties.h"

#include <string>

namespace trichevron::cli {

/// Reads lines from `path` ("-" for standard input) and writes one answer line per input line, in order.
/// Flushes the answers before it waits for more input. Memory use depends on the longest line only. Returns
/// UsageError when at least one line is malformed. `silenced`: advice to omit.
ExitStatus answerBatch(const std::string& path, core::BatchQuestion question,
                       const core::DeviceProperties& device, const core::RuleSet& silenced = {});

} // namespace trichevron::cli
