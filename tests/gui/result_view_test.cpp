// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a launch, the summary of its timings, and the list of kernels by chapter, from a recording
// that has all of them.
#include "app/gui/layout/row_table.h"
#include "app/gui/plots/timing_plot.h"
#include "app/gui/results/copyable_table.h"
#include "core/demo/reported_text.h"
#include "core/import/import.h"
#include "tests/gui/gui_fixture.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

namespace trichevron::test {
namespace {

const QString resultTab = QStringLiteral("Result");

/// Some columns of threadIds as a device reports them.
std::vector<core::ThreadColumn> threadsOf(const core::LaunchConfig& config) {
    std::vector<core::ThreadColumn> columns{{"threadIdx.x", {}}, {"threadIdx.y", {}}, {"threadIdx.z", {}},
                                            {"lane", {}},        {"global rank", {}}, {"SM", {}}};
    const core::LaunchShape shape{config.gridDim, {}, config.blockDim};
    for (std::uint64_t rank = 0; rank < core::maxReportedThreads; ++rank) {
        const auto at = fromGlobalRank(shape, rank);
        const core::ThreadPlace place = computePlace(shape, at->block, at->thread);
        const std::uint64_t values[] = {
            place.threadIdx.x, place.threadIdx.y, place.threadIdx.z, place.lane, rank, 131};
        for (std::size_t i = 0; i < columns.size(); ++i)
            columns[i].values.push_back(values[i]);
    }
    return columns;
}

/// The fixture with chapters, a kernel that its device cannot run, and a measurement with all fields.
core::Recording fullRecording() {
    core::Recording recording = core::loadRecording(TRICHEVRON_FIXTURES "/recordings/fixture-recording.json");
    for (core::KernelInfo& kernel : recording.kernels)
        kernel.chapter = kernel.id == "threadIds" ? "Hierarchy" : "Addition";
    core::KernelInfo future = recording.kernels.back();
    future.id = "future";
    future.title = "Future kernel";
    future.minimum = {99, 0};
    recording.kernels.push_back(future);
    for (core::KernelInfo& kernel : recording.kernels)
        if (kernel.id == "threadIds")
            kernel.suggestedOptIns = {{100'000}, true, 50};
        else
            kernel.problemAxisNames = {"columns", "rows"};
    using core::verbatim;
    for (core::RecordedLaunch& launch : recording.launches) {
        core::Measurement& measurement = launch.measurement;
        if (!measurement.result.launch.ok())
            continue;
        measurement.work = core::Work{80'000, 40'000, 10'000, "elements"};
        measurement.reference = core::DeviceReference{1e11, 0.5};
        measurement.hotMicroseconds = {1.5};
        measurement.launchMicroseconds = {2.25};
        measurement.stopped = core::StopReason::Converged;
        measurement.result.hostTimeline = {{core::reportedText("launch returned"), 2.5},
                                           {core::reportedText("synchronised"), 31.75}};
        if (launch.kernel == "threadIds") {
            launch.optIns = {{100'000}, true, 50};
            measurement.result.threads = threadsOf(launch.config);
        }
        measurement.result.tables = {
            {verbatim("Bins"),
             {verbatim("bin"), verbatim("count")},
             {{verbatim("low"), verbatim("12")}, {verbatim("high"), verbatim("1,024")}}}};
    }
    return recording;
}

class ResultViewTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        const QString path = folder_.filePath(QStringLiteral("full.json"));
        saveRecording(fullRecording(), path.toStdString());
        app->devices.openRecording(path);
        EXPECT_TRUE(QTest::qWaitFor(
            [this] {
                return app->jobs.launchObstacle().isEmpty() && !session().state().kernel->chapter.empty();
            },
            waitMs));
    }
    void press(const QString& button) {
        QTest::mouseClick(&get<QPushButton>(button), Qt::LeftButton);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !app->jobs.isBusy(); }, waitMs));
    }
    void showTab(const QString& name) {
        auto& tabs = get<QTabBar>(QStringLiteral("resultTabs"));
        for (int i = 0; i < tabs.count(); ++i)
            if (tabs.tabText(i) == name)
                tabs.setCurrentIndex(i);
    }
    QList<gui::CopyableTable*> tables() { return window->findChildren<gui::CopyableTable*>(); }
    QComboBox& kernels() { return get<QComboBox>(QStringLiteral("kernelChooser")); }
    QStandardItem* kernelLine(const QString& title) {
        return static_cast<QStandardItemModel*>(kernels().model())->item(kernels().findText(title));
    }

private:
    QTemporaryDir folder_;
};

TEST_F(ResultViewTest, ShowsTheTablesAndTheHostsMomentsOfTheLaunch) {
    showTab(resultTab);
    EXPECT_TRUE(tables().isEmpty());
    EXPECT_EQ(text(QStringLiteral("noResultTables")).toStdString(),
              "Press Launch to see the results of this launch.");
    press(QStringLiteral("launchButton"));
    EXPECT_EQ(
        text(QStringLiteral("launchOutcome")).toStdString(),
        "The launch returned cudaSuccess (0), and the kernel ended without an error. The events are on the "
        "host: their times include the way to the device and back.");
    ASSERT_EQ(tables().size(), 2);
    const gui::CopyableTable& bins = *tables()[0];
    EXPECT_EQ(bins.accessibleName().toStdString(), "Bins");
    EXPECT_TRUE(bins.isVisible());
    EXPECT_EQ(bins.horizontalHeaderItem(1)->text().toStdString(), "count");
    EXPECT_EQ(bins.item(1, 1)->text().toStdString(), "1,024");
    EXPECT_TRUE(bins.item(1, 1)->textAlignment() & Qt::AlignRight) << "numbers are right-aligned";
    EXPECT_GE(bins.width(), bins.horizontalHeader()->length()) << "no cell is clipped";
    const gui::CopyableTable& host = *tables()[1];
    for (const gui::CopyableTable* table : {&bins, &host})
        for (int column = 0; column < table->columnCount(); ++column)
            EXPECT_GE(table->columnWidth(column), gui::headingWidth(*table->horizontalHeader(), column))
                << table->horizontalHeaderItem(column)->text().toStdString();
    EXPECT_EQ(host.item(1, 0)->text().toStdString(), "synchronised");
    EXPECT_EQ(host.item(1, 1)->text().toStdString(), "31.75 µs");
}

TEST_F(ResultViewTest, TablesWithoutRoomBesideEachOtherAreBelowEachOtherAndNotCut) {
    window->resize(1440, 900);
    showTab(resultTab);
    press(QStringLiteral("launchButton"));
    handleAllEvents();
    ASSERT_EQ(tables().size(), 2);
    auto& area = get<QScrollArea>(QStringLiteral("resultTables"));
    const gui::CopyableTable& first = *tables()[0];
    const gui::CopyableTable& second = *tables()[1];
    const auto left = [&area](const QWidget& table) { return table.mapTo(area.viewport(), QPoint()).x(); };
    const auto top = [&area](const QWidget& table) { return table.mapTo(area.viewport(), QPoint()).y(); };
    EXPECT_EQ(top(first), top(second));
    EXPECT_GT(left(second), left(first) + first.width());
    const int needed = left(second) + second.width();
    area.setFixedWidth(needed - 1);
    handleAllEvents();
    EXPECT_EQ(area.horizontalScrollBar()->maximum(), 0);
    EXPECT_EQ(left(first), left(second));
    EXPECT_GT(top(second), top(first) + first.height());
    for (const gui::CopyableTable* table : {&first, &second}) {
        EXPECT_LE(left(*table) + table->width(), area.viewport()->width());
        EXPECT_GE(table->viewport()->width(), table->horizontalHeader()->length());
    }
}

TEST_F(ResultViewTest, ShowsTheCurrentLaunchOnly) {
    showTab(resultTab);
    press(QStringLiteral("launchButton"));
    EXPECT_EQ(tables().size(), 2);
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_FALSE(get(QStringLiteral("resultTables")).isVisible());
    EXPECT_TRUE(get(QStringLiteral("recordedOffer")).isVisible()) << "this launch is not recorded";
}

TEST_F(ResultViewTest, CopiesWhatIsSelectedElseAll) {
    showTab(resultTab);
    press(QStringLiteral("launchButton"));
    ASSERT_FALSE(tables().isEmpty());
    gui::CopyableTable& bins = *tables()[0];
    bins.setFocus();
    QTest::keySequence(&bins, QKeySequence::Copy);
    EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), "bin\tcount\nlow\t12\nhigh\t1,024");
    bins.setRangeSelected({0, 1, 1, 1}, true);
    QTest::keySequence(&bins, QKeySequence::Copy);
    EXPECT_EQ(QGuiApplication::clipboard()->text().toStdString(), "12\n1,024");
}

