// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Finding places, the rows of the thread panel, and copying, in the real window.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/language/window_language.h"
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/thread/thread_panel.h"
#include "app/gui/thread/thread_row.h"
#include "core/catalogue/language.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFontMetrics>
#include <QInputMethodEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <utility>

namespace trichevron::test {
namespace {

class FindTest : public WindowTest {
protected:
    QAbstractItemView& suggestions() {
        for (QWidget* widget : QApplication::allWidgets())
            if (auto* view = qobject_cast<QAbstractItemView*>(widget);
                view != nullptr && view->objectName() == QStringLiteral("findSuggestions"))
                return *view;
        throw std::runtime_error("no suggestions");
    }
    QStringList suggested() {
        QStringList texts;
        for (int row = 0; row < suggestions().model()->rowCount(); ++row)
            texts << suggestions().model()->index(row, 0).data().toString();
        return texts;
    }
    void find(const QString& text) {
        type(QStringLiteral("findField"), text);
        QTest::keyClick(&get(QStringLiteral("findField")), Qt::Key_Return);
    }
    gui::ThreadRow& row(const char* name) { return get<gui::ThreadRow>(QString::fromLatin1(name) + "Row"); }
    static std::string copied() { return QGuiApplication::clipboard()->text().toStdString(); }
    QString formula(const char* name) {
        const auto& label = get<QLabel>(QString::fromLatin1(name) + "Formula");
        return label.isVisible() ? label.text() : QString();
    }
};

TEST_F(FindTest, AnErrorGoesAwayWithTheNextSelection) {
    find(QStringLiteral("hello"));
    ASSERT_TRUE(get(QStringLiteral("findProblem")).isVisible());
    session().setPath(pathToBlock(session().shape(), {0, 0, 0}));
    EXPECT_FALSE(get(QStringLiteral("findProblem")).isVisible());
    EXPECT_EQ(get(QStringLiteral("findField")).property("mark").toString(), QString());
}

TEST_F(FindTest, BelowAnErrorTheSelectionIsSaidToBeThatOfBefore) {
    const auto& what = get<QLabel>(QStringLiteral("threadWhat"));
    const char* const before = "What follows is what was selected before.";
    for (const char* found : {"block 1 thread 5", "block 1"}) {
        find(QString::fromLatin1(found));
        EXPECT_NE(what.text().toStdString(), before) << found;
        find(QStringLiteral("element 1000005,1000005"));
        ASSERT_TRUE(get(QStringLiteral("findProblem")).isVisible());
        EXPECT_TRUE(what.isVisible()) << found;
        EXPECT_EQ(what.text().toStdString(), before) << found;
    }
    find(QStringLiteral("block 2 thread 1"));
    EXPECT_FALSE(what.isVisible()) << "it was found";
}

TEST_F(FindTest, TheFieldAndItsSuggestionsAreInViewBelowALongVerdict) {
    window->resize(1280, 800);
    session().setBlock(core::Axis::X, 2048);
    session().setBlock(core::Axis::Y, 16);
    handleAllEvents();
    QScrollArea& area = get<QScrollArea>(QStringLiteral("verdictScroll"));
    area.verticalScrollBar()->setValue(0);
    QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    QWidget& field = get(QStringLiteral("findField"));
    EXPECT_TRUE(field.hasFocus());
    const QRect seen(field.mapTo(area.viewport(), QPoint()), field.size());
    EXPECT_TRUE(area.viewport()->rect().contains(seen)) << seen.top() << " to " << seen.bottom();
    session().setBlock(core::Axis::X, 16);
    find(QStringLiteral("block 3"));
    const QWidget& fact = get(QStringLiteral("blockIdxRow"));
    const QRect shown(fact.mapTo(area.viewport(), QPoint()), fact.size());
    EXPECT_TRUE(area.viewport()->rect().contains(shown)) << shown.top() << " to " << shown.bottom();
}

TEST_F(FindTest, ANewVerdictComesIntoSightUnlessAFieldBelowItIsInUse) {
    startReplay();
    window->resize(1280, 800);
    window->activateWindow();
    QScrollBar& scroll = *get<QScrollArea>(QStringLiteral("verdictScroll")).verticalScrollBar();
    const auto beScrolledAndRefused = [&] {
        session().setBlock(core::Axis::Y, 16);
        session().setBlock(core::Axis::X, 2048);
        ASSERT_NE(session().evaluation(), nullptr);
        ASSERT_FALSE(session().evaluation()->accepted);
        handleAllEvents();
        find(QStringLiteral("block 3"));
        handleAllEvents();
        scroll.setValue(scroll.maximum());
        ASSERT_GT(scroll.value(), 0);
    };
    beScrolledAndRefused();
    get(QStringLiteral("blockX")).setFocus();
    session().setBlock(core::Axis::Y, 32);
    handleAllEvents();
    EXPECT_GT(scroll.value(), 0) << "it is refused as before";
    session().setBlock(core::Axis::X, 16);
    ASSERT_TRUE(session().evaluation()->accepted);
    handleAllEvents();
    EXPECT_EQ(scroll.value(), 0);
    beScrolledAndRefused();
    const int before = scroll.value();
    get(QStringLiteral("findField")).setFocus();
    session().setBlock(core::Axis::X, 16);
    handleAllEvents();
    EXPECT_EQ(scroll.value(), std::min(before, scroll.maximum()));
}

TEST_F(FindTest, ReturnGoesToTheTypedPlace) {
    const core::LaunchShape shape = session().shape();
    find(QStringLiteral("block 65"));
    EXPECT_EQ(session().path(), pathToBlock(shape, {2, 1, 0}));
    find(QStringLiteral("thread 117"));
    EXPECT_EQ(session().path(), pathToThread(shape, {2, 1, 0}, {5, 7, 0}));
    find(QStringLiteral("element (37, 24)"));
    EXPECT_EQ(session().path(), pathToThread(shape, {2, 1, 0}, {5, 8, 0}));
    EXPECT_EQ(window->hierarchy().path(), session().path());
    find(QStringLiteral("[24][38]")); // as C writes it, row first
    EXPECT_EQ(session().path(), pathToThread(shape, {2, 1, 0}, {6, 8, 0}));
    find(QStringLiteral("block 65 warp 3"));
    EXPECT_EQ(session().path(), pathToWarp(shape, {2, 1, 0}, 3));
    // In the wording of the program.
    find(QStringLiteral("thread (5, 7, 0) of block (3, 1, 0)"));
    EXPECT_EQ(session().path(), pathToThread(shape, {3, 1, 0}, {5, 7, 0}));
    find(QStringLiteral("thread 255 of block (2, 1, 0)"));
    EXPECT_EQ(session().path(), pathToThread(shape, {2, 1, 0}, {15, 15, 0}));
}

TEST_F(FindTest, TheTextGoesWhenSomethingElseIsSelected) {
    find(QStringLiteral("block 65 thread 3"));
    auto& field = get<QLineEdit>(QStringLiteral("findField"));
    EXPECT_FALSE(field.text().isEmpty()) << "what was found is selected";
    window->hierarchy().canvas()->setFocus();
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    EXPECT_TRUE(field.text().isEmpty());
}

TEST_F(FindTest, WhatWasFoundGoesWithItsLaunchAlsoWhileTheFieldHasTheFocusButNoTypingDoes) {
    auto& edit = get<QLineEdit>(QStringLiteral("findField"));
    edit.setFocus();
    type(QStringLiteral("findField"), QStringLiteral("block 1"));
    QTest::keyClick(&edit, Qt::Key_Return);
    ASSERT_FALSE(edit.text().isEmpty());
    ASSERT_TRUE(edit.hasFocus());
    session().setBlock(core::Axis::X, 8);
    EXPECT_EQ(edit.text().toStdString(), "");
    type(QStringLiteral("findField"), QStringLiteral("block 2"));
    session().setBlock(core::Axis::X, 16);
    EXPECT_EQ(edit.text().toStdString(), "block 2");
}

TEST_F(FindTest, AnElementByItsTwoCoordinatesIsThatElement) {
    find(QStringLiteral("element 700,300"));
    // Blocks of 16 × 16 threads: 700 = 43 · 16 + 12, 300 = 18 · 16 + 12.
    EXPECT_EQ(session().path(), pathToThread(session().shape(), {43, 18, 0}, {12, 12, 0}));
}

TEST_F(FindTest, ANumberAloneListsItsMeaningsAndOneIsChosen) {
    type(QStringLiteral("findField"), QStringLiteral("117"));
    ASSERT_TRUE(suggestions().isVisible());
    EXPECT_EQ(suggested(),
              (QStringList{"block 117 → block (54, 1, 0)", "rank 117 → thread (5, 7, 0) of block (0, 0, 0)",
                           "element 117 → thread (5, 0, 0) of block (7, 0, 0)"}));
    QTest::keyClick(&suggestions(), Qt::Key_Down);
    QTest::keyClick(&suggestions(), Qt::Key_Down);
    QTest::keyClick(&suggestions(), Qt::Key_Return);
    EXPECT_EQ(session().path(), pathToThread(session().shape(), {0, 0, 0}, {5, 7, 0}));
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("findField")).text(), QStringLiteral("rank 117"));
    EXPECT_FALSE(suggestions().isVisible());
}

