// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The results have room in the default layout, and a job's result is shown wherever the job was started.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/plots/sweep_heat_map.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/session/on_change.h"
#include "app/gui/timeline/timeline_plot.h"
#include "tests/gui/filled_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

namespace trichevron::test {
namespace {

gui::ResultsPanel& panelOf(gui::MainWindow& window) {
    return *window.findChild<gui::ResultsPanel*>(QStringLiteral("resultsDock"));
}

void selectTab(gui::MainWindow& window, const QString& id) {
    auto* tabs = window.findChild<QTabBar*>(QStringLiteral("resultTabs"));
    const auto& pages = panelOf(window).pages();
    for (std::size_t i = 0; i < pages.size(); ++i)
        if (pages[i].id == id)
            QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(static_cast<int>(i)).center());
    handleAllEvents();
}

class ResultsRoomTest : public FilledWindowTest {
protected:
    void SetUp() override {
        FilledWindowTest::SetUp();
        window->resize(1440, 900);
        window->restoreDefaultLayout();
        handleAllEvents();
    }
    gui::ResultsPanel& panel() { return panelOf(*window); }
    void resizeTo(const QSize& size) {
        window->resize(size);
        handleAllEvents();
    }
};

TEST_F(ResultsRoomTest, InALargeWindowEachSmHasTwoPixels) {
    resizeTo({1920, 1080});
    selectTab(*window, gui::page_id::timeline);
    auto& plot = get<gui::TimelinePlot>(QStringLiteral("timelinePlot"));
    plot.replot();
    ASSERT_EQ(plot.timeline().sms().size(), 132U);
    EXPECT_GE(plot.axisRect()->height(), 2 * 132);
}

TEST_F(ResultsRoomTest, InALargeWindowTheSweepMapIsTwoHundredPixelsHigh) {
    resizeTo({1920, 1080});
    selectTab(*window, gui::page_id::sweep);
    auto& plot = get<gui::SweepHeatMap>(QStringLiteral("sweepHeatMap"));
    plot.replot();
    EXPECT_GE(plot.axisRect()->height(), 200);
}

TEST_F(ResultsRoomTest, EnlargedResultsHaveTheSameRoomInASmallerWindow) {
    get<QAction>(QStringLiteral("enlargeResults")).trigger();
    selectTab(*window, gui::page_id::timeline);
    auto& plot = get<gui::TimelinePlot>(QStringLiteral("timelinePlot"));
    plot.replot();
    EXPECT_GE(plot.axisRect()->height(), 2 * 132);
    EXPECT_GE(window->hierarchy().canvas()->height(), 900 / 3) << "the picture keeps a third of the height";
    get<QAction>(QStringLiteral("enlargeResults")).trigger();
}

TEST_F(ResultsRoomTest, InTheDefaultLayoutTheOverviewIsHigherThanItsHeadings) {
    for (const char* name : {"occupancyPlot", "timingPlot"}) {
        auto& plot = get<gui::LaunchPlot>(QString::fromLatin1(name));
        plot.replot();
        EXPECT_GE(plot.axisRect()->height(), 110) << name;
    }
}

TEST_F(ResultsRoomTest, InTheDefaultLayoutTheTimelineAndTheSweepMapHaveRoom) {
    selectTab(*window, gui::page_id::timeline);
    auto& timeline = get<gui::TimelinePlot>(QStringLiteral("timelinePlot"));
    timeline.replot();
    ASSERT_EQ(timeline.timeline().sms().size(), 132U);
    EXPECT_GE(timeline.axisRect()->height(), 150);
    selectTab(*window, gui::page_id::sweep);
    auto& map = get<gui::SweepHeatMap>(QStringLiteral("sweepHeatMap"));
    map.replot();
    EXPECT_GE(map.axisRect()->height(), 130);
}

TEST_F(ResultsRoomTest, NoTabMovesTheTabs) {
    for (const QSize& size : {QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080)}) {
        resizeTo(size);
        auto* tabs = window->findChild<QTabBar*>(QStringLiteral("resultTabs"));
        const int before = tabs->mapTo(window.get(), QPoint()).y();
        for (const gui::ResultPage& page : panel().pages()) {
            selectTab(*window, page.id);
            EXPECT_EQ(tabs->mapTo(window.get(), QPoint()).y(), before)
                << page.id.toStdString() << " at " << size.width();
        }
    }
}

TEST_F(ResultsRoomTest, TheResultsKeepWhatTheUserMakesOfThem) {
    const int usual = panel().height();
    auto* explore = window->findChild<gui::ExplorePage*>();
    explore->folding().setLength(&panel(), usual - 40); // as dragging the separator does
    handleAllEvents();
    ASSERT_EQ(panel().height(), usual - 40);
    selectTab(*window, gui::page_id::sweep);
    EXPECT_EQ(panel().height(), usual - 40);
    window->restoreDefaultLayout();
    EXPECT_TRUE(QTest::qWaitFor([&] { return panel().height() == usual; }, waitMs)) << panel().height();
}

