// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of the real canvas during continuous zooming, from the whole grid to a single block. The counters
// median_ms and p95_ms are times per frame (scene, picture and overlay); the target is a frame of a screen
// with 60 Hz, 16.7 ms, at the 95th percentile.
#include "app/gui/hierarchy/hierarchy_canvas.h"
#include "app/gui/hierarchy/hierarchy_view.h"
#include "core/scene/colouring.h"

#include <QApplication>
#include <QImage>
#include <QWheelEvent>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

namespace trichevron::gui {
namespace {

struct Launch {
    const char* name;
    core::LaunchShape shape;
    const char* colouring = "auto";
};

const std::vector<Launch> launches{
    {"largestLegalGrid", {{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}}},
    {"longestLine", {{2147483647, 1, 1}, {1, 1, 1}, {1024, 1, 1}}},
    {"cube", {{1290, 1290, 1290}, {1, 1, 1}, {8, 8, 8}}},
    {"fewLayers", {{4096, 4096, 8}, {1, 1, 1}, {8, 8, 8}}},
    {"clusters", {{65536, 65535, 1}, {8, 1, 1}, {16, 16, 1}}},
    {"colouredByCluster", {{4096, 2048, 1}, {2, 1, 1}, {16, 16, 1}}, "cluster"},
};

void zoomIn(benchmark::State& state, const Launch& launch, const QSize& size, bool flat) {
    using Clock = std::chrono::steady_clock;
    HierarchyCanvas canvas;
    canvas.resize(size);
    canvas.setMotionReduced(true); // each event is a frame
    canvas.setLaunch(launch.shape, core::ProblemExtent{1000000, 1000, 1});
    canvas.setColouring(*core::findColouring(launch.colouring));
    canvas.setFlat(flat);
    canvas.show();
    QImage target(size, QImage::Format_ARGB32_Premultiplied);
    std::vector<double> frames;
    std::size_t maxBoxes = 0;
    const QPointF about(size.width() * 0.5, size.height() * 0.45);
    for ([[maybe_unused]] auto _ : state) {
        const double before = canvas.octaves();
        QWheelEvent wheel(about, canvas.mapToGlobal(about), {}, {0, 60}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        const Clock::time_point begin = Clock::now();
        QApplication::sendEvent(&canvas, &wheel);
        canvas.render(&target);
        frames.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        std::size_t boxes = 0;
        for (const core::ScenePanel& panel : canvas.scene().panels)
            boxes += panel.boxes.size();
        maxBoxes = std::max(maxBoxes, boxes);
        if (canvas.octaves() <= before)
            canvas.goHome(); // the maximum zoom
    }
    std::sort(frames.begin(), frames.end());
    state.counters["median_ms"] = frames[frames.size() / 2];
    state.counters["p95_ms"] = frames[frames.size() * 95 / 100];
    state.counters["boxes"] = static_cast<double>(maxBoxes);
}

void pickWhileZoomed(benchmark::State& state) {
    HierarchyCanvas canvas;
    canvas.resize(1200, 800);
    canvas.setMotionReduced(true);
    canvas.setLaunch(launches.front().shape, {});
    canvas.show();
    canvas.isSeenAt(0, 0, {600, 400});
    int x = 0;
    for ([[maybe_unused]] auto _ : state) {
        x = (x + 7) % 1200;
        benchmark::DoNotOptimize(canvas.isSeenAt(0, 0, QPointF(x, 380)));
    }
}

void registerAll() {
    for (const Launch& launch : launches)
        for (const bool flat : {false, true}) {
            for (const QSize& size : {QSize(1200, 800), QSize(3840, 2160)}) {
                const std::string name = std::string("zoomIn/") + launch.name + (flat ? "/flat/" : "/3-D/") +
                                         std::to_string(size.width()) + "x" + std::to_string(size.height());
                benchmark::RegisterBenchmark(name.c_str(), zoomIn, launch, size, flat)
                    ->Unit(benchmark::kMillisecond)
                    ->Iterations(size.width() > 1200 ? 150 : 300)
                    ->UseRealTime();
            }
        }
    benchmark::RegisterBenchmark("pickWhileZoomed", pickWhileZoomed);
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
