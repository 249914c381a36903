// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A sweep as curves over what its launches differ in: clusters, bins, the size of the block or of the grid.
#pragma once

#include "core/demo/kernel_info.h"
#include "core/sweep/sweep_cell.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

/// The x axis of curves.
enum class SweepAxis {
    BlockSize,   ///< threads of a block
    Cluster,     ///< blocks of a cluster; 1 without clusters
    Problem,     ///< the axis of the problem that differs; the product of all where several do
    Grid,        ///< blocks of the grid, where neither block nor problem determine them
    SharedMemory ///< bytes of dynamic shared memory, where nothing else determines them
};

/// The axes along which the points differ.
std::vector<SweepAxis> sweepAxes(const std::vector<SweepPoint>& points);
/// The axis with the most values; none where the points differ in their block alone, or in both x and y of
/// the block: a map shows that.
std::optional<SweepAxis> suggestedAxis(const std::vector<SweepPoint>& points);
/// "threads per block", "blocks per cluster", "bins"
std::string axisText(SweepAxis axis, const std::vector<SweepPoint>& points, const KernelInfo& kernel);

/// The indices of the points that belong to a line: others have the same values but on the axis. All points
/// where none does.
std::vector<std::size_t> pointsOnLines(SweepAxis axis, const std::vector<SweepPoint>& points);

/// Launches that differ in the x axis, and in what follows from it.
struct SweepCurve {
    std::string label;              ///< what distinguishes it from the others; empty for a single curve
    std::string rest;               ///< the same without the problem
    std::vector<std::size_t> cells; ///< by ascending x
};

/// Launches of one problem do the same work, and only these are compared.
struct SweepWork {
    std::string label; ///< "65,536 bins"; empty where all launches have the same problem
    CellRanking ranking;
};

struct SweepCurves {
    SweepAxis over = SweepAxis::BlockSize;
    std::string axis;             ///< axisText()
    std::vector<std::uint64_t> x; ///< all values, ascending
    std::vector<SweepCell> cells; ///< in the order of the points
    std::vector<std::size_t> at;  ///< of each cell: the index of its value in x
    std::vector<std::size_t> curveOf;
    std::vector<std::size_t> workOf;
    std::vector<SweepCurve> curves;
    std::vector<SweepWork> works;

    /// The cell of this launch.
    std::optional<std::size_t> find(const SweepPoint& launch) const;
};

/// `summaries` are those of the outcomes' samples; without outcomes the curves have no times.
SweepCurves buildSweepCurves(SweepAxis over, const std::vector<SweepPoint>& points,
                             const std::vector<SweepOutcome>& outcomes,
                             const std::vector<std::optional<Summary>>& summaries, const KernelInfo& kernel,
                             const KernelAttributes& attributes, const DeviceProperties& device);

} // namespace trichevron::core
