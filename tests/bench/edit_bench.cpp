// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From an edit to the verdict painted with the field that was edited (the aim: 8 ms at 95 % of edits), and to
// every view painted (33 ms), in a window of 1200 × 800. Every iteration is another edit; p95 is printed as a
// counter.
#include "app/gui/editors/number_field.h"
#include "app/gui/main_window/main_window.h"
#include "app/gui/session/workbench.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/verdict_panel.h"
#include "core/resources.h"

#include <QApplication>
#include <QImage>
#include <QStyleFactory>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

namespace trichevron {
namespace {

enum class Until { VerdictPainted, AllViewsPainted };

/// The window over the fixture device, showing one launch; no worker is started.
struct Bench {
    explicit Bench(bool largest) {
        workbench = std::make_unique<Workbench>(Workbench::Options{});
        LaunchSession& session = workbench->session();
        if (largest) {
            session.setBlock(Axis::X, 1024);
            session.setBlock(Axis::Y, 1);
            session.setGrid(Axis::X, 2147483647);
            session.setGrid(Axis::Y, 65535);
            session.setGrid(Axis::Z, 65535);
        }
        window = std::make_unique<MainWindow>(*workbench, ThemeChoice::Light);
        window->resize(1200, 800);
        window->show();
        QCoreApplication::processEvents();
    }

    /// Types into the field of the block's x extent, as a key would.
    void edit(bool largest, bool odd) {
        auto* field = window->findChild<NumberField*>(QStringLiteral("blockX"));
        const QString text = largest ? (odd ? QStringLiteral("1023") : QStringLiteral("1024"))
                                     : (odd ? QStringLiteral("128") : QStringLiteral("16"));
        field->setText(text);
        Q_EMIT field->textEdited(text);
    }

    std::unique_ptr<Workbench> workbench;
    std::unique_ptr<MainWindow> window;
};

void editUntil(benchmark::State& state, bool largest, Until until) {
    using Clock = std::chrono::steady_clock;
    Bench bench(largest);
    if (bench.workbench->session().evaluation() == nullptr) {
        state.SkipWithError("no device file was found to judge by");
        return;
    }
    auto* verdict = bench.window->findChild<VerdictPanel*>();
    auto* field = bench.window->findChild<NumberField*>(QStringLiteral("blockX"));
    QImage image(bench.window->size(), QImage::Format_ARGB32_Premultiplied);
    std::vector<double> milliseconds;
    bool odd = false;
    for ([[maybe_unused]] auto _ : state) {
        odd = !odd;
        const Clock::time_point begin = Clock::now();
        bench.edit(largest, odd);
        if (until == Until::VerdictPainted) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // rows come and go
            verdict->repaint();
            field->repaint();
        } else {
            QCoreApplication::sendPostedEvents(); // layouts and replots that were put off
            QCoreApplication::processEvents();
            bench.window->render(&image);
        }
        milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        state.PauseTiming();
        QCoreApplication::processEvents();
        state.ResumeTiming();
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    state.counters["p95_ms"] = milliseconds[milliseconds.size() * 95 / 100];
}

void verdictPaintedOfNormalLaunch(benchmark::State& state) {
    editUntil(state, false, Until::VerdictPainted);
}
void verdictPaintedOfLargestLaunch(benchmark::State& state) {
    editUntil(state, true, Until::VerdictPainted);
}
void allViewsOfNormalLaunch(benchmark::State& state) {
    editUntil(state, false, Until::AllViewsPainted);
}
void allViewsOfLargestLaunch(benchmark::State& state) {
    editUntil(state, true, Until::AllViewsPainted);
}

BENCHMARK(verdictPaintedOfNormalLaunch)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK(verdictPaintedOfLargestLaunch)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK(allViewsOfNormalLaunch)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK(allViewsOfLargestLaunch)->Unit(benchmark::kMillisecond)->Iterations(200);

} // namespace
} // namespace trichevron

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    trichevron::applyTheme(application, trichevron::ThemeChoice::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
