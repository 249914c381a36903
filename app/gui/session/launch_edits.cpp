// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_edits.h"

namespace trichevron::gui {

void restoreApi(LaunchState& launch) {
    if (needsExtensibleApi(launch.config) || !launch.apiFollowsCluster)
        return;
    launch.config.api = apiWithoutAttributes(launch.config);
    launch.config.cooperative = false; // it is the function that is cooperative now
    launch.apiFollowsCluster = false;
}

void setCooperative(LaunchState& launch, bool cooperative) {
    core::LaunchConfig& config = launch.config;
    const bool driver = isDriverApi(config.api);
    // Plain functions cannot launch cooperatively, and cooperative ones always do.
    if (cooperative && config.api == core::LaunchApi::CudaLaunchKernel)
        config.api = core::LaunchApi::CudaLaunchCooperativeKernel;
    else if (cooperative && config.api == core::LaunchApi::CuLaunchKernel)
        config.api = core::LaunchApi::CuLaunchCooperativeKernel;
    else if (!cooperative && isCooperativeApi(config.api))
        config.api = driver ? core::LaunchApi::CuLaunchKernel : core::LaunchApi::CudaLaunchKernel;
    config.cooperative = cooperative && canSetClusterDim(config.api);
}

void setSweepPoint(LaunchState& launch, const core::SweepPoint& point) {
    launch.config = point.config;
    launch.takenOff = {};
    launch.optIns = point.optIns;
    launch.gridFollowsProblem =
        launch.gridFollowsProblem && gridFollowsProblem(point.config, launch.kernel->attributes);
}

void setFixed(LaunchState& launch, const core::Fix& fix) {
    launch.config = fix.config;
    launch.optIns = fix.optIns;
    restoreApi(launch);
    launch.gridFollowsProblem =
        launch.gridFollowsProblem && gridFollowsProblem(fix.config, launch.kernel->attributes);
}

void setSuggested(LaunchState& launch) {
    const core::KernelInfo& kernel = *launch.kernel;
    launch.config = kernel.suggested;
    launch.takenOff = {};
    launch.optIns = initialOptIns(kernel);
    launch.gridFollowsProblem =
        !launch.config.problem || gridFollowsProblem(launch.config, kernel.attributes);
}

void coverProblem(LaunchState& launch) {
    const core::KernelAttributes& kernel = launch.kernel->attributes;
    if (const auto problem = problemToCover(launch.config, kernel); launch.gridFollowsProblem && problem)
        launch.config.gridDim = gridCovering(*problem, launch.config.blockDim, kernel);
}

bool isSameForUser(const LaunchState& one, const LaunchState& other) {
    return one.config == other.config && one.optIns == other.optIns &&
           one.gridFollowsProblem == other.gridFollowsProblem && one.device == other.device &&
           one.deviceKey == other.deviceKey && one.kernel == other.kernel &&
           one.arguments == other.arguments && one.assumedSmem == other.assumedSmem;
}

void applyStep(LaunchState& launch, const LaunchState& from, const LaunchState& to) {
    if (from.device != to.device || from.deviceKey != to.deviceKey) {
        launch.device = to.device;
        launch.deviceKey = to.deviceKey;
    }
    if (from.kernel != to.kernel)
        launch.kernel = to.kernel;
    launch.config = to.config;
    launch.optIns = to.optIns;
    launch.gridFollowsProblem = to.gridFollowsProblem;
    launch.apiFollowsCluster = to.apiFollowsCluster;
    launch.assumedSmem = to.assumedSmem;
    launch.takenOff = to.takenOff;
    if (from.arguments != to.arguments)
        launch.arguments = to.arguments;
}

} // namespace trichevron::gui
