// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Up to six launches side by side: pinned by a key, filled from the devices, marked where they differ.
#include "app/gui/compare/compare_view.h"
#include "app/gui/compare/comparison_table.h"
#include "app/gui/export/export_menu.h"
#include "app/gui/export/model_table.h"
#include "app/gui/palette/command_palette.h"
#include "core/kernel/binary_version.h"
#include "tests/gui/gui_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTest>
#include <QTimer>

namespace trichevron::test {
namespace {

class CompareTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->activateWindow();
        pin();
    }
    void pin() { QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier); }
    void click(const QString& button) { QTest::mouseClick(&get<QAbstractButton>(button), Qt::LeftButton); }
    gui::ComparisonTable& table() { return get<gui::ComparisonTable>(QStringLiteral("compareTable")); }
    /// The titles of the rows marked as different, which are bold.
    QStringList marked() {
        QStringList titles;
        for (int row = 0; row < table().rowCount(); ++row) {
            const QString heading = table().verticalHeaderItem(row)->text();
            const bool hasSign = heading.startsWith(QStringLiteral("≠ "));
            if (!table().item(row, 0)->text().isEmpty()) {
                EXPECT_EQ(table().item(row, 0)->font().bold(), hasSign);
            }
            if (hasSign)
                titles << heading.mid(2);
        }
        return titles;
    }
    QStringList headings() {
        QStringList texts;
        for (int column = 0; column < table().columnCount(); ++column)
            texts << table().horizontalHeaderItem(column)->text();
        return texts;
    }
    std::vector<core::ComparisonRow> rows() { return window->findChild<gui::CompareView*>()->rows(); }
    core::ComparisonRow rowOf(const std::string& title) {
        for (const core::ComparisonRow& row : rows())
            if (row.title == title)
                return row;
        ADD_FAILURE() << "no row " << title;
        return {};
    }
    /// Of each launch, in as many lines as it needs.
    void expectWholeHeadings() {
        constexpr int margins = 16; // in pixels
        const QHeaderView& header = *table().horizontalHeader();
        for (int column = 0; column < table().columnCount(); ++column) {
            const QRect room(0, 0, table().columnWidth(column) - margins, 0);
            const QRect needed =
                header.fontMetrics().boundingRect(room, Qt::TextWordWrap, headings()[column]);
            EXPECT_LE(needed.width(), room.width()) << headings()[column].toStdString();
            EXPECT_LE(needed.height(), header.height()) << headings()[column].toStdString();
        }
    }
    void pinOnDevice(const std::string& name) {
        const QString before = session().state().deviceKey;
        app->devices.openDeviceFile(
            QString::fromStdString(TRICHEVRON_RESOURCES_DIR "/devices/" + name + ".json"));
        const QString key = session().state().deviceKey;
        app->devices.selectDevice(before);
        window->findChild<gui::CompareView*>()->addDevices({key});
    }
    QString otherDevice() {
        if (app->devices.directory().find(deviceFile) == nullptr) {
            const QString before = session().state().deviceKey;
            app->devices.openDeviceFile(
                QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA A100-SXM4-80GB.json"));
            deviceFile = session().state().deviceKey;
            app->devices.selectDevice(before);
        }
        return deviceFile;
    }

    QString deviceFile;
};

TEST_F(CompareTest, PinningShowsThePage) {
    EXPECT_TRUE(table().isVisible());
    EXPECT_TRUE(marked().isEmpty());
    EXPECT_EQ(text(QStringLiteral("compareSummary")), QStringLiteral("The launches are the same."));
    EXPECT_GT(table().rowCount(), 25);
}

