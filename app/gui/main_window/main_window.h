// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window: views in docks around the hierarchy, and the menus.
#pragma once

#include "app/gui/session/app_context.h"
#include "app/gui/session/launch_facts.h"
#include "app/gui/text/later_text.h"
#include "app/gui/theme/theme.h"

#include <QMainWindow>

class QDockWidget;

namespace trichevron::gui {

class ChoiceMenus;
class FaultNotice;
class SessionFileController;
class HierarchyView;
class LaunchEditor;
class InfoBar;
class ResultsPanel;
class StatusLine;
class ThreadPanel;
class TopBar;
class VerdictPanel;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(AppContext& context, ThemeChoice theme, QWidget* parent = nullptr);

    HierarchyView& hierarchy() { return *hierarchy_; }
    SessionFileController& files() { return *files_; }
    /// Restores the user's layout, window size and silenced advice; without it, the defaults are in place.
    void restoreSaved();
    void restoreDefaultLayout();
    /// Sets the colours of the whole program and of the hierarchy.
    void setTheme(ThemeChoice choice);
    /// For a projector: all text is 50 % larger.
    void setLargeType(bool large);

Q_SIGNALS:
    /// Emitted once, when the content of the window is on the screen.
    void firstPainted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void buildTop();
    void buildDocks();
    QDockWidget* addDock(const QString& objectName, const LaterText& title, QWidget* content,
                         Qt::DockWidgetArea area);
    QWidget* buildRightPanel();
    void buildMenus();
    void connectViews();
    void refreshHierarchy();
    /// Gives the results most of the window's height, or restores the height they had.
    void enlargeResults(bool large);
    void showFind();
    void showField(const QString& objectName);
    void showMachines();
    void showGallery();
    void showLog();

    LaunchSession& session_;
    DeviceSelection& devices_;
    JobRunner& jobs_;
    UserMessages& messages_;
    LaunchFacts facts_;
    ThemeChoice theme_;
    TopBar* topBar_;
    FaultNotice* fault_;
    InfoBar* notice_;
    LaunchEditor* editor_;
    HierarchyView* hierarchy_;
    VerdictPanel* verdict_;
    ThreadPanel* thread_;
    ResultsPanel* results_;
    StatusLine* status_;
    SessionFileController* files_ = nullptr;
    ChoiceMenus* choices_ = nullptr;
    QDockWidget* launchDock_ = nullptr;
    QDockWidget* verdictDock_ = nullptr;
    int usualResultsHeight_ = 0; ///< in pixels, while the results are enlarged
    bool painted_ = false;
};

} // namespace trichevron::gui
