// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A verdict, as text for people.
#pragma once

#include "core/evaluation/evaluation.h"

#include <string>

namespace trichevron::cli {

std::string launchText(const LaunchConfig& config, const Evaluation& evaluation);
std::string verdictText(const LaunchConfig& config, const Evaluation& evaluation);
std::string occupancyText(const Occupancy& occupancy, const KernelAttributes& kernel);

} // namespace trichevron::cli