TEST_F(CompareTest, EditedRowsAreMarked) {
    auto& only = get<QAbstractButton>(QStringLiteral("compareOnlyDifferences"));
    EXPECT_FALSE(only.isVisible()) << "there are none";
    session().setStream(core::StreamKind::HighPriority);
    EXPECT_EQ(marked(), QStringList{QStringLiteral("Stream")});
    EXPECT_TRUE(only.isVisible());
    EXPECT_TRUE(only.isChecked());
    EXPECT_EQ(table().rowCount(), 2) << "the row and its section";
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_TRUE(marked().contains(QStringLiteral("Block (threads)")));
    EXPECT_TRUE(marked().contains(QStringLiteral("Grid (blocks)"))) << "it follows the problem";
    const int differing = table().rowCount();
    only.setFocus();
    QTest::keyClick(&only, Qt::Key_Space);
    EXPECT_GT(table().rowCount(), differing);
    EXPECT_GT(table().rowCount(), 25);
    EXPECT_TRUE(marked().contains(QStringLiteral("Stream")));
}

TEST_F(CompareTest, APercentageStaysWithItsSign) {
    int signs = 0;
    for (int row = 0; row < table().rowCount(); ++row) {
        const QString value = table().item(row, 0)->text();
        signs += value.contains(QLatin1Char('%')) ? 1 : 0;
        EXPECT_FALSE(value.contains(QStringLiteral(" %"))) << value.toStdString();
    }
    EXPECT_GT(signs, 0);
}

TEST_F(CompareTest, SixLaunchesStandSideBySide) {
    for (const char* block : {"8", "4", "2", "1"}) {
        type(QStringLiteral("blockX"), QString::fromLatin1(block));
        pin();
    }
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    EXPECT_EQ(headings(), (QStringList{"1 · block 16 × 16", "2 · block 8 × 16", "3 · block 4 × 16",
                                       "4 · block 2 × 16", "5 · block 1 × 16", "current · block 32 × 16"}));
    EXPECT_EQ(rowOf("Block (threads)").values.size(), 6U);
    EXPECT_FALSE(get<QAbstractButton>(QStringLiteral("comparePin")).isEnabled());
    pin();
    EXPECT_EQ(session().pinned().size(), 5U) << "there is no room for another";
    EXPECT_EQ(table().columnCount(), 6);
}

