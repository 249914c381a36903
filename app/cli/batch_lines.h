// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Answers a file line by line.
#pragma once

#include "app/cli/commands.h"
#include "core/device/device_properties.h"
#include "core/json/batch_json.h"

#include <functional>
#include <string>

namespace trichevron::cli {

using AnswerLine = std::function<BatchAnswer(std::string_view line, std::string_view source,
                                             const DeviceProperties& device)>;

/// Reads `path` ("-" for standard input) and writes one answer a line, in order, each as soon as it is there.
/// Memory is bounded by the longest line. WrongUse when at least one line could not be read.
ExitStatus answerBatch(const std::string& path, const DeviceProperties& device, const AnswerLine& answer);

} // namespace trichevron::cli
