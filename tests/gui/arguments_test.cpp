// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the arguments: what its cells say and make of the arguments, and the way from a binary to a
// launch whose output is saved.
#include "app/gui/arguments/argument_model.h"
#include "app/gui/results/result_pages.h"
#include "app/gui/results/results_panel.h"
#include "core/errors/input_error.h"
#include "tests/case_name.h"
#include "tests/gui/arguments_fixture.h"

namespace trichevron::test {
namespace {

using gui::ArgumentColumn;

core::OwnArguments oneArgument(const char* text) {
    core::OwnArguments arguments;
    arguments.arguments = {core::parseKernelArgument(text, "")};
    return arguments;
}

struct CellEdit : NamedCase {
    const char* before;
    ArgumentColumn column;
    const char* shown; ///< in the cell before
    const char* typed;
    const char* after; ///< the argument; empty: the text is refused
    const char* problem = "";
};

class ArgumentCell : public testing::TestWithParam<CellEdit> {};

TEST_P(ArgumentCell, ShowsAPartOfTheArgumentAndChangesIt) {
    const core::OwnArguments before = oneArgument(GetParam().before);
    EXPECT_EQ(cellText(before, 0, GetParam().column).toStdString(), GetParam().shown);
    try {
        const core::OwnArguments after =
            withCell(before, 0, GetParam().column, QString::fromLatin1(GetParam().typed));
        EXPECT_EQ(toString(after.arguments.front()), GetParam().after);
    } catch (const core::InputError& error) {
        EXPECT_EQ(GetParam().after[0], '\0') << error.what();
        EXPECT_NE(std::string(error.what()).find(GetParam().problem), std::string::npos) << error.what();
    }
}

INSTANTIATE_TEST_SUITE_P(
    Edits, ArgumentCell,
    testing::Values(
        CellEdit{{"TheElementsOfABufferAreAnExpression"},
                 "x=float[N]:ramp",
                 ArgumentColumn::Amount,
                 "N",
                 "2 * nx",
                 "x=float[2 * nx]:ramp"},
        CellEdit{{"AnExpressionThatCannotBeReadIsRefused"},
                 "x=float[N]",
                 ArgumentColumn::Amount,
                 "N",
                 "N +",
                 "",
                 "x: "},
        CellEdit{{"TheTypeOfABuffer"},
                 "x=const float[N]:random(3)",
                 ArgumentColumn::Type,
                 "float",
                 "double",
                 "x=const double[N]:random(3)"},
        CellEdit{{"AnUnknownTypeIsNamed"},
                 "x=float[N]",
                 ArgumentColumn::Type,
                 "float",
                 "flaot",
                 "",
                 "there is no type \"flaot\""},
        CellEdit{{"ABufferBeginsWithZeros"},
                 "x=float[N]",
                 ArgumentColumn::Filled,
                 "zeros",
                 "random(7)",
                 "x=float[N]:random(7)"},
        CellEdit{{"ARampBecomesZerosAgain"},
                 "x=float[N]:ramp",
                 ArgumentColumn::Filled,
                 "ramp",
                 "zeros",
                 "x=float[N]"},
        CellEdit{{"AFileKeepsItsPath"},
                 "x=float[N]",
                 ArgumentColumn::Filled,
                 "zeros",
                 "file(/a b/c]:d.bin)",
                 "x=float[N]:file(/a b/c]:d.bin)"},
        CellEdit{{"AnUnknownFillIsRefused"},
                 "x=float[N]",
                 ArgumentColumn::Filled,
                 "zeros",
                 "ones",
                 "",
                 "zeros, ramp, random(SEED) or file(PATH)"},
        CellEdit{{"AnUnfinishedNumberIsNamedAsItWasTyped"},
                 "a=float:2.0",
                 ArgumentColumn::Amount,
                 "2.0",
                 "1e",
                 "",
                 "found \"1e\""},
        CellEdit{{"ANumberThatNoTypeHoldsIsReadAndCheckedWithItsType"},
                 "a=float:2.0",
                 ArgumentColumn::Amount,
                 "2.0",
                 "-1.5e400",
                 "a=float:-1.5e400"},
        CellEdit{{"AValueIsANumber"}, "a=float:2.0", ArgumentColumn::Amount, "2.0", "3.5", "a=float:3.5"},
        CellEdit{{"AValueIsAnExpression"}, "n=N", ArgumentColumn::Amount, "N", "N / 2", "n=N / 2"},
        CellEdit{{"AValueGetsAType"}, "n=N", ArgumentColumn::Type, "", "int64_t", "n=int64_t:N"},
        CellEdit{{"AValueLosesItsType"}, "n=int:N", ArgumentColumn::Type, "int", "", "n=N"},
        CellEdit{{"AWholeArgumentReplacesAValue"},
                 "p=0",
                 ArgumentColumn::Amount,
                 "0",
                 "int[N]:ramp",
                 "p=int[N]:ramp"},
        CellEdit{{"BytesAreHexadecimal"}, "s=hex:00ff", ArgumentColumn::Amount, "00ff", "0102", "s=hex:0102"},
        CellEdit{{"HalfAByteIsRefused"}, "s=hex:00ff", ArgumentColumn::Amount, "00ff", "012", "", "s: "}),
    caseName<CellEdit>);

struct PassingCase : NamedCase {
    const char* before;
    gui::PassedAs way;
    const char* after;
};

class ArgumentWay : public testing::TestWithParam<PassingCase> {};

TEST_P(ArgumentWay, KeepsWhatTheNewWayCanKeep) {
    const core::OwnArguments after = withPassedAs(oneArgument(GetParam().before), 0, GetParam().way, 3);
    EXPECT_EQ(toString(after.arguments.front()), GetParam().after);
}

INSTANTIATE_TEST_SUITE_P(
    Ways, ArgumentWay,
    testing::Values(
        PassingCase{{"AnOutputBecomesAnInput"},
                    "x=int[N]:ramp",
                    gui::PassedAs::ReadOnlyBuffer,
                    "x=const int[N]:ramp"},
        PassingCase{
            {"AnInputBecomesAnOutput"}, "x=const int[N]:ramp", gui::PassedAs::Buffer, "x=int[N]:ramp"},
        PassingCase{{"AValueBecomesABufferOfItsType"}, "x=double:1", gui::PassedAs::Buffer, "x=double[N]"},
        PassingCase{{"ABufferBecomesAValue"}, "x=int[N]", gui::PassedAs::Value, "x=0"},
        PassingCase{{"AStructHasTheBytesOfItsParameter"}, "x=int[N]", gui::PassedAs::Bytes, "x=hex:000000"},
        PassingCase{{"NothingChangesWhereItIsPassedSoAlready"}, "x=int:5", gui::PassedAs::Value, "x=int:5"},
        PassingCase{{"ANullPointer"}, "x=int[N]", gui::PassedAs::Null, "x=null"}),
    caseName<PassingCase>);

TEST_F(ArgumentsPageTest, AKernelSentToExploreHasProposedArgumentsAndTheProblemOfTheLaunch) {
    EXPECT_EQ(window->findChild<gui::ResultsPanel*>()->currentPage(), gui::page_id::arguments);
    EXPECT_EQ(argument(), "arg0=int[N]");
    EXPECT_EQ(cell(ArgumentColumn::Parameter), QStringLiteral("int*"));
    EXPECT_EQ(problem(), QString());
    const core::LaunchConfig& config = session().state().config;
    ASSERT_TRUE(config.problem);
    EXPECT_EQ(*config.problem, (core::ProblemExtent{1000, 1000, 1}));
    EXPECT_EQ(session().evaluation()->idleThreads, core::Count{1008 * 1008 - 1000 * 1000})
        << "not of its threads";
    EXPECT_TRUE(session().state().gridFollowsProblem);
    EXPECT_TRUE(get<QPushButton>(QStringLiteral("launchButton")).isEnabled());
}

TEST_F(ArgumentsPageTest, AnEditIsOneStepOfUndoAndChangesTheSize) {
    type(QStringLiteral("problemX"), QStringLiteral("1024"));
    type(QStringLiteral("problemY"), QStringLiteral("1"));
    EXPECT_EQ(cell(ArgumentColumn::Size), QStringLiteral("4 KiB"));
    edit(ArgumentColumn::Amount, QStringLiteral("2 * N"));
    EXPECT_EQ(argument(), "arg0=int[2 * N]");
    EXPECT_EQ(cell(ArgumentColumn::Size), QStringLiteral("8 KiB"));
    session().undoStack().undo();
    EXPECT_EQ(argument(), "arg0=int[N]");
    EXPECT_EQ(cell(ArgumentColumn::Size), QStringLiteral("4 KiB"));
}

TEST_F(ArgumentsPageTest, ATextThatCannotBeReadStaysAndNothingIsLaunchedWithTheLastOne) {
    edit(ArgumentColumn::Amount, QStringLiteral("N +"));
    EXPECT_EQ(cell(ArgumentColumn::Amount), QStringLiteral("N +"));
    EXPECT_TRUE(problem().startsWith(QStringLiteral("arg0: "))) << problem().toStdString();
    EXPECT_FALSE(app->jobs.launchObstacle().isEmpty());
    EXPECT_EQ(argument(), "arg0=int[N]");
    edit(ArgumentColumn::Amount, QStringLiteral("N + 1"));
    EXPECT_EQ(argument(), "arg0=int[N + 1]");
    EXPECT_EQ(problem(), QString());
    EXPECT_TRUE(app->jobs.launchObstacle().isEmpty()) << app->jobs.launchObstacle().toStdString();
}

TEST_F(ArgumentsPageTest, UndoTakesATextThatCannotBeReadBackAndTheKernelStays) {
    const std::string kernel = session().state().kernel->id;
    edit(ArgumentColumn::Amount, QStringLiteral("N +"));
    const QModelIndex type = table().model()->index(0, static_cast<int>(ArgumentColumn::Type));
    table().model()->setData(type, QStringLiteral("colour"), Qt::EditRole);
    EXPECT_EQ(problem().count(QLatin1Char('\n')), 1) << "each of them is named: " << problem().toStdString();
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(cell(ArgumentColumn::Type), QStringLiteral("int"));
    EXPECT_EQ(cell(ArgumentColumn::Amount), QStringLiteral("N +"));
    EXPECT_EQ(problem().count(QLatin1Char('\n')), 0) << problem().toStdString();
    EXPECT_TRUE(problem().startsWith(QStringLiteral("arg0: "))) << problem().toStdString();
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(cell(ArgumentColumn::Amount), QStringLiteral("N"));
    EXPECT_EQ(problem(), QString());
    EXPECT_TRUE(app->jobs.launchObstacle().isEmpty()) << app->jobs.launchObstacle().toStdString();
    EXPECT_EQ(session().state().kernel->id, kernel);
}

TEST_F(ArgumentsPageTest, UndoElsewhereTakesATextThatCannotBeReadBackToo) {
    const std::string kernel = session().state().kernel->id;
    edit(ArgumentColumn::Amount, QStringLiteral("N +"));
    type(QStringLiteral("argumentTolerance"), QStringLiteral("2"));
    ASSERT_FALSE(session().unreadable().isEmpty());
    session().undo();
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("argumentTolerance")).text(), QString());
    EXPECT_EQ(cell(ArgumentColumn::Amount), QStringLiteral("N +")) << "it was typed before";
    session().undo();
    EXPECT_EQ(cell(ArgumentColumn::Amount), QStringLiteral("N"));
    EXPECT_TRUE(session().unreadable().isEmpty()) << session().unreadable().toStdString();
    EXPECT_EQ(session().state().kernel->id, kernel);
}

