// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/step_list.h"

#include "app/gui/session/replace_command.h"

#include <QUndoStack>

#include <utility>

namespace trichevron::gui {

StepList::StepList(std::function<void()> onChanged) : onChanged_(std::move(onChanged)) {}

void StepList::set(std::vector<PresentationStep> steps) {
    steps_ = std::move(steps);
    onChanged_();
}

void StepList::replace(QUndoStack& undo, std::vector<PresentationStep> steps) {
    if (steps_.empty() && steps.empty())
        return;
    undo.push(new ReplaceCommand(steps_, std::move(steps), [this](const auto& value) { set(value); }));
}

void StepList::moveDevice(const QString& from, const QString& to,
                          const std::shared_ptr<const core::DeviceProperties>& device) {
    for (PresentationStep& step : steps_)
        gui::moveDevice(step.launch, from, to, device);
}

} // namespace trichevron::gui
