// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep over clusters and grids on the sweep page, with real events: a line for each series, the signs, the
// cursor, and the choice of a launch.
#include "app/gui/plots/sweep_lines.h"
#include "app/gui/plots/sweep_page.h"
#include "tests/gui/gui_fixture.h"
#include "tests/support/measured_outcome.h"

#include <QComboBox>
#include <QPushButton>
#include <QTabBar>
#include <QTest>

namespace trichevron::test {
namespace {

class SweepLinesTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(1440, 900);
        window->restoreDefaultLayout();
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.tabText(i) == QStringLiteral("Sweep"))
                tabs.setCurrentIndex(i);
    }
    gui::SweepLines& lines() { return get<gui::SweepLines>(QStringLiteral("sweepLines")); }
    gui::SweepPage& page() { return get<gui::SweepPage>(QStringLiteral("sweepPage")); }

    /// Clusters of 1, 2, 4 and 8 blocks for each problem; the last of the second is refused.
    void giveClusters(const std::vector<std::uint32_t>& problems = {512, 1024}) {
        const gui::LaunchState& state = session().state();
        gui::ActualSweep sweep;
        sweep.deviceKey = state.deviceKey;
        sweep.kernel = state.kernel->id;
        for (const std::uint32_t size : problems)
            for (const std::uint32_t cluster : {1U, 2U, 4U, 8U}) {
                core::SweepPoint point{state.config, state.optIns};
                point.config.problem = core::ProblemExtent{size, size, 1};
                sweep.points.push_back(withBlockAndCluster({point, true}, {16, 16, 1},
                                                           core::ClusterExtent{cluster, 1, 1},
                                                           state.kernel->attributes));
            }
        session().results().beginSweep(sweep);
        const std::vector<double> times{9, 5, 7, 8, 40, 30, 20, 0};
        for (std::size_t i = 0; i < 4 * problems.size(); ++i) {
            const double time = times[i % times.size()];
            core::SweepOutcome outcome = measuredOutcome(time);
            if (time == 0)
                outcome.measurement.emplace().result.launch = {1, "cudaErrorInvalidValue",
                                                               "invalid argument"};
            session().results().addSweepPoint(sweep.deviceKey, sweep.kernel, i, outcome);
        }
        session().results().endSweep(sweep.deviceKey, sweep.kernel, core::StopReason::SamplesReached);
        handleAllEvents();
        lines().replot();
    }
    std::string summary() { return lines().summary().toStdString(); }
};

TEST_F(SweepLinesTest, ASweepOverClustersIsALineForEachProblem) {
    giveClusters();
    ASSERT_TRUE(lines().isVisible());
    EXPECT_EQ(page().plot(), nullptr) << "neither bars nor a map";
    EXPECT_EQ(lines().curves().over, core::SweepAxis::Cluster);
    EXPECT_EQ(lines().lineCount(), 2U);
    EXPECT_EQ(lines().xAxis->tickVectorLabels(),
              (QVector<QString>{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4"),
                                QStringLiteral("8")}));
    const auto legend = lines().lineLegend().places();
    ASSERT_EQ(legend.size(), 2U);
    for (const auto& place : legend)
        EXPECT_LE(place.rect.bottom(), lines().axisRect()->top()) << "the legend covers no line";
    EXPECT_LT(lines().placeOf(0).x(), lines().placeOf(1).x());

    EXPECT_LT(lines().placeOf(4).y(), lines().placeOf(0).y()) << "a longer time is higher";
}

TEST_F(SweepLinesTest, TheLargestSizeThatTheDeviceTakesHasALabel) {
    core::SweepCurves curves;
    curves.axis = "threads per block";
    curves.works.emplace_back();
    core::SweepCurve line;
    for (std::uint32_t threads = 32; threads <= 1056; threads += 32) {
        const bool isRefused = threads > 1024;
        core::SweepCell cell;
        cell.state = isRefused ? core::CellState::Refused : core::CellState::Measured;
        if (!isRefused)
            cell.time = core::summarise(std::vector<double>{10, 11, 12});
        line.cells.push_back(curves.cells.size());
        curves.at.push_back(curves.x.size());
        curves.x.push_back(isRefused ? 2048 : threads);
        curves.curveOf.push_back(0);
        curves.workOf.push_back(0);
        curves.cells.push_back(cell);
    }
    curves.curves.push_back(line);
    gui::SweepLines plot;
    plot.resize(600, 400);
    gui::SweepLinesPicture picture;
    picture.curves = picture.whole = std::make_shared<core::SweepCurves>(curves);
    plot.setPicture(picture);
    plot.replot();
    const QVector<QString> labels = plot.xAxis->tickVectorLabels();
    ASSERT_LT(static_cast<std::size_t>(labels.size()), curves.x.size()) << "they do not all fit";
    EXPECT_TRUE(labels.contains(QStringLiteral("1024"))) << labels.toList().join(u' ').toStdString();
    EXPECT_FALSE(labels.contains(QStringLiteral("2048"))) << "it would stand over 1024";
}

