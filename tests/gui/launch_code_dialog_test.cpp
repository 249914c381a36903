// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog asks for what launch code does not say, points at what cannot be read, and offers the launches
// of a file. Nothing is changed before OK.
#include "app/gui/editors/number_field.h"
#include "app/gui/palette/command_palette.h"
#include "tests/gui/launch_code_fixture.h"

#include <QAction>
#include <QDropEvent>
#include <QFile>
#include <QListWidget>
#include <QMimeData>
#include <QPointer>
#include <QTemporaryDir>
#include <QUrl>

namespace trichevron::test {
namespace {

class LaunchCodeDialogTest : public LaunchCodeTest {};

TEST_F(LaunchCodeDialogTest, AnUnknownNameIsAskedForAndReturnAppliesTheLaunch) {
    paste(QStringLiteral("k<<<(n + 255) / 256, 256>>>(x, n);"));
    ASSERT_NE(dialog(), nullptr);
    EXPECT_TRUE(session().state() == before_);
    EXPECT_FALSE(isReady());
    EXPECT_EQ(parts(), "Kernel: k; Function: cudaLaunchKernel; Grid: unknown; Block: 256; "
                       "Dynamic shared memory: 0 B; Stream: default");
    auto& n = get<gui::NumberField>(QStringLiteral("codeValue_n"));
    EXPECT_EQ(dialog()->focusWidget(), &n);
    QTest::keyClicks(&n, QStringLiteral("1000"));
    EXPECT_TRUE(isReady());
    EXPECT_NE(parts().find("Grid: 4;"), std::string::npos) << parts();
    QTest::keyClick(&n, Qt::Key_Return);
    EXPECT_TRUE(dialog() == nullptr || !dialog()->isVisible());
    EXPECT_EQ(config().gridDim, (core::GridExtent{4, 1, 1}));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{256, 1, 1}));
    EXPECT_EQ(session().undoStack().index(), 1);
    session().undoStack().undo();
    EXPECT_TRUE(session().state() == before_);
}

TEST_F(LaunchCodeDialogTest, WhatAFunctionMayHaveChangedThroughItsAddressIsAskedFor) {
    paste(QStringLiteral("int grid = 0, block = 0;\n"
                         "cudaOccupancyMaxPotentialBlockSize(&grid, &block, k, 0, 0);\n"
                         "k<<<grid, block>>>(x);"));
    ASSERT_NE(dialog(), nullptr);
    EXPECT_FALSE(isReady());
    EXPECT_NE(parts().find("Grid: unknown; Block: unknown"), std::string::npos) << parts();
    QTest::keyClicks(&get<QWidget>(QStringLiteral("codeValue_grid")), QStringLiteral("132"));
    QTest::keyClicks(&get<QWidget>(QStringLiteral("codeValue_block")), QStringLiteral("256"));
    EXPECT_TRUE(isReady());
    EXPECT_NE(parts().find("Grid: 132; Block: 256"), std::string::npos) << parts();
}

TEST_F(LaunchCodeDialogTest, AValueThatCannotBeReadIsSaidAndAZeroIsAValue) {
    paste(QStringLiteral("k<<<n, 256>>>();"));
    ASSERT_NE(dialog(), nullptr);
    auto& n = get<gui::NumberField>(QStringLiteral("codeValue_n"));
    QTest::keyClicks(&n, QStringLiteral("q"));
    EXPECT_FALSE(isReady());
    EXPECT_TRUE(problem().startsWith(QStringLiteral("n: \"q\" is not a number"))) << problem().toStdString();
    QTest::keyClick(&n, Qt::Key_Backspace);
    QTest::keyClicks(&n, QStringLiteral("0"));
    EXPECT_TRUE(isReady()) << problem().toStdString();
    QTest::keyClicks(&n, QStringLiteral("00000000000"));
    EXPECT_TRUE(isReady());
    n.selectAll();
    QTest::keyClicks(&n, QStringLiteral("5000000000"));
    EXPECT_FALSE(isReady()) << "no axis of a grid holds it";
    EXPECT_TRUE(problem().startsWith(QStringLiteral("line 1, column 5: an axis is 5000000000")))
        << problem().toStdString();
}

TEST_F(LaunchCodeDialogTest, AValueCanShowThatAnotherIsNeeded) {
    paste(QStringLiteral("k<<<n > 0 ? m : 1, 256>>>();"));
    ASSERT_NE(dialog(), nullptr);
    QTest::keyClicks(&get<QWidget>(QStringLiteral("codeValue_n")), QStringLiteral("1"));
    EXPECT_FALSE(isReady());
    QTest::keyClicks(&get<QWidget>(QStringLiteral("codeValue_m")), QStringLiteral("7"));
    EXPECT_TRUE(isReady());
    EXPECT_NE(parts().find("Grid: 7;"), std::string::npos) << parts();
}

