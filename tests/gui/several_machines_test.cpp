// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several machines, each with its own worker: which devices are listed, which workers run,
// and which results belong to which machine.
#include "app/gui/main_window/device_chooser.h"
#include "app/gui/main_window/fault_notice.h"
#include "app/gui/settings/settings.h"
#include "core/json/json_reader.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractItemView>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace trichevron::test {
namespace {

QString fakeMachine(const QString& device, const QString& rest = QStringLiteral("1")) {
    return QStringLiteral("\"%1\" \"%2\" %3").arg(QStringLiteral(TRICHEVRON_FAKE_MACHINE), device, rest);
}

gui::Machine machineNamed(const QString& name, const QString& command, bool atStart) {
    gui::Machine machine = gui::newMachine({});
    machine.name = name;
    machine.command = command;
    machine.connectAtStart = atStart;
    return machine;
}

class SeveralMachines : public WindowTest {
protected:
    void SetUp() override {
        QSettings().clear();
        gui::DeviceSelection::Options options = replayOptions();
        options.machines.push_back(
            machineNamed(QStringLiteral("gpu01"), fakeMachine(QStringLiteral("GPU A")), true));
        options.machines.push_back(machineNamed(
            QStringLiteral("gpu02"), fakeMachine(QStringLiteral("GPU B"), QStringLiteral("2")), false));
        machines = options.machines;
        openWindow(options);
        chooser = &get<gui::DeviceChooser>(QStringLiteral("deviceChooser"));
        app->devices.startWorkers();
        ASSERT_TRUE(shows("GPU A"));
        // This computer has no GPU, and the recordings are there instead.
        ASSERT_TRUE(QTest::qWaitFor(
            [this] { return app->devices.replayWorker().state() == gui::WorkerState::Ready; }, waitMs));
    }
    void TearDown() override {
        WindowTest::TearDown();
        QSettings().clear();
    }
    bool shows(const std::string& device) {
        return QTest::qWaitFor(
            [&] {
                return session().state().device && session().state().device->name == device &&
                       app->jobs.launchObstacle().isEmpty();
            },
            waitMs);
    }
    gui::WorkerState stateOf(std::size_t machine) const {
        return app->devices.machines().worker(machines[machine].id)->state();
    }
    bool reaches(std::size_t machine, gui::WorkerState state) {
        return QTest::qWaitFor([&] { return stateOf(machine) == state; }, waitMs);
    }
    std::vector<std::string> lines() const {
        std::vector<std::string> texts;
        texts.reserve(static_cast<std::size_t>(chooser->count()));
        for (int i = 0; i < chooser->count(); ++i)
            texts.push_back(chooser->itemText(i).toStdString());
        return texts;
    }
    int lineOf(const char* text) const {
        return chooser->findText(QString::fromUtf8(text), Qt::MatchContains);
    }
    /// Like a click on a line of the open list.
    void choose(int line) {
        chooser->showPopup();
        chooser->view()->setCurrentIndex(chooser->model()->index(line, 0));
        QTest::keyClick(chooser->view(), Qt::Key_Return);
    }
    void measure() {
        app->jobs.measure();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    }
    double sample() const {
        const gui::ActualMeasurement* found = app->session.measurement();
        return found == nullptr ? 0 : found->measurement.samplesMicroseconds.front();
    }