TEST_F(FindTest, ASuggestionIsShownToTheEndOfItsPlace) {
    type(QStringLiteral("findField"), QStringLiteral("block (62, 62, 0) thread (15, 15, 0)"));
    ASSERT_TRUE(suggestions().isVisible());
    ASSERT_TRUE(suggested().first().endsWith(QStringLiteral("of block (62, 62, 0)")));
    EXPECT_GE(suggestions().viewport()->width(), suggestions().sizeHintForColumn(0));
}

TEST_F(FindTest, AFewSuggestionsHaveNoScrollBar) {
    for (const bool isLarge : {false, true}) {
        window->setLargeType(isLarge);
        type(QStringLiteral("findField"), QStringLiteral("700,300"));
        handleAllEvents();
        ASSERT_TRUE(suggestions().isVisible());
        ASSERT_GE(suggestions().model()->rowCount(), 2);
        EXPECT_EQ(suggestions().verticalScrollBar()->maximum(), 0) << isLarge;
    }
    window->setLargeType(false);
}

TEST_F(FindTest, TheRowsOfThePanelCanBeTyped) {
    find(QStringLiteral("linear index 307900"));
    const core::HierarchyPath thread = session().path();
    EXPECT_EQ(thread.level, core::HierarchyLevel::Thread);
    const auto value = [this](const char* name) {
        return get<QLabel>(QString::fromLatin1(name)).text().replace(QChar(QChar::Nbsp), QLatin1Char(' '));
    };
    for (const auto& [row, name] :
         {std::pair("linearElement", "linear index "), std::pair("warpLane", "warp · lane "),
          std::pair("threadId", "thread ID "), std::pair("globalRank", "global rank ")}) {
        const QString typed = QString::fromUtf8(name) + value(row);
        find(typed);
        EXPECT_EQ(session().path(), thread) << typed.toStdString();
    }
}

