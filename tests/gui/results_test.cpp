// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Launching and measuring from the window: results beside predictions, timings, and missing recordings.
#include "app/gui/files/timings_csv.h"
#include "app/gui/plots/timing_plot.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/session/job_progress_text.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

class ResultsTest : public AskedWindowTest {
protected:
    gui::TimingPlot& timings() { return get<gui::TimingPlot>(QStringLiteral("timingPlot")); }
    QString actual() { return text(QStringLiteral("actualAnswer")); }
};

TEST_F(ResultsTest, MeasuringShowsTheSamplesAndTheAnswer) {
    click(QStringLiteral("measureButton"));
    EXPECT_TRUE(app->jobs.isBusy());
    waitForAnswer();
    EXPECT_EQ(actual().toStdString(), "cudaSuccess (0) ✓");
    EXPECT_EQ(timings().sampleCount(), 60);
    EXPECT_NE(timings().summary().toStdString().find("quartiles"), std::string::npos);
    EXPECT_NE(text(QStringLiteral("resultStatus")).toStdString().find("60 samples"), std::string::npos);
    EXPECT_NE(text(QStringLiteral("deviceResult")).toStdString().find("1,000 elements"), std::string::npos);
}

TEST_F(ResultsTest, ALaunchIsAnsweredWithoutTimings) {
    click(QStringLiteral("launchButton"));
    waitForAnswer();
    EXPECT_EQ(actual().toStdString(), "cudaSuccess (0) ✓");
    EXPECT_EQ(timings().sampleCount(), 0);
}

TEST_F(ResultsTest, ARefusedLaunchShowsBothCodes) {
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    type(QStringLiteral("blockY"), QStringLiteral("64"));
    click(QStringLiteral("measureButton"));
    waitForAnswer();
    EXPECT_EQ(text(QStringLiteral("predictedAnswer")).toStdString(), "cudaErrorInvalidValue (1)");
    EXPECT_EQ(actual().toStdString(), "cudaErrorInvalidValue (1) ✓");
    EXPECT_NE(timings().summary().toStdString().find("refused"), std::string::npos);
}

TEST_F(ResultsTest, AMissingRecordingIsReported) {
    type(QStringLiteral("blockX"), QStringLiteral("4"));
    click(QStringLiteral("measureButton"));
    waitForAnswer();
    EXPECT_EQ(actual().toStdString(), "not in the recording");
    EXPECT_EQ(text(QStringLiteral("deviceResult")).toStdString(), "");
    EXPECT_NE(text(QStringLiteral("notRecorded")).toStdString().find("not recorded"), std::string::npos);
    EXPECT_EQ(timings().sampleCount(), 0);
}

TEST_F(ResultsTest, AResultIsHiddenAfterTheLaunchChanged) {
    click(QStringLiteral("measureButton"));
    type(QStringLiteral("blockX"), QStringLiteral("8")); // before the reply
    waitForAnswer();
    EXPECT_EQ(actual().toStdString(), "not launched yet");
    EXPECT_NE(text(QStringLiteral("deviceResult")).toStdString().find("another launch"), std::string::npos);
    EXPECT_EQ(timings().sampleCount(), 0);
    type(QStringLiteral("blockX"), QStringLiteral("16"));
    EXPECT_EQ(actual().toStdString(), "cudaSuccess (0) ✓")
        << "the launch is the same again, so its result is shown";
    EXPECT_EQ(timings().sampleCount(), 60);
}

TEST_F(ResultsTest, OnlyTheRunningLaunchIsShownAsRunning) {
    click(QStringLiteral("measureButton"));
    EXPECT_EQ(actual().toStdString(), "replaying…");
    EXPECT_EQ(timings().summary().toStdString(), "Measuring…");
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    ASSERT_TRUE(app->jobs.isBusy());
    EXPECT_EQ(actual().toStdString(), "not launched yet");
    EXPECT_EQ(timings().summary().toStdString(), "The device is busy with another job.");
    waitForAnswer();
}

TEST(JobProgress, OfARecordingIsNotSaidToRun) {
    gui::JobProgress job;
    job.seconds = 3;
    job.timeLimit = core::Seconds{10};
    EXPECT_EQ(jobProgressText(job).toStdString(), "running for 3 s; a launch is ended after 10 s");
    job.isReplayed = true;
    EXPECT_EQ(jobProgressText(job).toStdString(), "replaying for 3 s; a launch is ended after 10 s");
}

TEST_F(ResultsTest, ACancelledMeasurementWithoutSamplesIsNotShownAsRefused) {
    gui::ActualMeasurement measurement;
    measurement.launch = session().launchKey();
    measurement.measurement.stopped = core::StopReason::Cancelled;
    session().results().addMeasurement(measurement);
    EXPECT_EQ(timings().summary().toStdString(), "Cancelled before the first sample.");
    EXPECT_EQ(gui::describeMeasurement(measurement.measurement).toStdString(),
              "Cancelled before the first sample.");
}