TEST_F(LaunchCodeDialogTest, AProblemIsPointedAtAndSaidWithItsPlaceAndOkCannotBePressed) {
    paste(QStringLiteral("// wörds\nk<<<4, 256 / 0>>>();"));
    ASSERT_NE(dialog(), nullptr);
    EXPECT_TRUE(problem().startsWith(QStringLiteral("line 2, column 12: "))) << problem().toStdString();
    EXPECT_EQ(code().textCursor().selectedText().toStdString(), "/");
    ASSERT_EQ(code().extraSelections().size(), 1);
    EXPECT_EQ(code().extraSelections().front().cursor.selectedText().toStdString(), "/");
    EXPECT_EQ(code().accessibleDescription(), problem());
    EXPECT_FALSE(isReady());
    // Corrected, it is a launch.
    QTest::keyClick(&code(), Qt::Key_Delete);
    typeCode(QStringLiteral("+"));
    EXPECT_TRUE(isReady()) << problem().toStdString();
    EXPECT_TRUE(problem().isEmpty());
    EXPECT_TRUE(code().extraSelections().isEmpty());
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{256, 1, 1}));
}

TEST_F(LaunchCodeDialogTest, ALaunchOfAnotherLibraryIsNamed) {
    paste(QStringLiteral("k<<<4, >>>();"));
    ASSERT_NE(dialog(), nullptr);
    dialog()->setCode(QStringLiteral("hipLaunchKernelGGL(k, dim3(4), dim3(64), 0, 0, x);"));
    EXPECT_TRUE(
        problem().startsWith(QStringLiteral("hipLaunchKernel and hipLaunchKernelGGL are launches of HIP")))
        << problem().toStdString();
    EXPECT_FALSE(isReady());
}

TEST_F(LaunchCodeDialogTest, EscapeClosesTheDialogAndNothingIsChanged) {
    paste(QStringLiteral("k<<<4, >>>();"));
    ASSERT_NE(dialog(), nullptr);
    const QPointer<gui::LaunchCodeDialog> shown = dialog();
    QTest::keyClick(&code(), Qt::Key_Escape);
    EXPECT_TRUE(!shown || !shown->isVisible());
    EXPECT_TRUE(session().state() == before_);
    EXPECT_FALSE(session().undoStack().canUndo());
}

TEST_F(LaunchCodeDialogTest, SeveralLaunchesAreOfferedAndTheSelectedOneIsTaken) {
    paste(QStringLiteral(
        "void f(int n) {\n  first<<<1, 32>>>();\n  second<<<n, 64>>>();\n  third<<<3, 96>>>();\n}"));
    ASSERT_NE(dialog(), nullptr);
    auto& list = get<QListWidget>(QStringLiteral("launchesInCode"));
    ASSERT_TRUE(list.isVisible());
    ASSERT_EQ(list.count(), 3);
    EXPECT_EQ(list.item(0)->text().toStdString(), "line 2: first, grid 1, block 32");
    EXPECT_EQ(list.item(1)->text().toStdString(), "line 3: second, grid ?, block 64");
    EXPECT_TRUE(isReady());
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Down);
    EXPECT_FALSE(isReady());
    EXPECT_TRUE(get<QWidget>(QStringLiteral("codeValue_n")).isVisible());
    QTest::keyClick(&list, Qt::Key_Down);
    EXPECT_TRUE(isReady());
    EXPECT_FALSE(get<QWidget>(QStringLiteral("codeValue_n")).isVisible());
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{96, 1, 1}));
}

TEST_F(LaunchCodeDialogTest, TabGoesFromTheCodeToTheListTheValuesAndTheButtons) {
    paste(QStringLiteral("void f(int n, int m) {\n  first<<<n, m>>>();\n  second<<<n, 64>>>();\n}"));
    ASSERT_NE(dialog(), nullptr);
    code().setFocus();
    for (const char* next : {"launchesInCode", "codeValue_n", "codeValue_m"}) {
        QTest::keyClick(dialog()->focusWidget(), Qt::Key_Tab);
        EXPECT_EQ(dialog()->focusWidget()->objectName().toStdString(), next);
    }
    QTest::keyClicks(dialog()->focusWidget(), QStringLiteral("32"));
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Backtab);
    QTest::keyClicks(dialog()->focusWidget(), QStringLiteral("4"));
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Tab);
    QTest::keyClick(dialog()->focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(dialog()->focusWidget(), &ok());
}

TEST_F(LaunchCodeDialogTest, OneLaunchOfSeveralCannotBeReadAndTheOthersAreOfferedStill) {
    paste(QStringLiteral("first<<<1, 32>>>();\nsecond<<<1, >>>();"));
    ASSERT_NE(dialog(), nullptr);
    EXPECT_TRUE(problem().startsWith(QStringLiteral("line 2, column 7: "))) << problem().toStdString();
    EXPECT_TRUE(isReady());
}

