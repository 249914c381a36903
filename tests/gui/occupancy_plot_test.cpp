// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The occupancy plot with real events: its three axes, applying an x value, the times of a sweep.
#include "app/gui/export/pictures.h"
#include "app/gui/plots/limiter_bands.h"
#include "app/gui/plots/occupancy_plot.h"
#include "app/gui/theme/theme.h"
#include "core/occupancy/smem_opt_in.h"
#include "tests/gui/distributed_histogram.h"
#include "tests/gui/gui_fixture.h"

#include <QApplication>
#include <QComboBox>
#include <QTest>
#include <QWheelEvent>

namespace trichevron::test {
namespace {

class OccupancyPlotTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(1280, 800);
        handleAllEvents();
    }
    gui::OccupancyPlot& plot() { return get<gui::OccupancyPlot>(QStringLiteral("occupancyPlot")); }
    /// On the curve.
    QPoint positionAt(double x) {
        const double y = plot().graph(0)->data()->findBegin(x)->value;
        return {static_cast<int>(plot().xAxis->coordToPixel(x)),
                static_cast<int>(plot().yAxis->coordToPixel(y))};
    }
    void choose(core::CurveAxis axis) {
        auto& box = get<QComboBox>(QStringLiteral("occupancyAxis"));
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int i = 0; i < static_cast<int>(axis); ++i)
            QTest::keyClick(&box, Qt::Key_Down);
        EXPECT_EQ(plot().axis(), axis);
        handleAllEvents();
    }
    bool isRead(const QString& part) {
        for (int i = 0; i < plot().itemCount(); ++i)
            if (auto* text = qobject_cast<QCPItemText*>(plot().item(i));
                text != nullptr && text->visible() &&
                text->text().replace(QLatin1Char('\n'), QLatin1Char(' ')).contains(part))
                return true;
        return false;
    }
    /// A sweep of one-dimensional blocks, with times by their number of threads.
    void giveSweep(const std::vector<std::pair<std::uint32_t, double>>& times) {
        const gui::LaunchState& state = session().state();
        gui::ActualSweep sweep;
        sweep.deviceKey = state.deviceKey;
        sweep.kernel = state.kernel->id;
        for (const auto& [threads, time] : times)
            sweep.points.push_back(withBlockAndCluster({{state.config, state.optIns}, true}, {threads, 1, 1},
                                                       std::nullopt, state.kernel->attributes));
        session().results().beginSweep(sweep);
        for (std::size_t i = 0; i < times.size(); ++i) {
            core::SweepOutcome outcome;
            outcome.measurement.emplace().samplesMicroseconds.assign(9, times[i].second);
            session().results().addSweepPoint(sweep.deviceKey, sweep.kernel, i, outcome);
        }
        session().results().endSweep(sweep.deviceKey, sweep.kernel, core::StopReason::SamplesReached);
        handleAllEvents(); // the layout of the second axis
    }
};

TEST_F(OccupancyPlotTest, AClickBesideTheCurveChangesNothing) {
    const gui::LaunchState before = session().state();
    const QPoint below(positionAt(512).x(), plot().axisRect()->bottom() - 4);
    ASSERT_GT(below.y() - positionAt(512).y(), gui::scaledPixels(12)) << "else it is on the curve";
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, below);
    EXPECT_EQ(session().state(), before);
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, positionAt(512));
    EXPECT_NE(session().state(), before);
}

TEST_F(OccupancyPlotTest, EachAxisShowsTheCurveOfCore) {
    const core::KernelAttributes kernel = session().kernelAttributes();
    const core::DeviceProperties& device = *session().state().device;
    for (const core::CurveAxis axis :
         {core::CurveAxis::BlockSize, core::CurveAxis::Registers, core::CurveAxis::SharedMemory}) {
        choose(axis);
        const core::OccupancyCurve expected =
            computeOccupancyCurve(axis, kernel, device, 256, core::Bytes{0});
        ASSERT_EQ(plot().graph(0)->dataCount(), static_cast<int>(expected.x.size()));
        for (int i = 0; i < plot().graph(0)->dataCount(); ++i)
            EXPECT_EQ(plot().graph(0)->data()->at(i)->value,
                      expected.y[static_cast<std::size_t>(i)].activeWarps);
        EXPECT_NE(plot().summary().toStdString().find("limited by"), std::string::npos)
            << plot().summary().toStdString();
        EXPECT_EQ(plot().accessibleDescription(), plot().summary());
    }
}

