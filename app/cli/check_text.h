// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The parts of a verdict as text.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/model_json/kernel_choice.h"

#include <string>

namespace trichevron::cli {

std::string launchText(const core::LaunchConfig& config, const core::Evaluation& evaluation);
/// Predicts the error codes of `runtimeVersion` (cudaRuntimeGetVersion) and notes where other runtimes return
/// different ones.
std::string verdictText(const core::LaunchConfig& config, const core::Evaluation& evaluation,
                        int runtimeVersion);
/// "fix: Block 1024 – Launch blocks of 1,024 threads."
std::string fixText(const core::Fix& fix);
/// Where to read more about a rule.
std::string moreAboutRulesText();
/// The number of silenced kinds of advice, and where to read more about the findings shown.
std::string footText(const core::Evaluation& evaluation, std::size_t silenced);
std::string occupancyText(const core::Occupancy& occupancy, const core::KernelAttributes& kernel);
/// One line; empty without clusters.
std::string clustersLine(const core::Evaluation& evaluation);
/// One line; empty without an assumption.
std::string assumptionText(const core::ChosenKernel& kernel);

} // namespace trichevron::cli
