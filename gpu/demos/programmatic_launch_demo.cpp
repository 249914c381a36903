// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/programmatic_launch_demo.h"

#include "core/text/number_text.h"
#include "gpu/cuda_call.h"
#include "gpu/demos/two_streams_demo.h"
#include "gpu/gpu_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstring>

namespace trichevron::gpu {

namespace {

/// All threads run, but only the first ones have space for their result.
constexpr std::uint64_t maxDependentRecords = std::uint64_t{1} << 20;

double inMicroseconds(std::uint64_t nanoseconds) {
    return static_cast<double>(nanoseconds) / 1000;
}

class ProgrammaticLaunchDemo : public Demo {
public:
    ProgrammaticLaunchDemo(core::KernelInfo info, const void* function, const void* traced)
        : Demo(Chapter::Streams, std::move(info), function, traced) {}

    unsigned kernelsPerLaunch() const override { return 2; }
    bool sharesStream() const override { return true; }

    void prepare(const DemoLaunch& launch) override {
        requireNoProblem(info(), launch.config);
        recorded_ = static_cast<unsigned long long>(
            std::min<core::Count>(threadCount(launch.shape), maxDependentRecords));
        const core::Bytes size{std::max<std::uint64_t>(recorded_, 1) * wordSize};
        const void* before = nullptr;
        for (Kernel& kernel : kernels_) {
            kernel.results.ensure(size);
            kernel.times.ensure({sizeof(ProgrammaticTimes)});
            kernel.resultsPointer = kernel.results.data();
            kernel.beforePointer = before;
            kernel.timesPointer = kernel.times.data();
            before = kernel.resultsPointer;
            fill(kernel.results.data(), 0xFF, size.value, launch.stream);
            fill(kernel.times.data(), 0xFF, sizeof(ProgrammaticTimes), launch.stream);
            auto* times = static_cast<ProgrammaticTimes*>(kernel.times.data());
            fill(&times->ended, 0, sizeof(times->ended), launch.stream);
            kernel.arguments = {&kernel.resultsPointer, &kernel.beforePointer, &recorded_,
                                &kernel.timesPointer};
        }
    }

    std::span<void*> arguments(unsigned kernel) override { return kernels_.at(kernel).arguments; }

    DemoOutcome check(const DemoLaunch& launch) override {
        std::array<ProgrammaticTimes, 2> times{};
        std::uint64_t wrong = 0;
        for (std::size_t i = 0; i < kernels_.size(); ++i) {
            wrong += wrongResults(i, launch);
            launch.staging->download(kernels_.at(i).times.data(), 1, sizeof(ProgrammaticTimes), launch.stream,
                                     [&](const void* data, std::size_t, std::size_t) {
                                         std::memcpy(&times.at(i), data, sizeof(ProgrammaticTimes));
                                     });
        }
        DemoOutcome outcome;
        const std::uint64_t checked = 2 * recorded_;
        outcome.verification = {
            checked, wrong,
            "{right} of {all} results of both kernels equal the values computed on the CPU. {overlap}"_msg
                .with("right"_a = checked - wrong, "all"_a = checked,
                      "overlap"_a = dependentOverlapSentence(times))};
        outcome.tables.push_back(dependentTimesTable(times));
        return outcome;
    }

    void release() override {
        for (Kernel& kernel : kernels_) {
            kernel.results.release();
            kernel.times.release();
        }
    }

private:
    struct Kernel {
        DeviceBuffer results;
        DeviceBuffer times;
        void* resultsPointer = nullptr;
        const void* beforePointer = nullptr;
        void* timesPointer = nullptr;
        std::array<void*, 4> arguments{};
    };

    /// What kernel number `kernel` computes for the thread of this rank.
    static std::uint32_t expected(std::size_t kernel, std::uint32_t rank) {
        static const Steps half = composeSteps(stepsOfHalf);
        const std::uint32_t before = kernel == 0 ? 0 : expected(kernel - 1, rank);
        return half.apply(half.apply(rank) + before);
    }

    std::uint64_t wrongResults(std::size_t kernel, const DemoLaunch& launch) {
        std::atomic<std::uint64_t> wrong = 0;
        launch.staging->download(
            kernels_.at(kernel).results.data(), recorded_, wordSize, launch.stream,
            [&](const void* data, std::size_t first, std::size_t count) {
                const auto* words = static_cast<const std::uint32_t*>(data);
                parallelFor(count, [&](std::size_t begin, std::size_t end) {
                    std::uint64_t part = 0;
                    for (std::size_t i = begin; i < end; ++i)
                        part += words[i] != expected(kernel, static_cast<std::uint32_t>(first + i)) ? 1 : 0;
                    wrong += part;
                });
            });
        return wrong;
    }

    static void fill(void* memory, int byte, std::size_t size, cudaStream_t stream) {
        checkCuda(cudaMemsetAsync(memory, byte, size, stream), "cudaMemsetAsync");
    }

    unsigned long long recorded_ = 0;
    std::array<Kernel, 2> kernels_;
};

} // namespace

core::ResultTable dependentTimesTable(const std::array<ProgrammaticTimes, 2>& times) {
    core::ResultTable table;
    table.title = "Kernel start and end times"_msg;
    table.columns = {"kernel"_msg, "start (µs)"_msg, "end of the wait (µs)"_msg, "end (µs)"_msg};
    const std::uint64_t first = std::min(times[0].began, times[1].began);
    for (std::size_t i = 0; i < times.size(); ++i) {
        std::vector<core::Text> row{core::verbatim(fmt::format("{}", i + 1))};
        for (const std::uint64_t time : {times.at(i).began, times.at(i).waited, times.at(i).ended})
            row.emplace_back(core::verbatim(fmt::format("{:.2f}", inMicroseconds(time - first))));
        table.rows.push_back(std::move(row));
    }
    return table;
}

core::Text dependentOverlapSentence(const std::array<ProgrammaticTimes, 2>& times) {
    const auto text = [](std::uint64_t nanoseconds) {
        return core::microsecondsText(inMicroseconds(nanoseconds));
    };
    const auto& [first, second] = times;
    const std::uint64_t began = std::min(first.began, second.began);
    const auto all = "all"_a = text(std::max(first.ended, second.ended) - began);
    if (second.began >= first.ended)
        return "The second kernel started {time} after the first ended; both took {all}."_msg.with(
            "time"_a = text(second.began - first.ended), all);
    return "The second kernel started {time} before the first ended, and waited for it; both took {all}."_msg
        .with("time"_a = text(first.ended - second.began), all);
}

std::unique_ptr<Demo> makeProgrammaticLaunchDemo(core::KernelInfo info, const void* function,
                                                 const void* traced) {
    return std::make_unique<ProgrammaticLaunchDemo>(std::move(info), function, traced);
}

} // namespace trichevron::gpu
