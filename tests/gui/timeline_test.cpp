// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The SM timeline: its marks, and pointer, wheel and keys on the page in the real window.
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/play_bar.h"
#include "app/gui/results/copyable_table.h"
#include "app/gui/theme/theme.h"
#include "app/gui/timeline/timeline_plot.h"
#include "core/messages/trace_words.h"
#include "core/recording/recording.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/recorded_traces.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace trichevron::test {
namespace {

/// The window with the recording of the fixture and a trace of the current launch: three places on each of
/// four SMs.
class TimelineTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        window->resize(1440, 900);
        showResults(QStringLiteral("SM timeline"));
    }

    core::BlockTrace traceOfShown() {
        const auto blocks = static_cast<std::uint32_t>(session().evaluation()->totalBlocks);
        core::BlockTrace trace;
        trace.blocks = blocks;
        for (std::uint32_t rank = 0; rank < blocks; ++rank) {
            const std::uint32_t round = rank / 12;
            trace.blockSm.push_back(static_cast<int>(rank % 4));
            trace.beginNanoseconds.push_back(round * 1000 + rank % 12 * 8);
            trace.endNanoseconds.push_back(round * 1000 + 960);
        }
        trace.traced = session().kernelAttributes();
        trace.provenance.kind = core::ProvenanceKind::Recorded;
        trace.provenance.device = "Fixture";
        return trace;
    }
    void addTrace(const core::BlockTrace& trace) {
        session().results().addTrace(
            {session().launchKey(), trace, core::ProvenanceKind::Recorded, QDateTime::currentDateTime()});
        handleAllEvents();
        plot().replot(); // the layout gives the positions
    }
    /// The first blocks of the first four SMs, large enough for the pointer.
    void lookClosely() {
        plot().xAxis->setRange(0, 4);
        plot().yAxis->setRange(0, 4);
        plot().replot();
    }
    gui::TimelinePlot& plot() { return get<gui::TimelinePlot>(QStringLiteral("timelinePlot")); }
    QPoint at(std::uint32_t rank) { return plot().barCentre(rank).toPoint(); }
    void wheel(const QPoint& place, int turned, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QWheelEvent event(place, plot().mapToGlobal(place), {}, QPoint(0, turned), Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&plot(), &event);
    }
    std::string reading() {
        for (int i = 0; i < plot().itemCount(); ++i)
            if (auto* item = qobject_cast<QCPItemText*>(plot().item(i));
                item != nullptr && item->visible() && item->text().startsWith(QLatin1String("block ")))
                return item->text().toStdString();
        return {};
    }
    core::BlockIndex selected() { return session().path().block; }
};

TEST_F(TimelineTest, SaysWhatToPressWithoutATrace) {
    EXPECT_TRUE(plot().timeline().isEmpty());
    recordTraces(session());
    EXPECT_EQ(plot().summary().toStdString(), "Press Trace to show the recorded trace of this launch.");
}

TEST_F(TimelineTest, ShowsTheTraceOfTheCurrentLaunch) {
    addTrace(traceOfShown());
    EXPECT_EQ(plot().timeline().barCount(), static_cast<std::size_t>(session().evaluation()->totalBlocks));
    EXPECT_NE(plot().summary().toStdString().find("at most 3 blocks resident on one SM"), std::string::npos)
        << plot().summary().toStdString();
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_TRUE(plot().timeline().isEmpty()) << "the trace belongs to another launch";
}

TEST_F(TimelineTest, ShowsObservedBesidePredictedFigures) {
    const core::BlockTrace trace = traceOfShown();
    addTrace(trace);
    const gui::LaunchState& state = session().state();
    const core::ObservedTrace observed = observeTrace(trace, state.config, state.optIns, *state.device);
    const std::vector<core::TraceFigure> figures = traceFigures(trace, observed);
    auto& table = get<gui::CopyableTable>(QStringLiteral("traceFigures"));
    ASSERT_EQ(table.rowCount(), static_cast<int>(figures.size()));
    for (int row = 0; row < table.rowCount(); ++row) {
        EXPECT_EQ(table.item(row, 0)->text().toStdString(), figures[static_cast<std::size_t>(row)].what);
        EXPECT_EQ(table.item(row, 1)->text().toStdString(), figures[static_cast<std::size_t>(row)].observed);
        EXPECT_EQ(table.item(row, 2)->text().toStdString(), figures[static_cast<std::size_t>(row)].predicted);
    }
    EXPECT_EQ(table.item(1, 1)->text().toStdString(), "3");
    const auto fit = session().evaluation()->occupancy.maxActiveBlocksPerMultiprocessor;
    EXPECT_EQ(table.item(1, 2)->text().toStdString(), "at most " + std::to_string(fit));
    EXPECT_GE(table.width(), table.horizontalHeader()->length()) << "no cell is cut off";
}

