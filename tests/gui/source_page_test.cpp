// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// CUDA source on the page Kernel: compiled, edited, watched, bounded. Tests that compile need nvcc, and are
// skipped with the reason where there is none.
#include "app/gui/files/session_file_controller.h"
#include "tests/case_name.h"
#include "tests/gui/source_page_fixture.h"

#include <QComboBox>
#include <QListWidget>
#include <QTabBar>

#include <csignal>
#include <functional>
#include <utility>

namespace trichevron::test {
namespace {

class SourcePageTest : public SourcePageFixture {};

TEST_F(SourcePageTest, APastedSourceShowsWhyItFitsOncePerSmAndBoundsRaiseOccupancyAndCostSpills) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    app->session.setBlockSize(1024);
    paste(hungrySource);
    ASSERT_TRUE(waitFor([&] { return cell(QStringLiteral("blocks/SM")) == QStringLiteral("1"); }))
        << label("sourceProblem").toStdString();
    EXPECT_EQ(cell(QStringLiteral("limited by")), QStringLiteral("registers"));
    EXPECT_EQ(cell(QStringLiteral("spills")), QStringLiteral("0 B"));
    ASSERT_TRUE(waitForCompiled());

    QTableWidget& bounds = table("boundsTable");
    const QString wanted = QStringLiteral("__launch_bounds__(1024, 2)");
    int row = -1;
    ASSERT_TRUE(waitFor([&] {
        for (int i = 0; i < bounds.rowCount(); ++i)
            if (bounds.item(i, 0)->text() == wanted)
                row = i;
        return row >= 0 && label("boundsNote").startsWith(QStringLiteral("Compiled with each"));
    }));
    EXPECT_EQ(bounds.item(row, 1)->text(), QStringLiteral("32")) << "the register limit";
    EXPECT_EQ(bounds.item(row, 4)->text(), QStringLiteral("2"));
    EXPECT_EQ(bounds.item(row, 5)->text(), QStringLiteral("100 %"));
    const QString spilled = bounds.item(row, 3)->text();
    EXPECT_NE(spilled, QStringLiteral("0 B"));
    bounds.scrollToItem(bounds.item(row, 0));
    QTest::mouseClick(bounds.viewport(), Qt::LeftButton, {},
                      bounds.visualItemRect(bounds.item(row, 0)).center());
    EXPECT_TRUE(label("boundsNote")
                    .contains(QStringLiteral(
                        "The rows of --maxrregcount are for the source without its launch bounds")))
        << "nvcc ignores the option for a kernel with bounds";
    click("boundsCopy");
    EXPECT_EQ(QApplication::clipboard()->text(), wanted);

    click("boundsUse");
    EXPECT_TRUE(editor().toPlainText().contains(wanted));
    ASSERT_TRUE(waitFor([&] { return cell(QStringLiteral("blocks/SM")) == QStringLiteral("2"); }));
    EXPECT_EQ(cell(QStringLiteral("spills")), spilled) << "as the curve said";
    ASSERT_TRUE(waitForCompiled());
    EXPECT_TRUE(label("kernelChanges").contains(QStringLiteral("spill stores 0 B → ") + spilled))
        << label("kernelChanges").toStdString();
    QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(editor().toPlainText().contains(wanted)) << "it is a step of undo of the editor";
}

TEST_F(SourcePageTest, ARegisterLimitIsCopiedAndWhatIsOffSaysWhy) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    paste(hungrySource);
    ASSERT_TRUE(waitForCompiled());
    QTableWidget& bounds = table("boundsTable");
    const auto choose = [&](const QString& beginning) {
        for (int i = 0; i < bounds.rowCount(); ++i)
            if (bounds.item(i, 0)->text().startsWith(beginning)) {
                bounds.selectRow(i);
                return bounds.item(i, 0)->text();
            }
        return QString();
    };
    ASSERT_TRUE(
        waitFor([&] { return label("boundsNote").startsWith(QStringLiteral("Compiled with each")); }));
    const QString limit = choose(QStringLiteral("--maxrregcount="));
    ASSERT_FALSE(limit.isEmpty());
    EXPECT_FALSE(button("boundsUse").isEnabled());
    EXPECT_TRUE(button("boundsUse")
                    .toolTip()
                    .startsWith(QStringLiteral(
                        "--maxrregcount is an option of the compiler and stands in no source")))
        << button("boundsUse").toolTip().toStdString();
    EXPECT_EQ(button("boundsUse").accessibleDescription(), button("boundsUse").toolTip());
    click("boundsCopy");
    EXPECT_EQ(QApplication::clipboard()->text(), limit);
    ASSERT_FALSE(choose(QStringLiteral("no launch bounds")).isEmpty());
    EXPECT_FALSE(button("boundsCopy").isEnabled());
    EXPECT_EQ(button("boundsCopy").toolTip(), QStringLiteral("This row has no launch bounds to write."));
    ASSERT_FALSE(choose(QStringLiteral("__launch_bounds__")).isEmpty());
    EXPECT_TRUE(button("boundsUse").isEnabled());
    EXPECT_TRUE(button("boundsUse").toolTip().isEmpty());
    EXPECT_FALSE(button("boundsMeasure").isEnabled()) << "Explore has another kernel";
    EXPECT_FALSE(button("boundsMeasure").toolTip().isEmpty());
}

