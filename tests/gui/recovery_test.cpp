// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was done is there after a crash, offered once, and gone after a clean end.
#include "app/gui/files/file_desk.h"
#include "core/import/import.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QProcessEnvironment>
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
    void press(const char* choice) {
        QTest::mouseClick(&get<QAbstractButton>(QString::fromLatin1(choice)), Qt::LeftButton);
    }
    /// As if a program had died here: its file without anyone who holds its lock.
    QString leaveBehind(const char* name, std::uint32_t blockX) {
        SavedSession session = workbench->saved();
        session.config.blockDim.x = blockX;
        session.gridFollowsProblem = false;
        const QString path = folder.filePath(QString::fromLatin1(name));
        saveSession(session, path.toStdString());
        return path;
    }

    QTemporaryDir folder;
};

TEST_F(RecoveryTest, WhatIsDoneIsKeptAndGoneAfterACleanEnd) {
    window->files().beginRecovery(folder.path());
    EXPECT_FALSE(isOffered());
    QTest::qWait(1200);
    EXPECT_TRUE(kept(folder.path()).isEmpty()) << "nothing was done";
    type(QStringLiteral("blockX"), QStringLiteral("24"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !kept(folder.path()).isEmpty(); }, 10000));
    const QString path = folder.filePath(kept(folder.path()).first());
    EXPECT_EQ(loadSession(path.toStdString()).config.blockDim.x, 24U);
    window->close();
    window.reset();
    EXPECT_TRUE(QDir(folder.path()).isEmpty());
    SetUp();
}

TEST_F(RecoveryTest, IsOfferedAndRestoredInOneStep) {
    leaveBehind("1-dead.json", 24);
    const std::uint32_t before = session().state().config.blockDim.x;
    window->files().beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    EXPECT_EQ(text(QStringLiteral("noticeSentence")),
              QStringLiteral("Trichevron ended unexpectedly. Restore what you were doing?"));
    EXPECT_EQ(session().state().config.blockDim.x, before) << "not before it is asked for";
    press("noticeChoice0");
    EXPECT_FALSE(isOffered());
    EXPECT_EQ(session().state().config.blockDim.x, 24U);
    EXPECT_EQ(session().undoStack().undoText(), QStringLiteral("Restore what was done"));
    EXPECT_FALSE(kept(folder.path()).contains(QStringLiteral("1-dead.json")));
    EXPECT_EQ(kept(folder.path()).size(), 1) << "it is this program's own now";
    session().undoStack().undo();
    EXPECT_EQ(session().state().config.blockDim.x, before);
}

TEST_F(RecoveryTest, DiscardingRemovesItAndOffersTheNext) {
    leaveBehind("1-dead.json", 24);
    leaveBehind("2-dead.json", 48);
    window->files().beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    press("noticeChoice1");
    ASSERT_TRUE(isOffered());
    EXPECT_EQ(kept(folder.path()).size(), 1);
    press("noticeChoice1");
    EXPECT_FALSE(isOffered());
    EXPECT_TRUE(kept(folder.path()).isEmpty());
}

TEST_F(RecoveryTest, WhatIsNeitherRestoredNorDiscardedIsOfferedAgain) {
    leaveBehind("1-dead.json", 24);
    window->files().beginRecovery(folder.path());
    ASSERT_TRUE(isOffered());
    window.reset();
    EXPECT_EQ(kept(folder.path()).size(), 1);
    SetUp();
    window->files().beginRecovery(folder.path());
    EXPECT_TRUE(isOffered());
}

TEST_F(RecoveryTest, AFileThatCannotBeReadIsToldAndNotOfferedForEver) {
    std::ofstream(folder.filePath(QStringLiteral("1-dead.json")).toStdString()) << "{";
    window->files().beginRecovery(folder.path());
    press("noticeChoice0");
    EXPECT_TRUE(isOffered());
    EXPECT_TRUE(text(QStringLiteral("noticeSentence")).contains(QStringLiteral("1-dead.json")));
    EXPECT_TRUE(kept(folder.path()).isEmpty());
}

TEST_F(RecoveryTest, AKilledProgramLeavesItsWorkAndARunningOneKeepsItsOwn) {
    const QString file = folder.filePath(QStringLiteral("given.json"));
    SavedSession given = workbench->saved();
    given.config.blockDim.x = 24;
    saveSession(given, file.toStdString());

    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(TRICHEVRON_WINDOW), {file});
    ASSERT_TRUE(program.waitForStarted(20000));
    const QString where = folder.filePath(QStringLiteral("data/trichevron/trichevron/recovery"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !kept(where).isEmpty(); }, 30000));

    window->files().beginRecovery(where);
    EXPECT_FALSE(isOffered()) << "its owner lives";
    ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), SIGKILL), 0);
    ASSERT_TRUE(program.waitForFinished(20000));
    EXPECT_EQ(program.exitStatus(), QProcess::CrashExit);
    window->files().beginRecovery(where);
    ASSERT_TRUE(isOffered());
    press("noticeChoice0");
    EXPECT_EQ(session().state().config.blockDim.x, 24U);
}

} // namespace
} // namespace trichevron::test
