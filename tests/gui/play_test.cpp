// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Colours by prediction and trace, and playing the schedule, with real events.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "app/gui/hierarchy/play_bar.h"
#include "app/gui/hierarchy/play_pace.h"
#include "app/gui/theme/theme.h"
#include "core/scene/colouring.h"
#include "core/scene/schedule.h"
#include "core/text/number_text.h"
#include "tests/gui/gui_fixture.h"
#include "tests/gui/recorded_traces.h"

#include <QAction>
#include <QApplication>
#include <QBrush>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <vector>

namespace trichevron::test {
namespace {

class PlayTest : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        startReplay();
        recordTraces(session());
    }
    gui::HierarchyCanvas& canvas() { return *window->hierarchy().canvas(); }
    gui::PlayBar& bar() { return *window->hierarchy().playBar(); }
    void key(Qt::Key pressed) { QTest::keyClick(&canvas(), pressed); }
    void showBar() { QTest::mouseClick(&get<QToolButton>(QStringLiteral("playToggle")), Qt::LeftButton); }
    core::Count waves() {
        return core::waveCount(
            session().evaluation()->totalBlocks,
            core::Count{session().evaluation()->occupancy.maxActiveBlocksPerMultiprocessor} *
                session().state().device->multiProcessorCount);
    }
    /// Each block takes 1 µs; eight SMs run two blocks each.
    void trace() {
        gui::ActualTrace trace;
        trace.launch = session().launchKey();
        trace.kind = core::ProvenanceKind::Recorded;
        trace.trace.blocks = static_cast<std::uint64_t>(session().evaluation()->totalBlocks);
        for (std::uint64_t rank = 0; rank < trace.trace.blocks; ++rank) {
            trace.trace.blockSm.push_back(static_cast<std::int32_t>(rank % 8));
            trace.trace.beginNanoseconds.push_back(rank / 16 * 1000);
            trace.trace.endNanoseconds.push_back(rank / 16 * 1000 + 1000);
        }
        session().results().addTrace(trace);
    }
    QStringList legend() {
        QStringList texts;
        for (const core::LegendEntry& entry : canvas().scene().legend)
            texts << QString::fromStdString(entry.text);
        return texts;
    }
    static QString separated(core::Count count) {
        return QString::fromStdString(core::withSeparators(count));
    }
    QString playText() { return text(QStringLiteral("playText")); }
    void colourBy(std::string_view colouring) {
        auto& box = get<QComboBox>(QStringLiteral("colourBy"));
        QTest::keyClick(&box, Qt::Key_Home);
        for (int i = 0; i < box.count() && box.currentData().toString().toStdString() != colouring; ++i)
            QTest::keyClick(&box, Qt::Key_Down);
        EXPECT_EQ(window->hierarchy().colouring().id, colouring);
    }
};

TEST_F(PlayTest, EveryColouringIsInTheChooserAndPaintsWithALegend) {
    session().setPath(pathToThread(session().shape(), {0, 0, 0}, {1, 0, 0}));
    for (const core::Colouring& colouring : core::allColourings()) {
        colourBy(colouring.id);
        EXPECT_FALSE(canvas().scene().legend.empty());
        EXPECT_FALSE(canvas().grab().isNull());
    }
}

TEST_F(PlayTest, WavesAreThoseOfTheEvaluation) {
    colourBy("wave");
    const core::ScenePanel& panel = canvas().scene().panels.front();
    const core::Count atOnce =
        core::Count{session().evaluation()->occupancy.maxActiveBlocksPerMultiprocessor} *
        session().state().device->multiProcessorCount;
    ASSERT_TRUE(atOnce > 0);
    for (const core::SceneBox& box : panel.boxes) {
        const core::GridExtent& grid = session().shape().grid;
        const core::Count first = toRank(core::indexAt<core::level::Grid>(box.cells.first), grid) / atOnce;
        const core::Count last = toRank(core::indexAt<core::level::Grid>(box.cells.last()), grid) / atOnce;
        EXPECT_EQ(box.hue, first == last ? core::categoryHue(first) : core::Hue::Neutral);
    }
    EXPECT_TRUE(legend().front().startsWith(QStringLiteral("wave 0: ")));
}

