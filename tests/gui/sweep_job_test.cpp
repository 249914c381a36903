// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps and traces as jobs: asked by button and by key, kept, and what comes to nothing.
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
Recording tracedRecording() {
    Recording recording = loadRecording(TRICHEVRON_FIXTURES "/recordings/fixture-recording.json");
    for (RecordedLaunch& launch : recording.launches) {
        if (launch.kernel != "matrixAdd" || !(launch.config.blockDim == BlockExtent{16, 16, 1}))
            continue;
        BlockTrace& trace = launch.trace.emplace();
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
        workbench->setSweepChoice({SweepSizes::PowersOfTwo, SweepSizes::PowersOfTwo, false, false});
        click(sweepButton);
    }
    void openTraced() {
        const QString path = folder_.filePath(QStringLiteral("traced.json"));
        saveRecording(tracedRecording(), path.toStdString());
        const QString before = session().state().deviceKey;
        workbench->openRecording(path);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return workbench->whyNotLaunch().isEmpty() && session().state().deviceKey != before; },
            20000));
    }

private:
    QTemporaryDir folder_;
};

TEST_F(SweepJobTest, ASweepKeepsWhatWasRecordedAndSaysOfTheRestThatItWasNot) {
    EXPECT_EQ(session().sweep(), nullptr);
    sweepPowersOfTwo();
    EXPECT_EQ(workbench->job(), JobKind::Sweep);
    EXPECT_TRUE(workbench->isSweeping());
    EXPECT_FALSE(workbench->isAsking()) << "the launch that is shown was not asked for by itself";
    waitForAnswer();
    const ActualSweep* sweep = session().sweep();
    ASSERT_NE(sweep, nullptr);
    EXPECT_FALSE(sweep->isUnderWay);
    EXPECT_EQ(sweep->kind, ProvenanceKind::Recorded);
    EXPECT_EQ(sweep->sweep.stopped, StopReason::SamplesReached);
    ASSERT_EQ(sweep->points.size(), 66U) << "of 121 powers of two, those of at most 1024 threads";
    ASSERT_EQ(sweep->sweep.points.size(), sweep->points.size());
    for (std::size_t i = 0; i < sweep->points.size(); ++i) {
        const BlockExtent& block = sweep->points[i].config.blockDim;
        const SweepOutcome& outcome = sweep->sweep.points[i];
        const bool recorded = block == BlockExtent{16, 16, 1} || block == BlockExtent{32, 32, 1};
        EXPECT_EQ(outcome.measurement.has_value(), recorded) << block.x << " " << block.y;
        EXPECT_EQ(outcome.problemKind == BackendErrorKind::NotRecorded, !recorded);
    }
}

TEST_F(SweepJobTest, OfARecordingWhatWasRecordedIsOffered) {
    EXPECT_TRUE(workbench->sweepChoice().recorded);
    click(sweepButton);
    waitForAnswer();
    ASSERT_NE(session().sweep(), nullptr);
    ASSERT_EQ(session().sweep()->points.size(), 3U);
    for (const SweepOutcome& outcome : session().sweep()->sweep.points)
        EXPECT_TRUE(outcome.measurement) << outcome.problem;
}

TEST_F(SweepJobTest, PointsAreMeasurementsAndAnswersOfTheirLaunches) {
    sweepPowersOfTwo();
    waitForAnswer();
    EXPECT_EQ(session().measurements().size(), 2U);
    ASSERT_NE(session().measurement(), nullptr) << "16 x 16 is shown";
    EXPECT_EQ(session().measurement()->measurement.samplesMicroseconds.size(), 60U);
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "cudaSuccess (0) ✓");
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    type(QStringLiteral("blockY"), QStringLiteral("32"));
    EXPECT_NE(session().measurement(), nullptr);
    type(QStringLiteral("blockY"), QStringLiteral("8"));
    EXPECT_EQ(session().measurement(), nullptr);
}

TEST_F(SweepJobTest, ANewSweepOfTheSameKernelTakesThePlaceOfTheOld) {
    click(sweepButton);
    waitForAnswer();
    workbench->setSweepChoice(SweepChoice{SweepSizes::AsLaunched, SweepSizes::AsLaunched, false});
    click(sweepButton);
    waitForAnswer();
    ASSERT_NE(session().sweep(), nullptr);
    EXPECT_EQ(session().sweep()->points.size(), 1U);
    workbench->chooseKernel(QStringLiteral("vectorAdd"));
    EXPECT_EQ(session().sweep(), nullptr) << "it is another kernel's";
    session().undoStack().undo();
    EXPECT_NE(session().sweep(), nullptr);
}

TEST_F(SweepJobTest, PointsAreToldOfWhileTheSweepIsUnderWay) {
    const LaunchState& state = session().state();
    ActualSweep begun;
    begun.deviceKey = state.deviceKey;
    begun.kernel = state.kernel->id;
    begun.points.assign(2, SweepPoint{state.config, state.optIns});
    session().beginSweep(begun);
    QSignalSpy results(&session(), &LaunchSession::resultsChanged);
    SweepOutcome outcome;
    outcome.problem = "not recorded";
    session().addSweepPoint(state.deviceKey, state.kernel->id, 1, outcome);
    EXPECT_TRUE(results.wait(5000));
    ASSERT_NE(session().sweep(), nullptr);
    EXPECT_TRUE(session().sweep()->isUnderWay);
    EXPECT_FALSE(session().sweep()->sweep.points[0].isReached());
    EXPECT_EQ(session().sweep()->sweep.points[1], outcome);
    session().addSweepPoint(QStringLiteral("other"), state.kernel->id, 0, outcome);
    session().addSweepPoint(state.deviceKey, state.kernel->id, 2, outcome);
    EXPECT_FALSE(session().sweep()->sweep.points[0].isReached()) << "neither was a point of this sweep";
}

