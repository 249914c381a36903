// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages Kernel and Program with contents, in every size, in large type and in long languages: nothing is
// cut, squeezed or overlapped.
#include "app/gui/language/window_language.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/pages/kernel/kernel_page.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/pages/program/program_timeline.h"
#include "app/gui/settings/settings.h"
#include "app/gui/source/source_pane.h"
#include "app/gui/theme/theme.h"
#include "core/json/file_io.h"
#include "core/process/tool_search.h"
#include "tests/gui/contrast.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/page_layouts.h"

#include <QAbstractItemDelegate>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

class KernelProgramLayoutTest : public WindowTest {
protected:
    void SetUp() override {
        gui::Settings().setOwnKernels({});
        WindowTest::SetUp();
        for (const char* device : {"NVIDIA H200", "Tesla T4", "NVIDIA GeForce GTX 1650"})
            app->devices.openDeviceFile(
                QStringLiteral(TRICHEVRON_RESOURCES_DIR "/devices/%1.json").arg(QString::fromLatin1(device)));
    }
    void TearDown() override {
        restoreLayout(*window);
        WindowTest::TearDown();
        gui::Settings().setOwnKernels({});
    }
    void resizeTo(const QSize& size, bool large) {
        window->setLargeType(large);
        window->resize(size);
        handleAllEvents();
    }
    /// In as many lines as the row has.
    static void expectWholeCells(const QTableView& table, std::initializer_list<int> columns) {
        for (const int column : columns)
            for (int row = 0; row < table.model()->rowCount(); ++row) {
                const QModelIndex index = table.model()->index(row, column);
                QStyleOptionViewItem option;
                option.initFrom(&table);
                option.font = table.font();
                option.fontMetrics = table.fontMetrics();
                option.features = QStyleOptionViewItem::WrapText;
                option.widget = &table;
                option.rect = table.visualRect(index);
                const QSize needed = table.itemDelegateForIndex(index)->sizeHint(option, index);
                const std::string words = index.data().toString().toStdString();
                EXPECT_LE(needed.width(), option.rect.width()) << words;
                EXPECT_LE(needed.height(), option.rect.height()) << words;
            }
    }

    gui::KernelPage& kernelPage() {
        return static_cast<gui::KernelPage&>(window->pages().page(gui::window_page::kernel));
    }
    gui::ProgramPage& programPage() {
        return static_cast<gui::ProgramPage&>(window->pages().page(gui::window_page::program));
    }
    QTableWidget& table(const char* name) { return get<QTableWidget>(QString::fromLatin1(name)); }

    /// A kernel that warps and registers limit, on a device of each of two architectures.
    void openKernelOfTwoDevices() {
        window->pages().show(gui::window_page::kernel);
        app->session.setBlockSize(32);
        QString output;
        for (const char* architecture : {"sm_90", "sm_75"})
            output += QStringLiteral("ptxas info    : Compiling entry function 'k' for '%1'\n"
                                     "ptxas info    : Used 63 registers, 360 bytes cmem[0]\n")
                          .arg(QLatin1String(architecture));
        kernelPage().openText(output);
        ASSERT_TRUE(QTest::qWaitFor([this] { return table("kernelDevices").rowCount() > 1; }, waitMs));
    }
    /// Three kernels on as many streams; one has a long name, one needs what a T4 does not have.
    QString writeTrace(const QString& name) {
        const char* kernels[] = {
            "void sm90_xmma_gemm_f32f32_tf32f32_f32_tn_n_tilesize128x128x32_cublas<float>", "gemm<float>",
            "relu"};
        QByteArray text = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}],
                             "traceEvents": [)";
        for (int i = 0; i < 60; ++i)
            text += QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": ")" +
                    kernels[i % 3] + R"(", "ts": )" + QByteArray::number(i * 100) +
                    R"(, "dur": 60, "args": {"device": 0, "registers per thread": 40, "stream": )" +
                    QByteArray::number(7 + 13 * (i % 3)) + R"(, "shared memory": )" +
                    (i % 3 == 1 ? "102400" : "0") + R"(, "grid": [4096, 64, 1], "block": [250, 1, 1]}})";
        const QString path = folder_.filePath(name);
        core::writeFileAtomically(path.toStdString(), (text + "]}").toStdString());
        return path;
    }
    void openTrace() {
        window->pages().show(gui::window_page::program);
        programPage().openFile(writeTrace(QStringLiteral("trace.json")));
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return programPage().program() != nullptr &&
                       !get(QStringLiteral("programCancel")).isVisible();
            },
            waitMs));
    }
    /// False where there is no compiler.
    bool openSource() {
        if (core::findTool("nvcc").empty())
            return false;
        window->pages().show(gui::window_page::kernel);
        kernelPage().openText(QStringLiteral(
            "__global__ void __launch_bounds__(256) saxpy_with_a_rather_long_name(int n, float a, float* x)\n"
            "{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) x[i] *= a; }\n"
            "__global__ void other(float* x) { x[threadIdx.x] = 0; }\n"));
        return QTest::qWaitFor(
            [&] {
                return get<QLabel>(QStringLiteral("boundsNote"))
                           .text()
                           .startsWith(QStringLiteral("Compiled")) &&
                       get<QLabel>(QStringLiteral("sourceStatus"))
                           .text()
                           .endsWith(QStringLiteral("architectures"));
            },
            waitMs);
    }

    QTemporaryDir folder_;
};

