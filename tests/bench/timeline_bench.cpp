// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Redraws of the SM timeline of 100,000 blocks with its axes (goal: 16 ms), at 1200 × 400 and larger: the
// full range, and zoomed in at changing positions, so that no cached picture can be used.
#include "app/gui/theme/theme.h"
#include "app/gui/timeline/timeline_plot.h"

#include <QApplication>
#include <QStyleFactory>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <queue>
#include <random>

namespace trichevron::gui {
namespace {

constexpr std::uint32_t blocks = 100'000;
constexpr int sms = 132;
constexpr int placesOfSm = 8;

/// Blocks of different durations, each in the place that is free first, as a device schedules them.
core::BlockTrace manyBlocks() {
    std::mt19937 random(1);                      // NOLINT(cert-msc32-c,cert-msc51-cpp): not for secrets
    using Place = std::pair<std::uint64_t, int>; // free from, SM
    std::priority_queue<Place, std::vector<Place>, std::greater<>> places;
    for (int place = 0; place < sms * placesOfSm; ++place)
        places.emplace(random() % 500, place % sms);
    core::BlockTrace trace;
    trace.blocks = blocks;
    for (std::uint32_t rank = 0; rank < blocks; ++rank) {
        const auto [begin, sm] = places.top();
        places.pop();
        const std::uint64_t end = begin + 800 + random() % 900;
        trace.blockSm.push_back(sm);
        trace.beginNanoseconds.push_back(begin);
        trace.endNanoseconds.push_back(end);
        places.emplace(end + 32, sm);
    }
    return trace;
}

void showManyBars(TimelinePlot& plot) {
    const core::BlockTrace trace = manyBlocks();
    core::LaunchShape shape;
    shape.grid = {blocks, 1, 1};
    shape.cluster = {2, 1, 1};
    shape.block = {256, 1, 1};
    const core::TraceAnalysis analysis = analyse(trace, shape);
    plot.setTimeline({trace, analysis, shape, sms}, timelineMarks(trace, analysis),
                     QStringLiteral("100,000 blocks"), {});
}

/// The visible part: 1/`zoom` of the time and of the SMs.
void redraw(benchmark::State& state, int width, int height, double zoom, core::TimelineColour by) {
    TimelinePlot plot;
    plot.resize(width, height);
    showManyBars(plot);
    plot.setColourBy(by);
    plot.show();
    QApplication::processEvents();
    const double time = plot.xAxis->range().upper;
    double at = 0;
    for ([[maybe_unused]] auto _ : state) {
        at = at > 0.8 ? 0 : at + 0.013;
        // The full range changes slightly with each redraw.
        const double hidden = zoom > 1 ? (1 - 1 / zoom) * at : 1e-4 * at;
        const double shown = zoom > 1 ? 1 / zoom : 1 - 1e-4;
        plot.xAxis->setRange(time * hidden, time * (hidden + shown));
        plot.yAxis->setRange(sms * hidden, sms * (hidden + shown));
        plot.replot(QCustomPlot::rpImmediateRefresh);
    }
}

void whole(benchmark::State& state) {
    redraw(state, 1200, 400, 1, core::TimelineColour::Round);
}
void wholeByCluster(benchmark::State& state) {
    redraw(state, 1200, 400, 1, core::TimelineColour::Cluster);
}
void zoomedFourTimes(benchmark::State& state) {
    redraw(state, 1200, 400, 4, core::TimelineColour::Round);
}
void zoomedTwentyTimes(benchmark::State& state) {
    redraw(state, 1200, 400, 20, core::TimelineColour::Cluster);
}
void wholeOnALargeScreen(benchmark::State& state) {
    redraw(state, 1900, 600, 1, core::TimelineColour::Round);
}

BENCHMARK(whole)->Unit(benchmark::kMillisecond);
BENCHMARK(wholeByCluster)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomedFourTimes)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomedTwentyTimes)->Unit(benchmark::kMillisecond);
BENCHMARK(wholeOnALargeScreen)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace trichevron::gui

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    trichevron::gui::applyTheme(application, trichevron::gui::ThemeChoice::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
