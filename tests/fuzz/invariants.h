// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What holds of every answer, whatever the input. A fuzzer calls these; what does not hold ends the process.
#pragma once

#include "core/device/device_properties.h"
#include "core/json/json_reader.h"
#include "core/kernel/kernel_attributes.h"
#include "core/launch/launch_config.h"

#include <string_view>

namespace trichevron::fuzz {

/// Ends the process with the sentence unless it holds.
void require(bool holds, std::string_view sentence);

/// What is said to the user of something that is wrong: some words, on one line.
void requireSentence(std::string_view sentence);

/// Evaluates the launch: accepted is no violation, each fix leaves a proper subset of the violations, and
/// there are words for all of it.
void requireSoundEvaluation(const LaunchConfig& config, const KernelAttributes& kernel,
                            const DeviceProperties& device);

/// An answer to a line of a batch, as text: one line of JSON with the id of the line it answers, and either
/// an inputError or what `member` names. Returns it parsed.
Json requireAnswer(std::string_view answer, bool readable, std::string_view line, std::string_view member);

} // namespace trichevron::fuzz
