// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The copy of the session is offered once after a crash, and removed by a normal exit.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/session/session_snapshot.h"
#include "core/import/import.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QLockFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <fstream>

namespace trichevron::test {
namespace {

class RecoveryTest : public WindowTest {
protected:
    QStringList kept(const QString& where) const {
        return QDir(where).entryList({QStringLiteral("*.json")}, QDir::Files);
    }
    bool isOffered() { return get<QWidget>(QStringLiteral("quietNotice")).isVisible(); }
    QString sentence() { return text(QStringLiteral("noticeSentence")); }
    void press(const char* choice) {
        // The buttons of the notice before are gone once the program is idle.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::mouseClick(&get<QAbstractButton>(QString::fromLatin1(choice)), Qt::LeftButton);
        waitForKept();
    }
    /// Creates the file of a crashed program, without a lock.
    QString leaveBehind(const char* name, std::uint32_t blockX) {
        core::SavedSession session = takeSnapshot(app->session, app->devices);
        session.config.blockDim.x = blockX;
        session.gridFollowsProblem = false;
        const QString path = folder.filePath(QString::fromLatin1(name));
        saveSession(session, path.toStdString());
        return path;
    }

    static void setTime(const QString& path, const QDateTime& time) {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(time, QFileDevice::FileModificationTime));
    }

    /// From now on the program cannot write its copy: a folder of that name is in the way, for root too.
    void makeUnwritable() {
        const QStringList locks =
            QDir(folder.path())
                .entryList({QStringLiteral("%1-*.json.lock").arg(QCoreApplication::applicationPid())});
        ASSERT_EQ(locks.size(), 1);
        ASSERT_TRUE(QDir(folder.path()).mkdir(locks.first().chopped(5)));
    }

    QTemporaryDir folder;
    QTemporaryDir work; ///< for the user's files
};

TEST_F(RecoveryTest, TheSessionIsKeptAndRemovedAfterANormalExit) {
    beginRecovery(folder.path());
    EXPECT_FALSE(isOffered());
    QTest::qWait(1200);
    EXPECT_TRUE(kept(folder.path()).isEmpty()) << "nothing to recover";
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !kept(folder.path()).isEmpty(); }, waitMs));
    const QString path = folder.filePath(kept(folder.path()).first());
    EXPECT_EQ(core::loadSession(path.toStdString()).config.blockDim.x, 24U);
    window->close();
    window.reset();
    EXPECT_TRUE(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    SetUp();
}

TEST_F(RecoveryTest, IsOfferedAndRestoredInOneStep) {
    leaveBehind("1-dead.json", 24);
    const std::uint32_t before = session().state().config.blockDim.x;
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    EXPECT_TRUE(sentence().startsWith(
        QStringLiteral("Trichevron ended unexpectedly. Your last change was saved on ")))
        << sentence().toStdString();
    EXPECT_EQ(session().state().config.blockDim.x, before) << "not before the user restores it";
    press("noticeChoice0");
    EXPECT_FALSE(isOffered());
    EXPECT_EQ(session().state().config.blockDim.x, 24U);
    EXPECT_EQ(session().undoStack().undoText(), QStringLiteral("Restore the session"));
    EXPECT_FALSE(kept(folder.path()).contains(QStringLiteral("1-dead.json")));
    EXPECT_EQ(kept(folder.path()).size(), 1) << "it is this program's copy now";
    session().undoStack().undo();
    EXPECT_EQ(session().state().config.blockDim.x, before);
}

