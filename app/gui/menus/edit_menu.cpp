// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/edit_menu.h"

#include "app/gui/code/launch_code_text.h"
#include "app/gui/menus/menu_entry.h"
#include "app/gui/menus/undo_target.h"
#include "app/gui/text/fill.h"

#include <QClipboard>
#include <QGuiApplication>

namespace trichevron::gui {

EditMenu::EditMenu(LaunchSession& session, UserMessages& messages, QWidget* parent)
    : QMenu(parent), session_(session), messages_(messages) {
    retranslate(this, [this] { setTitle(tr("&Edit")); });
    addUndoAndRedo();
    addSeparator();
    QAction* find = addEntry(
        *this, [] { return tr("&Find…"); }, QKeySequence::Find, this, &EditMenu::findRequested);
    setOtherWords(*this, *find, [] { return tr("search thread block element warp lane cluster index"); });
    addEntry(
        *this, [] { return tr("Copy the launch as &code"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        this, &EditMenu::copyAsCode);
    addEntry(
        *this, [] { return tr("&Paste launch code…"); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V), this,
        &EditMenu::pasteCodeRequested);
}

void EditMenu::addUndoAndRedo() {
    auto* target = new UndoTarget(session_, parentWidget());
    QAction* undo = addAction(QString(), target, &UndoTarget::undo);
    undo->setObjectName(QStringLiteral("undoAction"));
    undo->setShortcuts(QKeySequence::Undo);
    QAction* redo = addAction(QString(), target, &UndoTarget::redo);
    redo->setObjectName(QStringLiteral("redoAction"));
    redo->setShortcuts(QKeySequence::Redo);
    const auto refresh = [target, undo, redo] {
        const QString undone = target->undoStep();
        const QString redone = target->redoStep();
        setObstacle(*undo, target->canUndo() ? QString() : tr("There is nothing to undo."));
        setObstacle(*redo, target->canRedo() ? QString() : tr("There is nothing to redo."));
        undo->setText(undone.isEmpty() ? tr("&Undo") : fill(tr("&Undo {step}"), {{"step", undone}}));
        redo->setText(redone.isEmpty() ? tr("&Redo") : fill(tr("&Redo {step}"), {{"step", redone}}));
    };
    connect(target, &UndoTarget::changed, this, refresh);
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
