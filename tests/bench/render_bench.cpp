// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of 1200 × 800 pixels on two threads: the worst cases of the scene, and given numbers of boxes.
#include "app/gui/render/renderer.h"
#include "core/scene/scene.h"

#include <benchmark/benchmark.h>

#include <cmath>

namespace trichevron::gui {
namespace {

constexpr int width = 1200;
constexpr int height = 800;

struct Frame {
    std::vector<std::vector<RenderBox>> boxes;
    std::vector<RenderGroup> groups;
    RenderSettings settings;
};

RenderBox plain(const Point3& corner, const Point3& size) {
    return {corner, size, 0xFF0072B2, 0xFF202020, Hatch::None};
}

void finish(Frame& frame, const std::vector<std::pair<Point3, Point3>>& bounds, int samples) {
    const double wide = static_cast<double>(width) / static_cast<double>(frame.boxes.size());
    for (std::size_t p = 0; p < frame.boxes.size(); ++p) {
        const QRectF room(wide * static_cast<double>(p) + 10, 10, wide - 20, height - 20);
        frame.groups.push_back(
            {frame.boxes[p], Camera().fitted(bounds[p].first, bounds[p].second, room, 120)});
    }
    frame.settings.size = {width, height};
    frame.settings.samples = samples;
}

Frame frameOf(const core::SceneRequest& request, int samples) {
    Frame frame;
    std::vector<std::pair<Point3, Point3>> bounds;
    const core::Scene scene = buildScene(request);
    for (const core::ScenePanel& panel : scene.panels) {
        std::vector<RenderBox> boxes;
        for (const core::SceneBox& box : panel.boxes)
            boxes.push_back(box.occluded ? RenderBox{} : plain(box.corner, box.size));
        frame.boxes.push_back(std::move(boxes));
        bounds.emplace_back(panel.minCorner, panel.maxCorner);
    }
    finish(frame, bounds, samples);
    return frame;
}

Frame carpetOf(std::size_t count, int samples) {
    Frame frame;
    const auto side = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
    std::vector<RenderBox> boxes;
    boxes.reserve(count);
    for (std::size_t b = 0; b < count; ++b) {
        const std::size_t row = b / side;
        boxes.push_back(
            plain({static_cast<float>(b % side), static_cast<float>(row), 0}, {0.86F, 0.86F, 0.5F}));
    }
    frame.boxes.push_back(std::move(boxes));
    const auto edge = static_cast<float>(side);
    finish(frame, {{{0, 0, 0}, {edge, edge, 0.5F}}}, samples);
    return frame;
}

core::SceneRequest largest() {
    core::SceneRequest request;
    request.shape = {{2147483647, 65535, 65535}, {1, 1, 1}, {1024, 1, 1}};
    request.path = pathToThread(request.shape, {123456789, 4242, 777}, {517, 0, 0});
    return request;
}

core::SceneRequest matrixGrid() {
    core::SceneRequest request;
    request.shape = {{63, 63, 1}, {1, 1, 1}, {16, 16, 1}};
    return request;
}

void run(benchmark::State& state, const Frame& frame) {
    Picture picture; // its memory is reused, as in the canvas
    for ([[maybe_unused]] auto _ : state)
        picture = render(frame.groups, frame.settings, std::move(picture));
    std::size_t boxes = 0;
    for (const auto& group : frame.boxes)
        boxes += group.size();
    state.counters["boxes"] = static_cast<double>(boxes);
}

void largestLaunch(benchmark::State& state) {
    run(state, frameOf(largest(), static_cast<int>(state.range(0))));
}
void matrixAddition(benchmark::State& state) {
    run(state, frameOf(matrixGrid(), static_cast<int>(state.range(0))));
}
void forcedBoxes(benchmark::State& state) {
    run(state, carpetOf(static_cast<std::size_t>(state.range(0)), static_cast<int>(state.range(1))));
}
void buildLargestScene(benchmark::State& state) {
    for ([[maybe_unused]] auto _ : state)
        benchmark::DoNotOptimize(buildScene(largest()));
}
void pick(benchmark::State& state) {
    const Frame frame = carpetOf(10000, 1);
    const Picture picture = render(frame.groups, frame.settings);
    int x = 0;
    for ([[maybe_unused]] auto _ : state) {
        x = (x + 7) % width;
        benchmark::DoNotOptimize(picture.itemAt(x, height / 2));
    }
}

BENCHMARK(largestLaunch)->ArgName("samples")->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(matrixAddition)->ArgName("samples")->Arg(1)->Arg(2)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(forcedBoxes)
    ->ArgNames({"boxes", "samples"})
    ->Args({10000, 1})
    ->Args({10000, 2})
    ->Args({100000, 1})
    ->Args({100000, 2})
    ->Args({1000000, 1})
    ->Args({1000000, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(buildLargestScene)->Unit(benchmark::kMicrosecond);
BENCHMARK(pick);

} // namespace
} // namespace trichevron::gui

BENCHMARK_MAIN();
