// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Launch code that is pasted becomes the launch; what it does not say is asked for, and what cannot be read
// is pointed at and changes nothing.
#include "app/gui/code/code_edit.h"
#include "app/gui/code/launch_code_dialog.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/palette/command_palette.h"
#include "core/code/launch_code.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <functional>
#include <string>

namespace trichevron::test {
namespace {

class LaunchCodeTest : public AskedWindowTest {
protected:
    void SetUp() override {
        AskedWindowTest::SetUp();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        before_ = session().state();
    }
    void copy(const QString& code) { QGuiApplication::clipboard()->setText(code); }
    /// Ctrl+V with the focus on this widget.
    void pasteInto(QWidget& widget, const QString& code) {
        copy(code);
        widget.setFocus();
        ASSERT_TRUE(widget.hasFocus()) << widget.objectName().toStdString();
        QTest::keyClick(&widget, Qt::Key_V, Qt::ControlModifier);
    }
    void paste(const QString& code) { pasteInto(*window->hierarchy().canvas(), code); }
    gui::LaunchCodeDialog* dialog() { return window->findChild<gui::LaunchCodeDialog*>(); }
    gui::CodeEdit& code() { return get<gui::CodeEdit>(QStringLiteral("launchCodeText")); }
    QString problem() { return text(QStringLiteral("launchCodeProblem")); }
    bool isReady() { return ok().isEnabled(); }
    QPushButton& ok() { return *dialog()->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }
    /// What the dialog shows of the launch that it read, one part after the other.
    std::string parts() {
        QStringList shown;
        for (const QLabel* label : dialog()->findChildren<QLabel*>(QStringLiteral("codeLaunchValue")))
            if (!label->isHidden())
                shown << label->accessibleName();
        return shown.join(QStringLiteral("; ")).toStdString();
    }
    /// Types into the text of the dialog, and waits until it is read.
    void typeCode(const QString& words) {
        QTest::keyClicks(&code(), words);
        QTest::qWait(1);
    }
    QString said() { return messages.isEmpty() ? QString() : messages.last(); }
    const core::LaunchConfig& config() { return session().state().config; }

    gui::LaunchState before_;
};

// Pasting what is complete.

TEST_F(LaunchCodeTest, BecomesTheLaunchAtOnceAndIsOneStepThatNamesIt) {
    paste(QStringLiteral("dim3 block(32, 8);\nreduce<<<dim3(4, 5), block, 1024>>>(x, n);"));
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_EQ(config().gridDim, (core::GridExtent{4, 5, 1}));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{32, 8, 1}));
    EXPECT_EQ(config().dynamicSmemBytes, core::Bytes{1024});
    EXPECT_EQ(config().problem, before_.config.problem) << "the code does not name it";
    EXPECT_FALSE(session().state().gridFollowsProblem);
    EXPECT_EQ(session().undoStack().index(), 1);
    EXPECT_EQ(window->findChild<QAction*>(QStringLiteral("undoAction"))->text().toStdString(),
              "&Undo Launch of reduce from code");
    EXPECT_NE(said().indexOf(QStringLiteral("block 16 × 16 → 32 × 8")), -1) << said().toStdString();
    EXPECT_NE(said().indexOf(QStringLiteral("Ctrl+Z")), -1) << said().toStdString();
    EXPECT_NE(said().indexOf(QStringLiteral("reduce of the code is not known here")), -1)
        << said().toStdString();
    QTest::keyClick(window->hierarchy().canvas(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(session().state() == before_);
}

struct WayCase : NamedCase {
    const char* code;
    core::LaunchApi api;
};
class EachWay : public LaunchCodeTest, public testing::WithParamInterface<WayCase> {};

TEST_P(EachWay, IsPasted) {
    paste(QString::fromUtf8(GetParam().code));
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_EQ(config().gridDim, (core::GridExtent{4, 1, 1}));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
    EXPECT_EQ(config().api, GetParam().api);
}

INSTANTIATE_TEST_SUITE_P(
    Of, EachWay,
    testing::Values(
        WayCase{{"ChevronsAlone"}, "<<<4, 64>>>", core::LaunchApi::CudaLaunchKernel},
        WayCase{{"Function"}, "cudaLaunchKernel(k, 4, 64, args, 0, 0);", core::LaunchApi::CudaLaunchKernel},
        WayCase{{"Configuration"},
                "cudaLaunchConfig_t config{}; config.gridDim = 4; config.blockDim = 64;\n"
                "cudaLaunchKernelEx(&config, k, x);",
                core::LaunchApi::CudaLaunchKernelEx},
        WayCase{{"Driver"},
                "cuLaunchKernel(f, 4, 1, 1, 64, 1, 1, 0, 0, args, 0);",
                core::LaunchApi::CuLaunchKernel},
        WayCase{{"Numba"}, "add[4, 64](x, y)", core::LaunchApi::CuLaunchKernel},
        WayCase{{"CuPy"},
                "k = cp.RawKernel(source, 'k')\nk((4,), (64,), (x, y))",
                core::LaunchApi::CuLaunchKernel},
        WayCase{
            {"CudaCore"}, "launch(s, LaunchConfig(grid=4, block=64), k)", core::LaunchApi::CuLaunchKernelEx}),
    caseName<WayCase>);

class EachField : public LaunchCodeTest, public testing::WithParamInterface<const char*> {};

TEST_P(EachField, TakesLaunchCodeForTheLaunch) {
    auto& field = get<QLineEdit>(QString::fromLatin1(GetParam()));
    const QString shown = field.text();
    if (!field.isVisible())
        QTest::mouseClick(&get<QWidget>(QStringLiteral("launchAttributes")), Qt::LeftButton);
    pasteInto(field, QStringLiteral("k<<<4, 64>>>()"));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
    EXPECT_EQ(field.text().indexOf(QStringLiteral("<<<")), -1);
    EXPECT_TRUE(session().unreadable().isEmpty()) << session().unreadable().toStdString();
    QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
    if (std::string(GetParam()) != "priority") { // which has an undo of its own
        EXPECT_TRUE(session().state() == before_);
    }
    EXPECT_EQ(field.text(), shown);
}

INSTANTIATE_TEST_SUITE_P(OfTheEditor, EachField,
                         testing::Values("problemX", "gridX", "clusterY", "blockZ", "dynamicShared",
                                         "maxDynamicShared", "priority"),
                         [](const auto& field) { return std::string(field.param); });

TEST_F(LaunchCodeTest, TheMenuOfAFieldPastesItTooAndANumberStaysInTheField) {
    auto& field = get<gui::NumberField>(QStringLiteral("blockX"));
    const auto pasteByMenu = [&](const QString& words) {
        copy(words);
        field.setFocus();
        field.selectAll();
        QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(5, 5), field.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&field, &asked);
        const QPointer<QMenu> menu = field.findChild<QMenu*>();
        ASSERT_NE(menu, nullptr);
        menu->actions()[2]->trigger();
        menu->close();
        QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
    };
    pasteByMenu(QStringLiteral("64"));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 16, 1}));
    pasteByMenu(QStringLiteral("k<<<4, 128>>>()"));
    EXPECT_EQ(config().blockDim, (core::BlockExtent{128, 1, 1}));
}