TEST_F(TimelineTest, ShowsTheBlockUnderThePointer) {
    addTrace(traceOfShown());
    lookClosely();
    QTest::mouseMove(&plot(), at(5));
    EXPECT_EQ(reading().find("block (5, 0, 0) · rank 5\nSM 1, slot 1 · round 0"), 0U) << reading();
    EXPECT_NE(reading().find("0.04 µs – 0.96 µs · 0.92 µs"), std::string::npos) << reading();
    QTest::mouseMove(&plot(), QPoint(1, 1));
    EXPECT_EQ(reading(), "");
}

TEST_F(TimelineTest, AClickSelectsTheBlockInAllViews) {
    addTrace(traceOfShown());
    lookClosely();
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, at(17));
    EXPECT_EQ(session().path(), pathToBlock(session().shape(), toIndex(17, session().shape().grid)));
    EXPECT_EQ(plot().selectedRank(), 17U);
    QTest::mouseClick(&plot(), Qt::RightButton, {}, at(5));
    EXPECT_EQ(plot().selectedRank(), 17U) << "only the left button selects";
}

TEST_F(TimelineTest, TheSelectionOfTheHierarchyIsMarked) {
    addTrace(traceOfShown());
    const core::BlockIndex block = toIndex(9, session().shape().grid);
    session().setPath(pathToThread(session().shape(), block, {1, 0, 0}));
    EXPECT_EQ(plot().selectedRank(), 9U) << "the block of the thread";
    session().setPath(core::HierarchyPath{});
    EXPECT_FALSE(plot().selectedRank());
}

TEST_F(TimelineTest, TheMarkIsVisible) {
    addTrace(traceOfShown());
    lookClosely();
    const QImage before = plot().toPixmap(plot().width(), plot().height()).toImage();
    session().setPath(pathToBlock(session().shape(), toIndex(5, session().shape().grid)));
    const QImage after = plot().toPixmap(plot().width(), plot().height()).toImage();
    int changed = 0;
    for (int y = -20; y <= 20; ++y)
        for (int x = -40; x <= 40; ++x) {
            const QPoint place = at(5) + QPoint(x, y);
            changed += after.pixel(place) != before.pixel(place) ? 1 : 0;
        }
    EXPECT_GT(changed, 20);
}

TEST_F(TimelineTest, RoundsAndTheTailAreMarkedAboveTheBars) {
    const core::BlockTrace trace = traceOfShown();
    addTrace(trace);
    const gui::TimelineMarkLines& marks = plot().markLines();
    using Kind = gui::TimelineMarkLines::Kind;
    const std::vector<double> lines = marks.roundLines();
    ASSERT_GT(lines.size(), 2U);
    // Each round has twelve blocks, and they begin 1 µs after each other.
    EXPECT_NEAR(plot().xAxis->pixelToCoord(lines[0]), 0, 0.01);
    int waves = 0;
    int tails = 0;
    double end = 0;
    for (const gui::TimelineMarkLines::Label& label : marks.labels()) {
        waves += label.kind == Kind::Round ? 1 : 0;
        tails += label.kind == Kind::Tail ? 1 : 0;
        EXPECT_LE(label.rect.bottom(), plot().axisRect()->top()) << label.text.toStdString();
        EXPECT_LE(label.rect.right(), plot().width()) << label.text.toStdString();
        if (label.kind == Kind::Round) {
            EXPECT_EQ(label.text.startsWith(QStringLiteral("round ")), waves == 1)
                << label.text.toStdString() << ": the first says what the numbers are, as in the legend";
            EXPECT_GE(label.rect.left(), end) << label.text.toStdString();
            end = label.rect.right();
        }
    }
    EXPECT_GT(waves, 0);
    EXPECT_EQ(tails, 1);
    ASSERT_TRUE(marks.marks().tail);
    EXPECT_EQ(marks.marks().tail->lastBegin, trace.beginNanoseconds.back());
    lookClosely(); // four of the rounds
    const std::vector<double> close = marks.roundLines();
    ASSERT_GE(close.size(), 4U);
    for (int wave = 0; wave < 4; ++wave)
        EXPECT_NEAR(plot().xAxis->pixelToCoord(close[static_cast<std::size_t>(wave)]), wave, 0.02);
    EXPECT_EQ(marks.labels().front().text.toStdString(), "round 0");
    type(QStringLiteral("blockX"), QStringLiteral("8"));
    EXPECT_FALSE(marks.visible()) << "there is no trace";
}

