// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A launch of a sweep as it is shown: its state, its prediction, its time and how it compares with others.
#pragma once

#include "core/device/device_properties.h"
#include "core/measurement/ranking.h"
#include "core/measurement/summary.h"
#include "core/sweep/sweep.h"
#include "core/sweep/sweep_plan.h"

#include <optional>
#include <string>
#include <vector>

namespace trichevron::core {

enum class CellState {
    NotAsked,   ///< valid, but not in the sweep
    NotReached, ///< in the sweep, but not measured yet or at all
    Measured,
    Wrong, ///< measured, but its result is not what is expected: it is not compared with others
    /// Measured, but its grid leaves elements of the problem out, and other launches do not: it is not
    /// compared with them.
    Incomplete,
    Refused, ///< by the device, or by the model
    Missing  ///< there is no measurement: not recorded, or not enough memory
};

struct SweepCell {
    SweepPoint point; ///< the launch with this block
    CellState state = CellState::NotAsked;
    bool isInSweep = false;
    std::string reason; ///< why it is wrong, refused or missing: one sentence
    bool leavesElementsOut = false;
    std::optional<ClusterExtent> cluster; ///< of the launch, or that the kernel declares
    std::uint32_t blocksPerSm = 0;        ///< as PlannedPoint::blocksPerSm
    SharedMeasurement measurement;        ///< empty: none was made
    std::optional<double> lastWave;       ///< as PlannedPoint::lastWave
    std::uint32_t activeWarps = 0;        ///< resident warps per SM; 0 where it is refused
    std::uint32_t maxWarps = 0;
    std::optional<Summary> time; ///< microseconds
    std::optional<double> value; ///< median in microseconds, per what its ranking compares
    Standing standing = Standing::Alone;

    double occupancy() const { return maxWarps == 0 ? 0 : double(activeWarps) / maxWarps; }
};

/// The cell of a launch that is not in the sweep.
SweepCell predictedCell(const SweepPoint& point, const KernelAttributes& kernel,
                        const DeviceProperties& device);
/// The cell of a launch of a plan, which has the prediction.
SweepCell plannedCell(const PlannedPoint& planned, const KernelAttributes& kernel,
                      const DeviceProperties& device);
void addOutcome(SweepCell& cell, const SweepOutcome& outcome);
/// Whether the launch of a point has a time, and a result that is not wrong.
bool isTimed(const SweepOutcome& outcome);

/// Those of these points that are compared: the ones that cover the problem, or all where none does.
std::vector<std::size_t> comparable(const std::vector<std::size_t>& which,
                                    const std::vector<SweepPoint>& points, const KernelAttributes& kernel);

/// The comparison of some cells.
struct CellRanking {
    RankedBy by = RankedBy::Time;
    std::optional<std::size_t> best; ///< index of the fastest cell
    /// How much larger the second lowest median is than the lowest: 0.02 is 2 %.
    std::optional<double> margin;
    std::vector<std::size_t> likeBest; ///< cells indistinguishable from the best, by ascending median
    std::size_t timed = 0;             ///< cells that were compared
};

/// Compares the cells with these indices, and sets their value and standing. Where some cover the problem,
/// the others become Incomplete. `outcomes[i]` is that of `cells[i]`; null: none.
CellRanking rankCells(std::vector<SweepCell>& cells, const std::vector<std::size_t>& which,
                      const std::vector<const SweepOutcome*>& outcomes);

/// The same launch, whatever its description leaves open.
bool isSameLaunch(const SweepPoint& a, const SweepPoint& b);

} // namespace trichevron::core