TEST_F(RecoveryTest, TheQuestionSaysWhenTheLastChangeWasSavedWithWhichLaunchAndHowManyFollow) {
    startReplay();
    const QDate date = QDate::currentDate().addDays(-1);
    const std::string day = date.toString(QStringLiteral("yyyy-MM-dd")).toStdString();
    setTime(leaveBehind("1-dead.json", 24), QDateTime(date, QTime(14, 3)));
    setTime(leaveBehind("2-dead.json", 8), QDateTime(date, QTime(9, 30)));
    const QString unreadable = folder.filePath(QStringLiteral("3-dead.json"));
    std::ofstream(unreadable.toStdString()) << "{";
    setTime(unreadable, QDateTime(date, QTime(8, 0)));
    beginRecovery(folder.path());
    EXPECT_EQ(sentence().toStdString(),
              "Trichevron ended unexpectedly. Your last change was saved on " + day +
                  " at 14:03. Restore the session with “Matrix addition” <<<63 × 63, 24 × 16>>> of "
                  "1,000 × 1,000? 2 older sessions are offered after it.");
    press("noticeChoice1");
    EXPECT_TRUE(sentence().contains(QStringLiteral("8 × 16"))) << sentence().toStdString();
    EXPECT_TRUE(sentence().endsWith(QStringLiteral(" 1 older session is offered after it.")));
    press("noticeChoice1");
    EXPECT_EQ(sentence().toStdString(), "Trichevron ended unexpectedly. Your last change was saved on " +
                                            day + " at 08:00. Restore the session?");
}

TEST_F(RecoveryTest, AfterOneIsRestoredTheOlderOneIsOffered) {
    startReplay();
    const std::uint32_t before = session().state().config.blockDim.x;
    leaveBehind("1-dead.json", 24);
    setTime(leaveBehind("2-dead.json", 48), QDateTime::currentDateTime().addDays(-1));
    beginRecovery(folder.path());
    press("noticeChoice0");
    EXPECT_EQ(session().state().config.blockDim.x, 24U);
    ASSERT_TRUE(isOffered());
    EXPECT_TRUE(sentence().contains(QStringLiteral("48 × 16"))) << sentence().toStdString();
    press("noticeChoice0");
    EXPECT_EQ(session().state().config.blockDim.x, 48U);
    EXPECT_FALSE(isOffered());
    EXPECT_EQ(kept(folder.path()).size(), 1) << "it is this program's copy now";
    session().undoStack().undo();
    EXPECT_EQ(session().state().config.blockDim.x, 24U) << "the first one is a step back";
    session().undoStack().undo();
    EXPECT_EQ(session().state().config.blockDim.x, before);
}

TEST_F(RecoveryTest, TheFirstChangeIsKeptLikeAllOthers) {
    startReplay();
    beginRecovery(folder.path());
    auto& field = get<QLineEdit>(QStringLiteral("blockX"));
    field.setFocus();
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&field, Qt::Key_8);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !kept(folder.path()).isEmpty(); }, waitMs));
    const QString path = folder.filePath(kept(folder.path()).first());
    EXPECT_EQ(core::loadSession(path.toStdString()).config.blockDim.x, 8U);
}

TEST_F(RecoveryTest, ARestoredSessionBelongsToItsFileUnlessThatIsNewer) {
    const QString file = work.filePath(QStringLiteral("mine.json.gz"));
    saveSession(takeSnapshot(app->session, app->devices), file.toStdString());
    for (const bool isNewer : {false, true}) {
        SCOPED_TRACE(isNewer ? "newer" : "older");
        const QString copy = leaveBehind("1-dead.json", 24);
        core::SavedSession saved = core::loadSession(copy.toStdString());
        saved.file = file.toStdString();
        saveSession(saved, copy.toStdString());
        setTime(copy, QDateTime::currentDateTime().addSecs(isNewer ? -3600 : 0));
        beginRecovery(folder.path());
        press("noticeChoice0");
        EXPECT_EQ(session().state().config.blockDim.x, 24U);
        EXPECT_EQ(window->files().path(), isNewer ? QString() : file);
        EXPECT_EQ(window->isWindowModified(), !isNewer);
        EXPECT_TRUE(window->files().isModified());
        if (!isNewer) {
            ASSERT_TRUE(window->files().save());
            EXPECT_EQ(core::loadSession(file.toStdString()).config.blockDim.x, 24U);
            EXPECT_FALSE(window->files().isModified());
        }
        session().undoStack().undo();
    }
}

