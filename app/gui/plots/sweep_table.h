// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The cells of a sweep as a table.
#pragma once

#include "app/gui/export/timing_facts.h"
#include "core/sweep/sweep_curves.h"
#include "core/sweep/sweep_map.h"
#include "core/table/data_table.h"

namespace trichevron::gui {

/// A row for each cell, with the columns of the command line's CSV. `about`: kernel, device, driver and date.
core::DataTable sweepTable(const core::SweepMap& map, const std::string& title, const TimingFacts& about);
/// The same for each launch of the curves.
core::DataTable sweepTable(const core::SweepCurves& curves, const std::string& title,
                           const TimingFacts& about);

} // namespace trichevron::gui