TEST_F(SourcePageTest, ANewSourceIsTypedInAtOnce) {
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    click("kernelNewSource");
    EXPECT_TRUE(editor().hasFocus());
}

TEST_F(SourcePageTest, ASourceThatTheUserOpensIsShownWithTheCaretInItAndNotItsMachineCode) {
    useCompiler(fakeNvcc(QStringLiteral("exit 1")));
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    auto& tabs = get<QTabBar>(QStringLiteral("sourceTabs"));
    const QString path = write(QStringLiteral("k.cu"), hungrySource);
    const std::pair<const char*, std::function<void()>> ways[] = {
        {"a new source", [this] { click("kernelNewSource"); }},
        {"a pasted one", [this] { paste(hungrySource); }},
        {"a file", [&] { page().openFile(path); }},
    };
    click("kernelNewSource");
    for (const auto& [name, open] : ways) {
        tabs.setCurrentIndex(2);
        button("kernelNewSource").setFocus();
        page().markSaved();
        open();
        EXPECT_EQ(tabs.currentIndex(), 0) << name;
        EXPECT_TRUE(editor().hasFocus()) << name;
    }
    tabs.setCurrentIndex(2);
    write(QStringLiteral("k.cu"), hungrySource + QStringLiteral("// another program\n"));
    ASSERT_TRUE(
        waitFor([&] { return editor().toPlainText().contains(QStringLiteral("// another program")); }));
    EXPECT_EQ(tabs.currentIndex(), 2) << "the user opened nothing";
}

TEST_F(SourcePageTest, BoundsForALaunchThatTheDeviceRefusesSayOfWhichBlocksTheyAre) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    app->session.setBlock(core::Axis::X, {96, 16, 1});
    paste(QStringLiteral("__global__ void k(float* x) { x[threadIdx.x] = 1; }\n"));
    const auto waitForBounds = [&] {
        return waitFor([&] { return label("boundsNote").startsWith(QStringLiteral("Compiled with each")); });
    };
    ASSERT_TRUE(waitForBounds());
    EXPECT_TRUE(
        label("boundsNote")
            .endsWith(QStringLiteral("The numbers are for blocks of 1,024 threads; the device refuses "
                                     "blocks of 1,536.")))
        << label("boundsNote").toStdString();
    QTableWidget& bounds = table("boundsTable");
    EXPECT_EQ(bounds.item(0, 0)->text().toStdString(), "no launch bounds · as declared");
    EXPECT_FALSE(label("boundsNote").contains(QStringLiteral("maxrregcount")));
    for (int row = 0; row < bounds.rowCount(); ++row)
        EXPECT_FALSE(bounds.item(row, 0)->text().contains(QStringLiteral("now"))) << row;
    app->session.setBlock(core::Axis::X, {96, 8, 1});
    ASSERT_TRUE(waitForBounds());
    EXPECT_FALSE(label("boundsNote").contains(QStringLiteral("refuses")))
        << label("boundsNote").toStdString();
}