TEST_F(LaunchCodeDialogTest, ANoteOfTheReadingIsShown) {
    paste(QStringLiteral("launch(s, LaunchConfig(grid=(4, 1), cluster=(2, 1), block=n), k)"));
    ASSERT_NE(dialog(), nullptr);
    EXPECT_NE(text(QStringLiteral("codeLaunchNotes")).indexOf(QStringLiteral("counts the grid in clusters")),
              -1)
        << text(QStringLiteral("codeLaunchNotes")).toStdString();
    EXPECT_NE(parts().find("Cluster: 2;"), std::string::npos) << parts();
    EXPECT_NE(parts().find("Grid: 8;"), std::string::npos) << parts();
}

TEST_F(LaunchCodeDialogTest, TheCommandHasTheClipboardWhereThatIsLaunchCode) {
    const auto open = [this] {
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    };
    copy(QStringLiteral("words"));
    open();
    ASSERT_NE(dialog(), nullptr);
    EXPECT_EQ(code().toPlainText().toStdString(), "");
    EXPECT_TRUE(problem().isEmpty()) << "nothing is typed yet";
    EXPECT_FALSE(isReady());
    EXPECT_EQ(dialog()->focusWidget(), &code());
    typeCode(QStringLiteral("k<<<4, 64"));
    EXPECT_FALSE(isReady());
    typeCode(QStringLiteral(">>>()"));
    EXPECT_TRUE(isReady()) << problem().toStdString();
    delete dialog();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    copy(QStringLiteral("k<<<4, 64>>>()"));
    open();
    ASSERT_NE(dialog(), nullptr);
    EXPECT_EQ(code().toPlainText().toStdString(), "k<<<4, 64>>>()");
    EXPECT_TRUE(isReady());
    EXPECT_TRUE(session().state() == before_) << "the user says OK first";
    copy(QStringLiteral("k<<<8, 32>>>()"));
    QTest::keyClick(&code(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(code().toPlainText().toStdString(), "k<<<8, 32>>>()") << "it was selected";
}

TEST_F(LaunchCodeDialogTest, TheCommandIsInTheMenuWithItsKeys) {
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
        if (command.path == QStringLiteral("Edit › Paste launch code…")) {
            EXPECT_EQ(command.action->shortcut().toString().toStdString(), "Ctrl+Shift+V");
            return;
        }
    FAIL() << "there is no such command";
}

class SourceFileTest : public LaunchCodeTest {
protected:
    void SetUp() override {
        LaunchCodeTest::SetUp();
        copy({});
        QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_NE(dialog(), nullptr);
    }
    QString write(const char* name, const QByteArray& content) {
        QFile file(folder_.filePath(QString::fromLatin1(name)));
        EXPECT_TRUE(file.open(QFile::WriteOnly));
        file.write(content);
        return file.fileName();
    }
    /// Drags the file over the text and lets it go there.
    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint middle = code().viewport()->rect().center();
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(code().viewport(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(code().viewport(), &drop);
    }
    QTemporaryDir folder_;
};

TEST_F(SourceFileTest, ItsLaunchesAreOffered) {
    drop(write("solver.cu", "__global__ void a();\nint main() {\n  a<<<2, 32>>>();\n  a<<<3, 64>>>();\n}\n"));
    EXPECT_TRUE(code().toPlainText().startsWith(QStringLiteral("__global__ void a();")));
    EXPECT_EQ(get<QListWidget>(QStringLiteral("launchesInCode")).count(), 2);
    drop(write("solver.py", "from numba import cuda\na[5, 96](x)\n"));
    EXPECT_EQ(get<QListWidget>(QStringLiteral("launchesInCode")).count(), 1);
    QTest::mouseClick(&ok(), Qt::LeftButton);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{96, 1, 1}));
}

TEST_F(SourceFileTest, OneThatCannotBeReadIsSaidAndTheCodeStays) {
    typeCode(QStringLiteral("k<<<4, 64>>>()"));
    drop(write("program.cu", QByteArray("\x7f"
                                        "ELF\0\1",
                                        6)));
    EXPECT_NE(problem().indexOf(QStringLiteral("is no text")), -1) << problem().toStdString();
    EXPECT_EQ(code().toPlainText().toStdString(), "k<<<4, 64>>>()");
    drop(folder_.filePath(QStringLiteral("missing.cu")));
    EXPECT_NE(problem().indexOf(QStringLiteral("missing.cu")), -1) << problem().toStdString();
    EXPECT_TRUE(isReady()) << "the code is a launch still";
    drop(write("empty.cu", ""));
    EXPECT_FALSE(isReady());
}

} // namespace
} // namespace trichevron::test
