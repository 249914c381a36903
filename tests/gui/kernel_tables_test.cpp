// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the page Kernel: how their words wrap, and how high their rows are.
#include "app/gui/layout/row_table.h"
#include "app/gui/pages/kernel/kernel_devices.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/settings/settings.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/gui_fixture.h"

#include <QCheckBox>
#include <QDir>
#include <QHeaderView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableWidget>
#include <QTest>

#include <algorithm>
#include <vector>

namespace trichevron::test {
namespace {

class KernelTablesTest : public WindowTest {
protected:
    void SetUp() override {
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        for (const char* device : {"NVIDIA GeForce GTX 1650", "NVIDIA H200"})
            app->devices.openDeviceFile(
                QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/%1.json").arg(QString::fromLatin1(device)));
        window->pages().show(gui::window_page::kernel);
    }
    void TearDown() override {
        window->setLargeType(false);
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }
    void resizeTo(const QSize& size) {
        window->resize(size);
        handleAllEvents();
    }
    QTableWidget& table(const char* name) { return get<QTableWidget>(QString::fromLatin1(name)); }
    void openOnEveryDevice() {
        const QString folder = QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices");
        for (const QString& file : QDir(folder).entryList({QStringLiteral("*.json")}, QDir::Files))
            app->devices.openDeviceFile(folder + QLatin1Char('/') + file);
        openKernel(63, {"sm_75", "sm_80", "sm_86", "sm_87", "sm_89", "sm_90", "sm_100", "sm_103", "sm_110",
                        "sm_120", "sm_121"});
        get<QCheckBox>(QStringLiteral("kernelAllDevices")).setChecked(true);
        ASSERT_GT(table("kernelDevices").rowCount(), 30);
    }
    /// Compiled for a device of each of two architectures, or for those that are given.
    void openKernel(int registers, const std::vector<const char*>& architectures = {"sm_90", "sm_75"}) {
        QString output;
        for (const char* architecture : architectures)
            output += QStringLiteral("ptxas info    : Compiling entry function 'k' for '%1'\n"
                                     "ptxas info    : Used %2 registers, 360 bytes cmem[0]\n")
                          .arg(QLatin1String(architecture))
                          .arg(registers);
        static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel)).openText(output);
        ASSERT_TRUE(QTest::qWaitFor([this] { return table("kernelDevices").rowCount() > 1; }, waitMs));
    }
};

/// How many pixels high the words of a cell are drawn.
int drawnHeight(QTableWidget& table, int row, int column) {
    const QRect cell = table.visualItemRect(table.item(row, column));
    const QImage image = table.viewport()->grab(cell).toImage();
    int first = image.height();
    int last = -1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != image.pixel(0, 0)) {
                first = std::min(first, y);
                last = y;
            }
    return last - first + 1;
}

TEST_F(KernelTablesTest, RowsAreAsHighAsTheirWordsAreDrawn) {
    QTableWidget table(1, 1);
    gui::setUpRowTable(table);
    table.setWordWrap(true);
    table.horizontalHeader()->setStretchLastSection(false);
    table.resize(400, 400);
    table.setItem(0, 0,
                  new QTableWidgetItem(QStringLiteral("warps and the maximum number of blocks per SM")));
    table.show();
    handleAllEvents();
    const QFontMetrics metrics(table.font());
    const int gap = 6;
    for (int width = 90; width < 340; ++width) {
        table.setColumnWidth(0, width);
        gui::fitRows(table, gap);
        const int fitted = table.rowHeight(0);
        const int drawn = drawnHeight(table, 0, 0);
        EXPECT_GT(drawn + metrics.height() / 2, fitted - gap) << "a line is empty at " << width;
        table.setRowHeight(0, 350);
        EXPECT_EQ(drawnHeight(table, 0, 0), drawn) << "words are cut at " << width;
    }
}