TEST_F(SourcePageTest, ASourceThatIsOpenedLikeAnyFileIsShownOnThisPage) {
    window->pages().show(gui::window_page::explore);
    window->files().open(write(QStringLiteral("opened.cu"), QStringLiteral("__global__ void k() {}\n")));
    EXPECT_EQ(window->pages().shownId(), gui::window_page::kernel);
    EXPECT_EQ(label("sourceName"), QStringLiteral("opened.cu"));
    window->files().open(QStringLiteral(TRICHEVRON_TEST_DATA) + QStringLiteral("/binaries/zstd.fatbin"));
    EXPECT_TRUE(waitFor([&] { return label("kernelSource").startsWith(QStringLiteral("zstd.fatbin")); }));
    window->files().recent().clear();
}

TEST_F(SourcePageTest, AnOpenFileIsCompiledAgainWhenItIsSavedElsewhere) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    const QString small =
        QStringLiteral("#include \"size.h\"\n"
                       "__global__ void k(float* x) { __shared__ float t[SIZE]; t[threadIdx.x] = x[0];"
                       " __syncthreads(); x[threadIdx.x] = t[SIZE - 1 - threadIdx.x]; }\n");
    write(QStringLiteral("size.h"), QStringLiteral("#define SIZE 64\n"));
    page().openFile(write(QStringLiteral("k.cu"), small));
    ASSERT_TRUE(waitForCompiled());
    EXPECT_EQ(label("sourceState"), QStringLiteral("watching the file"));
    EXPECT_EQ(cell(QStringLiteral("static shared")), QStringLiteral("256 B"));
    EXPECT_TRUE(label("kernelChanges").isEmpty());
    write(QStringLiteral("size.h"), QStringLiteral("#define SIZE 128\n"));
    ASSERT_TRUE(waitFor([&] { return cell(QStringLiteral("static shared")) == QStringLiteral("512 B"); }))
        << "a header counts too";
    QString larger = small;
    write(QStringLiteral("k.cu"), larger.replace(QStringLiteral("t[SIZE]"), QStringLiteral("t[2 * SIZE]")));
    ASSERT_TRUE(waitFor([&] { return cell(QStringLiteral("static shared")) == QStringLiteral("1 KiB"); }));
    ASSERT_TRUE(waitForCompiled());
    EXPECT_TRUE(editor().toPlainText().contains(QStringLiteral("t[2 * SIZE]")));
    EXPECT_TRUE(label("kernelChanges").contains(QStringLiteral("static shared memory 512 B → 1 KiB")))
        << label("kernelChanges").toStdString();
}