TEST_F(FindTest, LettersListWhatCanBeTyped) {
    type(QStringLiteral("findField"), QStringLiteral("bl"));
    ASSERT_TRUE(suggestions().isVisible());
    EXPECT_EQ(suggested(), QStringList{"block → rank 0 to 3,968, or index up to (62, 62, 0)"});
    const QModelIndex first = suggestions().model()->index(0, 0);
    QTest::mouseClick(suggestions().viewport(), Qt::LeftButton, {}, suggestions().visualRect(first).center());
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("findField")).text(), QStringLiteral("block "));
    EXPECT_EQ(session().path().level, core::HierarchyLevel::Grid) << "a form leads nowhere yet";
}

TEST_F(FindTest, AnErrorIsShownAndTheSelectionStays) {
    find(QStringLiteral("block 4000"));
    EXPECT_EQ(text(QStringLiteral("findProblem")).toStdString(),
              "block 4000 lies outside the grid of 63 × 63 × 1 blocks; blocks are numbered 0 to 3,968.");
    EXPECT_TRUE(get(QStringLiteral("findProblem")).isVisible());
    EXPECT_EQ(session().path(), core::HierarchyPath{});
    find(QStringLiteral("block 40"));
    EXPECT_FALSE(get(QStringLiteral("findProblem")).isVisible());
}