TEST_F(RecoveryTest, TheCopyNamesTheFileOfTheSession) {
    const QString file = work.filePath(QStringLiteral("mine.json.gz"));
    ASSERT_TRUE(window->files().saveTo(file));
    beginRecovery(folder.path());
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !kept(folder.path()).isEmpty(); }, waitMs));
    const QString path = folder.filePath(kept(folder.path()).first());
    EXPECT_EQ(core::loadSession(path.toStdString()).file, file.toStdString());
    EXPECT_TRUE(core::loadSession(file.toStdString()).file.empty());
}

TEST_F(RecoveryTest, ASessionOfNoFileIsThereAfterTheNextStart) {
    startReplay();
    beginRecovery(folder.path());
    window->pages().show(gui::window_page::start);
    auto& open = get<QAbstractButton>(QStringLiteral("startLastSession"));
    auto& entry = get<QAction>(QStringLiteral("openLastSession"));
    EXPECT_FALSE(open.isVisible());
    EXPECT_FALSE(entry.isEnabled());
    window->pages().show(gui::window_page::explore);
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    ASSERT_TRUE(window->close()) << "nothing is asked";
    window.reset();
    EXPECT_TRUE(kept(folder.path()).isEmpty()) << "it is no crash";

    SetUp();
    startReplay();
    beginRecovery(folder.path());
    EXPECT_FALSE(isOffered());
    window->pages().show(gui::window_page::start);
    EXPECT_TRUE(get<QAction>(QStringLiteral("openLastSession")).isEnabled());
    EXPECT_TRUE(text(QStringLiteral("startLastSessionText"))
                    .startsWith(QStringLiteral("“Matrix addition” <<<42 × 63, 24 × 16>>>")))
        << text(QStringLiteral("startLastSessionText")).toStdString();
    QTest::mouseClick(&get<QAbstractButton>(QStringLiteral("startLastSession")), Qt::LeftButton);
    EXPECT_EQ(session().state().config.blockDim.x, 24U);
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    EXPECT_TRUE(window->files().path().isEmpty());
    session().undoStack().undo();
    EXPECT_EQ(session().state().config.blockDim.x, 16U);
}

TEST_F(RecoveryTest, AStartWithoutAChangeLeavesTheLastSession) {
    startReplay();
    beginRecovery(folder.path());
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    ASSERT_TRUE(window->close());
    window.reset();
    const QString last = folder.filePath(QStringLiteral("last/session.json"));
    ASSERT_TRUE(QFile::exists(last));
    SetUp();
    startReplay();
    beginRecovery(folder.path());
    ASSERT_TRUE(window->close());
    EXPECT_EQ(core::loadSession(last.toStdString()).config.blockDim.x, 24U);
}

TEST_F(RecoveryTest, DiscardingRemovesItAndOffersTheNext) {
    leaveBehind("1-dead.json", 24);
    leaveBehind("2-dead.json", 48);
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    press("noticeChoice1");
    ASSERT_TRUE(isOffered());
    EXPECT_EQ(kept(folder.path()).size(), 1);
    press("noticeChoice1");
    EXPECT_FALSE(isOffered());
    EXPECT_TRUE(kept(folder.path()).isEmpty());
}

TEST_F(RecoveryTest, ADiscardedSessionIsTheLastOneThatCanBeOpened) {
    startReplay();
    leaveBehind("1-dead.json", 24);
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    press("noticeChoice1");
    EXPECT_FALSE(isOffered());
    auto& open = get<QAction>(QStringLiteral("openLastSession"));
    ASSERT_TRUE(open.isEnabled());
    open.trigger();
    EXPECT_EQ(session().state().config.blockDim.x, 24U);
}

