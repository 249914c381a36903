// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Launches by stream, NVTX range and graph on page Program, what its filter leaves out, and a launch of a
// trace that rounds shared memory and knows no problem.
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/pages/program/program_timeline.h"
#include "app/gui/theme/theme.h"
#include "core/json/file_io.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QBrush>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

namespace trichevron::test {
namespace {

/// What nsys stats -r cuda_gpu_trace --format csv writes: no ranges and no graphs; shared memory in MB.
const std::string rows =
    "Start (ns),Duration (ns),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),DymSMem (MB),Bytes "
    "(MB),Throughput (MB/s),SrcMemKd,DstMemKd,Device,Ctx,GreenCtx,Strm,Name\n"
    "5000,8500,0,3907,1,1,128,1,1,24,0.000,0.000,,,,,NVIDIA H200 (0),1,,7,\"add(float*)\"\n"
    "15500,230000,0,64,16,1,128,1,1,122,0.000,0.066,,,,,NVIDIA H200 (0),1,,7,\"gemm(float*)\"\n"
    "261800,55000,0,7,1,1,48,1,1,255,0.000,0.000,,,,,NVIDIA H200 (0),1,,8,\"reduce(float*)\"\n";

class ProgramGroupingTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        addDevices();
        window->pages().show(gui::window_page::program);
        const QString path = folder_.filePath(QStringLiteral("trace.csv"));
        core::writeFileAtomically(path.toStdString(), rows);
        auto& page = *window->findChild<gui::ProgramPage*>();
        page.openFile(path);
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return page.program() != nullptr && !get(QStringLiteral("programCancel")).isVisible(); },
            waitMs));
    }
    /// That the window knows when the trace is opened.
    virtual void addDevices() {}
    QTableView& table() { return get<QTableView>(QStringLiteral("programTable")); }
    QString heading() { return table().model()->headerData(0, Qt::Horizontal).toString(); }

    QTemporaryDir folder_;
};

TEST_F(ProgramGroupingTest, TheFirstColumnIsHeadedByTheGrouping) {
    auto& group = get<QComboBox>(QStringLiteral("programGroup"));
    EXPECT_EQ(heading(), QStringLiteral("kernel"));
    group.setCurrentIndex(1);
    EXPECT_EQ(heading(), QStringLiteral("kernel"));
    group.setCurrentIndex(2);
    EXPECT_EQ(heading(), QStringLiteral("stream"));
    EXPECT_EQ(table().model()->rowCount(), 2);
}

