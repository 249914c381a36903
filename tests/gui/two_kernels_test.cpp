// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A launch of two kernels: each view says of which of them the blocks are that it shows.
#include "app/gui/files/session_file_controller.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/play_bar.h"
#include "app/gui/timeline/timeline_plot.h"
#include "core/import/import.h"
#include "core/scene/colouring.h"
#include "core/session/saved_session.h"
#include "tests/gui/gui_fixture.h"

#include <QComboBox>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

namespace trichevron::test {
namespace {

/// Eight blocks a kernel, each on an SM of its own: those of the first on SM 0 to 7, those of the second on
/// SM 8 to 15, where they begin 1 µs later.
class TwoKernelsTest : public WindowTest {
protected:
    static constexpr std::uint32_t blocks = 8;

    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(1440, 900);
        window->hierarchy().setColouring(*core::findColouring("sm"));
        showResults(QStringLiteral("SM timeline"));
        session().setGrid(core::Axis::X, core::GridExtent{blocks, 1, 1});
        addTrace();
    }
    void addTrace(std::uint32_t blocksOfKernel = blocks) {
        core::BlockTrace trace;
        trace.blocks = 2 * blocksOfKernel;
        trace.kernels = 2;
        for (std::uint32_t rank = 0; rank < trace.blocks; ++rank) {
            trace.blockSm.push_back(static_cast<std::int32_t>(rank));
            trace.beginNanoseconds.push_back(rank < blocksOfKernel ? 0 : 1000);
            trace.endNanoseconds.push_back(rank < blocksOfKernel ? 2000 : 4000);
        }
        trace.traced = session().kernelAttributes();
        trace.provenance.kind = core::ProvenanceKind::Recorded;
        session().results().addTrace(
            {session().launchKey(), trace, core::ProvenanceKind::Recorded, QDateTime::currentDateTime()});
        handleAllEvents();
        plot().yAxis->setRange(0, 2 * blocks); // rows large enough for the pointer
        plot().replot();
    }
    gui::TimelinePlot& plot() { return get<gui::TimelinePlot>(QStringLiteral("timelinePlot")); }
    void click(std::uint32_t column) {
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, plot().barCentre(column).toPoint());
        handleAllEvents();
    }
    std::string reading() {
        for (int i = 0; i < plot().itemCount(); ++i)
            if (auto* item = qobject_cast<QCPItemText*>(plot().item(i));
                item != nullptr && item->visible() && item->text().startsWith(QLatin1String("block ")))
                return item->text().toStdString();
        return {};
    }
    /// The value in a row of the panel Thread.
    std::string row(const char* name) { return get<QLabel>(QLatin1String(name)).text().toStdString(); }
    /// Whether the legend of the picture says this.
    bool legendSays(const std::string& words) {
        for (const core::LegendEntry& entry : window->hierarchy().canvas()->scene().legend)
            if (entry.text.find(words) != std::string::npos)
                return true;
        return false;
    }
};

TEST_F(TwoKernelsTest, ABarHasTheRankInTheGridOfItsKernel) {
    for (const auto& [column, words] :
         {std::pair(5U, "block (5, 0, 0) · rank 5 (of the first kernel)\nSM 5,"),
          std::pair(13U, "block (5, 0, 0) · rank 5 (of the second kernel)\nSM 13,")}) {
        QTest::mouseMove(&plot(), plot().barCentre(column).toPoint());
        EXPECT_EQ(reading().find(words), 0U) << reading();
    }
}

TEST_F(TwoKernelsTest, AClickOnABarShowsTheBlockOfItsKernelEverywhere) {
    click(13);
    EXPECT_EQ(plot().selectedRank(), 13U);
    EXPECT_EQ(session().path(), pathToBlock(session().shape(), core::BlockIndex{5, 0, 0}));
    EXPECT_EQ(row("ranOnSm"), "13 (second kernel)");
    EXPECT_TRUE(legendSays("SM 13 (selected)"));
    EXPECT_TRUE(legendSays("second kernel, recorded"));
    click(5);
    EXPECT_EQ(plot().selectedRank(), 5U);
    EXPECT_EQ(row("ranOnSm"), "5 (first kernel)");
    EXPECT_TRUE(legendSays("SM 5 (selected)"));
    EXPECT_TRUE(legendSays("first kernel, recorded"));
}

