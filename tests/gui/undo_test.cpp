// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of everything that changes the launch, by keys on the real widgets: each change is one step
// that can be undone and redone with the focus anywhere.
#include "app/gui/editors/number_field.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/plots/occupancy_plot.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

#include <functional>

namespace trichevron::test {
namespace {

class UndoTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->activateWindow(); // menu shortcuts work in the active window only
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    }
    /// Sends the key to the widget with the focus.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus == nullptr ? window.get() : focus, static_cast<Qt::Key>(key), modifiers);
    }
    void undo() { press(Qt::Key_Z); }
    void redo() { press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    gui::NumberField& field(const char* name) { return get<gui::NumberField>(QString::fromLatin1(name)); }
};

struct ChangeCase : test::NamedCase {
    std::function<void(WindowTest&, gui::MainWindow&)> change;
};

template <class Widget>
Widget& focused(gui::MainWindow& window, const char* name) {
    auto* widget = window.findChild<Widget*>(QString::fromLatin1(name));
    if (widget == nullptr)
        throw std::runtime_error(std::string("no widget named ") + name);
    widget->setFocus();
    return *widget;
}

ChangeCase typed(const char* name, const char* fieldName, const char* text) {
    return {{name}, [=](WindowTest&, gui::MainWindow& window) {
                auto& field = focused<QLineEdit>(window, fieldName);
                field.selectAll();
                QTest::keyClicks(&field, QString::fromLatin1(text));
            }};
}
ChangeCase toggled(const char* name, const char* boxName) {
    return {{name}, [=](WindowTest&, gui::MainWindow& window) {
                QTest::keyClick(&focused<QCheckBox>(window, boxName), Qt::Key_Space);
            }};
}
ChangeCase chosen(const char* name, const char* boxName) {
    return {{name}, [=](WindowTest&, gui::MainWindow& window) {
                QTest::keyClick(&focused<QComboBox>(window, boxName), Qt::Key_Down);
            }};
}

class Change : public UndoTest, public testing::WithParamInterface<ChangeCase> {};

TEST_P(Change, IsOneStepOfUndoAndRedo) {
    const gui::LaunchState before = session().state();
    const int steps = session().undoStack().index();
    GetParam().change(*this, *window);
    const gui::LaunchState after = session().state();
    ASSERT_FALSE(before == after) << "it changed nothing";
    EXPECT_EQ(session().undoStack().index(), steps + 1);
    undo();
    EXPECT_TRUE(session().state() == before);
    EXPECT_EQ(session().undoStack().index(), steps);
    redo();
    EXPECT_TRUE(session().state() == after);
    EXPECT_EQ(session().undoStack().index(), steps + 1);
}

INSTANTIATE_TEST_SUITE_P(
    Of, Change,
    testing::Values(typed("ProblemX", "problemX", "4000"), typed("ProblemY", "problemY", "321"),
                    typed("GridX", "gridX", "7"), typed("GridY", "gridY", "7"), typed("GridZ", "gridZ", "7"),
                    typed("ClusterX", "clusterX", "2"), typed("ClusterY", "clusterY", "2"),
                    typed("ClusterZ", "clusterZ", "2"), typed("BlockX", "blockX", "32"),
                    typed("BlockY", "blockY", "8"), typed("BlockZ", "blockZ", "2"),
                    typed("BlockOfTwoAxes", "blockX", "32x8"),
                    typed("BlockInAnotherField", "blockY", "dim3(64, 2, 2)"),
                    typed("GridOfTwoAxes", "gridX", "32, 8"), typed("ClusterOfTwoAxes", "clusterZ", "2x2"),
                    typed("ProblemOfTwoAxes", "problemX", "500x400"),
                    typed("DynamicShared", "dynamicShared", "4 KiB"),
                    typed("MaxDynamicShared", "maxDynamicShared", "98304"),
                    toggled("GridFollowsProblem", "gridFollowsProblem"),
                    toggled("NonPortableCluster", "nonPortableCluster"),
                    toggled("Cooperative", "cooperative"), chosen("Stream", "stream"),
                    ChangeCase{{"Step"},
                               [](WindowTest&, gui::MainWindow& window) {
                                   QTest::keyClick(&focused<QLineEdit>(window, "blockX"), Qt::Key_Up);
                               }},
                    ChangeCase{{"ClickInThePlotOfOccupancy"},
                               [](WindowTest&, gui::MainWindow& window) {
                                   auto& plot = focused<gui::OccupancyPlot>(window, "occupancyPlot");
                                   QTest::keyClick(&plot, Qt::Key_Right);
                                   QTest::keyClick(&plot, Qt::Key_Right);
                                   QTest::keyClick(&plot, Qt::Key_Return);
                               }}),
    caseName<ChangeCase>);