TEST_F(TimelineTest, EachOfAFewRoundsHasItsLabel) {
    core::BlockTrace trace = traceOfShown();
    constexpr std::uint64_t rounds = 7;
    const std::uint64_t each = (trace.blocks + rounds - 1) / rounds;
    for (std::size_t rank = 0; rank < trace.blocks; ++rank) {
        const std::uint64_t round = rank / each;
        // The first round takes longest, as on a device.
        trace.beginNanoseconds[rank] = round == 0 ? 0 : 450 + round * 380;
        trace.endNanoseconds[rank] = 750 + round * 380;
    }
    trace.beginNanoseconds.back() = 3000;
    trace.endNanoseconds.back() = 3400;
    addTrace(trace);
    plot().setFixedWidth(392); // in a window of 1280 × 800
    handleAllEvents();
    plot().replot();
    ASSERT_EQ(plot().timeline().rounds(), rounds);
    using Kind = gui::TimelineMarkLines::Kind;
    std::vector<QRectF> places;
    std::uint64_t labelled = 0;
    for (const gui::TimelineMarkLines::Label& label : plot().markLines().labels()) {
        labelled += label.kind == Kind::Round ? 1 : 0;
        EXPECT_LE(label.rect.right(), plot().width() - 8) << label.text.toStdString();
        for (const QRectF& other : places)
            EXPECT_FALSE(other.intersects(label.rect)) << label.text.toStdString();
        places.push_back(label.rect);
    }
    EXPECT_EQ(labelled, rounds);
    EXPECT_EQ(places.size(), rounds + 1) << "and the last start";
}

TEST_F(TimelineTest, WhileTheTraceIsPlayedItsTimeIsMarked) {
    addTrace(traceOfShown());
    gui::HierarchyView& hierarchy = window->hierarchy();
    EXPECT_FALSE(plot().markLines().time());
    hierarchy.setPlayShown(true);
    hierarchy.playBar()->pause();
    for (int step = 0; step < 3; ++step) {
        hierarchy.playBar()->step(1);
        ASSERT_EQ(hierarchy.playBar()->moment()->kind, core::Moment::Kind::Time);
        ASSERT_TRUE(plot().markLines().time());
        EXPECT_EQ(*plot().markLines().time(), hierarchy.playBar()->moment()->nanoseconds);
        EXPECT_EQ(plot().markLines().labels().back().kind, gui::TimelineMarkLines::Kind::Time);
    }
    EXPECT_GT(*plot().markLines().time(), 0U);
    auto& source = get<QComboBox>(QStringLiteral("playSource"));
    source.setCurrentIndex(0);
    EXPECT_FALSE(plot().markLines().time()) << "the prediction has waves, not times";
    source.setCurrentIndex(1);
    EXPECT_TRUE(plot().markLines().time());
    hierarchy.setPlayShown(false);
    EXPECT_FALSE(plot().markLines().time());
}

TEST_F(TimelineTest, WhatExplainsTheFiguresIsWholeInALowPanel) {
    window->resize(1280, 800);
    addTrace(traceOfShown());
    handleAllEvents();
    const auto& words = get<QLabel>(QStringLiteral("traceRoundsWords"));
    const auto& figures = get<gui::CopyableTable>(QStringLiteral("traceFigures"));
    EXPECT_GE(words.height(), words.heightForWidth(words.width()));
    EXPECT_FALSE(words.geometry().intersects(figures.geometry()));
}

TEST_F(TimelineTest, TheTimeThatIsPlayedCoversNoOtherLabelOfALine) {
    core::BlockTrace trace = traceOfShown();
    for (std::uint64_t& begin : trace.beginNanoseconds)
        begin = 0; // all blocks begin at once, and so does the time after the last start
    addTrace(trace);
    plot().setTime(0);
    const auto labels = plot().markLines().labels();
    using Kind = gui::TimelineMarkLines::Kind;
    QRectF time;
    QRectF tail;
    for (const gui::TimelineMarkLines::Label& label : labels)
        if (label.kind != Kind::Round)
            (label.kind == Kind::Time ? time : tail) = label.rect;
    ASSERT_FALSE(time.isEmpty());
    ASSERT_FALSE(tail.isEmpty());
    EXPECT_FALSE(time.intersects(tail));
    EXPECT_LE(tail.right(), plot().width());
}

