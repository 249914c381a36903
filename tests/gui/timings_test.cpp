// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of the timings: distribution, comparison of quartiles, and achieved bandwidth. The tests compare
// them with the results of core, with real events on the real page.
#include "app/gui/plots/launch_plot.h"
#include "app/gui/plots/timing_plot.h"
#include "app/gui/timings/achieved_bandwidth_plot.h"
#include "app/gui/timings/distribution_plot.h"
#include "app/gui/timings/quartiles_plot.h"
#include "core/messages/comparison_words.h"
#include "tests/gui/gui_fixture.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

namespace trichevron::test {
namespace {

std::vector<double> about(double median) {
    std::vector<double> samples;
    for (int i = 0; i < 40; ++i)
        samples.push_back(median * (0.99 + 0.0005 * i));
    return samples;
}

class TimingsTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        showResults(QStringLiteral("Timings"));
        handleAllEvents();
    }
    /// A measurement of the current launch with another block; `median` in µs.
    void add(std::uint32_t blockX, double median, const char* device = "A GPU", double copy = 2e12) {
        gui::ActualMeasurement measured;
        measured.launch = session().launchKey();
        measured.launch.config.blockDim.x = blockX;
        measured.launch.deviceKey += QString::fromLatin1(device);
        measured.measurement.samplesMicroseconds = about(median);
        measured.measurement.provenance.device = device;
        measured.measurement.work = core::Work{6'000'000, 4'000'000, 1'000'000, "elements"};
        if (copy > 0)
            measured.measurement.reference = core::DeviceReference{copy, 1};
        session().results().addMeasurement(measured);
        handleAllEvents();
    }
    /// A measurement of the current launch.
    void addShown(double median) {
        gui::ActualMeasurement measured;
        measured.launch = session().launchKey();
        measured.measurement.samplesMicroseconds = about(median);
        measured.measurement.provenance.device = "A GPU";
        session().results().addMeasurement(measured);
        handleAllEvents();
    }
    void chooseForm(int index) {
        auto& form = get<QComboBox>(QStringLiteral("timingsForm"));
        form.setFocus();
        QTest::keyClick(&form, Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(&form, Qt::Key_Down);
        handleAllEvents();
    }
    QListWidget& list() { return get<QListWidget>(QStringLiteral("measurementList")); }
    /// Selects a plot with the keyboard.
    void toggle(int line) {
        list().setFocus();
        QTest::keyClick(&list(), Qt::Key_Home);
        for (int i = 0; i < line; ++i)
            QTest::keyClick(&list(), Qt::Key_Down);
        QTest::keyClick(&list(), Qt::Key_Space);
        handleAllEvents();
    }
    gui::QuartilesPlot& quartiles() { return get<gui::QuartilesPlot>(QStringLiteral("quartilesPlot")); }
    gui::DistributionPlot& distribution() {
        return get<gui::DistributionPlot>(QStringLiteral("distributionPlot"));
    }
    gui::AchievedBandwidthPlot& bandwidth() {
        return get<gui::AchievedBandwidthPlot>(QStringLiteral("roofPlot"));
    }
    static void expectZooms(QCustomPlot& plot, gui::PlotZoom& zoom) {
        const QPoint place = plot.axisRect()->center();
        QWheelEvent event(place, plot.mapToGlobal(place), {}, QPoint(0, 240), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&plot, &event);
        EXPECT_TRUE(zoom.isZoomed());
        doubleClick(plot, place);
        EXPECT_FALSE(zoom.isZoomed());
        plot.setFocus();
        QTest::keyClick(&plot, Qt::Key_Plus);
        EXPECT_TRUE(zoom.isZoomed());
        QTest::keyClick(&plot, Qt::Key_Home);
        EXPECT_FALSE(zoom.isZoomed());
    }
    /// The text that the plot shows for the pointer.
    static std::string readingIn(QCustomPlot& plot, const QPointF& place) {
        QTest::mouseMove(&plot, place.toPoint());
        const auto& reading = dynamic_cast<gui::LaunchPlot&>(plot).reading();
        // simplified() undoes the wrapping.
        return reading.visible() ? reading.text().simplified().toStdString() : std::string();
    }
};

TEST_F(TimingsTest, SayWhatToDoWithoutAMeasurement) {
    EXPECT_NE(quartiles().summary().toStdString().find("Press Measure or Sweep"), std::string::npos);
    EXPECT_NE(bandwidth().summary().toStdString().find("Press Measure or Sweep"), std::string::npos);
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("compareAll")).isEnabled());
}