TEST_F(SweepLinesTest, TheFastestOfEachProblemIsSaidAndThatTheyAreNotCompared) {
    giveClusters();
    EXPECT_NE(summary().find("★ fastest with problem 512 × 512: clusters of 2 blocks, 5.00 µs"),
              std::string::npos)
        << summary();
    EXPECT_NE(summary().find("★ fastest with problem 1,024 × 1,024: clusters of 4 blocks, 20.00 µs"),
              std::string::npos)
        << summary();
    EXPECT_NE(summary().find("Another problem is other work"), std::string::npos) << summary();
    EXPECT_NE(summary().find("7 of 8 measured, 1 refused (crossed)"), std::string::npos)
        << "no cell is hatched: " << summary();
}

TEST_F(SweepLinesTest, FurtherProblemsAreCounted) {
    giveClusters({512, 1024, 2048, 4096, 8192});
    EXPECT_NE(summary().find("★ the fastest with 2 further problems"), std::string::npos) << summary();
}

TEST_F(SweepLinesTest, TheButtonNamesTheShapeOfTheBlockAndTheProblemOfTheLaunch) {
    session().setProblem(core::Axis::X, 512);
    session().setProblem(core::Axis::Y, 512);
    giveClusters();
    EXPECT_EQ(get<QPushButton>(QStringLiteral("useBestLaunch")).text(),
              QStringLiteral("Use the fastest block of 512 × 512: 16 × 16, cluster 2"));
    giveClusters({512});
    EXPECT_EQ(get<QPushButton>(QStringLiteral("useBestLaunch")).text(),
              QStringLiteral("Use the fastest block: 16 × 16, cluster 2"));
}

TEST_F(SweepLinesTest, TheValueUnderThePointerNamesTheLaunch) {
    giveClusters();
    QTest::mouseMove(&lines(), lines().placeOf(1).toPoint());
    ASSERT_TRUE(lines().reading().visible());
    const std::string reading = lines().reading().text().toStdString();
    EXPECT_NE(reading.find("clusters of 2 blocks, problem 512 × 512: 5.00 µs, the fastest"),
              std::string::npos)
        << reading;
    QTest::mouseMove(&lines(), lines().placeOf(7).toPoint());
    EXPECT_NE(lines().reading().text().toStdString().find("refused"), std::string::npos)
        << lines().reading().text().toStdString();
}

TEST_F(SweepLinesTest, ArrowKeysFollowALineAndChangeToTheNext) {
    giveClusters();
    lines().setFocus();
    QTest::keyClick(&lines(), Qt::Key_Right);
    EXPECT_EQ(lines().cursor(), 1U) << "begins at the fastest";
    QTest::keyClick(&lines(), Qt::Key_Right);
    EXPECT_EQ(lines().cursor(), 2U);
    QTest::keyClick(&lines(), Qt::Key_Down);
    EXPECT_EQ(lines().cursor(), 6U) << "the same cluster with the other problem";
    QTest::keyClick(&lines(), Qt::Key_Return);
    EXPECT_EQ(session().state().config.clusterDim, (core::ClusterExtent{4, 1, 1}));
    EXPECT_EQ(session().state().config.problem, (core::ProblemExtent{1024, 1024, 1}));
    EXPECT_NE(summary().find("○ this launch: clusters of 4 blocks, problem 1,024 × 1,024"), std::string::npos)
        << summary();
}

TEST_F(SweepLinesTest, TheAxisIsTheUsersChoice) {
    giveClusters();
    auto& over = get<QComboBox>(QStringLiteral("sweepOver"));
    ASSERT_TRUE(over.isVisible());
    over.setFocus();
    QTest::keyClick(&over, Qt::Key_End);
    EXPECT_EQ(lines().curves().over, core::SweepAxis::Problem);
    EXPECT_EQ(lines().lineCount(), 4U) << "a line for each cluster";
    QTest::keyClick(&over, Qt::Key_Home);
    EXPECT_NE(page().plot(), nullptr) << "the map of blocks";
    EXPECT_FALSE(lines().isVisible());
    EXPECT_TRUE(get(QStringLiteral("sweepSlice")).isVisible());
}

TEST_F(SweepLinesTest, ItsTableHasARowForEachLaunch) {
    giveClusters();
    const core::DataTable table = lines().table();
    ASSERT_EQ(table.rows.size(), 8U);
    for (const auto& row : table.rows)
        EXPECT_EQ(row.size(), table.columns.size());
    EXPECT_EQ(table.rows[1][8], core::TableCell(std::string("fastest")));
    EXPECT_EQ(table.rows[7][4], core::TableCell(std::string("refused")));
}

} // namespace
} // namespace trichevron::test
