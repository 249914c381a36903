// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// Moves the selection up the hierarchy, and the keyboard focus to a field, the hierarchy or a result page.
#pragma once

#include "app/gui/session/launch_session.h"

#include <QList>
#include <QMenu>

namespace trichevron::gui {

class HierarchyView;
class ResultsPanel;

class GoToMenu : public QMenu {
    Q_OBJECT

public:
    GoToMenu(LaunchSession& session, ResultsPanel& results, QWidget* parent);

Q_SIGNALS:
    void fieldRequested(const QString& objectName);
    void pictureRequested();
    /// The part of the window after the one with the focus, or before it for -1.
    void partRequested(int step);

private:
    void addLevels(LaunchSession& session);
    void addFields();
    void addPages(ResultsPanel& results);
    /// Alt+1 to Alt+9 follow the tabs that are shown. `entries`: in the order of the pages.
    void numberPages(ResultsPanel& results, const QList<QAction*>& entries);
};

} // namespace trichevron::gui
