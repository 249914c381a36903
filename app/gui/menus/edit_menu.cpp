// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/edit_menu.h"

#include "app/gui/code/launch_code_text.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/session/undo_step.h"
#include "app/gui/text/fill.h"

#include <QClipboard>
#include <QGuiApplication>

namespace trichevron::gui {

EditMenu::EditMenu(LaunchSession& session, UserMessages& messages, QWidget* parent)
    : QMenu(parent), session_(session), messages_(messages) {
    retranslate(this, [this] { setTitle(tr("&Edit")); });
    addUndoAndRedo();
    addSeparator();
    addEntry(
        *this, [] { return tr("&Find…"); }, QKeySequence::Find, this, &EditMenu::findRequested);
    addEntry(
        *this, [] { return tr("Copy the launch as &code"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        this, &EditMenu::copyAsCode);
    addEntry(
        *this, [] { return tr("&Paste launch code…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), this,
        &EditMenu::pasteCodeRequested);
}

void EditMenu::addUndoAndRedo() {
    QUndoStack& stack = session_.undoStack();
    QAction* undo = addAction(QString(), &session_, &LaunchSession::undo);
    undo->setObjectName(QStringLiteral("undoAction"));
    undo->setShortcuts(QKeySequence::Undo);
    QAction* redo = addAction(QString(), &stack, &QUndoStack::redo);
    redo->setObjectName(QStringLiteral("redoAction"));
    redo->setShortcuts(QKeySequence::Redo);
    const auto refresh = [this, &stack, undo, redo] {
        const bool canUndo = session_.canUndo();
        const QString undone = canUndo ? undoName(stack) : QString();
        const QString redone = redoName(stack);
        undo->setEnabled(canUndo);
        redo->setEnabled(stack.canRedo());
        undo->setText(undone.isEmpty() ? tr("&Undo") : fill(tr("&Undo {step}"), {{"step", undone}}));
        redo->setText(redone.isEmpty() ? tr("&Redo") : fill(tr("&Redo {step}"), {{"step", redone}}));
    };
    connect(&stack, &QUndoStack::undoTextChanged, this, refresh);
    connect(&stack, &QUndoStack::redoTextChanged, this, refresh);
    connect(&stack, &QUndoStack::canUndoChanged, this, refresh);
    connect(&stack, &QUndoStack::indexChanged, this, refresh);
    connect(&session_, &LaunchSession::undoFloorChanged, this, refresh);
    connect(&stack, &QUndoStack::canRedoChanged, this, refresh);
    connect(this, &QMenu::aboutToShow, this, refresh); // the names of lessons follow the language later
    retranslate(this, refresh);
}

void EditMenu::copyAsCode() {
    const LaunchState& state = session_.state();
    const QString code = QString::fromStdString(launchCodeOf(state)).trimmed();
    QGuiApplication::clipboard()->setText(code);
    messages_.report(fill(tr("Copied the launch as code: {lines, plural, one {# line} other {# lines}}."),
                          {{"lines", code.count(QLatin1Char('\n')) + 1}}));
}

} // namespace trichevron::gui
