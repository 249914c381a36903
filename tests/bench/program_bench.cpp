// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Reading a trace and asking a catalogue about a whole program. The targets: 1 GB of Kineto's JSON in 10 s; a
// million launches of 1,000 configurations on 39 devices in 2 s. TRICHEVRON_TRACE_MB sets the size of the
// trace (default: 64); the rate is what counts.
#include "core/import/import.h"
#include "core/program/program_analysis.h"
#include "core/program/program_builder.h"
#include "core/resources/resources.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>

namespace {

using namespace trichevron::core;

/// A trace as PyTorch's profiler writes it: three operators, a call, an arrow and a kernel for each launch.
std::string traceOf(std::size_t bytes) {
    std::string text =
        R"({"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "NVIDIA H200", "computeMajor": 9, "computeMinor": 0, "numSms": 132}], "traceEvents": [)";
    for (std::size_t n = 0; text.size() < bytes; ++n) {
        const std::string id = std::to_string(n);
        const std::string time = std::to_string(1'700'000'000'000'000 + n * 25) + ".123";
        for (int i = 0; i < 3; ++i)
            text +=
                (n + static_cast<std::size_t>(i) > 0 ? ",\n" : "\n") +
                std::string("  {\n    \"ph\": \"X\", \"cat\": \"cpu_op\", \"name\": \"aten::add_\", \"pid\": "
                            "4242, \"tid\": 4242,\n    \"ts\": ") +
                time + ", \"dur\": 12.345,\n    \"args\": {\n      \"External id\": " + id +
                ",\"Record function id\": 0, \"Sequence number\": 12, \"Fwd thread id\": 0, \"Ev Idx\": " +
                id + "\n    }\n  }";
        text += ",\n  {\n    \"ph\": \"X\", \"cat\": \"cuda_runtime\", \"name\": \"cudaLaunchKernel\", "
                "\"pid\": 4242, \"tid\": 4242,\n    \"ts\": " +
                time + ", \"dur\": 3.210,\n    \"args\": {\n      \"External id\": " + id +
                ", \"cbid\": 211, \"correlation\": " + id + "\n    }\n  }";
        text +=
            ",\n  {\n    \"ph\": \"X\", \"cat\": \"kernel\", \"name\": \"void "
            "at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor_add<float>, "
            "std::array<char*, 3ul> >(int)_" +
            std::to_string(n % 60) + "\", \"pid\": 0, \"tid\": 7,\n    \"ts\": " + time +
            ", \"dur\": 7.5,\n    \"args\": {\n      \"queued\": 0, \"device\": 0, \"context\": 1,\n      "
            "\"stream\": 7, \"correlation\": " +
            id + ",\n      \"registers per thread\": " + std::to_string(16 + n % 100) +
            ",\n      \"shared memory\": " + std::to_string(n % 1000 * 32) +
            ",\n      \"blocks per SM\": 3.2,\n      \"warps per SM\": 25.6,\n      \"grid\": [" +
            std::to_string(64 + n % 1000) +
            ", 1, 1],\n      \"block\": [256, 1, 1],\n      \"est. achieved occupancy %\": 40\n    }\n  }";
        text += ",\n  {\n    \"ph\": \"s\", \"id\": " + id +
                ", \"pid\": 4242, \"tid\": 4242, \"ts\": " + time +
                ",\n    \"cat\": \"ac2g\", \"name\": \"ac2g\"\n  }";
    }
    return text + "\n]}";
}

std::string traceOfWantedSize() {
    const char* const size = std::getenv("TRICHEVRON_TRACE_MB");
    return traceOf((size != nullptr ? std::strtoul(size, nullptr, 10) : 64) * 1'000'000);
}

void readKinetoTrace(benchmark::State& state) {
    const std::string text = traceOfWantedSize();
    for (auto _ : state) {
        const Program program = std::get<Program>(importFile(ImportSource("trace", text)));
        benchmark::DoNotOptimize(program.launches.size());
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) *
                            static_cast<std::int64_t>(state.iterations()));
}

