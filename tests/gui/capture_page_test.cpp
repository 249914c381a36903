// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is captured from the window: the dialog, its rows while it runs, how it is stopped, and its
// end. It launches through the fake driver and CUPTI of tests/fake_cuda.
#include "app/gui/pages/program/captured_output.h"
#include "core/capture/capture_launch.h"
#include "core/import/import.h"
#include "tests/gui/capture_fixture.h"

#include <algorithm>

namespace trichevron::test {
namespace {

TEST_F(CapturePageTest, TheDialogSplitsWordsAsAShellAndKeepsThem) {
    gui::CaptureDialog& dialog = openDialog();
    auto& start = *dialog.findChild<QPushButton*>(QStringLiteral("captureStart"));
    EXPECT_FALSE(start.isEnabled());
    type(dialog, "captureProgram", QStringLiteral("python3"));
    type(dialog, "captureArguments", QStringLiteral("train.py --name 'a b"));
    EXPECT_FALSE(start.isEnabled());
    EXPECT_FALSE(dialog.findChild<QLabel*>(QStringLiteral("captureProblem"))->text().isEmpty());
    type(dialog, "captureArguments", QStringLiteral("train.py --name 'a b'"));
    EXPECT_EQ(dialog.findChild<QLabel*>(QStringLiteral("captureArgv"))->text(),
              QStringLiteral(R"(["python3", "train.py", "--name", "a b"])"));
    type(dialog, "captureFolder", QStringLiteral("/tmp"));
    EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("captureFile"))->placeholderText(),
              QStringLiteral("/tmp/python3.trichevron-capture"));
    dialog.reject();
    const gui::CaptureCommand kept = gui::Settings().captureCommand();
    EXPECT_EQ(kept.program, QStringLiteral("python3"));
    EXPECT_EQ(kept.arguments, QStringLiteral("train.py --name 'a b'"));
    EXPECT_EQ(openDialog().command(), kept);
    EXPECT_FALSE(QString::fromStdString(page().state().dump()).contains(QStringLiteral("python3")))
        << "no session has a command";
}

TEST_F(CapturePageTest, WhatAProgramPrintsIsShownAsATerminalShowsIt) {
    gui::CapturedOutput text;
    const auto shows = [&](const QList<QByteArray>& pieces) {
        text.begin();
        for (const QByteArray& piece : pieces)
            text.add(piece);
        return text.toPlainText();
    };
    EXPECT_EQ(shows({"a\nb", "c\n"}), QStringLiteral("a\nbc\n"));
    EXPECT_EQ(shows({"10 %\r", "20 %\r100 %\nend"}), QStringLiteral("100 %\nend"));
    EXPECT_EQ(shows({"a\r\nb"}), QStringLiteral("a\nb"));
    EXPECT_EQ(shows({"\x1b[31", "mred\x1b[0m \x1b(", "Bplain\a"}), QStringLiteral("red Bplain"));
    EXPECT_EQ(shows({"\xed\x95", "\x9c"}), QStringLiteral("한"));
}

TEST_F(CapturePageTest, TheDialogOffersTheMachinesThatAreSetUpAndKeepsTheLastOne) {
    gui::Settings().setMachines(
        {gui::thisComputer(),
         {QStringLiteral("a"), QStringLiteral("Lab"), QStringLiteral("ssh gpu01 trichevron-cli worker"),
          false, 0},
         {QStringLiteral("b"), QStringLiteral("Same"), QString(), false, 0},
         {QStringLiteral("c"), QStringLiteral("Odd"), QStringLiteral("odd"), false, 0}});
    gui::CaptureDialog& dialog = openDialog();
    auto& machine = *dialog.findChild<QComboBox*>(QStringLiteral("captureMachine"));
    const auto problem = [&] { return dialog.findChild<QLabel*>(QStringLiteral("captureProblem"))->text(); };
    QStringList names;
    for (int i = 0; i < machine.count(); ++i)
        names << machine.itemText(i);
    EXPECT_EQ(names, (QStringList{gui::thisComputer().name, QStringLiteral("Lab"), QStringLiteral("Odd")}));
    EXPECT_EQ(machine.currentIndex(), 0);
    type(dialog, "captureProgram", QStringLiteral("~/train"));
    type(dialog, "captureFolder", QStringLiteral("/only/there"));
    EXPECT_FALSE(problem().isEmpty()) << "this computer has no such folder";
    QTest::keyClick(&machine, Qt::Key_Down);
    EXPECT_EQ(problem(), QString());
    EXPECT_EQ(dialog.findChild<QLabel*>(QStringLiteral("captureArgv"))->text(),
              QStringLiteral(R"(["~/train"])"))
        << "its own home folder is meant";
    EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("captureFile"))->placeholderText(),
              QDir::current().filePath(QStringLiteral("train.trichevron-capture")));
    QTest::keyClick(&machine, Qt::Key_Down);
    EXPECT_TRUE(problem().contains(QStringLiteral("The command of Odd runs no “trichevron-cli worker”")))
        << problem().toStdString();
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("captureStart"))->isEnabled());
    QTest::keyClick(&machine, Qt::Key_Up);
    dialog.reject();
    EXPECT_EQ(gui::Settings().captureCommand().machine, QStringLiteral("a"));
    EXPECT_EQ(openDialog().command().machine, QStringLiteral("a"));
    EXPECT_FALSE(QString::fromStdString(page().state().dump()).contains(QStringLiteral("Lab")));
}