TEST_F(LaunchCodeTest, TheFieldOfFindKeepsItAsText) {
    QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    auto* find = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(find, nullptr);
    pasteInto(*find, QStringLiteral("k<<<4, 64>>>()"));
    EXPECT_EQ(find->text().toStdString(), "k<<<4, 64>>>()");
    EXPECT_TRUE(session().state() == before_);
}

TEST_F(LaunchCodeTest, TheKernelOfTheCodeIsChosenWhereItIsKnown) {
    const std::string current = before_.kernel->id;
    QString borrowedFrom;
    std::shared_ptr<const core::KernelInfo> other;
    for (const auto& kernel : app->devices.kernels(&borrowedFrom))
        if (kernel->id != current && !kernel->attributes.name.empty())
            other = kernel;
    ASSERT_NE(other, nullptr);
    paste(QString::fromStdString(other->attributes.name) + QStringLiteral("<<<4, 64>>>();"));
    EXPECT_EQ(session().state().kernel->id, other->id);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
    EXPECT_EQ(said().indexOf(QStringLiteral("not known")), -1) << said().toStdString();
    session().undoStack().undo();
    EXPECT_TRUE(session().state() == before_) << "the kernel is part of the step";
}

TEST_F(LaunchCodeTest, WhatTheWindowWritesItTakesBack) {
    session().setBlock(core::Axis::X, {32, 8, 1});
    session().setCluster(core::Axis::X, {2, 1, 1});
    session().setNonPortableCluster(true);
    session().setStream(core::StreamKind::HighPriority);
    const gui::LaunchState wanted = session().state();
    QTest::keyClick(window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString written = QGuiApplication::clipboard()->text();
    session().replace([] { return QString(); }, before_);
    paste(written);
    EXPECT_EQ(session().state().config, wanted.config);
    EXPECT_EQ(session().state().optIns, wanted.optIns);
    EXPECT_EQ(session().state().kernel, wanted.kernel);
    const int steps = session().undoStack().index();
    paste(written);
    EXPECT_EQ(session().undoStack().index(), steps);
    EXPECT_EQ(said().toStdString(), "The launch is already that of the code.");
}

TEST_F(LaunchCodeTest, OptInsThatTheCodeSetsAreTakenAndToldAndOthersStay) {
    session().setNonPortableCluster(true);
    paste(QStringLiteral("cudaFuncSetAttribute(k, cudaFuncAttributePreferredSharedMemoryCarveout, 50);\n"
                         "cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 98304);\n"
                         "k<<<4, 64, 98304>>>();"));
    EXPECT_EQ(session().state().optIns.maxDynamicSharedSizeBytes, core::Bytes{98304});
    EXPECT_EQ(session().state().optIns.preferredShmemCarveout, 50);
    EXPECT_TRUE(session().state().optIns.nonPortableClusterSizeAllowed);
    EXPECT_NE(said().indexOf(QStringLiteral("carve-out opt-in not set → 50 %")), -1) << said().toStdString();
}

TEST_F(LaunchCodeTest, ATextWithoutALaunchChangesNothingAndIsSaid) {
    paste(QStringLiteral("int main() { return 0; }"));
    EXPECT_EQ(dialog(), nullptr);
    EXPECT_TRUE(session().state() == before_);
    EXPECT_FALSE(session().undoStack().canUndo());
    EXPECT_EQ(said().toStdString(), "The clipboard has no launch code such as kernel<<<63, 256>>>(…).");
}

TEST_F(LaunchCodeTest, OnTheStartPageOpensExploreAndOnThePageKernelDoesNothing) {
    window->pages().show(gui::window_page::start);
    copy(QStringLiteral("k<<<4, 64>>>()"));
    QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
    EXPECT_EQ(window->pages().shownId(), gui::window_page::explore);
    window->pages().show(gui::window_page::kernel);
    copy(QStringLiteral("k<<<4, 96>>>()"));
    QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{64, 1, 1}));
}