struct FocusAfterEdit : NamedCase {
    const char* focus;
};
class LaterEdit : public ArgumentsPageTest, public testing::WithParamInterface<FocusAfterEdit> {};

TEST_P(LaterEdit, IsTakenBackBeforeAnArgumentThatCannotBeRead) {
    const core::BlockExtent before = session().state().config.blockDim;
    edit(ArgumentColumn::Amount, QStringLiteral("abc def"));
    ASSERT_FALSE(problem().isEmpty());
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    ASSERT_NE(session().state().config.blockDim, before);
    auto& focus = get<QWidget>(QString::fromLatin1(GetParam().focus));
    focus.setFocus();
    QTest::keyClick(&focus, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().state().config.blockDim, before);
    EXPECT_EQ(cell(ArgumentColumn::Amount), QStringLiteral("abc def"));
    EXPECT_FALSE(problem().isEmpty());
    QTest::keyClick(&focus, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().state().config.blockDim, before);
    EXPECT_EQ(cell(ArgumentColumn::Amount), QStringLiteral("N"));
    EXPECT_EQ(problem(), QString());
}

INSTANTIATE_TEST_SUITE_P(WithTheFocus, LaterEdit,
                         testing::Values(FocusAfterEdit{{"InItsField"}, "blockX"},
                                         FocusAfterEdit{{"InTheTableOfTheArguments"}, "argumentTable"}),
                         caseName<FocusAfterEdit>);