TEST_F(KernelTablesTest, RowsOfBlockSizesHaveTheHeightOfTheirWidth) {
    openKernel(10);
    const QTableWidget& blocks = table("kernelBlockSizes");
    const QFontMetrics metrics(blocks.font());
    int wrapped = 0;
    for (int width = 1000; width <= 1300; width += 10) {
        resizeTo({width, 1080});
        for (int row = 0; row < blocks.rowCount(); ++row) {
            const QString words = blocks.item(row, 2)->text();
            const bool isOneLine = metrics.horizontalAdvance(words) <= blocks.columnWidth(2) - 6;
            wrapped += isOneLine ? 0 : 1;
            EXPECT_EQ(blocks.rowHeight(row) < 2 * metrics.height(), isOneLine)
                << width << ' ' << words.toStdString();
        }
    }
    EXPECT_GT(wrapped, 0) << "the widths are about where words begin to wrap";
}

TEST_F(KernelTablesTest, NamesOfErrorsWrapSoThatTheDevicesFitAndKeepTheirColourInTheChosenRow) {
    openKernel(63);
    app->session.setBlock(core::Axis::X, {64, 32, 1});
    resizeTo({1200, 800});
    QTableWidget& devices = table("kernelDevices");
    constexpr int verdict = 2;
    ASSERT_TRUE(devices.item(0, verdict)->text().startsWith(QStringLiteral("cudaError")));
    EXPECT_EQ(devices.horizontalScrollBar()->maximum(), 0);
    for (int row = 0; row < devices.rowCount(); ++row)
        EXPECT_EQ(devices.rowHeight(row), devices.rowHeight(0)) << row;
    ASSERT_EQ(devices.currentRow(), 0);
    const QImage chosen =
        devices.viewport()->grab(devices.visualItemRect(devices.item(0, verdict))).toImage();
    int coloured = 0;
    for (int y = 0; y < chosen.height(); ++y)
        for (int x = 0; x < chosen.width(); ++x) {
            const QColor colour = chosen.pixelColor(x, y);
            coloured += colour.red() - colour.blue() > 60 ? 1 : 0;
        }
    EXPECT_GT(coloured, 20);
    const int drawn = drawnHeight(devices, 0, verdict);
    devices.setRowHeight(0, 200);
    EXPECT_EQ(drawnHeight(devices, 0, verdict), drawn) << "the name is whole";
}

TEST_F(KernelTablesTest, TheLaunchOfExploreIsAskedAboutWithItsCluster) {
    openKernel(32);
    constexpr int verdict = 2;
    constexpr int blocks = 3;
    const auto cell = [this](const char* device, int column) {
        const QTableWidget& devices = table("kernelDevices");
        for (int row = 0; row < devices.rowCount(); ++row)
            if (devices.item(row, 0)->text() == QLatin1String(device))
                return devices.item(row, column)->text();
        return QString();
    };
    app->session.setBlock(core::Axis::X, {64, 1, 1});
    EXPECT_EQ(cell("NVIDIA H200", blocks), QStringLiteral("32"));
    EXPECT_EQ(cell("NVIDIA GeForce GTX 1650", verdict), QStringLiteral("accepted"));
    app->session.setCluster(core::Axis::X, {2, 1, 1});
    EXPECT_EQ(cell("NVIDIA H200", blocks), QStringLiteral("8"));
    EXPECT_NE(cell("NVIDIA GeForce GTX 1650", verdict), QStringLiteral("accepted"));
    EXPECT_EQ(table("kernelBlockSizes").item(0, 1)->data(Qt::UserRole).toDouble(), 1);
    EXPECT_GE(table("kernelBlockSizes").item(0, 0)->data(Qt::UserRole).toInt(), 256)
        << "eight blocks fill an SM";
}