TEST_F(ResultsTest, AnUnreadableFieldIsNamedAndNothingIsLaunched) {
    type(QStringLiteral("blockX"), QStringLiteral("abc"));
    EXPECT_NE(app->jobs.launchObstacle().toStdString().find("block x"), std::string::npos)
        << app->jobs.launchObstacle().toStdString();
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("launchButton")).isEnabled());
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("measureButton")).isEnabled());
    for (const bool measure : {false, true}) {
        messages.clear();
        if (measure)
            app->jobs.measure();
        else
            app->jobs.launch();
        EXPECT_FALSE(app->jobs.isBusy());
        EXPECT_EQ(messages, QStringList{app->jobs.launchObstacle()});
    }
    type(QStringLiteral("blockX"), QStringLiteral("16"));
    EXPECT_EQ(app->jobs.launchObstacle().toStdString(), "");
    EXPECT_TRUE(get<QPushButton>(QStringLiteral("measureButton")).isEnabled());
}

TEST_F(ResultsTest, ABlockShowsTheSmOnWhichItRan) {
    auto& kernels = get<QComboBox>(QStringLiteral("kernelChooser"));
    kernels.setFocus();
    QTest::keyClick(&kernels, Qt::Key_Home);
    ASSERT_EQ(session().state().kernel->id, "threadIds");
    session().setPath(pathToBlock(session().shape(), {1, 0, 0}));
    click(QStringLiteral("launchButton"));
    waitForAnswer();
    EXPECT_EQ(text(QStringLiteral("ranOnSm")).toStdString(), "1");
}

TEST_F(ResultsTest, TheStatusBarNamesTheRecordedDevice) {
    EXPECT_EQ(text(QStringLiteral("resultStatus")).toStdString(),
              "no GPU here: Fixture GPU (not a real device), recorded on 2000-01-01");
    EXPECT_EQ(text(QStringLiteral("workerStatus")).toStdString(), "recordings ready");
}

TEST_F(ResultsTest, ALongMessageIsElidedInTheStatusBar) {
    auto& bar = get<QStatusBar>(QStringLiteral("statusLine"));
    const QString sentence = QStringLiteral("The worker said something long. ").repeated(12).trimmed();
    window->resize(900, 600);
    app->messages.report(sentence);
    handleAllEvents();
    EXPECT_TRUE(bar.currentMessage().endsWith(QStringLiteral("…"))) << bar.currentMessage().toStdString();
    EXPECT_EQ(bar.toolTip(), sentence);
    // It begins 14 pixels from the edge and ends 6 pixels before the other.
    EXPECT_LE(bar.fontMetrics().horizontalAdvance(bar.currentMessage()), bar.width() - 20);
    const qsizetype narrow = bar.currentMessage().size();
    EXPECT_GT(narrow, 10);
    window->resize(1280, 800);
    EXPECT_TRUE(QTest::qWaitFor([&] { return bar.currentMessage().size() > narrow; }, waitMs));
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_EQ(bar.currentMessage().toStdString(), "") << "the message was for another launch";
    EXPECT_EQ(bar.toolTip().toStdString(), "");
}

TEST_F(ResultsTest, AMessageBeginsWhereTheOtherWordsOfItsLineDo) {
    auto& bar = get<QStatusBar>(QStringLiteral("statusLine"));
    const auto firstInk = [&bar] {
        handleAllEvents();
        const QImage picture = bar.grab().toImage();
        const int middle = picture.height() / 2;
        constexpr int halfLine = 5;
        for (int x = 0; x < picture.width(); ++x)
            for (int y = middle - halfLine; y <= middle + halfLine; ++y)
                if (picture.pixel(x, y) != picture.pixel(0, middle))
                    return x;
        return -1;
    };
    const int usual = firstInk();
    ASSERT_GT(usual, 0);
    app->messages.report(QStringLiteral("Here is a message."));
    constexpr int bearing = 3; // in pixels, of a letter and of the dot
    EXPECT_NEAR(firstInk(), usual, bearing);
}

