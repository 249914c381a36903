// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/edit_menu.h"

#include "core/code/launch_code.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>

namespace trichevron::gui {

EditMenu::EditMenu(LaunchSession& session, QWidget* parent) : QMenu(tr("&Edit"), parent), session_(session) {
    QUndoStack& stack = session_.undoStack();
    QAction* undo = stack.createUndoAction(this, tr("&Undo"));
    undo->setObjectName(QStringLiteral("undoAction"));
    undo->setShortcuts(QKeySequence::Undo);
    QAction* redo = stack.createRedoAction(this, tr("&Redo"));
    redo->setObjectName(QStringLiteral("redoAction"));
    redo->setShortcuts(QKeySequence::Redo);
    addAction(undo);
    addAction(redo);
    addSeparator();
    addAction(tr("&Find…"), QKeySequence(QKeySequence::Find), this, &EditMenu::findRequested);
    addAction(tr("Copy the launch as &code"), QKeySequence(tr("Ctrl+Shift+C")), this, &EditMenu::copyAsCode);
}

void EditMenu::copyAsCode() const {
    const LaunchState& state = session_.state();
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(launchCode(state.config, state.optIns, *state.kernel)).trimmed());
}

} // namespace trichevron::gui
