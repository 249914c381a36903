// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sweep/sweep_table.h"

#include <cstdint>
#include <optional>

namespace trichevron::core {

namespace {

using SweepCells = std::vector<TableCell>;

TableCell wholeCell(std::uint64_t number) {
    return static_cast<std::int64_t>(number);
}

TableCell figureCell(const std::optional<double>& number) {
    return number ? TableCell(*number) : TableCell();
}

TableCell wordCell(std::string_view word) {
    return word.empty() ? TableCell() : TableCell(std::string(word));
}

TableCell flagCell(bool flag) {
    return std::string(flag ? "true" : "false");
}

template <class Level>
void addAxes(SweepCells& cells, const std::optional<Extent<Level>>& extent) {
    if (!extent)
        cells.resize(cells.size() + 3);
    else
        for (const std::uint32_t size : {extent->x, extent->y, extent->z})
            cells.push_back(wholeCell(size));
}

/// Of the samples; only those of a launch with times are comparable.
const Measurement* timedMeasurement(const SweepCell& cell) {
    const bool isMeasured = cell.state == CellState::Measured || cell.state == CellState::Incomplete;
    return isMeasured && cell.time && cell.measurement ? &*cell.measurement : nullptr;
}

constexpr std::size_t timingColumnCount = 18; // from "samples" to "too_short"

void addTimings(SweepCells& cells, const SweepCell& cell) {
    const Measurement* timed = timedMeasurement(cell);
    if (timed == nullptr) {
        cells.resize(cells.size() + timingColumnCount);
        return;
    }
    const Summary& summary = *cell.time;
    cells.push_back(wholeCell(summary.count));
    cells.push_back(wordCell(toString(timed->stopped)));
    for (const double figure : {summary.median, summary.lowerQuartile, summary.upperQuartile, summary.mean,
                                summary.standardDeviation, summary.noise()})
        cells.push_back(figureCell(figure));
    for (const std::optional<double>& figure :
         {computeMedian(timed->hotMicroseconds), computeMedian(timed->launchMicroseconds),
          computeMedian(timed->smClockMegahertz), bytesPerSecond(*timed), shareOfCopy(*timed),
          itemsPerSecond(*timed)})
        cells.push_back(figureCell(figure));
    cells.push_back(wholeCell(timed->discarded));
    for (const bool flag : {timed->throttled, timed->includesLaunchLatency, isTooShort(*timed)})
        cells.push_back(flagCell(flag));
}

} // namespace

std::string_view statusOf(const SweepCell& cell) {
    switch (cell.state) {
    case CellState::NotAsked:
        return "notAsked";
    case CellState::NotReached:
        return "notReached";
    case CellState::Measured:
    case CellState::Incomplete:
        return "measured";
    case CellState::Wrong:
        return "wrong";
    case CellState::Refused:
        return !cell.measurement                      ? "skipped"
               : cell.measurement->result.launch.ok() ? "wrong" // an error while it ran
                                                      : "refused";
    case CellState::Missing:
        return cell.measurement ? "notReached" : "unknown";
    }
    return "";
}

const std::vector<std::string>& sweepColumns() {
    static const std::vector<std::string> columns{"block_x",
                                                  "block_y",
                                                  "block_z",
                                                  "cluster_x",
                                                  "cluster_y",
                                                  "cluster_z",
                                                  "grid_x",
                                                  "grid_y",
                                                  "grid_z",
                                                  "problem_x",
                                                  "problem_y",
                                                  "problem_z",
                                                  "dynamic_smem_bytes",
                                                  "blocks_per_sm",
                                                  "occupancy",
                                                  "status",
                                                  "standing",
                                                  "ranked_by",
                                                  "samples",
                                                  "stopped",
                                                  "median_us",
                                                  "lower_quartile_us",
                                                  "upper_quartile_us",
                                                  "mean_us",
                                                  "standard_deviation_us",
                                                  "noise",
                                                  "hot_median_us",
                                                  "launch_median_us",
                                                  "sm_clock_mhz",
                                                  "bytes_per_second",
                                                  "share_of_copy",
                                                  "items_per_second",
                                                  "discarded",
                                                  "throttled",
                                                  "host_in_times",
                                                  "too_short",
                                                  "leaves_elements_out",
                                                  "reason"};
    return columns;
}

std::vector<TableCell> sweepRow(const SweepCell& cell, RankedBy by) {
    const LaunchConfig& config = cell.point.config;
    SweepCells cells;
    cells.reserve(sweepColumns().size());
    addAxes(cells, std::optional(config.blockDim));
    addAxes(cells, cell.cluster);
    addAxes(cells, std::optional(config.gridDim));
    addAxes(cells, config.problem);
    cells.push_back(wholeCell(config.dynamicSmemBytes.value));
    cells.push_back(wholeCell(cell.blocksPerSm));
    cells.push_back(cell.state == CellState::Refused ? TableCell() : TableCell(cell.occupancy()));
    cells.push_back(wordCell(statusOf(cell)));
    cells.push_back(wordCell(toString(cell.standing)));
    cells.push_back(cell.standing == Standing::Alone ? TableCell() : wordCell(toString(by)));
    addTimings(cells, cell);
    cells.push_back(flagCell(cell.leavesElementsOut));
    cells.push_back(wordCell(cell.reason));
    return cells;
}

std::vector<TableFact> timingSource(const std::string& kernel, const Provenance& from) {
    return {{"kernel", kernel},
            {"device", wordCell(from.device)},
            {"driver", wordCell(from.driverVersion)},
            {"date", wordCell(from.date)},
            {"provenance", std::string(toString(from.kind))}};
}

} // namespace trichevron::core