TEST_F(ResultViewTest, TimingsShowThroughputAndNoise) {
    press(QStringLiteral("measureButton"));
    const std::string summary = get<gui::TimingPlot>(QStringLiteral("timingPlot")).summary().toStdString();
    for (const char* part :
         {"quartiles", "noise", "converged", "B/s", "% of copy", "hot 1.50 µs", "launch latency 2.25 µs"})
        EXPECT_NE(summary.find(part), std::string::npos) << part << " in " << summary;
}

TEST_F(ResultViewTest, TimingsOfAShortOrThrottledLaunchAreMarked) {
    gui::ActualMeasurement measurement;
    measurement.launch = session().launchKey();
    measurement.measurement.samplesMicroseconds = {1, 2, 3};
    measurement.measurement.throttled = true;
    measurement.measurement.includesLaunchLatency = true;
    measurement.measurement.smClockMegahertz = {1200, 1190, 1980};
    measurement.measurement.discarded = 7;
    session().results().addMeasurement(measurement);
    const std::string summary = get<gui::TimingPlot>(QStringLiteral("timingPlot")).summary().toStdString();
    for (const char* part :
         {"too short for an accurate time", "low SM clock throughout", "7 samples dropped at a low SM clock",
          "times include the launch latency", "SM clock 1200 MHz"})
        EXPECT_NE(summary.find(part), std::string::npos) << part << " in " << summary;
    EXPECT_EQ(gui::describeMeasurement(measurement.measurement).toStdString(),
              "median 2.00 µs of 3 samples, noise 50.0 %");
}