TEST_F(KernelProgramLayoutTest, NothingOfAProgramIsCutSqueezedOrOverlapped) {
    openTrace();
    forEachLayout(*window, [this](const std::string& layout) {
        auto& views = get<QTabBar>(QStringLiteral("programViews"));
        for (int view = 0; view < views.count(); ++view) {
            views.setCurrentIndex(view);
            handleAllEvents();
            expectWhole(programPage(), layout + ", view " + std::to_string(view));
        }
        views.setCurrentIndex(0);
    });
}

TEST_F(KernelProgramLayoutTest, NothingOfAKernelIsCutSqueezedOrOverlapped) {
    if (!openSource())
        GTEST_SKIP() << "no nvcc";
    forEachLayout(*window, [this](const std::string& layout) { expectWhole(kernelPage(), layout); });
}

TEST_F(KernelProgramLayoutTest, TheSourceLeavesMostOfTheWidthToWhatIsKnownOfTheKernel) {
    if (!openSource())
        GTEST_SKIP() << "no nvcc";
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        resizeTo(size, false);
        const double share =
            double(kernelPage().findChild<gui::SourcePane*>()->width()) / kernelPage().width();
        EXPECT_GT(share, 0.25) << size.width();
        EXPECT_LT(share, 0.45) << size.width();
    }
}

TEST_F(KernelProgramLayoutTest, TablesOfAKernelShowTheirRows) {
    if (!openSource())
        GTEST_SKIP() << "no nvcc";
    for (const QSize size : {QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)}) {
        resizeTo(size, false);
        for (const auto& [name, rows] : {std::pair("kernelDevices", 12), std::pair("boundsTable", 10),
                                         std::pair("kernelBlockSizes", 8)}) {
            const QTableWidget& shown = table(name);
            const int last = std::min(rows, shown.rowCount()) - 1;
            EXPECT_LE(shown.visualItemRect(shown.item(last, 0)).bottom(), shown.viewport()->height())
                << name << " at " << size.width();
        }
    }
}

TEST_F(KernelProgramLayoutTest, TheListOfAComboBoxShowsAllItsEntries) {
    openTrace();
    auto& group = get<QComboBox>(QStringLiteral("programGroup"));
    for (const bool large : {false, true}) {
        resizeTo({1280, 800}, large);
        group.showPopup();
        handleAllEvents();
        const QAbstractItemView& list = *group.view();
        const QRect last = list.visualRect(group.model()->index(group.count() - 1, 0));
        EXPECT_TRUE(list.viewport()->rect().contains(last)) << large;
        for (const QWidget* part : list.window()->findChildren<QWidget*>())
            EXPECT_FALSE(part->isVisible() && part->inherits("QComboBoxPrivateScroller"));
        group.hidePopup();
    }
    // A list that lies over its box, as a menu does, has arrows instead of its last entry on some desktops.
    for (QComboBox* box : window->findChildren<QComboBox*>()) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        box->ensurePolished();
        EXPECT_EQ(box->style()->styleHint(QStyle::SH_ComboBox_Popup, &option, box), 0)
            << box->objectName().toStdString();
        EXPECT_GE(box->maxVisibleItems(), 20) << box->objectName().toStdString();
    }
}

TEST_F(KernelProgramLayoutTest, TheListsOfKernelsAndFunctionsAreAsWideAsTheirEntries) {
    resizeTo({1024, 700}, false);
    for (const char* name : {"kernelChooser", "apiChooser"}) {
        auto& box = get<QComboBox>(QString::fromLatin1(name));
        box.showPopup();
        handleAllEvents();
        const QAbstractItemView& list = *box.view();
        EXPECT_GE(list.viewport()->width(), list.sizeHintForColumn(0)) << name;
        box.hidePopup();
    }
}

