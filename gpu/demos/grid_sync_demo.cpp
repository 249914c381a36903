// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/grid_sync_demo.h"

#include "gpu/demos/array_demo.h"
#include "gpu/demos/extended_demo.h"
#include "gpu/demos/grid_sync_mark.h"
#include "gpu/demos/inputs.h"
#include "gpu/gpu_message.h"

#include <algorithm>

namespace trichevron::gpu {

namespace {

/// Far more blocks than are resident on any device; a larger grid is refused anyway.
constexpr std::uint64_t maxBlocks = std::uint64_t{1} << 20;
constexpr std::uint64_t maxSyncElements = std::uint64_t{1} << 32;

/// Twice the sum of the first `count` elements of A, modulo 2^32. Twice the elements are 0, 1, 2, …,
/// periodically.
std::uint32_t sumOfFirst(std::uint64_t count) {
    constexpr std::uint64_t period = inputPeriod;
    const std::uint64_t rest = count % period;
    return static_cast<std::uint32_t>(count / period * (period * (period - 1) / 2) + rest * (rest - 1) / 2);
}

ArrayPlan sumsPlan(const core::KernelInfo& info, const DemoLaunch& launch) {
    const std::uint64_t n = resolveProblem(info, launch, maxSyncElements).x;
    const auto blocks =
        static_cast<std::uint64_t>(std::min<core::Count>(volume(launch.shape.grid), maxBlocks));
    const auto threads = static_cast<std::uint64_t>(volume(launch.shape.block));
    ArrayPlan plan;
    plan.inputs = {n};
    plan.outputs = 2 * blocks;
    plan.words = WordKind::Unsigned;
    plan.sizes = {n, isCooperative(launch.config) ? 1U : 0U}; // the kernel reads its bool from the first byte
    plan.equal = "{right} of {all} elements equal the sum computed on the CPU"_msg;
    plan.indexText = [blocks](std::uint64_t word) {
        const auto block = "block"_a = std::to_string(word % blocks);
        return word < blocks ? "sum of block {block}"_msg.with(block)
                             : "sum of all of block {block}"_msg.with(block);
    };
    if (!isCooperative(launch.config)) {
        plan.expect = [](std::uint64_t first, std::span<std::uint32_t> expected) {
            if (first == 0)
                expected[0] = notCooperative;
        };
        return plan;
    }
    plan.work = {n * sizeof(float), 2 * blocks * sizeof(std::uint32_t), n, "elements"};
    plan.expect = [n, blocks, threads](std::uint64_t first, std::span<std::uint32_t> expected) {
        for (std::size_t k = 0; k < expected.size(); ++k)
            expected[k] = first + k < blocks ? sumOfBlock(n, first + k, blocks, threads) : sumOfFirst(n);
    };
    return plan;
}

class GridSyncDemo : public ExtendedDemo {
public:
    using ExtendedDemo::ExtendedDemo;

    DemoOutcome check(const DemoLaunch& launch) override {
        DemoOutcome outcome = ExtendedDemo::check(launch);
        core::Verification& verification = outcome.verification;
        if (verification.mismatches != 0)
            return outcome;
        if (!isCooperative(launch.config))
            verification.summary =
                "The kernel computed no sums: the launch is not cooperative, so this_grid().sync() would "
                "have trapped or hung. Launch with cudaLaunchCooperativeKernel."_msg;
        else
            verification.summary = "The sums of all {blocks, plural, one {# block} other {# blocks}} equal "
                                   "those computed on the "
                                   "CPU, and after the barrier each block computed the same total."_msg.with(
                                       "blocks"_a = volume(launch.shape.grid));
        return outcome;
    }
};

} // namespace

std::uint32_t sumOfBlock(std::uint64_t n, std::uint64_t block, std::uint64_t blocks, std::uint64_t threads) {
    std::uint32_t sum = 0;
    for (std::uint64_t first = block * threads; first < n; first += blocks * threads)
        sum += sumOfFirst(std::min(first + threads, n)) - sumOfFirst(first);
    return sum;
}

std::unique_ptr<Demo> makeGridSyncDemo(core::KernelInfo info, const void* function, const void* traced) {
    return std::make_unique<GridSyncDemo>(
        makeArrayDemo(Chapter::Cooperative, std::move(info), function, traced, sumsPlan));
}

} // namespace trichevron::gpu
