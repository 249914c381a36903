// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps and traces as jobs: started by button and by key, their results, and their failures.
#include "core/import/import.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace trichevron::test {
namespace {

const QString sweepButton = QStringLiteral("sweepButton");
const QString traceButton = QStringLiteral("traceButton");
const QString measureButton = QStringLiteral("measureButton");

/// The fixture, with a trace of the launch that matrixAdd suggests.
core::Recording tracedRecording() {
    core::Recording recording = core::loadRecording(TRICHEVRON_FIXTURES "/recordings/fixture-recording.json");
    for (core::RecordedLaunch& launch : recording.launches) {
        if (launch.kernel != "matrixAdd" || !(launch.config.blockDim == core::BlockExtent{16, 16, 1}))
            continue;
        core::BlockTrace& trace = launch.trace.emplace();
        trace.result = launch.measurement.result;
        trace.blocks = 3;
        trace.blockSm = {0, 1, 0};
        trace.beginNanoseconds = {0, 32, 64};
        trace.endNanoseconds = {64, 96, 128};
    }
    return recording;
}

class SweepJobTest : public AskedWindowTest {
protected:
    void sweepPowersOfTwo() {
        app->planner.setChoice({core::SweepSizes::PowersOfTwo, core::SweepSizes::PowersOfTwo, false, false});
        click(sweepButton);
    }
    void openTraced() {
        const QString path = folder_.filePath(QStringLiteral("traced.json"));
        saveRecording(tracedRecording(), path.toStdString());
        const QString before = session().state().deviceKey;
        app->devices.openRecording(path);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return app->jobs.launchObstacle().isEmpty() && session().state().deviceKey != before; },
            waitMs));
    }

private:
    QTemporaryDir folder_;
};

TEST_F(SweepJobTest, ASweepKeepsRecordedPointsAndMarksMissingOnes) {
    EXPECT_EQ(session().sweep(), nullptr);
    sweepPowersOfTwo();
    EXPECT_EQ(app->jobs.job(), gui::JobKind::Sweep);
    EXPECT_TRUE(app->jobs.isSweeping());
    EXPECT_FALSE(app->jobs.isLaunching()) << "a sweep does not count as a launch of the current launch";
    waitForAnswer();
    const gui::ActualSweep* sweep = session().sweep();
    ASSERT_NE(sweep, nullptr);
    EXPECT_FALSE(sweep->isRunning);
    EXPECT_EQ(sweep->kind, core::ProvenanceKind::Recorded);
    EXPECT_EQ(sweep->sweep.stopped, core::StopReason::SamplesReached);
    ASSERT_EQ(sweep->points.size(), 66U) << "of 121 powers of two, those of at most 1024 threads";
    ASSERT_EQ(sweep->sweep.points.size(), sweep->points.size());
    for (std::size_t i = 0; i < sweep->points.size(); ++i) {
        const core::BlockExtent& block = sweep->points[i].config.blockDim;
        const core::SweepOutcome& outcome = sweep->sweep.points[i];
        const bool recorded = block == core::BlockExtent{16, 16, 1} || block == core::BlockExtent{32, 32, 1};
        EXPECT_EQ(outcome.measurement.has_value(), recorded) << block.x << " " << block.y;
        EXPECT_EQ(outcome.problemKind == core::BackendErrorKind::NotRecorded, !recorded);
    }
}

TEST_F(SweepJobTest, ARecordingOffersItsRecordedPoints) {
    EXPECT_TRUE(app->planner.choice().recorded);
    click(sweepButton);
    waitForAnswer();
    ASSERT_NE(session().sweep(), nullptr);
    ASSERT_EQ(session().sweep()->points.size(), 3U);
    for (const core::SweepOutcome& outcome : session().sweep()->sweep.points)
        EXPECT_TRUE(outcome.measurement) << outcome.problem.text();
}