#ifdef TRICHEVRON_FAKE_PROGRAM
TEST_F(CapturedRunTest, RangesAreRecordedOnRequestAndTheWishIsKept) {
    gui::CaptureDialog& dialog = openDialog();
    type(dialog, "captureProgram", QStringLiteral(TRICHEVRON_FAKE_PROGRAM));
    type(dialog, "captureArguments", QStringLiteral("push forward launch 2 pop launch 1"));
    type(dialog, "captureFile", filePath());
    QTest::keyClick(dialog.findChild<QCheckBox*>(QStringLiteral("captureRanges")), Qt::Key_Space);
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("captureStart")), Qt::LeftButton);
    ASSERT_TRUE(waitForEnd());
    const core::Program captured = core::loadProgram(filePath().toStdString());
    EXPECT_EQ(captured.ranges, std::vector<std::string>{"forward"});
    EXPECT_EQ(std::count_if(captured.launches.begin(), captured.launches.end(),
                            [](const core::ProgramLaunch& launch) { return launch.range == 0; }),
              4);
    EXPECT_TRUE(gui::Settings().captureCommand().ranges);
    EXPECT_TRUE(openDialog().findChild<QCheckBox*>(QStringLiteral("captureRanges"))->isChecked());
}

TEST_F(CapturedRunTest, RowsAreThereWhileTheProgramRunsAndAllOfThemAtItsEnd) {
    capture(QStringLiteral("print 'two words' launch 3 refuse 2 until %1 exit 4").arg(flagPath()));
    ASSERT_TRUE(waitForRows()) << textOf("captureStatus").toStdString();
    EXPECT_TRUE(run().programRuns());
    EXPECT_TRUE(textOf("captureStatus").startsWith(QStringLiteral("Capturing trichevron_fake_program for ")))
        << textOf("captureStatus").toStdString();
    EXPECT_FALSE(button("programCapture").isEnabled());
    EXPECT_TRUE(QTest::qWaitFor([&] { return output() == QStringLiteral("two words\n"); }, waitMs));
    table().setCurrentIndex(table().model()->index(0, 0));
    const QString selected = table().currentIndex().data().toString();
    raiseFlag();
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(table().currentIndex().data().toString(), selected);
    EXPECT_TRUE(
        textOf("captureStatus").startsWith(QStringLiteral("trichevron_fake_program ended with status 4. ")))
        << textOf("captureStatus").toStdString();
    EXPECT_TRUE(textOf("captureStatus").contains(QStringLiteral("refused: 2")));
    EXPECT_TRUE(QFile::exists(filePath()));
    EXPECT_FALSE(QFile::exists(filePath() + QStringLiteral(".parts")));
    EXPECT_EQ(page().state()["file"], filePath().toStdString());
    EXPECT_FALSE(page().program()->program->problem);
    EXPECT_TRUE(button("programCapture").isEnabled());
    EXPECT_FALSE(button("captureOpen").isVisible()) << "it is shown";
    const qsizetype at = output().indexOf(QStringLiteral("launched ")) + 9;
    const int looped = output().mid(at, output().indexOf(QLatin1Char(' '), at) - at).toInt();
    EXPECT_EQ(page().program()->program->launches.size(), static_cast<std::size_t>(looped + 6));
    click("captureClose");
    EXPECT_FALSE(panel().isVisible());
}

