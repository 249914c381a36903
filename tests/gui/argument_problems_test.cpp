// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the arguments of a kernel: each wrong cell is marked, and the problem is said below the
// table.
#include "app/gui/theme/theme.h"
#include "tests/case_name.h"
#include "tests/gui/arguments_fixture.h"

#include <QEvent>
#include <QFile>
#include <QTemporaryDir>

namespace trichevron::test {
namespace {

using gui::ArgumentColumn;

TEST_F(ArgumentsPageTest, RowsStayWhereTheyAreWhenAnErrorIsSaid) {
    const auto top = [&] {
        handleAllEvents();
        return table().viewport()->mapTo(window.get(),
                                         table().visualRect(table().model()->index(0, 0)).topLeft());
    };
    const QPoint before = top();
    edit(ArgumentColumn::Amount, QStringLiteral("N +"));
    EXPECT_EQ(top(), before);
    edit(ArgumentColumn::Type, QStringLiteral("colour"));
    EXPECT_EQ(top(), before);
    const auto& label = get<QLabel>(QStringLiteral("argumentsProblem"));
    ASSERT_TRUE(label.isVisible());
    EXPECT_GE(label.mapTo(window.get(), QPoint()).y(),
              table().mapTo(window.get(), QPoint(0, table().height())).y());
}

TEST_F(ArgumentsPageTest, EachWrongCellIsMarkedAndNamed) {
    window->pages().show(gui::window_page::kernel);
    auto& filter = get<QLineEdit>(QStringLiteral("kernelFilter"));
    filter.clear();
    QTest::keyClicks(&filter, QStringLiteral("softmax"));
    click("kernelSend");
    QAbstractItemModel& model = *table().model();
    ASSERT_EQ(model.rowCount(), 3);
    const auto at = [&](int row, ArgumentColumn column) {
        return model.index(row, static_cast<int>(column));
    };
    model.setData(at(0, ArgumentColumn::Amount), QStringLiteral("N +"), Qt::EditRole); // cannot be read
    model.setData(at(1, ArgumentColumn::Amount), QStringLiteral("0 - 5"), Qt::EditRole);
    model.setData(at(2, ArgumentColumn::Amount), QStringLiteral("int:1.5"), Qt::EditRole);
    EXPECT_EQ(problem().count(QLatin1Char('\n')), 2) << problem().toStdString();
    for (int row = 0; row < 3; ++row) {
        const QModelIndex wrong = at(row, ArgumentColumn::Amount);
        EXPECT_EQ(wrong.data(Qt::ForegroundRole).value<QColor>(), gui::currentTheme().alarmText) << row;
        EXPECT_EQ(wrong.data(Qt::BackgroundRole).value<QColor>(), gui::currentTheme().alarmFill) << row;
        const QString said = wrong.data(Qt::AccessibleDescriptionRole).toString();
        EXPECT_FALSE(said.isEmpty()) << row;
        EXPECT_TRUE(problem().contains(said)) << row << ' ' << said.toStdString();
        EXPECT_FALSE(wrong.data(Qt::ToolTipRole).toString().isEmpty()) << row;
        const QModelIndex right = at(row, ArgumentColumn::Type);
        EXPECT_FALSE(right.data(Qt::BackgroundRole).isValid()) << row;
        EXPECT_TRUE(right.data(Qt::AccessibleDescriptionRole).toString().isEmpty()) << row;
    }
    model.setData(at(1, ArgumentColumn::Amount), QStringLiteral("N"), Qt::EditRole);
    EXPECT_EQ(problem().count(QLatin1Char('\n')), 1) << problem().toStdString();
}

TEST_F(ArgumentsPageTest, ABufferThatDoesNotFitIsOneSentence) {
    edit(ArgumentColumn::Amount, QStringLiteral("50000000000"));
    EXPECT_FALSE(problem().isEmpty());
    EXPECT_FALSE(problem().contains(QLatin1Char('\n')));
    EXPECT_EQ(app->jobs.launchObstacle(), problem());
}

struct OutOfRange : NamedCase {
    const char* typed;
    const char* problem;
};
class ValueOutOfRange : public ArgumentsPageTest, public testing::WithParamInterface<OutOfRange> {};

TEST_P(ValueOutOfRange, IsMarkedWithTheLimitsOfItsType) {
    edit(ArgumentColumn::Amount, QString::fromLatin1(GetParam().typed));
    EXPECT_EQ(problem().remove(QChar(0x200B)).toStdString(), GetParam().problem);
    const QModelIndex wrong = table().model()->index(0, static_cast<int>(ArgumentColumn::Amount));
    EXPECT_EQ(wrong.data(Qt::BackgroundRole).value<QColor>(), gui::currentTheme().alarmFill);
    EXPECT_EQ(app->jobs.launchObstacle().toStdString(), GetParam().problem);
}

INSTANTIATE_TEST_SUITE_P(
    Values, ValueOutOfRange,
    testing::Values(OutOfRange{{"AnInt"},
                               "int:3000000000",
                               "arg0: 3000000000 is out of range: int holds -2,147,483,648 to 2,147,483,647"},
                    OutOfRange{{"ANegativeUnsigned"},
                               "unsigned:-1",
                               "arg0: -1 is out of range: unsigned holds 0 to 4,294,967,295"},
                    OutOfRange{{"AFloat"},
                               "float:1e99",
                               "arg0: 1e99 is out of range: float holds -3.40282e+38 to 3.40282e+38"},
                    OutOfRange{{"AFloatThatNoTypeHolds"},
                               "float:-1.5e400",
                               "arg0: -1.5e400 is out of range: float holds -3.40282e+38 to 3.40282e+38"}),
    caseName<OutOfRange>);

TEST_F(ArgumentsPageTest, AFileThatIsMissingIsMarkedUntilItIsThere) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("in.bin"));
    edit(ArgumentColumn::Filled, QStringLiteral("file(%1)").arg(path));
    const QModelIndex filled = table().model()->index(0, static_cast<int>(ArgumentColumn::Filled));
    EXPECT_TRUE(problem().remove(QChar(0x200B)).startsWith(QStringLiteral("arg0: ") + path))
        << problem().toStdString();
    EXPECT_EQ(filled.data(Qt::BackgroundRole).value<QColor>(), gui::currentTheme().alarmFill);
    edit(ArgumentColumn::Expected, path + QStringLiteral(".expected"));
    EXPECT_EQ(problem().count(QLatin1Char('\n')), 1) << problem().toStdString();
    session().undoStack().undo();
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.close();
    QEvent activated(QEvent::WindowActivate);
    QCoreApplication::sendEvent(window.get(), &activated);
    EXPECT_EQ(problem(), QString());
    EXPECT_FALSE(filled.data(Qt::BackgroundRole).isValid());
}

} // namespace
} // namespace trichevron::test
