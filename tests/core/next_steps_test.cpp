// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/occupancy/next_steps.h"
#include "tests/core/architectures.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

using test::h200Limits;
using test::plainKernel;

const NextStep* findStep(const NextSteps& steps, StepKind kind) {
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

TEST_P(NextStepOnH200, HasTheExpectedValues) {
    const StepCase& c = GetParam();
    const NextSteps steps = findNextSteps(c.kernel, h200Limits(), c.threads, c.dynamicSmem);
    const NextStep* step = findStep(steps, c.kind);
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(step->from, c.from);
    EXPECT_EQ(step->to, c.to);
    EXPECT_EQ(step->after.maxActiveBlocksPerMultiprocessor, c.blocks);
    EXPECT_EQ(step->raises, c.raises);
    EXPECT_EQ(step->raises, step->stoppedBy.empty());
}

// Computed by hand: an SM of an H200 has 65536 registers in 4 sub-partitions, 64 warps, 32 blocks, 64
// barriers and 228 KiB of shared memory. Each block needs 1 KiB more than it requests.
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
            "SmallerBlockRelievesRegistersToo", kernelWith(70), 256, {}, StepKind::SmallerBlock, 256, 224, 4},
        StepCase{"LessSharedMemory", plainKernel(), 64, Bytes{40000}, StepKind::LessSharedMemory, 40000,
                 37888, 6},
        StepCase{"StaticSharedMemoryIsReducedAfterDynamic",
                 kernelWithStatic(40000),
                 64,
                 {},
                 StepKind::LessSharedMemory,
                 40000,
                 37888,
                 6},
        StepCase{"SmallerBlockRelievesWarps", kernelWith(16), 768, {}, StepKind::SmallerBlock, 768, 672, 3},
        StepCase{"LargerBlockWhenBlocksLimit", kernelWith(16), 32, {}, StepKind::LargerBlock, 32, 64, 32},
        StepCase{"FewerBarriers", kernelWith(32, 16), 64, {}, StepKind::FewerBarriers, 16, 12, 5},
        StepCase{"LargerCarveout", kernelWith(32, 1, 10), 64, Bytes{20000}, StepKind::LargerCarveout, 10, 15,
                 3},
        StepCase{"OptInWhenTheLaunchExceedsIt", plainKernel(), 64, Bytes{60000}, StepKind::RaiseSmemOptIn,
                 49152, 60000, 3},
        StepCase{"SharedMemoryBeyondTheDriversRange", plainKernel(), 64, Bytes{std::uint64_t{1} << 31U},
                 StepKind::LessSharedMemory, std::uint64_t{1} << 31U, 49152, 4},
        StepCase{"BlockAboveTheDevicesLimit", plainKernel(), 2048, {}, StepKind::SmallerBlock, 2048, 1024, 2},
        StepCase{"RegistersWhenWarpsLimitToo",
                 kernelWith(32),
                 256,
                 {},
                 StepKind::FewerRegisters,
                 32,
                 24,
                 8,
                 false}),
    test::caseName<StepCase>);

TEST(NextSteps, NamesTheResourceThatBlocksAStep) {
    const NextSteps steps = findNextSteps(kernelWith(32), h200Limits(), 256, {});
    const NextStep* step = findStep(steps, StepKind::FewerRegisters);
    ASSERT_NE(step, nullptr);
    EXPECT_EQ(step->allowed, 10U);
    EXPECT_EQ(step->stoppedBy, std::vector{Limiter::Warps});
    EXPECT_FALSE(steps.together.has_value()) << "all warps are resident";
}

TEST(NextSteps, ThatRaiseTheOccupancyComeFirst) {
    const NextSteps steps = findNextSteps(kernelWith(32), h200Limits(), 640, {});
    ASSERT_EQ(steps.now.activeWarps, 60U);
    ASSERT_EQ(steps.steps.size(), 2U);
    EXPECT_EQ(steps.steps[0].kind, StepKind::SmallerBlock);
    EXPECT_TRUE(steps.steps[0].raises);
    EXPECT_FALSE(steps.steps[1].raises);
}

struct SmallerBlockCase : test::NamedCase {
    std::uint32_t registers;
    std::uint64_t threads;
    std::uint64_t smaller; ///< 0: none
};
class SmallerBlockOnH200 : public testing::TestWithParam<SmallerBlockCase> {};

TEST_P(SmallerBlockOnH200, IsAStepWhereMoreWarpsAreResident) {
    const NextSteps steps =
        findNextSteps(kernelWith(GetParam().registers), h200Limits(), GetParam().threads, {});
    const NextStep* step = findStep(steps, StepKind::SmallerBlock);
    EXPECT_EQ(step == nullptr ? 0 : step->to, GetParam().smaller);
    EXPECT_TRUE(step == nullptr || step->after.activeWarps > steps.now.activeWarps);
}

