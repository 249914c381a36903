// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Program does with a million launches of 1,000 configurations: each action, from the event to
// the painted picture. The counters median_ms and p95_ms are times per action; the target is 50 ms.
#include "app/gui/pages/program/program_model.h"
#include "app/gui/pages/program/program_timeline.h"
#include "core/import/import.h"
#include "core/program/program_builder.h"
#include "core/resources/resources.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QWheelEvent>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::gui {
namespace {

/// On three streams, of 60 kernels, in graphs and ranges.
std::shared_ptr<const core::ProgramAnalysis> millionLaunches() {
    core::ProgramBuilder builder("trace", "kineto", {});
    for (std::uint32_t n = 0; n < 1'000'000; ++n) {
        core::ProgramConfiguration c;
        const std::uint32_t kind = n * 7919U % 1000;
        c.kernel = builder.kernel("void kernel_" + std::to_string(kind % 60) + "<float>(int)");
        c.device = builder.device(0);
        c.gridDim = {64 + kind, 1, 1};
        c.blockDim = {32 * (1 + kind % 32), 1, 1};
        c.numRegs = 16 + kind % 48;
        c.undividedSmemBytes = core::ByteRange::exactly(kind * 200);
        core::ProgramLaunch launch;
        launch.startNs = std::int64_t{n} * 10'000;
        launch.durationNs = 5'000 + kind;
        launch.configuration = builder.configuration(c);
        launch.stream = builder.stream(c.device, n % 3);
        launch.graph = n / 1000;
        launch.range = builder.range("step " + std::to_string(n / 500));
        builder.add(launch);
    }
    builder.deviceAt(0).name = "NVIDIA H200";
    std::vector<core::DeviceProperties> catalogue;
    for (const std::string& path : core::catalogueFiles())
        catalogue.push_back(core::loadDeviceFile(path));
    return std::make_shared<const core::ProgramAnalysis>(
        core::analyzeProgram(std::make_shared<const core::Program>(builder.take()), catalogue));
}

const std::shared_ptr<const core::ProgramAnalysis>& program() {
    static const std::shared_ptr<const core::ProgramAnalysis> made = millionLaunches();
    return made;
}

/// Acts and paints until the benchmark ends. `act` gets the number of the action.
void measure(benchmark::State& state, QWidget& widget, const std::function<void(int)>& act) {
    using Clock = std::chrono::steady_clock;
    widget.show();
    QApplication::processEvents();
    QImage target(widget.size(), QImage::Format_ARGB32_Premultiplied);
    widget.render(&target);
    std::vector<double> times;
    int number = 0;
    for ([[maybe_unused]] auto _ : state) {
        const Clock::time_point begin = Clock::now();
        act(number++);
        QApplication::processEvents();
        widget.render(&target);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
}

class TableBench {
public:
    TableBench() {
        model.setProgram(program(), core::ProgramGrouping::Configuration);
        sorted.setSourceModel(&model);
        sorted.setSortRole(ProgramModel::sortRole);
        sorted.setFilterRole(ProgramModel::sortRole);
        sorted.setFilterKeyColumn(program_column::Name);
        sorted.setFilterCaseSensitivity(Qt::CaseInsensitive);
        view.setModel(&sorted);
        view.setSortingEnabled(true);
        view.resize(1000, 500);
    }
    ProgramModel model;
    QSortFilterProxyModel sorted;
    QTableView view;
};

void sortTable(benchmark::State& state) {
    TableBench table;
    measure(state, table.view, [&](int n) {
        table.view.sortByColumn(n / 2 % program_column::count,
                                n % 2 == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
    });
}

void filterTable(benchmark::State& state) {
    TableBench table;
    measure(state, table.view, [&](int n) {
        table.sorted.setFilterFixedString(n % 2 == 0 ? QStringLiteral("kernel_%1").arg(n % 60) : QString());
    });
}

void groupTable(benchmark::State& state, core::ProgramGrouping by) {
    TableBench table;
    measure(state, table.view, [&](int n) {
        table.model.setProgram(program(), n % 2 == 0 ? by : core::ProgramGrouping::Configuration);
    });
}

void scrollTable(benchmark::State& state) {
    TableBench table;
    measure(state, table.view, [&](int n) { table.view.verticalScrollBar()->setValue(n * 7 % 980); });
}

void selectRow(benchmark::State& state) {
    TableBench table;
    ProgramTimeline timeline;
    timeline.setProgram(program());
    timeline.resize(1000, 200);
    measure(state, timeline, [&](int n) {
        const int row = n * 7 % 1000;
        table.view.setCurrentIndex(table.sorted.index(row, 0));
        timeline.setSelected(
            table.model.group(table.sorted.mapToSource(table.view.currentIndex()).row())->configurations);
    });
}

void zoomTimeline(benchmark::State& state) {
    ProgramTimeline timeline;
    timeline.setProgram(program());
    timeline.resize(1000, 200);
    measure(state, timeline, [&](int n) {
        const QPointF about(500, 20);
        QWheelEvent wheel(about, timeline.mapToGlobal(about), {}, {0, n % 80 < 40 ? 120 : -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&timeline, &wheel);
    });
}

void drag(ProgramTimeline& timeline, QEvent::Type type, const QPointF& place) {
    QMouseEvent event(type, place, timeline.mapToGlobal(place), Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&timeline, &event);
}

/// With half of the time shown: the most launches that can be panned.
void panTimeline(benchmark::State& state) {
    ProgramTimeline timeline;
    timeline.setProgram(program());
    timeline.resize(1000, 200);
    QKeyEvent plus(QEvent::KeyPress, Qt::Key_Plus, Qt::NoModifier);
    for (int i = 0; i < 4; ++i)
        QApplication::sendEvent(&timeline, &plus);
    drag(timeline, QEvent::MouseButtonPress, {500, 20});
    measure(state, timeline, [&](int n) {
        drag(timeline, QEvent::MouseMove, {500.0 + (n % 80 < 40 ? n % 40 : 40 - n % 40) * 5, 20});
    });
}

void selectLaunch(benchmark::State& state) {
    ProgramTimeline timeline;
    timeline.setProgram(program());
    timeline.resize(1000, 200);
    QObject::connect(&timeline, &ProgramTimeline::configurationSelected, &timeline,
                     [&](quint32 configuration) { timeline.setSelected({configuration}); });
    measure(state, timeline, [&](int n) {
        const QPointF place(100 + n * 37 % 850, 20);
        drag(timeline, QEvent::MouseButtonPress, place);
        drag(timeline, QEvent::MouseButtonRelease, place);
    });
}

void registerAll() {
    const auto add = [](const char* name, auto function, auto... arguments) {
        benchmark::RegisterBenchmark(name, function, arguments...)
            ->Unit(benchmark::kMillisecond)
            ->Iterations(60)
            ->UseRealTime();
    };
    add("table/sort", sortTable);
    add("table/filter", filterTable);
    add("table/group/kernel", groupTable, core::ProgramGrouping::Kernel);
    add("table/group/stream", groupTable, core::ProgramGrouping::Stream);
    add("table/group/range", groupTable, core::ProgramGrouping::Range);
    add("table/group/graph", groupTable, core::ProgramGrouping::Graph);
    add("table/scroll", scrollTable);
    add("table/select", selectRow);
    add("timeline/zoom", zoomTimeline);
    add("timeline/pan", panTimeline);
    add("timeline/select", selectLaunch);
}

} // namespace
} // namespace trichevron::gui

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    trichevron::gui::registerAll();
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