TEST_F(UndoTest, BringsBackWhatWasFoundBeforeTheEdit) {
    auto& find = get<QLineEdit>(QStringLiteral("findField"));
    type(QStringLiteral("findField"), QStringLiteral("element 700,300"));
    QTest::keyClick(&find, Qt::Key_Return);
    const QString shown = find.text();
    const core::HierarchyPath found = session().path();
    ASSERT_EQ(found.level, core::HierarchyLevel::Thread);
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    ASSERT_NE(session().path(), found) << "the grid has no such block now";
    EXPECT_TRUE(find.text().isEmpty());
    undo();
    EXPECT_EQ(session().path(), found);
    EXPECT_EQ(window->hierarchy().path(), found);
    EXPECT_EQ(text(QStringLiteral("element")).toStdString(), "(700, 300)");
    EXPECT_EQ(find.text(), shown);
    redo();
    EXPECT_NE(session().path(), found);
    EXPECT_TRUE(find.text().isEmpty());
}

TEST_F(UndoTest, KeepsWhatWasSelectedAfterTheEdit) {
    session().setPath(pathToThread(session().shape(), {43, 18, 0}, {12, 12, 0}));
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    session().setPath(pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
    undo();
    EXPECT_EQ(session().path(), pathToThread(session().shape(), {2, 1, 0}, {5, 7, 0}));
}

TEST_F(UndoTest, OfAPresetBringsBackTheSelection) {
    const core::HierarchyPath before = pathToThread(session().shape(), {43, 18, 0}, {12, 12, 0});
    session().setPath(before);
    gui::LaunchState other = session().state();
    other.config.blockDim = {8, 8, 1};
    session().beginWith([] { return QStringLiteral("Another launch"); }, other);
    ASSERT_EQ(session().path(), core::HierarchyPath{});
    undo();
    EXPECT_EQ(session().path(), before);
    redo();
    EXPECT_EQ(session().path(), core::HierarchyPath{});
}

TEST_F(UndoTest, TypingThatIsTakenBackLeavesTheSelection) {
    const core::HierarchyPath before = pathToThread(session().shape(), {43, 18, 0}, {12, 12, 0});
    session().setPath(before);
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    ASSERT_NE(session().path(), before);
    press(Qt::Key_Escape, Qt::NoModifier);
    EXPECT_EQ(session().state().config.blockDim.x, 16U);
    EXPECT_EQ(session().path(), before);
}

TEST_F(UndoTest, InTheNextFieldUndoesTheFieldBefore) {
    field("blockX").setFocus();
    field("blockX").selectAll();
    QTest::keyClicks(&field("blockX"), QStringLiteral("64"));
    press(Qt::Key_Tab, Qt::NoModifier);
    ASSERT_EQ(QApplication::focusWidget(), &field("blockY"));
    undo();
    EXPECT_EQ(session().state().config.blockDim.x, 16U);
    EXPECT_EQ(field("blockX").text().toStdString(), "16");
}

TEST_F(UndoTest, InAFieldAndByTheMenuIsOneHistory) {
    field("blockX").setFocus();
    field("blockX").selectAll();
    QTest::keyClicks(&field("blockX"), QStringLiteral("32"));
    undo();
    const int steps = session().undoStack().index();
    auto* menu = window->findChild<QAction*>(QStringLiteral("undoAction"));
    if (menu->isEnabled())
        menu->trigger();
    EXPECT_EQ(session().state().config.blockDim.x, 16U) << "an undone edit stays undone";
    EXPECT_LE(session().undoStack().index(), steps);
}

TEST_F(UndoTest, UndoesUnreadableTextFirst) {
    field("blockX").setFocus();
    QTest::keyClick(&field("blockX"), Qt::Key_End);
    QTest::keyClicks(&field("blockX"), QStringLiteral("q"));
    ASSERT_FALSE(field("blockX").problem().isEmpty());
    const int steps = session().undoStack().index();
    undo();
    EXPECT_EQ(field("blockX").text().toStdString(), "16");
    EXPECT_TRUE(field("blockX").problem().isEmpty());
    EXPECT_EQ(session().undoStack().index(), steps);
}

TEST_F(UndoTest, UndoesUnreadableTextFirstAlsoWhereTheFocusIsElsewhere) {
    type(QStringLiteral("blockY"), QStringLiteral("8"));
    const int steps = session().undoStack().index();
    for (const char* name : {"blockX", "dynamicShared"})
        type(QString::fromLatin1(name), QStringLiteral("x"));
    ASSERT_FALSE(session().unreadable().isEmpty());
    get<QCheckBox>(QStringLiteral("gridFollowsProblem")).setFocus();
    const auto* menu = window->findChild<QAction*>(QStringLiteral("undoAction"));
    EXPECT_EQ(menu->text().toStdString(), "&Undo typing");
    undo();
    EXPECT_EQ(field("dynamicShared").text().toStdString(), "0 B");
    EXPECT_EQ(field("blockX").text().toStdString(), "x") << "it was typed before";
    undo();
    EXPECT_EQ(field("blockX").text().toStdString(), "16");
    EXPECT_TRUE(session().unreadable().isEmpty()) << session().unreadable().toStdString();
    EXPECT_EQ(session().undoStack().index(), steps) << "no step of the launch";
    EXPECT_EQ(session().state().config.blockDim.y, 8U);
    undo();
    EXPECT_EQ(session().state().config.blockDim.y, 16U);
}

struct FocusCase : test::NamedCase {
    const char* focus;
};
class UnreadableTextBefore : public UndoTest, public testing::WithParamInterface<FocusCase> {};

TEST_P(UnreadableTextBefore, ALaterStepIsUndoneAfterIt) {
    type(QStringLiteral("blockX"), QStringLiteral("16q"));
    ASSERT_FALSE(field("blockX").problem().isEmpty());
    QTest::keyClick(&focused<QCheckBox>(*window, "nonPortableCluster"), Qt::Key_Space);
    ASSERT_TRUE(session().state().optIns.nonPortableClusterSizeAllowed);
    get<QWidget>(QString::fromLatin1(GetParam().focus)).setFocus();
    const auto* menu = window->findChild<QAction*>(QStringLiteral("undoAction"));
    EXPECT_EQ(menu->text().toStdString(), "&Undo Change cluster opt-in");
    undo();
    EXPECT_FALSE(session().state().optIns.nonPortableClusterSizeAllowed);
    EXPECT_EQ(field("blockX").text().toStdString(), "16q");
    EXPECT_EQ(menu->text().toStdString(), "&Undo typing");
    undo();
    EXPECT_EQ(field("blockX").text().toStdString(), "16");
    EXPECT_TRUE(session().unreadable().isEmpty()) << session().unreadable().toStdString();
    EXPECT_FALSE(menu->isEnabled());
}

INSTANTIATE_TEST_SUITE_P(WithTheFocus, UnreadableTextBefore,
                         testing::Values(FocusCase{{"InTheLaterField"}, "nonPortableCluster"},
                                         FocusCase{{"InTheFieldOfTheText"}, "blockX"},
                                         FocusCase{{"Elsewhere"}, "stream"}),
                         caseName<FocusCase>);

TEST_F(UndoTest, AnUnreadableTextThatIsTypedAgainIsLaterThanTheStepBetween) {
    type(QStringLiteral("blockX"), QStringLiteral("q"));
    QTest::keyClick(&focused<QCheckBox>(*window, "nonPortableCluster"), Qt::Key_Space);
    type(QStringLiteral("blockX"), QStringLiteral("qq"));
    undo();
    EXPECT_EQ(field("blockX").text().toStdString(), "16");
    EXPECT_TRUE(session().state().optIns.nonPortableClusterSizeAllowed);
    undo();
    EXPECT_FALSE(session().state().optIns.nonPortableClusterSizeAllowed);
}

TEST_F(UndoTest, AStepAfterTheHistoryBeganAnewIsLaterThanAnOlderText) {
    type(QStringLiteral("blockY"), QStringLiteral("8"));
    type(QStringLiteral("blockX"), QStringLiteral("q"));
    session().undoStack().clear();
    QTest::keyClick(&focused<QCheckBox>(*window, "nonPortableCluster"), Qt::Key_Space);
    undo();
    EXPECT_FALSE(session().state().optIns.nonPortableClusterSizeAllowed);
    EXPECT_EQ(field("blockX").text().toStdString(), "q");
}

TEST_F(UndoTest, AValidPrefixOfUnreadableTextIsNotUsed) {
    const int steps = session().undoStack().index();
    field("blockX").setFocus();
    field("blockX").selectAll();
    QTest::keyClicks(&field("blockX"), QStringLiteral("1e3"));
    EXPECT_EQ(field("blockX").text().toStdString(), "1e3");
    EXPECT_EQ(session().state().config.blockDim.x, 16U);
    EXPECT_EQ(session().undoStack().index(), steps) << "nothing was changed, so there is nothing to undo";
}

TEST_F(UndoTest, TheMenuOfAFieldOffersNoOtherHistory) {
    gui::NumberField& blockX = field("blockX");
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(5, 5), blockX.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&blockX, &asked);
    auto* menu = blockX.findChild<QMenu*>();
    ASSERT_NE(menu, nullptr);
    QStringList entries;
    for (const QAction* action : menu->actions())
        if (!action->isSeparator())
            entries << action->text().remove(QLatin1Char('&'));
    EXPECT_EQ(entries.join(QLatin1Char(',')).toStdString(), "Cut,Copy,Paste,Select all");
    menu->close();
}

} // namespace
} // namespace trichevron::test
