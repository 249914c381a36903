// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/two_streams_demo.h"

#include "core/text/number_text.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstring>

namespace trichevron::gpu {

namespace {

/// All threads run, but only the first ones have space for their result.
constexpr std::uint64_t maxStreamRecords = std::uint64_t{1} << 20;

std::array<core::Message, 2> streamNames(const core::LaunchConfig& config) {
    if (config.greenContextSmCount)
        return {"stream of green context 1"_msg, "stream of green context 2"_msg};
    switch (config.stream) {
    case core::StreamKind::PerThread:
        return {"per-thread default stream"_msg, "same stream"_msg};
    case core::StreamKind::NonBlocking:
        return {"created stream 1"_msg, "created stream 2"_msg};
    case core::StreamKind::HighPriority:
        return {"created stream, highest priority"_msg, "created stream, lowest priority"_msg};
    case core::StreamKind::Default:
        break;
    }
    return {"legacy default stream"_msg, "same stream"_msg};
}

double microseconds(std::uint64_t nanoseconds) {
    return static_cast<double>(nanoseconds) / 1000;
}

class TwoStreamsDemo : public Demo {
public:
    TwoStreamsDemo(core::KernelInfo info, const void* function, const void* traced)
        : Demo(Chapter::Streams, std::move(info), function, traced) {}

    unsigned kernelsPerLaunch() const override { return 2; }

    void prepare(const DemoLaunch& launch) override {
        requireNoProblem(info(), launch.config);
        recorded_ = static_cast<unsigned long long>(
            std::min<core::Count>(threadCount(launch.shape), maxStreamRecords));
        const core::Bytes size{std::max<std::uint64_t>(recorded_, 1) * sizeof(std::uint32_t)};
        for (Kernel& kernel : kernels_) {
            kernel.results.ensure(size);
            kernel.times.ensure({sizeof(KernelTimes)});
            kernel.resultsPointer = kernel.results.data();
            kernel.timesPointer = kernel.times.data();
            auto* times = static_cast<KernelTimes*>(kernel.times.data());
            clear(kernel.results.data(), 0xFF, size.value, launch.stream);
            clear(&times->began, 0xFF, sizeof(times->began), launch.stream);
            clear(&times->ended, 0, sizeof(times->ended), launch.stream);
            kernel.arguments = {&kernel.resultsPointer, &recorded_, &kernel.timesPointer};
        }
    }

    std::span<void*> arguments(unsigned kernel) override { return kernels_.at(kernel).arguments; }

    DemoOutcome check(const DemoLaunch& launch) override {
        std::atomic<std::uint64_t> wrong = 0;
        core::Text firstWrong;
        std::array<KernelTimes, 2> times{};
        const Steps all = composeSteps(chainSteps);
        for (std::size_t i = 0; i < kernels_.size(); ++i) {
            const Kernel& kernel = kernels_.at(i);
            launch.staging->download(
                kernel.results.data(), recorded_, sizeof(std::uint32_t), launch.stream,
                [&](const void* data, std::size_t first, std::size_t count) {
                    const auto* words = static_cast<const std::uint32_t*>(data);
                    const std::uint64_t before = wrong;
                    parallelFor(count, [&](std::size_t begin, std::size_t end) {
                        std::uint64_t part = 0;
                        for (std::size_t k = begin; k < end; ++k)
                            part += words[k] != all.apply(static_cast<std::uint32_t>(first + k)) ? 1 : 0;
                        wrong += part;
                    });
                    if (before != 0 || wrong == 0)
                        return;
                    for (std::size_t k = 0; k < count && firstWrong.isEmpty(); ++k)
                        if (const std::uint32_t expected = all.apply(static_cast<std::uint32_t>(first + k));
                            words[k] != expected)
                            firstWrong = "The first wrong one is result {result} of kernel {kernel}, with "
                                         "{found} where the CPU computes {expected}."_msg.with(
                                             "result"_a = first + k, "kernel"_a = i + 1, "found"_a = words[k],
                                             "expected"_a = expected);
                });
            launch.staging->download(kernel.times.data(), 1, sizeof(KernelTimes), launch.stream,
                                     [&](const void* data, std::size_t, std::size_t) {
                                         std::memcpy(&times.at(i), data, sizeof(KernelTimes));
                                     });
        }
        DemoOutcome outcome;
        const std::uint64_t checked = 2 * recorded_;
        const auto equal = "equal"_a = equalSentence(checked - wrong, threadCount(launch.shape));
        const auto overlap = "overlap"_a = overlapSentence(times);
        outcome.verification = {
            checked, wrong,
            wrong == 0 ? "{equal} {overlap}"_msg.with(equal, overlap)
                       : "{equal} {wrong} {overlap}"_msg.with(equal, "wrong"_a = firstWrong, overlap)};
        outcome.tables.push_back(timesTable(times, launch.config));
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
        void* timesPointer = nullptr;
        std::array<void*, 3> arguments{};
    };

