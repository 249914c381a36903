// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Benchmarks a sweep over block sizes and dynamic shared memory against the toolkit's calculator, with the
// same points on one core. The goal is 4 times the toolkit's points per second, including the limiters. The
// last benchmark alternates between the two, prints the ratio and compares the results.
#include "core/occupancy/occupancy_sweep.h"
#include "tests/core/fixtures.h"
#include "tests/core/occupancy_reference.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <vector>

namespace trichevron::core {
namespace {

/// Every block size in whole warps, with dynamic shared memory up to the maximum in steps of 4 KiB.
struct Axes {
    std::vector<std::uint32_t> blockSizes;
    std::vector<Bytes> dynamicSmems;
    std::size_t points() const { return blockSizes.size() * dynamicSmems.size(); }
};

Axes axesOn(const DeviceProperties& device) {
    Axes axes;
    for (std::uint32_t threads = 32; threads <= device.maxThreadsPerBlock; threads += 32)
        axes.blockSizes.push_back(threads);
    for (std::uint64_t bytes = 0; bytes <= device.sharedMemPerBlockOptin.value; bytes += 4096)
        axes.dynamicSmems.push_back(Bytes{bytes});
    return axes;
}

KernelAttributes sweptKernel(const DeviceProperties& device) {
    KernelAttributes kernel = test::plainKernel();
    kernel.numRegs = 40;
    kernel.optIns.maxDynamicSharedSizeBytes = device.sharedMemPerBlockOptin;
    return kernel;
}

/// Reads every point of the sweep, so that the compiler cannot remove any.
std::uint64_t sweepOurs(const KernelAttributes& kernel, const DeviceProperties& device, const Axes& axes) {
    const OccupancySweep sweep(kernel, device, axes.blockSizes, axes.dynamicSmems);
    std::uint64_t sum = 0;
    for (std::size_t b = 0; b < axes.blockSizes.size(); ++b)
        for (std::size_t s = 0; s < axes.dynamicSmems.size(); ++s) {
            const OccupancyPoint point = sweep.at(b, s);
            benchmark::DoNotOptimize(point);
            sum += point.blocks;
        }
    return sum;
}

std::uint64_t sweepToolkit(const test::ReferenceKernel& kernel, const Axes& axes) {
    std::uint64_t sum = 0;
    for (const std::uint32_t threads : axes.blockSizes)
        for (const Bytes bytes : axes.dynamicSmems) {
            const int blocks = kernel.blocks(threads, bytes);
            benchmark::DoNotOptimize(blocks);
            sum += static_cast<std::uint64_t>(blocks);
        }
    return sum;
}

void countPoints(benchmark::State& state, std::size_t points) {
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(points));
}

void oursWithLimiters(benchmark::State& state) {
    const DeviceProperties& device = test::h200Limits();
    const KernelAttributes kernel = sweptKernel(device);
    const Axes axes = axesOn(device);
    for (auto _ : state)
        benchmark::DoNotOptimize(sweepOurs(kernel, device, axes));
    countPoints(state, axes.points());
}
BENCHMARK(oursWithLimiters);

void toolkitWithoutLimiters(benchmark::State& state) {
    const DeviceProperties& device = test::h200Limits();
    const test::ReferenceKernel kernel(sweptKernel(device), device);
    const Axes axes = axesOn(device);
    for (auto _ : state)
        benchmark::DoNotOptimize(sweepToolkit(kernel, axes));
    countPoints(state, axes.points());
}
BENCHMARK(toolkitWithoutLimiters);

void oursPointByPoint(benchmark::State& state) {
    const DeviceProperties& device = test::h200Limits();
    const OccupancyCalculator calculator(sweptKernel(device), device);
    const Axes axes = axesOn(device);
    for (auto _ : state)
        for (const std::uint32_t threads : axes.blockSizes)
            for (const Bytes bytes : axes.dynamicSmems)
                benchmark::DoNotOptimize(calculator.at(threads, bytes));
    countPoints(state, axes.points());
}
BENCHMARK(oursPointByPoint);

void oursOnePointOfOneKernel(benchmark::State& state) {
    const DeviceProperties& device = test::h200Limits();
    const KernelAttributes kernel = sweptKernel(device);
    for (auto _ : state)
        benchmark::DoNotOptimize(computeOccupancy(kernel, device, 256, Bytes{20000}));
}
BENCHMARK(oursOnePointOfOneKernel);

void ratioOfPointsPerSecond(benchmark::State& state) {
    using Clock = std::chrono::steady_clock;
    const DeviceProperties& device = test::h200Limits();
    const KernelAttributes kernel = sweptKernel(device);
    const test::ReferenceKernel reference(kernel, device);
    const Axes axes = axesOn(device);
    std::chrono::duration<double> ours{};
    std::chrono::duration<double> toolkit{};
    for (auto _ : state) {
        const auto start = Clock::now();
        const std::uint64_t sumOfOurs = sweepOurs(kernel, device, axes);
        const auto middle = Clock::now();
        const std::uint64_t sumOfToolkit = sweepToolkit(reference, axes);
        toolkit += Clock::now() - middle;
        ours += middle - start;
        if (sumOfOurs != sumOfToolkit) {
            state.SkipWithError("the results differ");
            return;
        }
    }
    state.counters["toolkitTimeByOurs"] = toolkit / ours;
}
BENCHMARK(ratioOfPointsPerSecond);

} // namespace
} // namespace trichevron::core

BENCHMARK_MAIN();
