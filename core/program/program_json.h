// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A program as JSON: resources/schemas/program.schema.json.
#pragma once

#include "core/json/json_value.h"
#include "core/program/program_analysis.h"
#include "core/program/program_comparison.h"

#include <vector>

namespace trichevron::core {

/// In English; the configurations as in rankedConfigurations().
Json programJson(const ProgramAnalysis& analysis);
/// The member "deviceAnswers": what other devices do with the program.
Json deviceAnswersJson(const ProgramAnalysis& analysis, const std::vector<DeviceAnswer>& answers);
Json programComparisonJson(const ProgramComparison& comparison);

} // namespace trichevron::core
