// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Texts about a sweep and its cells.
#pragma once

#include "core/sweep/sweep_map.h"

#include <QString>
#include <QStringList>

namespace trichevron::gui {

/// The quantity that the cells of a sweep show.
enum class SweepColour { Time, Occupancy };

/// The unit of the values of a map.
struct ValueUnit {
    double factor = 1; ///< times microseconds
    QString name;      ///< "µs", "ps per thread"
};
ValueUnit valueUnit(const core::SweepMap& map);

/// "32 × 8"; "256" if all blocks of the map have only an x size.
QString describeBlock(const core::SweepMap& map, const core::BlockExtent& block);
/// "32 × 8, 256 threads: 6.10 µs, the fastest · 64 of 64 warps", or why there is no time.
QString describeCell(const core::SweepMap& map, std::size_t cell);
/// The fastest block and its margin, then those that are indistinguishable from it, with their marks on the
/// map, and the compared quantity if it is not the time. If the sweep has several maps, `of` says which one
/// is meant.
enum class BestOf { OnlyMap, ThisMap, AllMaps };
QStringList describeBest(const core::SweepMap& map, BestOf of);
/// The source of the cells of a map.
enum class SweepStage { Planned, Measured, Recorded };
/// "66 measured, 55 refused (hatched), 3 not measured (dotted)". For a planned sweep, what would be refused.
QString describeCounts(const core::SweepMap& map, SweepStage stage);

} // namespace trichevron::gui
