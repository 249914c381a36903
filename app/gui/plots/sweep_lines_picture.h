// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the lines of a sweep show.
#pragma once

#include "app/gui/plots/sweep_lines.h"
#include "app/gui/session/launch_session.h"
#include "core/sweep/sweep_plan.h"

#include <QString>

#include <vector>

namespace trichevron::gui {

/// `sweep`: null for a plan. `points`: the launches of either, at least one. `failure`: why the last sweep
/// failed; empty when it did not. A device is selected.
SweepLinesPicture sweepLinesPicture(core::SweepAxis over, const ActualSweep* sweep,
                                    const std::vector<core::PlannedPoint>& planned,
                                    const std::vector<core::SweepPoint>& points, const LaunchSession& session,
                                    const QString& failure);

} // namespace trichevron::gui
