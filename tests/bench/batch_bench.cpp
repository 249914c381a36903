// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Batch lines per second, JSON in and JSON out, on one core, beside the general parser alone on the same
// lines. The target is 200,000 launches per second.
#include "core/batch/batch_json.h"
#include "tests/core/fixtures.h"
#include "tests/support/batch_lines.h"

#include <benchmark/benchmark.h>

#include <vector>

namespace trichevron::core {
namespace {

constexpr std::size_t lineCount = 10'000;

std::vector<std::string> acceptedLaunches() {
    test::BatchLines lines(1);
    std::vector<std::string> drawn(lineCount);
    for (std::string& line : drawn)
        line = lines.accepted();
    return drawn;
}

/// Every second launch violates one or two rules.
std::vector<std::string> mixedLaunches() {
    test::BatchLines lines(2);
    std::vector<std::string> drawn(lineCount);
    for (std::size_t i = 0; i < drawn.size(); ++i)
        drawn[i] = i % 2 == 0 ? lines.accepted() : lines.broken();
    return drawn;
}

std::vector<std::string> occupancyPoints() {
    std::vector<std::string> drawn(lineCount);
    for (std::size_t i = 0; i < drawn.size(); ++i)
        drawn[i] = R"({"id":)" + std::to_string(i) + R"(,"kernel":{"numRegs":)" +
                   std::to_string(16 + i % 200) + R"(,"sharedSizeBytes":1024},"blockSize":)" +
                   std::to_string(32 + i % 993) + R"(,"dynamicSmemBytes":)" + std::to_string(i % 47 * 1000) +
                   "}";
    return drawn;
}

template <class Use>
void useEach(benchmark::State& state, const std::vector<std::string>& lines, Use use) {
    std::size_t next = 0;
    for (auto _ : state) {
        use(lines[next], next);
        next = (next + 1) % lines.size();
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()));
}

void answered(benchmark::State& state, BatchQuestion question, const std::vector<std::string>& lines) {
    BatchAnswers answers(question, test::h200Limits());
    useEach(state, lines, [&](const std::string& line, std::size_t number) {
        if (!answers.answer(line, number))
            state.SkipWithError("a line cannot be read");
        benchmark::DoNotOptimize(answers.text().data());
        answers.clear();
    });
}

void parsedByAGeneralParser(benchmark::State& state, const std::vector<std::string>& lines) {
    useEach(state, lines,
            [](const std::string& line, std::size_t) { benchmark::DoNotOptimize(Json::parse(line)); });
}

BENCHMARK_CAPTURE(answered, acceptedLaunches, BatchQuestion::Check, acceptedLaunches());
BENCHMARK_CAPTURE(parsedByAGeneralParser, acceptedLaunches, acceptedLaunches());
BENCHMARK_CAPTURE(answered, mixedLaunches, BatchQuestion::Check, mixedLaunches());
BENCHMARK_CAPTURE(parsedByAGeneralParser, mixedLaunches, mixedLaunches());
BENCHMARK_CAPTURE(answered, occupancyPoints, BatchQuestion::Occupancy, occupancyPoints());
BENCHMARK_CAPTURE(parsedByAGeneralParser, occupancyPoints, occupancyPoints());

} // namespace
} // namespace trichevron::core

BENCHMARK_MAIN();