TEST_F(SweepJobTest, PointsAreMeasurementsAndAnswersOfTheirLaunches) {
    sweepPowersOfTwo();
    waitForAnswer();
    EXPECT_EQ(session().results().measurements().size(), 2U);
    ASSERT_NE(session().measurement(), nullptr) << "16 x 16 is the current launch";
    EXPECT_EQ(session().measurement()->measurement.samplesMicroseconds.size(), 60U);
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "cudaSuccess (0) ✓");
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    type(QStringLiteral("blockY"), QStringLiteral("32"));
    EXPECT_NE(session().measurement(), nullptr);
    type(QStringLiteral("blockY"), QStringLiteral("8"));
    EXPECT_EQ(session().measurement(), nullptr);
}

TEST_F(SweepJobTest, ANewSweepOfTheSameKernelReplacesTheOld) {
    click(sweepButton);
    waitForAnswer();
    app->planner.setChoice(
        core::SweepChoice{core::SweepSizes::AsLaunched, core::SweepSizes::AsLaunched, false});
    click(sweepButton);
    waitForAnswer();
    ASSERT_NE(session().sweep(), nullptr);
    EXPECT_EQ(session().sweep()->points.size(), 1U);
    app->devices.selectKernel(QStringLiteral("vectorAdd"));
    EXPECT_EQ(session().sweep(), nullptr) << "it is another kernel's";
    session().undoStack().undo();
    EXPECT_NE(session().sweep(), nullptr);
}

TEST_F(SweepJobTest, PointsAreShownWhileTheSweepIsRunning) {
    const gui::LaunchState& state = session().state();
    gui::ActualSweep begun;
    begun.deviceKey = state.deviceKey;
    begun.kernel = state.kernel->id;
    begun.points.assign(2, core::SweepPoint{state.config, state.optIns});
    session().results().beginSweep(begun);
    QSignalSpy results(&session(), &gui::LaunchSession::changed);
    core::SweepOutcome outcome;
    outcome.problem = core::verbatim("not recorded");
    session().results().addSweepPoint(state.deviceKey, state.kernel->id, 1, outcome);
    EXPECT_TRUE(results.wait(waitMs));
    ASSERT_NE(session().sweep(), nullptr);
    EXPECT_TRUE(session().sweep()->isRunning);
    EXPECT_FALSE(session().sweep()->sweep.points[0].isReached());
    EXPECT_EQ(session().sweep()->sweep.points[1], outcome);
    session().results().addSweepPoint(QStringLiteral("other"), state.kernel->id, 0, outcome);
    session().results().addSweepPoint(state.deviceKey, state.kernel->id, 2, outcome);
    EXPECT_FALSE(session().sweep()->sweep.points[0].isReached()) << "neither is a point of this sweep";
}

TEST_F(SweepJobTest, ASweepThatIsCancelledKeepsItsPointsAndEnds) {
    click(sweepButton);
    EXPECT_EQ(get<QPushButton>(measureButton).text().toStdString(), "Cancel");
    click(measureButton);
    EXPECT_TRUE(app->jobs.isCancelling());
    waitForAnswer();
    ASSERT_NE(session().sweep(), nullptr);
    EXPECT_FALSE(session().sweep()->isRunning);
    EXPECT_EQ(get<QPushButton>(measureButton).text().toStdString(), "Measure");
    EXPECT_TRUE(get<QPushButton>(sweepButton).isEnabled());
}

TEST_F(SweepJobTest, ASweepWithTooFewOrTooManyPointsIsReportedAndNotStarted) {
    app->jobs.sweep({});
    EXPECT_FALSE(app->jobs.isBusy());
    ASSERT_EQ(messages.size(), 1);
    EXPECT_NE(messages.last().toStdString().find("1 to 2048"), std::string::npos)
        << messages.last().toStdString();
    core::SweepRequest request;
    request.points.resize(core::maxSweepPoints + 1);
    app->jobs.sweep(request);
    EXPECT_FALSE(app->jobs.isBusy());
    EXPECT_EQ(messages.size(), 2);
    EXPECT_EQ(session().sweep(), nullptr);
}