TEST_F(TimingsTest, TheListHasAllMeasurementsNewestFirst) {
    add(64, 10);
    add(128, 12);
    ASSERT_EQ(list().count(), 2);
    EXPECT_NE(list().item(0)->text().toStdString().find("12.0"), std::string::npos);
    EXPECT_NE(list().item(0)->toolTip().toStdString().find("A GPU · matrixAdd · <<<"), std::string::npos)
        << list().item(0)->toolTip().toStdString();
    EXPECT_EQ(list().item(0)->checkState(), Qt::Unchecked);
}

TEST_F(TimingsTest, CheckedMeasurementsAreSavedWithTheirLaunches) {
    addShown(9);
    add(64, 12);
    add(128, 10);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("timings.csv"));
    QString title;
    QTimer reading;
    QObject::connect(&reading, &QTimer::timeout, [&title] {
        if (const auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget()))
            title = dialog->windowTitle();
    });
    const auto save = [&] {
        for (QAction* action : window->findChildren<QAction*>())
            if (action->text() == QStringLiteral("Save &timings of compared launches as CSV…")) {
                ASSERT_TRUE(action->isEnabled());
                QFile::remove(path); // nothing is asked about it
                whenAskedForAFile(path);
                reading.start(0);
                action->trigger();
                reading.stop();
                return;
            }
        FAIL() << "no such entry";
    };
    save();
    EXPECT_TRUE(title.startsWith(QStringLiteral("Save timings of <<<"))) << title.toStdString();
    EXPECT_TRUE(title.endsWith(QStringLiteral(", the only launch that is checked on Timings")))
        << title.toStdString();
    toggle(1); // 64 × 16: below the newest
    save();
    EXPECT_EQ(title.toStdString(), "Save timings of the 2 launches that are checked on Timings");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    ASSERT_EQ(lines.size(), 81);
    EXPECT_TRUE(lines[0].startsWith("sample,time (\xc2\xb5s),launch,kernel,grid,block,"))
        << lines[0].toStdString();
    EXPECT_TRUE(lines[1].contains(",1,matrixAdd,")) << lines[1].toStdString();
    EXPECT_TRUE(lines[41].startsWith("1,")) << "the samples of each launch are counted from 1";
    EXPECT_TRUE(lines[41].contains(",2,matrixAdd,")) << lines[41].toStdString();
    EXPECT_NE(lines[1].split(',')[5], lines[41].split(',')[5]) << "blocks";
}

TEST_F(TimingsTest, CheckedMeasurementsAreComparedFastestFirst) {
    add(64, 12);
    add(128, 10);
    add(256, 10.001);
    EXPECT_TRUE(quartiles().rows().empty());
    toggle(0);
    ASSERT_EQ(quartiles().rows().size(), 1U);
    EXPECT_EQ(quartiles().rows()[0].standing.toStdString(), "");
    toggle(1);
    toggle(2);
    ASSERT_EQ(quartiles().rows().size(), 3U);
    EXPECT_EQ(quartiles().rows()[0].standing.toStdString(), "fastest");
    EXPECT_EQ(quartiles().rows()[1].standing.toStdString(), "indistinguishable from the fastest");
    EXPECT_EQ(quartiles().rows()[2].standing.toStdString(), "1.20 × the fastest");
    const core::Summary expected = *core::summarise(about(12));
    EXPECT_DOUBLE_EQ(quartiles().rows()[2].summary.lowerQuartile, expected.lowerQuartile);
    EXPECT_DOUBLE_EQ(quartiles().rows()[2].summary.maximum, expected.maximum);
    toggle(1);
    EXPECT_EQ(quartiles().rows().size(), 2U);
}

TEST_F(TimingsTest, AClickChecksARow) {
    add(64, 12);
    const QRect line = list().visualItemRect(list().item(0));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, QPoint(line.left() + 10, line.center().y()));
    EXPECT_EQ(list().item(0)->checkState(), Qt::Checked);
    EXPECT_EQ(quartiles().rows().size(), 1U);
}