TEST_F(KernelTablesTest, WhereTheClustersLimitTheToolTipSaysWhy) {
    openKernel(32);
    const auto limits = [this] {
        std::vector<const QTableWidgetItem*> cells;
        for (const char* name : {"kernelDevices", "kernelBlockSizes"}) {
            const QTableWidget& rows = table(name);
            EXPECT_GT(rows.rowCount(), 1) << name;
            for (int row = 0; row < rows.rowCount(); ++row)
                cells.push_back(rows.item(row, rows.columnCount() - 1));
        }
        return cells;
    };
    const QString why = QStringLiteral("An SM holds at most 8 blocks of a launch in clusters");
    app->session.setBlock(core::Axis::X, {64, 1, 1});
    for (const QTableWidgetItem* cell : limits())
        EXPECT_FALSE(cell->toolTip().contains(why)) << cell->text().toStdString();
    app->session.setCluster(core::Axis::X, {2, 1, 1});
    int limited = 0;
    for (const QTableWidgetItem* cell : limits()) {
        const bool isByClusters = cell->text() == QStringLiteral("the clusters");
        limited += isByClusters ? 1 : 0;
        EXPECT_EQ(cell->toolTip().contains(why), isByClusters) << cell->text().toStdString();
        EXPECT_EQ(cell->data(Qt::AccessibleDescriptionRole).toString().contains(why), isByClusters);
    }
    EXPECT_GT(limited, 0);
}

TEST_F(KernelTablesTest, NoCellOfTheChosenRowHasAFrame) {
    openKernel(63);
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    window->setAttribute(Qt::WA_KeyboardFocusChange); // then Qt's styles draw one
    for (const char* name : {"kernelDevices", "kernelBlockSizes"}) {
        QTableWidget& rows = table(name);
        rows.setFocus(Qt::TabFocusReason);
        ASSERT_TRUE(rows.hasFocus()) << name;
        for (int column = 0; column < 2; ++column) {
            rows.setCurrentCell(0, column);
            handleAllEvents();
            const QImage cell = rows.viewport()->grab(rows.visualItemRect(rows.item(0, column))).toImage();
            const QRgb fill = cell.pixel(0, 0);
            for (int x = 0; x < cell.width(); ++x)
                EXPECT_EQ(cell.pixel(x, 0), fill) << name << column << " at " << x;
            for (int y = 0; y < cell.height(); ++y)
                EXPECT_EQ(cell.pixel(0, y), fill) << name << column << " at " << y;
        }
    }
}

TEST_F(KernelTablesTest, DevicesHaveOneLineEachWhereTheBlockSizesLeaveThemTheRoom) {
    openKernel(63);
    app->session.setBlock(core::Axis::X, {64, 32, 1});
    for (const int width : {1280, 1400, 1920, 1280}) {
        resizeTo({width, 800});
        ASSERT_EQ(window->width(), width);
        const QTableWidget& devices = table("kernelDevices");
        EXPECT_EQ(devices.horizontalScrollBar()->maximum(), 0) << width;
        for (int row = 0; row < devices.rowCount(); ++row)
            EXPECT_LT(devices.rowHeight(row), 2 * QFontMetrics(devices.font()).height()) << width;
        EXPECT_EQ(get<QScrollArea>(QStringLiteral("kernelScroll")).horizontalScrollBar()->maximum(), 0);
    }
}

TEST_F(KernelTablesTest, InASmallWindowSpillsThatAreNotKnownLeaveTheirRoomToTheOtherColumns) {
    const QTableWidget& devices = table("kernelDevices");
    constexpr int spills = 6;
    const auto opens = [&](const QString& words, const QString& cell) {
        QString output; // of two kernels, so that their list is shown
        for (const char* kernel : {"j", "k"})
            output += QStringLiteral("ptxas info    : Compiling entry function '%1' for 'sm_90'\n"
                                     "ptxas info    : Function properties for %1\n"
                                     "%2ptxas info    : Used 63 registers, 360 bytes cmem[0]\n")
                          .arg(QLatin1String(kernel), words);
        static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel)).openText(output);
        return QTest::qWaitFor(
            [&] { return devices.rowCount() == 1 && devices.item(0, spills)->text() == cell; }, waitMs);
    };
    ASSERT_TRUE(opens({}, QStringLiteral("not known")));
    resizeTo({900, 600});
    EXPECT_TRUE(devices.isColumnHidden(spills));
    EXPECT_EQ(devices.horizontalScrollBar()->maximum(), 0);
    const QTableWidgetItem& limit = *devices.item(0, 8);
    EXPECT_EQ(limit.text(), QStringLiteral("registers"));
    EXPECT_GE(devices.columnWidth(8), devices.fontMetrics().horizontalAdvance(limit.text()));
    resizeTo({1920, 1080});
    EXPECT_FALSE(devices.isColumnHidden(spills)) << "there is room for all";
    resizeTo({900, 600});
    ASSERT_TRUE(
        opens(QStringLiteral("    8 bytes stack frame, 16 bytes spill stores, 16 bytes spill loads\n"),
              QStringLiteral("16 B")));
    EXPECT_FALSE(devices.isColumnHidden(spills));
}

