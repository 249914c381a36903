// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/preset_launch.h"

#include "app/gui/session/device_selection.h"
#include "app/gui/session/launch_session.h"
#include "app/gui/session/listed_kernels.h"
#include "app/gui/text/fill.h"
#include "app/gui/text/text.h"

namespace trichevron::gui {

QString presetObstacle(const DeviceSelection& devices, const LaunchState& state, core::Preset preset) {
    QString borrowedFrom;
    if (state.device && presetLaunch(preset, devices.kernels(&borrowedFrom), *state.device))
        return {};
    const QString ofDemos = obstacleOfDemos(devices, state);
    return ofDemos.isEmpty() ? DeviceSelection::tr("No kernel of this device supports this preset.")
                             : ofDemos;
}

bool applyPreset(LaunchSession& session, const DeviceSelection& devices, core::Preset preset) {
    QString borrowedFrom;
    LaunchState state = session.state();
    if (!state.device)
        return false;
    const auto launch = presetLaunch(preset, devices.kernels(&borrowedFrom), *state.device);
    if (!launch)
        return false;
    state.kernel = launch->kernel;
    state.config = launch->config;
    state.optIns = launch->optIns;
    state.gridFollowsProblem = launch->gridFollowsProblem;
    session.beginWith(
        [preset] {
            return fill(LaunchSession::tr("Preset {preset}"), {{"preset", text(titleFor(preset))}});
        },
        state);
    return true;
}

} // namespace trichevron::gui