TEST_F(TimelineTest, TheWheelZoomsAboutThePointer) {
    addTrace(traceOfShown());
    const QCPRange time = plot().xAxis->range();
    const QCPRange rows = plot().yAxis->range();
    const QPoint place = plot().axisRect()->center();
    const double under = plot().xAxis->pixelToCoord(place.x());
    wheel(place, 120);
    EXPECT_LT(plot().xAxis->range().size(), time.size());
    EXPECT_LT(plot().yAxis->range().size(), rows.size());
    EXPECT_NEAR(plot().xAxis->pixelToCoord(place.x()), under, time.size() * 1e-6);
    doubleClick(plot(), place);
    EXPECT_NEAR(plot().xAxis->range().size(), time.size(), 1e-9) << "a double click shows the full range";
    EXPECT_NEAR(plot().yAxis->range().size(), rows.size(), 1e-9);
    wheel(place, 120, Qt::ControlModifier);
    EXPECT_LT(plot().xAxis->range().size(), time.size());
    EXPECT_NEAR(plot().yAxis->range().size(), rows.size(), 1e-9) << "Ctrl: time only";
    plot().setFocus();
    QTest::keyClick(&plot(), Qt::Key_Home);
    wheel(place, 120, Qt::ShiftModifier);
    EXPECT_NEAR(plot().xAxis->range().size(), time.size(), 1e-9) << "Shift: SMs only";
    EXPECT_LT(plot().yAxis->range().size(), rows.size());
    for (int i = 0; i < 40; ++i)
        wheel(place, -120);
    EXPECT_NEAR(plot().xAxis->range().size(), time.size(), 1e-9) << "never beyond the full range";
    EXPECT_GE(plot().yAxis->range().lower, 0);
}

TEST_F(TimelineTest, ADragPansAndSelectsNothing) {
    addTrace(traceOfShown());
    for (int i = 0; i < 6; ++i)
        wheel(plot().axisRect()->center(), 120);
    const QCPRange time = plot().xAxis->range();
    const QCPRange rows = plot().yAxis->range();
    const QPoint from = plot().axisRect()->center();
    QTest::mousePress(&plot(), Qt::LeftButton, {}, from);
    QTest::mouseMove(&plot(), from + QPoint(10, 5));
    QTest::mouseMove(&plot(), from + QPoint(40, 20));
    QTest::mouseRelease(&plot(), Qt::LeftButton, {}, from + QPoint(40, 20));
    EXPECT_LT(plot().xAxis->range().lower, time.lower);
    EXPECT_LT(plot().yAxis->range().lower, rows.lower);
    EXPECT_NEAR(plot().xAxis->range().size(), time.size(), 1e-9);
    EXPECT_FALSE(plot().selectedRank());
}

TEST_F(TimelineTest, ArrowKeysMoveFromBlockToBlock) {
    addTrace(traceOfShown());
    plot().setFocus();
    QTest::keyClick(&plot(), Qt::Key_Right);
    EXPECT_EQ(plot().selectedRank(), 0U) << "the first to begin";
    QTest::keyClick(&plot(), Qt::Key_Right);
    EXPECT_EQ(plot().selectedRank(), 12U) << "the next in its place";
    QTest::keyClick(&plot(), Qt::Key_Down);
    EXPECT_EQ(plot().selectedRank(), 16U) << "the place below, at the same time";
    QTest::keyClick(&plot(), Qt::Key_Left);
    EXPECT_EQ(plot().selectedRank(), 4U);
    QTest::keyClick(&plot(), Qt::Key_Up);
    EXPECT_EQ(plot().selectedRank(), 0U);
    EXPECT_EQ(selected(), (core::BlockIndex{0, 0, 0}));
    QTest::keyClick(&plot(), Qt::Key_Left);
    EXPECT_EQ(plot().selectedRank(), 0U) << "no block is before it";
}

TEST_F(TimelineTest, ArrowKeysPanToTheirBlock) {
    addTrace(traceOfShown());
    plot().setFocus();
    QTest::keyClick(&plot(), Qt::Key_Right);
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(&plot(), Qt::Key_Plus);
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(&plot(), i % 2 == 0 ? Qt::Key_Right : Qt::Key_Down);
        const core::TimelineBar& bar = plot().timeline().barOf(*plot().selectedRank());
        const QCPRange time = plot().xAxis->range();
        EXPECT_LE(time.lower * 1000, static_cast<double>(bar.begin) + 1e-6);
        EXPECT_GT(time.upper * 1000, static_cast<double>(bar.begin));
        EXPECT_TRUE(plot().yAxis->range().contains(
                        static_cast<double>(plot().timeline().computePlace(bar.rank).sm) + 0.5) ||
                    plot().yAxis->range().size() < 1);
    }
}