TEST_F(SweepJobTest, ASweepThatIsCancelledKeepsItsPointsAndEnds) {
    click(sweepButton);
    EXPECT_EQ(get<QPushButton>(measureButton).text().toStdString(), "Cancel");
    click(measureButton);
    EXPECT_TRUE(workbench->isCancelling());
    waitForAnswer();
    ASSERT_NE(session().sweep(), nullptr);
    EXPECT_FALSE(session().sweep()->isUnderWay);
    EXPECT_EQ(get<QPushButton>(measureButton).text().toStdString(), "Measure");
    EXPECT_TRUE(get<QPushButton>(sweepButton).isEnabled());
}

TEST_F(SweepJobTest, ASweepOfNothingOrOfTooMuchIsToldOfAndNotAsked) {
    workbench->sweep({});
    EXPECT_FALSE(workbench->isBusy());
    ASSERT_EQ(told.size(), 1);
    EXPECT_NE(told.last().toStdString().find("1 to 2048"), std::string::npos) << told.last().toStdString();
    SweepRequest request;
    request.points.resize(mostSweepPoints + 1);
    workbench->sweep(request);
    EXPECT_FALSE(workbench->isBusy());
    EXPECT_EQ(told.size(), 2);
    EXPECT_EQ(session().sweep(), nullptr);
}

TEST_F(SweepJobTest, ASweepOfWhichNothingCanBeLaunchedSaysWhy) {
    type(QStringLiteral("blockX"), QStringLiteral("2048"));
    workbench->setSweepChoice(SweepChoice{SweepSizes::AsLaunched, SweepSizes::AsLaunched, false});
    workbench->sweepPlanned();
    EXPECT_FALSE(workbench->isBusy());
    ASSERT_FALSE(told.isEmpty());
    EXPECT_NE(told.last().toStdString().find("1,024"), std::string::npos) << told.last().toStdString();
}

TEST_F(SweepJobTest, ATraceIsOfExactlyTheLaunchThatIsShown) {
    openTraced();
    EXPECT_EQ(session().trace(), nullptr);
    click(traceButton);
    EXPECT_TRUE(workbench->isTracing());
    EXPECT_EQ(workbench->job(), JobKind::Trace);
    EXPECT_FALSE(workbench->isAsking());
    waitForAnswer();
    ASSERT_NE(session().trace(), nullptr);
    EXPECT_EQ(session().trace()->trace.blockSm, (std::vector<std::int32_t>{0, 1, 0}));
    EXPECT_EQ(session().trace()->kind, ProvenanceKind::Recorded);
    EXPECT_EQ(session().answer(), nullptr) << "the kernel that is traced is another one than the plain one";
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_EQ(session().trace(), nullptr);
    session().undoStack().undo();
    EXPECT_NE(session().trace(), nullptr);
}

TEST_F(SweepJobTest, ATraceThatWasNotRecordedSaysSoAndNothingOfTheLaunch) {
    click(traceButton);
    waitForAnswer();
    EXPECT_EQ(session().trace(), nullptr);
    EXPECT_NE(workbench->traceFailure().toStdString().find("not recorded"), std::string::npos);
    EXPECT_EQ(workbench->failure().toStdString(), "") << "the launch itself was not asked";
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "not asked yet");
    EXPECT_EQ(workbench->sweepFailure().toStdString(), "");
}

TEST_F(SweepJobTest, KeysAskForSweepAndTrace) {
    const auto actionOf = [this](const QKeySequence& keys) {
        QAction* found = nullptr;
        for (QAction* action : window->findChildren<QAction*>())
            if (action->shortcut() == keys)
                found = action;
        return found;
    };
    const std::pair<QKeySequence, JobKind> entries[] = {
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M), JobKind::Sweep},
        {QKeySequence(Qt::CTRL | Qt::Key_T), JobKind::Trace}};
    for (const auto& [keys, kind] : entries) {
        QAction* action = actionOf(keys);
        ASSERT_NE(action, nullptr) << keys.toString().toStdString();
        EXPECT_TRUE(action->isEnabled());
        action->trigger();
        EXPECT_EQ(workbench->job(), kind);
        EXPECT_FALSE(action->isEnabled()) << "while the device is busy";
        waitForAnswer();
        EXPECT_TRUE(action->isEnabled());
    }
}

TEST_F(SweepJobTest, ButtonsSayWhatTheyDoAndAreNotCut) {
    for (const int width : {1280, 1920}) {
        window->resize(width, 800);
        QTest::qWait(1);
        for (const char* name : {"launchButton", "measureButton", "sweepButton", "traceButton"}) {
            const auto& button = get<QPushButton>(QString::fromLatin1(name));
            EXPECT_TRUE(button.isVisible()) << name;
            EXPECT_GE(button.width(), button.sizeHint().width()) << name << " at " << width;
            EXPECT_LE(button.mapTo(window.get(), QPoint(button.width(), 0)).x(), window->width()) << name;
            EXPECT_FALSE(button.accessibleName().isEmpty());
            EXPECT_TRUE(button.toolTip().endsWith(QLatin1Char('.'))) << button.toolTip().toStdString();
        }
    }
}

} // namespace
} // namespace trichevron::test
