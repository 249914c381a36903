// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_step.h"

#include <utility>

namespace trichevron::gui {

LaunchStep::LaunchStep(const StepTarget& target, const LaterText& name, int mergeId, Place before,
                       Place after, StepOrigin origin)
    : UndoStep(name, origin), target_(target), mergeId_(mergeId), before_(std::move(before)),
      after_(std::move(after)) {}

void LaunchStep::undo() {
    go(after_, before_);
    setObsolete(target_.isDropping);
}

void LaunchStep::redo() {
    go(before_, after_);
    after_.path = target_.path();
}

bool LaunchStep::mergeWith(const QUndoCommand* other) {
    if (other->id() != mergeId_)
        return false;
    after_ = static_cast<const LaunchStep*>(other)->after_;
    if (after_.launch == before_.launch) {
        if (target_.path() == after_.path)
            target_.setPath(before_.path);
        setObsolete(true); // the edits cancel out: no step remains
    }
    return true;
}

void LaunchStep::go(const Place& from, const Place& to) {
    const core::HierarchyPath path = target_.path();
    target_.apply(from.launch, to.launch, path == from.path ? to.path : path);
}

} // namespace trichevron::gui
