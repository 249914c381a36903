// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// A finished sweep as the window gets it from a worker.
#pragma once

#include "app/gui/session/launch_session.h"
#include "core/sweep/sweep_plan.h"
#include "tests/support/measured_outcome.h"

#include <optional>
#include <utility>
#include <vector>

namespace trichevron::test {

/// Of the current launch with these blocks and their times in microseconds; 0: refused by the device.
inline void giveSweep(gui::LaunchSession& session,
                      const std::vector<std::pair<core::BlockExtent, double>>& blocks,
                      core::ProvenanceKind kind = core::ProvenanceKind::Live) {
    const gui::LaunchState& state = session.state();
    gui::ActualSweep sweep;
    sweep.deviceKey = state.deviceKey;
    sweep.kernel = state.kernel->id;
    sweep.kind = kind;
    const core::SweepBase base{{state.config, state.optIns}, true};
    for (const auto& [block, time] : blocks)
        sweep.points.push_back(withBlockAndCluster(base, block, std::nullopt, state.kernel->attributes));
    session.results().beginSweep(sweep);
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        core::SweepOutcome outcome = measuredOutcome(blocks[i].second);
        if (blocks[i].second == 0)
            outcome.measurement.emplace().result.launch = {1, "cudaErrorInvalidValue", "invalid argument"};
        session.results().addSweepPoint(sweep.deviceKey, sweep.kernel, i, outcome);
    }
    session.results().endSweep(sweep.deviceKey, sweep.kernel, core::StopReason::SamplesReached);
}

} // namespace trichevron::test
