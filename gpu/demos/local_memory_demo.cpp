// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/local_memory_demo.h"

#include "core/text/number_text.h"
#include "gpu/cuda_call.h"
#include "gpu/demos/array_demo.h"
#include "gpu/demos/extended_demo.h"
#include "gpu/gpu_message.h"

#include <fmt/format.h>

#include <algorithm>

namespace trichevron::gpu {

namespace {

/// All threads run, but only the first ones have space for their result.
constexpr std::uint64_t maxLocalRecords = std::uint64_t{1} << 16;

std::uint64_t freeMemory() {
    std::size_t free = 0;
    std::size_t total = 0;
    checkCuda(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    return free;
}

std::uint64_t maxResidentThreads(std::uint32_t multiProcessors) {
    int device = 0;
    int threads = 0;
    checkCuda(cudaGetDevice(&device), "cudaGetDevice");
    checkCuda(cudaDeviceGetAttribute(&threads, cudaDevAttrMaxThreadsPerMultiProcessor, device),
              "cudaDeviceGetAttribute");
    return std::uint64_t{multiProcessors} * static_cast<std::uint64_t>(threads);
}

core::Text mebibytes(std::uint64_t bytes) {
    return core::verbatim(fmt::format("{:.1f} MiB", static_cast<double>(bytes) / (1024.0 * 1024.0)));
}

ArrayPlan walkPlan(const core::KernelInfo& info, const DemoLaunch& launch, std::uint32_t elements) {
    requireNoProblem(info, launch.config);
    ArrayPlan plan;
    plan.outputs =
        static_cast<std::uint64_t>(std::min<core::Count>(threadCount(launch.shape), maxLocalRecords));
    plan.words = WordKind::Unsigned;
    plan.sizes = {plan.outputs};
    plan.equal = "{right} of {all} elements equal the result computed on the CPU"_msg;
    plan.expect = [elements](std::uint64_t first, std::span<std::uint32_t> expected) {
        expectWalks(first, elements, expected);
    };
    return plan;
}

class LocalMemoryDemo : public ExtendedDemo {
public:
    LocalMemoryDemo(std::unique_ptr<Demo> inner, std::shared_ptr<ContextLocalMemory> memory)
        : ExtendedDemo(std::move(inner)), memory_(std::move(memory)) {}

    void prepare(const DemoLaunch& launch) override {
        ExtendedDemo::prepare(launch);
        ranBefore_ = ran_;
        maxBefore_ = memory_->maxPerThread;
        freeBefore_ = freeMemory();
    }

    DemoOutcome check(const DemoLaunch& launch) override {
        freeAfter_ = freeMemory();
        ran_ = true;
        memory_->maxPerThread = std::max(memory_->maxPerThread, localBytes());
        return ExtendedDemo::check(launch);
    }

    void addExtraTables(const DemoLaunch& launch, Launcher& launcher, core::LaunchResult& result) override {
        if (!result.verification)
            return; // the kernel did not run
        const std::uint64_t threads = maxResidentThreads(launcher.multiProcessorCount());
        const std::uint64_t perThread = localBytes();
        core::ResultTable table;
        table.title = "Device memory"_msg;
        table.columns = {"quantity"_msg, "value"_msg};
        const auto row = [&table](core::Message what, core::Text value) {
            table.rows.push_back({{what, {}}, std::move(value)});
        };
        row("local memory per thread (localSizeBytes)"_msg, core::verbatim(core::bytesText({perThread})));
        row("threads that can be resident on all SMs"_msg, core::verbatim(core::withSeparators(threads)));
        row("local memory for all resident threads"_msg, mebibytes(threads * perThread));
        row("free before this launch (includes other processes)"_msg, mebibytes(freeBefore_));
        row("free after this launch"_msg, mebibytes(freeAfter_));
        row("allocated by this launch"_msg,
            freeAfter_ > freeBefore_ ? core::Text("nothing"_msg) : mebibytes(freeBefore_ - freeAfter_));
        row("earlier launches in this process"_msg, {history(perThread), {}});
        for (const core::HostEvent& event : result.hostTimeline)
            if (event.what.message == core::Message("synchronised"_msg))
                row("time of this launch until synchronised"_msg,
                    core::verbatim(core::microsecondsText(event.microseconds)));
        if (const ExtraAnswer second = launcher.launch({function(), arguments(0), launch.config});
            second.ok())
            row("time of a second, identical launch"_msg,
                core::verbatim(core::microsecondsText(second.microseconds)));
        result.tables.push_back(std::move(table));
    }

    void release() override {
        ExtendedDemo::release();
        std::size_t stackSize = 0; // the limit for which the context still has memory
        checkCuda(cudaDeviceGetLimit(&stackSize, cudaLimitStackSize), "cudaDeviceGetLimit");
        ran_ = ran_ && stackSize >= localBytes();
        memory_->maxPerThread = std::min<std::uint64_t>(memory_->maxPerThread, stackSize);
    }

private:
    /// Earlier launches decide whether this one had to allocate memory.
    core::Message history(std::uint64_t perThread) const {
        if (ranBefore_)
            return "this kernel ran before: its memory was already allocated"_msg;
        if (maxBefore_ >= perThread)
            return "first launch of this kernel, after a kernel that needed as much"_msg;
        if (maxBefore_ > 0)
            return "first launch of this kernel, after a kernel that needed less"_msg;
        return "none: the first launch of these kernels"_msg;
    }

    std::uint64_t localBytes() const {
        cudaFuncAttributes attributes{};
        checkCuda(cudaFuncGetAttributes(&attributes, function()), "cudaFuncGetAttributes");
        return attributes.localSizeBytes;
    }

    std::shared_ptr<ContextLocalMemory> memory_;
    bool ran_ = false;
    bool ranBefore_ = false;
    std::uint64_t maxBefore_ = 0;
    std::uint64_t freeBefore_ = 0;
    std::uint64_t freeAfter_ = 0;
};

} // namespace

void expectWalks(std::uint64_t first, std::uint32_t elements, std::span<std::uint32_t> expected) {
    // Fill only the elements that the walk visits.
    std::vector<std::uint32_t> values(elements);
    std::vector<std::uint32_t> filledFor(elements, 0);
    for (std::size_t k = 0; k < expected.size(); ++k) {
        const auto start = static_cast<std::uint32_t>(first + k);
        const auto thread = static_cast<std::uint32_t>(k + 1);
        const auto at = [&](std::uint32_t i) -> std::uint32_t& {
            if (filledFor[i] != thread) {
                filledFor[i] = thread;
                values[i] = start + i * 2654435761U;
            }
            return values[i];
        };
        std::uint32_t i = start % elements;
        for (int step = 0; step < 64; ++step) {
            at(i) = at(i) * 1664525U + 1013904223U;
            i = (at(i) >> 16) % elements;
        }
        expected[k] = at(i);
    }
}

std::unique_ptr<Demo> makeLocalMemoryDemo(core::KernelInfo info, const void* function, const void* traced,
                                          std::uint32_t elements,
                                          const std::shared_ptr<ContextLocalMemory>& memory) {
    auto array = makeArrayDemo(Chapter::LocalMemory, std::move(info), function, traced,
                               [elements](const core::KernelInfo& of, const DemoLaunch& launch) {
                                   return walkPlan(of, launch, elements);
                               });
    return std::make_unique<LocalMemoryDemo>(std::move(array), memory);
}

} // namespace trichevron::gpu
