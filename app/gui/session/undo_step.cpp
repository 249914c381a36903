// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/session/undo_step.h"

#include <QUndoStack>

namespace trichevron::gui {
namespace {

QString nameOf(const QUndoCommand* step) {
    if (step == nullptr)
        return {};
    if (const auto* named = dynamic_cast<const UndoStep*>(step))
        return named->name();
    return step->childCount() > 0 ? nameOf(step->child(0)) : step->text();
}

bool isOfLesson(const QUndoCommand* step) {
    const auto* named = dynamic_cast<const UndoStep*>(step);
    return named != nullptr && named->origin() == StepOrigin::Lesson;
}

} // namespace

void beginStep(QUndoStack& stack, const LaterText& name) {
    stack.beginMacro(name.text());
    stack.push(new UndoStep(name)); // the macro is Qt's own; its first part names it
}

QString undoName(const QUndoStack& stack) {
    return stack.canUndo() ? nameOf(stack.command(stack.index() - 1)) : QString();
}

QString redoName(const QUndoStack& stack) {
    return stack.canRedo() ? nameOf(stack.command(stack.index())) : QString();
}

bool hasStepOfUser(const QUndoStack& stack) {
    for (int index = 0; index < stack.count(); ++index)
        if (!isOfLesson(stack.command(index)))
            return true;
    return false;
}

bool isLastOfLesson(const QUndoStack& stack) {
    return stack.index() > 0 && isOfLesson(stack.command(stack.index() - 1));
}

} // namespace trichevron::gui
