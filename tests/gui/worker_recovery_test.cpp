// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Workers that hang or restart, and recordings that are opened, while a job is running.
#include "app/gui/plots/timing_plot.h"
#include "core/import/import.h"
#include "tests/gui/gui_fixture.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

const QString fixtureRecording = QStringLiteral(TRICHEVRON_FIXTURES "/recordings/fixture-recording.json");

/// The fixture recording, for a device with another name, limit and timings.
QString writeRecording(const QTemporaryDir& folder, const QString& name, std::uint32_t maxThreads,
                       double microseconds) {
    core::Recording recording = core::loadRecording(fixtureRecording.toStdString());
    recording.device.name = name.toStdString();
    recording.device.maxThreadsPerBlock = maxThreads;
    for (core::RecordedLaunch& launch : recording.launches) {
        for (double& sample : launch.measurement.samplesMicroseconds)
            sample = microseconds;
    }
    QString path = folder.filePath(name + QStringLiteral(".json"));
    saveRecording(recording, path.toStdString());
    return path;
}

class WorkerTest : public WindowTest {
protected:
    bool ready() {
        return QTest::qWaitFor([this] { return app->jobs.launchObstacle().isEmpty(); }, waitMs);
    }
};

/// A window whose live worker never replies to a job.
class BusyWorker : public WorkerTest {
protected:
    void SetUp() override {
        gui::DeviceSelection::Options options = replayOptions();
        options.command = {QStringLiteral(TRICHEVRON_FAKE_WORKER), QStringLiteral("silent-in-job")};
        options.timeouts.cancelled = std::chrono::seconds(2);
        openWindow(options);
        QObject::connect(&app->messages, &gui::UserMessages::reported, &app->messages,
                         [this](const QString& sentence) { messages << sentence; });
        startReplay();
        app->jobs.launch();
        ASSERT_TRUE(app->jobs.isBusy());
    }
    QStringList messages;
};

TEST_F(BusyWorker, TheStatusSaysHowLongAndWhenALaunchIsEnded) {
    EXPECT_EQ(text(QStringLiteral("workerStatus")).toStdString(), "waiting for the worker…");
    // A slow machine may show fewer of the seconds.
    const auto seconds = [this] {
        static const QRegularExpression status(
            QStringLiteral("^replaying for (\\d+) s; a launch is ended after 10 s$"));
        return status.match(text(QStringLiteral("workerStatus"))).captured(1).toInt();
    };
    EXPECT_TRUE(QTest::qWaitFor([&] { return seconds() >= 1; }, waitMs))
        << text(QStringLiteral("workerStatus")).toStdString();
    const int first = seconds();
    EXPECT_TRUE(QTest::qWaitFor([&] { return seconds() > first; }, waitMs));
    app->jobs.cancel();
    EXPECT_EQ(text(QStringLiteral("workerStatus")).toStdString(), "cancelling…");
}

TEST_F(BusyWorker, IsNotBusyAfterARestart) {
    app->devices.restartWorker();
    EXPECT_FALSE(app->jobs.isBusy());
    ASSERT_FALSE(messages.isEmpty());
    EXPECT_NE(messages.last().toStdString().find("before it replied"), std::string::npos);
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "no reply");
    EXPECT_EQ(text(QStringLiteral("deviceResult")).toStdString(), messages.last().toStdString());
    EXPECT_TRUE(ready()) << app->jobs.launchObstacle().toStdString();
}

TEST_F(BusyWorker, DoesNotPreventOpeningARecording) {
    QTemporaryDir folder;
    app->devices.openRecording(writeRecording(folder, QStringLiteral("Device A"), 1024, 5));
    EXPECT_TRUE(QTest::qWaitFor([this] { return app->session.state().device->name == "Device A"; }, waitMs));
    EXPECT_TRUE(app->jobs.isBusy()) << "the live worker is still busy";
    app->devices.restartWorker();
    EXPECT_FALSE(app->jobs.isBusy());
}

TEST_F(BusyWorker, IsKilledWhenItIgnoresACancel) {
    app->jobs.cancel();
    EXPECT_EQ(text(QStringLiteral("workerStatus")).toStdString(), "cancelling…");
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "cancelling…");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    ASSERT_FALSE(messages.isEmpty());
    EXPECT_NE(messages.join(QLatin1Char('|')).toStdString().find("The cancelled job did not stop"),
              std::string::npos);
}

/// A window whose live worker ends each job at the time limit.
class EndlessWorker : public WorkerTest {
protected:
    void SetUp() override {
        gui::DeviceSelection::Options options = replayOptions();
        options.command = {QStringLiteral(TRICHEVRON_FAKE_WORKER), QStringLiteral("outlives-limit")};
        options.timeouts.restarts = 3; // its device stays
        openWindow(options);
        startReplay();
    }
    std::string timings() {
        return get<gui::TimingPlot>(QStringLiteral("timingPlot")).summary().toStdString();
    }
    void clickAndWait(const char* button) {
        QTest::mouseClick(&get(QString::fromLatin1(button)), Qt::LeftButton);
        ASSERT_TRUE(app->jobs.isBusy());
        ASSERT_TRUE(QTest::qWaitFor([this] { return app->jobs.exceededTimeLimit().has_value(); }, waitMs));
    }
};

TEST_F(EndlessWorker, TheTimingsSayThatTheKernelExceededTheTimeLimit) {
    for (const char* button : {"launchButton", "measureButton"}) {
        clickAndWait(button);
        EXPECT_EQ(timings(), "The kernel did not end within the time limit: there are no times of it. The "
                             "verdict says more.")
            << button;
        EXPECT_NE(text(QStringLiteral("deviceResult")).toStdString(), "") << "the verdict does";
        ASSERT_TRUE(ready()) << app->jobs.launchObstacle().toStdString();
    }
}