TEST_F(TimingsTest, TheCurrentLaunchIsAlwaysCompared) {
    add(64, 12);
    addShown(8);
    EXPECT_NE(list().item(0)->text().toStdString().find("current"), std::string::npos);
    ASSERT_EQ(quartiles().rows().size(), 1U);
    EXPECT_DOUBLE_EQ(quartiles().rows()[0].summary.median, core::summarise(about(8))->median);
    EXPECT_EQ(list().item(0)->checkState(), Qt::Checked) << "it is always compared";
    EXPECT_FALSE(list().item(0)->flags().testFlag(Qt::ItemIsEnabled)) << "the user cannot change that";
    const QRect line = list().visualItemRect(list().item(0));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, QPoint(line.left() + 10, line.center().y()));
    EXPECT_EQ(list().item(0)->checkState(), Qt::Checked);
}

TEST_F(TimingsTest, ARowBeginsWithTheDifference) {
    add(64, 12);
    add(128, 10);
    EXPECT_TRUE(list().item(0)->text().startsWith(QStringLiteral("block 128\u00A0×\u00A0")))
        << list().item(0)->text().toStdString();
    EXPECT_TRUE(list().wordWrap()) << "long rows wrap";
    EXPECT_EQ(list().horizontalScrollBar()->maximum(), 0);
}

TEST_F(TimingsTest, SmallTimesHaveSmallUnits) {
    add(64, 0.25);
    toggle(0);
    EXPECT_NEAR(quartiles().rows()[0].summary.median, 1000 * core::summarise(about(0.25))->median, 1e-6);
    EXPECT_EQ(quartiles().xAxis->label().toStdString(), "ns");
    const core::DataTable table = quartiles().table();
    EXPECT_EQ(table.columns[4], "median (ns)");
    ASSERT_EQ(table.columns.back(), "provenance");
    const std::size_t device = table.columns.size() - 4;
    EXPECT_EQ(table.columns[device], "device");
    EXPECT_EQ(table.rows.front()[device], core::TableCell(std::string("A GPU")))
        << "each row says of what it is";
}

TEST_F(TimingsTest, TheSamplesZoomAndADoubleClickShowsTheFullRange) {
    addShown(8);
    chooseForm(0);
    auto& samples = get<gui::TimingPlot>(QStringLiteral("samplesPlot"));
    samples.replot();
    expectZooms(samples, samples.zoom());
}

TEST_F(TimingsTest, TheBandwidthPlotZoomsAndArrowKeysReachItsPoints) {
    add(64, 10);
    add(128, 20);
    add(32, 15);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareAll")), Qt::LeftButton);
    chooseForm(3);
    bandwidth().replot();
    expectZooms(bandwidth(), bandwidth().zoom());
    bandwidth().setFocus();
    QStringList labels;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(&bandwidth(), Qt::Key_Right);
        ASSERT_TRUE(bandwidth().cursor());
        labels << bandwidth().points()[*bandwidth().cursor()].label;
        EXPECT_TRUE(bandwidth().accessibleDescription().contains(labels.last()));
    }
    EXPECT_EQ(labels[3], labels[2]) << "the cursor stays at the last point";
    EXPECT_TRUE(labels[0].contains(QStringLiteral(", 32 ×"))) << labels[0].toStdString();
    EXPECT_TRUE(labels[1].contains(QStringLiteral(", 64 ×"))) << labels[1].toStdString();
    EXPECT_TRUE(labels[2].contains(QStringLiteral(", 128 ×"))) << labels[2].toStdString();
    QTest::keyClick(&bandwidth(), Qt::Key_Left);
    EXPECT_EQ(bandwidth().points()[*bandwidth().cursor()].label, labels[1]);
    list().setFocus();
    EXPECT_FALSE(bandwidth().cursor()) << "no cursor without the focus";
}

TEST_F(TimingsTest, TheBandwidthPlotHasOneUnit) {
    add(64, 3);
    toggle(0);
    chooseForm(3);
    bandwidth().replot();
    EXPECT_EQ(bandwidth().yAxis->label().toStdString(), "TB/s") << "the unit of the heading";
    EXPECT_NE(bandwidth().summary().toStdString().find("TB/s"), std::string::npos);
    for (const QString& label : bandwidth().yAxis->tickVectorLabels())
        EXPECT_LT(label.toDouble(), 10);
}

