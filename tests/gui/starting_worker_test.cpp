// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says of the kernels while a worker is starting and has not listed them.
#include "app/gui/pages/page_stack.h"
#include "app/gui/palette/command_palette.h"
#include "app/gui/plots/launch_plot.h"
#include "app/gui/presets/preset_gallery.h"
#include "app/gui/session/worker_words.h"
#include "core/demo/demo_text.h"
#include "tests/gui/gui_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeWidget>

#include <cstdlib>

namespace trichevron::test {
namespace {

const QString twoStreams = QString::fromUtf8("Launch › Kernel › Streams › Two streams");

class StartingWorkerTest : public WindowTest {
protected:
    /// The worker of this computer, and the one of the recordings, behave in these ways.
    void startWith(const char* way, const QStringList& replayCommand) {
        gui::DeviceSelection::Options options = replayOptions();
        options.command = {QStringLiteral(TRICHEVRON_FAKE_WORKER), QString::fromLatin1(way)};
        options.replayCommand = replayCommand;
        openWindow(options);
        app->devices.startWorkers();
    }
    static QStringList fake(const char* way) {
        return {QStringLiteral(TRICHEVRON_FAKE_WORKER), QString::fromLatin1(way)};
    }
    QComboBox& kernels() { return get<QComboBox>(QStringLiteral("kernelChooser")); }
    bool canChoose(const QString& kernel) {
        const int line = kernels().findText(kernel);
        return line >= 0 && static_cast<QStandardItemModel*>(kernels().model())->item(line)->isEnabled();
    }
    /// The rows that the palette finds, with what it says of the first.
    QStringList find(const char* typed) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window->activateWindow();
        QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(&get<QLineEdit>(QStringLiteral("paletteField")), QString::fromLatin1(typed));
        QStringList rows;
        auto& list = get<QTreeWidget>(QStringLiteral("paletteList"));
        for (int row = 0; row < list.topLevelItemCount(); ++row)
            rows << list.topLevelItem(row)->text(0);
        said = get<QLabel>(QStringLiteral("paletteChange")).text();
        QTest::keyClick(&get<QLineEdit>(QStringLiteral("paletteField")), Qt::Key_Escape);
        return rows;
    }
    QString said;
};

TEST_F(StartingWorkerTest, TheVerdictAndTheTimingsSayThatItStarts) {
    startWith("silent", fake("silent"));
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "worker starting…");
    EXPECT_EQ(gui::noRecordingText(app->devices, session().state()).toStdString(),
              "A worker is starting: what is recorded is not known yet.");
}

TEST_F(StartingWorkerTest, NoDeviceIsCalledMissingBeforeItHasListedItsOwn) {
    startWith("silent", fake("silent"));
    ASSERT_EQ(app->devices.currentWorker(), nullptr);
    EXPECT_EQ(app->jobs.launchObstacle().toStdString(), "The GPU worker is starting.");
    const auto& timings = get<gui::LaunchPlot>(QStringLiteral("timingPlot"));
    EXPECT_FALSE(timings.summary().contains(QStringLiteral("No recording")))
        << timings.summary().toStdString();
}

TEST_F(StartingWorkerTest, WithoutDeviceFilesTheVerdictSaysThatItStarts) {
    qputenv("TRICHEVRON_RESOURCES", "/nonexistent");
    startWith("silent", fake("silent"));
    EXPECT_EQ(session().state().device, nullptr);
    EXPECT_EQ(text(QStringLiteral("actualAnswer")).toStdString(), "worker starting…");
    EXPECT_EQ(text(QStringLiteral("deviceResult")).toStdString(), "The GPU worker is starting.");
    EXPECT_EQ(text(QStringLiteral("verdictTitle")).toStdString(), "No device yet");
    EXPECT_EQ(app->jobs.launchObstacle().toStdString(), "The GPU worker is starting.");
    for (const QLabel* label : window->statusBar()->findChildren<QLabel*>())
        EXPECT_FALSE(label->text().contains(QStringLiteral("device"))) << label->text().toStdString();
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
}

