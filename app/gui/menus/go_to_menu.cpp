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
    constexpr int maxShortcuts = 9; // Alt+1 to Alt+9
    int number = 1;
    std::map<QString, QKeySequence> keysOfPages;
    for (const ResultPage& page : results.pages()) {
        const QKeySequence keys = number <= maxShortcuts && !page.isOffered
                                      ? QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number))
                                      : QKeySequence();
        if (!keys.isEmpty())
            keysOfPages.emplace(page.id, keys);
        QAction* entry = addEntry(
            *this, [&page] { return page.title(); }, keys, this,
            [&results, id = page.id] { results.showPage(id); });
        if (page.isOffered) {
            const auto follow = [entry, &page] { entry->setVisible(page.isOffered()); };
            connect(&results, &ResultsPanel::offersChanged, entry, follow);
            follow();
        }
        number += page.isOffered ? 0 : 1;
    }
    results.setKeys(std::move(keysOfPages));
}

} // namespace trichevron::gui
