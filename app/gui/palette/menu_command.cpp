// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/palette/menu_command.h"

#include "app/gui/text/mnemonic.h"

#include <QMenu>
#include <QMenuBar>
#include <QVariant>

namespace trichevron::gui {
namespace {

void collect(const QList<QAction*>& actions, const QString& path, QList<MenuCommand>& commands) {
    for (QAction* action : actions) {
        const bool isWord = action->property("isPlaceholder").toBool();
        if (action->isSeparator() || !action->isVisible() || isWord)
            continue;
        const QString own = path.isEmpty() ? withoutMnemonic(action->text())
                                           : path + QStringLiteral(" › ") + withoutMnemonic(action->text());
        if (QMenu* menu = action->menu(); menu != nullptr) {
            Q_EMIT menu->aboutToShow();
            collect(menu->actions(), own, commands);
        } else {
            commands.push_back({own, action});
        }
    }
}

} // namespace

QList<MenuCommand> menuCommands(const QMenuBar& menus) {
    QList<MenuCommand> commands;
    collect(menus.actions(), {}, commands);
    return commands;
}

} // namespace trichevron::gui
