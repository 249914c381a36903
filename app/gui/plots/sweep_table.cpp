// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_table.h"

#include "core/sweep/sweep_table.h"

namespace trichevron::gui {

core::DataTable sweepTable(const core::SweepMap& map, const std::string& title, const TimingFacts& about) {
    core::DataTable table{title, core::sweepColumns(), {}, about};
    for (const core::SweepCell& cell : map.cells)
        table.rows.push_back(sweepRow(cell, map.ranking.by));
    return table;
}

core::DataTable sweepTable(const core::SweepCurves& curves, const std::string& title,
                           const TimingFacts& about) {
    core::DataTable table{title, core::sweepColumns(), {}, about};
    for (std::size_t i = 0; i < curves.cells.size(); ++i)
        table.rows.push_back(sweepRow(curves.cells[i], curves.works[curves.workOf[i]].ranking.by));
    return table;
}

} // namespace trichevron::gui
