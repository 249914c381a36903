// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/sweep_planner.h"

#include "core/own_kernel/own_kernel.h"

namespace trichevron::gui {

SweepPlanner::SweepPlanner(const LaunchSession& session, QObject* parent)
    : QObject(parent), session_(session) {}

core::SweepChoice SweepPlanner::choice() const {
    const LaunchState& launch = session_.state();
    const core::KernelInfo& kernel = *launch.kernel;
    if (choice_ && choice_->first == kernel.id)
        return choice_->second;
    return core::isOwnKernel(kernel.id) ? suggestedSweep(kernel, launch.config) : suggestedSweep(kernel);
}

void SweepPlanner::setChoice(const core::SweepChoice& choice) {
    if (choice == this->choice())
        return;
    choice_.emplace(session_.state().kernel->id, choice);
    Q_EMIT choiceChanged();
}

std::vector<core::PlannedPoint> SweepPlanner::points() const {
    const LaunchState& state = session_.state();
    if (!state.device)
        return {};
    const core::SweepBase base{{state.config, state.optIns}, state.gridFollowsProblem};
    return planSweep(base, choice(), *state.kernel, *state.device);
}

} // namespace trichevron::gui