TEST_F(SourcePageTest, ASaveWhileTheSourceIsCompiledCallsNoKernelNew) {
    const std::string nvcc = core::findTool("nvcc");
    if (nvcc.empty())
        GTEST_SKIP() << "no nvcc";
    // The fixture has devices of 9.0 only.
    const QString before = app->session.state().deviceKey;
    app->devices.openDeviceFile(
        QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA A100 80GB PCIe.json"));
    app->devices.selectDevice(before);
    const QString hold = folder.filePath(QStringLiteral("hold"));
    useCompiler(QStringLiteral("#!/bin/sh\n"
                               "case \"$*\" in\n"
                               "*--gpu-architecture=sm_90*) ;;\n"
                               "*--gpu-architecture=*) while [ -e '%1' ]; do sleep 0.05; done ;;\n"
                               "esac\n"
                               "exec '%2' \"$@\"\n")
                    .arg(hold, QString::fromStdString(nvcc)));
    page().openFile(write(QStringLiteral("k.cu"), hungrySource));
    ASSERT_TRUE(waitForCompiled()) << label("sourceProblem").toStdString();
    const auto listsChange = [this](const QString& words) {
        return waitFor([&] { return label("kernelChanges").contains(words); });
    };
    write(QStringLiteral("hold"), {});
    editor().insertPlainText(QStringLiteral("__global__ void added() {}\n"));
    const auto& choice = get<QComboBox>(QStringLiteral("kernelChoice"));
    ASSERT_TRUE(waitFor([&] { return choice.findText(QStringLiteral("added"), Qt::MatchContains) >= 0; }));
    EXPECT_EQ(label("kernelChanges").toStdString(), "") << "changes are listed once all are compiled";
    QTest::keyClick(&editor(), Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(label("kernelChanges").toStdString(), "") << "the other architectures are still compiled";
    QFile::remove(hold);
    ASSERT_TRUE(waitForCompiled());
    EXPECT_EQ(label("kernelChanges").toStdString(), "") << "nothing has changed since";

    editor().insertPlainText(QStringLiteral("__global__ void second() {}\n"));
    ASSERT_TRUE(listsChange(QStringLiteral("second(), sm_90: new")));
    ASSERT_TRUE(waitForCompiled());
    EXPECT_FALSE(label("kernelChanges").contains(QStringLiteral("added")))
        << label("kernelChanges").toStdString();
    EXPECT_FALSE(label("kernelChanges").contains(QStringLiteral("hungry")))
        << label("kernelChanges").toStdString();
    page().markSaved();
}

TEST_F(SourcePageTest, ASourceThatNeverCompiledHasNoEmptyTablesAndCharts) {
    useCompiler(fakeNvcc(QStringLiteral("echo 'source.cu(1): error: expected a \";\"' >&2; exit 1")));
    paste(QStringLiteral("__global__ void wrong() { int i = 0 }"));
    ASSERT_TRUE(waitFor([&] { return get<QListWidget>(QStringLiteral("sourceMessages")).count() > 0; }));
    for (const char* name : {"kernelDevices", "kernelDeviceFilter", "boundsTable", "boundsCopy", "boundsUse",
                             "boundsMeasure", "boundsPlot", "kernelBlockNote"})
        EXPECT_FALSE(get(QString::fromLatin1(name)).isVisible()) << name;
    const QWidget& instead = get(QStringLiteral("kernelNone"));
    EXPECT_TRUE(instead.isVisible());
    EXPECT_LT(instead.mapTo(&page(), QPoint()).y(), page().height() / 4) << "where the numbers will stand";
}

TEST_F(SourcePageTest, ProblemAndMessagesCallTheSourceAsItsHeadingDoes) {
    useCompiler(fakeNvcc(QStringLiteral("echo 'source.cu(1): error: expected a \";\"' >&2; exit 1")));
    paste(QStringLiteral("__global__ void wrong() { int i = 0 }"));
    ASSERT_TRUE(waitFor([&] { return !label("sourceProblem").isEmpty(); }));
    EXPECT_EQ(label("sourceName").toStdString(), "new source");
    EXPECT_EQ(label("sourceProblem").toStdString(), "new source, line 1: expected a \";\"");
    EXPECT_EQ(get<QListWidget>(QStringLiteral("sourceMessages")).item(0)->text().toStdString(),
              "new source(1): error: expected a \";\"");
}

TEST_F(SourcePageTest, EditsStayWhenAnotherProgramChangesTheFile) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    const QString path = write(QStringLiteral("k.cu"), hungrySource);
    page().openFile(path);
    ASSERT_TRUE(waitForCompiled());
    typeLine(QStringLiteral("// mine"));
    EXPECT_EQ(label("sourceState"), QStringLiteral("edited"));
    write(QStringLiteral("k.cu"), hungrySource + QStringLiteral("// theirs\n"));
    ASSERT_TRUE(
        waitFor([&] { return label("sourceState") == QStringLiteral("changed by another program"); }));
    EXPECT_TRUE(editor().toPlainText().contains(QStringLiteral("// mine")));
    click("sourceKeep");
    EXPECT_TRUE(editor().toPlainText().contains(QStringLiteral("// mine")));
    EXPECT_FALSE(button("sourceKeep").isVisible());
    click("sourceSave");
    EXPECT_TRUE(core::readFile(path.toStdString()).starts_with("// mine"));
    EXPECT_EQ(label("sourceState"), QStringLiteral("watching the file"));
    typeLine(QStringLiteral("// again"));
    write(QStringLiteral("k.cu"), hungrySource + QStringLiteral("// theirs\n"));
    ASSERT_TRUE(waitFor([&] { return button("sourceReload").isVisible(); }));
    click("sourceReload");
    EXPECT_TRUE(editor().toPlainText().contains(QStringLiteral("// theirs")));
    EXPECT_FALSE(editor().toPlainText().contains(QStringLiteral("// again")));
}

TEST_F(SourcePageTest, CtrlSInTheTextSavesTheTextAndNotTheSession) {
    useCompiler(fakeNvcc(QStringLiteral("exit 1")));
    const QString path = write(QStringLiteral("k.cu"), hungrySource);
    page().openFile(path);
    ASSERT_TRUE(waitForStatus(QStringLiteral("architecture")));
    typeLine(QStringLiteral("// mine"));
    QTest::keyClick(&editor(), Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(core::readFile(path.toStdString()).starts_with("// mine"));
    EXPECT_EQ(label("sourceState"), QStringLiteral("watching the file"));
    EXPECT_TRUE(window->files().path().isEmpty()) << "no session is saved, and none is asked for";
}

TEST_F(SourcePageTest, AChangeOfAnotherProgramIsNoticedAlsoWhenTheSourceIsCompiledMeanwhile) {
    useCompiler(fakeNvcc(QStringLiteral("exit 1")));
    page().openFile(write(QStringLiteral("k.cu"), hungrySource));
    ASSERT_TRUE(waitForStatus(QStringLiteral("architecture")));
    typeLine(QStringLiteral("// mine"));
    write(QStringLiteral("k.cu"), hungrySource + QStringLiteral("// theirs\n"));
    app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR) +
                                QStringLiteral("/devices/Tesla T4.json")); // another architecture
    EXPECT_TRUE(
        waitFor([&] { return label("sourceState") == QStringLiteral("changed by another program"); }));
    EXPECT_TRUE(editor().toPlainText().startsWith(QStringLiteral("// mine")));
}

