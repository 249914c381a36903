// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/launch_bounds_demo.h"

#include "core/measurement/summary.h"
#include "core/words/words.h"
#include "gpu/cuda_call.h"
#include "gpu/demos/array_demo.h"
#include "gpu/demos/extended_demo.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace trichevron {

namespace {

/// All threads run, but only the first so many have room for their result.
constexpr std::uint64_t mostRecorded = std::uint64_t{1} << 17;
constexpr int mostTimed = 20;
/// Fewer launches are timed where a kernel takes longer, so that the table is there in a moment.
constexpr double milliseconds = 500;

ArrayPlan mixPlan(const KernelInfo& info, const DemoLaunch& launch) {
    requireNoProblem(info, launch.config);
    ArrayPlan plan;
    plan.outputs = static_cast<std::uint64_t>(std::min<Count>(threadCount(launch.shape), mostRecorded));
    plan.words = WordKind::Unsigned;
    plan.sizes = {plan.outputs};
    plan.what = "the result";
    plan.expect = [](std::uint64_t first, std::span<std::uint32_t> expected) {
        for (std::size_t k = 0; k < expected.size(); ++k)
            expected[k] = expectedMix(static_cast<std::uint32_t>(first + k));
    };
    return plan;
}

class Event {
public:
    Event() { checkCuda(cudaEventCreate(&event_), "cudaEventCreate"); }
    ~Event() { (void)cudaEventDestroy(event_); }
    Event(const Event&) = delete;
    Event& operator=(const Event&) = delete;
    void record(cudaStream_t stream) { checkCuda(cudaEventRecord(event_, stream), "cudaEventRecord"); }
    /// Milliseconds from the other to this, both over.
    float since(const Event& begin) {
        float elapsed = 0;
        checkCuda(cudaEventSynchronize(event_), "cudaEventSynchronize");
        checkCuda(cudaEventElapsedTime(&elapsed, begin.event_, event_), "cudaEventElapsedTime");
        return elapsed;
    }

private:
    cudaEvent_t event_ = nullptr;
};

class LaunchBoundsDemo : public ExtendedDemo {
public:
    LaunchBoundsDemo(std::unique_ptr<Demo> inner, std::vector<BoundedKernel> kernels, BlockSizesOf sizes)
        : ExtendedDemo(std::move(inner)), kernels_(std::move(kernels)), sizes_(sizes) {}

    void explore(const DemoLaunch& launch, Launcher&, LaunchResult& result) override {
        ResultTable table;
        table.title =
            fmt::format("With other bounds, in blocks of {}", shortTimesText(launch.config.blockDim));
        table.columns = {"__launch_bounds__", "registers",          "local memory (B)", "most threads",
                         "best threads",      "blocks per SM here", "median (µs)"};
        for (const BoundedKernel& kernel : kernels_) {
            cudaFuncAttributes attributes{};
            checkCuda(cudaFuncGetAttributes(&attributes, kernel.function), "cudaFuncGetAttributes");
            const auto [most, best] = sizes_(kernel.function);
            table.rows.push_back({kernel.bounds, fmt::format("{}", attributes.numRegs),
                                  fmt::format("{}", attributes.localSizeBytes), fmt::format("{}", most),
                                  fmt::format("{}", best), blocksPerMultiprocessor(kernel, launch),
                                  medianTime(kernel, launch)});
        }
        result.tables.push_back(std::move(table));
    }

    void release() override {
        ExtendedDemo::release();
        results_.release();
    }

private:
    static std::string blocksPerMultiprocessor(const BoundedKernel& kernel, const DemoLaunch& launch) {
        const Count threads = volume(launch.config.blockDim);
        if (threads == 0 || threads > static_cast<Count>(std::numeric_limits<int>::max()))
            return "0";
        int blocks = 0;
        const cudaError_t code = cudaOccupancyMaxActiveBlocksPerMultiprocessor(
            &blocks, kernel.function, static_cast<int>(threads), launch.config.dynamicSmemBytes.value);
        if (code == cudaSuccess)
            return fmt::format("{}", blocks);
        (void)cudaGetLastError();
        return cudaGetErrorName(code);
    }

    /// Of launches with this grid, block and dynamic shared memory; or why there are none.
    std::string medianTime(const BoundedKernel& kernel, const DemoLaunch& launch) {
        std::uint64_t recorded =
            static_cast<std::uint64_t>(std::min<Count>(threadCount(launch.shape), mostRecorded));
        results_.ensure({std::max<std::uint64_t>(recorded, 1) * sizeof(std::uint32_t)});
        void* pointer = results_.data();
        std::array<void*, 2> arguments{&pointer, &recorded};
        const auto& [gx, gy, gz] = launch.config.gridDim;
        const auto& [bx, by, bz] = launch.config.blockDim;
        Event begin;
        Event end;
        std::vector<double> times;
        double all = 0;
        for (int i = 0; i <= mostTimed && all < milliseconds; ++i) {
            begin.record(launch.stream);
            const cudaError_t code =
                cudaLaunchKernel(kernel.function, {gx, gy, gz}, {bx, by, bz}, arguments.data(),
                                 launch.config.dynamicSmemBytes.value, launch.stream);
            if (code != cudaSuccess) {
                (void)cudaGetLastError();
                return cudaGetErrorName(code);
            }
            end.record(launch.stream);
            const double elapsed = end.since(begin);
            all += elapsed;
            if (i == 1)
                times.clear(); // the first loads the kernel, and counts only where it takes all of the time
            times.push_back(elapsed * 1000);
        }
        return fmt::format("{:.2f}", summarise(std::move(times))->median);
    }

    std::vector<BoundedKernel> kernels_;
    BlockSizesOf sizes_;
    DeviceBuffer results_;
};

} // namespace

std::uint32_t expectedMix(std::uint32_t rank) {
    constexpr std::uint32_t count = 96;
    std::array<std::uint32_t, count> values{};
    for (std::uint32_t i = 0; i < count; ++i)
        values.at(i) = (rank ^ i) * 2654435761U;
    for (int round = 0; round < 32; ++round)
        for (std::uint32_t i = 0; i < count; ++i)
            values[i] = values[i] * 1664525U + values[(i + 7) % count];
    std::uint32_t sum = 0;
    for (const std::uint32_t value : values)
        sum ^= value;
    return sum;
}

void addLaunchBoundsDemos(DemoList& demos, const KernelInfo& info, const std::vector<BoundedKernel>& kernels,
                          BlockSizesOf sizes) {
    for (const BoundedKernel& kernel : kernels) {
        KernelInfo own = info;
        own.id = kernel.id;
        own.attributes.declared.launchBounds = kernel.declared;
        own.title = kernel.declared ? "Launch bounds " + kernel.bounds : "No launch bounds";
        own.summary =
            kernel.declared
                ? fmt::format(
                      "A computation that wants many registers, with __launch_bounds__({}): what that "
                      "does to registers, spills, occupancy and time.",
                      kernel.bounds)
                : "A computation that wants many registers, with no bounds on how it is launched, beside "
                  "the same with bounds.";
        demos.push_back(std::make_unique<LaunchBoundsDemo>(
            makeArrayDemo(Chapter::LaunchBounds, std::move(own), kernel.function, kernel.traced, mixPlan),
            kernels, sizes));
    }
}

} // namespace trichevron
