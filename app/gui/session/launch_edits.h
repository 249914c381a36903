// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What edits do to a launch, beyond setting one value.
#pragma once

#include "app/gui/session/launch_state.h"
#include "core/evaluation/evaluation.h"

namespace trichevron::gui {

/// Without its cluster and attributes, the launch uses the function that they had replaced.
void restoreApi(LaunchState& launch);
/// Selects a function that launches like this.
void setCooperative(LaunchState& launch, bool cooperative);
void setSweepPoint(LaunchState& launch, const core::SweepPoint& point);
void setFixed(LaunchState& launch, const core::Fix& fix);
/// The launch becomes the one that its kernel suggests.
void setSuggested(LaunchState& launch);
/// The grid covers the problem, where it follows it.
void coverProblem(LaunchState& launch);

/// The user sees no difference: same device, kernel, arguments and values.
bool isSameForUser(const LaunchState& one, const LaunchState& other);

/// What differs from `from` to `to`, a step or its undo, changes in `launch`. A device, a kernel or arguments
/// that the program adopted meanwhile stay where the step has not changed them.
void applyStep(LaunchState& launch, const LaunchState& from, const LaunchState& to);

} // namespace trichevron::gui
