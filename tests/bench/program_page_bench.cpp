// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Program of the real window does with a million launches of 1,000 configurations on three
// streams, in graphs and ranges: each action by mouse or keys, until the window of 1200 × 800 has painted it.
// The counters median_ms and p95_ms are times per action; the target is 50 ms. TRICHEVRON_LAUNCHES sets
// another number of launches.
#include "app/gui/main_window/main_window.h"
#include "app/gui/pages/page_stack.h"
#include "app/gui/pages/page_table.h"
#include "app/gui/pages/program/program_page.h"
#include "app/gui/pages/program/program_timeline.h"
#include "app/gui/session/app_context.h"
#include "app/gui/theme/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleFactory>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace trichevron::gui {
namespace {

void writeTrace(const std::string& path) {
    const char* const wanted = std::getenv("TRICHEVRON_LAUNCHES");
    const std::uint64_t launches = wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 1'000'000;
    std::ofstream file(path);
    file << R"({"deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9}], "traceEvents": [)";
    for (std::uint64_t n = 0; n < launches; ++n) {
        const std::uint64_t kind = n * 7919 % 1000;
        file << (n > 0 ? ",\n" : "\n") << R"({"ph": "X", "cat": "kernel", "name": "void kernel_)" << kind % 60
             << R"(<float>", "tid": )" << n % 3 << R"(, "ts": )" << n * 10 << R"(, "dur": )" << 5 + kind % 5
             << R"(, "args": {"device": 0, "stream": )" << n % 3 << R"(, "graph id": )" << n / 1000
             << R"(, "registers per thread": )" << 16 + kind % 48 << R"(, "shared memory": )" << kind * 200
             << R"(, "grid": [)" << 64 + kind << R"(, 1, 1], "block": [)" << 32 * (1 + kind % 32)
             << ", 1, 1]}}";
    }
    file << "]}";
}