TEST_F(PlayTest, WithoutAChoiceBlocksAreColouredByWaveAndAfterATraceOfAFewBySm) {
    const auto hues = [this] {
        std::vector<core::Hue> found;
        for (const core::SceneBox& box : canvas().scene().panels.front().boxes)
            if (std::find(found.begin(), found.end(), box.hue) == found.end())
                found.push_back(box.hue);
        return found;
    };
    EXPECT_EQ(window->hierarchy().colouring().id, "auto");
    EXPECT_TRUE(legend().front().startsWith(QStringLiteral("wave 0: "))) << legend().front().toStdString();
    ASSERT_TRUE(waves() > 1);
    EXPECT_GT(hues().size(), 1U);
    for (const char* field : {"gridX", "gridY"})
        type(QString::fromLatin1(field), QStringLiteral("8"));
    ASSERT_EQ(session().shape().grid, (core::GridExtent{8, 8, 1}));
    EXPECT_TRUE(legend().front().startsWith(QStringLiteral("wave 0: "))) << legend().front().toStdString();
    trace();
    EXPECT_EQ(window->hierarchy().colouring().id, "auto");
    EXPECT_TRUE(legend().front().startsWith(QStringLiteral("SM "))) << legend().front().toStdString();
    EXPECT_EQ(hues().size(), 8U) << "as many as SMs";
}

TEST_F(PlayTest, TheLegendOfIdleThreadsSaysWhetherAKernelLoopsOverItsElements) {
    const QString loops = QStringLiteral("threads take their elements in a loop");
    const QString lacksProblem = QStringLiteral("no problem size is given");
    core::KernelInfo kernel = *session().state().kernel;
    kernel.problemAxes = 1;
    kernel.suggested.gridDim = {1056, 1, 1};
    kernel.suggested.blockDim = {256, 1, 1};
    kernel.suggested.problem = core::ProblemExtent{16'777'216, 1, 1};
    kernel.attributes.declared.usesGridStrideLoop = true;
    session().setKernel(std::make_shared<core::KernelInfo>(kernel));
    colourBy("idle");
    ASSERT_EQ(session().state().config.problem, kernel.suggested.problem);
    EXPECT_TRUE(legend().contains(loops)) << legend().join(QLatin1Char('|')).toStdString();
    EXPECT_FALSE(legend().contains(lacksProblem));
    kernel.attributes.declared.usesGridStrideLoop = false;
    kernel.problemAxes = 0;
    kernel.suggested.problem.reset();
    session().setKernel(std::make_shared<core::KernelInfo>(kernel));
    EXPECT_TRUE(legend().contains(lacksProblem)) << legend().join(QLatin1Char('|')).toStdString();
    EXPECT_FALSE(legend().contains(loops));
}

TEST_F(PlayTest, WithoutATraceTheLegendNamesTheButtonAndATraceColoursTheSms) {
    colourBy("sm");
    EXPECT_TRUE(legend().front().contains(QStringLiteral("press Trace")));
    trace();
    EXPECT_FALSE(legend().front().contains(QStringLiteral("press Trace")));
    for (const core::SceneBox& box : canvas().scene().panels.front().boxes) {
        if (box.cells.count() != 1)
            continue;
        const core::Count rank =
            toRank(core::indexAt<core::level::Grid>(box.cells.first), session().shape().grid);
        EXPECT_EQ(box.hue, core::categoryHue(rank % 8));
    }
    session().setBlock(core::Axis::X, session().shape().block.x * 2);
    EXPECT_TRUE(legend().front().startsWith(QStringLiteral("not traced"))) << "another launch was not traced";
}

TEST_F(PlayTest, ThePredictedWavesAreInThePictureAfterATraceTooAndTheRoundsOnlyThen) {
    const auto hues = [this] {
        std::vector<core::Hue> found;
        for (const core::SceneBox& box : canvas().scene().panels.front().boxes)
            found.push_back(box.hue);
        return found;
    };
    colourBy("wave");
    const QStringList predicted = legend();
    const std::vector<core::Hue> waves = hues();
    colourBy("round");
    EXPECT_TRUE(legend().front().contains(QStringLiteral("press Trace")));
    trace();
    EXPECT_TRUE(legend().join(QLatin1Char('\n')).contains(QStringLiteral("blocks by round")));
    EXPECT_NE(hues(), waves);
    colourBy("wave");
    EXPECT_EQ(legend(), predicted);
    EXPECT_EQ(hues(), waves);
}

