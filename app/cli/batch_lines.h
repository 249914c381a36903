// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Answers a file line by line.
#pragma once

#include "app/cli/commands.h"
#include "core/batch/batch_json.h"
#include "core/device/device_properties.h"

#include <string>

namespace trichevron::cli {

/// Reads `path` ("-" for standard input) and writes one answer a line, in order, none later than when the
/// next line has to be waited for. Memory is bounded by the longest line. WrongUse when at least one line
/// could not be read. `silenced`: advice that is left out.
ExitStatus answerBatch(const std::string& path, BatchQuestion question, const DeviceProperties& device,
                       const RuleSet& silenced = {});

} // namespace trichevron::cli
