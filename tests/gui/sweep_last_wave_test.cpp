// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The advice on a tail wave leads to a map of how full the last wave of each block is.
#include "app/gui/plots/sweep_heat_map.h"
#include "app/gui/plots/sweep_page.h"
#include "app/gui/verdict/finding_row.h"
#include "app/gui/verdict/verdict_panel.h"
#include "core/dimensions/extent_text.h"
#include "core/dimensions/hierarchy.h"
#include "tests/gui/given_sweep.h"
#include "tests/gui/gui_fixture.h"

#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include <cmath>
#include <stdexcept>

namespace trichevron::test {
namespace {

class SweepLastWave : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        window->resize(1920, 1080);
        startReplay();
        app->planner.setChoice({core::SweepSizes::PowersOfTwo, core::SweepSizes::PowersOfTwo, false, false});
        type(QStringLiteral("blockX"), QStringLiteral("16"));
    }
    gui::SweepPage& page() { return get<gui::SweepPage>(QStringLiteral("sweepPage")); }
    gui::SweepHeatMap& heat() { return get<gui::SweepHeatMap>(QStringLiteral("sweepHeatMap")); }
    /// Of the row of the verdict.
    QPushButton& sweepButton() {
        for (const gui::FindingRow* row : window->findChild<gui::VerdictPanel*>()->rows())
            if (row->finding().rule == core::RuleId::TailWave)
                return *row->findChild<QPushButton*>(QStringLiteral("sweepBlocks"));
        throw std::runtime_error("no tail wave");
    }
};

TEST_F(SweepLastWave, IsWhatTheAdviceSaysAtTheCellOfTheLaunch) {
    const core::Evaluation& evaluation = *session().evaluation();
    const double percent = 100 * *core::lastWaveShare(evaluation.totalBlocks, evaluation.blocksPerWave);
    ASSERT_LT(percent, 90);
    sweepButton().click();
    handleAllEvents();
    EXPECT_EQ(get<QComboBox>(QStringLiteral("sweepColour")).currentText().toStdString(), "last wave");
    ASSERT_NE(page().map(), nullptr);
    const std::optional<std::size_t> cell = page().map()->find(session().state().config.blockDim);
    ASSERT_TRUE(cell);
    EXPECT_DOUBLE_EQ(heat().drawnValue(*cell), percent);
    QTest::mouseMove(&heat(), heat().cellRect(*cell).center().toPoint());
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return heat().reading().text().endsWith(
                QStringLiteral("last wave %1 % full").arg(percent, 0, 'f', 0));
        },
        waitMs))
        << heat().reading().text().toStdString();
    EXPECT_TRUE(heat().summary().contains(QStringLiteral("how full its last wave is")))
        << heat().summary().toStdString();
}

TEST_F(SweepLastWave, OfARefusedBlockIsNotDrawn) {
    sweepButton().click();
    handleAllEvents();
    ASSERT_NE(page().map(), nullptr);
    const std::optional<std::size_t> refused = page().map()->find({1024, 1024, 1});
    ASSERT_TRUE(refused);
    EXPECT_TRUE(std::isnan(heat().drawnValue(*refused)));
    EXPECT_FALSE(page().map()->cells[*refused].lastWave);
}

TEST_F(SweepLastWave, ALaunchWithAnotherGridThanTheCellOfItsBlockSaysSo) {
    session().setBlock(core::Axis::Y, 16);
    giveSweep(session(), {{{16, 8, 1}, 10}, {{16, 16, 1}, 10}, {{32, 8, 1}, 10}, {{32, 16, 1}, 10}});
    sweepButton().click();
    handleAllEvents();
    EXPECT_TRUE(heat().summary().contains(QStringLiteral("○ this launch: ")))
        << heat().summary().toStdString();
    const core::GridExtent grid = session().state().config.gridDim;
    session().setGrid(core::Axis::X, grid.x + 1);
    handleAllEvents();
    const QString words = QStringLiteral("○ this launch, 16 × 16: not on this map, whose launch has grid ") +
                          QString::fromStdString(core::shortExtentText(grid));
    EXPECT_TRUE(heat().summary().contains(words)) << heat().summary().toStdString();
}

} // namespace
} // namespace trichevron::test