    std::vector<gui::Machine> machines;
    gui::DeviceChooser* chooser = nullptr;
};

TEST_F(SeveralMachines, HaveAHeadingEach) {
    const std::vector<std::string> texts = lines();
    ASSERT_GE(texts.size(), 7U);
    EXPECT_EQ(texts[0], "This computer");
    EXPECT_EQ(texts[1], "no GPU here · select to retry");
    EXPECT_EQ(texts[2], "gpu01 · live");
    EXPECT_EQ(texts[3], "GPU A · live");
    EXPECT_EQ(texts[4], "gpu02");
    EXPECT_EQ(texts[5], "not connected · select to connect");
    EXPECT_EQ(texts[6], "Recorded");
    EXPECT_TRUE(chooser->isHeading(2));
    EXPECT_TRUE(chooser->isCommand(5));
    EXPECT_EQ(chooser->currentText().toStdString(), "GPU A · live");
    EXPECT_EQ(text(QStringLiteral("workerStatus")).toStdString(), "gpu01: worker ready");
}

TEST_F(SeveralMachines, AreConnectedAndSelectedByTheirLine) {
    ASSERT_EQ(stateOf(2), gui::WorkerState::Stopped);
    choose(lineOf("select to connect"));
    EXPECT_EQ(chooser->currentText().toStdString(), "GPU A · live") << "until the other is connected";
    ASSERT_TRUE(shows("GPU B"));
    EXPECT_EQ(chooser->currentText().toStdString(), "GPU B · live");
    EXPECT_EQ(stateOf(1), gui::WorkerState::Ready) << "the other keeps running";
}

TEST_F(SeveralMachines, AreNotConnectedByArrowKeys) {
    chooser->setFocus();
    QTest::keyClick(chooser, Qt::Key_Home);
    for (int i = 0; i < chooser->count(); ++i) {
        EXPECT_FALSE(chooser->isCommand(chooser->currentIndex()));
        QTest::keyClick(chooser, Qt::Key_Down);
    }
    QTest::keyClicks(chooser, QStringLiteral("not connected"));
    EXPECT_EQ(stateOf(2), gui::WorkerState::Stopped);
}

TEST_F(SeveralMachines, KeepTheirMeasurementsApart) {
    measure();
    EXPECT_EQ(sample(), 1);
    choose(lineOf("select to connect"));
    ASSERT_TRUE(shows("GPU B"));
    EXPECT_EQ(session().measurement(), nullptr) << "the same launch, but another GPU";
    EXPECT_EQ(session().answer(), nullptr);
    measure();
    EXPECT_EQ(sample(), 2);
    choose(lineOf("GPU A"));
    EXPECT_EQ(sample(), 1);
}

TEST_F(SeveralMachines, CanChangeTheirCommandWhileAnotherIsAdded) {
    std::vector<gui::Machine> changed = machines;
    changed[1].command = fakeMachine(QStringLiteral("GPU C"));
    changed.push_back(machineNamed(QStringLiteral("gpu03"), fakeMachine(QStringLiteral("GPU D")), false));
    app->devices.setMachines(changed);
    EXPECT_TRUE(QTest::qWaitFor([&] { return lineOf("GPU C") >= 0; }, waitMs));
    app->devices.connectMachine(changed.back().id);
    EXPECT_TRUE(QTest::qWaitFor([&] { return lineOf("GPU D") >= 0; }, waitMs));
}

TEST_F(SeveralMachines, AreFoundAgainAfterARestart) {
    measure();
    const QString key = session().state().deviceKey;
    app->devices.restartWorker();
    EXPECT_EQ(stateOf(1), gui::WorkerState::Starting);
    EXPECT_EQ(stateOf(0), gui::WorkerState::NoDevice) << "no other machine is reconnected";
    ASSERT_TRUE(shows("GPU A"));
    EXPECT_EQ(session().state().deviceKey, key);
    EXPECT_EQ(sample(), 1);
}

TEST_F(SeveralMachines, AreSelectedAgainWhenTheyReturn) {
    choose(lineOf("select to connect"));
    ASSERT_TRUE(shows("GPU B"));
    app->devices.disconnectMachine(machines[2].id);
    EXPECT_EQ(session().state().device->name, "GPU A");
    EXPECT_EQ(stateOf(2), gui::WorkerState::Stopped);
    app->devices.connectMachine(machines[2].id);
    ASSERT_TRUE(shows("GPU B"));
}

TEST_F(SeveralMachines, AreShownAsNotConnectedWhenUndoSelectsThem) {
    choose(lineOf("select to connect"));
    ASSERT_TRUE(shows("GPU B"));
    choose(lineOf("GPU A"));
    ASSERT_EQ(session().state().device->name, "GPU A");
    app->devices.disconnectMachine(machines[2].id);
    session().undoStack().undo();
    EXPECT_EQ(session().state().device->name, "GPU B");
    EXPECT_EQ(chooser->currentIndex(), -1);
    EXPECT_EQ(chooser->placeholderText().toStdString(), "GPU B · not connected");
    EXPECT_NE(app->jobs.launchObstacle().toStdString().find("gpu02 is not connected"), std::string::npos);
    app->devices.connectMachine(machines[2].id);
    ASSERT_TRUE(shows("GPU B"));
}

TEST_F(SeveralMachines, KeepNoResultsWhenTheirCommandChanges) {
    measure();
    machines[1].command = fakeMachine(QStringLiteral("GPU C"), QStringLiteral("3"));
    app->devices.setMachines(machines);
    ASSERT_TRUE(shows("GPU C")) << session().state().device->name;
    EXPECT_EQ(session().measurement(), nullptr);
    machines[1].name = QStringLiteral("renamed");
    app->devices.setMachines(machines);
    EXPECT_EQ(stateOf(1), gui::WorkerState::Ready) << "a new name needs no new worker";
    EXPECT_GE(lineOf("renamed · live"), 0);
}

TEST_F(SeveralMachines, FailTheirJobWhenTheyAreRemoved) {
    app->jobs.measure();
    ASSERT_TRUE(app->jobs.isBusy());
    machines.erase(machines.begin() + 1);
    app->devices.setMachines(machines);
    EXPECT_FALSE(app->jobs.isBusy());
    EXPECT_LT(lineOf("GPU A"), 0);
    handleAllEvents();
    EXPECT_EQ(gui::Settings().machines(), machines);
}

TEST_F(SeveralMachines, TakeTheNoticeOfTheirFaultAlongWhenTheyAreRemoved) {
    const auto& notice = get<gui::FaultNotice>(QStringLiteral("faultNotice"));
    Q_EMIT app->jobs.faulted({core::faultFromSignal(11), machines[1].name, machines[1].id});
    ASSERT_TRUE(notice.isVisible());
    machines[0].name = QStringLiteral("renamed");
    app->devices.setMachines(machines);
    EXPECT_TRUE(notice.isVisible()) << "another machine has changed";
    machines.erase(machines.begin() + 1);
    app->devices.setMachines(machines);
    EXPECT_FALSE(notice.isVisible());
}

TEST_F(SeveralMachines, AreNotListedBeforeTheOpenListCloses) {
    chooser->showPopup();
    app->devices.connectMachine(machines[2].id);
    ASSERT_TRUE(reaches(2, gui::WorkerState::Ready));
    EXPECT_LT(lineOf("GPU B"), 0) << "lines do not move under the pointer";
    chooser->hidePopup();
    EXPECT_TRUE(QTest::qWaitFor([&] { return lineOf("GPU B") >= 0; }, waitMs));
}

/// Entries in a file that must not be read as settings.
void addTraps(const QString& path, const std::string& command) {
    std::ifstream in(path.toStdString());
    core::Json json = core::Json::parse(in);
    json["worker"] = {{"command", command}};
    json["worker/command"] = command;
    json["command"] = command;
    json["machines"] =
        core::Json::array({{{"id", "here"}, {"name", "x"}, {"command", command}, {"connectAtStart", true}}});
    json["patience"] = 0;
    std::ofstream(path.toStdString()) << json.dump();
}

std::map<std::string, std::string> allSettings() {
    const QSettings settings;
    std::map<std::string, std::string> all;
    for (const QString& key : settings.allKeys())
        all[key.toStdString()] = settings.value(key).toString().toStdString();
    return all;
}

struct OpenedCase : NamedCase {
    const char* fixture;
    const char* file;
    void (gui::DeviceSelection::*open)(const QString&);
};

class OpenedFile : public SeveralMachines, public testing::WithParamInterface<OpenedCase> {};

TEST_P(OpenedFile, SetsAndStartsNoCommand) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QString::fromUtf8(GetParam().file));
    const QString proof = folder.filePath(QStringLiteral("started"));
    ASSERT_TRUE(
        QFile::copy(QStringLiteral(TRICHEVRON_FIXTURES "/") + QString::fromUtf8(GetParam().fixture), path));
    QFile(path).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    addTraps(path, "touch " + proof.toStdString());
    app->devices.setMachines(machines); // so that there is something to change
    const auto before = allSettings();
    ASSERT_FALSE(before.empty());

    const QString whereWeWere = QDir::currentPath();
    ASSERT_TRUE(QDir::setCurrent(folder.path())); // the relative path begins with a dash
    (app->devices.*GetParam().open)(QString::fromUtf8(GetParam().file));
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return session().state().device->name == "Fixture GPU (not a real device)"; }, waitMs))
        << session().state().device->name;
    QTest::qWait(50); // a command that was started would show here
    EXPECT_TRUE(QDir::setCurrent(whereWeWere));

    EXPECT_EQ(allSettings(), before);
    EXPECT_EQ(app->devices.machines().machines(), machines);
    EXPECT_EQ(stateOf(1), gui::WorkerState::Ready);
    EXPECT_EQ(stateOf(2), gui::WorkerState::Stopped);
    EXPECT_FALSE(QFile::exists(proof));
}

INSTANTIATE_TEST_SUITE_P(Kinds, OpenedFile,
                         testing::Values(OpenedCase{{"DeviceFile"},
                                                    "devices/fixture-device.json",
                                                    "--device x.json",
                                                    &gui::DeviceSelection::openDeviceFile},
                                         OpenedCase{{"Recording"},
                                                    "recordings/fixture-recording.json",
                                                    "--help 'a' \"b\".json",
                                                    &gui::DeviceSelection::openRecording}),
                         caseName<OpenedCase>);

} // namespace
} // namespace trichevron::test