TEST_F(ResultsTest, TimingsAreSavedAsCsv) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("timings.csv"));
    EXPECT_THROW(gui::saveTimingsCsv({}, path), core::InputError);
    click(QStringLiteral("measureButton"));
    waitForAnswer();
    const QString page = folder.filePath(QStringLiteral("timings.html"));
    EXPECT_THROW(gui::saveTimingsCsv({app->session.measurement()}, page), core::InputError);
    EXPECT_FALSE(QFile::exists(page)) << "CSV is no HTML";
    gui::saveTimingsCsv({app->session.measurement()}, folder.filePath(QStringLiteral("timings")));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    ASSERT_EQ(lines.size(), 61);
    EXPECT_TRUE(lines[0].startsWith("sample,time (\xc2\xb5s),kernel,grid,block,")) << lines[0].toStdString();
    const core::Provenance& from = session().measurement()->measurement.provenance;
    EXPECT_TRUE(lines[1].contains(QByteArray::fromStdString("," + session().state().kernel->id + ",")));
    EXPECT_TRUE(lines[1].endsWith(
        QByteArray::fromStdString(from.device + "," + from.driverVersion + "," + from.date + ",recorded")))
        << lines[1].toStdString();
    EXPECT_EQ(lines[1].split(',')[0].toStdString(), "1");
    EXPECT_EQ(lines[1].split(',')[1].toDouble(), session().measurement()->measurement.samplesMicroseconds[0]);
}

TEST_F(ResultsTest, TheDefaultLayoutIsRestored) {
    auto& dock = get<QDockWidget>(QStringLiteral("verdictDock"));
    dock.hide();
    window->restoreDefaultLayout();
    EXPECT_TRUE(dock.isVisible());
}

TEST_F(ResultsTest, ResultsAreEnlargedAndRestored) {
    window->resize(1280, 800);
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    handleAllEvents(); // the lengths of the panels have settled
    auto& dock = get<QDockWidget>(QStringLiteral("resultsDock"));
    const int usual = dock.height();
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    handleAllEvents();
    EXPECT_GT(dock.height(), 400);
    QTest::mouseClick(&get(QStringLiteral("enlargeButton")), Qt::LeftButton);
    handleAllEvents();
    EXPECT_EQ(dock.height(), usual);
}

/// Takes each key for itself, as a line takes Ctrl+E where the platform has it for the end of the line.
class TakingLine : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride)
            event->accept();
        return event->type() == QEvent::ShortcutOverride || QLineEdit::event(event);
    }
};

TEST_F(ResultsTest, AKeyOfTheMenuWorksInAFieldWhichKeepsThoseOfEditing) {
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    TakingLine line(QStringLiteral("words"), window->centralWidget());
    line.show();
    line.setFocus();
    ASSERT_TRUE(line.hasFocus());
    const auto& enlarge = get<gui::ResultsPanel>(QStringLiteral("resultsDock")).enlargeAction();
    ASSERT_FALSE(enlarge.isChecked());
    QTest::keyClick(&line, Qt::Key_E, Qt::ControlModifier);
    EXPECT_TRUE(enlarge.isChecked());
    QTest::keyClick(&line, Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(line.selectedText().toStdString(), "words");
}

TEST_F(ResultsTest, AnUnreadableRecordingIsOneSentence) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("half.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"trichevron-recording\", \"vers");
    file.close();
    try {
        app->devices.openRecording(path);
        FAIL() << "a truncated recording was opened";
    } catch (const core::InputError& error) {
        EXPECT_NE(std::string(error.what()).find("half.json"), std::string::npos) << error.what();
    }
    EXPECT_TRUE(app->jobs.launchObstacle().isEmpty()) << "and nothing else changed";
}

TEST(WindowWithoutResources, OpensAndSaysWhatIsMissing) {
    qputenv("TRICHEVRON_RESOURCES", "/nonexistent");
    gui::DeviceSelection::Options options = replayOptions();
    options.replayCommand = {QStringLiteral(TRICHEVRON_FAKE_WORKER), QStringLiteral("no-device")};
    gui::AppContext app(options);
    gui::MainWindow window(app, gui::ThemeChoice::Light);
    window.show();
    app.devices.startWorkers();
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return app.devices.replayWorker().state() == gui::WorkerState::NoDevice; }, waitMs));
    EXPECT_EQ(window.findChild<QLabel*>(QStringLiteral("verdictTitle"))->text().toStdString(), "No device");
    EXPECT_FALSE(window.findChild<QPushButton*>(QStringLiteral("measureButton"))->isEnabled());
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
}

TEST_F(ResultsTest, TheStatusLineShowsWholeFactsOfTheDevice) {
    const auto& facts = get<QLabel>(QStringLiteral("deviceStatus"));
    const QString all = facts.accessibleName();
    for (const int width : {900, 1100, 1400}) {
        window->resize(width, 700);
        handleAllEvents();
        EXPECT_TRUE(all == facts.text() || all.startsWith(facts.text() + QStringLiteral(" · ")))
            << width << ": " << facts.text().toStdString();
    }
}

} // namespace
} // namespace trichevron::test