TEST_F(PlayTest, OfARefusedLaunchItSaysThatNothingRuns) {
    showBar();
    session().setBlock(core::Axis::X, 2048);
    ASSERT_FALSE(session().evaluation()->accepted);
    EXPECT_EQ(playText().toStdString(),
              "There is no schedule to play: the launch is refused, and no block runs.");
}

TEST_F(PlayTest, OfARefusedLaunchTheLegendNamesTheRuleAndNoWaves) {
    colourBy("wave");
    const core::LaunchConfig before = session().state().config;
    const struct {
        const char* rule;
        void (*change)(core::LaunchConfig& config);
    } cases[] = {{"Cooperative grid size",
                  [](core::LaunchConfig& config) {
                      config.gridDim = {5000, 1, 1};
                      config.cooperative = true;
                  }},
                 {"Cluster divides grid", [](core::LaunchConfig& config) {
                      config.gridDim = {125, 125, 1};
                      config.clusterDim = core::ClusterExtent{2, 1, 1};
                  }}};
    for (const auto& one : cases) {
        gui::LaunchState launch = session().state();
        launch.config = before;
        launch.config.api = core::LaunchApi::CudaLaunchKernelEx;
        one.change(launch.config);
        session().replace([] { return QStringLiteral("Test"); }, launch);
        ASSERT_TRUE(session().evaluation()->occupancy.maxActiveBlocksPerMultiprocessor > 0);
        ASSERT_FALSE(session().evaluation()->accepted) << one.rule;
        EXPECT_EQ(legend().front().toStdString(),
                  std::string("no waves: the launch is refused by the rule “") + one.rule + "”");
        EXPECT_FALSE(legend().join(QLatin1Char('\n')).contains(QStringLiteral("several waves")));
    }
}

TEST_F(PlayTest, SpaceOpensTheBarAndPlaysWaveByWaveToTheEnd) {
    canvas().setFocus();
    EXPECT_FALSE(window->hierarchy().isPlayShown());
    key(Qt::Key_Space);
    EXPECT_TRUE(window->hierarchy().isPlayShown());
    EXPECT_TRUE(bar().isPlaying());
    EXPECT_TRUE(get<QAction>(QStringLiteral("playAction")).isChecked());
    EXPECT_TRUE(playText().startsWith(
        waves() == 1 ? QStringLiteral("predicted: wave 0 (the only wave)")
                     : QStringLiteral("predicted: wave 0 (0 to %1)").arg(separated(waves() - 1))))
        << playText().toStdString();
    key(Qt::Key_Space);
    EXPECT_FALSE(bar().isPlaying());
    for (core::Count wave = 1; wave <= waves(); ++wave) {
        key(Qt::Key_Period);
        EXPECT_TRUE(bar().moment()->wave == wave);
    }
    EXPECT_TRUE(playText().contains(QStringLiteral("predicted: done after"))) << playText().toStdString();
    EXPECT_TRUE(playText().contains(QStringLiteral(" 0 running")));
    key(Qt::Key_Period);
    EXPECT_TRUE(bar().moment()->wave == waves()) << "there is nothing after the end";
    key(Qt::Key_Comma);
    EXPECT_TRUE(bar().moment()->wave == waves() - 1);
    EXPECT_TRUE(std::any_of(
        canvas().scene().panels.front().boxes.begin(), canvas().scene().panels.front().boxes.end(),
        [](const core::SceneBox& box) { return box.hue.kind == core::Hue::Kind::Category; }));
}

TEST_F(PlayTest, TheIconOfTheButtonIsATriangleOrTwoBars) {
    showBar();
    const auto& button = get<QToolButton>(QStringLiteral("playButton"));
    /// The number of runs of ink in the middle row.
    const auto strokes = [&] {
        const QImage image = button.icon().pixmap(QSize(24, 24)).toImage();
        int begun = 0;
        for (int x = 1; x < image.width(); ++x)
            begun += qAlpha(image.pixel(x, image.height() / 2)) > 127 &&
                             qAlpha(image.pixel(x - 1, image.height() / 2)) <= 127
                         ? 1
                         : 0;
        return begun;
    };
    EXPECT_TRUE(button.text().isEmpty());
    bar().pause();
    EXPECT_EQ(strokes(), 1);
    bar().play();
    EXPECT_EQ(strokes(), 2);
    bar().pause();
    EXPECT_EQ(strokes(), 1);
}

