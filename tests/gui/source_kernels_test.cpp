// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several kernels of one source on the page Kernel: which code is shown, and what launch bounds of a template
// are for.
#include "app/gui/results/read_only_text.h"
#include "tests/gui/source_page_fixture.h"

#include <QComboBox>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBlock>

#include <utility>

namespace trichevron::test {
namespace {

const QString severalKernels = QStringLiteral(R"(
template <typename T, int N>
__global__ void __launch_bounds__(N) twice(T* x) { x[threadIdx.x] *= N; }
template __global__ void twice<float, 128>(float*);
template __global__ void twice<double, 256>(double*);
__global__ void lonely(int* x) { x[threadIdx.x] = 7; }
)");

class SourceKernelsTest : public SourcePageFixture {
protected:
    void choose(const QString& name) {
        auto& choice = get<QComboBox>(QStringLiteral("kernelChoice"));
        const int index = choice.findText(name, Qt::MatchContains);
        ASSERT_GE(index, 0) << name.toStdString();
        choice.setCurrentIndex(index);
        Q_EMIT choice.activated(index);
    }
    /// Puts the first bounds with a minimum into the source.
    void useBoundsWithMinimum(const QString& threads) {
        QTableWidget& bounds = table("boundsTable");
        int row = -1;
        ASSERT_TRUE(waitFor([&] {
            for (int i = 0; i < bounds.rowCount() && row < 0; ++i)
                if (bounds.item(i, 0)->text().startsWith(QStringLiteral("__launch_bounds__(") + threads +
                                                         QStringLiteral(", ")))
                    row = i;
            return row >= 0 && label("boundsNote").startsWith(QStringLiteral("Compiled with each"));
        }));
        bounds.selectRow(row);
        click("boundsUse");
    }
};

TEST_F(SourceKernelsTest, BoundsOfOneInstanceAreSaidToBeThoseOfAll) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    paste(severalKernels);
    ASSERT_TRUE(waitForCompiled());
    choose(QStringLiteral("twice<double, "));
    useBoundsWithMinimum(QStringLiteral("256"));
    EXPECT_TRUE(editor().toPlainText().contains(QStringLiteral("__launch_bounds__(256, ")));
    EXPECT_EQ(
        label("kernelProblem"),
        QStringLiteral("These bounds stand in the template twice and are now those of all its 2 instances; "
                       "undo in the text takes them back."));
    QTest::keyClick(&editor(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(editor().toPlainText(), severalKernels);
    EXPECT_TRUE(label("kernelProblem").isEmpty());
}

TEST_F(SourceKernelsTest, BoundsSayOfWhichBlocksTheyAreWhereTheKernelDeclaresOthersThanExplore) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    app->session.setBlockSize(256);
    paste(severalKernels);
    ASSERT_TRUE(waitForCompiled());
    const QString words = QStringLiteral("The numbers are for blocks of 128 threads, as the kernel declares; "
                                         "those of Explore have 256.");
    choose(QStringLiteral("twice<float, "));
    EXPECT_TRUE(waitFor([&] { return label("boundsNote").endsWith(words); }))
        << label("boundsNote").toStdString();
    choose(QStringLiteral("twice<double, "));
    EXPECT_TRUE(
        waitFor([&] { return label("boundsNote").startsWith(QStringLiteral("Compiled with each")); }));
    EXPECT_FALSE(label("boundsNote").contains(QStringLiteral("Explore")))
        << label("boundsNote").toStdString();
}

TEST_F(SourceKernelsTest, PtxBeginsWithTheChosenKernel) {
    if (!hasNvcc())
        GTEST_SKIP() << "no nvcc";
    paste(severalKernels);
    ASSERT_TRUE(waitForCompiled());
    get<QTabBar>(QStringLiteral("sourceTabs")).setCurrentIndex(1);
    handleAllEvents();
    auto& ptx = get<gui::ReadOnlyText>(QStringLiteral("sourcePtx"));
    for (const auto& [name, mangled] :
         {std::pair("lonely", "lonely"), {"twice<double, ", "twiceId"}, {"twice<float, ", "twiceIf"}}) {
        choose(QString::fromLatin1(name));
        const QString line = ptx.textCursor().block().text();
        EXPECT_TRUE(line.contains(QStringLiteral(".entry")) && line.contains(QString::fromLatin1(mangled)))
            << name << ": " << line.toStdString();
        EXPECT_TRUE(ptx.viewport()->rect().contains(ptx.cursorRect().topLeft())) << name;
    }
    const QString first = ptx.textCursor().block().text();
    ptx.moveCursor(QTextCursor::End);
    window->pages().show(gui::window_page::explore);
    window->pages().show(gui::window_page::kernel);
    EXPECT_NE(ptx.textCursor().block().text(), first)
        << "the place is the user's until another kernel is chosen";
}

TEST_F(SourceKernelsTest, CodeBeginsAtALineOnceForEachCodeAndLine) {
    gui::ReadOnlyText code;
    code.resize(400, 100);
    code.show();
    QString lines;
    for (int i = 0; i < 100; ++i)
        lines += QStringLiteral("line %1\n").arg(i);
    code.showCode(lines);
    const QRegularExpression line(QStringLiteral("line 50$"));
    code.beginAt(line);
    EXPECT_EQ(code.verticalScrollBar()->value(), 50);
    code.verticalScrollBar()->setValue(3);
    code.showCode(lines);
    code.beginAt(line);
    EXPECT_EQ(code.verticalScrollBar()->value(), 3) << "the same code and line";
    code.showCode(QStringLiteral("new\n") + lines);
    code.beginAt(line);
    EXPECT_EQ(code.verticalScrollBar()->value(), 51);
}

} // namespace
} // namespace trichevron::test