INSTANTIATE_TEST_SUITE_P(NextStep, SmallerBlockOnH200,
                         testing::Values(SmallerBlockCase{{"EightBlocksHaveTheWarpsOfSix"}, 40, 256, 0},
                                         SmallerBlockCase{{"AllWarpsAreResident"}, 32, 256, 0},
                                         SmallerBlockCase{
                                             {"TheNextSizeHasFewerWarpsAndTheOneAfterItMore"}, 40, 352, 288},
                                         SmallerBlockCase{{"TheNextSizeHasMore"}, 40, 320, 288}),
                         test::caseName<SmallerBlockCase>);

TEST(NextSteps, CombinesTwoStepsWhenNoSingleStepHelps) {
    // Shared memory and barriers both allow 6 blocks.
    KernelAttributes kernel = kernelWith(32, 10);
    const NextSteps steps = findNextSteps(kernel, h200Limits(), 64, Bytes{37000});
    ASSERT_EQ(steps.now.maxActiveBlocksPerMultiprocessor, 6U);
    for (const NextStep& step : steps.steps)
        EXPECT_FALSE(step.raises) << toString(step.kind);
    ASSERT_TRUE(steps.together.has_value());
    EXPECT_EQ(steps.together->maxActiveBlocksPerMultiprocessor, 7U);
}

TEST(NextSteps, AreEmptyAtFullOccupancy) {
    const NextSteps steps = findNextSteps(kernelWith(16), h200Limits(), 64, {});
    EXPECT_EQ(steps.now.activeWarps, 64U);
    EXPECT_EQ(findStep(steps, StepKind::LargerBlock), nullptr) << "no larger block holds more warps";
    EXPECT_TRUE(findNextSteps(plainKernel(), h200Limits(), 0, {}).steps.empty());
    EXPECT_EQ(findStep(findNextSteps(kernelWith(1), h200Limits(), 1U << 20U, {}), StepKind::FewerRegisters),
              nullptr)
        << "a kernel has at least one register";
}

/// The occupancy with one quantity changed, as a caller would change it.
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
    return computeOccupancy(kernel, device, threads, smem);
}

class NextStepIsExact : public testing::TestWithParam<test::ArchitectureCase> {};

// At random points, each step has the stated effect, and the next nearer value does not.
TEST_P(NextStepIsExact, AtRandomPoints) {
    const DeviceProperties device = deviceFor(GetParam());
    test::Draw draw(device);
    std::array<int, 7> seen{};
    for (int i = 0; i < 3000; ++i) {
        const KernelAttributes kernel = draw.kernel(device);
        const std::uint32_t threads = draw.threads();
        const Bytes smem = draw.dynamicSmem(device);
        const NextSteps steps = findNextSteps(kernel, device, threads, smem);
        ASSERT_EQ(steps.now.blocksAllowedBy, computeOccupancy(kernel, device, threads, smem).blocksAllowedBy);
        for (const NextStep& step : steps.steps) {
            if (step.kind == StepKind::LessSharedMemory && step.to < kernel.sharedSizeBytes.value)
                continue; // changes the static part, which the cases above cover
            const bool changesThreads =
                step.kind == StepKind::SmallerBlock || step.kind == StepKind::LargerBlock;
            const std::uint64_t unit = changesThreads ? device.warpSize : 1;
            const std::uint64_t nearer = step.to > step.from ? step.to - unit : step.to + unit;
            const auto with = [&](std::uint64_t value) {
                return occupancyWith(kernel, device, threads, smem, step.kind, value);
            };
            const auto better = [&](const Occupancy& after) {
                if (step.raises)
                    return after.activeWarps > steps.now.activeWarps;
                return after.allowedBy(step.limiter) > steps.now.allowedBy(step.limiter);
            };
            ++seen[static_cast<std::size_t>(step.kind)];
            ASSERT_TRUE(better(with(step.to))) << toString(step.kind) << ' ' << test::figures(kernel);
            if (step.kind != StepKind::RaiseSmemOptIn) {
                ASSERT_FALSE(better(with(nearer)))
                    << toString(step.kind) << " from " << step.from << " to " << step.to << " threads "
                    << threads << " smem " << smem.value << ' ' << test::figures(kernel);
            }
        }
    }
    for (const StepKind kind :
         {StepKind::FewerRegisters, StepKind::LessSharedMemory, StepKind::LargerCarveout,
          StepKind::SmallerBlock, StepKind::LargerBlock, StepKind::RaiseSmemOptIn})
        EXPECT_GT(seen[static_cast<std::size_t>(kind)], 0) << toString(kind);
}

INSTANTIATE_TEST_SUITE_P(NextStep, NextStepIsExact, testing::ValuesIn(test::architectureCases),
                         test::caseName<test::ArchitectureCase>);

} // namespace
} // namespace trichevron::core