TEST_F(RecoveryTest, ADiscardedSessionDoesNotReplaceANewerLastOne) {
    setTime(leaveBehind("1-dead.json", 24), QDateTime::currentDateTime().addDays(-1));
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("last")));
    const QString last = leaveBehind("last/session.json", 48);
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    press("noticeChoice1");
    EXPECT_TRUE(kept(folder.path()).isEmpty());
    EXPECT_EQ(core::loadSession(last.toStdString()).config.blockDim.x, 48U);
}

TEST_F(RecoveryTest, ADiscardedSessionThatCannotBeTheLastOneStays) {
    startReplay();
    const QString copy = leaveBehind("1-dead.json", 24);
    // In the way, for root too.
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("last/session.json/folder")));
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    press("noticeChoice1");
    EXPECT_FALSE(isOffered()) << "only once each start";
    EXPECT_TRUE(QFile::exists(copy));
    beginRecovery(folder.path());
    EXPECT_TRUE(isOffered());
}

TEST_F(RecoveryTest, ADiscardedCopyThatCannotBeReadLeavesTheLastSession) {
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("last")));
    const QString last = leaveBehind("last/session.json", 48);
    setTime(last, QDateTime::currentDateTime().addDays(-1));
    std::ofstream(folder.filePath(QStringLiteral("1-dead.json")).toStdString()) << "{";
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    press("noticeChoice1");
    EXPECT_TRUE(kept(folder.path()).isEmpty());
    EXPECT_EQ(core::loadSession(last.toStdString()).config.blockDim.x, 48U);
}

TEST_F(RecoveryTest, ACopyNeitherRestoredNorDiscardedIsOfferedAgain) {
    leaveBehind("1-dead.json", 24);
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    window.reset();
    EXPECT_EQ(kept(folder.path()).size(), 1);
    SetUp();
    beginRecovery(folder.path());
    EXPECT_TRUE(isOffered());
}

TEST_F(RecoveryTest, ACopyThatCannotBeReadStaysAndIsOfferedAfterTheNextStart) {
    const QString unreadable = folder.filePath(QStringLiteral("1-dead.json"));
    for (const char* content : {"{", R"({"format": "trichevron-session", "version": 999})"}) {
        std::ofstream(unreadable.toStdString()) << content;
        beginRecovery(folder.path());
        press("noticeChoice0");
        ASSERT_TRUE(isOffered());
        EXPECT_TRUE(text(QStringLiteral("noticeSentence")).contains(QStringLiteral("stays in"))) << content;
        EXPECT_TRUE(QFile::exists(unreadable)) << content;
        press("noticeChoice0");
        EXPECT_FALSE(isOffered()) << "only once each start";
        beginRecovery(folder.path());
        EXPECT_TRUE(isOffered());
        EXPECT_TRUE(QFile::exists(unreadable)) << content;
    }
}

TEST_F(RecoveryTest, ACopyIsNotRemovedWhileItIsTheOnlyOne) {
    const QString copy = leaveBehind("1-dead.json", 24);
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    makeUnwritable();
    press("noticeChoice0");
    EXPECT_EQ(session().state().config.blockDim.x, 24U) << "it is restored";
    EXPECT_TRUE(text(QStringLiteral("noticeSentence")).contains(QStringLiteral("stays in")));
    EXPECT_TRUE(QFile::exists(copy)) << "this program could not keep one of its own";
}

TEST_F(RecoveryTest, AFailureToKeepTheSessionIsSaidOnceAndThenTheEarlierCopyIsOfferedAgain) {
    leaveBehind("1-dead.json", 24);
    beginRecovery(folder.path());
    const QString offer = sentence();
    makeUnwritable();
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return sentence() != offer; }, waitMs));
    const QString said = sentence();
    EXPECT_TRUE(said.contains(QStringLiteral("cannot be kept"))) << said.toStdString();
    EXPECT_TRUE(said.contains(QStringLiteral("cannot be written"))) << said.toStdString();
    QTest::keyClick(&get<QWidget>(QStringLiteral("noticeChoice0")), Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([&] { return isOffered() && sentence() == offer; }, waitMs));
    press("noticeChoice1");
    type(QStringLiteral("blockX"), QStringLiteral("48"));
    QTest::qWait(1500);
    EXPECT_FALSE(isOffered()) << "it was said already";
}