TEST_F(EndlessWorker, ThatIsSaidOfAnEarlierMeasurementToo) {
    clickAndWait("measureButton");
    ASSERT_TRUE(ready()) << app->jobs.launchObstacle().toStdString();
    const gui::LaunchState endless = session().state();
    session().setBlock(core::Axis::X, endless.config.blockDim.x / 2);
    clickAndWait("launchButton"); // the last job is of another launch now
    session().replace([] { return QStringLiteral("the launch of before"); }, endless);
    EXPECT_TRUE(timings().starts_with("The kernel did not end within the time limit")) << timings();
}

class OpenedRecording : public WindowTest {};

TEST_F(OpenedRecording, FailsARunningJobOfAnotherRecording) {
    QTemporaryDir folder;
    startReplay();
    app->jobs.measure();
    ASSERT_TRUE(app->jobs.isBusy());
    app->devices.openRecording(writeRecording(folder, QStringLiteral("Device A"), 1024, 5));
    EXPECT_FALSE(app->jobs.isBusy());
    EXPECT_TRUE(QTest::qWaitFor([this] { return app->jobs.launchObstacle().isEmpty(); }, waitMs));
    EXPECT_EQ(session().state().device->name, "Device A");
}

TEST_F(OpenedRecording, HasItsOwnDeviceAndResults) {
    QTemporaryDir folder;
    startReplay();
    struct Opened {
        QString name;
        std::uint32_t maxThreads;
        double microseconds;
    };
    for (const Opened& opened :
         {Opened{QStringLiteral("Device A"), 1024, 5}, Opened{QStringLiteral("Device B"), 512, 7}}) {
        app->devices.openRecording(
            writeRecording(folder, opened.name, opened.maxThreads, opened.microseconds));
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return app->jobs.launchObstacle().isEmpty() &&
                       session().state().device->name == opened.name.toStdString();
            },
            waitMs))
            << app->jobs.launchObstacle().toStdString();
        EXPECT_EQ(session().state().device->maxThreadsPerBlock, opened.maxThreads);
        EXPECT_NE(get<QComboBox>(QStringLiteral("deviceChooser")).currentText().indexOf(opened.name), -1);
        EXPECT_EQ(session().answer(), nullptr) << "nothing was launched on this recording yet";
        EXPECT_EQ(session().measurement(), nullptr);
        app->jobs.measure();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
        ASSERT_NE(session().measurement(), nullptr) << app->jobs.launchFailure().toStdString();
        EXPECT_EQ(session().measurement()->measurement.samplesMicroseconds.front(), opened.microseconds);
    }
    EXPECT_EQ(get<QComboBox>(QStringLiteral("deviceChooser"))
                  .findText(QStringLiteral("Device A"), Qt::MatchStartsWith),
              -1)
        << "a closed recording is not listed";
}

TEST_F(OpenedRecording, IsReplacedByTheProgramsRecordingsAfterARestart) {
    QTemporaryDir folder;
    startReplay();
    app->devices.openRecording(writeRecording(folder, QStringLiteral("Device A"), 1024, 5));
    app->devices.restartWorker();
    EXPECT_TRUE(QTest::qWaitFor([this] { return app->jobs.launchObstacle().isEmpty(); }, waitMs))
        << app->jobs.launchObstacle().toStdString();
    EXPECT_EQ(session().state().device->name, "Fixture GPU (not a real device)");
}

TEST_F(OpenedRecording, IsNotReportedAsTheOnlyDeviceWhileTheGpuIsSearched) {
    window->resize(1600, 900); // wide enough for the hint
    handleAllEvents();
    EXPECT_EQ(text(QStringLiteral("launchHint")).toStdString(), "looking for a GPU…");
    EXPECT_EQ(text(QStringLiteral("resultStatus")).toStdString().rfind("looking for a GPU…", 0), 0U);
    app->devices.startWorkers();
    EXPECT_EQ(text(QStringLiteral("launchHint")).toStdString(), "looking for a GPU…");
    ASSERT_TRUE(QTest::qWaitFor([this] { return app->jobs.launchObstacle().isEmpty(); }, waitMs));
    EXPECT_EQ(text(QStringLiteral("launchHint")).toStdString(), "no GPU here");
}

TEST(Catalogue, ATruncatedDeviceFileIsReportedWhenTheWorkersStart) {
    QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("devices")));
    QFile file(folder.filePath(QStringLiteral("devices/half.json")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"trichevron-device\", \"vers");
    file.close();
    qputenv("TRICHEVRON_RESOURCES", folder.path().toLocal8Bit());
    gui::AppContext app(replayOptions());
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    gui::MainWindow window(app, gui::ThemeChoice::Light);
    QStringList messages;
    QObject::connect(&app.messages, &gui::UserMessages::reported, &app.messages,
                     [&](const QString& line) { messages << line; });
    app.devices.startWorkers();
    ASSERT_EQ(messages.size(), 1);
    EXPECT_NE(messages.front().toStdString().find("half.json"), std::string::npos)
        << messages.front().toStdString();
    EXPECT_FALSE(messages.front().contains(QLatin1Char('\n')));
    EXPECT_EQ(app.log.lines(), messages);
    EXPECT_EQ(window.findChild<QLabel*>(QStringLiteral("deviceStatus"))->toolTip().toStdString(),
              messages.front().toStdString());
}

} // namespace
} // namespace trichevron::test