/// The window with the trace on its page Program.
class OpenedProgram {
public:
    OpenedProgram() : app_(DeviceSelection::Options()), window_(app_, ThemeChoice::Light) {
        const QString path = folder_.filePath(QStringLiteral("trace.json"));
        writeTrace(path.toStdString());
        window_.resize(1200, 800);
        window_.show();
        window_.pages().show(window_page::program);
        page().openFile(path);
        auto& cancel = part<QWidget>("programCancel");
        const QDeadlineTimer limit(300'000);
        while ((page().program() == nullptr || cancel.isVisible()) && !limit.hasExpired())
            QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    }

    bool isOpen() { return page().program() != nullptr && !page().program()->program->launches.empty(); }
    ProgramPage& page() { return static_cast<ProgramPage&>(window_.pages().page(window_page::program)); }
    template <class Widget>
    Widget& part(const char* name) {
        return *page().findChild<Widget*>(QString::fromLatin1(name));
    }
    QTableView& table() { return part<QTableView>("programTable"); }
    ProgramTimeline& timeline() { return part<ProgramTimeline>("programTimeline"); }

    void paint() {
        QCoreApplication::processEvents();
        window_.render(&target_);
    }

    /// As at the beginning.
    void reset() {
        part<QLineEdit>("programFilter").clear();
        part<QComboBox>("programGroup").setCurrentIndex(0);
        part<QTabBar>("programViews").setCurrentIndex(0);
        table().setCurrentIndex({});
        table().sortByColumn(-1, Qt::AscendingOrder);
        paint();
    }

private:
    QTemporaryDir folder_;
    AppContext app_;
    MainWindow window_;
    QImage target_{1200, 800, QImage::Format_ARGB32_Premultiplied};
};

OpenedProgram* opened = nullptr; // of main()

void mouse(QWidget& widget, QEvent::Type type, const QPointF& place) {
    QMouseEvent event(type, place, widget.mapToGlobal(place), Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

void click(QWidget& widget, const QPointF& place) {
    mouse(widget, QEvent::MouseButtonPress, place);
    mouse(widget, QEvent::MouseButtonRelease, place);
}

void press(QWidget& widget, int key, const QString& letters = {}) {
    QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, letters);
    QApplication::sendEvent(&widget, &event);
}

void turnWheel(QWidget& widget, int angle) {
    const QPointF about(widget.width() / 2.0, widget.height() / 2.0);
    QWheelEvent wheel(about, widget.mapToGlobal(about), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &wheel);
}

/// `act` gets the number of the action.
void measure(benchmark::State& state, const std::function<void(int)>& act) {
    using Clock = std::chrono::steady_clock;
    if (!opened->isOpen()) {
        state.SkipWithError("the trace was not read");
        return;
    }
    std::vector<double> times;
    int number = 0;
    for ([[maybe_unused]] auto _ : state) {
        const Clock::time_point begin = Clock::now();
        act(number++);
        opened->paint();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    opened->reset();
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["p95_ms"] = times[times.size() * 95 / 100];
}

void sortTable(benchmark::State& state) {
    QHeaderView& header = *opened->table().horizontalHeader();
    measure(state, [&](int n) {
        const int column = n / 2 % header.count();
        opened->table().scrollTo(opened->table().model()->index(0, column));
        click(*header.viewport(),
              QPointF(header.sectionViewportPosition(column) + 12, header.height() / 2.0));
    });
}

/// A letter at a time.
void filterTable(benchmark::State& state) {
    auto& filter = opened->part<QLineEdit>("programFilter");
    const QString letters = QStringLiteral("kernel_7");
    measure(state, [&](int n) {
        if (n % (letters.size() + 1) == letters.size())
            filter.clear();
        else
            press(filter, 0, letters[n % (letters.size() + 1)]);
    });
}

void groupTable(benchmark::State& state) {
    auto& group = opened->part<QComboBox>("programGroup");
    group.setFocus();
    measure(state, [&](int n) { press(group, n / 4 % 2 == 0 ? Qt::Key_Down : Qt::Key_Up); });
}

void scrollTable(benchmark::State& state) {
    measure(state, [&](int n) { turnWheel(*opened->table().viewport(), n % 60 < 40 ? -240 : 480); });
}

/// The details, the other devices and the launches over time follow.
void selectRow(benchmark::State& state) {
    measure(state, [&](int) { press(opened->table(), Qt::Key_Down); });
}

void zoomTimeline(benchmark::State& state) {
    measure(state, [&](int n) { turnWheel(opened->timeline(), n % 40 < 20 ? 120 : -120); });
}

/// With half of the time shown: the most launches that can be panned.
void panTimeline(benchmark::State& state) {
    ProgramTimeline& timeline = opened->timeline();
    for (int i = 0; i < 4; ++i)
        press(timeline, Qt::Key_Plus);
    mouse(timeline, QEvent::MouseButtonPress, {500, 20});
    measure(state, [&](int n) {
        mouse(timeline, QEvent::MouseMove, {500.0 + (n % 80 < 40 ? n % 40 : 40 - n % 40) * 5, 20});
    });
    mouse(timeline, QEvent::MouseButtonRelease, {500, 20});
    for (int i = 0; i < 4; ++i)
        press(timeline, Qt::Key_Minus);
}

void selectLaunch(benchmark::State& state) {
    measure(state, [&](int n) { click(opened->timeline(), QPointF(100 + n * 37 % 500, 20)); });
}

void changeView(benchmark::State& state) {
    auto& views = opened->part<QTabBar>("programViews");
    measure(state, [&](int n) { views.setCurrentIndex(n % 3); });
}

void selectDevice(benchmark::State& state) {
    opened->part<QTabBar>("programViews").setCurrentIndex(1);
    auto& devices = opened->part<QTableView>("programAllDevices");
    devices.setCurrentIndex(devices.model()->index(0, 0));
    opened->paint();
    measure(state, [&](int) { press(devices, Qt::Key_Down); });
}

/// And shows it again.
void silenceFindings(benchmark::State& state) {
    measure(state, [&](int n) {
        const QString name =
            n % 2 == 0 ? QStringLiteral("programSilence") : QStringLiteral("programShowAgain");
        if (auto* button = opened->page().findChild<QAbstractButton*>(name))
            button->click();
    });
}

void registerAll() {
    const auto add = [](const char* name, auto function) {
        benchmark::RegisterBenchmark(name, function)
            ->Unit(benchmark::kMillisecond)
            ->Iterations(60)
            ->UseRealTime();
    };
    add("table/sort", sortTable);
    add("table/filter", filterTable);
    add("table/group", groupTable);
    add("table/scroll", scrollTable);
    add("table/select", selectRow);
    add("timeline/zoom", zoomTimeline);
    add("timeline/pan", panTimeline);
    add("timeline/select", selectLaunch);
    add("views/change", changeView);
    add("devices/select", selectDevice);
    add("findings/silence", silenceFindings);
}

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
    trichevron::gui::registerAll();
    trichevron::gui::OpenedProgram program;
    trichevron::gui::opened = &program;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