TEST_F(FindTest, AnErrorDisappearsWithItsKernelAlsoWhileTheFieldHasTheFocus) {
    find(QStringLiteral("block 4000"));
    ASSERT_TRUE(get(QStringLiteral("findProblem")).isVisible());
    auto other = std::make_shared<core::KernelInfo>(*session().state().kernel);
    other->id = "anotherKernel";
    session().setKernel(other);
    EXPECT_FALSE(get(QStringLiteral("findProblem")).isVisible());
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("findField")).text(), QString());
}

TEST_F(FindTest, FindOfTheMenuTakesTheFocus) {
    window->activateWindow();
    for (const QMenu* menu : window->menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->shortcut() == QKeySequence(QKeySequence::Find))
                action->trigger();
    EXPECT_EQ(window->focusWidget(), &get(QStringLiteral("findField")));
}

TEST_F(FindTest, ARowOpensItsFormulaByKeyAndByClickOneAtATime) {
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    EXPECT_TRUE(formula("threadId").contains(QStringLiteral("5 + 7·16 + 0·16·16"))) << "open at first";
    QTest::keyClick(&row("globalIndex"), Qt::Key_Return);
    EXPECT_TRUE(formula("globalIndex").contains(QStringLiteral("2·16 + 5")));
    EXPECT_TRUE(formula("threadId").isEmpty());
    QTest::mouseClick(&row("warpLane"), Qt::LeftButton, {}, QPoint(8, 6));
    EXPECT_TRUE(formula("warpLane").contains(QStringLiteral("(5 + 7·16 + 0·16·16) % 32")));
    EXPECT_TRUE(formula("globalIndex").isEmpty());
    QTest::keyClick(&row("warpLane"), Qt::Key_Space);
    EXPECT_TRUE(formula("warpLane").isEmpty());
    // The row stays open from thread to thread.
    QTest::keyClick(&row("blockRank"), Qt::Key_Return);
    session().setPath(pathToThread(session().shape(), {3, 1, 0}, {5, 7, 0}));
    EXPECT_TRUE(formula("blockRank").contains(QStringLiteral("3 + 1·63 + 0·63·63")));
}

TEST_F(FindTest, TheFrameOfARowWithTheFocusTouchesNoWord) {
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    handleAllEvents();
    for (const char* name : {"threadId", "globalIndex", "warpLane"}) {
        QWidget& framed = row(name);
        framed.setFocus();
        constexpr int gap = 3; // pixels inside the frame
        for (const QLabel* label : framed.findChildren<QLabel*>())
            if (label->isVisible() && !label->text().isEmpty()) {
                const QRect words(label->mapTo(&framed, QPoint()), label->size());
                EXPECT_GT(words.left(), gap) << name << ' ' << label->text().toStdString();
                EXPECT_LT(words.right(), framed.width() - 1 - gap)
                    << name << ' ' << label->text().toStdString();
            }
    }
}