TEST_F(TimingsTest, AllAndNoneChangeEveryRow) {
    add(64, 12);
    add(128, 10);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareAll")), Qt::LeftButton);
    EXPECT_EQ(quartiles().rows().size(), 2U);
    EXPECT_EQ(list().item(1)->checkState(), Qt::Checked);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareNone")), Qt::LeftButton);
    EXPECT_TRUE(quartiles().rows().empty());
}

TEST_F(TimingsTest, NewMeasurementsKeepTheChecks) {
    add(64, 12);
    toggle(0);
    add(128, 10);
    EXPECT_EQ(list().item(0)->checkState(), Qt::Unchecked);
    EXPECT_EQ(list().item(1)->checkState(), Qt::Checked);
    EXPECT_EQ(quartiles().rows().size(), 1U);
}

TEST_F(TimingsTest, ShowsTheRowUnderThePointer) {
    add(64, 12);
    add(128, 10);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareAll")), Qt::LeftButton);
    chooseForm(2);
    quartiles().replot();
    const std::string reading = readingIn(quartiles(), quartiles().boxCentre(1));
    EXPECT_NE(reading.find("40 samples"), std::string::npos) << reading;
    EXPECT_NE(reading.find("1.20 × the fastest"), std::string::npos) << reading;
    EXPECT_NE(reading.find("median 12.0 µs"), std::string::npos) << reading;
}

TEST_F(TimingsTest, EachNumberOfARowHasItsOwnUnit) {
    add(64, 4.2);
    add(128, 21000);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareAll")), Qt::LeftButton);
    chooseForm(2);
    quartiles().replot();
    EXPECT_EQ(quartiles().xAxis->label().left(2).toStdString(), "ms") << "the unit of the largest time";
    const std::string reading = readingIn(quartiles(), quartiles().boxCentre(0));
    EXPECT_NE(reading.find("median 4.20 µs"), std::string::npos) << reading;
    EXPECT_EQ(reading.find("0.004"), std::string::npos) << reading;
}

TEST_F(TimingsTest, TheCopyLineShowsTheRangeOfItsMeasurements) {
    add(64, 10, "A GPU", 4.15e12);
    add(128, 20, "A GPU", 4.2e12);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareAll")), Qt::LeftButton);
    EXPECT_EQ(bandwidth().copyTexts(), QStringList{QStringLiteral("copy: 4.15 to 4.20 TB/s")});
    EXPECT_NE(bandwidth().summary().toStdString().find("of the copy bandwidth (4.15 TB/s)"),
              std::string::npos)
        << bandwidth().summary().toStdString();
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareNone")), Qt::LeftButton);
    toggle(0);
    EXPECT_EQ(bandwidth().copyTexts().size(), 1);
    EXPECT_TRUE(bandwidth().copyTexts().front().startsWith(QStringLiteral("copy: "))) << "one measurement";
}

TEST_F(TimingsTest, ManyRowsScrollWithWheelAndKeys) {
    for (std::uint32_t i = 1; i <= 30; ++i)
        add(32 * i, 10 + i);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareAll")), Qt::LeftButton);
    chooseForm(2);
    quartiles().replot();
    const QCPRange before = quartiles().yAxis->range();
    ASSERT_LT(before.size(), 30) << "labels keep their space";
    QWheelEvent event(QPointF(50, 90), quartiles().mapToGlobal(QPointF(50, 90)), {}, QPoint(0, -240),
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&quartiles(), &event);
    EXPECT_NEAR(quartiles().yAxis->range().lower, before.lower + 2, 1e-9);
    quartiles().setFocus();
    QTest::keyClick(&quartiles(), Qt::Key_Down);
    EXPECT_NEAR(quartiles().yAxis->range().lower, before.lower + 3, 1e-9);
    for (int i = 0; i < 60; ++i)
        QTest::keyClick(&quartiles(), Qt::Key_Up);
    EXPECT_NEAR(quartiles().yAxis->range().lower, 0, 1e-9);
}

