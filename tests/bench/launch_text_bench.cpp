// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reading launch code, which may have 16 MiB: the time grows with the text. Each is shown with its "BigO",
// which should be N or N lg(N).
#include "core/code/launch_text.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

namespace trichevron::core {
namespace {

constexpr int fewest = 4'000;
constexpr int most = 64'000;

std::string repeated(const std::string& text, std::int64_t times) {
    std::string all;
    for (std::int64_t i = 0; i < times; ++i)
        all += text;
    return all;
}

void readText(benchmark::State& state, const std::string& text) {
    for (auto _ : state)
        benchmark::DoNotOptimize(readLaunches(text + ";\nk<<<8, 32>>>();"));
    state.SetComplexityN(state.range());
}

void structThatFunctionsChange(benchmark::State& state) {
    std::string members;
    for (int i = 0; i < 1'000; ++i)
        members += "s.a" + std::to_string(i) + " = 1;";
    readText(state, members + repeated("f(&s);", state.range()));
}
BENCHMARK(structThatFunctionsChange)->RangeMultiplier(2)->Range(fewest, most)->Complexity();

void memberOfMembers(benchmark::State& state) {
    readText(state, "x" + repeated(".a", state.range()));
}
BENCHMARK(memberOfMembers)->RangeMultiplier(2)->Range(fewest, most)->Complexity();

void functionsInParameters(benchmark::State& state) {
    readText(state, repeated("int f({", state.range()) + repeated("})", state.range()));
}
BENCHMARK(functionsInParameters)->RangeMultiplier(2)->Range(fewest, most)->Complexity();

} // namespace
} // namespace trichevron::core

BENCHMARK_MAIN();