TEST_F(ResultViewTest, TablesOfALaunchRemainWhenItIsMeasured) {
    showTab(resultTab);
    gui::ActualAnswer launched;
    launched.launch = session().launchKey();
    launched.kind = core::ProvenanceKind::Recorded;
    launched.result = fullRecording().launches.at(0).measurement.result;
    launched.result.threads = {{"lane", {0, 1}}};
    gui::ActualMeasurement measured;
    measured.launch = launched.launch;
    measured.measurement.result = launched.result;
    core::LaunchResult& result = measured.measurement.result;
    result.tables.clear();
    result.threads.clear();
    session().results().addAnswer(launched);
    session().results().addMeasuredAnswer(measured, launched.kind);
    EXPECT_EQ(session().answer()->result, launched.result);
    result.verification->mismatches = 1;
    session().results().addMeasuredAnswer(measured, launched.kind);
    EXPECT_EQ(session().answer()->result, result) << "it ended in another way";
}

/// Shows the launch of threadIds, block (1, 0, 0), thread (3, 2, 0): ID 35, global rank 291.
class DeviceReportTest : public ResultViewTest {
protected:
    void SetUp() override {
        ResultViewTest::SetUp();
        kernels().setFocus();
        QTest::keyClick(&kernels(), Qt::Key_Home);
        ASSERT_EQ(session().state().kernel->id, "threadIds");
        session().setPath(pathToThread(session().shape(), {1, 0, 0}, {3, 2, 0}));
    }
    QLabel& report() { return get<QLabel>(QStringLiteral("deviceReport")); }
    /// The rows as text, one per line.
    std::string lines() {
        QTextDocument document;
        document.setHtml(report().text());
        return document.toPlainText().toStdString();
    }
    void expect(const char* part) {
        EXPECT_NE(lines().find(part), std::string::npos) << part << " in " << lines();
    }
};

TEST_F(DeviceReportTest, IsShownBesideTheFormulasOfTheSelectedThread) {
    EXPECT_FALSE(report().isVisible());
    press(QStringLiteral("launchButton"));
    EXPECT_TRUE(report().isVisible());
    for (const char* part :
         {"threadIdx\n(3,2,0) = (3,2,0)\n", "lane\n3 = 3\n", "global rank\n291 = 291\n", "SM\n131"})
        expect(part);
    EXPECT_EQ(lines().find("≠"), std::string::npos);
    session().setPath(pathToBlock(session().shape(), {1, 0, 0}));
    EXPECT_FALSE(report().isVisible());
}

TEST_F(DeviceReportTest, MarksValuesThatDifferFromTheFormula) {
    press(QStringLiteral("launchButton"));
    gui::ActualAnswer answer = *session().answer();
    for (core::ThreadColumn& column : answer.result.threads)
        if (column.name == "threadIdx.y")
            column.values[291] = 7;
    session().results().addAnswer(answer);
    expect("threadIdx\n(3,7,0) ≠ (3,2,0)\n");
}

TEST_F(DeviceReportTest, ReportsWhenTheThreadHasNoRecordedValue) {
    press(QStringLiteral("launchButton"));
    gui::ActualAnswer answer = *session().answer();
    for (core::ThreadColumn& column : answer.result.threads)
        column.values.resize(291);
    session().results().addAnswer(answer);
    EXPECT_EQ(lines(), "The first 291 threads reported their IDs; this one is not among them.");
}

TEST_F(ResultViewTest, TheProblemIsLabelledByItsAxes) {
    ASSERT_EQ(session().state().kernel->problemAxes, 2);
    const auto* label = get(QStringLiteral("problemLabel")).findChild<QLabel*>();
    EXPECT_EQ(label->text().toStdString(), "Columns");
    EXPECT_EQ(get(QStringLiteral("problemLabel")).toolTip().toStdString(), "columns × rows");
    const auto fieldName = [&](const char* field) {
        return get(QString::fromLatin1(field)).accessibleName().toStdString();
    };
    EXPECT_EQ(fieldName("problemX"), "problem x (columns)");
    EXPECT_EQ(fieldName("problemY"), "problem y (rows)");
    EXPECT_EQ(fieldName("problemZ"), "problem z");
    kernels().setFocus();
    QTest::keyClick(&kernels(), Qt::Key_Home);
    EXPECT_EQ(label->text().toStdString(), "Elements");
    EXPECT_EQ(fieldName("problemX"), "problem x");
}