// What needs an answer opens the dialog.

TEST_F(LaunchCodeTest, AnUnknownNameIsAskedForAndReturnAppliesTheLaunch) {
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

TEST_F(LaunchCodeTest, AValueThatCannotBeReadIsSaidAndAZeroIsAValue) {
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

TEST_F(LaunchCodeTest, AValueCanShowThatAnotherIsNeeded) {
    paste(QStringLiteral("k<<<n > 0 ? m : 1, 256>>>();"));
    ASSERT_NE(dialog(), nullptr);
    QTest::keyClicks(&get<QWidget>(QStringLiteral("codeValue_n")), QStringLiteral("1"));
    EXPECT_FALSE(isReady());
    QTest::keyClicks(&get<QWidget>(QStringLiteral("codeValue_m")), QStringLiteral("7"));
    EXPECT_TRUE(isReady());
    EXPECT_NE(parts().find("Grid: 7;"), std::string::npos) << parts();
}

TEST_F(LaunchCodeTest, AProblemIsPointedAtAndSaidWithItsPlaceAndOkCannotBePressed) {
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

TEST_F(LaunchCodeTest, EscapeClosesTheDialogAndNothingIsChanged) {
    paste(QStringLiteral("k<<<4, >>>();"));
    ASSERT_NE(dialog(), nullptr);
    const QPointer<gui::LaunchCodeDialog> shown = dialog();
    QTest::keyClick(&code(), Qt::Key_Escape);
    EXPECT_TRUE(!shown || !shown->isVisible());
    EXPECT_TRUE(session().state() == before_);
    EXPECT_FALSE(session().undoStack().canUndo());
}

TEST_F(LaunchCodeTest, SeveralLaunchesAreOfferedAndTheSelectedOneIsTaken) {
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

TEST_F(LaunchCodeTest, TabGoesFromTheCodeToTheListTheValuesAndTheButtons) {
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

TEST_F(LaunchCodeTest, OneLaunchOfSeveralCannotBeReadAndTheOthersAreOfferedStill) {
    paste(QStringLiteral("first<<<1, 32>>>();\nsecond<<<1, >>>();"));
    ASSERT_NE(dialog(), nullptr);
    EXPECT_TRUE(problem().startsWith(QStringLiteral("line 2, column 7: "))) << problem().toStdString();
    EXPECT_TRUE(isReady());
}

TEST_F(LaunchCodeTest, ANoteOfTheReadingIsShown) {
    paste(QStringLiteral("launch(s, LaunchConfig(grid=(4, 1), cluster=(2, 1), block=n), k)"));
    ASSERT_NE(dialog(), nullptr);
    EXPECT_NE(text(QStringLiteral("codeLaunchNotes")).indexOf(QStringLiteral("counts the grid in clusters")),
              -1)
        << text(QStringLiteral("codeLaunchNotes")).toStdString();
    EXPECT_NE(parts().find("Cluster: 2;"), std::string::npos) << parts();
    EXPECT_NE(parts().find("Grid: 8;"), std::string::npos) << parts();
}

// The command.

TEST_F(LaunchCodeTest, TheCommandHasTheClipboardWhereThatIsLaunchCode) {
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
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    copy(QStringLiteral("k<<<4, 64>>>()"));
    open();
    ASSERT_NE(dialog(), nullptr);
    EXPECT_EQ(code().toPlainText().toStdString(), "k<<<4, 64>>>()");
    EXPECT_TRUE(isReady());
    EXPECT_TRUE(session().state() == before_) << "the user says OK first";
}

TEST_F(LaunchCodeTest, TheCommandIsInTheMenuWithItsKeys) {
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
        if (command.path == QStringLiteral("Edit › Paste launch code…")) {
            EXPECT_EQ(command.action->shortcut().toString().toStdString(), "Ctrl+Shift+V");
            return;
        }
    FAIL() << "there is no such command";
}

// Files.

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