/// On the device of the trace, which decides what is found.
class ProgramGroupFindingsTest : public ProgramGroupingTest {
protected:
    void addDevices() override {
        app->devices.openDeviceFile(QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/NVIDIA H200.json"));
    }
    QStringList findings() {
        QStringList all;
        for (int row = 0; row < table().model()->rowCount(); ++row)
            all << table().model()->index(row, gui::program_column::Findings).data().toString();
        all.sort();
        return all;
    }
};

TEST_F(ProgramGroupFindingsTest, AGroupOfOneConfigurationHasItsFindingsAndALargerOneSaysInHowMany) {
    const QString ofReduce = QStringLiteral("125 SMs idle · 16 of 64 lanes idle");
    const QString ofGemm = QStringLiteral("tail wave");
    EXPECT_EQ(findings().join(QLatin1Char('\n')).toStdString(),
              QStringList({QString(), ofReduce, ofGemm}).join(QLatin1Char('\n')).toStdString());
    get<QComboBox>(QStringLiteral("programGroup")).setCurrentIndex(2);
    EXPECT_EQ(findings().join(QLatin1Char('\n')).toStdString(),
              QStringList({ofReduce, QStringLiteral("in 1 of 2 configurations")})
                  .join(QLatin1Char('\n'))
                  .toStdString())
        << "add and gemm are in stream 7, reduce is in stream 8";
}

TEST_F(ProgramGroupingTest, LaunchesThatTheFilterLeavesOutRecedeInTheTimeline) {
    auto& timeline = get<gui::ProgramTimeline>(QStringLiteral("programTimeline"));
    const auto colourOf = [&](std::uint32_t launch) {
        handleAllEvents();
        return timeline.grab().toImage().pixelColor(timeline.placeOf(launch));
    };
    const QColor usual = colourOf(1); // of gemm; reduce is launch 2
    EXPECT_EQ(colourOf(2), usual);
    type(QStringLiteral("programFilter"), QStringLiteral("gemm"));
    EXPECT_EQ(colourOf(1), usual);
    const QColor leftOut = colourOf(2);
    EXPECT_NE(leftOut, usual);
    EXPECT_NE(leftOut, gui::currentTheme().window) << "it is still to be seen";
    get<QComboBox>(QStringLiteral("programGroup")).setCurrentIndex(2); // by stream
    EXPECT_EQ(colourOf(1), usual);
    EXPECT_EQ(colourOf(2), leftOut) << "it is the launches of a kernel that are filtered";
    type(QStringLiteral("programFilter"), QStringLiteral("reduce"));
    EXPECT_EQ(colourOf(1), leftOut);
    EXPECT_EQ(colourOf(2), usual);
    type(QStringLiteral("programFilter"), QString());
    EXPECT_EQ(colourOf(1), usual);
}

TEST_F(ProgramGroupingTest, AStreamStaysWhereOneOfItsKernelsMatches) {
    get<QComboBox>(QStringLiteral("programGroup")).setCurrentIndex(2);
    type(QStringLiteral("programFilter"), QStringLiteral("gemm"));
    ASSERT_EQ(table().model()->rowCount(), 1);
    EXPECT_EQ(table().model()->index(0, gui::program_column::Name).data().toString(),
              QStringLiteral("stream 7"));
    type(QStringLiteral("programFilter"), QStringLiteral("(float*)"));
    EXPECT_EQ(table().model()->rowCount(), 2);
}

TEST_F(ProgramGroupingTest, ColumnsThatAreEmptyInEveryRowAreHidden) {
    auto& group = get<QComboBox>(QStringLiteral("programGroup"));
    for (int grouping = 0; grouping < group.count(); ++grouping) {
        group.setCurrentIndex(grouping);
        handleAllEvents();
        const QAbstractItemModel& model = *table().model();
        for (int column = 0; column < model.columnCount(); ++column) {
            bool isEmpty = true;
            for (int row = 0; row < model.rowCount(); ++row)
                isEmpty = isEmpty && model.index(row, column).data().toString().isEmpty();
            EXPECT_EQ(table().isColumnHidden(column), isEmpty && column != gui::program_column::Findings)
                << grouping << ' ' << model.headerData(column, Qt::Horizontal).toString().toStdString();
        }
    }
}

TEST_F(ProgramGroupingTest, TheTableSaysThatNoKernelMatches) {
    auto& nothing = get<QLabel>(QStringLiteral("programNothing"));
    for (const int grouping : {0, 2}) {
        get<QComboBox>(QStringLiteral("programGroup")).setCurrentIndex(grouping);
        EXPECT_FALSE(nothing.isVisible());
        type(QStringLiteral("programFilter"), QStringLiteral("stream"));
        EXPECT_TRUE(nothing.isVisible());
        EXPECT_EQ(nothing.text(), QStringLiteral("No kernel matches “stream”"));
        type(QStringLiteral("programFilter"), QString());
    }
    EXPECT_FALSE(nothing.isVisible());
}

TEST_F(ProgramGroupingTest, ColumnsAreMeasuredAgainWhenRowsCome) {
    auto& group = get<QComboBox>(QStringLiteral("programGroup"));
    const auto widths = [this] {
        handleAllEvents();
        std::vector<int> all;
        for (int column = 0; column < gui::program_column::count; ++column)
            all.push_back(table().columnWidth(column));
        return all;
    };
    group.setCurrentIndex(2);
    const std::vector<int> usual = widths();
    group.setCurrentIndex(0);
    type(QStringLiteral("programFilter"), QStringLiteral("no such kernel"));
    group.setCurrentIndex(2);
    EXPECT_NE(widths(), usual) << "without rows, only the headings are measured";
    type(QStringLiteral("programFilter"), QString());
    EXPECT_EQ(widths(), usual);
}

TEST_F(ProgramGroupingTest, AGroupingWithoutALaunchCannotBeChosen) {
    auto& group = get<QComboBox>(QStringLiteral("programGroup"));
    group.setFocus();
    for (int press = 0; press < 4; ++press)
        QTest::keyClick(&group, Qt::Key_Down);
    EXPECT_EQ(group.currentText(), QStringLiteral("by stream")) << "the trace has no ranges and no graphs";
    EXPECT_EQ(group.itemData(3, Qt::ToolTipRole).toString(),
              QStringLiteral("No launch of this program is in an NVTX range."));
}

TEST_F(ProgramGroupingTest, AGroupingWithoutALaunchIsPaleInEachTheme) {
    const auto& group = get<QComboBox>(QStringLiteral("programGroup"));
    const auto colourOf = [&](int entry) {
        return group.itemData(entry, Qt::ForegroundRole).value<QBrush>().color();
    };
    EXPECT_FALSE(group.itemData(2, Qt::ForegroundRole).isValid()) << "streams can be chosen";
    const QColor light = colourOf(3);
    EXPECT_EQ(light, gui::currentTheme().muted);
    EXPECT_EQ(colourOf(4), light);
    gui::applyTheme(*qApp, gui::ThemeChoice::Dark);
    handleAllEvents();
    EXPECT_NE(gui::currentTheme().muted, light);
    EXPECT_EQ(colourOf(3), gui::currentTheme().muted);
    gui::applyTheme(*qApp, gui::ThemeChoice::Light);
}

TEST_F(ProgramGroupingTest, ARoundedSizeOfSharedMemoryIsToldOnTheWayToExplore) {
    QStringList told;
    QObject::connect(&app->messages, &gui::UserMessages::reported, window.get(),
                     [&](const QString& sentence) { told << sentence; });
    QTest::mouseClick(table().viewport(), Qt::LeftButton, Qt::NoModifier,
                      table().visualRect(table().model()->index(0, 0)).center());
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("programExplore")), Qt::LeftButton);
    ASSERT_EQ(session().state().kernel->attributes.name, "gemm(float*)");
    EXPECT_TRUE(told.contains(
        QStringLiteral("The trace gives 65,500 to 70,254 B of shared memory; Explore has the least of it.")))
        << told.join(QLatin1Char('\n')).toStdString();
}

