// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the histogram in distributed shared memory: it is offered for that kernel, and draws which
// block holds which bins and where the chosen block counts.
#include "app/gui/bins/bins_picture.h"
#include "app/gui/bins/bins_view.h"
#include "app/gui/bins/launch_bins.h"
#include "app/gui/editors/number_field.h"
#include "app/gui/results/results_panel.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/distributed_histogram.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/readable_texts.h"

#include <QLineEdit>
#include <QTabBar>
#include <QTest>

#include <cmath>
#include <utility>

namespace trichevron::test {
namespace {

class BinsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window->resize(1440, 900);
        window->restoreDefaultLayout();
    }
    /// The histogram of this many bins in clusters of four blocks.
    void showHistogram(std::uint32_t bins = 1000) {
        setDistributedHistogram(session(), bins);
        ASSERT_TRUE(binsOf(session()));
        panel().showPage(gui::page_id::bins);
        handleAllEvents();
    }
    gui::ResultsPanel& panel() { return get<gui::ResultsPanel>(QStringLiteral("resultsDock")); }
    gui::BinsPicture& picture() { return get<gui::BinsPicture>(QStringLiteral("binsPicture")); }
    /// The row of the thread for a bin that its block holds, in one line.
    QString heldBin() { return text(QStringLiteral("heldBin")).replace(QLatin1Char('\n'), QLatin1Char(' ')); }
    bool isTabShown() {
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.tabText(i) == QStringLiteral("Bins"))
                return tabs.isTabVisible(i);
        return false;
    }
};

TEST_F(BinsTest, ThePageIsOfferedOnlyForTheKernelThatSharesItsBins) {
    EXPECT_FALSE(isTabShown());
    EXPECT_EQ(panel().showPage(gui::page_id::bins), nullptr);
    showHistogram();
    EXPECT_TRUE(isTabShown());
    const auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
    EXPECT_GE(tabs.tabRect(0).left(), 0);
    EXPECT_LE(tabs.tabRect(tabs.count() - 1).right(), tabs.width()) << "it needs no scrolling";
    EXPECT_EQ(panel().currentPage(), gui::page_id::bins);
    session().undoStack().undo();
    EXPECT_FALSE(isTabShown());
    EXPECT_NE(panel().currentPage(), gui::page_id::bins);
}

TEST_F(BinsTest, EachBinIsFilledInTheRowOfTheBlockThatHoldsItWithoutColoursOfOtherThings) {
    showHistogram();
    const core::SharedBins bins = *binsOf(session());
    const QImage image = picture().grab().toImage();
    const double ratio = image.devicePixelRatio();
    ASSERT_GE(picture().binCount(), 16U);
    for (std::uint32_t bin = picture().firstBin() + 1; bin < picture().binCount(); ++bin)
        for (std::uint32_t rank = 0; rank < bins.blocks; ++rank) {
            const QPoint middle = (picture().cellRect(rank, bin).center() * ratio).toPoint();
            const QColor colour = image.pixelColor(middle);
            const gui::Theme& theme = gui::currentTheme();
            EXPECT_EQ(colour == (rank == picture().block() ? theme.accent : theme.muted),
                      bins.ownerOf(bin) == rank)
                << bin << " in " << rank;
        }
}

TEST_F(BinsTest, TheNumbersOfBinsHaveSeparators) {
    showHistogram(4096);
    session().setBin(4000);
    handleAllEvents();
    QStringList numbers;
    for (const ReadableText& text : paintedTexts(picture()))
        numbers << text.text;
    EXPECT_TRUE(numbers.contains(QStringLiteral("4,000"))) << numbers.join(QLatin1Char(' ')).toStdString();
    EXPECT_FALSE(numbers.contains(QStringLiteral("4000")));
}

