// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sweep page with real events: the choice of blocks, the value under the pointer, zoom, applying a cell.
#include "app/gui/pages/explore/explore_page.h"
#include "app/gui/plots/sweep_bars.h"
#include "app/gui/plots/sweep_heat_map.h"
#include "app/gui/plots/sweep_page.h"
#include "app/gui/theme/theme.h"
#include "core/sweep/sweep_table.h"
#include "tests/gui/given_sweep.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace trichevron::test {
namespace {

class SweepPageTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        showTab(QStringLiteral("Sweep"));
    }
    void showTab(const QString& name) {
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.tabText(i) == name)
                tabs.setCurrentIndex(i);
    }
    gui::SweepPage& page() { return get<gui::SweepPage>(QStringLiteral("sweepPage")); }
    gui::SweepHeatMap& heat() { return get<gui::SweepHeatMap>(QStringLiteral("sweepHeatMap")); }
    gui::SweepBars& bars() { return get<gui::SweepBars>(QStringLiteral("sweepBars")); }

    /// A finished sweep of blocks with these times; 0: refused by the device.
    void give(const std::vector<std::pair<core::BlockExtent, double>>& blocks,
              core::ProvenanceKind kind = core::ProvenanceKind::Live) {
        giveSweep(session(), blocks, kind);
        handleAllEvents(); // lets the deferred drawing run
    }
    void expectNothingCut() {
        for (const char* name : {"sweepX", "sweepY", "sweepPageButton", "sweepCount", "sweepColour"}) {
            const QWidget& widget = get(QString::fromLatin1(name));
            if (!widget.isVisible())
                continue;
            EXPECT_GE(widget.width(), widget.sizeHint().width()) << name;
            EXPECT_LE(widget.mapTo(&page(), QPoint(widget.width(), 0)).x(), page().width()) << name;
        }
    }
    void giveGrid() {
        give({{{8, 8, 1}, 30}, {{32, 8, 1}, 10}, {{64, 8, 1}, 12}, {{8, 32, 1}, 20}, {{32, 32, 1}, 10.1}});
    }
    QPoint middleOf(const gui::SweepPlot& plot, const core::BlockExtent& block) {
        return plot.cellRect(*page().map()->find(block)).center().toPoint();
    }
    static QString readingOf(const gui::SweepPlot& plot) {
        for (int i = 0; i < plot.itemCount(); ++i)
            if (auto* text = qobject_cast<QCPItemText*>(plot.item(i));
                text != nullptr && text->visible() && text->text().contains(QLatin1String("threads")) &&
                text->positionAlignment().testFlag(Qt::AlignRight))
                return text->text();
        return {};
    }
    static void wheel(QWidget& widget, const QPoint& at, int steps) {
        QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &event);
    }
};

TEST_F(SweepPageTest, ShowsThePlannedSweepBeforeASweep) {
    app->planner.setChoice({core::SweepSizes::PowersOfTwo, core::SweepSizes::PowersOfTwo, false, false});
    ASSERT_NE(page().map(), nullptr);
    EXPECT_EQ(page().map()->cells.size(), 121U);
    EXPECT_EQ(page().map()->count(core::CellState::NotAsked), 66U);
    EXPECT_EQ(page().map()->count(core::CellState::Refused), 55U);
    EXPECT_TRUE(heat().isVisible());
    EXPECT_NE(heat().summary().toStdString().find("55 refused (hatched)"), std::string::npos)
        << heat().summary().toStdString();
    EXPECT_EQ(get<QPushButton>(QStringLiteral("sweepPageButton")).text(),
              QStringLiteral("Sweep 66 launches"));
    EXPECT_FALSE(get(QStringLiteral("sweepCount")).isVisible()) << "the heading has the counts";
}

TEST_F(SweepPageTest, ItsButtonStartsTheSweepAndThatOfTheTopBarAlsoShowsThePage) {
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("sweepPageButton")), Qt::LeftButton);
    EXPECT_TRUE(app->jobs.isSweeping());
    EXPECT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    ASSERT_NE(page().map(), nullptr);
    EXPECT_EQ(page().map()->count(core::CellState::Measured), 2U) << "16 x 16 and 32 x 32 were recorded";
    showTab(QStringLiteral("Code"));
    EXPECT_FALSE(page().isVisible());
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("sweepButton")), Qt::LeftButton);
    EXPECT_TRUE(page().isVisible());
    EXPECT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
}