TEST_F(ProgramGroupingTest, ALaunchOfATraceHasNoProblemUntilOneIsTyped) {
    QTest::mouseClick(table().viewport(), Qt::LeftButton, Qt::NoModifier,
                      table().visualRect(table().model()->index(0, 0)).center());
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("programExplore")), Qt::LeftButton);
    handleAllEvents();
    const auto field = [this](const char* name) {
        return get<QLineEdit>(QString::fromLatin1(name)).text().toStdString();
    };
    const auto problem = [this] { return session().state().config.problem; };
    EXPECT_FALSE(problem()) << "a trace does not know it";
    EXPECT_EQ(field("problemX"), "");
    EXPECT_EQ(field("problemY"), "");
    EXPECT_EQ(field("gridX"), "64");
    type(QStringLiteral("problemX"), QStringLiteral("q"));
    EXPECT_FALSE(problem()) << "that is no number";
    type(QStringLiteral("problemX"), QString());
    EXPECT_FALSE(problem());
    EXPECT_TRUE(session().unreadable().isEmpty()) << session().unreadable().toStdString();
    type(QStringLiteral("problemX"), QStringLiteral("1"));
    EXPECT_EQ(problem(), (core::ProblemExtent{1, 1, 1}));
    EXPECT_EQ(field("problemY"), "1");
    session().undo();
    EXPECT_FALSE(problem());
    EXPECT_EQ(field("problemX"), "");
    EXPECT_EQ(field("problemY"), "");
}

/// Another device than that of the trace is chosen.
class ProgramOfAnotherDeviceTest : public ProgramGroupingTest {
protected:
    void addDevices() override {
        for (const char* name : {"NVIDIA H200", "Tesla T4"})
            app->devices.openDeviceFile(
                QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/%1.json").arg(QString::fromLatin1(name)));
    }
};

TEST_F(ProgramOfAnotherDeviceTest, ALaunchInExploreIsUndoneWithItsDevice) {
    const gui::LaunchState before = session().state();
    ASSERT_EQ(before.device->name, "Tesla T4");
    const int steps = session().undoStack().count();
    QTest::mouseClick(table().viewport(), Qt::LeftButton, Qt::NoModifier,
                      table().visualRect(table().model()->index(0, 0)).center());
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("programExplore")), Qt::LeftButton);
    ASSERT_EQ(session().state().device->name, "NVIDIA H200");
    EXPECT_EQ(session().state().kernel->attributes.name, "gemm(float*)");
    EXPECT_EQ(session().undoStack().count(), steps + 1);
    session().undo();
    EXPECT_EQ(session().state().deviceKey, before.deviceKey);
    EXPECT_EQ(session().state().kernel->id, before.kernel->id);
    EXPECT_EQ(session().state().config, before.config);
    session().undoStack().redo();
    EXPECT_EQ(session().state().device->name, "NVIDIA H200");
    EXPECT_EQ(session().state().kernel->attributes.name, "gemm(float*)");
}

} // namespace
} // namespace trichevron::test