TEST_F(OccupancyPlotTest, AClickAppliesABlockSizeInOneUndoStep) {
    const core::LaunchConfig before = session().state().config;
    const int steps = session().undoStack().index();
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, positionAt(512));
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{32, 16, 1})) << "y does not change";
    EXPECT_EQ(session().undoStack().index(), steps + 1);
    session().undoStack().undo();
    EXPECT_EQ(session().state().config, before);
    session().setBlock(core::Axis::Y, 5);
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, positionAt(512));
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{32, 16, 1})) << "5 does not divide 512";
}

TEST_F(OccupancyPlotTest, AClickAppliesSharedMemoryWithItsOptIn) {
    choose(core::CurveAxis::SharedMemory);
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, positionAt(64));
    const core::Bytes chosen = session().state().config.dynamicSmemBytes;
    EXPECT_NEAR(static_cast<double>(chosen.value), 64 * 1024, 1024.0 * 2) << "within two pixels";
    EXPECT_EQ(chosen.value % 1024, 0U);
    EXPECT_GE(session().state().optIns.maxDynamicSharedSizeBytes, chosen);
    session().undoStack().undo();
    EXPECT_EQ(session().state().config.dynamicSmemBytes.value, 0U);
}

TEST_F(OccupancyPlotTest, AClickOnRegistersSaysWhyNothingChanges) {
    choose(core::CurveAxis::Registers);
    const int steps = session().undoStack().index();
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, positionAt(64));
    EXPECT_EQ(session().undoStack().index(), steps);
    EXPECT_TRUE(isRead(QStringLiteral("__launch_bounds__")));
}

TEST_F(OccupancyPlotTest, ArrowKeysMoveTheCursorAndReturnAppliesIt) {
    plot().setFocus();
    QTest::keyClick(&plot(), Qt::Key_Right);
    EXPECT_TRUE(isRead(QStringLiteral("256 threads:"))) << "the cursor begins at the launch";
    QTest::keyClick(&plot(), Qt::Key_Right);
    EXPECT_TRUE(isRead(QStringLiteral("288 threads:")));
    QTest::keyClick(&plot(), Qt::Key_Return);
    EXPECT_EQ(session().state().config.blockDim, (core::BlockExtent{32, 9, 1})) << "rows of whole warps";
}

TEST_F(OccupancyPlotTest, TheWheelZoomsAndHomeShowsTheFullRange) {
    const QCPRange whole = plot().xAxis->range();
    const QPoint at = positionAt(512);
    QWheelEvent event(at, plot().mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&plot(), &event);
    EXPECT_LT(plot().xAxis->range().size(), whole.size());
    doubleClick(plot(), at);
    EXPECT_NEAR(plot().xAxis->range().size(), whole.size(), 1e-9);
    plot().setFocus();
    QTest::keyClick(&plot(), Qt::Key_Plus);
    EXPECT_TRUE(plot().zoom().isZoomed());
    QTest::keyClick(&plot(), Qt::Key_Home);
    EXPECT_FALSE(plot().zoom().isZoomed());
}

