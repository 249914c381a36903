// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The time from an edit until the verdict and other text are painted (goal: 8 ms for 95 % of edits), and
// until every view is painted (33 ms), in a window of 1200 × 800 with the normal event loop. Each iteration
// is a new edit; the 95th percentile is printed as a counter.
#include "app/gui/editors/number_field.h"
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/main_window/main_window.h"
#include "app/gui/session/app_context.h"
#include "app/gui/theme/theme.h"
#include "app/gui/verdict/verdict_panel.h"
#include "core/resources/resources.h"

#include <QApplication>
#include <QLabel>
#include <QStyleFactory>

#include <benchmark/benchmark.h>
#include <qcustomplot.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

namespace trichevron::gui {
namespace {

enum class Until { WordsPainted, AllViewsPainted };

/// Counts the paint events of the watched widgets.
class Paints : public QObject {
public:
    int count = 0;
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

/// The window over the fixture device, showing one launch; no worker is started.
struct Bench {
    explicit Bench(bool largest) {
        app = std::make_unique<AppContext>(DeviceSelection::Options{});
        LaunchSession& session = app->session;
        if (largest) {
            session.setBlock(core::Axis::X, 1024);
            session.setBlock(core::Axis::Y, 1);
            session.setGrid(core::Axis::X, 2147483647);
            session.setGrid(core::Axis::Y, 65535);
            session.setGrid(core::Axis::Z, 65535);
        }
        window = std::make_unique<MainWindow>(*app, ThemeChoice::Light);
        window->resize(1200, 800);
        window->show();
        blockX = window->findChild<NumberField*>(QStringLiteral("blockX"));
        finishDrawing();
    }

    /// Finishes all deferred drawing.
    static void finishDrawing() {
        for (int turn = 0; turn < 10; ++turn)
            QCoreApplication::processEvents();
    }

    /// Types into the field of the block's x extent.
    void edit(bool largest, bool odd) const {
        const QString text = largest ? (odd ? QStringLiteral("1023") : QStringLiteral("1024"))
                                     : (odd ? QStringLiteral("128") : QStringLiteral("16"));
        blockX->setText(text);
        Q_EMIT blockX->textEdited(text);
    }

    std::unique_ptr<AppContext> app;
    std::unique_ptr<MainWindow> window;
    NumberField* blockX = nullptr;
};

void editUntil(benchmark::State& state, bool largest, Until until) {
    using Clock = std::chrono::steady_clock;
    Bench bench(largest);
    if (bench.app->session.evaluation() == nullptr) {
        state.SkipWithError("no device file was found to judge by");
        return;
    }
    Paints verdict;
    for (QLabel* label : bench.window->findChild<VerdictPanel*>()->findChildren<QLabel*>())
        label->installEventFilter(&verdict);
    Paints field;
    bench.blockX->installEventFilter(&field);
    Paints pictures;
    bench.window->findChild<HierarchyCanvas*>()->installEventFilter(&pictures);
    int plotted = 0;
    for (auto* plot : bench.window->findChildren<QCustomPlot*>())
        QObject::connect(plot, &QCustomPlot::afterReplot, [&plotted] { ++plotted; });
    std::vector<double> milliseconds;
    bool odd = false;
    for ([[maybe_unused]] auto _ : state) {
        odd = !odd;
        verdict.count = field.count = pictures.count = plotted = 0;
        const Clock::time_point begin = Clock::now();
        bench.edit(largest, odd);
        QCoreApplication::sendPostedEvents(); // the event loop does this first
        if (until == Until::AllViewsPainted) {
            while (pictures.count == 0 || plotted < 2)
                QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(); // the plots' own updates
        } else if (verdict.count == 0 || field.count == 0 || pictures.count > 0 || plotted > 0) {
            state.SkipWithError("the words were not painted first");
            return;
        }
        milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        state.PauseTiming();
        Bench::finishDrawing();
        state.ResumeTiming();
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    state.counters["p95_ms"] = milliseconds[milliseconds.size() * 95 / 100];
}

void wordsPaintedOfNormalLaunch(benchmark::State& state) {
    editUntil(state, false, Until::WordsPainted);
}
void wordsPaintedOfLargestLaunch(benchmark::State& state) {
    editUntil(state, true, Until::WordsPainted);
}
void allViewsOfNormalLaunch(benchmark::State& state) {
    editUntil(state, false, Until::AllViewsPainted);
}
void allViewsOfLargestLaunch(benchmark::State& state) {
    editUntil(state, true, Until::AllViewsPainted);
}

BENCHMARK(wordsPaintedOfNormalLaunch)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK(wordsPaintedOfLargestLaunch)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK(allViewsOfNormalLaunch)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK(allViewsOfLargestLaunch)->Unit(benchmark::kMillisecond)->Iterations(200);

} // namespace
} // namespace trichevron::gui

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_FIXTURES);
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    trichevron::gui::applyTheme(application, trichevron::gui::ThemeChoice::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
