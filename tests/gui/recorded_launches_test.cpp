// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A launch that is not recorded: it is said once, and the nearest recorded launches are one click away.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/plots/launch_plot.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/session/outside_recording.h"
#include "core/scene/colouring.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/recorded_traces.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QStyle>
#include <QTableWidget>
#include <QTest>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace trichevron::test {
namespace {

const char* const noTimes = "The recording has no times of this launch. The page Result lists the nearest "
                            "recorded launches.";

class RecordedLaunchesTest : public AskedWindowTest {
protected:
    void SetUp() override {
        AskedWindowTest::SetUp();
        recorded = session().state().config;
        type(QStringLiteral("blockX"), QStringLiteral("4"));
        session().endEdit();
    }
    bool isOffered() {
        const auto* offer = window->findChild<QWidget*>(QStringLiteral("recordedOffer"));
        return offer != nullptr && offer->isVisible();
    }
    QTableWidget& list() { return get<QTableWidget>(QStringLiteral("recordedLaunches")); }
    int shownRows() {
        int count = 0;
        for (int row = 0; row < list().rowCount(); ++row)
            count += list().isRowHidden(row) ? 0 : 1;
        return count;
    }
    /// Visible labels that say it.
    int saidOnScreen() {
        int count = 0;
        for (const QLabel* label : window->findChildren<QLabel*>())
            count += label->isVisible() && label->text().contains(QLatin1String("not recorded")) ? 1 : 0;
        return count;
    }

