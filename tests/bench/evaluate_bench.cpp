// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// evaluate(): all rules, occupancy and fixes. The target is less than 5 µs per launch.
#include "core/evaluation/evaluation.h"
#include "tests/core/fixtures.h"

#include <benchmark/benchmark.h>

namespace trichevron::core {
namespace {

void evaluateOnce(benchmark::State& state, const LaunchConfig& config, const KernelAttributes& kernel) {
    const DeviceProperties device = test::h200Limits();
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(config, kernel, device));
}

void acceptedLaunch(benchmark::State& state) {
    LaunchConfig config = test::makeLaunch({63, 63, 1}, {16, 16, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    evaluateOnce(state, config, test::plainKernel());
}
BENCHMARK(acceptedLaunch);

void largestLegalLaunch(benchmark::State& state) {
    evaluateOnce(state, test::makeLaunch({2147483647, 65535, 65535}, {1024, 1, 1}), test::plainKernel());
}
BENCHMARK(largestLegalLaunch);

void launchWithClusters(benchmark::State& state) {
    LaunchConfig config = test::makeLaunch({64, 64, 1}, {16, 16, 1});
    config.clusterDim = ClusterExtent{2, 2, 1};
    evaluateOnce(state, config, test::plainKernel());
}
BENCHMARK(launchWithClusters);

void launchThatBreaksOneRule(benchmark::State& state) {
    evaluateOnce(state, test::makeLaunch({63, 63, 1}, {32, 64, 1}), test::plainKernel());
}
BENCHMARK(launchThatBreaksOneRule);

void launchThatBreaksMostRules(benchmark::State& state) {
    LaunchConfig config = test::makeLaunch({0, 70000, 70001}, {2048, 0, 65});
    config.clusterDim = ClusterExtent{3, 5, 7};
    config.dynamicSmemBytes = Bytes{300000};
    config.problem = ProblemExtent{100000, 1000, 1};
    KernelAttributes kernel = test::plainKernel();
    kernel.numRegs = 255;
    kernel.declared.launchBounds = LaunchBounds{128, 1, 4};
    evaluateOnce(state, config, kernel);
}
BENCHMARK(launchThatBreaksMostRules);

void clusterNearAHugePrimeGrid(benchmark::State& state) {
    LaunchConfig config = test::makeLaunch({2147483647, 1, 1}, {32, 1, 1});
    config.clusterDim = ClusterExtent{2147483646, 1, 1};
    evaluateOnce(state, config, test::plainKernel());
}
BENCHMARK(clusterNearAHugePrimeGrid);

} // namespace
} // namespace trichevron::core

BENCHMARK_MAIN();