TEST_F(OccupancyPlotTest, DrawsTheTimesOfASweepAndSaysIfTheyDisagreeWithOccupancy) {
    EXPECT_EQ(plot().timeCount(), 0);
    EXPECT_FALSE(plot().yAxis2->visible());
    giveSweep({{32, 10}, {256, 12}, {512, 13}});
    EXPECT_EQ(plot().timeCount(), 3);
    EXPECT_TRUE(plot().yAxis2->visible());
    EXPECT_FALSE(plot().legend->visible()) << "the axis names replace a legend";
    EXPECT_EQ(plot().yAxis->tickLabelColor(), gui::currentTheme().accentText);
    EXPECT_EQ(plot().yAxis2->tickLabelColor(), gui::currentTheme().good);
    EXPECT_TRUE(isRead(QStringLiteral("time (µs)")));
    const std::string summary = plot().summary().toStdString();
    EXPECT_NE(summary.find("fastest at 32 threads"), std::string::npos) << summary;
    EXPECT_NE(summary.find("takes 20.0 % longer"), std::string::npos) << summary;
    QTest::mouseMove(&plot(), positionAt(256));
    EXPECT_TRUE(isRead(QStringLiteral("12.00 µs")));
    session().setDynamicSmem(core::Bytes{4096});
    EXPECT_EQ(plot().timeCount(), 0) << "those launches had no shared memory";
    choose(core::CurveAxis::Registers);
    EXPECT_EQ(plot().timeCount(), 0);
}

TEST_F(OccupancyPlotTest, ItsTableHasCurveAndTimes) {
    giveSweep({{16, 9}, {32, 10}, {32, 8}, {256, 12}});
    const core::DataTable table = plot().table();
    EXPECT_EQ(table.columns,
              (std::vector<std::string>{"threads per block", "resident warps", "resident blocks",
                                        "limited by", "shortest measured time (µs)"}));
    ASSERT_GT(table.rows.size(), 8U);
    EXPECT_EQ(table.rows[0][0], core::TableCell(16.0));
    EXPECT_EQ(table.rows[0][1], core::TableCell()) << "the curve has no such block size";
    EXPECT_EQ(table.rows[0][4], core::TableCell(9.0));
    EXPECT_EQ(table.rows[1][0], core::TableCell(32.0));
    EXPECT_EQ(table.rows[1][4], core::TableCell(8.0));
    EXPECT_EQ(table.rows[2][4], core::TableCell()) << "64 threads were not measured";
    EXPECT_EQ(std::get<std::int64_t>(table.rows[8][1]),
              static_cast<std::int64_t>(session().evaluation()->occupancy.activeWarps));
}

TEST_F(OccupancyPlotTest, TheCurveHasTheCarveoutOfTheLaunchAttribute) {
    session().setDynamicSmem(core::Bytes{40000});
    const auto warpsAtTheLaunch = [this] {
        handleAllEvents();
        const auto threads = static_cast<double>(session().evaluation()->threadsPerBlock);
        return plot().graph(0)->data()->findBegin(threads, false)->value;
    };
    const double before = warpsAtTheLaunch();
    EXPECT_EQ(before, session().evaluation()->launchOccupancy().activeWarps);
    core::LaunchAttributes attributes;
    attributes.preferredSharedMemoryCarveout = 25;
    session().setLaunchAttributes(attributes);
    EXPECT_EQ(warpsAtTheLaunch(), session().evaluation()->launchOccupancy().activeWarps);
    EXPECT_LT(warpsAtTheLaunch(), before);
}

TEST_F(OccupancyPlotTest, ALimiterWithoutRoomForItsNameIsInTheToolTipAndAlwaysInTheDescription) {
    for (const QSize& size : {QSize(1600, 300), QSize(500, 300), QSize(200, 300), QSize(200, 120)}) {
        SCOPED_TRACE(size.width());
        gui::OccupancyPlot narrow(session());
        narrow.resize(size);
        narrow.show();
        narrow.replot();
        movePointerOver(narrow, QPointF(size.width() / 2.0, narrow.axisRect()->top() - 3.0));
        EXPECT_EQ(narrow.bands().areAllNamed(), size.height() == 300) << "a low plot has no rows for them";
        const QStringList lines = narrow.bands().describe(QStringLiteral("threads per block"));
        ASSERT_GT(lines.size(), 1);
        for (const QString& line : lines) {
            EXPECT_EQ(narrow.toolTip().contains(line), !narrow.bands().areAllNamed())
                << line.toStdString() << " in: " << narrow.toolTip().toStdString();
            EXPECT_TRUE(narrow.accessibleDescription().contains(line)) << line.toStdString();
        }
        EXPECT_TRUE(lines.front().startsWith(QLatin1String("threads per block 32")))
            << lines.front().toStdString();
    }
}