TEST_F(FindTest, ValuesAndExpressionsAreCopied) {
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    QTest::keyClick(&row("globalIndex"), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(copied(), "(37, 23, 0)");
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("threadIdCopyValue")), Qt::LeftButton);
    EXPECT_EQ(copied(), "117");
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("threadIdCopyCuda")), Qt::LeftButton);
    EXPECT_EQ(copied(), "threadIdx.x + threadIdx.y * blockDim.x + threadIdx.z * blockDim.x * blockDim.y");
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("threadIdCopyCooperative")), Qt::LeftButton);
    EXPECT_EQ(copied(), "cg::this_thread_block().thread_rank()");
    QContextMenuEvent wanted(QContextMenuEvent::Keyboard, QPoint(5, 5),
                             row("element").mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&row("element"), &wanted);
    auto* menu = row("element").findChild<QMenu*>();
    ASSERT_NE(menu, nullptr);
    menu->actions().at(1)->trigger();
    EXPECT_EQ(copied(), "blockIdx.x * blockDim.x + threadIdx.x\nblockIdx.y * blockDim.y + threadIdx.y");
    EXPECT_EQ(text(QStringLiteral("element")).toStdString(), "(37, 23)");
    EXPECT_EQ(text(QStringLiteral("linearElement")).toStdString(), "23,037");
    menu->close();
}

TEST_F(FindTest, MatesOfWarpAndClusterAreShown) {
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    EXPECT_EQ(text(QStringLiteral("warpMates")).toStdString(), "threads 96–127");
    QTest::keyClick(&row("warpMates"), Qt::Key_Return);
    EXPECT_TRUE(formula("warpMates").contains(QStringLiteral("32·3"))) << formula("warpMates").toStdString();
    EXPECT_TRUE(formula("warpMates").contains(QStringLiteral("min(32·3 + 32, 16·16·1) − 1")));
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("warpMatesCopyCooperative")), Qt::LeftButton);
    EXPECT_EQ(copied(), "cg::tiled_partition<32>(cg::this_thread_block())");
    EXPECT_FALSE(get(QStringLiteral("clusterMates")).isVisible());
    session().setGrid(core::Axis::X, 64);
    session().setCluster(core::Axis::X, 2);
    session().setPath(pathToThread(session().shape(), {3, 1, 0}, {5, 7, 0}));
    EXPECT_EQ(text(QStringLiteral("clusterMates")).toStdString(), "(2, 1, 0)–(3, 1, 0)");
    EXPECT_EQ(text(QStringLiteral("clusterPlace")).toStdString(), "(1, 1, 0) · 1");
    session().setPath(pathToBlock(session().shape(), {3, 1, 0}));
    EXPECT_EQ(text(QStringLiteral("clusterPlace")).toStdString(), "(1, 1, 0) · 1")
        << "of the block alone, too";
    EXPECT_EQ(row("clusterPlace").accessibleName().toStdString(), "cluster · in it");
    session().setPath(pathToCluster(session().shape(), {1, 1, 0}));
    EXPECT_EQ(text(QStringLiteral("clusterPlace")).toStdString(), "(1, 1, 0)");
    EXPECT_EQ(row("clusterPlace").accessibleName().toStdString(), "cluster")
        << "without a block there is no place in it";
    session().setPath(pathToThread(session().shape(), {3, 1, 0}, {5, 7, 0}));
    QTest::keyClick(&row("clusterMates"), Qt::Key_Return);
    EXPECT_TRUE(formula("clusterMates").contains(QStringLiteral("1·2 + 2 − 1")));
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("clusterMatesCopyCooperative")), Qt::LeftButton);
    EXPECT_TRUE(QString::fromStdString(copied()).startsWith(QStringLiteral("cg::this_cluster()\n")));
}

