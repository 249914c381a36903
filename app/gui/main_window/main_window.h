// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// The window: puts the views around the hierarchy, and the menus over them.
#pragma once

#include "app/gui/session/app_context.h"
#include "app/gui/session/launch_facts.h"
#include "app/gui/theme/theme.h"

#include <QMainWindow>

class QDockWidget;
class QMenu;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;

namespace trichevron {

class ChoiceMenus;
class CompareView;
class FaultNotice;
class SessionFileController;
class HierarchyView;
class LaunchEditor;
class LogFeed;
class OccupancyPlot;
class QuietNotice;
class StatusLine;
class ThreadPanel;
class TimingPlot;
class TopBar;
class VerdictPanel;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(AppContext& context, ThemeChoice theme, QWidget* parent = nullptr);

    HierarchyView& hierarchy() { return *hierarchy_; }
    SessionFileController& files() { return *files_; }
    /// Takes over the layout, the size and the silenced advice of the last time; the default ones are in
    /// place before.
    void restoreSaved();
    void restoreDefaultLayout();
    /// Colours the whole program, and this window's own drawing.
    void setTheme(ThemeChoice choice);
    /// For a projector: all that is written half as large again.
    void setLargeType(bool large);

Q_SIGNALS:
    /// Once: the window's content is on the screen.
    void firstPainted();

protected:
    void closeEvent(QCloseEvent* event) override;
    /// Files can be dropped anywhere.
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void buildDocks();
    QDockWidget* addDock(const QString& objectName, const QString& title, QWidget* content,
                         Qt::DockWidgetArea area);
    QWidget* buildRightPanel();
    QWidget* buildResults();
    void buildFileMenu();
    void buildEditMenu();
    void buildLaunchMenu();
    void buildViewMenu();
    void buildComparisonMenu(QMenu& menu);
    /// Gives the results most of the window's height, or gives back what they took.
    void enlargeResults(bool large);
    void buildLookMenu(QMenu& menu);
    void buildGoToMenu(QMenu& menu);
    void buildHelpMenu();
    /// One of the results' pages.
    void showPage(QWidget* page);
    void connectViews();
    void refreshHierarchy();
    /// By the setting; a drawing that moves by itself moves in steps then.
    void setReducedMotion(bool reduced);
    void refreshCode();
    void refreshRecent();
    void saveTimings();
    void showMachines();
    void showLog();

    LaunchSession& session_;
    DeviceSelection& devices_;
    SweepPlanner& planner_;
    JobRunner& jobs_;
    UserMessages& messages_;
    LaunchFacts facts_;
    ThemeChoice theme_;
    TopBar* topBar_;
    FaultNotice* fault_;
    QuietNotice* notice_;
    LogFeed* feed_;
    LaunchEditor* editor_;
    HierarchyView* hierarchy_;
    VerdictPanel* verdict_;
    ThreadPanel* thread_;
    OccupancyPlot* occupancy_;
    TimingPlot* timings_;
    StatusLine* status_;
    QPlainTextEdit* code_ = nullptr;
    QPlainTextEdit* log_ = nullptr;
    SessionFileController* files_ = nullptr;
    ChoiceMenus* choices_ = nullptr;
    CompareView* compare_ = nullptr;
    QMenu* recentMenu_ = nullptr;
    QTabBar* resultTabs_ = nullptr;
    QStackedWidget* resultPages_ = nullptr;
    QDockWidget* launchDock_ = nullptr;
    QDockWidget* verdictDock_ = nullptr;
    QDockWidget* resultsDock_ = nullptr;
    QAction* enlarge_ = nullptr;
    int usualResultsHeight_ = 0;
    bool painted_ = false;
};

} // namespace trichevron