TEST_F(BinsTest, TheChosenBlockHasAnArrowToEveryOther) {
    showHistogram();
    EXPECT_EQ(picture().block(), 0U);
    EXPECT_EQ(picture().arrowsTo(), (std::vector<std::uint32_t>{1, 2, 3}));
    QTest::mouseClick(&picture(), Qt::LeftButton, {}, picture().rowRect(2).center().toPoint());
    EXPECT_EQ(picture().block(), 2U);
    EXPECT_EQ(picture().arrowsTo(), (std::vector<std::uint32_t>{0, 1, 3}));
    EXPECT_EQ(session().path().block, (core::BlockIndex{2, 0, 0})) << "the hierarchy follows";
    session().setPath(pathToBlock(session().shape(), {7, 0, 0}));
    EXPECT_EQ(picture().block(), 3U) << "the last block of the second cluster";
}

/// How many pixels of the head of the arrow to a block are not the background, and how many have the accent
/// colour. The lines of the arrows, which run through the middle of the row, are left out.
struct ArrowHead {
    int drawn = 0;
    int accented = 0;
};

ArrowHead headAt(const QImage& image, const QRectF& row) {
    constexpr double reach = 12; // left of the row, in pixels
    constexpr double line = 2;
    const double ratio = image.devicePixelRatio();
    ArrowHead head;
    const QRect place =
        QRectF((row.left() - reach) * ratio, row.top() * ratio, reach * ratio, row.height() * ratio).toRect();
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x < place.right(); ++x) {
            if (std::abs((y + 0.5) / ratio - row.center().y()) <= line)
                continue;
            const QColor colour = image.pixelColor(x, y);
            head.drawn += colour != gui::currentTheme().window ? 1 : 0;
            head.accented += colour == gui::currentTheme().accent ? 1 : 0;
        }
    return head;
}

TEST_F(BinsTest, TheArrowsAreDrawnAndThatToTheHolderOfTheBinStandsOut) {
    showHistogram();
    const core::SharedBins bins = *binsOf(session());
    for (const std::uint32_t block : {0U, 2U})
        for (std::uint32_t bin = 0; bin < 12; ++bin) {
            session().setPath(pathToBlock(session().shape(), {block, 0, 0}));
            session().setBin(bin);
            handleAllEvents();
            const QImage image = picture().grab().toImage();
            const std::uint32_t owner = bins.ownerOf(bin);
            for (std::uint32_t rank = 0; rank < bins.blocks; ++rank) {
                const ArrowHead head = headAt(image, picture().rowRect(rank));
                EXPECT_EQ(head.drawn > 0, rank != block) << "from " << block << " to " << rank;
                EXPECT_EQ(head.accented > 0, rank != block && rank == owner)
                    << "from " << block << " to " << rank << ", bin " << bin;
            }
        }
}

TEST_F(BinsTest, ASentenceSaysWhoHoldsTheBinAndHowTheBlockReachesIt) {
    showHistogram();
    const core::SharedBins bins = *binsOf(session());
    bool wasOwn = false;
    bool wasOther = false;
    for (std::uint32_t bin = 0; bin < 12; ++bin) {
        session().setBin(bin);
        const std::string sentence = text(QStringLiteral("binsSentence")).toStdString();
        const std::uint32_t owner = bins.ownerOf(bin);
        EXPECT_NE(sentence.find("of block (" + std::to_string(owner) + ", 0, 0)"), std::string::npos)
            << sentence;
        EXPECT_EQ(sentence.find("map_shared_rank()") == std::string::npos, owner == 0) << sentence;
        EXPECT_NE(sentence.find("All blocks of the cluster add to it."), std::string::npos) << sentence;
        (owner == 0 ? wasOwn : wasOther) = true;
    }
    EXPECT_TRUE(wasOwn && wasOther);
    session().setBin(999);
    EXPECT_EQ(picture().bin(), 999U);
    EXPECT_GE(picture().firstBin() + picture().binCount(), 1000U) << "the picture follows";
}