    core::LaunchConfig recorded;
};

TEST_F(RecordedLaunchesTest, AreOfferedOnceWhenTheLaunchIsNotRecorded) {
    click(QStringLiteral("measureButton"));
    waitForAnswer();
    EXPECT_TRUE(isOffered());
    EXPECT_EQ(saidOnScreen(), 1);
    EXPECT_TRUE(messages.isEmpty()) << messages.join(QLatin1Char('|')).toStdString();
    EXPECT_EQ(text(QStringLiteral("actualAnswer")), QStringLiteral("not in the recording"));
    EXPECT_EQ(list().rowCount(), static_cast<int>(session().state().kernel->recorded.size()));
}

TEST_F(RecordedLaunchesTest, AreMissingAfterAJobOfAnotherLaunchToo) {
    click(QStringLiteral("measureButton"));
    waitForAnswer();
    session().undoStack().undo();
    ASSERT_TRUE(session().state().config == recorded);
    click(QStringLiteral("sweepButton"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    ASSERT_NE(session().sweep(), nullptr);
    session().undoStack().redo();
    EXPECT_EQ(text(QStringLiteral("actualAnswer")), QStringLiteral("not in the recording"));
    for (const QLabel* label : window->findChildren<QLabel*>())
        EXPECT_FALSE(label->isVisible() && label->text().contains(QLatin1String("not recorded on")))
            << label->text().toStdString();
}

TEST_F(RecordedLaunchesTest, AreNamedWhereAPictureHasNothingToShow) {
    const auto summary = [this](const char* plot) {
        return get<gui::LaunchPlot>(QString::fromLatin1(plot)).summary().toStdString();
    };
    get<gui::ResultsPanel>(QStringLiteral("resultsDock")).showPage(gui::page_id::timeline);
    handleAllEvents();
    EXPECT_EQ(summary("timelinePlot"),
              "Nothing is recorded of this launch. The page Result lists the recorded launches.");
    EXPECT_EQ(summary("timingPlot"), noTimes);
    session().setBlock(core::Axis::X, recorded.blockDim.x);
    EXPECT_EQ(summary("timingPlot"), "Press Measure to show the recorded samples of this launch.");
    session().setBlock(core::Axis::X, 2048);
    ASSERT_FALSE(session().evaluation()->accepted);
    for (const char* plot : {"timingPlot", "timelinePlot"})
        EXPECT_EQ(summary(plot).find("Press"), std::string::npos) << summary(plot);
    EXPECT_EQ(summary("timingPlot"), "The device refuses this launch: there are no times of it.");
}

TEST_F(RecordedLaunchesTest, AreNamedByTheTimingsOfALaunchThatIsNotRecordedWhichDidNotFail) {
    for (const char* button : {"launchButton", "measureButton"}) {
        click(QString::fromLatin1(button));
        waitForAnswer();
        ASSERT_TRUE(app->jobs.isLaunchNotRecorded()) << button;
        EXPECT_EQ(get<gui::LaunchPlot>(QStringLiteral("timingPlot")).summary().toStdString(), noTimes)
            << button;
    }
    showResults(QStringLiteral("Timings"));
    for (const gui::LaunchPlot* plot : window->findChildren<gui::LaunchPlot*>())
        EXPECT_FALSE(plot->isVisible() && plot->summary().contains(QLatin1String("failed")))
            << plot->summary().toStdString();
}

TEST_F(RecordedLaunchesTest, OfARecordedRefusalTheTimelineSaysThatNoBlockRuns) {
    session().setBlock(core::Axis::X, 32);
    session().setBlock(core::Axis::Y, 64);
    ASSERT_FALSE(session().evaluation()->accepted);
    ASSERT_FALSE(app->jobs.isOutsideRecording());
    get<gui::ResultsPanel>(QStringLiteral("resultsDock")).showPage(gui::page_id::timeline);
    handleAllEvents();
    EXPECT_EQ(get<gui::LaunchPlot>(QStringLiteral("timelinePlot")).summary().toStdString(),
              "The device refuses this launch: no block runs.");
}

TEST_F(RecordedLaunchesTest, WithoutATraceNothingAsksToPressTrace) {
    session().undoStack().undo();
    ASSERT_TRUE(session().state().config == recorded);
    const auto expectNoRequest = [this](const char* said) {
        get<gui::ResultsPanel>(QStringLiteral("resultsDock")).showPage(gui::page_id::timeline);
        handleAllEvents();
        const QString summary = get<gui::LaunchPlot>(QStringLiteral("timelinePlot")).summary();
        EXPECT_TRUE(summary.startsWith(QString::fromUtf8(said)))
            << summary.toStdString() << "\ninstead of " << said;
        EXPECT_FALSE(get(QStringLiteral("playSource")).toolTip().contains(QStringLiteral("press Trace")));
        for (const char* colouring : {"sm", "round"}) {
            window->hierarchy().setColouring(*core::findColouring(colouring));
            EXPECT_EQ(window->hierarchy().canvas()->scene().legend.front().text,
                      "not traced: the recording has no trace of this launch");
        }
    };
    const char* none = "The recording has no trace of this kernel";
    expectNoRequest(none);
    recordTraces(session(), [this](const core::RecordedPoint& point) {
        return point.config.blockDim != recorded.blockDim;
    });
    expectNoRequest(
        "The recording has no trace of this launch. The nearest launch with a trace differs: block ");
    recordTraces(session(), [](const core::RecordedPoint&) { return false; });
    click(QStringLiteral("traceButton"));
    waitForAnswer();
    expectNoRequest(none);
    recordTraces(session());
    session().setBlock(core::Axis::X, 4); // not recorded at all
    expectNoRequest("Nothing is recorded of this launch.");
}

TEST(RecordedTraces, OfALaunchThatIsMissingInAListThatIsFullAreNotDenied) {
    const auto kernel = std::make_shared<core::KernelInfo>();
    core::RecordedPoint point;
    for (std::uint32_t threads = 1; threads < core::maxListedLaunches; ++threads) {
        point.config.blockDim = {threads, 1, 1};
        kernel->recorded.push_back(point);
    }
    gui::DeviceEntry device;
    device.kernels = {kernel};
    gui::LaunchState launch;
    launch.kernel = kernel;
    launch.config.blockDim = {1, 2, 1};
    EXPECT_TRUE(gui::lacksTrace(device, launch)) << "the list is whole";
    kernel->recorded.push_back(point);
    EXPECT_FALSE(gui::lacksTrace(device, launch)) << "it may be recorded";
    launch.config.blockDim = {1, 1, 1};
    EXPECT_TRUE(gui::lacksTrace(device, launch)) << "it is listed, without a trace";
    kernel->recorded.front().traced = true;
    EXPECT_FALSE(gui::lacksTrace(device, launch));
}

TEST_F(RecordedLaunchesTest, TakeTheWholeWidth) {
    click(QStringLiteral("measureButton"));
    waitForAnswer();
    window->resize(1280, 800);
    handleAllEvents();
    ASSERT_TRUE(isOffered());
    const QWidget& offer = get(QStringLiteral("recordedOffer"));
    EXPECT_EQ(offer.width(), offer.parentWidget()->width());
}

TEST_F(RecordedLaunchesTest, NoDifferenceIsCutAndAllColumnsAreInSight) {
    click(QStringLiteral("measureButton"));
    waitForAnswer();
    const int last = list().columnCount() - 1; // of the difference, which stands first
    const int margins = 2 * (list().style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &list()) + 1);
    const auto expectAllInSight = [&](int width) {
        window->resize(width, 800);
        handleAllEvents();
        EXPECT_EQ(list().columnViewportPosition(last), 0) << "before what is the same";
        EXPECT_EQ(list().horizontalScrollBar()->maximum(), 0) << width;
        for (int row = 0; row < list().rowCount(); ++row) {
            const QString words = list().item(row, last)->text();
            // In lines of words.
            const QRect room(0, 0, list().columnWidth(last) - margins, 1000);
            const QRect needed = list().fontMetrics().boundingRect(room, Qt::TextWordWrap, words);
            EXPECT_LE(needed.width(), room.width()) << width << ' ' << words.toStdString();
            EXPECT_LE(needed.height(), list().rowHeight(row)) << width << ' ' << words.toStdString();
        }
    };
    for (const int width : {900, 1280, 900})
        expectAllInSight(width);
    // A problem of another size, too, has a long difference.
    type(QStringLiteral("problemX"), QStringLiteral("123456"));
    expectAllInSight(1280);
    EXPECT_GT(list().rowHeight(0), list().fontMetrics().lineSpacing() * 2) << "several lines";
}

TEST_F(RecordedLaunchesTest, AreOneClickAwayAndOneStepOfUndo) {
    click(QStringLiteral("measureButton"));
    waitForAnswer();
    const core::LaunchConfig asked = session().state().config;
    auto& nearest = get<QPushButton>(QStringLiteral("nearestLaunch0"));
    EXPECT_TRUE(nearest.text().startsWith(QStringLiteral("block 16 × 16 instead of 4 × 16")))
        << nearest.text().toStdString();
    QTest::mouseClick(&nearest, Qt::LeftButton);
    EXPECT_EQ(session().state().config.blockDim, recorded.blockDim);
    waitForAnswer();
    EXPECT_NE(session().measurement(), nullptr) << "the job that had no reply runs again";
    EXPECT_FALSE(isOffered());
    session().undoStack().undo();
    EXPECT_EQ(session().state().config, asked);
}

TEST_F(RecordedLaunchesTest, AreListedAndFiltered) {
    click(QStringLiteral("launchButton"));
    waitForAnswer();
    const int all = list().rowCount();
    ASSERT_GT(all, 1);
    auto& filter = get<QLineEdit>(QStringLiteral("recordedFilter"));
    filter.setFocus();
    QTest::keyClicks(&filter, QStringLiteral("block 16 grid 63"));
    EXPECT_EQ(shownRows(), 1);
    QTest::keyClicks(&filter, QStringLiteral(" nothing"));
    EXPECT_EQ(shownRows(), 0);
    filter.clear();
    QTest::keyClick(&filter, Qt::Key_Down);
    EXPECT_EQ(window->focusWidget(), &list());
    QTest::keyClick(&list(), Qt::Key_Return);
    waitForAnswer();
    EXPECT_NE(session().answer(), nullptr);
}

TEST_F(RecordedLaunchesTest, HaveACountThatIsWholeInTheToolTipWhereItIsCut) {
    click(QStringLiteral("launchButton"));
    waitForAnswer();
    auto& count = get<QLabel>(QStringLiteral("recordedCount"));
    count.setMaximumWidth(count.fontMetrics().averageCharWidth() * 6);
    handleAllEvents();
    ASSERT_TRUE(count.isVisible());
    QHelpEvent asked(QEvent::ToolTip, QPoint(3, 3), count.mapToGlobal(QPoint(3, 3)));
    QApplication::sendEvent(&count, &asked);
    EXPECT_EQ(QToolTip::text(), count.text());
    EXPECT_TRUE(count.text().endsWith(QStringLiteral("recorded launches"))) << count.text().toStdString();
    QToolTip::hideText();
}

TEST_F(RecordedLaunchesTest, HaveANameInTheMenuOfWhatCanBeSaved) {
    click(QStringLiteral("launchButton"));
    waitForAnswer();
    ASSERT_TRUE(list().isVisible());
    bool isNamed = false;
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
        if (command.path.contains(QStringLiteral("a part of the window"))) {
            EXPECT_FALSE(command.path.contains(QLatin1Char(';'))) << command.path.toStdString();
            isNamed = isNamed || command.path.contains(QStringLiteral(" › Recorded launches › "));
        }
    EXPECT_TRUE(isNamed);
}

TEST_F(RecordedLaunchesTest, AreOfferedOnThePageBeforeTheLaunchIsTried) {
    EXPECT_FALSE(isOffered());
    QTest::keyClick(window.get(), Qt::Key_2, Qt::AltModifier);
    EXPECT_TRUE(isOffered());
    session().undoStack().undo();
    EXPECT_FALSE(isOffered());
}

TEST_F(RecordedLaunchesTest, WithATraceAreLookedForWhereThisOneHasNone) {
    session().undoStack().undo();
    auto& kernel = *session().state().kernel;
    const auto traced = std::count_if(kernel.recorded.begin(), kernel.recorded.end(),
                                      [](const core::RecordedPoint& point) { return point.traced; });
    click(QStringLiteral("traceButton"));
    waitForAnswer();
    ASSERT_EQ(traced, 0);
    EXPECT_FALSE(isOffered());
    EXPECT_TRUE(get(QStringLiteral("noResultTables")).isVisible());
    EXPECT_TRUE(
        text(QStringLiteral("noResultTables")).contains(QLatin1String("for no launch of this kernel")))
        << text(QStringLiteral("noResultTables")).toStdString();
}

} // namespace
} // namespace trichevron::test