TEST_F(SourcePageTest, ASourceWithoutAKernelIsSaidToCompile) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    page().openFile(write(QStringLiteral("k.cu"), QStringLiteral("int main() { return 0; }\n")));
    ASSERT_TRUE(waitForStatus(QStringLiteral("· no kernel"))) << label("sourceStatus").toStdString();
    EXPECT_TRUE(label("sourceProblem").contains(QStringLiteral("__global__")));
    const auto& none = get<QLabel>(QStringLiteral("kernelNone"));
    EXPECT_TRUE(none.isVisible());
    EXPECT_TRUE(none.text().startsWith(QStringLiteral("The source compiles but has no kernel")))
        << none.text().toStdString();
    editor().moveCursor(QTextCursor::End);
    typeLine(QStringLiteral("wrong"));
    ASSERT_TRUE(waitForCompiled());
    EXPECT_TRUE(none.text().startsWith(QStringLiteral("Once the source compiles")))
        << none.text().toStdString();
    page().markSaved();
}

TEST_F(SourcePageTest, KernelsAreInTheOrderOfTheSourceAndTheFirstIsShown) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    paste(QStringLiteral("__global__ void second(float* x) { x[1] = 1; }\n"
                         "__global__ void another(float* x) { x[2] = 2; }\n"
                         "__global__ void last(float* x) { x[3] = 3; }\n"));
    ASSERT_TRUE(waitForCompiled()) << label("sourceProblem").toStdString();
    const auto& list = get<QListView>(QStringLiteral("kernelList"));
    ASSERT_EQ(list.model()->rowCount(), 3);
    const char* names[] = {"second(float*)", "another(float*)", "last(float*)"};
    for (int row = 0; row < 3; ++row)
        EXPECT_EQ(list.model()->index(row, 0).data().toString(), QString::fromLatin1(names[row]));
    EXPECT_EQ(list.currentIndex().row(), 0);
}

TEST_F(SourcePageTest, ASessionKeepsTheSourceAndItsEdits) {
    useCompiler(fakeNvcc(QStringLiteral("exit 1")));
    const QString path = write(QStringLiteral("k.cu"), hungrySource);
    page().openFile(path);
    ASSERT_TRUE(waitForStatus(QStringLiteral("architecture")));
    EXPECT_FALSE(page().state()["source"].contains("text")) << "the file has it";
    typeLine(QStringLiteral("// mine"));
    const core::Json state = page().state();
    page().markSaved();
    paste(QStringLiteral("__global__ void other() {}\n"));
    EXPECT_FALSE(editor().toPlainText().contains(QStringLiteral("// mine")));
    page().setState(state);
    EXPECT_TRUE(editor().toPlainText().startsWith(QStringLiteral("// mine")));
    EXPECT_EQ(label("sourceName"), QStringLiteral("k.cu"));
    EXPECT_EQ(label("sourceState"), QStringLiteral("edited"));
}

