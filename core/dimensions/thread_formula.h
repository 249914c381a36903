// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What the hierarchy's formulas give for what threads report of themselves.
#pragma once

#include "core/dimensions/hierarchy.h"

#include <string_view>

namespace trichevron {

using ThreadFormula = Count (*)(const ThreadPlace& place, const LaunchShape& shape);

/// By the name under which threads report it (ThreadColumn::name): "lane", "cluster rank"; null where there
/// is no formula, as for the SM.
ThreadFormula formulaOf(std::string_view quantity);

} // namespace trichevron