TEST_F(TimelineTest, ColoursByClusterIfThereAreClusters) {
    auto& chooser = get<QComboBox>(QStringLiteral("timelineColour"));
    addTrace(traceOfShown());
    EXPECT_FALSE(chooser.isEnabled());
    session().setGrid(core::Axis::X, 64);
    session().setCluster(core::Axis::X, 2);
    ASSERT_TRUE(hasClusters(session().shape()));
    addTrace(traceOfShown());
    EXPECT_TRUE(chooser.isEnabled());
    chooser.setFocus();
    QTest::keyClick(&chooser, Qt::Key_Down);
    EXPECT_EQ(plot().colourBy(), core::TimelineColour::Cluster);
}

TEST_F(TimelineTest, HasALegendAboveTheAxes) {
    EXPECT_TRUE(plot().barLegend().entries().empty()) << "there are no bars";
    const core::BlockTrace trace = traceOfShown();
    addTrace(trace);
    const std::uint32_t waves = plot().timeline().rounds();
    for (const int width : {900, 500, 240}) {
        plot().setFixedWidth(width);
        handleAllEvents();
        plot().replot();
        const QImage image = plot().toPixmap(plot().width(), plot().height()).toImage();
        const std::vector<gui::TimelineLegend::Entry> entries = plot().barLegend().entries();
        ASSERT_FALSE(entries.empty()) << width;
        EXPECT_EQ(entries.front().text.toStdString(), "round 0");
        double end = 0;
        std::uint32_t count = 0;
        for (const gui::TimelineLegend::Entry& entry : entries) {
            EXPECT_GE(entry.rect.left(), end) << width;
            end = entry.rect.right();
            EXPECT_LE(entry.rect.bottom(), plot().axisRect()->top()) << width;
            if (!entry.category)
                continue;
            EXPECT_EQ(*entry.category, count++) << width;
            EXPECT_EQ(image.pixelColor(QPointF(entry.rect.left() + 4, entry.rect.center().y()).toPoint()),
                      gui::currentTheme().categories.at(*entry.category))
                << "also in a saved picture";
        }
        EXPECT_LE(end, plot().width()) << width;
        EXPECT_EQ(entries.back().category.has_value(), count == waves)
            << width << ": it says that there are more";
        if (width == 900) {
            EXPECT_EQ(count, std::min(waves, 8U));
        }
    }
}

TEST_F(TimelineTest, HatchingWithoutRoomForItsNoteIsInTheToolTipAndAlwaysInTheDescription) {
    const QString note = QStringLiteral("colours repeat every 8, every second set hatched");
    addTrace(traceOfShown());
    ASSERT_GT(plot().timeline().rounds(), 8U) << "else nothing is hatched";
    for (const int width : {900, 240}) {
        SCOPED_TRACE(width);
        plot().setFixedWidth(width);
        handleAllEvents();
        plot().replot();
        const bool isNoted = plot().barLegend().isRepeatNoted();
        EXPECT_EQ(isNoted, width == 900);
        QTest::mouseMove(&plot(), QPoint(width / 2, plot().axisRect()->top() - 3));
        EXPECT_EQ(plot().toolTip().contains(note), !isNoted) << plot().toolTip().toStdString();
        EXPECT_TRUE(plot().accessibleDescription().contains(note));
    }
}

TEST_F(TimelineTest, ItsTableHasARowForEachBlock) {
    const core::BlockTrace trace = traceOfShown();
    addTrace(trace);
    const core::DataTable table = plot().table();
    ASSERT_EQ(table.rows.size(), trace.blockSm.size());
    for (std::size_t rank = 0; rank < trace.blockSm.size(); ++rank) {
        EXPECT_EQ(table.rows[rank][0], core::TableCell(static_cast<std::int64_t>(rank)));
        EXPECT_EQ(table.rows[rank][5], core::TableCell(std::int64_t{trace.blockSm[rank]}));
        EXPECT_EQ(table.rows[rank][9],
                  core::TableCell(static_cast<std::int64_t>(trace.beginNanoseconds[rank])));
        EXPECT_EQ(table.rows[rank][10],
                  core::TableCell(static_cast<std::int64_t>(trace.endNanoseconds[rank])));
    }
}

TEST_F(TimelineTest, ForARefusedLaunchItSaysThatNoBlockRan) {
    core::BlockTrace trace;
    trace.result.launch.code = 1;
    addTrace(trace);
    EXPECT_EQ(plot().summary().toStdString(), "The launch was refused, so no block ran.");
}

} // namespace
} // namespace trichevron::test
