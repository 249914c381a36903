// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Entries of menus whose texts follow the language.
#pragma once

#include "app/gui/text/later_text.h"
#include "app/gui/text/retranslate.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>

namespace trichevron::gui {

/// Adds an entry, which stays in the menu. `target`: as in QMenu::addAction().
template <class... Target>
QAction* addEntry(QMenu& menu, const LaterText& text, const QKeySequence& keys, const Target&... target) {
    QAction* action = menu.addAction(QString(), keys, target...);
    retranslate(&menu, [action, text] { action->setText(text.text()); });
    return action;
}

/// The entry changes the launch; `change` says what, in words. Empty: nothing at the moment.
inline void setLaunchChange(QAction& action, const QString& change) {
    action.setProperty("launchChange", change);
}
/// What the entry would change of the launch; empty for other entries.
inline QString launchChangeOf(const QAction& action) {
    return action.property("launchChange").toString();
}

/// Disables the entry and says why, in words, where the entry is found. Empty: it is possible.
inline void setObstacle(QAction& action, const QString& obstacle) {
    action.setEnabled(obstacle.isEmpty());
    action.setProperty("obstacle", obstacle);
}
/// Why the entry is disabled; empty where it is not.
inline QString obstacleOf(const QAction& action) {
    return action.property("obstacle").toString();
}

/// Other words by which the command palette finds the entry.
inline void setOtherWords(QAction& action, const QString& words) {
    action.setProperty("otherWords", words);
}
inline void setOtherWords(QMenu& menu, QAction& action, const LaterText& words) {
    retranslate(&menu, [&action, words] { setOtherWords(action, words.text()); });
}
inline QString otherWordsOf(const QAction& action) {
    return action.property("otherWords").toString();
}

/// What the entry is about, in lines. By its words the command palette finds the entry, after all that have
/// the words themselves. Asked for once someone searches.
using Subject = std::function<QStringList()>;
inline void setSubject(QAction& action, const Subject& subject) {
    action.setProperty("subject", QVariant::fromValue(subject));
}
inline QStringList subjectOf(const QAction& action) {
    const auto subject = action.property("subject").value<Subject>();
    return subject ? subject() : QStringList();
}

/// The entry is found with a number behind its words, too.
inline void setOfNumber(QAction& action, bool isOfNumber) {
    action.setProperty("isOfNumber", isOfNumber);
}
inline bool isOfNumber(const QAction& action) {
    return action.property("isOfNumber").toBool();
}

/// Adds a submenu.
inline QMenu* addSubmenu(QMenu& menu, const LaterText& title) {
    QMenu* added = menu.addMenu(QString());
    retranslate(added, [added, title] { added->setTitle(title.text()); });
    return added;
}

} // namespace trichevron::gui
