// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/go_to_menu.h"

#include "app/gui/menus/menu_entry.h"
#include "app/gui/results/results_panel.h"

#include <map>
#include <utility>

namespace trichevron::gui {

GoToMenu::GoToMenu(LaunchSession& session, ResultsPanel& results, QWidget* parent) : QMenu(parent) {
    retranslate(this, [this] { setTitle(tr("G&o to")); });
    addLevels(session);
    addFields();
    addEntry(
        *this, [] { return tr("&Hierarchy"); }, QKeySequence(Qt::ALT | Qt::Key_0), this,
        &GoToMenu::pictureRequested); // before Alt+1 to Alt+9 of the results
    addEntry(
        *this, [] { return tr("Ne&xt part of the window"); }, QKeySequence(Qt::Key_F6), this,
        [this] { Q_EMIT partRequested(1); });
    addEntry(
        *this, [] { return tr("Pre&vious part of the window"); }, QKeySequence(Qt::SHIFT | Qt::Key_F6), this,
        [this] { Q_EMIT partRequested(-1); });
    addSeparator();
    addPages(results);
}

void GoToMenu::addLevels(LaunchSession& session) {
    addEntry(
        *this, [] { return tr("&Up one level"); }, QKeySequence(Qt::ALT | Qt::Key_Up), this,
        [&session] { session.setPath(parentPath(session.path(), session.shape())); });
    addEntry(
        *this, [] { return tr("Whole &grid"); }, QKeySequence(Qt::ALT | Qt::Key_Home), this,
        [&session] { session.setPath({}); });
}

void GoToMenu::addFields() {
    const std::pair<LaterText, QString> fields[] = {
        {[] { return tr("&Problem"); }, QStringLiteral("problemX")},
        {[] { return tr("G&rid"); }, QStringLiteral("gridX")},
        {[] { return tr("&Cluster"); }, QStringLiteral("clusterX")},
        {[] { return tr("&Block"); }, QStringLiteral("blockX")},
        {[] { return tr("&Dynamic shared memory"); }, QStringLiteral("dynamicShared")},
        {[] { return tr("Gree&n context"); }, QStringLiteral("greenContextSmCount")},
    };
    for (const auto& [label, objectName] : fields) {
        QAction* entry =
            addEntry(*this, label, {}, this, [this, name = objectName] { Q_EMIT fieldRequested(name); });
        if (objectName.endsWith(QLatin1Char('X'))) // of several axes
            setOtherWords(*this, *entry, [] { return tr("x y z size"); });
    }
}

void GoToMenu::addPages(ResultsPanel& results) {
    QList<QAction*> entries;
    for (const ResultPage& page : results.pages())
        entries << addEntry(
            *this, [&page] { return page.title(); }, {}, this,
            [&results, id = page.id] { results.showPage(id); });
    const auto number = [this, &results, entries] { numberPages(results, entries); };
    connect(&results, &ResultsPanel::offersChanged, this, number);
    number();
}

void GoToMenu::numberPages(ResultsPanel& results, const QList<QAction*>& entries) {
    constexpr int maxShortcuts = 9; // Alt+1 to Alt+9
    int number = 0;
    std::map<QString, QKeySequence> keysOfPages;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const ResultPage& page = results.pages()[static_cast<std::size_t>(i)];
        const bool isOffered = results.isOffered(page);
        number += isOffered ? 1 : 0;
        const bool hasKeys = isOffered && number <= maxShortcuts;
        const QKeySequence keys =
            hasKeys ? QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number)) : QKeySequence();
        entries[i]->setVisible(isOffered);
        entries[i]->setShortcut(keys);
        if (hasKeys)
            keysOfPages.emplace(page.id, keys);
    }
    results.setKeys(std::move(keysOfPages));
}

} // namespace trichevron::gui
