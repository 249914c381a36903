// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Steps of undo whose names follow the language.
#pragma once

#include "app/gui/text/later_text.h"

#include <QUndoCommand>

class QUndoStack;

namespace trichevron::gui {

/// Who did the step.
enum class StepOrigin {
    User,
    Lesson, ///< which brings it again, so that it is no work of the user
};

class UndoStep : public QUndoCommand {
public:
    explicit UndoStep(LaterText name, StepOrigin origin = StepOrigin::User)
        : QUndoCommand(name.text()), name_(std::move(name)), origin_(origin) {}

    /// In the current language; text() is in the language in which the step was done.
    QString name() const { return name_.text(); }
    StepOrigin origin() const { return origin_; }

private:
    LaterText name_;
    StepOrigin origin_;
};

/// Begins a step of several parts; QUndoStack::endMacro() ends it.
void beginStep(QUndoStack& stack, const LaterText& name);

/// The names of the steps that undo() and redo() would take, in the current language; empty if there is none.
QString undoName(const QUndoStack& stack);
QString redoName(const QUndoStack& stack);

/// One of the steps is the user's, undone or not.
bool hasStepOfUser(const QUndoStack& stack);
/// The last step that is done is a lesson's.
bool isLastOfLesson(const QUndoStack& stack);

} // namespace trichevron::gui
