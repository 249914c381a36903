// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The parts of a verdict as text.
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/model_json/kernel_choice.h"

#include <string>

namespace trichevron::cli {

std::string launchText(const LaunchConfig& config, const Evaluation& evaluation);
/// Predicts the error codes of `runtimeVersion` (cudaRuntimeGetVersion) and notes where other runtimes return
/// different ones.
std::string verdictText(const LaunchConfig& config, const Evaluation& evaluation, int runtimeVersion);
/// The number of silenced pieces of advice, and where to read more about the findings shown.
std::string footText(const Evaluation& evaluation, std::size_t silenced);
std::string occupancyText(const Occupancy& occupancy, const KernelAttributes& kernel);
/// One line; empty without clusters.
std::string clustersText(const Evaluation& evaluation);
/// One line; empty without an assumption.
std::string assumptionText(const ChosenKernel& kernel);

} // namespace trichevron::cli
