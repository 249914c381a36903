// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Invariants of every reply, whatever the input. Fuzzers call these functions, which abort on a violation.
#pragma once

#include "core/device/device_properties.h"
#include "core/json/json_reader.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <string_view>

namespace trichevron::core::fuzz {

/// Ends the process with the message unless `holds`.
void require(bool holds, std::string_view sentence);

/// Requires an error message: not empty, on one line.
void requireSentence(std::string_view sentence);

/// Evaluates the launch: it is accepted exactly without violations, each fix leaves a proper subset of the
/// violations, and every finding has its messages.
void requireSoundEvaluation(const LaunchConfig& config, const KernelAttributes& kernel,
                            const DeviceProperties& device);

/// Requires the reply to a batch line to be one line of JSON with the id of that line and either an
/// inputError or the member `member`. Returns it parsed.
Json requireAnswer(std::string_view answer, bool readable, std::string_view line, std::string_view member);

} // namespace trichevron::core::fuzz