TEST_F(RecoveryTest, IsOfferedToAProgramThatIsStartedWithAFile) {
    leaveBehind("1-dead.json", 24);
    const QString file = folder.filePath(QStringLiteral("given"));
    core::SavedSession given = takeSnapshot(app->session, app->devices);
    given.config.blockDim.x = 48;
    saveSession(given, file.toStdString());
    window->files().openAtStart(file);
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    press("noticeChoice0");
    EXPECT_EQ(session().state().config.blockDim.x, 24U);
    EXPECT_TRUE(window->files().path().isEmpty()) << "it would replace the file by another session";
    session().undoStack().undo();
    EXPECT_EQ(session().state().config.blockDim.x, 48U);
    EXPECT_EQ(window->files().path(), file);
}

TEST_F(RecoveryTest, IsOfferedAfterAnErrorOfTheFile) {
    leaveBehind("1-dead.json", 24);
    window->files().openAtStart(folder.filePath(QStringLiteral("missing.json")));
    beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    EXPECT_TRUE(text(QStringLiteral("noticeSentence")).contains(QStringLiteral("missing.json")));
    press("noticeChoice0");
    EXPECT_TRUE(sentence().startsWith(
        QStringLiteral("Trichevron ended unexpectedly. Your last change was saved on ")))
        << sentence().toStdString();
}

TEST_F(RecoveryTest, WhatKilledProgramsLeaveBesidesCopiesIsRemoved) {
    const auto put = [this](const char* name) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        // The lock of a process that has ended on this computer.
        std::ofstream(path.toStdString()) << "999999999\ngone\n"
                                          << QSysInfo::machineHostName().toStdString() << "\n";
        return path;
    };
    const QString lock = put("1-dead.json.lock");
    const QString partial = put("2-dead.json.x7Yz1Q");
    const QString old = leaveBehind("3-dead.json", 24);
    const QString recent = leaveBehind("4-dead.json", 48);
    setTime(old, QDateTime::currentDateTime().addYears(-3));
    QLockFile running(folder.filePath(QStringLiteral("5-alive.json.lock")));
    ASSERT_TRUE(running.tryLock(0));
    const QString written = put("5-alive.json.aaaaaa");
    gui::Recovery recovery(folder.path());
    EXPECT_FALSE(QFile::exists(lock));
    EXPECT_FALSE(QFile::exists(partial));
    EXPECT_TRUE(QFile::exists(old));
    EXPECT_TRUE(QFile::exists(recent));
    EXPECT_TRUE(QFile::exists(written)) << "of a program that runs";
    EXPECT_EQ(recovery.takeStale(), recent);
    EXPECT_EQ(recovery.olderStaleCount(), 1U) << "the old one is offered, too";
}

TEST_F(RecoveryTest, AKilledProgramLeavesItsCopyAndARunningOneKeepsItsOwn) {
    const QString file = folder.filePath(QStringLiteral("given.json"));
    core::SavedSession given = takeSnapshot(app->session, app->devices);
    given.config.blockDim.x = 24;
    saveSession(given, file.toStdString());

    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(TRICHEVRON_WINDOW), {file});
    ASSERT_TRUE(program.waitForStarted(waitMs));
    const QString where = folder.filePath(QStringLiteral("data/trichevron/trichevron/recovery"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !kept(where).isEmpty(); }, waitMs));

    beginRecovery(where);
    EXPECT_FALSE(isOffered()) << "the other program is running";
    ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), SIGKILL), 0);
    ASSERT_TRUE(program.waitForFinished(waitMs));
    EXPECT_EQ(program.exitStatus(), QProcess::CrashExit);
    beginRecovery(where);
    ASSERT_TRUE(isOffered());
    press("noticeChoice0");
    EXPECT_EQ(session().state().config.blockDim.x, 24U);
}

} // namespace
} // namespace trichevron::test