TEST_F(CompareTest, PinningOneTooManySaysSoOnceAndKeepsTheField) {
    session().setPinned({5, session().state()});
    QStringList said;
    QObject::connect(&app->messages, &gui::UserMessages::reported, &app->messages,
                     [&said](const QString& sentence) { said << sentence; });
    auto& field = get<QLineEdit>(QStringLiteral("blockX"));
    field.setFocus();
    field.selectAll();
    const QString before = field.text();
    QTest::keyClick(&field, Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(field.text(), before);
    ASSERT_EQ(said.size(), 1);
    EXPECT_TRUE(said.first().contains(QLatin1String("5 are pinned, which is the most")))
        << said.first().toStdString();
    EXPECT_EQ(session().pinned().size(), 5U);
}

TEST_F(CompareTest, TheFieldsStayWhileTheLaunchesScroll) {
    for (const char* block : {"8", "4", "2", "1"}) {
        type(QStringLiteral("blockX"), QString::fromLatin1(block));
        pin();
    }
    handleAllEvents();
    click(QStringLiteral("compareOnlyDifferences")); // all rows: some fields have long names
    table().setMaximumWidth(320); // in a window in which six launches have no room the results are folded
    handleAllEvents();
    const QHeaderView& fields = *table().verticalHeader();
    ASSERT_GT(fields.sizeHint().width(), table().width() / 2) << "whole names would take most of the table";
    EXPECT_LT(fields.width(), table().width() / 2);
    QScrollBar* bar = table().horizontalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    const int before = fields.x();
    bar->setValue(bar->maximum());
    EXPECT_TRUE(fields.isVisible());
    EXPECT_EQ(fields.x(), before);
    const int last = table().columnCount() - 1;
    EXPECT_LT(table().columnViewportPosition(0), 0) << "the launches scroll";
    EXPECT_EQ(table().columnViewportPosition(last) + table().columnWidth(last), table().viewport()->width())
        << "the last launch is in sight";
}

TEST_F(CompareTest, TheHeadingsEndBesideTheScrollBar) {
    const auto expectHeadingsAsWideAsCells = [this](const std::string& after) {
        handleAllEvents();
        EXPECT_EQ(table().horizontalHeader()->width(), table().viewport()->width()) << after;
    };
    for (const char* block : {"8", "4", "2", "1"}) {
        type(QStringLiteral("blockX"), QString::fromLatin1(block));
        pin();
        expectHeadingsAsWideAsCells("pinning " + std::string(block));
        for (const QSize& size : {QSize(1024, 700), QSize(1280, 800), QSize(1440, 900), QSize(3840, 2160)}) {
            window->resize(size);
            expectHeadingsAsWideAsCells("resizing to " + std::to_string(size.width()));
            for (int i = 0; i < 2; ++i) {
                click(QStringLiteral("compareOnlyDifferences"));
                expectHeadingsAsWideAsCells("the rows change at " + std::to_string(size.width()));
            }
        }
    }
}

TEST_F(CompareTest, ALaunchIsRemovedByButtonAndByKey) {
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    pin();
    type(QStringLiteral("blockX"), QStringLiteral("4"));
    ASSERT_EQ(table().columnCount(), 3);
    table().setFocus();
    table().setCurrentCell(1, 0);
    click(QStringLiteral("compareRemove"));
    EXPECT_EQ(headings(), (QStringList{"1 · block 8 × 16", "current · block 4 × 16"}));
    table().setFocus();
    table().setCurrentCell(1, 1);
    QTest::keyClick(&table(), Qt::Key_Delete);
    EXPECT_EQ(table().columnCount(), 2) << "the current launch stays";
    table().setCurrentCell(1, 0);
    QTest::keyClick(&table(), Qt::Key_Delete);
    EXPECT_TRUE(session().pinned().empty());
    EXPECT_FALSE(table().isVisible());
}

TEST_F(CompareTest, ClearRemovesAll) {
    pin();
    ASSERT_EQ(session().pinned().size(), 2U);
    click(QStringLiteral("compareClear"));
    EXPECT_TRUE(session().pinned().empty());
    EXPECT_FALSE(get<QAbstractButton>(QStringLiteral("compareClear")).isVisible());
}

TEST_F(CompareTest, SwappingIsOneStepOfUndo) {
    const core::LaunchConfig pinned = session().state().config;
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    session().endEdit();
    const core::LaunchConfig shown = session().state().config;
    const int steps = session().undoStack().index();
    click(QStringLiteral("compareSwap"));
    EXPECT_EQ(session().state().config, pinned);
    EXPECT_EQ(session().pinned().front().config, shown);
    EXPECT_EQ(session().undoStack().index(), steps + 1);
    session().undoStack().undo();
    EXPECT_EQ(session().state().config, shown);
    EXPECT_EQ(session().pinned().front().config, pinned);
}

TEST_F(CompareTest, TheLaunchOfTheChosenColumnIsSwapped) {
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    pin();
    type(QStringLiteral("blockX"), QStringLiteral("4"));
    session().endEdit();
    table().setCurrentCell(1, 0);
    click(QStringLiteral("compareSwap"));
    EXPECT_EQ(headings(), (QStringList{"1 · block 4 × 16", "2 · block 8 × 16", "current · block 16 × 16"}));
}

TEST_F(CompareTest, TheSameLaunchIsFilledInFromTheDevices) {
    const QString other = otherDevice();
    click(QStringLiteral("compareClear"));
    QTimer::singleShot(0, [&] {
        auto* picker = QApplication::activeModalWidget();
        ASSERT_NE(picker, nullptr);
        auto* list = picker->findChild<QListWidget*>(QStringLiteral("devicePickerList"));
        auto* add = picker->findChild<QAbstractButton*>(QStringLiteral("devicePickerAdd"));
        EXPECT_FALSE(add->isEnabled()) << "none is chosen";
        EXPECT_FALSE(list->horizontalScrollBar()->isVisible()) << "every name is seen whole";
        QTest::keyClicks(picker->findChild<QLineEdit*>(QStringLiteral("devicePickerFilter")),
                         QStringLiteral("a100"));
        QTest::keyClick(picker->findChild<QLineEdit*>(QStringLiteral("devicePickerFilter")), Qt::Key_Down);
        EXPECT_TRUE(list->currentItem()->text().contains(QLatin1String("A100")));
        const QRect unchecked = list->visualItemRect(list->currentItem());
        QTest::keyClick(list, Qt::Key_Space);
        handleAllEvents();
        EXPECT_EQ(list->visualItemRect(list->currentItem()), unchecked) << "rows keep their height";
        EXPECT_TRUE(add->isEnabled());
        QTest::mouseClick(add, Qt::LeftButton);
    });
    click(QStringLiteral("compareOnDevices"));
    ASSERT_EQ(session().pinned().size(), 1U);
    EXPECT_TRUE(session().pinned().front().device->name.find("A100") != std::string::npos);
    EXPECT_EQ(session().pinned().front().config, session().state().config);
    EXPECT_TRUE(marked().contains(QStringLiteral("Device")));
    EXPECT_TRUE(marked().contains(QStringLiteral("SMs")));
    EXPECT_TRUE(headings().front().contains(QLatin1String("A100")));
    click(QStringLiteral("compareSwap"));
    EXPECT_EQ(session().state().deviceKey, other);
}

TEST_F(CompareTest, RegistersOfCodeForAnotherArchitectureSaySo) {
    const auto isSaid = [this] {
        return window->findChild<QLabel*>(QStringLiteral("compareSummary"))
            ->text()
            .contains(QStringLiteral("another architecture"));
    };
    click(QStringLiteral("compareClear"));
    const core::KernelAttributes kernel = session().state().kernel->attributes;
    ASSERT_EQ(kernel.binaryVersion, core::binaryVersionFor(session().state().device->computeCapability));
    click(QStringLiteral("comparePin"));
    EXPECT_FALSE(isSaid());
    pinOnDevice("NVIDIA A100-SXM4-80GB");
    const std::string number = std::to_string(kernel.numRegs);
    EXPECT_EQ(rowOf("Registers per thread").values,
              (std::vector<std::string>{number, number + " of sm_" + std::to_string(kernel.binaryVersion),
                                        number}));
    EXPECT_FALSE(marked().contains(QStringLiteral("Registers per thread"))) << "they are equal";
    EXPECT_TRUE(isSaid());
}

TEST_F(CompareTest, TheTimesOfOneLaunchAreNotComparedWithThemselves) {
    app->jobs.measure();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().measurement() != nullptr; }, waitMs));
    EXPECT_FALSE(rowOf("Median").differs);
    EXPECT_EQ(text(QStringLiteral("compareSummary")).toStdString(), "The launches are the same.");
    gui::ActualMeasurement other;
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    session().endEdit();
    EXPECT_FALSE(text(QStringLiteral("compareSummary")).contains(QLatin1String("indistinguishable")))
        << "the other launch is not measured";
    other.launch = session().launchKey();
    other.measurement = session().results().measurement(launchKeyOf(session().pinned().front()))->measurement;
    session().results().addMeasurement(other);
    EXPECT_TRUE(
        text(QStringLiteral("compareSummary")).endsWith(QLatin1String(" Their times are indistinguishable.")))
        << text(QStringLiteral("compareSummary")).toStdString();
}

