// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The steps of a presentation, as the session keeps them.
#pragma once

#include "app/gui/session/launch_state.h"
#include "core/scene/hierarchy_path.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

class QUndoStack;

namespace trichevron::gui {

/// A step of a presentation: a launch, and how it is looked at.
struct PresentationStep {
    LaunchState launch;
    core::HierarchyPath path;
    std::string colourBy; ///< Colouring::id
    bool flat = false;
};

class StepList {
public:
    /// `onChanged` is called after each change of which steps there are.
    explicit StepList(std::function<void()> onChanged);
    // Steps of undo refer to it.
    StepList(const StepList&) = delete;
    StepList& operator=(const StepList&) = delete;

    const std::vector<PresentationStep>& steps() const { return steps_; }
    void set(std::vector<PresentationStep> steps);
    /// As set(), as part of a step of undo.
    void replace(QUndoStack& undo, std::vector<PresentationStep> steps);
    /// The device has another key now. Not a step of undo.
    void moveDevice(const QString& from, const QString& to,
                    const std::shared_ptr<const core::DeviceProperties>& device);

private:
    std::function<void()> onChanged_;
    std::vector<PresentationStep> steps_;
};

} // namespace trichevron::gui
