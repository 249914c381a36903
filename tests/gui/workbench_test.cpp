// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Workers and recordings that come and go while something is asked, seen from the window.
#include "core/import/import.h"
#include "tests/gui/gui_fixture.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

const QString fixtureRecording = QStringLiteral(TRICHEVRON_FIXTURES "/recordings/fixture-recording.json");

/// The fixture recording as if another device had answered, with a limit and timings of its own.
QString writeRecording(const QTemporaryDir& folder, const QString& name, std::uint32_t maxThreads,
                       double microseconds) {
    Recording recording = loadRecording(fixtureRecording.toStdString());
    recording.device.name = name.toStdString();
    recording.device.maxThreadsPerBlock = maxThreads;
    for (RecordedLaunch& launch : recording.launches) {
        for (double& sample : launch.measurement.samplesMicroseconds)
            sample = microseconds;
    }
    QString path = folder.filePath(name + QStringLiteral(".json"));
    saveRecording(recording, path.toStdString());
    return path;
}

/// A window whose live worker takes a job and never answers it.
class BusyWorker : public testing::Test {
protected:
    void SetUp() override {
        Workbench::Options options = replayOptions();
        options.command = {QStringLiteral(TRICHEVRON_FAKE_WORKER), QStringLiteral("silent-in-job")};
        workbench = std::make_unique<Workbench>(options);
        window = std::make_unique<MainWindow>(*workbench, ThemeChoice::Light);
        window->show();
        QObject::connect(workbench.get(), &Workbench::told, workbench.get(),
                         [this](const QString& sentence) { told << sentence; });
        workbench->startWorkers();
        ASSERT_TRUE(ready()) << workbench->whyNotLaunch().toStdString();
        workbench->launch();
        ASSERT_TRUE(workbench->isBusy());
    }
    bool ready() {
        return QTest::qWaitFor([this] { return workbench->whyNotLaunch().isEmpty(); }, 20000);
    }
    QString text(const char* label) { return window->findChild<QLabel*>(QString::fromLatin1(label))->text(); }

    std::unique_ptr<Workbench> workbench;
    std::unique_ptr<MainWindow> window;
    QStringList told;
};

TEST_F(BusyWorker, ThatIsRestartedIsBusyNoLonger) {
    workbench->restartWorker();
    EXPECT_FALSE(workbench->isBusy());
    ASSERT_FALSE(told.isEmpty());
    EXPECT_NE(told.last().toStdString().find("before it replied"), std::string::npos);
    EXPECT_EQ(text("actualAnswer").toStdString(), "no answer");
    EXPECT_EQ(text("deviceResult").toStdString(), told.last().toStdString());
    EXPECT_TRUE(ready()) << workbench->whyNotLaunch().toStdString();
}

TEST_F(BusyWorker, DoesNotHideARecordingThatIsOpenedMeanwhile) {
    QTemporaryDir folder;
    workbench->openRecording(writeRecording(folder, QStringLiteral("Device A"), 1024, 5));
    EXPECT_TRUE(
        QTest::qWaitFor([this] { return workbench->session().state().device->name == "Device A"; }, 20000));
    EXPECT_TRUE(workbench->isBusy()) << "the live worker still is";
    workbench->restartWorker();
    EXPECT_FALSE(workbench->isBusy());
}

TEST_F(BusyWorker, ThatIgnoresACancelIsKilled) {
    workbench->cancel();
    EXPECT_EQ(text("workerStatus").toStdString(), "cancelling…");
    EXPECT_EQ(text("actualAnswer").toStdString(), "cancelling…");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !workbench->isBusy(); }, 20000));
    ASSERT_FALSE(told.isEmpty());
    EXPECT_NE(told.join(QLatin1Char('|')).toStdString().find("Cancelled; the job could not be stopped"),
              std::string::npos);
}

class OpenedRecording : public WindowTest {};

TEST_F(OpenedRecording, DuringAJobOfAnotherRecordingFailsThatJob) {
    QTemporaryDir folder;
    startReplay();
    workbench->measure();
    ASSERT_TRUE(workbench->isBusy());
    workbench->openRecording(writeRecording(folder, QStringLiteral("Device A"), 1024, 5));
    EXPECT_FALSE(workbench->isBusy());
    EXPECT_TRUE(QTest::qWaitFor([this] { return workbench->whyNotLaunch().isEmpty(); }, 20000));
    EXPECT_EQ(session().state().device->name, "Device A");
}