TEST_F(CompareTest, TheExportHasTheFieldsAndAllLaunches) {
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    const core::DataTable exported = visibleTable(table(), QStringLiteral("comparison"));
    ASSERT_EQ(exported.columns.size(), 3U);
    EXPECT_EQ(exported.columns.back(), "current · block 8 × 16");
    bool hasBlock = false;
    for (const auto& row : exported.rows) {
        ASSERT_EQ(row.size(), 3U);
        hasBlock = hasBlock || row.front() == core::TableCell("≠ Block (threads)");
    }
    EXPECT_TRUE(hasBlock);
}

TEST_F(CompareTest, TheMenuNamesTheTableInOneWord) {
    bool isThere = false;
    for (const gui::MenuCommand& command : gui::menuCommands(*window->menuBar()))
        isThere = isThere || command.path.contains(QStringLiteral(" › Comparison › "));
    EXPECT_TRUE(isThere);
}

TEST_F(CompareTest, ThePageHasOneScrollBar) {
    for (const QSize size : {QSize(1280, 800), QSize(1024, 700)}) {
        window->resize(size);
        window->restoreDefaultLayout();
        QTest::keyClick(window.get(), Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        handleAllEvents();
        ASSERT_TRUE(table().isVisible());
        EXPECT_EQ(get<QScrollArea>(QStringLiteral("comparePagePage")).verticalScrollBar()->maximum(), 0)
            << size.width();
        EXPECT_GT(table().verticalScrollBar()->maximum(), 0) << size.width();
    }
}

TEST_F(CompareTest, NoWordOfAValueIsCutInANarrowWindow) {
    window->resize(900, 600);
    type(QStringLiteral("clusterX"), QStringLiteral("3"));
    pin();
    const QString function = QStringLiteral("cudaLaunchKernelEx");
    const QList<QTableWidgetItem*> cells = table().findItems(function, Qt::MatchExactly);
    ASSERT_FALSE(cells.isEmpty());
    // It may break where a word of it begins.
    const auto* delegate = qobject_cast<const QStyledItemDelegate*>(table().itemDelegate());
    ASSERT_NE(delegate, nullptr);
    const QString shown = delegate->displayText(function, QLocale());
    constexpr int margins = 16; // in pixels
    for (const QTableWidgetItem* cell : cells) {
        const QFontMetrics metrics(cell->font().resolve(table().font()));
        const QRect room(0, 0, table().columnWidth(cell->column()) - margins, 0);
        for (const QString& part : shown.split(QChar(0x200B)))
            EXPECT_LE(metrics.horizontalAdvance(part), room.width()) << part.toStdString();
        EXPECT_GE(table().rowHeight(cell->row()),
                  metrics.boundingRect(room, Qt::TextWordWrap, shown).height());
    }
}

TEST_F(CompareTest, TheCurrentLaunchIsInSightBesideFourOthers) {
    click(QStringLiteral("compareClear"));
    for (const char* device : {"NVIDIA GeForce GTX 1650", "Tesla T4", "NVIDIA A100-SXM4-40GB"})
        pinOnDevice(device);
    for (int i = 0; i < 2; ++i) { // the differences, and all rows
        handleAllEvents();
        EXPECT_EQ(table().columnCount(), 4);
        EXPECT_EQ(table().horizontalScrollBar()->maximum(), 0);
        expectWholeHeadings();
        click(QStringLiteral("compareOnlyDifferences"));
    }
    pinOnDevice("NVIDIA A100-SXM4-80GB");
    handleAllEvents();
    EXPECT_EQ(table().columnCount(), 5);
    EXPECT_EQ(table().horizontalScrollBar()->maximum(), 0);
    expectWholeHeadings();
}

TEST_F(CompareTest, ValuesKeepAGapToTheNextColumn) {
    for (const char* block : {"8", "4"}) {
        type(QStringLiteral("blockX"), QString::fromLatin1(block));
        pin();
    }
    type(QStringLiteral("blockX"), QStringLiteral("32"));
    handleAllEvents();
    constexpr int gap = 8; // in pixels
    const QImage picture = table().viewport()->grab().toImage();
    for (int column = 0; column < table().columnCount(); ++column) {
        const int end = table().columnViewportPosition(column) + table().columnWidth(column);
        for (int row = 0; row < table().rowCount(); ++row) {
            const QRect cell = table().visualItemRect(table().item(row, column));
            if (cell.bottom() >= picture.height() || end > picture.width() ||
                table().item(row, column) == table().currentItem())
                continue;
            const QColor background = picture.pixelColor(cell.left(), cell.center().y());
            for (int x = end - gap; x < end; ++x)
                ASSERT_EQ(picture.pixelColor(x, cell.center().y()), background) << row << ' ' << column;
        }
    }
}

TEST_F(CompareTest, TheHeadingOfEachLaunchIsShownWhole) {
    window->resize(1000, 800);
    type(QStringLiteral("gridX"), QStringLiteral("1048576"));
    pin();
    type(QStringLiteral("gridX"), QStringLiteral("2147483647"));
    pin();
    ASSERT_GE(table().columnCount(), 3);
    handleAllEvents();
    expectWholeHeadings();
}

} // namespace
} // namespace trichevron::test
