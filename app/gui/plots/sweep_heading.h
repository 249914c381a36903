// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The heading of a sweep, measured or planned.
#pragma once

#include "app/gui/plots/sweep_text.h"
#include "app/gui/session/launch_session.h"
#include "core/sweep/sweep_cell.h"
#include "core/sweep/sweep_plan.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace trichevron::gui {

/// How many of these the model accepts.
std::size_t countLaunchable(const std::vector<core::PlannedPoint>& planned);
/// Fills "{count, plural, …}" and "{launches}".
QString launchesText(const QString& pattern, std::size_t launches);

/// `sweep`: null for a plan. `problem`: that of all its launches, if it is the same.
QString sweepTitle(const ActualSweep* sweep, const LaunchState& state,
                   const std::optional<core::ProblemExtent>& problem);
/// What `best` says of a measured sweep and the number of cells by state; of a plan, what to press, or why
/// the last sweep failed. `covered`: see SweepMap. `others`: launches of the sweep that are on no line.
QStringList sweepHeadingLines(const ActualSweep* sweep, const std::vector<core::PlannedPoint>& planned,
                              const QString& failure, const QStringList& best,
                              const std::vector<core::SweepCell>& cells,
                              const std::vector<core::SweepCell>& covered, SweepForm form,
                              std::size_t others = 0);

} // namespace trichevron::gui