TEST_F(KernelProgramLayoutTest, StreamsHaveWholeNamesAndBarsThatContrast) {
    openTrace();
    auto& streams = get<gui::ProgramTimeline>(QStringLiteral("programTimeline"));
    for (const char* language : {"en", "ko", "en_XA"}) {
        gui::setWindowLanguage(core::languageForCode(language));
        for (const int width : {900, 1280, 1920}) {
            resizeTo({width, 800}, false);
            QStringList names;
            for (std::size_t row = 0; row < 3; ++row)
                names << streams.shownName(row);
            EXPECT_EQ(names.filter(QStringLiteral("…")).join(' ').toStdString(), "") << language << width;
        }
    }
    for (const gui::ThemeChoice theme : {gui::ThemeChoice::Light, gui::ThemeChoice::Dark}) {
        window->setTheme(theme);
        handleAllEvents();
        const QImage picture = streams.grab().toImage();
        EXPECT_GE(contrast(picture.pixelColor(streams.placeOf(1)), gui::currentTheme().window), 3);
    }
}

TEST_F(KernelProgramLayoutTest, NamesOfKernelsAreWholeWhereThereIsRoom) {
    openTrace();
    resizeTo({1920, 1080}, false);
    auto& launches = get<QTableView>(QStringLiteral("programTable"));
    const QAbstractItemView& view = launches;
    EXPECT_GE(launches.columnWidth(0), view.sizeHintForColumn(0));
    EXPECT_EQ(launches.horizontalScrollBar()->maximum(), 0);
}

TEST_F(KernelProgramLayoutTest, AllColumnsOfTheLaunchesFitAt1280) {
    openTrace();
    resizeTo({1280, 800}, false);
    EXPECT_EQ(get<QTableView>(QStringLiteral("programTable")).horizontalScrollBar()->maximum(), 0);
}

TEST_F(KernelProgramLayoutTest, NamesAndRangesTakeTwoLinesAt1280) {
    window->pages().show(gui::window_page::program);
    const QString path = folder_.filePath(QStringLiteral("nsys.csv"));
    // Nsight Systems rounds shared memory to kilobytes, so that it is a range.
    core::writeFileAtomically(
        path.toStdString(),
        "Start (ns),Duration (ns),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem (MB),DymSMem "
        "(MB),Bytes "
        "(MB),Throughput (MB/s),SrcMemKd,DstMemKd,Device,Ctx,GreenCtx,Strm,Name\n"
        "5000,230000,0,64,16,1,128,1,1,122,0.013,0.000,,,,,NVIDIA H200 (0),1,,7,ampere_sgemm_128x64_nn\n"
        "247500,123000,0,3907,1,1,128,1,1,24,0.016,0.000,,,,,NVIDIA H200 "
        "(0),1,,7,vectorized_elementwise_kernel\n"
        "371800,12300,0,256,1,1,32,4,1,40,0.000,0.000,,,,,NVIDIA H200 (0),1,,7,softmax_warp_forward\n"
        "391800,38000,0,132,1,1,512,1,1,32,0.016,0.000,,,,,NVIDIA H200 (0),1,,7,reduce_kernel(float*)\n"
        "461800,55000,0,7,1,1,48,1,1,255,0.000,0.000,,,,,NVIDIA H200 (0),1,,7,my_bad_kernel(float*)\n"
        "518800,2100,0,1,1,1,1,1,1,8,0.000,0.000,,,,,NVIDIA H200 (0),1,,7,tiny_kernel(int*)\n");
    programPage().openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return programPage().program() != nullptr; }, waitMs));
    resizeTo({1280, 800}, false);
    const auto& launches = get<QTableView>(QStringLiteral("programTable"));
    ASSERT_EQ(launches.model()->rowCount(), 6);
    EXPECT_EQ(launches.horizontalScrollBar()->maximum(), 0);
    expectWholeCells(launches, {gui::program_column::Name, gui::program_column::Shared});
    resizeTo({1280, 800}, true);
    expectWholeCells(launches, {gui::program_column::Name, gui::program_column::Shared});
    resizeTo({1280, 800}, false);
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    expectWholeCells(launches, {gui::program_column::Shared}); // Korean writes a range without a blank
}

