// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Properties of every answer, for any input. The fuzzers check them. A violation ends the process.
#pragma once

#include "core/device/device_properties.h"
#include "core/json/json_reader.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <string_view>

namespace trichevron::fuzz {

/// Prints the sentence and ends the process unless `holds`.
void require(bool holds, std::string_view sentence);

/// Requires an error message: one line, not empty.
void requireSentence(std::string_view sentence);

/// Evaluates the launch. Requires: it is accepted exactly without violations, each fix leaves a proper subset
/// of the violations, and every finding has a message.
void requireSoundEvaluation(const LaunchConfig& config, const KernelAttributes& kernel,
                            const DeviceProperties& device);

/// Requires an output line of a batch: one line of JSON with the id of the input line, and either an
/// inputError or the member `member`. Returns the parsed line.
Json requireAnswer(std::string_view answer, bool readable, std::string_view line, std::string_view member);

} // namespace trichevron::fuzz
