// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What is said of a sweep and of each of its places.
#pragma once

#include "core/evaluation/sweep_map.h"

#include <QString>
#include <QStringList>

namespace trichevron {

/// What the places of a sweep are drawn by.
enum class SweepColour { Time, Occupancy };

/// A unit that the values of a map are told in.
struct ValueUnit {
    double factor = 1; ///< times microseconds
    QString name;      ///< "µs", "ps per thread"
};
ValueUnit unitOf(const SweepMap& map);

/// "32 × 8"; "256" where all blocks of the map lie along x.
QString describeBlock(const SweepMap& map, const BlockExtent& block);
/// "32 × 8, 256 threads: 6.10 µs, the fastest · 64 of 64 warps", or why there is no time.
QString describeCell(const SweepMap& map, std::size_t cell);
/// The best and by how much, then those that cannot be told from it, each with the sign that it has on the
/// map; what is compared where it is not time. Of a sweep with several maps, whether it is the best of all.
enum class BestOf { OnlyMap, ThisMap, AllMaps };
QStringList describeBest(const SweepMap& map, BestOf of);
/// What the places of a map came from.
enum class SweepStage { Planned, Measured, Recorded };
/// "66 timed, 55 refused (hatched), 3 not measured (dotted)". Of a plan, what it would refuse.
QString describeCounts(const SweepMap& map, SweepStage stage);

} // namespace trichevron