TEST_F(KernelProgramLayoutTest, TheLinesOfAWayToBeginStandUnderItsFirst) {
    window->pages().show(gui::window_page::program);
    resizeTo({900, 600}, true);
    int ways = 0;
    const auto labels = programPage().findChildren<QLabel*>();
    for (qsizetype i = 0; i + 1 < labels.size(); ++i) {
        if (labels[i]->text() != QStringLiteral("•"))
            continue;
        ++ways;
        const QLabel& words = *labels[i + 1];
        EXPECT_GT(words.height(), 2 * words.fontMetrics().height());
        EXPECT_GT(words.x(), labels[i]->geometry().right());
    }
    EXPECT_EQ(ways, 2);
}

TEST_F(KernelProgramLayoutTest, ADeviceTableThatScrollsAcrossHasOneLineInEachRow) {
    openKernelOfTwoDevices();
    const QTableWidget& devices = table("kernelDevices");
    resizeTo({900, 700}, true);
    ASSERT_GT(devices.horizontalScrollBar()->maximum(), 0);
    for (int row = 0; row < devices.rowCount(); ++row)
        EXPECT_LT(devices.rowHeight(row), 2 * devices.fontMetrics().height()) << row;
}

TEST_F(KernelProgramLayoutTest, GapsUnderAPixelAreSeenInTheTimeLine) {
    window->pages().show(gui::window_page::program);
    constexpr int count = 20;
    QByteArray text = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}],
                         "traceEvents": [)";
    for (int i = 0; i < count; ++i) // a gap is four tenths of a pixel
        text += QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": "k", "ts": )" +
                QByteArray::number(i * 1000) +
                R"(, "dur": 991, "args": {"device": 0, "stream": 7, "registers per thread": 40,
                   "shared memory": 0, "grid": [66, 2, 1], "block": [256, 1, 1]}})";
    const QString path = folder_.filePath(QStringLiteral("gaps.json"));
    core::writeFileAtomically(path.toStdString(), (text + "]}").toStdString());
    programPage().openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return programPage().program() != nullptr; }, waitMs));
    resizeTo({1280, 800}, false);
    auto& streams = get<gui::ProgramTimeline>(QStringLiteral("programTimeline"));
    const QImage picture = streams.grab().toImage();
    const QPoint first = streams.placeOf(0);
    const QRgb bar = picture.pixel(first);
    int gaps = 0;
    for (int x = first.x() + 1; x < streams.placeOf(count - 1).x(); ++x)
        gaps += picture.pixel(x, first.y()) != bar && picture.pixel(x - 1, first.y()) == bar ? 1 : 0;
    EXPECT_EQ(gaps, count - 1);
}

TEST_F(KernelProgramLayoutTest, LongLimitsLeaveRoomForTheColumnsAfterThem) {
    window->pages().show(gui::window_page::program);
    const QString path = folder_.filePath(QStringLiteral("small.json"));
    core::writeFileAtomically(
        path.toStdString(),
        R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}], "traceEvents": [
           {"ph": "X", "cat": "kernel", "name": "a_kernel_with_a_rather_long_name_of_many_words", "ts": 0,
            "dur": 60, "args": {"device": 0, "registers per thread": 64, "stream": 7, "shared memory": 0,
            "grid": [1000, 100, 1], "block": [32, 1, 1]}}]})");
    programPage().openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return programPage().program() != nullptr; }, waitMs));
    resizeTo({1280, 800}, false);
    const auto& launches = get<QTableView>(QStringLiteral("programTable"));
    EXPECT_EQ(launches.horizontalScrollBar()->maximum(), 0);
    const QModelIndex limit = launches.model()->index(0, gui::program_column::LimitedBy);
    EXPECT_EQ(limit.data().toString(), QStringLiteral("the maximum number of blocks per SM and registers"));
    EXPECT_TRUE(limit.data(Qt::ToolTipRole).toString().contains(limit.data().toString()));
}

