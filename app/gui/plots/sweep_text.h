// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Texts about a sweep and its cells.
#pragma once

#include "core/messages/timing_words.h"
#include "core/sweep/sweep_map.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace trichevron::gui {

/// The quantity that the cells of a sweep show.
enum class SweepColour { Time, Occupancy, LastWave };

/// The unit of the values of a map, on its axis and in its texts.
struct ValueUnit {
    double factor = 1; ///< times microseconds
    QString name;      ///< "µs", "ps per thread"
};
ValueUnit valueUnit(const core::SweepMap& map);
/// The unit of all times of a sweep, on the axis and in the texts.
core::DisplayUnit timeUnitOf(const std::vector<core::SweepCell>& cells);
/// "µs, logarithmic"
QString axisUnitText(const QString& unit, bool isLogarithmic);

/// "32 × 8"; "256" if all blocks of the map have only an x size.
QString describeBlock(const core::SweepMap& map, const core::BlockExtent& block);
/// "32 × 8, 256 threads: 6.10 µs, the fastest · 64 of 64 warps", or why there is no time.
QString describeCell(const core::SweepMap& map, std::size_t cell);
/// The same for a launch of these cells that is named by its place; `best`: the fastest of those that it is
/// compared with.
QString describeCell(const QString& place, const std::vector<core::SweepCell>& cells, std::size_t cell,
                     core::RankedBy by, const core::SweepCell* best);
/// The time of a measured cell of these, and per item or thread where these are compared.
QString describeTime(const std::vector<core::SweepCell>& cells, std::size_t cell, core::RankedBy by);
/// ", 3 alike (~)", after the best of a ranking; empty where none is like it.
QString alikeText(const core::CellRanking& ranking);
bool hasTime(const std::vector<core::SweepCell>& cells, std::optional<std::size_t> cell);
/// "○ this launch: 30.00 µs", for a cell that has a time.
QString launchTimeText(const std::vector<core::SweepCell>& cells, std::size_t cell, core::RankedBy by);
/// "by time per item"; empty for the time itself.
QString describeRanking(core::RankedBy by);
/// The fastest block and its margin, then those that are indistinguishable from it, with their marks on the
/// map, and the compared quantity if it is not the time. If the sweep has several maps, `of` says which one
/// is meant.
/// Launches of another problem do other work: they are not compared. `margin`: how much faster the fastest is
/// than the next of these.
enum class BestOf { OnlyMap, ThisMap, AllMaps, AllOfProblem };
QStringList describeBest(const core::SweepMap& map, BestOf of, std::optional<double> margin);
/// The cell of the current launch with the mark on it; or that the launch is not on the map.
QString describeShown(const core::SweepMap& map, std::optional<std::size_t> cell,
                      const core::LaunchConfig& launch);
/// Both in few words: what a low plot has room for.
QStringList describeBriefly(const core::SweepMap& map, BestOf of, std::optional<std::size_t> shown,
                            const core::LaunchConfig& launch);
/// "last wave 76 % full"; empty where that is not known.
QString describeLastWave(const core::SweepCell& cell);
/// The source of the cells of a map.
enum class SweepStage { Planned, Measured, Recorded };
/// Cells of a map differ by their pattern; beside lines, each launch without a time is a cross.
enum class SweepForm { Map, Lines };
/// "60 of 66 measured, 55 refused (hatched), 3 not measured (dotted)": how many of the launches of the sweep,
/// also of those that are covered (see SweepMap), and how many cells. For a planned sweep, what would be
/// refused.
QString describeCounts(const std::vector<core::SweepCell>& cells, const std::vector<core::SweepCell>& covered,
                       SweepStage stage, SweepForm form);

} // namespace trichevron::gui