TEST_F(PlayTest, PlayingStopsByItselfAtTheEnd) {
    trace();
    showBar();
    auto& speed = get<QComboBox>(QStringLiteral("playSpeed"));
    QTest::keyClick(&speed, Qt::Key_End);
    get<QSlider>(QStringLiteral("playSlider")).setValue(980);
    QTest::mouseClick(&get<QToolButton>(QStringLiteral("playButton")), Qt::LeftButton);
    EXPECT_TRUE(bar().isPlaying());
    EXPECT_TRUE(QTest::qWaitFor([this] { return !bar().isPlaying(); }, waitMs));
    EXPECT_TRUE(playText().contains(QStringLiteral(" 0 running"))) << playText().toStdString();
    QTest::mouseClick(&get<QToolButton>(QStringLiteral("playButton")), Qt::LeftButton);
    EXPECT_LT(bar().moment()->nanoseconds, 1000U) << "it starts again from the beginning";
}

TEST_F(PlayTest, OfManyWavesItShowsAsManyAsHalfAMinuteHas) {
    type(QStringLiteral("gridX"), QStringLiteral("100000"));
    const core::Count step = gui::playPace(waves()).wavesPerStep;
    ASSERT_TRUE(step > 1);
    showBar();
    QTest::keyClick(&get<QComboBox>(QStringLiteral("playSpeed")), Qt::Key_End);
    bar().play();
    ASSERT_TRUE(QTest::qWaitFor([this] { return bar().moment()->wave != 0; }, waitMs));
    bar().pause();
    EXPECT_TRUE(bar().moment()->wave == step);
    EXPECT_TRUE(get(QStringLiteral("playSpeed")).toolTip().contains(QStringLiteral("1.5 s")));
}

TEST_F(PlayTest, ATraceIsReplayedInItsTime) {
    trace();
    showBar();
    EXPECT_EQ(get<QComboBox>(QStringLiteral("playSource")).currentText().toStdString(), "Trace");
    const auto blocks = static_cast<std::uint64_t>(session().evaluation()->totalBlocks);
    const std::uint64_t all = (blocks + 15) / 16 * 1000;
    auto& slider = get<QSlider>(QStringLiteral("playSlider"));
    slider.setFocus();
    QTest::keyClick(&slider, Qt::Key_PageUp);
    QTest::keyClick(&slider, Qt::Key_PageUp);
    const std::uint64_t now = bar().moment()->nanoseconds;
    EXPECT_GT(now, 0U);
    EXPECT_LT(now, all);
    const std::uint64_t done = std::min(blocks, now / 1000 * 16);
    const std::uint64_t running = std::min<std::uint64_t>(16, blocks - done);
    EXPECT_TRUE(playText().contains(
        QStringLiteral("%1 waiting · %2 running · %3 done")
            .arg(separated(blocks - done - running), separated(running), separated(done))))
        << playText().toStdString();
    EXPECT_TRUE(playText().contains(QStringLiteral("recorded on")));
    EXPECT_EQ(legend().front(), QStringLiteral("%1 waiting").arg(separated(blocks - done - running)));
    QTest::keyClick(&slider, Qt::Key_End);
    EXPECT_EQ(bar().moment()->nanoseconds, all);
    auto& source = get<QComboBox>(QStringLiteral("playSource"));
    QTest::keyClick(&source, Qt::Key_Home);
    EXPECT_EQ(bar().moment()->kind, core::Moment::Kind::Wave);
    EXPECT_TRUE(playText().startsWith(QStringLiteral("predicted")));
}

TEST_F(PlayTest, WithoutATraceItsEntryIsPaleInEachTheme) {
    showBar();
    const auto& source = get<QComboBox>(QStringLiteral("playSource"));
    const auto colour = [&source](int entry) {
        return source.itemData(entry, Qt::ForegroundRole).value<QBrush>().color();
    };
    EXPECT_FALSE(source.itemData(0, Qt::ForegroundRole).isValid()) << "the prediction can be chosen";
    EXPECT_EQ(colour(1), gui::currentTheme().muted);
    gui::applyTheme(*qApp, gui::ThemeChoice::Dark);
    handleAllEvents();
    EXPECT_EQ(colour(1), gui::currentTheme().muted);
    gui::applyTheme(*qApp, gui::ThemeChoice::Light);
    trace();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !source.itemData(1, Qt::ForegroundRole).isValid(); }, waitMs))
        << "now it can";
}

