// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program on another machine that is captured from the window. A fake ssh leads to it, and it launches
// through the fake driver and CUPTI of tests/fake_cuda.
#include "core/capture/capture_launch.h"
#include "core/import/import.h"
#include "tests/gui/capture_fixture.h"
#include "tests/support/quoted.h"

#include <csignal>

namespace trichevron::test {
namespace {

#ifdef TRICHEVRON_FAKE_PROGRAM
/// On a machine that a fake ssh reaches: as sshd does, it gives the words to a shell, which prints something.
class RemoteRunTest : public CapturedRunTest {
protected:
    void SetUp() override {
        CapturedRunTest::SetUp();
        QFile ssh(folder_.filePath(QStringLiteral("ssh")));
        ASSERT_TRUE(ssh.open(QIODevice::WriteOnly));
        ssh.write("#!/bin/sh\nshift\necho $$ >\"$(dirname \"$0\")/connection\"\n"
                  "echo Welcome to gpu01\ncd /\nexec sh -c \"$*\"\n");
        ssh.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        setCommand(QStringLiteral("\"%1\" worker").arg(QString::fromStdString(quoted(TRICHEVRON_CLI))));
    }
    /// What the shell of the other machine gets.
    void setCommand(const QString& words) {
        gui::Settings().setMachines(
            {gui::thisComputer(),
             {QStringLiteral("lab"), QStringLiteral("Lab"),
              folder_.filePath(QStringLiteral("ssh")) + QStringLiteral(" gpu01 ") + words, false, 0}});
        gui::CaptureCommand command;
        command.machine = QStringLiteral("lab");
        gui::Settings().setCaptureCommand(command);
    }
    void killConnection() {
        QFile file(folder_.filePath(QStringLiteral("connection")));
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const int process = file.readAll().trimmed().toInt();
        ASSERT_GT(process, 0);
        ::kill(process, SIGKILL);
    }
};

TEST_F(RemoteRunTest, RowsAreThereWhileTheProgramRunsAndAllOfThemAtItsEnd) {
    capture(QStringLiteral("print 'two  words' launch 3 refuse 2 until %1 exit 4").arg(flagPath()));
    ASSERT_TRUE(waitForRows()) << textOf("captureStatus").toStdString();
    EXPECT_TRUE(
        textOf("captureStatus").startsWith(QStringLiteral("Capturing trichevron_fake_program on Lab for ")))
        << textOf("captureStatus").toStdString();
    EXPECT_TRUE(QTest::qWaitFor([&] { return output() == QStringLiteral("two  words\n"); }, waitMs))
        << output().toStdString();
    raiseFlag();
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(
        textOf("captureStatus").startsWith(QStringLiteral("trichevron_fake_program ended with status 4. ")))
        << textOf("captureStatus").toStdString();
    EXPECT_TRUE(textOf("captureRunProblem").isEmpty()) << textOf("captureRunProblem").toStdString();
    EXPECT_FALSE(QFile::exists(filePath() + QStringLiteral(".parts")));
    const qsizetype at = output().indexOf(QStringLiteral("launched ")) + 9;
    const int looped = output().mid(at, output().indexOf(QLatin1Char(' '), at) - at).toInt();
    EXPECT_EQ(page().program()->program->launches.size(), static_cast<std::size_t>(looped + 6));
    EXPECT_EQ(core::loadProgram(filePath().toStdString()).launches.size(),
              static_cast<std::size_t>(looped + 6));
}

TEST_F(RemoteRunTest, TheProgramBeginsInTheFolderThereWithoutInput) {
    capture(QStringLiteral("-c 'pwd; cat; echo $0' \"\\$x 'y'\""), QStringLiteral("sh"));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(output(), folder_.path() + QStringLiteral("\n$x 'y'\n"));
    EXPECT_EQ(textOf("captureRunProblem"),
              core::hasCudaDriver()
                  ? QStringLiteral("the program did not use CUDA: nothing was captured")
                  : QStringLiteral("there is no CUDA driver on the other machine, so nothing was captured"));
}

TEST_F(RemoteRunTest, TheProgramGoesOnWhenTheCaptureIsStopped) {
    capture(QStringLiteral("until %1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    click("captureStopCapturing");
    EXPECT_TRUE(textOf("captureStatus").contains(QStringLiteral("runs on Lab for ")));
    EXPECT_TRUE(run().programRuns());
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            for (const QString& part : QDir(filePath() + QStringLiteral(".parts")).entryList(QDir::Files)) {
                QFile file(filePath() + QStringLiteral(".parts/") + part);
                if (file.open(QIODevice::ReadOnly) && file.readAll().contains("{\"stopped\":"))
                    return true;
            }
            return false;
        },
        waitMs));
    raiseFlag();
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(page().program()->program->wasCaptureStopped);
}

TEST_F(RemoteRunTest, TheProgramIsAskedToEndAndThenKilled) {
    capture(QStringLiteral("ignore launch 2 child until %1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    click("captureStopProgram");
    EXPECT_EQ(button("captureStopProgram").text(), QStringLiteral("Kill the program"));
    EXPECT_TRUE(run().programRuns());
    click("captureStopProgram");
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(textOf("captureStatus").contains(QStringLiteral("was ended by signal 9 (Killed)")))
        << textOf("captureStatus").toStdString();
    EXPECT_GT(page().program()->program->launches.size(), 0U);
}

TEST_F(RemoteRunTest, WhatArrivedBeforeTheConnectionWasLostStays) {
    capture(QStringLiteral("launch 2 until %1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    killConnection();
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(textOf("captureStatus")
                    .startsWith(QStringLiteral("Lab: the connection ended before the program did. ")))
        << textOf("captureStatus").toStdString();
    EXPECT_TRUE(QFile::exists(filePath()));
    EXPECT_FALSE(QFile::exists(filePath() + QStringLiteral(".parts")));
    EXPECT_GT(page().program()->program->launches.size(), 0U);
}

TEST_F(RemoteRunTest, AMachineWithoutTrichevronIsSaidWithWhatItsShellSays) {
    setCommand(QStringLiteral("/no/such/trichevron-cli worker"));
    capture(QStringLiteral("launch 2"));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(textOf("captureStatus"),
              QStringLiteral("Lab: the connection ended before trichevron-cli answered there."));
    EXPECT_TRUE(output().contains(QStringLiteral("/no/such/trichevron-cli"))) << output().toStdString();
    EXPECT_EQ(textOf("captureRunProblem"), QString()) << "nobody knows whether it uses CUDA";
}

TEST_F(RemoteRunTest, AConnectionThatDoesNotAnswerIsEnded) {
    setCommand(QStringLiteral("\"exec sleep 1000; trichevron-cli worker\""));
    capture(QStringLiteral("launch 2"));
    EXPECT_TRUE(textOf("captureStatus").startsWith(QStringLiteral("Connecting to Lab for ")))
        << textOf("captureStatus").toStdString();
    EXPECT_FALSE(button("captureStopCapturing").isVisible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(folder_.filePath(QStringLiteral("connection"))); },
                                waitMs));
    click("captureStopProgram");
    click("captureStopProgram");
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(textOf("captureStatus"),
              QStringLiteral("Lab: the connection ended before trichevron-cli answered there."));
}

TEST_F(RemoteRunTest, AProgramThatCannotBeStartedThereIsNamed) {
    capture({}, QStringLiteral("/no/such/program"));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(textOf("captureStatus"),
              QStringLiteral("/no/such/program cannot be started: No such file or directory."));
}

TEST_F(RemoteRunTest, ClosingTheWindowAsks) {
    capture(QStringLiteral("launch 2 until %1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    answerNext(QMessageBox::Yes);
    EXPECT_FALSE(window->close()) << "until the capture is saved";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isVisible(); }, waitMs));
    EXPECT_TRUE(QFile::exists(filePath()));
}
#endif

} // namespace
} // namespace trichevron::test
