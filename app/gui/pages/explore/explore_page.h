// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
/// One launch: the hierarchy, and around it the launch, the verdict, the thread and the results.
#pragma once

#include "app/gui/layout/folding_docks.h"
#include "app/gui/pages/page.h"
#include "app/gui/session/launch_facts.h"
#include "app/gui/text/later_text.h"

#include <QList>

#include <optional>

class QDockWidget;
class QScrollArea;

namespace trichevron::gui {

class HierarchyView;
class JobRunner;
class LaunchEditor;
class ResultsPanel;
class SilencedAdvice;
class ThreadPanel;
class TopBar;
class VerdictPanel;
class VerdictStrip;

class ExplorePage : public Page {
    Q_OBJECT

public:
    ExplorePage(const PageContext& context, QWidget* parent);

    HierarchyView& hierarchy() { return *hierarchy_; }
    ResultsPanel& results() { return *results_; }
    SilencedAdvice& silencedAdvice();
    FoldingDocks& folding() { return *folding_; }
    /// Which show and hide the docks, in the order of their shortcuts; disabled while another page is shown.
    QList<QAction*> dockActions() const;

    void restoreDefaultLayout();
    /// Of the panels, as for another size of the type; the result that is shown stays.
    void restoreDefaultLengths();
    QByteArray saveLayout();
    /// The default layout where the saved one is of another version.
    void restoreLayout(const QByteArray& layout);
    /// After the colours of the program changed.
    void setHierarchyColours();
    /// These show the page, if necessary.
    void showFind();
    /// Scrolls the field to the top of its panel, so that the result below it is visible.
    void scrollToFind();
    void showField(const QString& objectName);
    void showLog();

    QWidget& mainView() override;
    QList<QWidget*> parts() override;
    void setPresented(bool presented) override;
    void shownPageChanged(const QString& id) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QDockWidget* makeDock(const QString& objectName, const LaterText& title);
    void buildRows();
    void buildDocks(AppContext& app);
    QWidget* buildVerdict(AppContext& app);
    /// Of the docks, for the size of the window and of its type.
    void setUsualLengths();
    void connectViews();
    void refreshHierarchy();
    void refreshStrips();
    void refreshDockActions();
    /// Where the launch was accepted and is refused now, or the reverse, scrolls its panel to the verdict.
    void showNewVerdict();

    LaunchSession& session_;
    DeviceSelection& devices_;
    LaunchFacts facts_;
    bool isShown_ = true; ///< this page, and not another one
    bool isShowingLaunch_ =
        false; ///< the view then moves within the launch, but the session decides the place
    std::optional<bool> wasAccepted_; ///< none without a device
    TopBar* topBar_;
    LaunchEditor* editor_ = nullptr;
    HierarchyView* hierarchy_;
    VerdictPanel* verdict_ = nullptr;
    ThreadPanel* thread_ = nullptr;
    VerdictStrip* verdictStrip_;
    FoldingDocks* folding_ = nullptr;
    QDockWidget* launchDock_ = nullptr;
    QDockWidget* verdictDock_ = nullptr;
    QScrollArea* verdictArea_ = nullptr; ///< in its dock
    ResultsPanel* results_ = nullptr;
};

} // namespace trichevron::gui