TEST_F(SweepPageTest, BlocksAreChosenWithTheKeyboard) {
    auto& x = get<QComboBox>(QStringLiteral("sweepX"));
    x.setFocus();
    QTest::keyClick(&x, Qt::Key_Home);
    EXPECT_EQ(app->planner.choice().x, core::SweepSizes::AsLaunched);
    EXPECT_FALSE(app->planner.choice().recorded);
    QTest::keyClick(&x, Qt::Key_Down);
    EXPECT_EQ(app->planner.choice().x, core::SweepSizes::PowersOfTwo);
    QTest::keyClick(&x, Qt::Key_End);
    EXPECT_TRUE(app->planner.choice().recorded) << "the default with a recording";
    EXPECT_FALSE(get(QStringLiteral("sweepY")).isVisible()) << "the recording determines the blocks";
    QTest::keyClick(&x, Qt::Key_Home);
    auto& y = get<QComboBox>(QStringLiteral("sweepY"));
    y.setFocus();
    QTest::keyClick(&y, Qt::Key_End);
    EXPECT_EQ(app->planner.choice().y, core::SweepSizes::Warps);
    auto& clusters = get<QCheckBox>(QStringLiteral("sweepClusters"));
    ASSERT_EQ(clusters.isVisible(), session().state().device->clusterLaunch);
    if (clusters.isVisible()) {
        QTest::keyClick(&clusters, Qt::Key_Space);
        EXPECT_TRUE(app->planner.choice().clusters);
        EXPECT_TRUE(get<QComboBox>(QStringLiteral("sweepOver")).isVisible())
            << "the lines have a choice of axis";
    }
}

TEST_F(SweepPageTest, WithSeveralMapsItNamesTheFastestOfAll) {
    session().setBlock(core::Axis::X, 32);
    session().setBlock(core::Axis::Y, 8);
    give({{{32, 8, 1}, 10}, {{16, 8, 1}, 12}, {{8, 32, 1}, 11}, {{8, 8, 2}, 9}, {{16, 16, 2}, 20}});
    const std::string first = heat().summary().toStdString();
    EXPECT_NE(first.find("★ fastest of these: 32 × 8, 10.00 µs"), std::string::npos) << first;
    EXPECT_NE(first.find("Fastest of the whole sweep: 8 × 8 × 2, z 2, 9.00 µs"), std::string::npos) << first;
    auto& slice = get<QComboBox>(QStringLiteral("sweepSlice"));
    slice.setFocus();
    QTest::keyClick(&slice, Qt::Key_End);
    const std::string second = heat().summary().toStdString();
    EXPECT_NE(second.find("★ fastest of the whole sweep: 8 × 8 × 2, 9.00 µs, 11.1 % faster than the next"),
              std::string::npos)
        << "the next is on the other map: " << second;
    EXPECT_EQ(second.find("Fastest of the whole sweep:"), std::string::npos) << second;
}

TEST_F(SweepPageTest, TheCountsOfAMapOfItsLaunchesAndOfTheSweepAgree) {
    session().setBlock(core::Axis::X, 32);
    session().setBlock(core::Axis::Y, 8);
    give({{{32, 8, 1}, 10}, {{16, 8, 1}, 12}, {{8, 32, 1}, 11}, {{64, 8, 1}, 0}, {{16, 16, 2}, 20}});
    const auto& slice = get<QComboBox>(QStringLiteral("sweepSlice"));
    EXPECT_EQ(slice.itemText(0).toStdString(), "z 1 (4)");
    EXPECT_NE(heat().summary().toStdString().find("3 of 4 measured, "), std::string::npos)
        << heat().summary().toStdString();
    EXPECT_TRUE(
        get<QPushButton>(QStringLiteral("sweepPageButton")).text().startsWith(QStringLiteral("Sweep all ")))
        << "more than the map shows";
    giveGrid();
    EXPECT_FALSE(
        get<QPushButton>(QStringLiteral("sweepPageButton")).text().startsWith(QStringLiteral("Sweep all ")));
}

