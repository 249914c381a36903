// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/launch_history.h"

#include <QScopedValueRollback>

#include <utility>

namespace trichevron::gui {

LaunchHistory::LaunchHistory(StepTarget target) : target_(std::move(target)) {
    stack_.setUndoLimit(1000);
    connect(&stack_, &QUndoStack::indexChanged, this, [this](int index) { unreadable_.goBack(index); });
}

void LaunchHistory::push(const LaterText& name, int field, LaunchStep::Place before, LaunchStep::Place after,
                         StepOrigin origin) {
    constexpr int noMerge = -1; // of QUndoCommand::id()
    // With the serial, edits of one field do not merge when another edit or endEdit() came between them.
    const int mergeId = field < 0 ? noMerge : field + EditedFieldCount * editSerial_;
    if (field < 0)
        endEdit();
    stack_.push(new LaunchStep(target_, name, mergeId, std::move(before), std::move(after), origin));
}

void LaunchHistory::beginArgument(int field) {
    if (std::exchange(argumentsField_, field) != field)
        endEdit();
}

bool LaunchHistory::setUnreadable(FieldEditor editor, const std::vector<UnreadableField>& fields) {
    return unreadable_.set(editor, fields, stack_.index());
}

bool LaunchHistory::isTypingLast() const {
    const auto typed = unreadable_.last();
    return typed && typed->step >= stack_.index();
}

void LaunchHistory::undo() {
    if (isTypingLast()) { // what was typed is no step of the launch
        const auto typed = unreadable_.last();
        Q_EMIT unreadableDropped(typed->editor, typed->field);
    } else if (canUndo()) {
        stack_.undo();
    }
}

void LaunchHistory::dropLastStep() {
    const QScopedValueRollback dropping(target_.isDropping, true);
    stack_.undo();
}

void LaunchHistory::setFloor(int index) {
    if (std::exchange(floor_, index) != index)
        Q_EMIT floorChanged();
}

} // namespace trichevron::gui
