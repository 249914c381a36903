// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions, recent files and dropped files: a saved session opens as it was, also on another computer.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/session/session_snapshot.h"
#include "app/gui/verdict/verdict_panel.h"
#include "core/import/import.h"
#include "core/json/json_reader.h"
#include "core/scene/colouring.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QDialog>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>

namespace trichevron::test {
namespace {

const QString fixtureRecording = QStringLiteral(TRICHEVRON_FIXTURES "/recordings/fixture-recording.json");
const QString fixtureDevice = QStringLiteral(TRICHEVRON_FIXTURES "/devices/fixture-device.json");

class FilesTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        files().recent().clear();
    }
    gui::SessionFileController& files() { return window->files(); }
    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    /// Another window, as after a restart.
    void begin() {
        window.reset();
        app.reset();
        WindowTest::SetUp();
    }
    void drop(const QString& file) {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent event(QPointF(400, 300), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &event);
    }
    QStringList recentEntries() {
        QStringList texts;
        for (const QAction* action : window->findChild<QMenu*>(QStringLiteral("recentMenu"))->actions()) {
            if (!action->isSeparator())
                texts << action->text();
        }
        return texts;
    }
    bool noticeShown() { return get<QWidget>(QStringLiteral("quietNotice")).isVisible(); }

    QTemporaryDir folder;
};

TEST_F(FilesTest, ASessionOpensAsSaved) {
    startReplay();
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    type(QStringLiteral("blockY"), QStringLiteral("16"));
    session().setStream(core::StreamKind::NonBlocking);
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    window->hierarchy().setColouring(*core::findColouring("lane"));
    window->hierarchy().setFlat(true);
    get<QTabBar>(QStringLiteral("resultTabs")).setCurrentIndex(2);
    window->findChild<gui::VerdictPanel*>()->silencedAdvice().silence(core::RuleId::TailWave);
    session().pin(session().state());
    session().setDynamicSmem({1024});
    const gui::LaunchState saved = session().state();
    ASSERT_TRUE(files().saveTo(path("a.json")));
    EXPECT_FALSE(window->isWindowModified());

    begin();
    startReplay();
    ASSERT_NE(session().state().config, saved.config);
    files().open(path("a.json"));
    EXPECT_FALSE(noticeShown()) << text(QStringLiteral("noticeSentence")).toStdString();
    const gui::LaunchState& state = session().state();
    EXPECT_EQ(state.config, saved.config);
    EXPECT_EQ(state.optIns, saved.optIns);
    EXPECT_EQ(state.kernel->id, saved.kernel->id);
    EXPECT_EQ(state.deviceKey, saved.deviceKey) << "the same device is offered here";
    EXPECT_EQ(session().path(), pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    EXPECT_EQ(window->hierarchy().colouring().id, "lane");
    EXPECT_TRUE(window->hierarchy().isFlat());
    EXPECT_EQ(get<QTabBar>(QStringLiteral("resultTabs")).currentIndex(), 2);
    EXPECT_TRUE(window->findChild<gui::VerdictPanel*>()->silencedAdvice().has(core::RuleId::TailWave));
    ASSERT_EQ(session().pinned().size(), 1U);
    EXPECT_EQ(session().pinned().front().config.dynamicSmemBytes, core::Bytes{0});
}

TEST_F(FilesTest, OpeningIsOneStepOfUndo) {
    startReplay();
    const gui::LaunchState before = session().state();
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    session().endEdit();
    ASSERT_TRUE(files().saveTo(path("a.json")));
    session().undoStack().undo();
    const int steps = session().undoStack().index();
    files().open(path("a.json"));
    EXPECT_EQ(session().undoStack().index(), steps + 1);
    EXPECT_EQ(session().undoStack().undoText(), QStringLiteral("Open “a.json”"));
    EXPECT_EQ(session().state().config.blockDim.x, 8U);
    session().undoStack().undo();
    EXPECT_EQ(session().state().config, before.config);
}

class OpenedTest : public FilesTest {
protected:
    void SetUp() override {
        FilesTest::SetUp();
        startReplay();
        type(QStringLiteral("blockX"), QStringLiteral("8"));
        session().endEdit();
        ASSERT_TRUE(files().saveTo(path("opened.json")));
        opened = contentOf("opened.json");
        begin();
        startReplay();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    }
    QByteArray contentOf(const char* name) {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    void press(Qt::Key key) { QTest::keyClick(window.get(), key, Qt::ControlModifier); }

    QByteArray opened;
};

TEST_F(OpenedTest, TheStatusLineSaysWhichFileItWas) {
    files().open(path("opened.json"));
    EXPECT_EQ(window->statusBar()->currentMessage().toStdString(), "Opened “opened.json”.");
}

TEST_F(OpenedTest, UndoingItSavesToNoFileUntilOneIsChosen) {
    files().open(path("opened.json"));
    press(Qt::Key_Z);
    EXPECT_TRUE(files().path().isEmpty());
    EXPECT_EQ(window->windowTitle().toStdString(), "Trichevron");
    bool asked = false;
    QTimer::singleShot(0, window.get(), [&asked] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()); dialog != nullptr) {
            asked = true;
            dialog->reject();
        }
    });
    press(Qt::Key_S);
    EXPECT_TRUE(asked) << "for a file";
    EXPECT_EQ(contentOf("opened.json"), opened);
    window->activateWindow(); // the dialog was active
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(files().path(), path("opened.json"));
    EXPECT_FALSE(window->isWindowModified());
}

