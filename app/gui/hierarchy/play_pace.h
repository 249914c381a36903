// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How fast a schedule is played at 1×.
#pragma once

#include "core/dimensions/extent.h"

namespace trichevron::gui {

struct PlayPace {
    double milliseconds = 0;      ///< the whole schedule
    core::Count wavesPerStep = 1; ///< more than one: the waves between are not shown
    double millisecondsPerStep = 0;
};

/// Few waves can be followed, and many end in reasonable time: each wave that is shown takes at least 1.5 s,
/// and the whole takes 6 to 30 s. A trace takes as long as a prediction of the same number of waves.
/// `waves`: of a prediction, or the rounds of a trace.
PlayPace playPace(core::Count waves);

} // namespace trichevron::gui