TEST_F(SourcePageTest, ASessionCannotBringOptionsThatMakeACompilerRunPrograms) {
    useCompiler(fakeNvcc(QStringLiteral("exit 1")));
    paste(hungrySource);
    core::Json state = page().state();
    state["source"]["options"] = {"-ccbin=/tmp/evil"};
    state["source"]["text"] = "__global__ void evil() {}";
    page().setState(state);
    EXPECT_FALSE(editor().toPlainText().contains(QStringLiteral("evil")));
    EXPECT_TRUE(label("kernelProblem").contains(QStringLiteral("-ccbin=/tmp/evil")))
        << label("kernelProblem").toStdString();
}

TEST_F(SourcePageTest, WithoutACompilerTheSentenceSaysWhatToDo) {
    qputenv("TRICHEVRON_NVCC", "");
    qputenv("TRICHEVRON_NVRTC", "");
    paste(hungrySource);
    ASSERT_TRUE(waitForStatus(QStringLiteral("no compiler")));
    EXPECT_TRUE(label("sourceProblem").contains(QStringLiteral("Install the CUDA Toolkit")))
        << label("sourceProblem").toStdString();
    EXPECT_TRUE(editor().toPlainText().contains(QStringLiteral("hungry"))) << "the source stays";
}

struct HostileCompiler : NamedCase {
    const char* script;
    const char* sentence;
};
class HostileCompilerTest : public SourcePageTest, public testing::WithParamInterface<HostileCompiler> {};

TEST_P(HostileCompilerTest, IsSaidInOneSentence) {
    useCompiler(fakeNvcc(QString::fromLatin1(GetParam().script)));
    paste(hungrySource);
    ASSERT_TRUE(waitFor([&] {
        return label("sourceProblem").contains(QString::fromLatin1(GetParam().sentence));
    })) << label("sourceProblem").toStdString();
    EXPECT_FALSE(label("sourceProblem").contains(QLatin1Char('\n')));
}

INSTANTIATE_TEST_SUITE_P(
    Compilers, HostileCompilerTest,
    testing::Values(
        HostileCompiler{{"Crashes"}, "kill -SEGV $$", "nvcc 13.0 crashed with signal 11 for sm_90"},
        HostileCompiler{"SaysNothing", "exit 3",
                        "nvcc 13.0 failed with exit status 3 for sm_90 and said nothing of the source"},
        HostileCompiler{{"HasNoMemory"},
                        "echo 'LLVM ERROR: out of memory'; exit 1",
                        "nvcc 13.0 needs more than 8,192 MiB of memory for sm_90"},
        HostileCompiler{"PrintsWithoutEnd",
                        "while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done | cat",
                        "nvcc 13.0 printed without end for sm_90 and was stopped"},
        HostileCompiler{{"WritesNothing"}, "exit 0", "source.cubin"}),
    caseName<HostileCompiler>);

TEST_F(SourcePageTest, ACompilerThatNeverEndsLeavesTheWindowAloneAndAnEditEndsIt) {
    const QString mark = folder.filePath(QStringLiteral("started"));
    useCompiler(fakeNvcc(QStringLiteral("echo $$ >> '%1'; sleep 1000").arg(mark)));
    paste(hungrySource);
    ASSERT_TRUE(waitFor([&] { return QFile::exists(mark); }));
    typeLine(QStringLiteral("// still here"));
    EXPECT_TRUE(editor().toPlainText().startsWith(QStringLiteral("// still here")));
    ASSERT_TRUE(waitFor([&] {
        return core::readFile(mark.toStdString()).find('\n') + 1 < core::readFile(mark.toStdString()).size();
    })) << "the edit is compiled";
    const std::string started = core::readFile(mark.toStdString());
    const auto first = static_cast<pid_t>(std::stol(started));
    EXPECT_TRUE(waitFor([&] { return ::kill(first, 0) != 0; })) << "what is outdated is ended";
}

TEST_F(SourcePageTest, AnEmptySourceIsSaidAndATextThatIsNoneIsReadAsCompilerOutput) {
    useCompiler(fakeNvcc(QStringLiteral("exit 1")));
    paste(hungrySource);
    editor().selectAll();
    QTest::keyClick(&editor(), Qt::Key_Delete);
    ASSERT_TRUE(waitFor([&] {
        return label("sourceProblem") == QStringLiteral("new source: the source is empty");
    })) << label("sourceProblem").toStdString();
}

} // namespace
} // namespace trichevron::test