TEST_F(OpenedTest, UndoingItSavesToTheEarlierFile) {
    type(QStringLiteral("blockX"), QStringLiteral("4"));
    session().endEdit();
    ASSERT_TRUE(files().saveTo(path("earlier.json")));
    files().open(path("opened.json"));
    EXPECT_EQ(session().state().config.blockDim.x, 8U);
    press(Qt::Key_Z);
    EXPECT_EQ(files().path(), path("earlier.json"));
    EXPECT_FALSE(window->isWindowModified()) << "as it was saved";
    type(QStringLiteral("blockX"), QStringLiteral("2"));
    EXPECT_TRUE(window->isWindowModified());
    press(Qt::Key_S);
    EXPECT_EQ(contentOf("opened.json"), opened);
    EXPECT_EQ(core::loadSession(path("earlier.json").toStdString()).config.blockDim.x, 2U);
}

TEST_F(OpenedTest, SavingThroughALinkWritesItsTargetAndKeepsTheLink) {
    ASSERT_TRUE(QFile::link(path("opened.json"), path("link.json")));
    ASSERT_TRUE(files().saveTo(path("link.json")));
    type(QStringLiteral("blockX"), QStringLiteral("2"));
    press(Qt::Key_S);
    EXPECT_FALSE(window->isWindowModified());
    EXPECT_TRUE(QFileInfo(path("link.json")).isSymLink());
    EXPECT_FALSE(QFileInfo(path("opened.json")).isSymLink());
    EXPECT_EQ(core::loadSession(path("opened.json").toStdString()).config.blockDim.x, 2U);
}

TEST_F(OpenedTest, UndoingItPinsTheEarlierLaunchAgain) {
    session().pin(session().state());
    files().open(path("opened.json"));
    EXPECT_TRUE(session().pinned().empty()) << "the file has none";
    press(Qt::Key_Z);
    EXPECT_EQ(session().pinned().size(), 1U);
}

TEST_F(OpenedTest, UndoingItBringsBackTheStepsOfThePresentation) {
    session().setSteps({{session().state(), session().path(), "wave", false}});
    files().open(path("opened.json"));
    EXPECT_TRUE(session().steps().empty()) << "the file has none";
    press(Qt::Key_Z);
    EXPECT_EQ(session().steps().size(), 1U);
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(session().steps().empty());
}