TEST_F(OccupancyPlotTest, EveryZoneHasItsNameWithoutACutWhereThePlotIsNotLow) {
    const QFontMetrics metrics(gui::textFont(0.8));
    for (const char* kernel : {"of the fixture", "in clusters", "histogram"}) {
        if (kernel == std::string("in clusters"))
            session().setCluster(core::Axis::X, 2);
        if (kernel == std::string("histogram"))
            setDistributedHistogram(session());
        session().endEdit();
        for (const QSize& size : {QSize(1200, 280), QSize(400, 240), QSize(260, 300)}) {
            gui::OccupancyPlot shown(session());
            shown.resize(size);
            shown.show();
            for (const core::CurveAxis axis :
                 {core::CurveAxis::BlockSize, core::CurveAxis::Registers, core::CurveAxis::SharedMemory}) {
                shown.setAxis(axis);
                shown.replot();
                const std::string where =
                    std::string(kernel) + " " + std::to_string(size.width()) + " " +
                    shown.bands().describe(QStringLiteral("x")).join(QLatin1Char(';')).toStdString();
                EXPECT_TRUE(shown.bands().areAllNamed()) << where;
                for (const gui::LimiterBands::Name& name : shown.bands().names()) {
                    EXPECT_GE(name.rect.width(), metrics.horizontalAdvance(name.text)) << where;
                    EXPECT_TRUE(QRectF(shown.rect()).contains(name.rect)) << where;
                    EXPECT_LE(name.rect.bottom(), shown.axisRect()->top()) << where;
                }
            }
        }
    }
}

TEST_F(OccupancyPlotTest, ItsVectorPictureHasTheNamesOfTheZones) {
    gui::OccupancyPlot shown(session());
    shown.resize(400, 260);
    shown.show();
    shown.replot();
    ASSERT_TRUE(shown.bands().areAllNamed());
    const QByteArray svg = gui::renderPicture(shown, QStringLiteral("occupancy"), {gui::PictureKind::Svg, 1});
    for (const gui::LimiterBands::Name& name : shown.bands().names())
        EXPECT_TRUE(svg.contains(name.text.toUtf8() + "</text>")) << name.text.toStdString();
}

TEST_F(OccupancyPlotTest, TheRangesOfALimiterCoverTheCurve) {
    choose(core::CurveAxis::SharedMemory);
    const core::OccupancyCurve curve =
        computeOccupancyCurve(core::CurveAxis::SharedMemory, session().kernelAttributes(),
                              *session().state().device, 256, core::Bytes{0});
    const QString described = plot().bands().describe(QStringLiteral("KiB")).join(QLatin1Char(';'));
    EXPECT_TRUE(described.startsWith(QStringLiteral("KiB 0–"))) << "in the unit of the axis";
    EXPECT_TRUE(
        described.contains(QStringLiteral("–%1: limited by shared memory").arg(curve.x.back() / 1024)))
        << described.toStdString();
    EXPECT_TRUE(
        plot().accessibleDescription().contains(QStringLiteral("dynamic shared memory per block (KiB) 0–")));
}

TEST_F(OccupancyPlotTest, FollowsTheKernel) {
    const QString before = plot().summary();
    app->devices.selectKernel(QStringLiteral("vectorAdd"));
    session().setBlock(core::Axis::X, 96);
    EXPECT_NE(plot().summary(), before);
    EXPECT_NE(plot().summary().toStdString().find("96 threads"), std::string::npos);
}

} // namespace
} // namespace trichevron::test