TEST_F(KernelTablesTest, ManyDevicesUseTheHeightThatThereIs) {
    openOnEveryDevice();
    resizeTo({1280, 800});
    const QTableWidget& devices = table("kernelDevices");
    const auto& page = get<QScrollArea>(QStringLiteral("kernelScroll"));
    const int last = devices.mapTo(page.viewport(), devices.rect().bottomLeft()).y();
    ASSERT_GT(devices.verticalScrollBar()->maximum(), 0) << "more devices than fit";
    EXPECT_GT(last, page.viewport()->height() - 30) << "no room is left below it";
    resizeTo({1280, 1600});
    EXPECT_EQ(devices.verticalScrollBar()->maximum(), 0);
    EXPECT_LT(devices.height(), devices.rowViewportPosition(devices.rowCount() - 1) + 120) << "not more";
}

TEST_F(KernelTablesTest, ALongNameOfADeviceLeavesTheNumbersTheirRoomWhereTheTableScrolls) {
    openOnEveryDevice();
    window->setLargeType(true);
    resizeTo({900, 700});
    const QTableWidget& devices = table("kernelDevices");
    ASSERT_GT(devices.horizontalScrollBar()->maximum(), 0);
    int widest = 0;
    for (int row = 0; row < devices.rowCount(); ++row) {
        const QTableWidgetItem& name = *devices.item(row, 0);
        widest = std::max(widest, devices.fontMetrics().horizontalAdvance(name.text()));
        EXPECT_EQ(name.toolTip(), name.text());
        EXPECT_LT(devices.rowHeight(row), 2 * devices.fontMetrics().height()) << row;
    }
    EXPECT_LT(devices.columnWidth(0), widest * 3 / 4);
}

TEST_F(KernelTablesTest, ARefusalOfAnEarlierTextKeepsItsReasonAndItsColour) {
    session().setBlock(core::Axis::X, {64, 32, 1}); // more threads than a block can have
    core::KernelResources version;
    version.name = "k";
    version.architecture = "sm_90";
    version.numRegs = 63;
    version.sharedSizeBytes = core::Bytes{};
    core::OwnKernel kernel;
    kernel.versions = {version};
    gui::KernelDevices view(session(), app->devices);
    const auto& rows = *view.findChild<QTableWidget*>(QStringLiteral("kernelDevices"));
    view.setKernel(kernel, {});
    ASSERT_GT(rows.rowCount(), 0);
    constexpr int device = 0;
    constexpr int verdict = 2;
    const QString reason = rows.item(0, verdict)->toolTip();
    const QBrush alarm = rows.item(0, verdict)->foreground();
    ASSERT_NE(reason, rows.item(0, verdict)->text());
    view.setKernel(kernel, {{}, {}, {"sm_90"}});
    const QString old = QStringLiteral("\nOf an earlier text of the source.");
    EXPECT_EQ(rows.item(0, verdict)->toolTip(), reason + old);
    EXPECT_EQ(rows.item(0, verdict)->foreground(), alarm);
    EXPECT_EQ(rows.item(0, device)->toolTip(), rows.item(0, device)->text() + old);
    EXPECT_EQ(rows.item(0, device)->foreground().color(), gui::currentTheme().muted);
}

} // namespace
} // namespace trichevron::test
