// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What page Program says of other devices: their order, their words, and the room that they have.
#include "app/gui/pages/program/program_details.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/program_details_fixture.h"

#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTableWidget>

#include <algorithm>

namespace trichevron::test {
namespace {

using ProgramDevicesTest = ProgramDetailsTest;

TEST_F(ProgramDevicesTest, InAWideWindowItIsWiderAndUsualNamesOfDevicesHaveOneLine) {
    openTrace();
    auto& details = get<gui::ProgramDetails>(QStringLiteral("programDetails"));
    handleAllEvents();
    const int usual = details.width();
    window->resize(3840, 2160);
    handleAllEvents();
    EXPECT_GE(details.width(), usual * 3 / 2);
    EXPECT_LE(details.width(), window->width() / 5);
    const auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    ASSERT_GT(devices.rowCount(), 2);
    int least = devices.rowHeight(0);
    for (int row = 0; row < devices.rowCount(); ++row)
        least = std::min(least, devices.rowHeight(row));
    for (int row = 0; row < devices.rowCount(); ++row) {
        const QString name = devices.item(row, 0)->text();
        const bool isUsual = name.size() < 40;
        EXPECT_TRUE(!isUsual || devices.rowHeight(row) == least) << name.toStdString();
    }
    window->resize(1280, 800);
    handleAllEvents();
    EXPECT_EQ(details.width(), usual);
}

TEST_F(ProgramDevicesTest, OtherDevicesDoNotScrollInThePanelThatScrolls) {
    openTrace();
    for (const QSize& size : {QSize(1280, 800), QSize(1024, 700)}) {
        window->resize(size);
        handleAllEvents();
        handleAllEvents(); // the table is fitted once it has its width
        const auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
        EXPECT_EQ(devices.verticalScrollBar()->maximum(), 0) << size.height();
    }
}

/// The names of the devices in the first column.
QStringList namesIn(const QAbstractItemModel& model) {
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row, 0).data().toString();
    return names;
}

TEST_F(ProgramDevicesTest, TheDevicesHaveTheSameOrderWhateverDeviceIsAtHand) {
    const auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    const auto& all = get<QTableView>(QStringLiteral("programAllDevices"));
    openTrace();
    const QStringList order = namesIn(*devices.model());
    ASSERT_GT(order.size(), 3);
    EXPECT_EQ(order[0], QStringLiteral("NVIDIA H200")) << "the device of the trace";
    EXPECT_EQ(namesIn(*all.model()), order);
    gui::LaunchState elsewhere = session().state();
    for (const gui::DeviceEntry* entry : app->devices.directory().entries())
        if (entry->device && entry->device->name == "Tesla T4")
            elsewhere.device = entry->device;
    ASSERT_EQ(elsewhere.device->name, "Tesla T4");
    session().replace([] { return QStringLiteral("another device"); }, elsewhere);
    openTrace();
    EXPECT_EQ(namesIn(*devices.model()), order);
}

TEST_F(ProgramDevicesTest, TheOccupancyOfTheWholeProgramIsTheSameInBothTables) {
    // The second launch has no registers in the trace, so that its occupancy is not known.
    QByteArray trace = traceOf({{"[264, 1, 1]", "[256, 1, 1]"}, {"[264, 1, 1]", "[128, 1, 1]"}});
    const QByteArray registers = "\"registers per thread\": ";
    ASSERT_TRUE(trace.contains(registers));
    trace.replace(trace.lastIndexOf(registers), registers.size(), "\"registers\": ");
    open(trace);
    const QAbstractItemModel& all = *get<QTableView>(QStringLiteral("programAllDevices")).model();
    const QAbstractItemModel& devices = *get<QTableWidget>(QStringLiteral("programDevices")).model();
    ASSERT_EQ(all.rowCount(), devices.rowCount());
    int parts = 0;
    for (int row = 0; row < all.rowCount(); ++row) {
        const QString words = devices.index(row, 1).data().toString().replace(QChar::Nbsp, QLatin1Char(' '));
        EXPECT_EQ(words, all.index(row, 4).data().toString()) << row;
        parts += words.contains(QStringLiteral("of 1 launch")) ? 1 : 0;
    }
    EXPECT_GT(parts, 0);
}

TEST_F(ProgramDevicesTest, TheSharedMemoryOfARefusedLaunchHasTheUnitOfItsReason) {
    open(QByteArray(traceOf({{"[264, 1, 1]", "[256, 1, 1]"}}))
             .replace("\"shared memory\": 0", "\"shared memory\": 102400")); // more than a T4 has
    get<QTabBar>(QStringLiteral("programViews")).setCurrentIndex(1);
    auto& devices = get<QTableView>(QStringLiteral("programAllDevices"));
    const qsizetype row = namesIn(*devices.model()).indexOf(QStringLiteral("Tesla T4"));
    ASSERT_GE(row, 0);
    devices.setCurrentIndex(devices.model()->index(static_cast<int>(row), 0));
    const QAbstractItemModel& refused = *get<QTableView>(QStringLiteral("programRefusedThere")).model();
    ASSERT_EQ(refused.rowCount(), 1);
    EXPECT_EQ(refused.index(0, 5).data().toString().toStdString(), "102,400 B");
    const QString reason = refused.index(0, 6).data().toString();
    EXPECT_TRUE(reason.startsWith(QStringLiteral("102,400 / ")) && reason.endsWith(QStringLiteral(" B")))
        << reason.toStdString();
}

TEST_F(ProgramDevicesTest, WhatADeviceRefusesHasTheColourOfAChangedTheme) {
    open(traceOf({{"[1, 1, 1]", "[2048, 1, 1]"}}));
    const auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    ASSERT_GT(devices.rowCount(), 0);
    for (const gui::ThemeChoice choice : {gui::ThemeChoice::Dark, gui::ThemeChoice::Light}) {
        window->setTheme(choice);
        handleAllEvents();
        for (int row = 0; row < devices.rowCount(); ++row)
            EXPECT_EQ(devices.item(row, 2)->foreground().color(), gui::currentTheme().alarmText)
                << devices.item(row, 2)->text().toStdString();
    }
}

TEST_F(ProgramDevicesTest, ReasonsOfOtherDevicesHaveTheRoomThatTheTableLeaves) {
    window->resize(1920, 1080);
    handleAllEvents();
    open(traceOf({{"[264, 1, 1]", "[1024, 1, 1]"}}));
    auto& details = get<gui::ProgramDetails>(QStringLiteral("programDetails"));
    const int usual = details.width();
    open(QByteArray(traceOf({{"[264, 1, 1]", "[1024, 1, 1]"}}))
             .replace("\"shared memory\": 0", "\"shared memory\": 102400")); // more than a T4 has
    auto& table = get<QTableView>(QStringLiteral("programTable"));
    table.selectRow(0);
    handleAllEvents();
    handleAllEvents(); // the table is fitted once it has its width
    EXPECT_GT(details.width(), usual);
    EXPECT_EQ(table.horizontalScrollBar()->maximum(), 0) << "its columns are whole";
    const auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    int refused = 0;
    for (int row = 0; row < devices.rowCount(); ++row) {
        const QString verdict = devices.item(row, 2)->text();
        if (!verdict.startsWith(QStringLiteral("refused: ")))
            continue;
        ++refused;
        EXPECT_LE(devices.fontMetrics().horizontalAdvance(verdict), devices.columnWidth(2))
            << verdict.toStdString() << " has one line";
    }
    EXPECT_GT(refused, 0);
    const int wide = details.width();
    table.clearSelection();
    handleAllEvents();
    EXPECT_EQ(details.width(), wide) << "it is the same for all launches";
}

TEST_F(ProgramDevicesTest, TheNamesOfOtherDevicesAreWhole) {
    openTrace();
    handleAllEvents();
    auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    ASSERT_GT(devices.rowCount(), 1);
    for (int row = 0; row < devices.rowCount(); ++row) {
        const QTableWidgetItem& name = *devices.item(row, 0);
        // In lines of words, of which none is wider than the column.
        constexpr int margins = 6; // as the style leaves them when it draws
        const int width = devices.columnWidth(0) - margins;
        const QRect needed =
            devices.fontMetrics().boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, name.text());
        EXPECT_LE(needed.width(), width) << name.text().toStdString();
        EXPECT_LE(needed.height(), devices.rowHeight(row)) << name.text().toStdString();
        EXPECT_EQ(name.toolTip(), name.text());
    }
}

TEST_F(ProgramDevicesTest, RowsOfOtherDevicesAreAsHighAsTheirLines) {
    openTrace();
    const auto& devices = get<QTableWidget>(QStringLiteral("programDevices"));
    const int line = devices.fontMetrics().height();
    int rowsOfTwoLines = 0;
    for (int width = 1200; width <= 1400; width += 20) {
        window->resize(width, 800);
        handleAllEvents();
        for (int row = 0; row < devices.rowCount(); ++row) {
            constexpr int margins = 6; // as the style leaves them when it draws
            const QRect room(0, 0, devices.columnWidth(0) - margins, 1000);
            const QString name = devices.item(row, 0)->text();
            const int words = devices.fontMetrics().boundingRect(room, Qt::TextWordWrap, name).height();
            rowsOfTwoLines += words > line ? 1 : 0;
            EXPECT_LT(devices.rowHeight(row), words + line) << name.toStdString() << width;
        }
    }
    EXPECT_GT(rowsOfTwoLines, 0);
}

} // namespace
} // namespace trichevron::test