TEST_F(OpenedTest, AtTheStartOfTheProgramItIsNoStepOfUndo) {
    files().openAtStart(path("opened.json"));
    EXPECT_EQ(session().state().config.blockDim.x, 8U);
    EXPECT_FALSE(session().undoStack().canUndo());
    press(Qt::Key_Z);
    EXPECT_EQ(session().state().config.blockDim.x, 8U);
    EXPECT_EQ(files().path(), path("opened.json"));
}

TEST_F(OpenedTest, ARecordingIsNoStepOfUndo) {
    files().openAtStart(fixtureRecording);
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return session().state().deviceKey.startsWith(QStringLiteral("recording")); }, waitMs));
    ASSERT_TRUE(QTest::qWaitFor([this] { return app->jobs.launchObstacle().isEmpty(); }, waitMs));
    press(Qt::Key_Z);
    EXPECT_TRUE(session().state().deviceKey.startsWith(QStringLiteral("recording")));
    EXPECT_TRUE(get(QStringLiteral("launchButton")).isEnabled());
}

TEST_F(FilesTest, ASessionOfManyDevicesIsOneRefresh) {
    core::SavedSession saved = takeSnapshot(app->session, app->devices);
    const core::DeviceProperties& device = *session().state().device;
    for (int i = 0; i < 2000; ++i) {
        auto other = std::make_shared<core::DeviceProperties>(device);
        other->name = "Device " + std::to_string(i);
        saved.devices.push_back({"other:" + std::to_string(i), other, false});
    }
    saveSession(saved, path("many.json").toStdString());
    int refreshes = 0;
    QObject::connect(&app->devices, &gui::DeviceSelection::devicesChanged, window.get(),
                     [&refreshes] { ++refreshes; });
    files().open(path("many.json"));
    EXPECT_FALSE(noticeShown()) << text(QStringLiteral("noticeSentence")).toStdString();
    EXPECT_GE(app->devices.directory().entries().size(), 2000U);
    EXPECT_LE(refreshes, 2) << "one for the devices, one for the one that is chosen";
}

TEST_F(FilesTest, MeasurementsAreSaved) {
    startReplay();
    app->jobs.measure();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().measurement() != nullptr; }, waitMs));
    const std::vector<double> samples = session().measurement()->measurement.samplesMicroseconds;
    ASSERT_FALSE(samples.empty());
    ASSERT_TRUE(files().saveTo(path("a.json")));
    begin(); // without a worker
    files().open(path("a.json"));
    ASSERT_NE(session().measurement(), nullptr);
    EXPECT_EQ(session().measurement()->measurement.samplesMicroseconds, samples);
    ASSERT_NE(session().answer(), nullptr);
    EXPECT_EQ(session().answer()->kind, core::ProvenanceKind::Recorded);
}

TEST_F(FilesTest, ALaunchThatEndedAtTheTimeLimitIsSaved) {
    startReplay();
    session().results().addTimeLimit(
        {session().launchKey(), core::Seconds{10}, QDateTime::currentDateTime()});
    ASSERT_TRUE(files().saveTo(path("a.json")));
    begin(); // without a worker
    files().open(path("a.json"));
    EXPECT_EQ(app->jobs.exceededTimeLimit(), core::Seconds{10});
    EXPECT_TRUE(text(QStringLiteral("verdictTitle")).contains(QLatin1String("time limit exceeded")))
        << text(QStringLiteral("verdictTitle")).toStdString();
    EXPECT_TRUE(text(QStringLiteral("deviceResult")).contains(QLatin1String("ended after 10")))
        << text(QStringLiteral("deviceResult")).toStdString();
    session().results().addAnswer(
        {session().launchKey(), {}, core::ProvenanceKind::Live, QDateTime::currentDateTime()});
    EXPECT_EQ(app->jobs.exceededTimeLimit(), std::nullopt) << "the newest outcome counts";
}

