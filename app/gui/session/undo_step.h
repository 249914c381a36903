// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Steps of undo whose names follow the language.
#pragma once

#include "app/gui/text/later_text.h"

#include <QUndoCommand>

class QUndoStack;

namespace trichevron::gui {

class UndoStep : public QUndoCommand {
public:
    explicit UndoStep(LaterText name) : QUndoCommand(name.text()), name_(std::move(name)) {}

    /// In the current language; text() is in the language in which the step was done.
    QString name() const { return name_.text(); }

private:
    LaterText name_;
};

/// Begins a step of several parts; QUndoStack::endMacro() ends it.
void beginStep(QUndoStack& stack, const LaterText& name);

/// The names of the steps that undo() and redo() would take, in the current language; empty if there is none.
QString undoName(const QUndoStack& stack);
QString redoName(const QUndoStack& stack);

} // namespace trichevron::gui
