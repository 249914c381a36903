// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/next_steps.h"
#include "tests/core/architectures.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron {
namespace {

using test::h200Limits;
using test::plainKernel;

const NextStep* stepOf(const NextSteps& steps, StepKind kind) {
    const auto found = std::find_if(steps.steps.begin(), steps.steps.end(),
                                    [&](const NextStep& step) { return step.kind == kind; });
    return found == steps.steps.end() ? nullptr : &*found;
}

struct StepCase : test::NamedCase {
    KernelAttributes kernel;
    std::uint64_t threads;
    Bytes dynamicSmem;
    StepKind kind;
    std::uint64_t from;
    std::uint64_t to;
    std::uint32_t blocks; ///< resident after the step
    bool raises = true;
};

KernelAttributes kernelWith(std::uint32_t registers, std::uint32_t barriers = 1, int carveout = -1) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = registers;
    kernel.numBlockBarriers = barriers;
    kernel.optIns.preferredShmemCarveout = carveout;
    return kernel;
}

KernelAttributes kernelWithStatic(std::uint64_t bytes) {
    KernelAttributes kernel = plainKernel();
    kernel.sharedSizeBytes = Bytes{bytes};
    kernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(Bytes{bytes});
    return kernel;
}

class NextStepOnH200 : public testing::TestWithParam<StepCase> {};

TEST_P(NextStepOnH200, Is) {
    const StepCase& c = GetParam();
    const NextSteps steps = nextStepsUp(c.kernel, h200Limits(), c.threads, c.dynamicSmem);
    const NextStep* step = stepOf(steps, c.kind);
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(step->from, c.from);
    EXPECT_EQ(step->to, c.to);
    EXPECT_EQ(step->after.maxActiveBlocksPerMultiprocessor, c.blocks);
    EXPECT_EQ(step->raises, c.raises);
    EXPECT_EQ(step->raises, step->stoppedBy.empty());
}

// By hand: an H200's multiprocessor has 65536 registers in 4 parts, 64 warps, 32 blocks, 228 KiB of shared
// memory of which each block takes 1 KiB more than it asks for, and 64 barriers.
INSTANTIATE_TEST_SUITE_P(
    NextStep, NextStepOnH200,
    testing::Values(
        StepCase{"FewerRegistersUntilAnotherBlockFits",
                 kernelWith(70),
                 256,
                 {},
                 StepKind::FewerRegisters,
                 70,
                 64,
                 4},
        StepCase{
            "SmallerBlockEasesRegistersToo", kernelWith(70), 256, {}, StepKind::SmallerBlock, 256, 224, 4},
        StepCase{"LessSharedMemory", plainKernel(), 64, Bytes{40000}, StepKind::LessSharedMemory, 40000,
                 37888, 6},
        StepCase{"StaticSharedMemoryGoesAfterDynamic",
                 kernelWithStatic(40000),
                 64,
                 {},
                 StepKind::LessSharedMemory,
                 40000,
                 37888,
                 6},
        StepCase{"SmallerBlockEasesWarps", kernelWith(16), 768, {}, StepKind::SmallerBlock, 768, 672, 3},
        StepCase{"LargerBlockWhereBlocksLimit", kernelWith(16), 32, {}, StepKind::LargerBlock, 32, 64, 32},
        StepCase{"FewerBarriers", kernelWith(32, 16), 64, {}, StepKind::FewerBarriers, 16, 12, 5},
        StepCase{"LargerCarveout", kernelWith(32, 1, 10), 64, Bytes{20000}, StepKind::LargerCarveout, 10, 15,
                 3},
        StepCase{"OptInWhereTheLaunchAsksForMoreThanIsAllowed", plainKernel(), 64, Bytes{60000},
                 StepKind::RaiseSmemOptIn, 49152, 60000, 3},
        StepCase{"SharedMemoryPastWhatTheDriverTakes", plainKernel(), 64, Bytes{std::uint64_t{1} << 31U},
                 StepKind::LessSharedMemory, std::uint64_t{1} << 31U, 49152, 4},
        StepCase{"ABlockOverTheDevicesLimit", plainKernel(), 2048, {}, StepKind::SmallerBlock, 2048, 1024, 2},
        StepCase{"RegistersAloneWhereWarpsLimitToo",
                 kernelWith(32),
                 256,
                 {},
                 StepKind::FewerRegisters,
                 32,
                 24,
                 8,
                 false}),
    test::caseName<StepCase>);

TEST(NextSteps, SaysWhatStopsAStepThatRaisesNothing) {
    const NextSteps steps = nextStepsUp(kernelWith(32), h200Limits(), 256, {});
    const NextStep* step = stepOf(steps, StepKind::FewerRegisters);
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(step->allowed, 10U);
    EXPECT_EQ(step->stoppedBy, std::vector{Limiter::Warps});
    ASSERT_FALSE(steps.steps.empty());
    EXPECT_EQ(steps.steps.front().kind, StepKind::SmallerBlock) << "what raises stands first";
    EXPECT_FALSE(steps.together.has_value()) << "the smaller block does it alone";
}