    core::Text equalSentence(std::uint64_t right, core::Count threads) const {
        const auto equal = "right"_a = right;
        const auto all = "all"_a = 2 * recorded_;
        return recorded_ < threads
                   ? "{right} of {all} results of the first threads of both kernels equal the values "
                     "computed on "
                     "the CPU."_msg.with(equal, all)
                   : "{right} of {all} results of both kernels equal the values computed on the CPU."_msg
                         .with(equal, all);
    }

    static void clear(void* memory, int byte, std::size_t size, cudaStream_t stream) {
        checkCuda(cudaMemsetAsync(memory, byte, size, stream), "cudaMemsetAsync");
    }

    unsigned long long recorded_ = 0;
    std::array<Kernel, 2> kernels_;
};

} // namespace

Steps composeSteps(int count) {
    constexpr Steps one{1664525, 1013904223};
    Steps all;
    for (int i = 0; i < count; ++i)
        all = {all.factor * one.factor, one.apply(all.summand)};
    return all;
}

core::ResultTable timesTable(const std::array<KernelTimes, 2>& times, const core::LaunchConfig& config) {
    core::ResultTable table;
    table.title = "Kernel start and end times"_msg;
    table.columns = {"kernel"_msg, "stream"_msg, "start (µs)"_msg, "end (µs)"_msg};
    const std::uint64_t first = std::min(times[0].began, times[1].began);
    for (std::size_t i = 0; i < times.size(); ++i)
        table.rows.push_back(
            {core::verbatim(fmt::format("{}", i + 1)),
             {streamNames(config).at(i), {}},
             core::verbatim(fmt::format("{:.2f}", microseconds(times.at(i).began - first))),
             core::verbatim(fmt::format("{:.2f}", microseconds(times.at(i).ended - first)))});
    return table;
}

core::Text overlapSentence(const std::array<KernelTimes, 2>& times) {
    const auto text = [](std::uint64_t nanoseconds) {
        return core::microsecondsText(microseconds(nanoseconds));
    };
    const std::size_t second = times[1].began >= times[0].began ? 1 : 0;
    const KernelTimes& one = times.at(1 - second);
    const KernelTimes& other = times.at(second);
    const std::uint64_t end = std::min(one.ended, other.ended);
    if (other.began >= end)
        return "The kernels ran one after the other: kernel {second} started {time} after kernel {first} "
               "ended."_msg.with("second"_a = second + 1,
                                 "time"_a = text(other.began - std::min(one.ended, other.began)),
                                 "first"_a = 2 - second);
    return "The kernels ran concurrently for {together} of {all}."_msg.with(
        "together"_a = text(end - other.began), "all"_a = text(std::max(one.ended, other.ended) - one.began));
}

std::unique_ptr<Demo> makeTwoStreamsDemo(core::KernelInfo info, const void* function, const void* traced) {
    return std::make_unique<TwoStreamsDemo>(std::move(info), function, traced);
}

} // namespace trichevron::gpu
