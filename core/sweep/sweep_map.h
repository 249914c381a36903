// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A sweep as a map over the x and y of its blocks: the state of each cell, and the fastest.
#pragma once

#include "core/device/device_properties.h"
#include "core/measurement/ranking.h"
#include "core/measurement/summary.h"
#include "core/sweep/sweep_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

enum class CellState {
    NotAsked,   ///< valid, but not in the sweep
    NotReached, ///< in the sweep, but not measured yet or at all
    Measured,
    Refused, ///< by the device, or by the model
    Missing  ///< there is no measurement: not recorded, or not enough memory
};

struct SweepCell {
    SweepPoint point; ///< the launch with this block
    CellState state = CellState::NotAsked;
    std::string reason;            ///< why it is refused or missing: one sentence
    std::uint32_t activeWarps = 0; ///< resident warps per SM; 0 where it is refused
    std::uint32_t maxWarps = 0;
    std::optional<Summary> time; ///< microseconds
    std::optional<double> value; ///< median in microseconds, per what SweepMap::by says
    Standing standing = Standing::Alone;

    double occupancy() const { return maxWarps == 0 ? 0 : double(activeWarps) / maxWarps; }
};

struct SweepMap {
    std::vector<std::uint32_t> x; ///< block sizes in x, ascending
    std::vector<std::uint32_t> y;
    std::vector<SweepCell> cells; ///< row by row: x varies fastest
    RankedBy by = RankedBy::Time;
    std::optional<std::size_t> best; ///< index of the fastest cell
    /// How much larger the second lowest median is than the lowest: 0.02 is 2 %.
    std::optional<double> margin;
    std::vector<std::size_t> likeBest; ///< cells indistinguishable from the best, by ascending median

    /// The cell of this block; none where x or y is not on the map.
    std::optional<std::size_t> find(const BlockExtent& block) const;
    std::size_t count(CellState state) const;
};

/// The points of a sweep that share a map: they differ only in the block's x and y and in the grid. A sweep
/// over several problems, clusters or sizes of shared memory has several slices.
struct SweepSlice {
    SweepPoint common; ///< with a block of 1 × 1 × z, and a grid of one block
    std::vector<std::size_t> points;
};
std::vector<SweepSlice> sweepSlices(const std::vector<SweepPoint>& points);
/// The slice that the launch belongs to, whatever its block; else the largest. Precondition: there is a
/// slice.
std::size_t bestSlice(const std::vector<SweepSlice>& slices, const SweepPoint& launch);
/// What distinguishes each slice: "cluster 2 × 1 × 1", "problem 4,096 × 4,096"; empty for a single slice.
std::vector<std::string> sliceLabels(const std::vector<SweepSlice>& slices);

/// The map of one slice. `summaries` are those of the outcomes' samples; without outcomes the map shows the
/// plan. Cells without a point show the model's prediction for a launch like the others.
SweepMap buildSweepMap(const SweepSlice& slice, const std::vector<SweepPoint>& points,
                       const std::vector<SweepOutcome>& outcomes,
                       const std::vector<std::optional<Summary>>& summaries, const KernelAttributes& kernel,
                       const DeviceProperties& device);

/// The fastest measured point over all slices, compared as the cells of a map are.
std::optional<std::size_t> bestPoint(const std::vector<SweepPoint>& points,
                                     const std::vector<SweepOutcome>& outcomes,
                                     const std::vector<std::optional<Summary>>& summaries);

} // namespace trichevron::core