TEST_F(StartingWorkerTest, TheKeysOfAnEntryThatIsNotPossibleSayWhy) {
    startWith("silent", fake("silent"));
    QStringList reported;
    QObject::connect(&app->messages, &gui::UserMessages::reported, window.get(),
                     [&reported](const QString& sentence) { reported << sentence; });
    QTest::keyClick(&window->pages().shownPage(), Qt::Key_M, Qt::ControlModifier);
    ASSERT_EQ(reported.size(), 1);
    EXPECT_FALSE(reported.first().isEmpty());
    EXPECT_EQ(reported.first().toStdString(), app->jobs.launchObstacle().toStdString());
    QTest::keyClick(window.get(), Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(reported.size(), 1) << "no entry has these keys";
    QTest::keyClick(window.get(), Qt::Key_Escape); // which would end a presentation
    EXPECT_EQ(reported.size(), 1) << reported.last().toStdString();
}

TEST_F(StartingWorkerTest, ThePaletteFindsTheDemosAndSaysWhyNoneCanBeChosen) {
    startWith("silent", fake("silent"));
    ASSERT_EQ(app->devices.localWorker().state(), gui::WorkerState::Starting);
    for (const char* typed : {"two streams", "launches the same kernel"}) {
        const QStringList rows = find(typed);
        EXPECT_TRUE(rows.contains(twoStreams)) << typed << ": " << rows.join(QLatin1Char('\n')).toStdString();
    }
    EXPECT_EQ(find("kernel two streams").value(0), twoStreams);
    EXPECT_EQ(said.toStdString(), "Not possible at the moment. The GPU worker is starting.");
}

TEST_F(StartingWorkerTest, PresetsHaveTheSameReason) {
    startWith("silent", fake("silent"));
    ASSERT_FALSE(find("preset 1-D").isEmpty());
    EXPECT_EQ(said.toStdString(), "Not possible at the moment. The GPU worker is starting.");
    window->pages().show(gui::window_page::start);
    const auto& button = get<QPushButton>(QStringLiteral("startPreset0"));
    EXPECT_FALSE(button.isEnabled());
    EXPECT_EQ(button.toolTip(), QStringLiteral("The GPU worker is starting."));

    gui::PresetGallery gallery(app->session, app->devices, window.get());
    gallery.show();
    auto& list = get<QListWidget>(QStringLiteral("presetList"));
    QStringList entries;
    for (int row = 0; row < list.count(); ++row)
        entries << list.item(row)->text();
    EXPECT_TRUE(entries.contains(QStringLiteral("Two streams"))) << entries.join(u'\n').toStdString();
    EXPECT_FALSE(get<QPushButton>(QStringLiteral("presetApply")).isEnabled());
    EXPECT_TRUE(get<QLabel>(QStringLiteral("presetDescription"))
                    .text()
                    .contains(QStringLiteral("The GPU worker is starting.")));
}

TEST_F(StartingWorkerTest, ADisabledEntryOfTheVeryNameComesBeforeAnotherThatWouldBeRunInItsPlace) {
    startWith("silent", fake("silent"));
    EXPECT_EQ(find("launch").value(0).toStdString(), "Launch › Launch");
}

TEST_F(StartingWorkerTest, AnOpenPaletteOffersTheKernelsOnceTheyAreListed) {
    startWith("ready", fake("silent"));
    window->activateWindow();
    QTest::keyClick(window.get(), Qt::Key_K, Qt::ControlModifier);
    QTest::keyClicks(&get<QLineEdit>(QStringLiteral("paletteField")),
                     QStringLiteral("kernel matrix addition"));
    const auto& words = get<QLabel>(QStringLiteral("paletteChange"));
    EXPECT_EQ(words.text().toStdString(), "Not possible at the moment. The GPU worker is starting.");
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return !words.text().contains(QStringLiteral("Not possible")); }, waitMs))
        << words.text().toStdString();
    EXPECT_TRUE(get<QTreeWidget>(QStringLiteral("paletteList"))
                    .currentItem()
                    ->text(0)
                    .endsWith(QString::fromUtf8("› Matrix addition  ✓")));
    EXPECT_EQ(get<QLineEdit>(QStringLiteral("paletteField")).text(),
              QStringLiteral("kernel matrix addition"));
}

