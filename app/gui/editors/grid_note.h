// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The line below the grid: how it follows from the problem, and how many threads are idle.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QString>

namespace trichevron::gui {

/// Empty without a problem. `evaluation` may be null.
QString gridNote(const LaunchState& state, const core::Evaluation* evaluation);

} // namespace trichevron::gui