TEST_F(TwoKernelsTest, TheKeysOfTheTimelineShowTheKernelOfTheirBlockToo) {
    click(7);
    QTest::keyClick(&plot(), Qt::Key_Down);
    EXPECT_EQ(plot().selectedRank(), 8U) << "the first block of the second kernel";
    EXPECT_EQ(session().tracedKernel(), 1U);
    EXPECT_EQ(row("ranOnSm"), "8 (second kernel)");
    EXPECT_EQ(row("blockRank"), "0");
}

TEST_F(TwoKernelsTest, ABlockThatIsSelectedElsewhereIsMarkedInTheKernelThatIsLookedAt) {
    session().setPath(pathToBlock(session().shape(), core::BlockIndex{3, 0, 0}));
    EXPECT_EQ(plot().selectedRank(), 3U);
    click(13);
    session().setPath(pathToThread(session().shape(), core::BlockIndex{3, 0, 0}, {1, 0, 0}));
    EXPECT_EQ(plot().selectedRank(), 11U);
    EXPECT_EQ(row("ranOnSm"), "11 (second kernel)");
    type(QStringLiteral("gridX"), QStringLiteral("4"));
    type(QStringLiteral("gridX"), QString::number(blocks));
    EXPECT_EQ(session().tracedKernel(), 0U) << "another launch begins with the first";
}

TEST_F(TwoKernelsTest, ASessionFileKeepsTheKernelThatIsLookedAt) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("two.json"));
    click(13);
    ASSERT_TRUE(window->files().saveTo(path));
    core::SavedSession saved = core::loadSession(path.toStdString());
    EXPECT_EQ(saved.tracedKernel, 1U);
    for (const std::uint32_t kernel : {1U, 0U, 2U}) { // the trace has two
        saved.tracedKernel = kernel;
        saveSession(saved, path.toStdString());
        type(QStringLiteral("gridX"), QStringLiteral("4"));
        window->files().open(path);
        handleAllEvents();
        EXPECT_EQ(session().tracedKernel(), kernel == 1 ? 1U : 0U) << kernel;
        EXPECT_EQ(row("ranOnSm"), kernel == 1 ? "13 (second kernel)" : "5 (first kernel)") << kernel;
    }
}

TEST_F(TwoKernelsTest, UndoAndRedoOfOpenShowTheKernelThatWasLookedAt) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("two.json"));
    click(13);
    ASSERT_TRUE(window->files().saveTo(path));
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), waitMs));
    const auto press = [this](Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(window.get(), Qt::Key_Z, modifiers);
        handleAllEvents();
    };
    struct Case {
        std::uint32_t opened;
        std::uint32_t earlier;
        std::uint32_t earlierBlocks; ///< `blocks`: the launch is that of the file
    };
    for (const Case& c :
         {Case{1, 0, 6}, Case{0, 1, 6}, Case{1, 1, 6}, Case{1, 0, blocks}, Case{0, 1, blocks}}) {
        SCOPED_TRACE(testing::Message() << c.opened << ' ' << c.earlier << ' ' << c.earlierBlocks);
        core::SavedSession saved = core::loadSession(path.toStdString());
        saved.tracedKernel = c.opened;
        saveSession(saved, path.toStdString());
        session().setGrid(core::Axis::X, core::GridExtent{c.earlierBlocks, 1, 1});
        addTrace(c.earlierBlocks);
        session().setTracedKernel(c.earlier);
        ASSERT_EQ(session().tracedKernel(), c.earlier);
        window->files().open(path);
        handleAllEvents();
        EXPECT_EQ(session().tracedKernel(), c.opened);
        for (int time = 0; time < 2; ++time) {
            press(Qt::ControlModifier);
            EXPECT_EQ(session().launchKey().config.gridDim.x, c.earlierBlocks);
            EXPECT_EQ(session().tracedKernel(), c.earlier);
            press(Qt::ControlModifier | Qt::ShiftModifier);
            EXPECT_EQ(session().launchKey().config.gridDim.x, blocks);
            EXPECT_EQ(session().tracedKernel(), c.opened);
            EXPECT_EQ(row("ranOnSm"), c.opened == 1 ? "13 (second kernel)" : "5 (first kernel)");
        }
    }
}

