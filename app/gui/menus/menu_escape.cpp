// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/menu_escape.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QScopedValueRollback>

namespace trichevron::gui {

MenuEscape::MenuEscape(QMenuBar& bar) : QObject(&bar), bar_(bar) {
    for (const QAction* entry : bar_.actions())
        if (entry->menu() != nullptr)
            entry->menu()->installEventFilter(this);
}

bool MenuEscape::eventFilter(QObject* object, QEvent* event) {
    const bool isEscape =
        event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Cancel);
    if (!isEscape || isPassingOn_)
        return QObject::eventFilter(object, event);
    const QScopedValueRollback<bool> passing(isPassingOn_, true);
    QCoreApplication::sendEvent(object, event); // the menu closes, and the bar takes the focus
    if (bar_.hasFocus()) {
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(&bar_, &again); // which gives it back
    }
    return true;
}

} // namespace trichevron::gui
