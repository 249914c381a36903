// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_table.h"

#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"

namespace trichevron::gui {
namespace {

std::string stateText(core::CellState state) {
    switch (state) {
    case core::CellState::NotAsked:
        return "not in the sweep";
    case core::CellState::NotReached:
        return "not measured yet";
    case core::CellState::Measured:
        return "measured";
    case core::CellState::Wrong:
        return "wrong result";
    case core::CellState::Incomplete:
        return "leaves elements out";
    case core::CellState::Refused:
        return "refused";
    case core::CellState::Missing:
        return "not measured";
    }
    return "";
}

std::string standingText(const core::SweepCell& cell, bool isBest) {
    switch (cell.standing) {
    case core::Standing::Fastest:
        return "fastest";
    case core::Standing::LikeFastest:
        return "indistinguishable from the fastest";
    case core::Standing::Slower:
        return "slower";
    case core::Standing::Alone:
        break;
    }
    return isBest ? "fastest" : "";
}

const std::vector<std::string>& cellColumns() {
    static const std::vector<std::string> columns{"block x (threads)",
                                                  "block y (threads)",
                                                  "block z (threads)",
                                                  "cluster (blocks)",
                                                  "state",
                                                  "median time (µs)",
                                                  "lower quartile (µs)",
                                                  "upper quartile (µs)",
                                                  "standing",
                                                  "occupancy (% of the warps)",
                                                  "reason"};
    return columns;
}

template <class Level>
core::TableCell extentCell(const std::optional<core::Extent<Level>>& extent) {
    if (!extent)
        return {};
    return shortExtentText(*extent, core::digits);
}

std::vector<core::TableCell> cellRow(const core::SweepCell& cell, bool isBest) {
    const core::LaunchConfig& config = cell.point.config;
    const auto time = [&](double core::Summary::*figure) {
        return cell.time && cell.state == core::CellState::Measured ? core::TableCell((*cell.time).*figure)
                                                                    : core::TableCell();
    };
    return {std::int64_t{config.blockDim.x},
            std::int64_t{config.blockDim.y},
            std::int64_t{config.blockDim.z},
            extentCell(config.clusterDim),
            stateText(cell.state),
            time(&core::Summary::median),
            time(&core::Summary::lowerQuartile),
            time(&core::Summary::upperQuartile),
            standingText(cell, isBest),
            cell.state == core::CellState::Refused ? core::TableCell()
                                                   : core::TableCell(100 * cell.occupancy()),
            cell.reason.empty() ? core::TableCell() : core::TableCell(cell.reason)};
}

} // namespace

core::DataTable sweepTable(const core::SweepMap& map, const std::string& title, const TimingFacts& about) {
    core::DataTable table{title, cellColumns(), {}, about};
    for (std::size_t i = 0; i < map.cells.size(); ++i)
        table.rows.push_back(cellRow(map.cells[i], map.ranking.best == i));
    return table;
}

core::DataTable sweepTable(const core::SweepCurves& curves, const std::string& title,
                           const TimingFacts& about) {
    core::DataTable table{title, cellColumns(), {}, about};
    for (const char* more : {"problem", "grid (blocks)", "dynamic shared memory (bytes)"})
        table.columns.emplace_back(more);
    for (std::size_t i = 0; i < curves.cells.size(); ++i) {
        const core::LaunchConfig& config = curves.cells[i].point.config;
        const core::CellRanking& ranking = curves.works[curves.workOf[i]].ranking;
        std::vector<core::TableCell> row = cellRow(curves.cells[i], ranking.timed > 1 && ranking.best == i);
        row.push_back(extentCell(config.problem));
        row.emplace_back(shortExtentText(config.gridDim, core::digits));
        row.emplace_back(static_cast<std::int64_t>(config.dynamicSmemBytes.value));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace trichevron::gui