TEST_F(SweepPageTest, NamesTheFastestItsMarginAndTheIndistinguishableOnes) {
    giveGrid();
    const std::string summary = heat().summary().toStdString();
    EXPECT_NE(summary.find("★ fastest: 32 × 8, 10.00 µs, 1.0 % faster than the next"), std::string::npos)
        << summary;
    EXPECT_NE(summary.find("~ indistinguishable: 32 × 32"), std::string::npos) << summary;
    EXPECT_NE(summary.find("5 measured, 1 refused (hatched)"), std::string::npos) << summary;
    EXPECT_EQ(heat().accessibleDescription(), heat().summary());
}

TEST_F(SweepPageTest, CountsBlankCellsToo) {
    const std::vector<std::pair<core::BlockExtent, double>> blocks{
        {{8, 8, 1}, 30}, {{32, 8, 1}, 10}, {{8, 16, 1}, 20}};
    give(blocks);
    EXPECT_TRUE(heat().summary().endsWith(QLatin1String("3 measured, 1 not in the sweep (blank)")))
        << heat().summary().toStdString();
    give(blocks, core::ProvenanceKind::Recorded);
    EXPECT_TRUE(heat().summary().endsWith(QLatin1String("3 measured, 1 not recorded (blank)")))
        << heat().summary().toStdString();
}

TEST_F(SweepPageTest, IsColouredByTimeOrOccupancy) {
    giveGrid();
    const core::SweepMap& map = *page().map();
    for (std::size_t i = 0; i < map.cells.size(); ++i)
        EXPECT_EQ(map.cells[i].time ? map.cells[i].time->median : 0,
                  std::isnan(heat().drawnValue(i)) ? 0 : heat().drawnValue(i));
    auto& colour = get<QComboBox>(QStringLiteral("sweepColour"));
    colour.setFocus();
    QTest::keyClick(&colour, Qt::Key_Home);
    QTest::keyClick(&colour, Qt::Key_Down);
    const core::SweepMap& again = *page().map();
    for (std::size_t i = 0; i < again.cells.size(); ++i) {
        if (again.cells[i].state == core::CellState::Refused)
            EXPECT_TRUE(std::isnan(heat().drawnValue(i)));
        else
            EXPECT_EQ(heat().drawnValue(i), 100 * again.cells[i].occupancy());
    }
}

TEST_F(SweepPageTest, ShowsTheCellUnderThePointerAndWhyItWasRefused) {
    give({{{8, 8, 1}, 30}, {{32, 8, 1}, 10}, {{8, 64, 1}, 20}, {{64, 8, 1}, 0}});
    QTest::mouseMove(&heat(), middleOf(heat(), {32, 8, 1}));
    EXPECT_NE(readingOf(heat()).toStdString().find("10.00 µs, the fastest"), std::string::npos)
        << readingOf(heat()).toStdString();
    QTest::mouseMove(&heat(), middleOf(heat(), {64, 8, 1}));
    EXPECT_NE(readingOf(heat()).toStdString().find("cudaErrorInvalidValue"), std::string::npos);
    QTest::mouseMove(&heat(), middleOf(heat(), {64, 64, 1}));
    const QString refused = readingOf(heat()).replace(QLatin1Char('\n'), QLatin1Char(' '));
    EXPECT_NE(refused.toStdString().find("refused. A block of 64 × 64 × 1 has 4,096 threads"),
              std::string::npos)
        << refused.toStdString();
}

TEST_F(SweepPageTest, AClickAppliesACellInOneUndoStep) {
    giveGrid();
    const core::LaunchConfig before = session().state().config;
    const int steps = session().undoStack().index();
    QTest::mouseClick(&heat(), Qt::LeftButton, {}, middleOf(heat(), {64, 8, 1}));
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{64, 8, 1}));
    EXPECT_TRUE(session().state().gridFollowsProblem);
    EXPECT_EQ(session().undoStack().index(), steps + 1);
    ASSERT_NE(session().measurement(), nullptr) << "the measurement of the sweep belongs to that launch";
    session().undoStack().undo();
    EXPECT_EQ(session().state().config, before);
}