TEST_F(BinsTest, WhatIsNoBinKeepsItsTextAndIsRefusedInWords) {
    showHistogram();
    session().setBin(12);
    auto& field = get<gui::NumberField>(QStringLiteral("binsBin"));
    const std::pair<const char*, const char*> cases[] = {
        {"70000", "There is no bin 70,000; the last one is 999."},
        {"1000", "There is no bin 1,000; the last one is 999."},
        {"abc", "bin: \"abc\" is not a number; give a whole number from 0 to 999"}};
    for (const auto& [typed, sentence] : cases) {
        type(QStringLiteral("binsBin"), QString::fromLatin1(typed));
        for (const bool hasEnded : {false, true}) {
            if (hasEnded)
                QTest::keyClick(&field, Qt::Key_Return);
            EXPECT_EQ(field.text().toStdString(), typed);
            EXPECT_EQ(text(QStringLiteral("binsSentence")).toStdString(), sentence) << hasEnded;
            EXPECT_EQ(field.property("mark").toString().toStdString(), "unreadable");
            EXPECT_EQ(picture().bin(), 12U) << "the last valid one";
        }
        QTest::keyClick(&field, Qt::Key_Escape);
        EXPECT_EQ(field.text().toStdString(), "12");
        EXPECT_TRUE(text(QStringLiteral("binsSentence")).startsWith(QStringLiteral("is counter")));
    }
    type(QStringLiteral("binsBin"), QStringLiteral("700"));
    QTest::keyClick(&field, Qt::Key_Return);
    EXPECT_EQ(picture().bin(), 700U);
    type(QStringLiteral("binsBin"), QStringLiteral("1500"));
    session().setProblem(core::Axis::Y, 1200);
    EXPECT_EQ(field.text().toStdString(), "700") << "the text was wrong for another histogram";
}

TEST_F(BinsTest, FindingABinChoosesTheBlockThatHoldsIt) {
    showHistogram();
    const core::SharedBins bins = *binsOf(session());
    auto& find = get<QLineEdit>(QStringLiteral("findField"));
    find.setFocus();
    QTest::keyClicks(&find, QStringLiteral("bin 300"));
    QTest::keyClick(&find, Qt::Key_Return);
    EXPECT_EQ(picture().block(), bins.ownerOf(300));
    EXPECT_EQ(picture().bin(), 300U) << "the page shows what was found";
    EXPECT_EQ(get<gui::NumberField>(QStringLiteral("binsBin")).value(), 300U);
    EXPECT_EQ(heldBin(), QStringLiteral("300: counter %1").arg(bins.counterOf(300)));
    session().setPath(pathToBlock(session().shape(), {(bins.ownerOf(300) + 1) % bins.blocks, 0, 0}));
    EXPECT_FALSE(get(QStringLiteral("heldBin")).isVisible()) << "another block does not hold it";
    EXPECT_EQ(picture().bin(), 300U);
}

TEST_F(BinsTest, AllViewsShowTheFirstBinUntilOneIsChosen) {
    showHistogram();
    const core::SharedBins bins = *binsOf(session());
    session().setPath(pathToBlock(session().shape(), {bins.ownerOf(0), 0, 0}));
    EXPECT_EQ(picture().bin(), 0U);
    EXPECT_EQ(heldBin(), QStringLiteral("0: counter %1").arg(bins.counterOf(0)));
}

TEST_F(BinsTest, AllViewsShowTheLastBinWhereALaterLaunchHasFewerThanTheChosenOne) {
    showHistogram(2000);
    session().setBin(1500);
    EXPECT_EQ(picture().bin(), 1500U);
    session().setProblem(core::Axis::Y, 1000);
    const core::SharedBins bins = *binsOf(session());
    ASSERT_EQ(bins.bins, 1000U);
    session().setPath(pathToBlock(session().shape(), {bins.ownerOf(999), 0, 0}));
    EXPECT_EQ(picture().bin(), 999U);
    EXPECT_EQ(get<gui::NumberField>(QStringLiteral("binsBin")).value(), 999U);
    EXPECT_EQ(heldBin(), QStringLiteral("999: counter %1").arg(bins.counterOf(999)));
    session().setProblem(core::Axis::Y, 2000);
    EXPECT_EQ(picture().bin(), 1500U) << "it is there again";
}