TEST(NextSteps, TakesTwoStepsTogetherWhereNoneHelpsAlone) {
    // 6 blocks by shared memory, 6 by barriers
    KernelAttributes kernel = kernelWith(32, 10);
    const NextSteps steps = nextStepsUp(kernel, h200Limits(), 64, Bytes{37000});
    ASSERT_EQ(steps.now.maxActiveBlocksPerMultiprocessor, 6U);
    for (const NextStep& step : steps.steps)
        EXPECT_FALSE(step.raises) << nameOf(step.kind);
    ASSERT_TRUE(steps.together.has_value());
    EXPECT_EQ(steps.together->maxActiveBlocksPerMultiprocessor, 7U);
}

TEST(NextSteps, NoneWhereEverythingIsFull) {
    const NextSteps steps = nextStepsUp(kernelWith(16), h200Limits(), 64, {});
    EXPECT_EQ(steps.now.activeWarps, 64U);
    EXPECT_EQ(stepOf(steps, StepKind::LargerBlock), nullptr) << "no larger block holds more warps";
    EXPECT_TRUE(nextStepsUp(plainKernel(), h200Limits(), 0, {}).steps.empty());
    EXPECT_EQ(stepOf(nextStepsUp(kernelWith(1), h200Limits(), 1U << 20U, {}), StepKind::FewerRegisters),
              nullptr)
        << "no kernel has no register";
}

/// The point with one quantity set to another value, as a caller would set it.
Occupancy occupancyWith(KernelAttributes kernel, const DeviceProperties& device, std::uint64_t threads,
                        Bytes smem, StepKind kind, std::uint64_t value) {
    switch (kind) {
    case StepKind::FewerRegisters:
        kernel.numRegs = static_cast<std::uint32_t>(value);
        break;
    case StepKind::LessSharedMemory:
        smem = value > kernel.sharedSizeBytes.value ? Bytes{value} - kernel.sharedSizeBytes : Bytes{0};
        break;
    case StepKind::RaiseSmemOptIn:
        kernel.optIns.maxDynamicSharedSizeBytes = Bytes{value};
        break;
    case StepKind::LargerCarveout:
        kernel.optIns.preferredShmemCarveout = static_cast<int>(value);
        break;
    case StepKind::FewerBarriers:
        kernel.numBlockBarriers = static_cast<std::uint32_t>(value);
        break;
    case StepKind::SmallerBlock:
    case StepKind::LargerBlock:
        threads = value;
        break;
    }
    return occupancyOf(kernel, device, threads, smem);
}

class NextStepIsExact : public testing::TestWithParam<test::ArchitectureCase> {};

// Of every step at random points: it does what it says, and one value nearer does not.
TEST_P(NextStepIsExact, AtRandomPoints) {
    const DeviceProperties device = deviceOf(GetParam());
    test::Draw draw(device);
    std::array<int, 7> seen{};
    for (int i = 0; i < 3000; ++i) {
        const KernelAttributes kernel = draw.kernel(device);
        const std::uint32_t threads = draw.threads();
        const Bytes smem = draw.dynamicSmem(device);
        const NextSteps steps = nextStepsUp(kernel, device, threads, smem);
        ASSERT_EQ(steps.now.blocksAllowedBy, occupancyOf(kernel, device, threads, smem).blocksAllowedBy);
        for (const NextStep& step : steps.steps) {
            if (step.kind == StepKind::LessSharedMemory && step.to < kernel.sharedSizeBytes.value)
                continue; // of the static part; the cases above have it
            const bool threadsStep =
                step.kind == StepKind::SmallerBlock || step.kind == StepKind::LargerBlock;
            const std::uint64_t unit = threadsStep ? device.warpSize : 1;
            const std::uint64_t nearer = step.to > step.from ? step.to - unit : step.to + unit;
            const auto with = [&](std::uint64_t value) {
                return occupancyWith(kernel, device, threads, smem, step.kind, value);
            };
            const auto better = [&](const Occupancy& after) {
                if (step.kind == StepKind::LargerBlock)
                    return after.activeWarps > steps.now.activeWarps;
                if (step.raises)
                    return after.maxActiveBlocksPerMultiprocessor >
                           steps.now.maxActiveBlocksPerMultiprocessor;
                return after.allowedBy(step.limiter) > steps.now.allowedBy(step.limiter);
            };
            ++seen[static_cast<std::size_t>(step.kind)];
            ASSERT_TRUE(better(with(step.to))) << nameOf(step.kind) << ' ' << test::figures(kernel);
            if (step.kind != StepKind::RaiseSmemOptIn) {
                ASSERT_FALSE(better(with(nearer)))
                    << nameOf(step.kind) << " from " << step.from << " to " << step.to << " threads "
                    << threads << " smem " << smem.value << ' ' << test::figures(kernel);
            }
        }
    }
    for (const StepKind kind :
         {StepKind::FewerRegisters, StepKind::LessSharedMemory, StepKind::LargerCarveout,
          StepKind::SmallerBlock, StepKind::LargerBlock, StepKind::RaiseSmemOptIn})
        EXPECT_GT(seen[static_cast<std::size_t>(kind)], 0) << nameOf(kind);
}

INSTANTIATE_TEST_SUITE_P(NextStep, NextStepIsExact, testing::ValuesIn(test::architectureCases),
                         test::caseName<test::ArchitectureCase>);

} // namespace
} // namespace trichevron
