// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A sweep as a map over the x and y of its blocks: the state of each cell, and the fastest.
#pragma once

#include "core/sweep/sweep_cell.h"
#include "core/sweep/sweep_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

struct SweepMap {
    std::vector<std::uint32_t> x; ///< block sizes in x, ascending
    std::vector<std::uint32_t> y;
    std::vector<SweepCell> cells;   ///< row by row: x varies fastest
    CellRanking ranking;            ///< of all cells: they do the same work
    std::vector<SweepCell> covered; ///< launches with the block of another one, which the cell shows

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
/// The slice that the launch belongs to, whatever its block; else the largest with its problem, which does
/// the same work; else the largest. Precondition: there is a slice.
std::size_t bestSlice(const std::vector<SweepSlice>& slices, const SweepPoint& launch);
/// What distinguishes each slice: "cluster 2 × 1 × 1", "problem 4,096 × 4,096"; empty for a single slice.
std::vector<std::string> sliceLabels(const std::vector<SweepSlice>& slices);

/// The map of one slice. `summaries` are those of the outcomes' samples; without outcomes the map shows the
/// plan. Cells without a point show the model's prediction for a launch like the others. Of points with the
/// same block, which differ in their grid, a cell has `launch`, if it is one of them, or one that covers the
/// whole problem.
SweepMap buildSweepMap(const SweepSlice& slice, const std::vector<SweepPoint>& points,
                       const std::vector<SweepOutcome>& outcomes,
                       const std::vector<std::optional<Summary>>& summaries, const KernelAttributes& kernel,
                       const DeviceProperties& device, const SweepPoint& launch);
/// The cell of the launch; none where the map has another launch or none with its block.
std::optional<std::size_t> cellOf(const SweepMap& map, const SweepPoint& launch);

/// The comparison of the measured points of all slices with the same problem, which do the same work;
/// compared as the cells of a map are.
struct PointRanking {
    std::optional<std::size_t> best; ///< index of the fastest point
    std::optional<double> margin;    ///< as that of a CellRanking
};
PointRanking rankPoints(const std::optional<ProblemExtent>& problem, const std::vector<SweepPoint>& points,
                        const std::vector<SweepOutcome>& outcomes,
                        const std::vector<std::optional<Summary>>& summaries, const KernelAttributes& kernel);
/// The fastest of them.
std::optional<std::size_t> bestPoint(const std::optional<ProblemExtent>& problem,
                                     const std::vector<SweepPoint>& points,
                                     const std::vector<SweepOutcome>& outcomes,
                                     const std::vector<std::optional<Summary>>& summaries,
                                     const KernelAttributes& kernel);

} // namespace trichevron::core