TEST_F(StartingWorkerTest, TheListOfKernelsHasTheDemosWithTheReasonAndNoneIsCurrent) {
    startWith("silent", fake("silent"));
    EXPECT_EQ(kernels().currentIndex(), -1);
    EXPECT_EQ(kernels().placeholderText(), QStringLiteral("no kernel yet"));
    for (const core::KernelInfo& demo : core::knownDemos()) {
        const QString title = QString::fromStdString(titleFor(demo));
        EXPECT_FALSE(canChoose(title));
        EXPECT_EQ(kernels().itemData(kernels().findData(QString::fromStdString(demo.id)), Qt::ToolTipRole),
                  QStringLiteral("The GPU worker is starting."))
            << demo.id;
    }
}

TEST_F(StartingWorkerTest, WhereThereIsNoGpuTheRecordingsAreReadNext) {
    startWith("no-device", fake("silent"));
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return app->devices.replayWorker().state() == gui::WorkerState::Starting; }, waitMs));
    const int line = kernels().findData(QStringLiteral("twoStreams"));
    ASSERT_GE(line, 0);
    EXPECT_EQ(kernels().itemData(line, Qt::ToolTipRole), QStringLiteral("The recordings are being read."));
    EXPECT_TRUE(find("kernel two streams").contains(twoStreams));
    EXPECT_EQ(said.toStdString(), "Not possible at the moment. The recordings are being read.");
}

TEST_F(StartingWorkerTest, OnceAWorkerHasListedItsKernelsTheListHasThoseAlone) {
    startWith("ready", fake("silent"));
    EXPECT_GE(kernels().findData(QStringLiteral("twoStreams")), 0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return app->jobs.launchObstacle().isEmpty(); }, waitMs));
    EXPECT_TRUE(canChoose(QStringLiteral("Matrix addition")));
    EXPECT_EQ(kernels().currentText(), QStringLiteral("Matrix addition"));
    EXPECT_EQ(kernels().findData(QStringLiteral("twoStreams")), -1);
    EXPECT_FALSE(find("kernel two streams").contains(twoStreams));
}

TEST_F(StartingWorkerTest, WhereNoWorkerWillListAnyThereAreNoKernels) {
    startWith("no-device", fake("no-device"));
    const auto hasEnded = [](const gui::WorkerClient& worker) {
        return worker.state() == gui::WorkerState::NoDevice || worker.state() == gui::WorkerState::Failed;
    };
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return hasEnded(app->devices.localWorker()) && hasEnded(app->devices.replayWorker()); },
        waitMs));
    EXPECT_EQ(kernels().count(), 1);
    EXPECT_EQ(kernels().currentText(), QStringLiteral("no kernels"));
    EXPECT_FALSE(find("kernel two streams").contains(twoStreams));
}

/// The recording has Programmatic dependent launch at its end, apart from the rest of its chapter.
TEST_F(StartingWorkerTest, ARecordingHasTheKernelsOfAChapterTogether) {
    startReplay();
    app->devices.openRecording(QStringLiteral(TRICHEVRON_RESOURCES_DIR "/recordings/NVIDIA H200.json.gz"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return canChoose(QStringLiteral("Two streams")); }, waitMs));
    EXPECT_EQ(std::abs(kernels().findText(QStringLiteral("Programmatic dependent launch")) -
                       kernels().findText(QStringLiteral("Two streams"))),
              1);
    EXPECT_TRUE(find("kernel two streams").contains(twoStreams));
    EXPECT_TRUE(
        find("kernel programmatic dependent")
            .contains(QString::fromUtf8("Launch › Kernel › Streams › Programmatic dependent launch")));
}

} // namespace
} // namespace trichevron::test