TEST_F(SweepPageTest, ArrowKeysMoveTheCursorAndReturnAppliesIt) {
    giveGrid();
    session().applySweepPoint(page().map()->cells[*page().map()->find({8, 8, 1})].point);
    heat().setFocus();
    QTest::keyClick(&heat(), Qt::Key_Right);
    EXPECT_EQ(heat().cursor(), page().map()->find({8, 8, 1})) << "the cursor begins at the launch";
    QTest::keyClick(&heat(), Qt::Key_Right);
    QTest::keyClick(&heat(), Qt::Key_Up);
    EXPECT_EQ(heat().cursor(), page().map()->find({32, 32, 1}));
    EXPECT_NE(heat().accessibleDescription().toStdString().find("32 × 32, 1,024 threads"), std::string::npos)
        << heat().accessibleDescription().toStdString();
    QTest::keyClick(&heat(), Qt::Key_Up);
    EXPECT_EQ(heat().cursor(), page().map()->find({32, 32, 1})) << "the cursor stays on the map";
    QTest::keyClick(&heat(), Qt::Key_Return);
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{32, 32, 1}));
}

TEST_F(SweepPageTest, TheWheelZoomsDraggingPansAndADoubleClickShowsTheFullRange) {
    giveGrid();
    const QCPRange whole = heat().xAxis->range();
    const core::BlockExtent before = session().state().config.blockDim;
    const QPoint at = middleOf(heat(), {32, 8, 1});
    wheel(heat(), at, 3);
    EXPECT_TRUE(heat().zoom().isZoomed());
    const QCPRange close = heat().xAxis->range();
    EXPECT_LT(close.size(), whole.size());
    wheel(heat(), at, -60);
    EXPECT_NEAR(heat().xAxis->range().size(), whole.size(), 1e-6) << "never beyond the full range";
    wheel(heat(), at, 3);
    QTest::mousePress(&heat(), Qt::LeftButton, {}, at);
    QTest::mouseMove(&heat(), at + QPoint(30, 0));
    QTest::mouseMove(&heat(), at + QPoint(60, 0));
    QTest::mouseRelease(&heat(), Qt::LeftButton, {}, at + QPoint(60, 0));
    EXPECT_NE(heat().xAxis->range().lower, close.lower);
    EXPECT_EQ(session().state().config.blockDim, before) << "a drag does not apply a cell";
    doubleClick(heat(), at);
    EXPECT_FALSE(heat().zoom().isZoomed());
    QTest::qWait(QApplication::doubleClickInterval() + 50);
    EXPECT_EQ(session().state().config.blockDim, before) << "neither does a double click";
    heat().setFocus();
    QTest::keyClick(&heat(), Qt::Key_Plus);
    EXPECT_TRUE(heat().zoom().isZoomed());
    QTest::keyClick(&heat(), Qt::Key_Home);
    EXPECT_FALSE(heat().zoom().isZoomed());
}

TEST_F(SweepPageTest, ASweepAlongOneAxisIsABarChart) {
    give({{{64, 1, 1}, 30}, {{128, 1, 1}, 10}, {{256, 1, 1}, 12}});
    EXPECT_TRUE(bars().isVisible());
    EXPECT_FALSE(heat().isVisible());
    EXPECT_EQ(bars().barCount(), 3);
    EXPECT_NE(bars().summary().toStdString().find("fastest: 128, 10.00 µs, 20.0 % faster than the next"),
              std::string::npos)
        << bars().summary().toStdString();
    QTest::mouseClick(&bars(), Qt::LeftButton, {}, middleOf(bars(), {256, 1, 1}));
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{256, 1, 1}));
    bars().setFocus();
    QTest::keyClick(&bars(), Qt::Key_Left); // from the clicked bar
    QTest::keyClick(&bars(), Qt::Key_Return);
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{128, 1, 1}));
}

