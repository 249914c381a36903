// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The parts of `trichevron-cli occupancy --json` beside the occupancy itself
/// (resources/schemas/occupancy.schema.json).
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/json/json_reader.h"
#include "core/kernel/register_bounds.h"
#include "core/occupancy/next_steps.h"

namespace trichevron::core {

/// {"steps": [{"step", "limiter", "from", "to", …, "message"}], "together": …}
Json toJson(const NextSteps& steps);
/// {"launchable", "error", "violations": [{"rule", "error", "message"}]} for one block.
Json launchableJson(const Evaluation& evaluation);
/// {"registers", "blocks", "minBlocksIgnored", "message"}
Json toJson(const RegisterBound& bound, const LaunchBounds& bounds);

} // namespace trichevron::core