TEST_F(ResultViewTest, KernelsAreListedByChapter) {
    QStringList lines;
    for (int i = 0; i < kernels().count(); ++i)
        lines << kernels().itemText(i);
    const QStringList chapters{QStringLiteral("Hierarchy"), QStringLiteral("Addition")};
    EXPECT_EQ(lines.indexOf(chapters[0]), 0);
    EXPECT_GT(lines.indexOf(chapters[1]), 0);
    EXPECT_EQ(lines.count(chapters[1]), 1);
    for (const QString& chapter : chapters)
        EXPECT_FALSE(kernelLine(chapter)->isEnabled());
}

TEST_F(ResultViewTest, AKernelThatTheDeviceCannotRunIsOfferedWithTheReason) {
    const QStandardItem* future = kernelLine(QStringLiteral("Future kernel"));
    ASSERT_NE(future, nullptr);
    EXPECT_FALSE(future->isEnabled());
    EXPECT_EQ(future->toolTip().toStdString(),
              "Future kernel needs compute capability 99.0 or above, and this device has " +
                  std::to_string(session().state().device->computeCapability.major) + "." +
                  std::to_string(session().state().device->computeCapability.minor) + ".");
    app->devices.selectKernel(QStringLiteral("future"));
    EXPECT_EQ(app->jobs.launchObstacle(), future->toolTip()) << "the same reason as in the list";
}

TEST_F(ResultViewTest, AKernelStartsWithItsSuggestedOptIns) {
    kernels().setFocus();
    QTest::keyClick(&kernels(), Qt::Key_Home);
    ASSERT_EQ(session().state().kernel->id, "threadIds");
    EXPECT_EQ(session().state().optIns, (core::KernelOptIns{{100'000}, true, 50}));
}

/// A second recording, of a device without matrix addition.
class TwoRecordingsTest : public WindowTest {
protected:
    void SetUp() override {
        core::Recording other = fullRecording();
        saveRecording(other, folder_.filePath(QStringLiteral("a.json")).toStdString());
        other.device.name = "Another GPU";
        std::erase_if(other.kernels, [](const core::KernelInfo& kernel) { return kernel.id == "matrixAdd"; });
        other.launches.clear();
        saveRecording(other, folder_.filePath(QStringLiteral("b.json")).toStdString());
        gui::DeviceSelection::Options options = replayOptions();
        options.replayCommand += {QStringLiteral("--recordings"), folder_.path()};
        openWindow(options);
        startReplay();
    }
    void chooseDevice(const std::string& name) {
        for (const gui::DeviceEntry* entry : app->devices.directory().entries())
            if (entry->device->name == name && entry->worker != nullptr) {
                app->devices.selectDevice(entry->key);
                break;
            }
        ASSERT_EQ(session().state().device->name, name);
    }

private:
    QTemporaryDir folder_;
};

TEST_F(TwoRecordingsTest, AKernelMissingFromARecordingIsMarked) {
    auto& kernels = get<QComboBox>(QStringLiteral("kernelChooser"));
    const std::string device = fullRecording().device.name;
    chooseDevice(device);
    ASSERT_EQ(session().state().kernel->id, "matrixAdd");
    EXPECT_EQ(kernels.currentText().toStdString(), "Matrix addition");
    chooseDevice("Another GPU");
    EXPECT_EQ(kernels.currentIndex(), -1);
    EXPECT_EQ(kernels.placeholderText().toStdString(), "Matrix addition · not recorded");
    chooseDevice(device);
    EXPECT_EQ(kernels.currentText().toStdString(), "Matrix addition");
    chooseDevice("Another GPU");
    app->devices.selectKernel(QStringLiteral("threadIds"));
    EXPECT_EQ(kernels.currentText().toStdString(), "Thread IDs");
}

TEST_F(ResultViewTest, PutsTheTimesOfALaunchInRelation) {
    showTab(resultTab);
    press(QStringLiteral("launchButton"));
    gui::ActualMeasurement measured;
    measured.launch = session().launchKey();
    measured.measurement.samplesMicroseconds = {7.5};
    session().results().addMeasurement(measured);
    EXPECT_TRUE(text(QStringLiteral("launchOutcome"))
                    .endsWith(QStringLiteral("Measure, on the device alone: median 7.50 µs.")))
        << text(QStringLiteral("launchOutcome")).toStdString();
}

} // namespace
} // namespace trichevron::test
