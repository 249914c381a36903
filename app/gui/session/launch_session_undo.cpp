// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of undo: the launch before and after an edit, and what the edit left of the selection.
#include "app/gui/session/launch_session.h"
#include "app/gui/session/undo_step.h"

#include <QScopedValueRollback>

#include <utility>

namespace trichevron::gui {

/// One step of undo. Merges with the previous step when that edited the same field and nothing came between.
class StateCommand : public UndoStep {
public:
    struct Place {
        LaunchState launch;
        core::HierarchyPath path; ///< what is selected
    };

    StateCommand(LaunchSession& session, const LaterText& name, int mergeId, Place before, Place after)
        : UndoStep(name), session_(session), mergeId_(mergeId), before_(std::move(before)),
          after_(std::move(after)) {}

    void undo() override {
        go(after_, before_);
        setObsolete(session_.isDropping_);
    }
    void redo() override {
        go(before_, after_);
        after_.path = session_.path();
    }
    int id() const override { return mergeId_; }
    bool mergeWith(const QUndoCommand* other) override {
        if (other->id() != mergeId_)
            return false;
        after_ = static_cast<const StateCommand*>(other)->after_;
        if (after_.launch == before_.launch) {
            if (session_.path() == after_.path)
                session_.setPath(before_.path);
            setObsolete(true); // the edits cancel out: no step remains
        }
        return true;
    }

private:
    /// What the step took off the selection comes back; what was selected since stays.
    void go(const Place& from, const Place& to) {
        session_.apply(from.launch, to.launch, session_.path() == from.path ? to.path : session_.path());
    }

    LaunchSession& session_;
    int mergeId_;
    Place before_;
    Place after_;
};

void LaunchSession::pushStep(const LaterText& name, int mergeId, LaunchState after,
                             const core::HierarchyPath& path) {
    undo_.push(new StateCommand(*this, name, mergeId, {state_, path_}, {std::move(after), path}));
}

bool LaunchSession::isTypingLast() const {
    const auto typed = unreadable_.last();
    return typed && typed->step >= undo_.index();
}

void LaunchSession::undo() {
    if (isTypingLast()) { // what was typed is no step of the launch
        const auto typed = unreadable_.last();
        Q_EMIT unreadableDropped(typed->editor, typed->field);
    } else if (canUndo()) {
        undo_.undo();
    }
}

void LaunchSession::dropLastStep() {
    const QScopedValueRollback dropping(isDropping_, true);
    undo_.undo();
}

void LaunchSession::setUndoFloor(int index) {
    if (std::exchange(undoFloor_, index) != index)
        Q_EMIT undoFloorChanged();
}

void LaunchSession::apply(const LaunchState& from, const LaunchState& to, const core::HierarchyPath& path) {
    if (launchKeyOf(from) != launchKeyOf(to))
        tracedKernel_ = 0;
    // Undo restores only what this step changed: a device or kernel that the program adopted since then
    // stays.
    if (from.device != to.device || from.deviceKey != to.deviceKey) {
        state_.device = to.device;
        state_.deviceKey = to.deviceKey;
    }
    if (from.kernel != to.kernel)
        state_.kernel = to.kernel;
    state_.config = to.config;
    state_.optIns = to.optIns;
    state_.gridFollowsProblem = to.gridFollowsProblem;
    state_.apiFollowsCluster = to.apiFollowsCluster;
    state_.takenOff = to.takenOff;
    if (from.arguments != to.arguments)
        state_.arguments = to.arguments;
    evaluateLaunch(path);
}

} // namespace trichevron::gui