TEST_F(BinsTest, AnErrorOfFindGoesWhenTheHistogramHasTheBin) {
    showHistogram();
    auto& find = get<QLineEdit>(QStringLiteral("findField"));
    find.setFocus();
    QTest::keyClicks(&find, QStringLiteral("bin 1500"));
    QTest::keyClick(&find, Qt::Key_Return);
    ASSERT_TRUE(text(QStringLiteral("findProblem")).contains(QStringLiteral("1,000")));
    for (const bool hasFocus : {true, false}) {
        if (!hasFocus)
            get<gui::NumberField>(QStringLiteral("binsBin")).setFocus();
        session().setProblem(core::Axis::Y, 1200);
        EXPECT_TRUE(text(QStringLiteral("findProblem")).contains(QStringLiteral("1,200"))) << hasFocus;
        session().setProblem(core::Axis::Y, 2000);
        EXPECT_FALSE(get(QStringLiteral("findProblem")).isVisible()) << hasFocus;
        session().setProblem(core::Axis::Y, 1000);
        if (hasFocus) {
            QTest::keyClick(&find, Qt::Key_Return);
            ASSERT_TRUE(get(QStringLiteral("findProblem")).isVisible());
        }
    }
}

TEST_F(BinsTest, ClustersThatDoNotDivideTheGridHoldNoBins) {
    showHistogram();
    session().setCluster(core::Axis::X, 3);
    EXPECT_TRUE(isTabShown());
    EXPECT_FALSE(binsOf(session()));
    EXPECT_FALSE(picture().isVisible());
    EXPECT_TRUE(text(QStringLiteral("binsWords")).contains(QStringLiteral("do not divide the grid")));
}

TEST_F(BinsTest, TooLittleSharedMemoryForTheBinsIsSaid) {
    showHistogram();
    const QString tooLittle = QStringLiteral("would write past it");
    session().setDynamicSmem(core::Bytes{1000});
    EXPECT_TRUE(text(QStringLiteral("binsWords")).contains(tooLittle)) << "each block has 256 counters";
    EXPECT_TRUE(text(QStringLiteral("deviceResult")).contains(tooLittle)) << "the verdict is about the call";
    session().setDynamicSmem(core::Bytes{1024});
    EXPECT_FALSE(text(QStringLiteral("binsWords")).contains(tooLittle));
    EXPECT_FALSE(text(QStringLiteral("deviceResult")).contains(tooLittle));
}

TEST_F(BinsTest, MoreSharedMemoryThanTheDeviceHasIsNoAdvice) {
    showHistogram(65536);
    session().setCluster(core::Axis::X, 1);
    EXPECT_TRUE(text(QStringLiteral("deviceResult")).contains(QStringLiteral("would write past it")));
    EXPECT_FALSE(text(QStringLiteral("deviceResult")).contains(QStringLiteral("or more dynamic")));
}

TEST_F(BinsTest, KeysAndClicksChooseABin) {
    showHistogram();
    picture().setFocus();
    QTest::keyClick(&picture(), Qt::Key_Right);
    QTest::keyClick(&picture(), Qt::Key_Right);
    EXPECT_EQ(get<gui::NumberField>(QStringLiteral("binsBin")).value(), 2U);
    QTest::keyClick(&picture(), Qt::Key_Down);
    EXPECT_EQ(session().path().block, (core::BlockIndex{1, 0, 0}));
    QTest::mouseClick(&picture(), Qt::LeftButton, {}, picture().cellRect(0, 9).center().toPoint());
    EXPECT_EQ(picture().bin(), 9U);
}

TEST_F(BinsTest, TheTableHasARowForEachBin) {
    showHistogram(64);
    const core::SharedBins bins = *binsOf(session());
    const core::DataTable table = get<gui::BinsView>(QStringLiteral("binsView")).table();
    ASSERT_EQ(table.rows.size(), 64U);
    EXPECT_EQ(table.rows[5][1], core::TableCell(std::int64_t{bins.ownerOf(5)}));
}

} // namespace
} // namespace trichevron::test
