// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A sweep over clusters and grids on the sweep page, with real events: a line for each series, the signs, the
// cursor, and the choice of a launch.
#include "app/gui/plots/sweep_curve_text.h"
#include "app/gui/plots/sweep_lines.h"
#include "app/gui/plots/sweep_lines_picture.h"
#include "app/gui/plots/sweep_page.h"
#include "core/sweep/sweep_table.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/plot_texts.h"
#include "tests/support/measured_outcome.h"

#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <tuple>

namespace trichevron::test {
namespace {

class SweepLinesTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(1440, 900);
        window->restoreDefaultLayout();
        showResults(QStringLiteral("Sweep"));
    }
    gui::SweepLines& lines() { return get<gui::SweepLines>(QStringLiteral("sweepLines")); }
    gui::SweepPage& page() { return get<gui::SweepPage>(QStringLiteral("sweepPage")); }

    core::SweepPoint pointOf(std::uint32_t problem, const core::BlockExtent& block, std::uint32_t cluster) {
        const gui::LaunchState& state = session().state();
        core::SweepPoint point{state.config, state.optIns};
        point.config.problem = core::ProblemExtent{problem, problem, 1};
        return withBlockAndCluster({point, true}, block, core::ClusterExtent{cluster, 1, 1},
                                   state.kernel->attributes);
    }
    /// Clusters of 1, 2, 4 and 8 blocks for each problem; the last of the second is refused.
    void giveClusters(const std::vector<std::uint32_t>& problems = {512, 1024}) {
        std::vector<core::SweepPoint> points;
        for (const std::uint32_t size : problems)
            for (const std::uint32_t cluster : {1U, 2U, 4U, 8U})
                points.push_back(pointOf(size, {16, 16, 1}, cluster));
        give(points, {9, 5, 7, 8, 40, 30, 20, 0});
    }
    /// A finished sweep; the times are repeated, and one of 0 is a refusal.
    void give(const std::vector<core::SweepPoint>& points, const std::vector<double>& times) {
        gui::ActualSweep sweep;
        sweep.deviceKey = session().state().deviceKey;
        sweep.kernel = session().state().kernel->id;
        sweep.points = points;
        session().results().beginSweep(sweep);
        for (std::size_t i = 0; i < points.size(); ++i) {
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

    /// The histogram whose bins the blocks of a cluster share.
    void useHistogram() {
        core::KernelInfo kernel = *session().state().kernel;
        kernel.id = "histogramCluster";
        kernel.problemAxes = 2;
        kernel.problemAxisNames = {"elements", "bins"};
        kernel.suggested.problem = core::ProblemExtent{1U << 20, 512, 1};
        kernel.suggested.gridDim = {132, 1, 1};
        kernel.suggested.blockDim = {1024, 1, 1};
        kernel.suggested.api = core::LaunchApi::CudaLaunchKernelEx;
        kernel.attributes.declared.usesGridStrideLoop = true;
        kernel.recorded.clear();
        session().setKernel(std::make_shared<core::KernelInfo>(kernel));
    }
    /// Clusters of 1, 2, 4 and 8 blocks for each number of bins, which each block has its share of.
    void giveBins(const std::vector<std::uint32_t>& sizes) {
        const gui::LaunchState& state = session().state();
        std::vector<core::SweepPoint> points;
        for (const std::uint32_t bins : sizes)
            for (const std::uint32_t cluster : {1U, 2U, 4U, 8U}) {
                core::SweepPoint point{state.config, state.optIns};
                point.config.problem = core::ProblemExtent{1U << 20, bins, 1};
                point.config.dynamicSmemBytes = core::Bytes{bins * sizeof(std::uint32_t) / cluster};
                points.push_back(withBlockAndCluster({point, true}, state.config.blockDim,
                                                     core::ClusterExtent{cluster, 1, 1},
                                                     state.kernel->attributes));
            }
        give(points, {9, 5, 7, 8, 40, 30, 20, 10});
    }
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
    EXPECT_TRUE(labels.contains(QStringLiteral("1,024"))) << labels.toList().join(u' ').toStdString();
    EXPECT_FALSE(labels.contains(QStringLiteral("2,048"))) << "it would stand over 1024";
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

TEST_F(SweepLinesTest, EveryProblemIsNamedAboveWidePlotsAndInTheToolTipOfNarrowOnes) {
    giveClusters({512, 768, 1024, 1536, 2048, 3072, 4096, 8192});
    const QString last = QStringLiteral("★ fastest with problem 8,192 × 8,192");
    const QString counted = QStringLiteral("★ the fastest with 5 further problems");
    for (const bool isWide : {true, false}) {
        SCOPED_TRACE(isWide);
        gui::SweepLines plot;
        plot.resize(isWide ? QSize(1800, 500) : QSize(620, 300));
        plot.setPicture(gui::sweepLinesPicture(core::SweepAxis::Cluster, session().sweep(), {},
                                               session().sweep()->points, session(), {}));
        plot.show();
        plot.replot();
        EXPECT_EQ(showsWords(plot, last), isWide);
        EXPECT_EQ(showsWords(plot, counted), !isWide);
        EXPECT_TRUE(plot.summary().contains(last)) << plot.summary().toStdString();
        EXPECT_EQ(plot.accessibleDescription(), plot.summary());
        movePointerOver(plot, QPointF(60, 8));
        EXPECT_EQ(plot.toolTip().contains(last), !isWide) << plot.toolTip().toStdString();
    }
}

TEST_F(SweepLinesTest, ALowPlotSaysWhatEachNumberCountsAndWhatHasNoRoomLeavesAnEllipsis) {
    std::vector<core::SweepPoint> points;
    for (const std::uint32_t size : {512U, 1024U})
        for (const std::uint32_t cluster : {1U, 2U, 4U, 8U})
            points.push_back(pointOf(size, {16, 16, 1}, cluster));
    points.push_back(pointOf(1024, {32, 32, 1}, 1)); // on no line
    give(points, {9, 5, 7, 8, 40, 30, 20, 0, 50});
    const auto picture = [&] {
        return gui::sweepLinesPicture(core::SweepAxis::Cluster, session().sweep(), {},
                                      session().sweep()->points, session(), {});
    };
    const QString ellipsis = QStringLiteral("…");
    const QString counts =
        QStringLiteral("8 of 9 launches are on the lines: 7 of 8 measured, 1 refused (crossed)");
    gui::SweepLines plot;
    plot.setPicture(picture());
    plot.show();
    for (const QSize size : {QSize(1400, 500), QSize(510, 190)}) {
        SCOPED_TRACE(testing::Message() << size.width() << " x " << size.height());
        plot.resize(size);
        plot.replot();
        EXPECT_TRUE(showsWords(plot, counts));
        EXPECT_TRUE(showsWords(plot, QStringLiteral("○ this launch")));
        EXPECT_TRUE(showsWords(plot, QStringLiteral("20.00 µs")));
        EXPECT_FALSE(showsWords(plot, ellipsis));
    }
    EXPECT_TRUE(plot.summary().contains(counts)) << plot.summary().toStdString();
    plot.resize(200, 130);
    plot.replot();
    EXPECT_FALSE(showsWords(plot, counts));
    EXPECT_TRUE(showsWords(plot, ellipsis)) << "words are left out, and it says so";
    movePointerOver(plot, QPointF(60, 8));
    EXPECT_TRUE(plot.toolTip().contains(counts)) << plot.toolTip().toStdString();
}

TEST_F(SweepLinesTest, MoreProblemsThanAToolTipHasLinesForAreCounted) {
    std::vector<std::uint32_t> problems;
    for (std::uint32_t i = 1; i <= gui::manyNamedProblems + 2; ++i)
        problems.push_back(256 * i);
    giveClusters(problems);
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

TEST_F(SweepLinesTest, AxisAndTextHaveOneUnitAndTheAxisSaysThatItIsLogarithmic) {
    std::vector<core::SweepPoint> points;
    for (const std::uint32_t size : {512U, 1024U})
        for (const std::uint32_t cluster : {1U, 2U, 4U, 8U})
            points.push_back(pointOf(size, {16, 16, 1}, cluster));
    give(points, {9, 5, 7, 8, 4000, 3000, 2000, 0});
    EXPECT_EQ(lines().yAxis->scaleType(), QCPAxis::stLogarithmic);
    EXPECT_TRUE(showsWords(lines(), QStringLiteral("µs, logarithmic")));
    EXPECT_TRUE(lines().yAxis->tickVectorLabels().contains(QStringLiteral("1,000")))
        << lines().yAxis->tickVectorLabels().toList().join(u' ').toStdString();
    EXPECT_NE(summary().find("5.00 µs"), std::string::npos) << summary();
    EXPECT_NE(summary().find("2,000.00 µs"), std::string::npos) << summary();
    give(points, {9000, 5000, 7000, 8000, 4000, 3000, 2000, 6000});
    EXPECT_FALSE(showsWords(lines(), QStringLiteral("logarithmic"))) << "these are close together";
    EXPECT_TRUE(showsWords(lines(), QStringLiteral("ms")));
    EXPECT_NE(summary().find("2.00 ms"), std::string::npos) << summary();
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

TEST_F(SweepLinesTest, ASweepOverBinsIsALineForEachSizeOfCluster) {
    useHistogram();
    giveBins({512, 1024, 1536, 2048, 2560, 3072, 3584, 4096});
    auto& over = get<QComboBox>(QStringLiteral("sweepOver"));
    ASSERT_TRUE(lines().isVisible());
    EXPECT_EQ(over.currentText().toStdString(), "bins") << "it has the most values";
    over.setFocus();
    for (const auto& [key, axis, lineLabels] :
         {std::tuple(Qt::Key_End, "bins",
                     std::vector<std::string>{"no cluster", "cluster 2", "cluster 4", "cluster 8"}),
          std::tuple(Qt::Key_Up, "blocks per cluster",
                     std::vector<std::string>{"512 bins", "1,024 bins", "1,536 bins", "2,048 bins",
                                              "2,560 bins", "3,072 bins", "3,584 bins", "4,096 bins"})}) {
        QTest::keyClick(&over, key);
        lines().replot();
        EXPECT_EQ(over.currentText().toStdString(), axis);
        EXPECT_EQ(lines().xAxis->label().toStdString(), axis);
        std::vector<std::string> labels;
        for (const core::SweepCurve& curve : lines().curves().curves)
            labels.push_back(curve.label);
        EXPECT_EQ(labels, lineLabels);
        EXPECT_EQ(lines().lineCount(), lineLabels.size());
    }
}

TEST_F(SweepLinesTest, ALineOverBinsHasThePlaceOfEachNumberOfBinsAndTheFastestClusterOfEachIsNamed) {
    useHistogram();
    giveBins({512, 1024, 2048, 4096});
    auto& over = get<QComboBox>(QStringLiteral("sweepOver"));
    EXPECT_EQ(over.currentText().toStdString(), "blocks per cluster") << "as many clusters, which come first";
    over.setFocus();
    QTest::keyClick(&over, Qt::Key_End);
    lines().replot();
    EXPECT_EQ(lines().xAxis->label().toStdString(), "bins");
    EXPECT_EQ(lines().xAxis->tickVectorLabels(),
              (QVector<QString>{QStringLiteral("512"), QStringLiteral("1,024"), QStringLiteral("2,048"),
                                QStringLiteral("4,096")}));
    const auto legend = lines().lineLegend().places();
    EXPECT_EQ(legend.size(), 4U) << "each cluster has its name";
    int joined = 0;
    for (int i = 0; i < lines().graphCount(); ++i)
        if (const QCPGraph& graph = *lines().graph(i); graph.lineStyle() != QCPGraph::lsNone) {
            ++joined;
            EXPECT_EQ(graph.dataCount(), 4) << "one launch for each number of bins";
        }
    EXPECT_EQ(joined, 4);
    for (std::size_t cluster = 0; cluster < 4; ++cluster) // of the order in which they were given
        for (std::size_t bins = 0; bins + 1 < 4; ++bins)
            EXPECT_LT(lines().placeOf(4 * bins + cluster).x(), lines().placeOf(4 * (bins + 1) + cluster).x());
    EXPECT_EQ(lines().placeOf(0).x(), lines().placeOf(3).x()) << "as many bins";
    for (const char* fastest :
         {"★ fastest with 512 bins: cluster 2, 5.00 µs", "★ fastest with 1,024 bins: cluster 8, 10.00 µs"})
        EXPECT_NE(summary().find(fastest), std::string::npos) << summary();
}

TEST_F(SweepLinesTest, LaunchesOfOneSizeAreNotJoinedWithEachOther) {
    std::vector<core::SweepPoint> points;
    for (const std::uint32_t cluster : {1U, 2U})
        for (const core::BlockExtent& block :
             {core::BlockExtent{16, 8, 1}, core::BlockExtent{16, 16, 1}, core::BlockExtent{256, 1, 1},
              core::BlockExtent{32, 8, 1}, core::BlockExtent{32, 16, 1}})
            points.push_back(pointOf(1024, block, cluster));
    give(points, {12, 8, 30, 9, 10});
    auto& over = get<QComboBox>(QStringLiteral("sweepOver"));
    over.setFocus();
    QTest::keyClick(&over, Qt::Key_Home);
    QTest::keyClick(&over, Qt::Key_Down);
    ASSERT_EQ(lines().curves().over, core::SweepAxis::BlockSize);
    ASSERT_EQ(lines().lineCount(), 2U);
    std::size_t joined = 0;
    int signs = 0;
    for (int i = 0; i < lines().graphCount(); ++i) {
        const QCPGraph& graph = *lines().graph(i);
        if (graph.lineStyle() == QCPGraph::lsNone) {
            signs += graph.dataCount();
            continue;
        }
        ++joined;
        ASSERT_EQ(graph.dataCount(), 3) << "128, 256 and 512 threads";
        EXPECT_LT(graph.dataMainKey(0), graph.dataMainKey(1));
        EXPECT_LT(graph.dataMainKey(1), graph.dataMainKey(2));
        EXPECT_DOUBLE_EQ(graph.dataMainValue(1), 8) << "through the fastest";
    }
    EXPECT_EQ(joined, 2U);
    EXPECT_EQ(signs, 10) << "each launch has its sign";
}

TEST_F(SweepLinesTest, WhereLaunchesAreLeftOutTheFastestIsThatOnTheLines) {
    give({pointOf(1024, {16, 16, 1}, 1), pointOf(1024, {16, 16, 1}, 2), pointOf(1024, {32, 32, 1}, 1)},
         {9, 8, 7});
    auto& over = get<QComboBox>(QStringLiteral("sweepOver"));
    over.setFocus();
    QTest::keyClick(&over, Qt::Key_End);
    ASSERT_EQ(lines().curves().over, core::SweepAxis::Cluster);
    EXPECT_NE(
        summary().find("★ fastest on the lines: clusters of 2 blocks, 8.00 µs, 12.5 % faster than the next"),
        std::string::npos)
        << summary();
    EXPECT_NE(summary().find("1 launch is left out"), std::string::npos) << summary();
}

TEST_F(SweepLinesTest, ItsTableHasARowForEachLaunch) {
    giveClusters();
    const core::DataTable table = lines().table();
    ASSERT_EQ(table.rows.size(), 8U);
    for (const auto& row : table.rows)
        EXPECT_EQ(row.size(), table.columns.size());
    EXPECT_EQ(table.columns, core::sweepColumns()) << "those of the command line's CSV";
    const auto cell = [&table](std::size_t row, const std::string& column) {
        const auto found = std::find(table.columns.begin(), table.columns.end(), column);
        return table.rows[row].at(static_cast<std::size_t>(found - table.columns.begin()));
    };
    EXPECT_EQ(cell(1, "standing"), core::TableCell(std::string("fastest")));
    EXPECT_EQ(cell(7, "status"), core::TableCell(std::string("refused")));
}

} // namespace
} // namespace trichevron::test