TEST_F(FindTest, NoValueIsCutOnTheLargestGrid) {
    session().setGrid(core::Axis::X, 2147483647);
    session().setGrid(core::Axis::Y, 65535);
    session().setGrid(core::Axis::Z, 65535);
    const core::LaunchShape shape = session().shape();
    ASSERT_EQ(shape.grid, (core::GridExtent{2147483647, 65535, 65535}));
    session().setPath(pathToThread(shape, {2147483646, 65534, 65534},
                                   {shape.block.x - 1, shape.block.y - 1, shape.block.z - 1}));
    for (const bool large : {false, true}) {
        window->setLargeType(large);
        window->resize(1280, 800);
        window->restoreDefaultLayout();
        handleAllEvents();
        auto* explore = window->findChild<gui::ExplorePage*>();
        explore->folding().reveal(&get<QDockWidget>(QStringLiteral("verdictDock"))); // it may be folded
        handleAllEvents();
        int shown = 0;
        for (const gui::ThreadRow* each : window->findChildren<gui::ThreadRow*>()) {
            if (!each->isVisible())
                continue;
            const auto* value = each->findChild<QLabel*>(each->objectName().chopped(3)); // without "Row"
            ASSERT_NE(value, nullptr);
            const QFontMetrics metrics(value->font());
            for (const QString& line : value->text().split(QLatin1Char('\n')))
                EXPECT_LE(metrics.horizontalAdvance(line), value->contentsRect().width())
                    << (large ? "large: " : "usual: ") << line.toStdString();
            EXPECT_GE(value->height(), metrics.height() * (value->text().count(QLatin1Char('\n')) + 1));
            EXPECT_FALSE(value->toolTip().contains(QLatin1Char('\n')));
            ++shown;
        }
        EXPECT_GT(shown, 7);
        QTest::keyClick(&row("blockIdx"), Qt::Key_C, Qt::ControlModifier);
        EXPECT_EQ(copied(), "(2147483646, 65534, 65534)") << "in one line";
    }
    window->setLargeType(false);
}

TEST_F(FindTest, ThePanelFitsIntoTheNarrowestDock) {
    session().setGrid(core::Axis::X, 64);
    session().setCluster(core::Axis::X, 2);
    session().setPath(pathToThread(session().shape(), {3, 1, 0}, {5, 7, 0}));
    // The minimum width of a dock without its margins and scroll bar.
    constexpr int room = 268 - 2 * 14 - 10;
    for (const char* name :
         {"threadId", "warpLane", "clusterPlace", "globalRank", "warpMates", "clusterMates"}) {
        QTest::keyClick(&row(name), Qt::Key_Return);
        handleAllEvents();
        EXPECT_LE(window->findChild<gui::ThreadPanel*>()->minimumSizeHint().width(), room) << name;
    }
}

class KoreanFindTest : public FindTest {
protected:
    void SetUp() override {
        gui::setWindowLanguage(core::languageForCode("ko"));
        FindTest::SetUp();
    }
    void TearDown() override {
        FindTest::TearDown();
        gui::setWindowLanguage(core::languageForCode("en"));
    }
};

TEST_F(KoreanFindTest, PlacesAndErrorsAreInTheWordsThatAreTyped) {
    const auto find = [this](const QString& words) { // as an input method gives them
        auto& field = get<QLineEdit>(QStringLiteral("findField"));
        field.setFocus();
        field.selectAll();
        QInputMethodEvent typed;
        typed.setCommitString(words);
        QApplication::sendEvent(&field, &typed);
        QTest::keyClick(&field, Qt::Key_Return);
    };
    find(QStringLiteral("블록 65"));
    EXPECT_EQ(session().path(), pathToBlock(session().shape(), {2, 1, 0}));
    find(QStringLiteral("원소 700,300"));
    EXPECT_EQ(session().path(), pathToThread(session().shape(), {43, 18, 0}, {12, 12, 0}));
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("findField")).text(), QStringLiteral("원소 (700, 300)"));
    for (const char* typed : {"블록 99999", "행 3 열", "인덱스 1000", "워프 (1, 2)"}) {
        find(QString::fromUtf8(typed));
        const QString said = text(QStringLiteral("findProblem"));
        EXPECT_FALSE(said.isEmpty()) << typed;
        EXPECT_FALSE(said.contains(QRegularExpression(QStringLiteral("[a-z]{3}")))) << said.toStdString();
    }
}

} // namespace
} // namespace trichevron::test