TEST_F(FilesTest, ASweepIsSavedWithItsPoints) {
    startReplay();
    app->jobs.sweepPlanned();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    ASSERT_NE(session().sweep(), nullptr);
    const gui::ActualSweep before = *session().sweep();
    const std::size_t measured = session().results().measurements().size();
    ASSERT_GT(measured, 0U);
    ASSERT_TRUE(files().saveTo(path("a.json")));
    begin(); // without a worker
    files().open(path("a.json"));
    ASSERT_NE(session().sweep(), nullptr);
    EXPECT_EQ(session().sweep()->points, before.points);
    EXPECT_EQ(session().sweep()->sweep, before.sweep);
    EXPECT_EQ(session().sweep()->received.toMSecsSinceEpoch(), before.received.toMSecsSinceEpoch());
    EXPECT_FALSE(session().sweep()->isRunning);
    EXPECT_EQ(session().results().measurements().size(), measured)
        << "the points' measurements are saved once";
}

TEST_F(FilesTest, ASessionOpensWithoutItsDevice) {
    startReplay();
    files().open(fixtureDevice);
    ASSERT_TRUE(files().saveTo(path("a.json")));
    // The same for a board that does not exist here.
    QFile file(path("a.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    QByteArray json = file.readAll();
    const QByteArray name = QByteArray::fromStdString(session().state().device->name);
    json.replace("\"name\": \"" + name + '"', "\"name\": \"Board of Elsewhere\"");
    json.replace("\"isFile\": true", "\"isFile\": false");
    file.resize(0);
    file.write(json);
    file.close();
    begin();
    files().open(path("a.json"));
    EXPECT_FALSE(noticeShown()) << text(QStringLiteral("noticeSentence")).toStdString();
    EXPECT_EQ(session().state().device->name, "Board of Elsewhere");
    ASSERT_NE(session().evaluation(), nullptr);
    EXPECT_FALSE(app->jobs.launchObstacle().isEmpty()) << "it has no worker";
    app->devices.startWorkers();
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return app->devices.replayWorker().state() == gui::WorkerState::Ready; }, waitMs));
    EXPECT_EQ(session().state().device->name, "Board of Elsewhere") << "the session's device is not replaced";
}

TEST_F(FilesTest, ADeviceThatAppearsLaterGetsItsSavedResults) {
    startReplay();
    app->jobs.measure();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().measurement() != nullptr; }, waitMs));
    ASSERT_TRUE(files().saveTo(path("a.json")));
    begin();
    files().open(path("a.json"));
    const QString standIn = session().state().deviceKey;
    EXPECT_TRUE(standIn.startsWith(QStringLiteral("session"))) << standIn.toStdString();
    EXPECT_FALSE(window->isWindowModified());
    startReplay();
    EXPECT_TRUE(session().state().deviceKey.startsWith(QStringLiteral("replay")))
        << session().state().deviceKey.toStdString();
    EXPECT_NE(session().measurement(), nullptr) << "the results are of the same board";
    EXPECT_FALSE(window->isWindowModified()) << "the user changed nothing";
    session().undoStack().undo();
    session().undoStack().redo();
    EXPECT_TRUE(session().state().deviceKey.startsWith(QStringLiteral("replay")));
}

TEST_F(FilesTest, TheTitleNamesTheFileAndMarksChanges) {
    startReplay();
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Trichevron"));
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_FALSE(window->isWindowModified()) << "there is no file";
    ASSERT_TRUE(files().saveTo(path("tiles.json")));
    EXPECT_EQ(window->windowTitle(), QStringLiteral("tiles.json[*] – Trichevron"));
    EXPECT_FALSE(window->isWindowModified());
    type(QStringLiteral("blockX"), QStringLiteral("4"));
    EXPECT_TRUE(window->isWindowModified());
    session().undoStack().undo();
    EXPECT_FALSE(window->isWindowModified()) << "it is the same as the file again";
}

