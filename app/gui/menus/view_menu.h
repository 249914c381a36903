// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// How the window looks: theme, language, type size, the hierarchy's form and camera, docks and pages.
#pragma once

#include "app/gui/session/launch_session.h"
#include "app/gui/theme/theme.h"

#include <QList>
#include <QMenu>

namespace trichevron::gui {

class ChoiceMenus;
class HierarchyView;
class PageStack;
class ResultsPanel;
class UserMessages;

class ViewMenu : public QMenu {
    Q_OBJECT

public:
    /// The parts of the window that the menu changes.
    struct Parts {
        LaunchSession& session;
        UserMessages& messages;
        HierarchyView& hierarchy;
        ResultsPanel& results;
        QList<QAction*>
            docks; ///< which show and hide them, in the order of their shortcuts, Ctrl+1 and so on
        ChoiceMenus& choices;
        PageStack& pages;
        QMenu* present; ///< the menu of the presentation, shown here
    };
    ViewMenu(const Parts& parts, ThemeChoice theme, QWidget* parent);

Q_SIGNALS:
    void themeChanged(trichevron::gui::ThemeChoice theme);
    void largeTypeChanged(bool large);
    void defaultLayoutRequested();
    /// View > Go to a field: by its object name.
    void fieldRequested(const QString& objectName);
    /// View > Go to the next part of the window, or the one before for -1.
    void partRequested(int step);

private:
    void addThemes(ThemeChoice current);
    void addLanguages();
    void addLargeType();
    void addComparison();
    void pin();
    void addHierarchy();
    void addCamera();
    void addMotion();
    void addPanels();
    void addPages();

    Parts parts_;
};

} // namespace trichevron::gui
