// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What launch bounds would do, as a plot: its axes, its colours and the wheel. And the bars in cells of
// tables.
#include "app/gui/pages/kernel/bar_cell.h"
#include "app/gui/source/bounds_plot.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/waiting.h"

#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>
#include <QWheelEvent>
#include <QtTest/qtestspontaneevent.h>

#include <gtest/gtest.h>

namespace trichevron::test {
namespace {

core::BoundsPoint pointOf(std::uint32_t registers, double occupancy, bool isPresent) {
    core::BoundsPoint point;
    point.choice.registerLimit = registers;
    point.kernel.numRegs = registers;
    point.occupancy = occupancy;
    point.isPresent = isPresent;
    return point;
}

class BoundsPlotTest : public testing::Test {
protected:
    void show(const QSize& size, std::vector<core::BoundsPoint> points) {
        plot.resize(size);
        plot.setPoints(std::move(points), {}, 256);
        plot.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&plot, waitMs));
        plot.replot();
    }
    void TearDown() override { applyTheme(*qApp, gui::ThemeChoice::Light); }

    gui::BoundsPlot plot;
};

TEST_F(BoundsPlotTest, NoLabelOfTheOccupancyIsAbove100Percent) {
    for (const QSize size : {QSize(400, 200), QSize(700, 420), QSize(2700, 900)}) {
        show(size, {pointOf(12, 1, true), pointOf(32, 0.5, false)});
        const QVector<double> ticks = plot.yAxis->tickVector();
        ASSERT_FALSE(ticks.isEmpty());
        EXPECT_LE(ticks.back(), 100) << size.height();
        EXPECT_LT(plot.yAxis->coordToPixel(100), plot.axisRect()->bottom());
        EXPECT_GE(plot.yAxis->coordToPixel(100) - plot.axisRect()->top(), 3) << "a mark at the top is whole";
    }
}

TEST_F(BoundsPlotTest, APointHasLabelledRegistersOnBothSides) {
    for (const std::uint32_t registers : {10U, 12U, 26U, 200U}) {
        show({500, 200}, {pointOf(registers, 1, true)});
        const QVector<double> ticks = plot.xAxis->tickVector();
        ASSERT_GE(ticks.size(), 3) << registers;
        EXPECT_LE(ticks.front(), registers);
        EXPECT_GE(ticks.back(), registers);
    }
}

TEST_F(BoundsPlotTest, TheNameOfAnAxisHasTheColourOfTheThemeThatIsChosenWhileItIsShown) {
    show({500, 300}, {pointOf(12, 1, true)});
    for (const gui::ThemeChoice choice : {gui::ThemeChoice::Dark, gui::ThemeChoice::Light}) {
        applyTheme(*qApp, choice);
        handleAllEvents();
        int names = 0;
        for (int i = 0; i < plot.itemCount(); ++i)
            if (const auto* text = qobject_cast<QCPItemText*>(plot.item(i));
                text != nullptr && text->text().startsWith(QStringLiteral("occupancy"))) {
                EXPECT_EQ(text->color(), gui::currentTheme().accentText);
                ++names;
            }
        EXPECT_EQ(names, 1);
    }
}

TEST_F(BoundsPlotTest, TheWheelIsLeftToTheAreaThatThePlotScrollsIn) {
    QScrollArea area;
    auto* content = new QWidget;
    content->setMinimumHeight(2000);
    auto* inside = new gui::BoundsPlot(content);
    inside->setGeometry(0, 0, 400, 300);
    area.setWidget(content);
    area.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&area, waitMs));
    const QPointF place(100, 100);
    QWheelEvent wheel(place, inside->mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&wheel); // else it is not handed on
    qApp->notify(inside, &wheel);
    EXPECT_GT(area.verticalScrollBar()->value(), 0);
}

/// The first and the last row with ink right of `from`.
std::pair<int, int> inkRows(const QImage& cell, int from) {
    std::pair<int, int> rows{-1, -1};
    for (int y = 0; y < cell.height(); ++y)
        for (int x = from; x < cell.width(); ++x)
            if (qAbs(qGray(cell.pixel(x, y)) - qGray(cell.pixel(cell.width() - 1, 0))) > 60) {
                rows = {rows.first < 0 ? y : rows.first, y};
                break;
            }
    return rows;
}

TEST(BarCell, ItsWordsAreOnTheLineOfTheOtherCells) {
    QTableWidget table(1, 2);
    table.setShowGrid(false);
    table.setFocusPolicy(Qt::NoFocus);
    table.setItemDelegateForColumn(0, new gui::BarCell(&table));
    table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("100 %")));
    table.item(0, 0)->setData(Qt::UserRole, 0.0);
    table.setItem(0, 1, new QTableWidgetItem(QStringLiteral("100 %")));
    table.resizeColumnsToContents();
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table, waitMs));
    for (const int height : {20, 23, 30, 31}) {
        table.setRowHeight(0, height);
        const auto rowsOf = [&](int column, int from) {
            const QRect rect = table.visualItemRect(table.item(0, column));
            return inkRows(table.viewport()->grab(rect).toImage(), from);
        };
        EXPECT_EQ(rowsOf(0, gui::scaledPixels(54)), rowsOf(1, 0)) << height;
    }
}

TEST(BarCell, ItsBarIsShorterInANarrowColumnAndItsWordsStayWhole) {
    QTableWidget table(1, 1);
    table.setShowGrid(false);
    table.setFocusPolicy(Qt::NoFocus);
    table.setItemDelegateForColumn(0, new gui::BarCell(&table));
    table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("8")));
    table.item(0, 0)->setData(Qt::UserRole, 0.0);
    table.resizeColumnsToContents();
    table.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&table, waitMs));
    const auto words = [&] { // at the right end, of the width of the words
        const QRect rect = table.visualItemRect(table.item(0, 0));
        const int width = table.fontMetrics().horizontalAdvance(QStringLiteral("8")) + 5;
        return table.viewport()->grab(rect).toImage().copy(rect.width() - width, 0, width, rect.height());
    };
    // The words begin after the bar; narrow the column to them first.
    const int whole =
        gui::scaledPixels(38) + 6 + 6 + table.fontMetrics().horizontalAdvance(QStringLiteral("8"));
    table.setColumnWidth(0, whole);
    const QImage before = words();
    table.setColumnWidth(0, whole - gui::scaledPixels(20));
    EXPECT_EQ(words(), before);
}

} // namespace
} // namespace trichevron::test
