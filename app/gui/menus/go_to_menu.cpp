// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/menus/go_to_menu.h"

#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/results/results_panel.h"

#include <QAction>

#include <utility>

namespace trichevron::gui {

GoToMenu::GoToMenu(LaunchSession& session, HierarchyView& hierarchy, ResultsPanel& results, QWidget* parent)
    : QMenu(tr("&Go to"), parent) {
    addLevels(session);
    addFields();
    addAction(tr("&Hierarchy"), this,
              [&hierarchy] { hierarchy.canvas()->setFocus(Qt::ShortcutFocusReason); });
    addSeparator();
    addPages(results);
}

void GoToMenu::addLevels(LaunchSession& session) {
    addAction(tr("&Up one level"), QKeySequence(tr("Alt+Up")), this,
              [&session] { session.setPath(parentPath(session.path(), session.shape())); });
    addAction(tr("Whole &grid"), QKeySequence(tr("Alt+Home")), this, [&session] { session.setPath({}); });
}

void GoToMenu::addFields() {
    const std::pair<QString, QString> fields[] = {
        {tr("&Problem"), QStringLiteral("problemX")},
        {tr("G&rid"), QStringLiteral("gridX")},
        {tr("&Cluster"), QStringLiteral("clusterX")},
        {tr("&Block"), QStringLiteral("blockX")},
        {tr("&Dynamic shared memory"), QStringLiteral("dynamicShared")},
    };
    for (const auto& [label, objectName] : fields)
        addAction(label, this, [this, name = objectName] { Q_EMIT fieldRequested(name); });
}

void GoToMenu::addPages(ResultsPanel& results) {
    constexpr int maxShortcuts = 9; // Alt+1 to Alt+9
    int number = 1;
    for (const ResultPage& page : results.pages()) {
        QAction* action = addAction(page.title(), this, [&results, id = page.id] { results.showPage(id); });
        if (number <= maxShortcuts)
            action->setShortcut(QKeySequence(QStringLiteral("Alt+%1").arg(number)));
        ++number;
    }
}

} // namespace trichevron::gui