/// With the recording ready to reply, and no results yet.
class ResultOpenerTest : public AskedWindowTest {
protected:
    gui::ResultsPanel& panel() { return panelOf(*window); }
    /// The page that is shown when the job of this button starts. Waits for the job's end, which may open
    /// another.
    QString pageAtStartOf(const char* button) {
        QString page;
        QObject listener; // connected after the window's own, hence called after them
        gui::onChange(app->jobs, gui::changes::JobChange::Started, &listener,
                      [&] { page = panel().currentPage(); });
        click(QString::fromLatin1(button));
        waitForAnswer();
        return page;
    }
};

TEST_F(ResultOpenerTest, AJobOpensThePageWithItsResultFromEveryTab) {
    const std::vector<std::pair<const char*, QString>> jobs{{"measureButton", gui::page_id::timings},
                                                            {"traceButton", gui::page_id::timeline},
                                                            {"sweepButton", gui::page_id::sweep}};
    for (const gui::ResultPage& from : panel().pages()) {
        if (!panel().isOffered(from))
            continue;
        for (const auto& [button, to] : jobs) {
            const bool shown = from.id == QLatin1String("plotsPage") && to == gui::page_id::timings;
            selectTab(*window, from.id);
            const QString opened = pageAtStartOf(button);
            EXPECT_EQ(opened.toStdString(), (shown ? from.id : to).toStdString())
                << button << " on " << from.id.toStdString();
            EXPECT_TRUE(panel().isSeen());
            if (to == gui::page_id::timeline) {
                EXPECT_EQ(panel().currentPage(), gui::page_id::result) << "it offers recorded launches";
            }
        }
    }
}

TEST_F(ResultOpenerTest, ALaunchWithTablesOpensThemAndOneWithoutStaysWhereTheVerdictIsSeen) {
    ASSERT_TRUE(get(QStringLiteral("verdictTitle")).isVisible());
    selectTab(*window, gui::page_id::timeline);
    pageAtStartOf("launchButton");
    ASSERT_NE(session().answer(), nullptr);
    const bool hasTables = !session().answer()->result.tables.empty();
    EXPECT_EQ(panel().currentPage(), hasTables ? gui::page_id::result : gui::page_id::timeline);
    ASSERT_FALSE(hasTables) << "choose another launch for this test";
    get<QDockWidget>(QStringLiteral("verdictDock")).hide();
    pageAtStartOf("launchButton");
    EXPECT_EQ(panel().currentPage(), gui::page_id::result);
    EXPECT_NE(text(QStringLiteral("noResultTables")).toStdString().find("cudaSuccess (0)"), std::string::npos)
        << text(QStringLiteral("noResultTables")).toStdString();
}

TEST_F(ResultOpenerTest, ThePageThatComparesStaysWhereItComparesTheLaunch) {
    selectTab(*window, gui::page_id::compare);
    EXPECT_EQ(pageAtStartOf("measureButton"), gui::page_id::timings) << "nothing is compared";
    QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier); // pins the launch
    ASSERT_EQ(panel().currentPage(), gui::page_id::compare);
    EXPECT_EQ(pageAtStartOf("measureButton"), gui::page_id::compare);
}

TEST_F(ResultOpenerTest, ResultsThatOpenOverTheViewHaveTheFocusAndTheAxisOfTheirTimes) {
    window->setLargeType(true);
    window->resize(900, 600);
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    handleAllEvents();
    panel().setCurrentPage(gui::page_id::result); // it has no times, so their own page opens
    for (const bool isOpen : {true, false}) {
        auto& strip = get<QAbstractButton>(QStringLiteral("verdictDockStrip"));
        ASSERT_TRUE(strip.isVisible()) << "folded";
        if (isOpen)
            QTest::mouseClick(&strip, Qt::LeftButton);
        else
            strip.setFocus();
        ASSERT_FALSE(panel().isSeen());
        QTest::keyClick(window.get(), Qt::Key_M, Qt::ControlModifier);
        waitForAnswer();
        handleAllEvents();
        ASSERT_TRUE(panel().isSeen());
        EXPECT_TRUE(get(QStringLiteral("overPanel")).isAncestorOf(QApplication::focusWidget())) << isOpen;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        ASSERT_FALSE(panel().isSeen());
    }
    panel().showPage(gui::page_id::timings);
    handleAllEvents();
    const auto& plot = get(QStringLiteral("quartilesPlot"));
    ASSERT_TRUE(plot.isVisible());
    EXPECT_EQ(plot.visibleRegion().boundingRect(), plot.rect()) << "its axis is below the edge";
    window->setLargeType(false);
}

TEST_F(ResultOpenerTest, FoldedOrHiddenResultsAreOpened) {
    panel().hide();
    pageAtStartOf("measureButton");
    EXPECT_TRUE(panel().isSeen()) << "although the overview, which shows the times, was in front";
    window->resize(900, 600);
    window->setLargeType(true);
    handleAllEvents();
    ASSERT_FALSE(panel().isSeen()) << "folded";
    EXPECT_EQ(pageAtStartOf("traceButton"), gui::page_id::timeline);
    EXPECT_TRUE(panel().isSeen());
    window->setLargeType(false);
}

} // namespace
} // namespace trichevron::test
