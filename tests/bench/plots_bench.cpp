// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Redraws of a heat map of 256 × 256 blocks: on zoom, on pointer moves, and with new data (goal: 16 ms).
#include "app/gui/plots/sweep_heat_map.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QStyleFactory>

#include <benchmark/benchmark.h>

#include <memory>

namespace trichevron::gui {
namespace {

constexpr std::uint32_t side = 256;

/// Two thirds of the cells are measured, the others refused or not measured.
std::shared_ptr<const core::SweepMap> largeMap() {
    auto map = std::make_shared<core::SweepMap>();
    for (std::uint32_t i = 1; i <= side; ++i) {
        map->x.push_back(i);
        map->y.push_back(i);
    }
    for (std::uint32_t i = 0; i < side * side; ++i) {
        core::SweepCell& cell = map->cells.emplace_back();
        const std::uint32_t x = i % side + 1;
        const std::uint32_t y = i / side + 1;
        cell.maxWarps = 64;
        cell.activeWarps = i % 64;
        cell.state = x * y > 40000 ? core::CellState::Refused
                     : i % 7 == 0  ? core::CellState::Missing
                                   : core::CellState::Measured;
        if (cell.state != core::CellState::Measured)
            continue;
        cell.value = 5 + (x * 31 + y * 17) % 97;
        if (i % 501 == 0)
            map->ranking.likeBest.push_back(i);
    }
    map->ranking.best = 1;
    return map;
}

std::unique_ptr<SweepHeatMap> shownMap(benchmark::State& state,
                                       const std::shared_ptr<const core::SweepMap>& map) {
    auto plot = std::make_unique<SweepHeatMap>();
    plot->resize(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    plot->show();
    plot->setPicture({map, SweepColour::Time, 40, QStringLiteral("Sweep"), {QStringLiteral("best")}});
    QApplication::processEvents();
    return plot;
}

void redraw(benchmark::State& state) {
    const auto map = largeMap();
    const auto plot = shownMap(state, map);
    for ([[maybe_unused]] auto _ : state)
        plot->replot(QCustomPlot::rpImmediateRefresh);
}

void newData(benchmark::State& state) {
    const auto map = largeMap();
    const auto plot = shownMap(state, map);
    bool ofTime = false;
    for ([[maybe_unused]] auto _ : state) {
        plot->setPicture(
            {map, ofTime ? SweepColour::Time : SweepColour::Occupancy, 40, QStringLiteral("Sweep"), {}});
        plot->replot(QCustomPlot::rpImmediateRefresh);
        ofTime = !ofTime;
    }
}

BENCHMARK(redraw)
    ->ArgNames({"width", "height"})
    ->Args({720, 200})
    ->Args({1200, 800})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(newData)
    ->ArgNames({"width", "height"})
    ->Args({720, 200})
    ->Args({1200, 800})
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace trichevron::gui

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    trichevron::gui::applyTheme(application, trichevron::gui::ThemeChoice::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