/// Presses a button of the next message box.
void answerWith(QMessageBox::StandardButton button, bool* asked) {
    QTimer::singleShot(0, qApp, [button, asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        *asked = box != nullptr;
        if (box != nullptr)
            QTest::mouseClick(box->button(button), Qt::LeftButton);
    });
}

TEST_F(FilesTest, ClosingAsksOnlyAboutUnsavedChangesOfAFile) {
    startReplay();
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_TRUE(files().mayClose()) << "without a file there is no question";
    ASSERT_TRUE(files().saveTo(path("a.json")));
    EXPECT_TRUE(files().mayClose());
    type(QStringLiteral("blockX"), QStringLiteral("4"));
    bool asked = false;
    answerWith(QMessageBox::Cancel, &asked);
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(asked);
    answerWith(QMessageBox::Save, &asked);
    EXPECT_TRUE(window->close());
    EXPECT_FALSE(files().isModified());
    EXPECT_EQ(core::loadSession(path("a.json").toStdString()).config.blockDim.x, 4U);
}

TEST_F(FilesTest, ANoticeSaysWhatIsWrongWithABadFileAndThatTheWorkIsAsBefore) {
    const gui::LaunchState before = session().state();
    QFile file(path("bad.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "trichevron-session", "version": 1, "devices": 3})");
    file.close();
    drop(path("bad.json"));
    EXPECT_TRUE(noticeShown());
    EXPECT_TRUE(text(QStringLiteral("noticeSentence"))
                    .endsWith(QStringLiteral("/devices: expected an array, found 3. Nothing was opened; your "
                                             "work is as before.")))
        << text(QStringLiteral("noticeSentence")).toStdString();
    EXPECT_EQ(session().state().config, before.config);
    EXPECT_TRUE(files().recent().paths().isEmpty());
    QTest::mouseClick(&get<QAbstractButton>(QStringLiteral("noticeChoice0")), Qt::LeftButton);
    EXPECT_FALSE(noticeShown());
    drop(path("none.json"));
    EXPECT_TRUE(text(QStringLiteral("noticeSentence")).contains(QStringLiteral("cannot be opened")));
}

TEST_F(FilesTest, FilesOfEveryKindCanBeDropped) {
    startReplay();
    ASSERT_TRUE(files().saveTo(path("a.json")));
    drop(fixtureDevice);
    EXPECT_TRUE(session().state().deviceKey.startsWith(QStringLiteral("file:")));
    drop(fixtureRecording);
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return session().state().deviceKey.startsWith(QStringLiteral("recording")); }, waitMs));
    drop(path("a.json"));
    EXPECT_EQ(files().path(), path("a.json"));
    EXPECT_FALSE(noticeShown()) << text(QStringLiteral("noticeSentence")).toStdString();
}

TEST_F(FilesTest, RecentFilesAreListedOpenedAndCleared) {
    startReplay();
    ASSERT_TRUE(files().saveTo(path("a.json")));
    ASSERT_TRUE(files().saveTo(path("b.json")));
    files().open(fixtureDevice);
    const QStringList entries = recentEntries();
    ASSERT_EQ(entries.size(), 4);
    EXPECT_TRUE(entries[0].contains(QStringLiteral("fixture-device.json")));
    EXPECT_TRUE(entries[1].contains(QStringLiteral("b.json")));
    EXPECT_TRUE(entries[2].contains(QStringLiteral("a.json")));
    QMenu* menu = window->findChild<QMenu*>(QStringLiteral("recentMenu"));
    menu->actions().at(2)->trigger();
    EXPECT_EQ(files().path(), path("a.json"));
    EXPECT_TRUE(recentEntries().first().contains(QStringLiteral("a.json"))) << "the latest comes first";
    menu->actions().back()->trigger();
    EXPECT_EQ(recentEntries().size(), 1);
    EXPECT_FALSE(menu->actions().back()->isEnabled());
}

} // namespace
} // namespace trichevron::test