TEST_F(TimingsTest, TheDistributionBelongsToTheCurrentLaunch) {
    addShown(8);
    chooseForm(1);
    EXPECT_TRUE(distribution().isVisible());
    EXPECT_EQ(distribution().histogram(), core::buildHistogram(about(8)));
    const core::Histogram& bins = distribution().histogram();
    distribution().replot();
    const double middle = bins.beginOf(0) + bins.width / 2;
    const std::string reading = readingIn(distribution(), {distribution().xAxis->coordToPixel(middle),
                                                           double(distribution().axisRect()->center().y())});
    EXPECT_NE(reading.find(std::to_string(bins.counts[0]) + " of 40 samples"), std::string::npos) << reading;
    const core::DataTable table = distribution().table();
    EXPECT_EQ(table.rows.size(), bins.counts.size());
    EXPECT_EQ(table.rows[0][2], core::TableCell(static_cast<std::int64_t>(bins.counts[0])));
    ASSERT_FALSE(table.about.empty());
    EXPECT_EQ(table.about.front().name, "kernel");
}

TEST_F(TimingsTest, TheDistributionZoomsAndShowsTheFullRangeAgain) {
    addShown(8);
    chooseForm(1);
    distribution().replot();
    const QCPRange all = distribution().xAxis->range();
    const QPoint place = distribution().axisRect()->center();
    QWheelEvent event(place, distribution().mapToGlobal(place), {}, QPoint(0, 240), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&distribution(), &event);
    EXPECT_LT(distribution().xAxis->range().size(), all.size());
    doubleClick(distribution(), place);
    EXPECT_NEAR(distribution().xAxis->range().size(), all.size(), 1e-9);
}

TEST_F(TimingsTest, TheLineIsAtTheBandwidthOfACopy) {
    add(64, 10);
    add(128, 20);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareAll")), Qt::LeftButton);
    chooseForm(3);
    bandwidth().replot();
    ASSERT_EQ(bandwidth().points().size(), 2U);
    const gui::AchievedBandwidthPlot::Point& slow = bandwidth().points()[0];
    const double median = core::summarise(about(20))->median;
    EXPECT_NEAR(slow.gigabytes, 1e7 / median / 1e3, 1e-6);
    EXPECT_NEAR(*slow.share, 1e7 / (median * 1e-6) / 2e12, 1e-9);
    EXPECT_EQ(slow.x, 128.0 * session().launchKey().config.blockDim.y);
    const std::string reading = readingIn(bandwidth(), bandwidth().pointPosition(0));
    EXPECT_NE(reading.find("25 % of the copy bandwidth (2.00 TB/s)"), std::string::npos) << reading;
    bool line = false;
    for (int i = 0; i < bandwidth().itemCount(); ++i)
        if (auto* item = qobject_cast<QCPItemStraightLine*>(bandwidth().item(i)))
            line = line || std::abs(item->point1->value() - 2000) < 1e-6;
    EXPECT_TRUE(line);
    const core::DataTable table = bandwidth().table();
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.rows[0][3], core::TableCell(*slow.share));
    EXPECT_EQ(table.columns[4], "kernel");
    EXPECT_EQ(table.rows[0][4], core::TableCell(session().state().kernel->id));
}

TEST_F(TimingsTest, SaysWhyThereIsNoCopyLine) {
    addShown(8); // without a number of bytes
    chooseForm(3);
    EXPECT_NE(bandwidth().summary().toStdString().find("does not say how many bytes"), std::string::npos);
    add(64, 10, "A GPU", 0);
    toggle(0);
    ASSERT_EQ(bandwidth().points().size(), 1U);
    EXPECT_FALSE(bandwidth().points()[0].share);
}

TEST_F(TimingsTest, EachDeviceHasItsCopyLine) {
    add(64, 10, "A GPU", 2e12);
    add(64, 10, "B GPU", 3e12);
    QTest::mouseClick(&get<QPushButton>(QStringLiteral("compareAll")), Qt::LeftButton);
    int lines = 0;
    for (int i = 0; i < bandwidth().itemCount(); ++i)
        lines += qobject_cast<QCPItemStraightLine*>(bandwidth().item(i)) != nullptr ? 1 : 0;
    EXPECT_EQ(lines, 2);
    EXPECT_NE(quartiles().rows()[0].label.toStdString().find(" GPU · "), std::string::npos)
        << "with several devices, a row names its device";
}

} // namespace
} // namespace trichevron::test