TEST_F(SweepPageTest, TheCellOfTheLaunchHasARingAndFollowsEdits) {
    const auto ringIn = [this](gui::SweepPlot& plot, const core::BlockExtent& block) {
        plot.replot();
        const QImage image = plot.grab().toImage();
        const QRect cell = plot.cellRect(*page().map()->find(block)).toAlignedRect() & image.rect();
        const QRgb ring = gui::currentTheme().categories[5].rgb();
        int pixels = 0;
        for (int y = cell.top(); y <= cell.bottom(); ++y)
            for (int x = cell.left(); x <= cell.right(); ++x)
                pixels += image.pixel(x, y) == ring ? 1 : 0;
        return pixels;
    };
    giveGrid();
    session().applySweepPoint(page().map()->cells[*page().map()->find({8, 8, 1})].point);
    handleAllEvents();
    EXPECT_TRUE(heat().summary().contains(QStringLiteral("○ this launch: 8 × 8: 30.00 µs")))
        << heat().summary().toStdString();
    EXPECT_GT(ringIn(heat(), {8, 8, 1}), 5);
    EXPECT_EQ(ringIn(heat(), {64, 8, 1}), 0);
    session().setBlock(core::Axis::X, 64);
    handleAllEvents();
    EXPECT_TRUE(heat().summary().contains(QStringLiteral("○ this launch: 64 × 8: 12.00 µs")))
        << heat().summary().toStdString();
    EXPECT_EQ(ringIn(heat(), {8, 8, 1}), 0);
    EXPECT_GT(ringIn(heat(), {64, 8, 1}), 5);
    session().setBlock(core::Axis::X, 16);
    handleAllEvents();
    EXPECT_TRUE(heat().summary().contains(QStringLiteral("○ this launch, 16 × 8: not on this map")))
        << heat().summary().toStdString();
    EXPECT_EQ(ringIn(heat(), {64, 8, 1}), 0);
    session().setBlock(core::Axis::Y, 1);
    give({{{64, 1, 1}, 30}, {{128, 1, 1}, 10}, {{256, 1, 1}, 12}});
    session().setBlock(core::Axis::X, 256);
    handleAllEvents();
    ASSERT_TRUE(bars().isVisible());
    EXPECT_TRUE(bars().summary().contains(QStringLiteral("○ this launch: 256 threads: 12.00 µs")))
        << bars().summary().toStdString();
    EXPECT_GT(ringIn(bars(), {256, 1, 1}), 5);
    EXPECT_EQ(ringIn(bars(), {64, 1, 1}), 0);
}

TEST_F(SweepPageTest, BarsAlongYUseTheSameKeys) {
    give({{{32, 1, 1}, 30}, {{32, 2, 1}, 10}, {{32, 4, 1}, 12}});
    ASSERT_TRUE(bars().isVisible());
    bars().setFocus();
    QTest::keyClick(&bars(), Qt::Key_Right); // begins at the fastest
    QTest::keyClick(&bars(), Qt::Key_Right);
    QTest::keyClick(&bars(), Qt::Key_Return);
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{32, 4, 1}));
}

TEST_F(SweepPageTest, UnevenSizesAllHaveLabelsIfTheyFit) {
    giveGrid();
    heat().replot();
    EXPECT_EQ(heat().xAxis->tickVectorLabels(),
              (QVector<QString>{QStringLiteral("8"), QStringLiteral("32"), QStringLiteral("64")}));
    EXPECT_EQ(heat().yAxis->tickVectorLabels(),
              (QVector<QString>{QStringLiteral("8"), QStringLiteral("32")}));
}