TEST_F(ArgumentsPageTest, EachEditOfACellIsAStepOfUndo) {
    edit(ArgumentColumn::Amount, QStringLiteral("2 * N"));
    edit(ArgumentColumn::Amount, QStringLiteral("3 * N"));
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(argument(), "arg0=int[2 * N]");
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(argument(), "arg0=int[N]");
}

TEST_F(ArgumentsPageTest, UndoInAnOpenCellTakesBackWhatIsTypedThere) {
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    const core::BlockExtent changed = session().state().config.blockDim;
    const QModelIndex index = table().model()->index(0, static_cast<int>(ArgumentColumn::Amount));
    table().setCurrentIndex(index);
    table().edit(index);
    auto* editor = table().viewport()->findChild<QLineEdit*>();
    ASSERT_NE(editor, nullptr);
    const QString before = editor->text();
    QTest::keyClick(editor, Qt::Key_End);
    QTest::keyClicks(editor, QStringLiteral("7"));
    QTest::keyClick(editor, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(editor->text(), before);
    EXPECT_EQ(session().state().config.blockDim, changed);
}

TEST_F(ArgumentsPageTest, AnUnreadableTextDoesNotHinderAnotherKernel) {
    edit(ArgumentColumn::Amount, QStringLiteral("N +"));
    app->session.undoStack().undo(); // the kernel of before
    EXPECT_TRUE(app->jobs.launchObstacle().isEmpty()) << app->jobs.launchObstacle().toStdString();
}

TEST_F(ArgumentsPageTest, TheToleranceIsAFraction) {
    type(QStringLiteral("argumentTolerance"), QStringLiteral("0.01"));
    ASSERT_TRUE(gui::argumentsOf(session().state())->tolerance);
    EXPECT_DOUBLE_EQ(*gui::argumentsOf(session().state())->tolerance, 0.01);
    type(QStringLiteral("argumentTolerance"), QStringLiteral("2"));
    EXPECT_TRUE(problem().contains(QStringLiteral("from 0 to 1"))) << problem().toStdString();
    EXPECT_FALSE(app->jobs.launchObstacle().isEmpty());
    type(QStringLiteral("argumentTolerance"), QString());
    EXPECT_FALSE(gui::argumentsOf(session().state())->tolerance);
    EXPECT_TRUE(app->jobs.launchObstacle().isEmpty());
}

TEST_F(ArgumentsPageTest, ProposingAgainReplacesWhatWasDescribed) {
    edit(ArgumentColumn::Amount, QStringLiteral("7"));
    click("argumentsPropose");
    EXPECT_EQ(argument(), "arg0=int[N]");
}

} // namespace
} // namespace trichevron::test