TEST_F(SweepJobTest, ASweepWithoutAValidLaunchReportsWhy) {
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    app->planner.setChoice(
        core::SweepChoice{core::SweepSizes::AsLaunched, core::SweepSizes::AsLaunched, false});
    app->jobs.sweepPlanned();
    EXPECT_FALSE(app->jobs.isBusy());
    ASSERT_FALSE(messages.isEmpty());
    EXPECT_NE(messages.last().toStdString().find("1,024"), std::string::npos)
        << messages.last().toStdString();
}

TEST_F(SweepJobTest, ATraceBelongsToExactlyOneLaunch) {
    openTraced();
    EXPECT_EQ(session().trace(), nullptr);
    click(traceButton);
    EXPECT_TRUE(app->jobs.isTracing());
    EXPECT_EQ(app->jobs.job(), gui::JobKind::Trace);
    EXPECT_FALSE(app->jobs.isLaunching());
    waitForAnswer();
    ASSERT_NE(session().trace(), nullptr);
    EXPECT_EQ(session().trace()->trace.blockSm, (std::vector<std::int32_t>{0, 1, 0}));
    EXPECT_EQ(session().trace()->kind, core::ProvenanceKind::Recorded);
    EXPECT_EQ(session().answer(), nullptr) << "the traced kernel is not the plain one";
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "only its trace");
    EXPECT_TRUE(text(QStringLiteral("deviceResult")).startsWith(QStringLiteral("A traced copy")));
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_EQ(session().trace(), nullptr);
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "not launched yet");
    session().undoStack().undo();
    EXPECT_NE(session().trace(), nullptr);
}

TEST_F(SweepJobTest, AMissingTraceIsAFailureOfTheTraceOnly) {
    click(traceButton);
    waitForAnswer();
    EXPECT_EQ(session().trace(), nullptr);
    EXPECT_NE(app->jobs.traceFailure().toStdString().find("not recorded"), std::string::npos);
    EXPECT_EQ(app->jobs.launchFailure().toStdString(), "") << "the launch itself was not run";
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "not launched yet");
    EXPECT_EQ(app->jobs.sweepFailure().toStdString(), "");
}

TEST_F(SweepJobTest, KeysStartSweepAndTrace) {
    const auto actionOf = [this](const QKeySequence& keys) {
        QAction* found = nullptr;
        for (QAction* action : window->findChildren<QAction*>())
            if (action->shortcut() == keys)
                found = action;
        return found;
    };
    const std::pair<QKeySequence, gui::JobKind> entries[] = {
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M), gui::JobKind::Sweep},
        {QKeySequence(Qt::CTRL | Qt::Key_T), gui::JobKind::Trace}};
    for (const auto& [keys, kind] : entries) {
        QAction* action = actionOf(keys);
        ASSERT_NE(action, nullptr) << keys.toString().toStdString();
        EXPECT_TRUE(action->isEnabled());
        action->trigger();
        EXPECT_EQ(app->jobs.job(), kind);
        EXPECT_FALSE(action->isEnabled()) << "while the device is busy";
        waitForAnswer();
        EXPECT_TRUE(action->isEnabled());
    }
}

TEST_F(SweepJobTest, ButtonsHaveToolTipsAndFit) {
    for (const int width : {1280, 1920}) {
        window->resize(width, 800);
        handleAllEvents();
        for (const char* name : {"launchButton", "measureButton", "sweepButton", "traceButton"}) {
            const auto& button = get<QPushButton>(QString::fromLatin1(name));
            EXPECT_TRUE(button.isVisible()) << name;
            EXPECT_GE(button.width(), button.sizeHint().width()) << name << " at " << width;
            EXPECT_LE(button.mapTo(window.get(), QPoint(button.width(), 0)).x(), window->width()) << name;
            EXPECT_FALSE(button.accessibleName().isEmpty());
            EXPECT_TRUE(button.toolTip().contains(QStringLiteral(". (Ctrl+")))
                << "a sentence and its keys: " << button.toolTip().toStdString();
        }
    }
}

} // namespace
} // namespace trichevron::test
