// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/launch_bounds_demo.h"

#include "core/dimensions/extent_text.h"
#include "core/text/number_text.h"
#include "gpu/cuda_call.h"
#include "gpu/demos/array_demo.h"
#include "gpu/demos/extended_demo.h"
#include "gpu/gpu_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace trichevron::gpu {

namespace {

/// All threads run, but only the first ones have space for their result.
constexpr std::uint64_t maxBoundsRecords = std::uint64_t{1} << 17;
/// Limits the time for the table: the kernel that spills the most takes 0.43 ms for 135,168 threads (seen on
/// H200, driver 580), so about 0.4 s for a thousand times as many.
constexpr core::Count maxTimedThreads = core::Count{1} << 27;

std::string boundsText(const core::LaunchBounds& bounds) {
    return bounds.minBlocksPerMultiprocessor
               ? fmt::format("{}, {}", bounds.maxThreadsPerBlock, *bounds.minBlocksPerMultiprocessor)
               : fmt::format("{}", bounds.maxThreadsPerBlock);
}

core::Text boundsCell(const std::optional<core::LaunchBounds>& bounds) {
    return bounds ? core::verbatim(boundsText(*bounds)) : core::Text("none"_msg);
}

core::Text numberCell(long long number) {
    return core::verbatim(fmt::format("{}", number));
}

ArrayPlan mixPlan(const core::KernelInfo& info, const DemoLaunch& launch) {
    requireNoProblem(info, launch.config);
    ArrayPlan plan;
    plan.outputs =
        static_cast<std::uint64_t>(std::min<core::Count>(threadCount(launch.shape), maxBoundsRecords));
    plan.words = WordKind::Unsigned;
    plan.sizes = {plan.outputs};
    plan.equal = "{right} of {all} elements equal the result computed on the CPU"_msg;
    plan.expect = [](std::uint64_t first, std::span<std::uint32_t> expected) {
        for (std::size_t k = 0; k < expected.size(); ++k)
            expected[k] = expectedMix(static_cast<std::uint32_t>(first + k));
    };
    return plan;
}

class LaunchBoundsDemo : public ExtendedDemo {
public:
    LaunchBoundsDemo(std::unique_ptr<Demo> inner, BoundsForArchitecture bounds,
                     std::vector<BoundedKernel> kernels, BlockSizeQuery sizes)
        : ExtendedDemo(std::move(inner)), bounds_(bounds), kernels_(std::move(kernels)), sizes_(sizes) {}

    core::KernelDeclaration declarationFor(const core::KernelAttributes& queried) const override {
        core::KernelDeclaration declared = ExtendedDemo::declarationFor(queried);
        declared.launchBounds = bounds_(queried.binaryVersion);
        return declared;
    }

    void addExtraTables(const DemoLaunch& launch, Launcher& launcher, core::LaunchResult& result) override {
        core::ResultTable table;
        table.title = "Other launch bounds, in blocks of {block}"_msg.with(
            "block"_a = shortExtentText(launch.config.blockDim));
        table.columns = {core::verbatim("__launch_bounds__"),
                         "registers"_msg,
                         "local memory (B)"_msg,
                         "max threads"_msg,
                         "best threads"_msg,
                         "blocks per SM"_msg,
                         "median (µs)"_msg};
        for (const BoundedKernel& kernel : kernels_) {
            cudaFuncAttributes attributes{};
            checkCuda(cudaFuncGetAttributes(&attributes, kernel.function), "cudaFuncGetAttributes");
            const auto [max, best] = sizes_(kernel.function);
            table.rows.push_back({boundsCell(kernel.bounds(attributes.binaryVersion)),
                                  numberCell(attributes.numRegs),
                                  numberCell(static_cast<long long>(attributes.localSizeBytes)),
                                  numberCell(max), numberCell(best), blocksPerMultiprocessor(kernel, launch),
                                  timeCell(kernel, launch, launcher)});
        }
        result.tables.push_back(std::move(table));
    }

    void release() override {
        ExtendedDemo::release();
        results_.release();
    }

private:
    static core::Text blocksPerMultiprocessor(const BoundedKernel& kernel, const DemoLaunch& launch) {
        const core::Count threads = volume(launch.config.blockDim);
        if (threads == 0 || threads > static_cast<core::Count>(std::numeric_limits<int>::max()))
            return core::verbatim("0");
        int blocks = 0;
        const cudaError_t code = cudaOccupancyMaxActiveBlocksPerMultiprocessor(
            &blocks, kernel.function, static_cast<int>(threads), launch.config.dynamicSmemBytes.value);
        if (code == cudaSuccess)
            return numberCell(blocks);
        (void)cudaGetLastError();
        return core::verbatim(cudaGetErrorName(code));
    }

    /// Median time of launches with the user's configuration, or the reason why there is none.
    core::Text timeCell(const BoundedKernel& kernel, const DemoLaunch& launch, Launcher& launcher) {
        if (launcher.isCancelled())
            return "cancelled"_msg;
        if (launch.withinDimLimits && threadCount(launch.shape) > maxTimedThreads)
            return "too long to time"_msg;
        std::uint64_t recorded =
            static_cast<std::uint64_t>(std::min<core::Count>(threadCount(launch.shape), maxBoundsRecords));
        results_.ensure({std::max<std::uint64_t>(recorded, 1) * sizeof(std::uint32_t)});
        void* pointer = results_.data();
        std::array<void*, 2> arguments{&pointer, &recorded};
        const ExtraLaunch extra{kernel.function, arguments, launch.config};
        if (const ExtraAnswer answer = launcher.launch(extra); !answer.ok())
            return core::verbatim(answer.launch.ok() ? answer.synchronisation->name : answer.launch.name);
        const std::optional<double> median = launcher.medianMicroseconds(extra);
        return median ? core::verbatim(fmt::format("{:.2f}", *median)) : core::Text("failed"_msg);
    }

    BoundsForArchitecture bounds_;
    std::vector<BoundedKernel> kernels_;
    BlockSizeQuery sizes_;
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

void addLaunchBoundsDemos(DemoList& demos, const core::KernelInfo& info,
                          const std::vector<BoundedKernel>& kernels, BlockSizeQuery sizes) {
    for (const BoundedKernel& kernel : kernels) {
        core::KernelInfo own = info;
        own.id = kernel.id;
        const std::optional<core::LaunchBounds> bounds = kernel.bounds(0);
        own.attributes.declared.launchBounds = bounds;
        own.title = bounds ? "Launch bounds " + boundsText(*bounds) : "No launch bounds";
        own.summary = bounds
                          ? fmt::format("A computation that uses many registers, with __launch_bounds__({}): "
                                        "the effect on registers, spills, occupancy and time.",
                                        boundsText(*bounds))
                          : "A computation that uses many registers, without launch bounds, for comparison "
                            "with the bounded versions.";
        demos.push_back(std::make_unique<LaunchBoundsDemo>(
            makeArrayDemo(Chapter::LaunchBounds, std::move(own), kernel.function, kernel.traced, mixPlan),
            kernel.bounds, kernels, sizes));
    }
}

} // namespace trichevron::gpu
