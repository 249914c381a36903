// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/blocked_shortcuts.h"

#include "app/gui/menus/menu_entry.h"
#include "app/gui/session/user_messages.h"

#include <QKeyEvent>
#include <QMenuBar>

namespace trichevron::gui {
namespace {

/// Escape and the arrow keys are also pressed without a command in mind.
bool standsForCommand(QKeyCombination keys) {
    const bool isFunctionKey = keys.key() >= Qt::Key_F1 && keys.key() <= Qt::Key_F35;
    return isFunctionKey || (keys.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0;
}

} // namespace

BlockedShortcuts::BlockedShortcuts(QMenuBar& bar, QWidget& window, UserMessages& messages)
    : QObject(&bar), bar_(bar), messages_(messages) {
    window.installEventFilter(this);
}

bool BlockedShortcuts::eventFilter(QObject* object, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(object, event);
    const QKeyCombination pressed = static_cast<QKeyEvent*>(event)->keyCombination();
    if (!standsForCommand(pressed))
        return QObject::eventFilter(object, event);
    const QKeySequence keys(pressed);
    for (const QAction* action : bar_.findChildren<QAction*>())
        if (!action->isEnabled() && action->shortcuts().contains(keys) && !obstacleOf(*action).isEmpty()) {
            messages_.report(obstacleOf(*action));
            return true;
        }
    return QObject::eventFilter(object, event);
}

} // namespace trichevron::gui