TEST_F(KernelProgramLayoutTest, LimitsAndFindingsTakeTwoLinesBeforeTheNamesTakeOne) {
    window->pages().show(gui::window_page::program);
    const auto event = [](const char* name, const char* block, const char* registers) {
        return QByteArray(R"({"ph": "X", "cat": "kernel", "name": ")") + name +
               R"(", "ts": 0, "dur": 60, "args": {"device": 0, "stream": 7, "shared memory": 0,
               "grid": [1000, 1, 1], "block": [)" +
               block + R"(, 1, 1], "registers per thread": )" + registers + "}}";
    };
    const QString path = folder_.filePath(QStringLiteral("limits.json"));
    core::writeFileAtomically(
        path.toStdString(),
        (R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}], "traceEvents": [)" +
         event("vectorized_elementwise_kernel", "32", "16") + "," + event("reduce", "250", "66") + "]}")
            .toStdString());
    programPage().openFile(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return programPage().program() != nullptr; }, waitMs));
    resizeTo({1280, 800}, false);
    const auto& launches = get<QTableView>(QStringLiteral("programTable"));
    const QFontMetrics metrics(launches.font());
    for (int row = 0; row < launches.model()->rowCount(); ++row) {
        const QString limit = launches.model()->index(row, gui::program_column::LimitedBy).data().toString();
        const QRect room(0, 0, launches.columnWidth(gui::program_column::LimitedBy) - 6, 1000);
        EXPECT_LE(metrics.boundingRect(room, Qt::TextWordWrap, limit).height(), 2 * metrics.lineSpacing())
            << limit.toStdString();
    }
}

TEST_F(KernelProgramLayoutTest, WhatLimitsAKernelIsWrappedAndNotCut) {
    openKernelOfTwoDevices();
    resizeTo({1920, 1080}, false);
    EXPECT_EQ(table("kernelDevices").horizontalScrollBar()->maximum(), 0);
    expectWhole(kernelPage(), "1920");
}

TEST_F(KernelProgramLayoutTest, ColumnsAreAsWideAsTheirHeadings) {
    QTableWidget table(1, 4);
    gui::setUpRowTable(table);
    table.setHorizontalHeaderLabels({QStringLiteral("registers"), QStringLiteral("spilled"),
                                     QStringLiteral("blocks/SM"), QStringLiteral("occupancy")});
    table.show();
    handleAllEvents();
    gui::fitColumns(table);
    for (int column = 0; column < table.columnCount(); ++column)
        EXPECT_GE(table.columnWidth(column), table.horizontalHeader()->sectionSizeHint(column)) << column;
}

TEST_F(KernelProgramLayoutTest, RefusedLaunchesHaveRoomOnlyOnceADeviceIsChosen) {
    openTrace();
    get<QTabBar>(QStringLiteral("programViews")).setCurrentIndex(1);
    handleAllEvents();
    auto& devices = get<QTableView>(QStringLiteral("programAllDevices"));
    auto& refused = get<QTableView>(QStringLiteral("programRefusedThere"));
    EXPECT_FALSE(refused.isVisible());
    for (int row = 0; row < devices.model()->rowCount(); ++row)
        if (devices.model()->index(row, 0).data().toString() == QStringLiteral("Tesla T4"))
            devices.setCurrentIndex(devices.model()->index(row, 0));
    EXPECT_TRUE(refused.isVisible());
}

TEST_F(KernelProgramLayoutTest, AMessageInsteadOfCodeIsWrapped) {
    window->pages().show(gui::window_page::kernel);
    qputenv("TRICHEVRON_NVCC", "/nothing");
    qputenv("TRICHEVRON_NVRTC", "/nothing");
    kernelPage().openText(QStringLiteral("__global__ void k() {}\n"));
    auto& tabs = get<QTabBar>(QStringLiteral("sourceTabs"));
    for (const auto& [tab, name] : {std::pair(1, "sourcePtx"), std::pair(2, "sourceSass")}) {
        tabs.setCurrentIndex(tab);
        const auto& code = get<QPlainTextEdit>(QString::fromLatin1(name));
        EXPECT_FALSE(code.toPlainText().isEmpty());
        EXPECT_EQ(code.lineWrapMode(), QPlainTextEdit::WidgetWidth) << name;
    }
    qunsetenv("TRICHEVRON_NVCC");
    qunsetenv("TRICHEVRON_NVRTC");
}

TEST_F(KernelProgramLayoutTest, ATraceIsNotComparedWithItself) {
    openTrace();
    const QString other = writeTrace(QStringLiteral("other.json"));
    programPage().compareWith(other);
    ASSERT_TRUE(QTest::qWaitFor([&] { return get(QStringLiteral("programChanges")).isVisible(); }, waitMs));
    programPage().openFile(other);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !get(QStringLiteral("programChanges")).isVisible(); }, waitMs));
    EXPECT_EQ(programPage().state().count("comparedWith"), 0U);
}

} // namespace
} // namespace trichevron::test
