// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The steps of a sum in shared memory: with the barrier nothing is read before it is written, and the sum has
// every element once, as in the kernel's own loop; without it, it does not.
#include "core/demo/block_sum_steps.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

#include <numeric>

namespace trichevron::core {
namespace {

struct BlockCase : test::NamedCase {
    std::uint32_t threads;
    std::uint32_t summands;
    std::uint32_t summandsWithoutBarrier;
    std::uint32_t unwritten; ///< values in that sum that nobody wrote
};

class BlockSumSteps : public testing::TestWithParam<BlockCase> {
protected:
    BlockSum block() const { return {GetParam().threads, 32, GetParam().summands}; }
};

/// The kernel's loop over numbers, whose sum is then looked at.
std::uint64_t kernelSum(const BlockSum& block) {
    std::vector<std::uint64_t> partial(block.threads);
    for (std::uint32_t thread = 0; thread < block.threads; ++thread)
        partial[thread] = thread < block.summands ? std::uint64_t{thread} + 1 : 0;
    for (std::uint32_t left = block.threads; left > 1;) {
        const std::uint32_t half = (left + 1) / 2;
        for (std::uint32_t thread = 0; thread + half < left; ++thread)
            partial[thread] += partial[thread + half];
        left = half;
    }
    return partial[0];
}

TEST_P(BlockSumSteps, WithTheBarrierTheSumHasEveryElement) {
    const std::vector<SharedStep> steps = blockSumSteps(block(), Barrier::Kept);
    for (const SharedStep& step : steps)
        EXPECT_EQ(step.wrongReads(), 0U);
    EXPECT_EQ(steps.front().stage, SharedStage::Begin);
    EXPECT_EQ(steps.back().stage, SharedStage::End);
    EXPECT_EQ(steps.back().left, 1U);
    EXPECT_EQ(steps.back().elements.front(), (SharedElement{true, GetParam().summands, 0}));
    EXPECT_EQ(kernelSum(block()), std::uint64_t{GetParam().summands} * (GetParam().summands + 1) / 2);
}

TEST_P(BlockSumSteps, NoWarpPassesTheBarrierBeforeAllHaveWritten) {
    for (const SharedStep& step : blockSumSteps(block(), Barrier::Kept)) {
        const bool haveAllWritten =
            std::all_of(step.elements.begin(), step.elements.end(),
                        [](const SharedElement& element) { return element.isWritten; });
        EXPECT_TRUE(step.stage != SharedStage::Add || haveAllWritten);
        if (step.stage != SharedStage::Write)
            continue;
        for (std::uint32_t warp = 0; warp < block().warps(); ++warp)
            EXPECT_EQ(step.waits[warp], !haveAllWritten && step.elements[warp * 32].isWritten);
    }
}

TEST_P(BlockSumSteps, WithoutTheBarrierWarp0ReadsWhatNobodyHasWritten) {
    const std::vector<SharedStep> steps = blockSumSteps(block(), Barrier::LeftOut);
    EXPECT_EQ(steps.back().elements.front(),
              (SharedElement{true, GetParam().summandsWithoutBarrier, GetParam().unwritten}));
    const std::uint32_t wrong =
        std::accumulate(steps.begin(), steps.end(), 0U,
                        [](std::uint32_t sum, const SharedStep& step) { return sum + step.wrongReads(); });
    EXPECT_EQ(wrong, GetParam().unwritten);
    EXPECT_TRUE(steps.back().elements.back().isWritten) << "the others write in the end";
}

INSTANTIATE_TEST_SUITE_P(
    Blocks, BlockSumSteps,
    testing::Values(BlockCase{"EightWarps", 256, 256, 32, 96}, BlockCase{"OneWarp", 32, 32, 32, 0},
                    BlockCase{"OneThread", 1, 1, 1, 0}, BlockCase{"Largest", 1024, 1024, 32, 160},
                    BlockCase{"LastBlock", 256, 64, 32, 96}, BlockCase{"NoElement", 64, 0, 0, 32},
                    BlockCase{"PartialWarp", 40, 40, 32, 8}),
    test::caseName<BlockCase>);

TEST(BlockSum, IsOfTheLaunchAtHand) {
    KernelInfo kernel;
    kernel.id = "blockSum";
    LaunchConfig config;
    config.problem = ProblemExtent{1'000'000, 1, 1};
    const LaunchShape shape{{3907, 1, 1}, {1, 1, 1}, {256, 1, 1}, 32};
    EXPECT_EQ(blockSumOf(kernel, config, shape, {}), (BlockSum{256, 32, 256}));
    EXPECT_EQ(blockSumOf(kernel, config, shape, {3906, 0, 0}), (BlockSum{256, 32, 64}));
    EXPECT_FALSE(blockSumOf(kernel, config, shape, {3907, 0, 0}));
    EXPECT_FALSE(blockSumOf(kernel, config, {{1, 1, 1}, {1, 1, 1}, {2048, 1, 1}, 32}, {}));
    kernel.id = "matrixAdd";
    EXPECT_FALSE(blockSumOf(kernel, config, shape, {}));
}

} // namespace
} // namespace trichevron::core
