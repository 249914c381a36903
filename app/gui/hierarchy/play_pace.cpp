// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hierarchy/play_pace.h"

#include <algorithm>

namespace trichevron::gui {
namespace {

constexpr unsigned waveMilliseconds = 1500;
constexpr unsigned shortestPlay = 6000; ///< milliseconds
constexpr unsigned longestPlay = 30'000;
constexpr unsigned mostSteps = longestPlay / waveMilliseconds;

} // namespace

PlayPace playPace(core::Count waves) {
    const core::Count all = std::max<core::Count>(waves, 1);
    PlayPace pace;
    pace.wavesPerStep = (all + mostSteps - 1) / mostSteps;
    const core::Count steps = (all + pace.wavesPerStep - 1) / pace.wavesPerStep;
    pace.milliseconds = static_cast<double>(std::clamp<core::Count>(
        std::min<core::Count>(all, mostSteps) * waveMilliseconds, shortestPlay, longestPlay));
    pace.millisecondsPerStep = pace.milliseconds / static_cast<double>(steps);
    return pace;
}

} // namespace trichevron::gui
