// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/plots/sweep_table.h"

#include "core/text/number_text.h"

namespace trichevron {
namespace {

std::string stateText(CellState state) {
    switch (state) {
    case CellState::NotAsked:
        return "not in the sweep";
    case CellState::NotReached:
        return "not measured yet";
    case CellState::Measured:
        return "measured";
    case CellState::Refused:
        return "refused";
    case CellState::Missing:
        return "not measured";
    }
    return "";
}

std::string standingText(const SweepMap& map, std::size_t cell) {
    switch (map.cells[cell].standing) {
    case Standing::Fastest:
        return "fastest";
    case Standing::LikeFastest:
        return "indistinguishable from the fastest";
    case Standing::Slower:
        return "slower";
    case Standing::Alone:
        break;
    }
    return map.best == cell ? "fastest" : "";
}

} // namespace

DataTable sweepTable(const SweepMap& map, const std::string& title) {
    DataTable table{title,
                    {"block x (threads)", "block y (threads)", "block z (threads)", "cluster (blocks)",
                     "state", "median time (µs)", "lower quartile (µs)", "upper quartile (µs)", "standing",
                     "occupancy (% of the warps)", "reason"},
                    {}};
    for (std::size_t i = 0; i < map.cells.size(); ++i) {
        const SweepCell& cell = map.cells[i];
        const LaunchConfig& config = cell.point.config;
        const auto time = [&](double Summary::*figure) {
            return cell.time && cell.state == CellState::Measured ? TableCell((*cell.time).*figure)
                                                                  : TableCell();
        };
        table.rows.push_back(
            {std::int64_t{config.blockDim.x}, std::int64_t{config.blockDim.y},
             std::int64_t{config.blockDim.z},
             config.clusterDim ? TableCell(shortExtentText(*config.clusterDim)) : TableCell(),
             stateText(cell.state), time(&Summary::median), time(&Summary::lowerQuartile),
             time(&Summary::upperQuartile), standingText(map, i),
             cell.state == CellState::Refused ? TableCell() : TableCell(100 * cell.occupancy()),
             cell.reason.empty() ? TableCell() : TableCell(cell.reason)});
    }
    return table;
}

} // namespace trichevron
