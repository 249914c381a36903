// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A sweep laid out by the x and y of its blocks: what stands at each place, and which is best.
#pragma once

#include "core/device/device_properties.h"
#include "core/measurement/ranking.h"
#include "core/measurement/summary.h"
#include "core/sweep/sweep_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron {

enum class CellState {
    NotAsked,   ///< could be launched, but is not in the sweep
    NotReached, ///< is in the sweep, which has not come to it or ended before
    Measured,
    Refused, ///< by the device, or as the model predicts
    Missing  ///< no measurement could be had: it was not recorded, or there was not enough memory
};

struct SweepCell {
    SweepPoint point; ///< what is launched with this block
    CellState state = CellState::NotAsked;
    std::string reason;            ///< why it was refused or is missing: one sentence
    std::uint32_t activeWarps = 0; ///< that are resident on an SM together; 0 where it is refused
    std::uint32_t maxWarps = 0;
    std::optional<Summary> time; ///< microseconds
    std::optional<double> value; ///< microseconds by what is compared (SweepMap::by), at the median
    Standing standing = Standing::Alone;

    double occupancy() const { return maxWarps == 0 ? 0 : double(activeWarps) / maxWarps; }
};

struct SweepMap {
    std::vector<std::uint32_t> x; ///< sizes of the block in x, rising
    std::vector<std::uint32_t> y;
    std::vector<SweepCell> cells; ///< row by row: x varies fastest
    RankedBy by = RankedBy::Time;
    std::optional<std::size_t> best; ///< among the cells
    /// How much more the next median takes than the best: 0.02 is 2 %.
    std::optional<double> margin;
    std::vector<std::size_t> likeBest; ///< indistinguishable from the best, by their medians

    /// The cell of this block; none where x or y is not on the map.
    std::optional<std::size_t> find(const BlockExtent& block) const;
    std::size_t count(CellState state) const;
};

/// The points of a sweep that make one map: they differ in the block's x and y, and in the grid. A sweep of
/// several problems, clusters or shared memories has several.
struct SweepSlice {
    SweepPoint common; ///< with a block of 1 × 1 × z, and a grid of one block
    std::vector<std::size_t> points;
};
std::vector<SweepSlice> slicesOf(const std::vector<SweepPoint>& points);
/// The one that holds the launch, or one like it but for the block; else the largest. Precondition: there is
/// one.
std::size_t bestSlice(const std::vector<SweepSlice>& slices, const SweepPoint& launch);
/// What tells each slice from the others: "cluster 2 × 1 × 1", "problem 4,096 × 4,096"; empty for a single
/// one.
std::vector<std::string> textsOf(const std::vector<SweepSlice>& slices);

/// The map of one slice. Without outcomes, what is planned; `summaries` are of the outcomes' samples. Places
/// of the map that no point has are judged as the others are launched.
SweepMap mapOf(const SweepSlice& slice, const std::vector<SweepPoint>& points,
               const std::vector<SweepOutcome>& outcomes,
               const std::vector<std::optional<Summary>>& summaries, const KernelAttributes& kernel,
               const DeviceProperties& device);

/// The point that did best of all that were timed, whatever map it is on, compared as the cells of a map are.
std::optional<std::size_t> bestPoint(const std::vector<SweepPoint>& points,
                                     const std::vector<SweepOutcome>& outcomes,
                                     const std::vector<std::optional<Summary>>& summaries);

} // namespace trichevron