TEST_F(SweepPageTest, ItsTableHasARowForEachCell) {
    give({{{8, 8, 1}, 30}, {{32, 8, 1}, 10}, {{8, 64, 1}, 20}, {{64, 8, 1}, 0}});
    const core::DataTable table = heat().table();
    EXPECT_EQ(table.columns, core::sweepColumns()) << "those of the command line's CSV";
    ASSERT_EQ(table.rows.size(), page().map()->cells.size());
    const auto cell = [&](const core::BlockExtent& block, const std::string& column) {
        const auto found = std::find(table.columns.begin(), table.columns.end(), column);
        return table.rows[*page().map()->find(block)].at(
            static_cast<std::size_t>(found - table.columns.begin()));
    };
    const auto word = [](const char* text) { return core::TableCell(std::string(text)); };
    EXPECT_EQ(cell({32, 8, 1}, "block_x"), core::TableCell(std::int64_t{32}));
    EXPECT_EQ(cell({32, 8, 1}, "block_y"), core::TableCell(std::int64_t{8}));
    EXPECT_EQ(cell({32, 8, 1}, "cluster_x"), core::TableCell());
    EXPECT_EQ(cell({32, 8, 1}, "status"), word("measured"));
    EXPECT_EQ(cell({32, 8, 1}, "median_us"), core::TableCell(10.0));
    EXPECT_EQ(cell({32, 8, 1}, "standing"), word("fastest"));
    const core::SweepCell& fastest = page().map()->cells[*page().map()->find({32, 8, 1})];
    EXPECT_EQ(cell({32, 8, 1}, "occupancy"), core::TableCell(fastest.occupancy()));
    EXPECT_EQ(cell({64, 8, 1}, "status"), word("refused"));
    EXPECT_EQ(cell({64, 8, 1}, "median_us"), core::TableCell()) << "no time";
    EXPECT_NE(std::get<std::string>(cell({64, 8, 1}, "reason")).find("cudaErrorInvalidValue"),
              std::string::npos);
    EXPECT_EQ(cell({32, 64, 1}, "status"), word("skipped")) << "predicted, because it is not in the sweep";
}

TEST_F(SweepPageTest, FollowsTheKernelAndTheTheme) {
    giveGrid();
    app->devices.selectKernel(QStringLiteral("vectorAdd"));
    const QString summary = heat().isVisible() ? heat().summary() : bars().summary();
    EXPECT_EQ(summary.toStdString().find("fastest: 32"), std::string::npos)
        << "the sweep was of another kernel";
    session().undoStack().undo();
    window->setTheme(gui::ThemeChoice::Dark);
    handleAllEvents();
    EXPECT_EQ(heat().xAxis->tickLabelColor(), gui::currentTheme().muted);
    window->setTheme(gui::ThemeChoice::Light);
}

TEST_F(SweepPageTest, TheScaleOfTheMapHasTheUnitOfTheTextAndSaysThatItIsLogarithmic) {
    const auto hasName = [this](const QString& name) {
        for (int i = 0; i < heat().itemCount(); ++i)
            if (const auto* item = qobject_cast<QCPItemText*>(heat().item(i));
                item != nullptr && item->visible() && item->text() == name)
                return true;
        return false;
    };
    giveGrid();
    EXPECT_TRUE(hasName(QStringLiteral("µs")));
    give({{{8, 8, 1}, 3000}, {{32, 8, 1}, 10}, {{64, 8, 1}, 12}, {{8, 32, 1}, 2000}, {{32, 32, 1}, 20}});
    EXPECT_TRUE(hasName(QStringLiteral("µs, logarithmic")));
    session().applySweepPoint(page().map()->cells[*page().map()->find({8, 8, 1})].point);
    handleAllEvents();
    EXPECT_TRUE(heat().summary().contains(QStringLiteral("○ this launch: 8 × 8: 3,000.00 µs")))
        << heat().summary().toStdString();
}

TEST_F(SweepPageTest, NothingIsCutInASmallWindow) {
    for (const QSize size : {QSize(1280, 800), QSize(900, 600)}) {
        window->resize(size);
        window->restoreDefaultLayout();
        showTab(QStringLiteral("Sweep"));
        auto* explore = window->findChild<gui::ExplorePage*>();
        explore->folding().reveal(&get<QDockWidget>(QStringLiteral("resultsDock"))); // it may be folded
        handleAllEvents();
        giveGrid();
        EXPECT_GE(heat().height(), size.height() == 600 ? 140 : 120);
        expectNothingCut();
    }
}

} // namespace
} // namespace trichevron::test
