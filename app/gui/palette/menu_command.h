// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// What the command palette offers.
#pragma once

#include <QAction>
#include <QList>
#include <QPointer>
#include <QString>
#include <QStringList>

class QMenuBar;

namespace trichevron::gui {

/// An entry of a menu, a command of a page, or an explanation, with its path: "Launch › Presets › 2-D".
struct MenuCommand {
    QString path;
    QPointer<QAction> action;   ///< null if its menu was filled again
    bool isExplanation = false; ///< opens a rule or a term
    /// Its path and its other words in English, by which it is found in other languages too. Empty in an
    /// English window.
    QString english = {};
    QString englishWords = {};
    QStringList subject = {}; ///< what it is about; empty until someone searches
};

/// All entries in the order of the menus. Menus that are filled when they open are filled first.
QList<MenuCommand> menuCommands(const QMenuBar& menus);

} // namespace trichevron::gui
