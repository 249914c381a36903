// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The time from Continue until the next step of a lesson is painted, its picture included (goal: 100 ms), in
// a window of 1200 × 800 with the normal event loop. All steps of all lessons come in turn; the 95th
// percentile and the slowest step are printed as counters.
#include "app/gui/main_window/main_window.h"
#include "app/gui/pages/learn/learn_page.h"
#include "app/gui/pages/learn/lesson_text.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/session/app_context.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QStyleFactory>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace trichevron::gui {
namespace {

/// Counts the paint events of a widget.
class StepPaints : public QObject {
public:
    int count = 0;
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

void finishDrawing() {
    for (int turn = 0; turn < 10; ++turn)
        QCoreApplication::processEvents();
}

void stepUntilPainted(benchmark::State& state) {
    using Clock = std::chrono::steady_clock;
    DeviceSelection::Options options;
    options.machines = {thisComputer()};
    options.command = {QStringLiteral(TRICHEVRON_CLI), QStringLiteral("worker")};
    options.replayCommand = {QStringLiteral(TRICHEVRON_CLI), QStringLiteral("worker"),
                             QStringLiteral("--replay")};
    AppContext app(options);
    MainWindow window(app, ThemeChoice::Light);
    window.resize(1200, 800);
    window.show();
    window.pages().show(window_page::learn);
    app.devices.startWorkers();
    auto& page = static_cast<LearnPage&>(window.pages().page(window_page::learn));
    LessonRun& run = page.run();
    if (run.lessons().size() < 2) {
        state.SkipWithError("no lessons were found");
        return;
    }
    // The launches of lessons need the kernels that a worker names.
    const QDeadlineTimer limit(30'000);
    while (!run.isLaunchOfStep() && !limit.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    if (!run.isLaunchOfStep()) {
        state.SkipWithError("no worker named the kernels");
        return;
    }
    finishDrawing();
    StepPaints words;
    page.findChild<LessonText*>()->viewport()->installEventFilter(&words);
    std::vector<double> milliseconds;
    for ([[maybe_unused]] auto _ : state) {
        words.count = 0;
        const Clock::time_point begin = Clock::now();
        if (run.isLastStep())
            run.open(0);
        else
            run.goOn();
        while (words.count == 0)
            QCoreApplication::processEvents();
        // A picture that changes is drawn by events that follow; one that stays is not drawn again.
        finishDrawing();
        milliseconds.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    state.counters["p95_ms"] = milliseconds[milliseconds.size() * 95 / 100];
    state.counters["max_ms"] = milliseconds.back();
}
BENCHMARK(stepUntilPainted)->Iterations(400)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace trichevron::gui

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TRICHEVRON_RESOURCES", TRICHEVRON_RESOURCES_DIR);
    QApplication application(argc, argv);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    trichevron::gui::applyTheme(application, trichevron::gui::ThemeChoice::Light);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
