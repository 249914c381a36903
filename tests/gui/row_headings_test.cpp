// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The headings of tables are over the words of their cells, as both are drawn.
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/results/copyable_table.h"
#include "app/gui/settings/settings.h"
#include "core/json/file_io.h"
#include "tests/gui/gui_fixture.h"

#include <QHeaderView>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <utility>

namespace trichevron::test {
namespace {

/// The first and the last column of pixels with anything on one colour.
struct InkEdges {
    int left;
    int right;
};

InkEdges edgesOfInk(QWidget& viewport, const QRect& place) {
    constexpr int line = 2; // under a heading
    const QImage image = viewport.grab(place.adjusted(0, 0, 0, -line)).toImage();
    InkEdges found{image.width(), -1};
    for (int x = 0; x < image.width(); ++x)
        for (int y = 0; y < image.height(); ++y)
            if (image.pixel(x, y) != image.pixel(0, 0)) {
                found.left = std::min(found.left, x);
                found.right = std::max(found.right, x);
            }
    return found;
}

QRect placeOfHeading(const QHeaderView& headings, int column) {
    return {headings.sectionViewportPosition(column), 0, headings.sectionSize(column), headings.height()};
}

InkEdges inkOfHeading(const QTableView& table, int column) {
    const QHeaderView& headings = *table.horizontalHeader();
    return edgesOfInk(*headings.viewport(), placeOfHeading(headings, column));
}

InkEdges inkOfCell(const QTableView& table, int row, int column) {
    return edgesOfInk(*table.viewport(), table.visualRect(table.model()->index(row, column)));
}

/// A letter and a digit leave different parts of a pixel beside them.
constexpr int besideGlyph = 2;

class RowHeadingsTest : public WindowTest {
protected:
    void SetUp() override {
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        for (const char* device : {"NVIDIA H200", "Tesla T4"})
            app->devices.openDeviceFile(
                QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/%1.json").arg(QString::fromLatin1(device)));
        window->resize(1600, 900);
    }
    void TearDown() override {
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }

    QTableView& openProgram() {
        window->pages().show(gui::window_page::program);
        const QString path = folder_.filePath(QStringLiteral("trace.json"));
        core::writeFileAtomically(
            path.toStdString(),
            R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}], "traceEvents": [
               {"ph": "X", "cat": "kernel", "name": "gemm", "ts": 0, "dur": 60, "args": {"device": 0,
                "registers per thread": 64, "stream": 7, "shared memory": 0, "grid": [1000, 100, 1],
                "block": [256, 1, 1]}},
               {"ph": "X", "cat": "kernel", "name": "relu", "ts": 100, "dur": 20, "args": {"device": 0,
                "registers per thread": 16, "stream": 7, "shared memory": 0, "grid": [1000, 1, 1],
                "block": [256, 1, 1]}}]})");
        auto& page = static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
        page.openFile(path);
        EXPECT_TRUE(QTest::qWaitFor([&] { return page.program() != nullptr; }, waitMs));
        handleAllEvents();
        return get<QTableView>(QStringLiteral("programTable"));
    }

    /// After a click on it.
    static InkEdges inkOfSorted(const QTableView& launches, int column) {
        const QHeaderView& headings = *launches.horizontalHeader();
        QTest::mouseClick(headings.viewport(), Qt::LeftButton, Qt::NoModifier,
                          placeOfHeading(headings, column).center());
        handleAllEvents();
        EXPECT_EQ(headings.sortIndicatorSection(), column);
        return inkOfHeading(launches, column);
    }

    QTemporaryDir folder_;
};

TEST_F(RowHeadingsTest, AHeadingOverNumbersEndsWhereTheyEnd) {
    const QTableView& launches = openProgram();
    for (const int column :
         {gui::program_column::Launches, gui::program_column::Time, gui::program_column::Registers,
          gui::program_column::Occupancy, gui::program_column::Waves, gui::program_column::Median}) {
        ASSERT_FALSE(launches.isColumnHidden(column)) << column;
        EXPECT_NEAR(inkOfHeading(launches, column).right, inkOfCell(launches, 0, column).right, besideGlyph)
            << column;
    }
}

TEST_F(RowHeadingsTest, TheArrowOfTheSortedColumnIsLeftOfAHeadingOverNumbers) {
    const QTableView& launches = openProgram();
    constexpr int column = gui::program_column::Time;
    const InkEdges before = inkOfHeading(launches, column);
    const InkEdges sorted = inkOfSorted(launches, column);
    EXPECT_NEAR(sorted.right, before.right, 1);
    EXPECT_LT(sorted.left, before.left - 4) << "an arrow is drawn";
    EXPECT_NEAR(sorted.right, inkOfCell(launches, 0, column).right, besideGlyph);
}

TEST_F(RowHeadingsTest, TheArrowOfASortedColumnOfWordsIsAtTheRight) {
    const QTableView& launches = openProgram();
    constexpr int column = gui::program_column::Name;
    const InkEdges before = inkOfHeading(launches, column);
    const InkEdges sorted = inkOfSorted(launches, column);
    EXPECT_NEAR(sorted.left, before.left, 1);
    EXPECT_GT(sorted.right, launches.columnWidth(column) - 8);
}

TEST_F(RowHeadingsTest, OnPageKernelWordsBeginWhereTheirHeadingsBegin) {
    window->pages().show(gui::window_page::kernel);
    static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel))
        .openText(QStringLiteral("ptxas info    : Compiling entry function 'k' for 'sm_90'\n"
                                 "ptxas info    : Used 63 registers, 360 bytes cmem[0]\n"));
    const auto& devices = get<QTableWidget>(QStringLiteral("kernelDevices"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return devices.rowCount() > 0; }, waitMs));
    handleAllEvents();
    for (const auto& [column, name] :
         {std::pair(0, "device"), std::pair(3, "blocks/SM"), std::pair(5, "registers")}) {
        ASSERT_EQ(devices.horizontalHeaderItem(column)->text().toStdString(), name);
        EXPECT_NEAR(inkOfHeading(devices, column).left, inkOfCell(devices, 0, column).left, besideGlyph)
            << name;
    }
}

TEST_F(RowHeadingsTest, AHeadingOverFiguresEndsWhereTheyEnd) {
    gui::CopyableTable table({QStringLiteral("name"), QStringLiteral("samples")},
                             {{QStringLiteral("a"), QStringLiteral("12345678901")}},
                             QStringLiteral("figures"));
    table.resize(400, 200);
    table.show();
    handleAllEvents();
    EXPECT_NEAR(inkOfHeading(table, 1).right, inkOfCell(table, 0, 1).right, besideGlyph);
}

} // namespace
} // namespace trichevron::test
