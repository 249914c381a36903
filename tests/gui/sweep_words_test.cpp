// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The map of a sweep in words: for those who do not see it, and above a plot with little room.
#include "app/gui/plots/sweep_bars.h"
#include "app/gui/plots/sweep_heat_map.h"
#include "app/gui/plots/sweep_page.h"
#include "tests/gui/given_sweep.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/plot_texts.h"

#include <QComboBox>
#include <QTest>

#include <utility>
#include <vector>

namespace trichevron::test {
namespace {

class SweepWordsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        showResults(QStringLiteral("Sweep"));
    }
    gui::SweepPage& page() { return get<gui::SweepPage>(QStringLiteral("sweepPage")); }
    gui::SweepHeatMap& heat() { return get<gui::SweepHeatMap>(QStringLiteral("sweepHeatMap")); }
    gui::SweepBars& bars() { return get<gui::SweepBars>(QStringLiteral("sweepBars")); }

    /// A finished sweep of blocks with these times in microseconds.
    void give(const std::vector<std::pair<core::BlockExtent, double>>& blocks) {
        giveSweep(session(), blocks);
        handleAllEvents();
    }
    /// A map whose slowest block is that of the launch.
    void giveMap() {
        give({{{8, 8, 1}, 30}, {{32, 8, 1}, 10}, {{64, 8, 1}, 12}, {{8, 32, 1}, 20}, {{32, 32, 1}, 10.1}});
        session().applySweepPoint(page().map()->cells[*page().map()->find({8, 8, 1})].point);
        handleAllEvents();
    }
    void colourByOccupancy() {
        auto& colour = get<QComboBox>(QStringLiteral("sweepColour"));
        colour.setFocus();
        QTest::keyClick(&colour, Qt::Key_Home);
        QTest::keyClick(&colour, Qt::Key_Down);
        handleAllEvents();
    }
};

TEST_F(SweepWordsTest, TheDescriptionOfAMapSaysWhatItShowsItsBestTheLaunchAndTheCounts) {
    giveMap();
    for (const char* words :
         {"Each cell is a block, x across and y up. Its colour is its time in µs: bright is short.",
          "★ fastest: 32 × 8, 10.00 µs", "○ this launch: 8 × 8: 30.00 µs", "5 measured, 1 refused (hatched)"})
        EXPECT_TRUE(heat().accessibleDescription().contains(QString::fromUtf8(words)))
            << words << " in: " << heat().accessibleDescription().toStdString();
    colourByOccupancy();
    EXPECT_TRUE(heat().accessibleDescription().contains(
        QStringLiteral("Its colour is its occupancy: bright is high.")))
        << heat().accessibleDescription().toStdString();
}

TEST_F(SweepWordsTest, TheDescriptionOfBarsSaysWhatTheirHeightIs) {
    give({{{64, 1, 1}, 30}, {{128, 1, 1}, 10}, {{256, 1, 1}, 12}});
    ASSERT_TRUE(bars().isVisible());
    EXPECT_TRUE(bars().accessibleDescription().contains(
        QStringLiteral("Each bar is a block. Its height is its time in µs.")))
        << bars().accessibleDescription().toStdString();
    colourByOccupancy();
    EXPECT_TRUE(bars().accessibleDescription().contains(QStringLiteral("Its height is its occupancy.")))
        << bars().accessibleDescription().toStdString();
}

TEST_F(SweepWordsTest, APlannedMapHasNoTimes) {
    app->planner.setChoice({core::SweepSizes::PowersOfTwo, core::SweepSizes::PowersOfTwo, false, false});
    EXPECT_TRUE(heat().accessibleDescription().contains(QStringLiteral("None has a time yet.")))
        << heat().accessibleDescription().toStdString();
}

TEST_F(SweepWordsTest, ALowMapSaysItsBestTheLaunchAndTheCountsInFewWords) {
    giveMap();
    const QString margin = QStringLiteral("1.0 % faster than the next");
    const QString alike = QStringLiteral("1 alike (~)");
    for (const bool isLarge : {true, false}) {
        SCOPED_TRACE(isLarge ? "large" : "low");
        heat().resize(isLarge ? QSize(1400, 500) : QSize(420, 150));
        EXPECT_TRUE(showsWords(heat(), QStringLiteral("★ fastest: 32 × 8, 10.00 µs")));
        EXPECT_TRUE(showsWords(heat(), QStringLiteral("○ this launch")));
        EXPECT_TRUE(showsWords(heat(), QStringLiteral("30.00 µs")));
        EXPECT_TRUE(showsWords(heat(), QStringLiteral("5 measured, 1 refused (hatched)")));
        EXPECT_EQ(showsWords(heat(), margin), isLarge);
        EXPECT_EQ(showsWords(heat(), alike), !isLarge);
        EXPECT_TRUE(heat().summary().contains(margin)) << "the description has all of it";
    }
}

} // namespace
} // namespace trichevron::test