std::vector<DeviceProperties> wholeCatalogue() {
    std::vector<DeviceProperties> devices;
    for (const std::string& path : catalogueFiles())
        devices.push_back(loadDeviceFile(path));
    return devices;
}

/// From a file, judged and asked of every device, as the page Program does. The argument: whether what was
/// read so far is judged now and then; the counters are the time of the first one, and how many there were.
void openKinetoTrace(benchmark::State& state) {
    using Clock = std::chrono::steady_clock;
    const std::string path = std::filesystem::temp_directory_path() / "trichevron-program-bench.json";
    std::ofstream(path) << traceOfWantedSize();
    const std::vector<DeviceProperties> catalogue = wholeCatalogue();
    const auto judge = [&](Program program) {
        const ProgramAnalysis analysis =
            analyzeProgram(std::make_shared<const Program>(std::move(program)), catalogue);
        benchmark::DoNotOptimize(askDevices(analysis, catalogue));
    };
    double parts = 0;
    double firstMs = 0;
    for (auto _ : state) {
        const Clock::time_point begin = Clock::now();
        ImportControl control;
        if (state.range(0) != 0)
            control.snapshot = [&](Program soFar) {
                judge(std::move(soFar));
                if (++parts == 1)
                    firstMs = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
            };
        judge(loadProgram(path, control));
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(std::filesystem::file_size(path)) *
                            static_cast<std::int64_t>(state.iterations()));
    state.counters["parts"] = parts / static_cast<double>(state.iterations());
    state.counters["first_ms"] = firstMs;
    std::filesystem::remove(path);
}

ProgramAnalysis millionLaunches(const std::vector<DeviceProperties>& catalogue) {
    ProgramBuilder builder("trace", "kineto", {});
    for (std::uint32_t n = 0; n < 1'000'000; ++n) {
        ProgramConfiguration c;
        c.kernel = builder.kernel("kernel " + std::to_string(n % 60));
        c.device = builder.device(0);
        const std::uint32_t kind = n % 1000;
        c.gridDim = {64 + kind, 1, 1};
        c.blockDim = {32 * (1 + kind % 40), 1, 1};
        c.numRegs = 16 + kind % 100;
        c.undividedSmemBytes = ByteRange::exactly(kind * 200);
        ProgramLaunch launch;
        launch.startNs = std::int64_t{n} * 10'000;
        launch.durationNs = 5'000 + kind;
        launch.configuration = builder.configuration(c);
        launch.stream = builder.stream(c.device, n % 3);
        builder.add(launch);
    }
    builder.deviceAt(0).name = "NVIDIA H200";
    return analyzeProgram(std::make_shared<const Program>(builder.take()), catalogue);
}

void askTheCatalogue(benchmark::State& state) {
    const std::vector<DeviceProperties> catalogue = wholeCatalogue();
    const ProgramAnalysis analysis = millionLaunches(catalogue);
    for (auto _ : state)
        benchmark::DoNotOptimize(askDevices(analysis, catalogue));
    state.counters["devices"] = static_cast<double>(catalogue.size());
    state.counters["configurations"] = static_cast<double>(analysis.configurations.size());
}

void explainAMillionLaunches(benchmark::State& state) {
    const std::vector<DeviceProperties> catalogue = wholeCatalogue();
    const ProgramAnalysis analysis = millionLaunches(catalogue);
    for (auto _ : state)
        benchmark::DoNotOptimize(analyzeProgram(analysis.program, catalogue));
}

BENCHMARK(readKinetoTrace)->Unit(benchmark::kMillisecond);
BENCHMARK(openKinetoTrace)->ArgName("parts")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(askTheCatalogue)->Unit(benchmark::kMillisecond);
BENCHMARK(explainAMillionLaunches)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