TEST_F(OpenedRecording, IsShownWithItsOwnDeviceAndItsOwnAnswers) {
    QTemporaryDir folder;
    startReplay();
    struct Opened {
        QString name;
        std::uint32_t maxThreads;
        double microseconds;
    };
    for (const Opened& opened :
         {Opened{QStringLiteral("Device A"), 1024, 5}, Opened{QStringLiteral("Device B"), 512, 7}}) {
        workbench->openRecording(writeRecording(folder, opened.name, opened.maxThreads, opened.microseconds));
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return workbench->whyNotLaunch().isEmpty() &&
                       session().state().device->name == opened.name.toStdString();
            },
            20000))
            << workbench->whyNotLaunch().toStdString();
        EXPECT_EQ(session().state().device->maxThreadsPerBlock, opened.maxThreads);
        EXPECT_NE(get<QComboBox>(QStringLiteral("deviceChooser")).currentText().indexOf(opened.name), -1);
        EXPECT_EQ(session().answer(), nullptr) << "nothing was asked of this recording yet";
        EXPECT_EQ(session().measurement(), nullptr);
        workbench->measure();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workbench->isBusy(); }, 20000));
        ASSERT_NE(session().measurement(), nullptr) << workbench->failure().toStdString();
        EXPECT_EQ(session().measurement()->measurement.samplesMicroseconds.front(), opened.microseconds);
    }
    EXPECT_EQ(get<QComboBox>(QStringLiteral("deviceChooser"))
                  .findText(QStringLiteral("Device A"), Qt::MatchStartsWith),
              -1)
        << "a recording that is not open any more cannot be chosen";
}

TEST_F(OpenedRecording, GivesWayToTheProgramsOwnOnesAtARestart) {
    QTemporaryDir folder;
    startReplay();
    workbench->openRecording(writeRecording(folder, QStringLiteral("Device A"), 1024, 5));
    workbench->restartWorker();
    EXPECT_TRUE(QTest::qWaitFor([this] { return workbench->whyNotLaunch().isEmpty(); }, 20000))
        << workbench->whyNotLaunch().toStdString();
    EXPECT_EQ(session().state().device->name, "Fixture GPU (not a real device)");
}

TEST_F(OpenedRecording, IsNotCalledAllThereIsBeforeThatIsKnown) {
    window->resize(1600, 900); // the hint is there where the bar has room for it
    QCoreApplication::processEvents();
    EXPECT_EQ(text(QStringLiteral("launchHint")).toStdString(), "looking for a GPU…");
    EXPECT_EQ(text(QStringLiteral("resultStatus")).toStdString().rfind("looking for a GPU…", 0), 0U);
    workbench->startWorkers();
    EXPECT_EQ(text(QStringLiteral("launchHint")).toStdString(), "looking for a GPU…");
    ASSERT_TRUE(QTest::qWaitFor([this] { return workbench->whyNotLaunch().isEmpty(); }, 20000));
    EXPECT_EQ(text(QStringLiteral("launchHint")).toStdString(), "no GPU here");
}

TEST(Catalogue, ATruncatedDeviceFileIsToldOnceSomebodyListens) {
    QTemporaryDir folder;
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("devices")));
    QFile file(folder.filePath(QStringLiteral("devices/half.json")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"trichevron-device\", \"vers");
    file.close();
    qputenv("TRICHEVRON_RESOURCES", folder.path().toLocal8Bit());
    Workbench workbench(replayOptions());
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    MainWindow window(workbench, ThemeChoice::Light);
    QStringList told;
    QObject::connect(&workbench, &Workbench::told, &workbench, [&](const QString& line) { told << line; });
    workbench.startWorkers();
    ASSERT_EQ(told.size(), 1);
    EXPECT_NE(told.front().toStdString().find("half.json"), std::string::npos) << told.front().toStdString();
    EXPECT_FALSE(told.front().contains(QLatin1Char('\n')));
    EXPECT_EQ(window.findChild<QPlainTextEdit*>(QStringLiteral("workerLog"))->toPlainText().toStdString(),
              told.front().toStdString());
    EXPECT_EQ(window.findChild<QLabel*>(QStringLiteral("deviceStatus"))->toolTip().toStdString(),
              told.front().toStdString());
}

} // namespace
} // namespace trichevron::test
