// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How wide the columns of the launches of a program are, how high their rows, and the names of streams in
// each language.
#include "app/gui/language/window_language.h"
#include "app/gui/layout/row_table.h"
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_timeline.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/program_details_fixture.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QHeaderView>
#include <QImage>
#include <QScrollBar>
#include <QTableView>

#include <vector>

namespace trichevron::test {
namespace {

class ProgramColumnsTest : public ProgramDetailsTest {
protected:
    void TearDown() override {
        gui::setWindowLanguage(core::languageForCode("en"));
        ProgramDetailsTest::TearDown();
    }
    QTableView& launches() { return get<QTableView>(QStringLiteral("programTable")); }
    /// Launches of few blocks that are no whole warps and take a few registers too many, whose occupancy the
    /// trace has wrong.
    static QByteArray traceOfFindings(int kernels) {
        QByteArray trace = R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200"}], "traceEvents": [)";
        for (int i = 0; i < kernels; ++i)
            trace += QByteArray(i > 0 ? "," : "") + R"({"ph": "X", "cat": "kernel", "name": "kernel)" +
                     QByteArray::number(i) + R"(", "ts": )" + QByteArray::number(i * 1000) +
                     R"(, "dur": 900, "args": {"device": 0, "stream": 7, "registers per thread": 66,
                     "est. achieved occupancy %": 99, "shared memory": 0, "grid": [3, 1, 1],
                     "block": [250, 1, 1]}})";
        return trace + "]}";
    }
    /// Of the columns of numbers, which share no room with those of words.
    std::vector<int> widths() {
        using namespace gui::program_column;
        std::vector<int> all;
        for (const int column : {Launches, Time, Grid, Block, Registers, Occupancy, Waves, Median})
            all.push_back(launches().isColumnHidden(column) ? 0 : launches().columnWidth(column));
        return all;
    }
};

TEST_F(ProgramColumnsTest, FindingsAreWholeWhereTheTableHasRoomBelowItsRows) {
    open(traceOfFindings(3));
    const int twoLines = 2 * launches().fontMetrics().lineSpacing();
    int higher = 0;
    for (const int width : {1120, 1200, 1280, 1600}) {
        window->resize(width, 1100);
        handleAllEvents();
        for (int row = 0; row < 3; ++row) {
            const QModelIndex cell = launches().model()->index(row, gui::program_column::Findings);
            const int needed = gui::heightOfWords(launches(), cell);
            higher += needed > twoLines ? 1 : 0;
            EXPECT_GE(launches().rowHeight(row), needed)
                << width << ' ' << cell.data().toString().toStdString();
        }
        EXPECT_EQ(launches().verticalScrollBar()->maximum(), 0) << width;
    }
    EXPECT_GT(higher, 0) << "some need more than two lines";
}

TEST_F(ProgramColumnsTest, RowsThatFillTheTableHaveTwoLinesEach) {
    open(traceOfFindings(60));
    window->resize(1120, 900);
    handleAllEvents();
    ASSERT_EQ(launches().model()->rowCount(), 60);
    ASSERT_GT(launches().verticalScrollBar()->maximum(), 0);
    for (int row = 0; row < 60; ++row)
        EXPECT_EQ(launches().rowHeight(row), gui::scaledPixels(30)) << row;
}

TEST_F(ProgramColumnsTest, InAnotherLanguageNumbersHaveColumnsAsWideAsWhenTheTraceIsOpenedInIt) {
    const QByteArray trace = traceOfFindings(3);
    for (const char* language : {"ko", "en_XA", "en"}) {
        open(trace);
        gui::setWindowLanguage(core::languageForCode(language));
        handleAllEvents();
        const std::vector<int> switched = widths();
        const core::ProgramAnalysis* before = page().program();
        open(trace);
        ASSERT_TRUE(QTest::qWaitFor([&] { return page().program() != before; }, waitMs));
        handleAllEvents();
        EXPECT_EQ(switched, widths()) << language;
    }
}

TEST_F(ProgramColumnsTest, InKoreanTheLastColumnIsWholeAfterEnglish) {
    open(traceOfFindings(3));
    ASSERT_EQ(launches().horizontalScrollBar()->maximum(), 0);
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    EXPECT_EQ(launches().horizontalScrollBar()->maximum(), 0);
}

TEST_F(ProgramColumnsTest, InAWideWindowTheTableAndTheListBesideItUseIt) {
    open(traceOfFindings(3));
    const QWidget& details = get(QStringLiteral("programDetails"));
    // Pixels of the bar of the first row.
    const auto barLength = [&] {
        const QModelIndex cell = launches().model()->index(0, gui::program_column::Share);
        const QImage image = launches().viewport()->grab(launches().visualRect(cell)).toImage();
        int length = 0;
        for (int x = 0; x < image.width(); ++x)
            length += image.pixelColor(x, image.height() / 2) == gui::currentTheme().accent ? 1 : 0;
        return length;
    };
    for (const QSize& size : {QSize(1280, 800), QSize(1440, 900)}) {
        window->resize(size);
        handleAllEvents();
        handleAllEvents(); // the table is fitted once it has its width
        EXPECT_LE(barLength(), gui::scaledPixels(38)) << size.width();
        EXPECT_LT(details.width(), size.width() * 3 / 10) << size.width();
    }
    for (const QSize& size : {QSize(2560, 1440), QSize(3840, 2160)}) {
        window->resize(size);
        handleAllEvents();
        handleAllEvents();
        EXPECT_GE(details.width(), gui::scaledPixels(700)) << size.width();
        EXPECT_GE(launches().horizontalHeader()->length(), launches().viewport()->width() * 7 / 10)
            << size.width();
        EXPECT_EQ(launches().horizontalScrollBar()->maximum(), 0) << size.width();
        EXPECT_GT(barLength(), 3 * gui::scaledPixels(38)) << size.width();
    }
}

TEST_F(ProgramColumnsTest, NamesOfStreamsFollowTheLanguage) {
    open(traceOfFindings(3));
    auto& group = get<QComboBox>(QStringLiteral("programGroup"));
    group.setCurrentIndex(group.findText(QStringLiteral("by stream")));
    const auto& timeline = get<gui::ProgramTimeline>(QStringLiteral("programTimeline"));
    const auto names = [&] {
        return QString(timeline.shownName(0) + QLatin1Char('|') +
                       launches().model()->index(0, gui::program_column::Name).data().toString())
            .toStdString();
    };
    ASSERT_EQ(names(), "stream 7|stream 7");
    gui::setWindowLanguage(core::languageForCode("ko"));
    handleAllEvents();
    EXPECT_EQ(names(), "스트림 7|스트림 7");
    gui::setWindowLanguage(core::languageForCode("en"));
    handleAllEvents();
    EXPECT_EQ(names(), "stream 7|stream 7");
}

} // namespace
} // namespace trichevron::test
