// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One field of a row takes the numbers of all its axes: "32x8", "32, 8", "dim3(32, 8)".
#include "app/gui/editors/number_field.h"
#include "tests/case_name.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

#include <string>
#include <vector>

namespace trichevron::test {
namespace {

class RowTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
        before_ = session().state();
    }
    gui::NumberField& field(const char* name) { return get<gui::NumberField>(QString::fromLatin1(name)); }
    const core::LaunchConfig& config() { return session().state().config; }
    /// The texts of the three fields.
    std::string texts(const char* row) {
        QStringList shown;
        for (const char axis : {'X', 'Y', 'Z'})
            shown << get<gui::NumberField>(QString::fromLatin1(row) + QLatin1Char(axis)).text();
        return shown.join(QLatin1Char('|')).toStdString();
    }
    gui::LaunchState before_; ///< 16 × 16, as the demo suggests
};

TEST_F(RowTest, EachKeyOfARowIsReadAndTheBlockIsNeverHalfOfBoth) {
    struct Key {
        char key;
        core::BlockExtent block;
        bool isReadable;
    };
    gui::NumberField& x = field("blockX");
    x.setFocus();
    x.selectAll();
    for (const Key& key : std::vector<Key>{{'3', {3, 16, 1}, true},
                                           {'2', {32, 16, 1}, true},
                                           {'x', {16, 16, 1}, false},
                                           {'8', {32, 8, 1}, true},
                                           {'x', {16, 16, 1}, false},
                                           {'4', {32, 8, 4}, true}}) {
        QTest::keyClick(&x, key.key);
        EXPECT_EQ(config().blockDim, key.block) << key.key;
        EXPECT_EQ(x.problem().isEmpty(), key.isReadable) << x.problem().toStdString();
    }
    EXPECT_EQ(texts("block"), "32x8x4|8|4");
    QTest::keyClick(&x, Qt::Key_Tab);
    EXPECT_EQ(texts("block"), "32|8|4");
    EXPECT_EQ(config().blockDim, (core::BlockExtent{32, 8, 4}));
}

TEST_F(RowTest, EscapeReturnsTheWholeRow) {
    type(QStringLiteral("blockY"), QStringLiteral("32x8"));
    ASSERT_EQ(config().blockDim, (core::BlockExtent{32, 8, 1}));
    QTest::keyClick(&field("blockY"), Qt::Key_Escape);
    EXPECT_TRUE(session().state() == before_);
    EXPECT_EQ(texts("block"), "16|16|1");
    EXPECT_FALSE(session().undoStack().canUndo()) << "nothing was changed";
}

TEST_F(RowTest, WhatCannotBeReadIsMarkedAndSaidAndChangesNothing) {
    type(QStringLiteral("blockX"), QStringLiteral("32xq"));
    EXPECT_EQ(config().blockDim, before_.config.blockDim);
    EXPECT_EQ(field("blockX").property("mark").toString().toStdString(), "unreadable");
    EXPECT_EQ(text(QStringLiteral("blockProblem")).toStdString(),
              "block x: \"32xq\": \"q\" is not a number; give a whole number from 0 to 4,294,967,295");
    EXPECT_FALSE(session().unreadable().isEmpty());
}

TEST_F(RowTest, ARowReplacesAnotherFieldOfItThatCannotBeRead) {
    type(QStringLiteral("blockY"), QStringLiteral("q"));
    ASSERT_FALSE(session().unreadable().isEmpty());
    type(QStringLiteral("blockX"), QStringLiteral("32x16"));
    EXPECT_TRUE(session().unreadable().isEmpty()) << session().unreadable().toStdString();
    EXPECT_EQ(field("blockY").text().toStdString(), "16");
}

TEST_F(RowTest, AStepBeginsWithTheNumbersOfTheRow) {
    type(QStringLiteral("blockX"), QStringLiteral("32x8"));
    QTest::keyClick(&field("blockX"), Qt::Key_Up);
    EXPECT_EQ(config().blockDim, (core::BlockExtent{33, 8, 1}));
    EXPECT_EQ(texts("block"), "33|8|1");
}

TEST_F(RowTest, UndoShowsTheRowBeforeAlsoWhereTheFieldsOwnNumberIsTheSame) {
    type(QStringLiteral("blockX"), QStringLiteral("16x8"));
    ASSERT_EQ(texts("block"), "16x8|8|1");
    QTest::keyClick(&field("blockX"), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(config().blockDim, before_.config.blockDim);
    EXPECT_EQ(texts("block"), "16|16|1");
}

TEST_F(RowTest, AProblemTakesNoMoreAxesThanItsKernel) {
    type(QStringLiteral("problemX"), QStringLiteral("500x400x2"));
    EXPECT_EQ(config().problem, before_.config.problem);
    EXPECT_NE(text(QStringLiteral("problemProblem")).indexOf(QStringLiteral("more axes than the 2")), -1)
        << text(QStringLiteral("problemProblem")).toStdString();
}

struct PastedRow : NamedCase {
    const char* field;
    const char* text;
    const char* shown; ///< in the three fields, after the next one has the focus
};
class PastedRowTest : public RowTest, public testing::WithParamInterface<PastedRow> {};

TEST_P(PastedRowTest, FillsTheAxesInOneStep) {
    const PastedRow& row = GetParam();
    QGuiApplication::clipboard()->setText(QString::fromUtf8(row.text));
    gui::NumberField& pasted = field(row.field);
    pasted.setFocus();
    pasted.selectAll();
    QTest::keyClick(&pasted, Qt::Key_V, Qt::ControlModifier);
    QTest::keyClick(&pasted, Qt::Key_Tab);
    const std::string name(row.field);
    EXPECT_EQ(texts(name.substr(0, name.size() - 1).c_str()), row.shown);
    EXPECT_EQ(session().undoStack().index(), 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(session().state() == before_);
}

INSTANTIATE_TEST_SUITE_P(Of, PastedRowTest,
                         testing::Values(PastedRow{{"ACross"}, "blockX", "32x8", "32|8|1"},
                                         PastedRow{{"ACommaInZ"}, "blockZ", "32, 8", "32|8|1"},
                                         PastedRow{{"Dim3"}, "blockY", "dim3(32, 8, 2)", "32|8|2"},
                                         PastedRow{{"OurOwnText"}, "gridX", "30 × 40", "30|40|1"},
                                         PastedRow{{"ATuple"}, "gridY", "(30, 40)", "30|40|1"},
                                         PastedRow{{"Cluster"}, "clusterX", "2x2", "2|2|1"},
                                         PastedRow{{"Problem"}, "problemX", "500x400", "500|400|1"}),
                         caseName<PastedRow>);

} // namespace
} // namespace trichevron::test