TEST_F(PlayTest, WithoutATraceItsEntryCannotBeChosenAndSaysWhy) {
    showBar();
    auto& source = get<QComboBox>(QStringLiteral("playSource"));
    const auto says = [&source](const char* reason) {
        return QTest::qWaitFor(
            [&] {
                return source.itemData(1, Qt::ToolTipRole).toString().endsWith(QLatin1String(reason)) &&
                       source.toolTip().endsWith(QLatin1String(reason));
            },
            waitMs);
    };
    EXPECT_TRUE(says("press Trace to record one.")) << source.toolTip().toStdString();
    recordTraces(session(), [](const core::RecordedPoint&) { return false; });
    EXPECT_TRUE(says("the recording has no trace of this launch.")) << source.toolTip().toStdString();
    QTest::keyClick(&source, Qt::Key_End);
    EXPECT_EQ(source.currentText().toStdString(), "Predicted");
    trace();
    EXPECT_TRUE(QTest::qWaitFor([&] { return source.currentIndex() == 1; }, waitMs));
    QTest::keyClick(&source, Qt::Key_Home);
    EXPECT_EQ(source.currentText().toStdString(), "Predicted");
    QTest::keyClick(&source, Qt::Key_End);
    EXPECT_EQ(source.currentText().toStdString(), "Trace");
}

TEST_F(PlayTest, ReducedMotionPlaysATraceInFewSteps) {
    trace();
    showBar();
    get<QAction>(QStringLiteral("reducedMotion")).setChecked(true);
    QTest::keyClick(&get<QComboBox>(QStringLiteral("playSpeed")), Qt::Key_End);
    int steps = 0;
    QObject::connect(&bar(), &gui::PlayBar::momentChanged, &bar(), [&] { ++steps; });
    bar().play();
    EXPECT_TRUE(QTest::qWaitFor([&] { return steps >= 2; }, waitMs));
    bar().pause();
    const auto blocks = static_cast<double>(session().evaluation()->totalBlocks);
    EXPECT_GE(static_cast<double>(bar().moment()->nanoseconds), blocks / 16 * 1000 / 20);
    get<QAction>(QStringLiteral("reducedMotion")).setChecked(false);
}

TEST_F(PlayTest, AHiddenBarPlaysNothingAndRestoresTheColours) {
    showBar();
    bar().play();
    get<QAction>(QStringLiteral("playAction")).trigger();
    EXPECT_FALSE(window->hierarchy().isPlayShown());
    EXPECT_FALSE(bar().isPlaying());
    EXPECT_FALSE(legend().join(QLatin1Char(' ')).contains(QStringLiteral("waiting")));
}

TEST_F(PlayTest, ThePictureHasTheFocusAfterTheBarThatHadIt) {
    window->activateWindow();
    for (const char* control : {"playButton", "playSlider", "playSpeed"}) {
        window->hierarchy().setPlayShown(true);
        handleAllEvents();
        get(QString::fromLatin1(control)).setFocus();
        ASSERT_EQ(window->focusWidget(), &get(QString::fromLatin1(control)));
        QTest::keyClick(window.get(), Qt::Key_P, Qt::ControlModifier);
        ASSERT_FALSE(window->hierarchy().isPlayShown());
        EXPECT_EQ(window->focusWidget(), &canvas()) << control;
    }
    auto& field = get(QStringLiteral("blockX"));
    window->hierarchy().setPlayShown(true);
    field.setFocus();
    window->hierarchy().setPlayShown(false);
    EXPECT_EQ(window->focusWidget(), &field) << "a focus elsewhere stays";
}

TEST_F(PlayTest, WhereNoBlockFitsThereIsNothingToPlay) {
    showBar();
    session().setDynamicSmem(core::Bytes{10'000'000});
    EXPECT_TRUE(playText().contains(QStringLiteral("There is no schedule to play")));
    EXPECT_FALSE(get<QToolButton>(QStringLiteral("playButton")).isEnabled());
    canvas().setFocus();
    key(Qt::Key_Space);
    EXPECT_FALSE(bar().isPlaying());
}

} // namespace
} // namespace trichevron::test
