// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The formulas of the hierarchy for the values that threads report.
#pragma once

#include "core/dimensions/hierarchy.h"

#include <string_view>

namespace trichevron::core {

using ThreadFormula = Count (*)(const ThreadPlace& place, const LaunchShape& shape);

/// The formula for a reported value by its name (ThreadColumn::name): "lane", "cluster rank"; null where
/// there is none, as for the SM.
ThreadFormula findThreadFormula(std::string_view quantity);

} // namespace trichevron::core
