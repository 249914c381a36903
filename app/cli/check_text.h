// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A verdict, as text for people.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/model_json/kernel_choice.h"

#include <string>

namespace trichevron::cli {

std::string launchText(const LaunchConfig& config, const Evaluation& evaluation);
/// The codes are those of `runtimeVersion` (cudaRuntimeGetVersion); what other runtimes answer is said with
/// them.
std::string verdictText(const LaunchConfig& config, const Evaluation& evaluation, int runtimeVersion);
/// How many pieces of advice were silenced, and where more is told of those that are shown.
std::string footText(const Evaluation& evaluation, std::size_t silenced);
std::string occupancyText(const Occupancy& occupancy, const KernelAttributes& kernel);
/// One line, or nothing without clusters.
std::string clustersText(const Evaluation& evaluation);
/// One line, or nothing when nothing is assumed.
std::string assumptionText(const ChosenKernel& kernel);

} // namespace trichevron::cli
