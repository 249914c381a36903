// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/sweep_planner.h"

namespace trichevron::gui {

SweepPlanner::SweepPlanner(const LaunchSession& session, QObject* parent)
    : QObject(parent), session_(session) {}

core::SweepChoice SweepPlanner::choice() const {
    const core::KernelInfo& kernel = *session_.state().kernel;
    return choice_ && choice_->first == kernel.id ? choice_->second : suggestedSweep(kernel);
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
