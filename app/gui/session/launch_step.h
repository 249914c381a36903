// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One step of undo of the launch: the launch before and after an edit, and what the edit left of the
/// selection.
#pragma once

#include "app/gui/session/launch_state.h"
#include "app/gui/session/undo_step.h"
#include "core/scene/hierarchy_path.h"

#include <functional>

namespace trichevron::gui {

/// What steps read and change. It outlives them.
struct StepTarget {
    /// What is selected now.
    std::function<core::HierarchyPath()> path;
    std::function<void(const core::HierarchyPath& path)> setPath;
    /// Changes what differs between the launches, and selects `path` as far as the launch has it.
    std::function<void(const LaunchState& from, const LaunchState& to, const core::HierarchyPath& path)>
        apply;
    bool isDropping = false; ///< the step that is undone
};

/// Merges with the previous step when that edited the same field and nothing came between.
class LaunchStep : public UndoStep {
public:
    struct Place {
        LaunchState launch;
        core::HierarchyPath path; ///< what is selected
    };

    LaunchStep(const StepTarget& target, const LaterText& name, int mergeId, Place before, Place after,
               StepOrigin origin);

    void undo() override;
    void redo() override;
    int id() const override { return mergeId_; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    /// What the step took off the selection comes back; what was selected since stays.
    void go(const Place& from, const Place& to);

    const StepTarget& target_;
    int mergeId_;
    Place before_;
    Place after_;
};

} // namespace trichevron::gui