TEST_F(CapturedRunTest, TheProgramGoesOnWhenTheCaptureIsStopped) {
    capture(QStringLiteral("until %1 launch 1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    click("captureStopCapturing");
    EXPECT_TRUE(run().programRuns());
    EXPECT_FALSE(button("captureStopCapturing").isVisible());
    EXPECT_TRUE(textOf("captureStatus").contains(QStringLiteral("its capture was stopped")));
    raiseFlag(); // it launches on, at least twice
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(page().program()->program->wasCaptureStopped);
    EXPECT_TRUE(textOf("programNotes").contains(QStringLiteral("The capture was stopped")));
    const int launched = output().section(QLatin1Char(' '), 1, 1).toInt();
    EXPECT_LE(page().program()->program->launches.size(), static_cast<std::size_t>(launched));
}

TEST_F(CapturedRunTest, TheProgramIsAskedToEndAndThenKilled) {
    capture(QStringLiteral("ignore launch 2 until %1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    click("captureStopProgram");
    EXPECT_EQ(button("captureStopProgram").text(), QStringLiteral("Kill the program"));
    QTest::qWait(100);
    EXPECT_TRUE(run().programRuns());
    click("captureStopProgram");
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(textOf("captureStatus").contains(QStringLiteral("was ended by signal 9 (Killed)")))
        << textOf("captureStatus").toStdString();
    EXPECT_GT(page().program()->program->launches.size(), 0U);
}

TEST_F(CapturedRunTest, ChildrenEndWithTheProgram) {
    capture(QStringLiteral("launch 1 child until %1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    click("captureStopProgram");
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(textOf("captureStatus").contains(QStringLiteral("signal 15")));
}

TEST_F(CapturedRunTest, AProgramThatCannotBeStartedIsNamed) {
    capture({}, QStringLiteral("/no/such/program"));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(textOf("captureStatus"),
              QStringLiteral("/no/such/program cannot be started: No such file or directory."));
    EXPECT_TRUE(textOf("captureRunProblem").isEmpty());
    EXPECT_FALSE(QFile::exists(filePath() + QStringLiteral(".parts")));
}

TEST_F(CapturedRunTest, AProgramWithoutCudaSaysSo) {
    capture(QStringLiteral("-c 'echo no GPU'"), QStringLiteral("sh"));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(output(), QStringLiteral("no GPU\n"));
    EXPECT_EQ(textOf("captureRunProblem"),
              core::hasCudaDriver()
                  ? QStringLiteral("the program did not use CUDA: nothing was captured")
                  : QStringLiteral("there is no CUDA driver on this machine, so nothing was captured"));
}

TEST_F(CapturedRunTest, AFolderThatTakesNoFileIsAnError) {
    gui::CaptureCommand command;
    command.program = QStringLiteral(TRICHEVRON_FAKE_PROGRAM);
    command.file = QStringLiteral("/no/such/folder/file");
    page().capture().start(command);
    EXPECT_FALSE(run().isActive());
    EXPECT_TRUE(textOf("captureRunProblem").contains(QStringLiteral("cannot be written")))
        << textOf("captureRunProblem").toStdString();
}

TEST_F(CapturedRunTest, ClosingTheWindowAsks) {
    capture(QStringLiteral("launch 2 until %1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    answerNext(QMessageBox::Cancel);
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(run().programRuns());
    answerNext(QMessageBox::Yes);
    EXPECT_FALSE(window->close()) << "until the capture is saved";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !window->isVisible(); }, waitMs));
    EXPECT_TRUE(QFile::exists(filePath()));
}

TEST_F(CapturedRunTest, AnotherTraceMayBeOpenedMeanwhile) {
    capture(QStringLiteral("launch 2 until %1").arg(flagPath()));
    ASSERT_TRUE(waitForRows());
    const QString other =
        QStringLiteral(TRICHEVRON_TEST_DATA) + QStringLiteral("/traces/h100-launches.trichevron-capture.gz");
    page().openFile(other);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return page().program()->program->source == other.toStdString(); }, waitMs));
    raiseFlag();
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(page().program()->program->source, other.toStdString()) << "it stays";
    EXPECT_TRUE(button("captureOpen").isVisible());
    click("captureOpen");
    EXPECT_TRUE(QTest::qWaitFor([&] { return page().program()->program->source == filePath().toStdString(); },
                                waitMs));
}
#endif

} // namespace
} // namespace trichevron::test