TEST_F(TwoKernelsTest, TheTraceOfTheKernelThatIsLookedAtIsPlayed) {
    gui::HierarchyView& hierarchy = window->hierarchy();
    hierarchy.setPlayShown(true);
    hierarchy.playBar()->pause();
    const auto& words = get<QLabel>(QStringLiteral("playText"));
    EXPECT_TRUE(words.text().contains(QStringLiteral("of 2.00 µs, first kernel, recorded")))
        << words.text().toStdString();
    EXPECT_TRUE(words.text().contains(QStringLiteral("8 running"))) << words.text().toStdString();
    click(13);
    EXPECT_TRUE(words.text().contains(QStringLiteral("of 4.00 µs, second kernel, recorded")))
        << words.text().toStdString();
    EXPECT_TRUE(words.text().contains(QStringLiteral("8 waiting"))) << words.text().toStdString();
}

TEST_F(TwoKernelsTest, TheTableHasRankAndKernelOfEachBlock) {
    const core::DataTable table = plot().table();
    ASSERT_EQ(table.rows.size(), 2 * blocks);
    for (std::size_t column = 0; column < table.rows.size(); ++column) {
        EXPECT_EQ(table.rows[column][0], core::TableCell(static_cast<std::int64_t>(column % blocks)));
        EXPECT_EQ(table.rows[column][4], core::TableCell(static_cast<std::int64_t>(column / blocks)));
    }
}

TEST_F(TwoKernelsTest, TheBarsAreColouredByKernelUntilTheUserWantsAnotherColour) {
    EXPECT_EQ(plot().colourBy(), core::TimelineColour::Kernel);
    const auto entries = plot().barLegend().entries();
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[0].text.toStdString(), "first kernel");
    EXPECT_EQ(entries[1].text.toStdString(), "second kernel");
    const QImage image = plot().toPixmap(plot().width(), plot().height()).toImage();
    const auto colourOf = [&](std::uint32_t column) {
        return image.pixelColor(plot().barCentre(column).toPoint() + QPoint(0, 4));
    };
    EXPECT_NE(colourOf(5), colourOf(13));
    auto& chooser = get<QComboBox>(QStringLiteral("timelineColour"));
    EXPECT_TRUE(chooser.isEnabled());
    chooser.setFocus();
    QTest::keyClick(&chooser, Qt::Key_Up);
    EXPECT_EQ(plot().colourBy(), core::TimelineColour::Round) << "there are no clusters between them";
    addTrace();
    EXPECT_EQ(plot().colourBy(), core::TimelineColour::Round) << "also for another trace";
}

TEST_F(TwoKernelsTest, WhatIsPredictedForOneKernelSaysSo) {
    const auto& words = get<QLabel>(QStringLiteral("traceRoundsWords"));
    EXPECT_TRUE(words.text().contains(QStringLiteral("two kernels of 8 blocks each")))
        << words.text().toStdString();
    const auto& verdict = get<QLabel>(QStringLiteral("verdictKernels"));
    EXPECT_FALSE(verdict.isVisible()) << "the kernel of the fixture starts one";
    auto kernel = std::make_shared<core::KernelInfo>(*session().state().kernel);
    kernel->id = "twoStreams";
    session().setKernel(kernel);
    handleAllEvents();
    EXPECT_TRUE(verdict.isVisible());
    EXPECT_TRUE(verdict.text().contains(QStringLiteral("for one of them alone")));
}

} // namespace
} // namespace trichevron::test
