// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/block_launch.h"
#include "core/messages/occupancy_words.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using test::h200Limits;
using test::plainKernel;

std::vector<std::string> stepSentences(const KernelAttributes& kernel, std::uint64_t threads, Bytes smem) {
    const NextSteps steps = findNextSteps(kernel, h200Limits(), threads, smem);
    std::vector<std::string> sentences;
    for (const NextStep& step : steps.steps)
        sentences.push_back(messageFor(step, steps.now));
    if (steps.together)
        sentences.push_back(togetherSentence(steps));
    return sentences;
}

TEST(OccupancyWords, AStepThatHelps) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 70;
    EXPECT_EQ(stepSentences(kernel, 256, {}),
              (std::vector<std::string>{"6 registers fewer per thread, 64 instead of 70, would give 4 "
                                        "resident blocks instead of 3, and 32 "
                                        "of 64 warps instead of 24.",
                                        "32 threads fewer per block, 224 instead of 256, would give 4 "
                                        "resident blocks instead of 3, and 28 "
                                        "of 64 warps instead of 24."}));
}

TEST(OccupancyWords, StepsThatHelpOnlyTogether) {
    KernelAttributes kernel = plainKernel();
    kernel.numBlockBarriers = 10;
    EXPECT_EQ(
        stepSentences(kernel, 64, Bytes{37000}),
        (std::vector<std::string>{
            "4,744 B of shared memory less per block, 32,256 B instead of 37,000 B, would leave room for 7 "
            "blocks, but the multiprocessor stays at 6 resident blocks: its barriers allow no more.",
            "1 barrier fewer per block, 9 instead of 10, would leave room for 7 blocks, but the "
            "multiprocessor "
            "stays at 6 resident blocks: its shared memory allows no more.",
            "No one of these changes gives a block alone; one for each resource that limits, taken together, "
            "would give 7 resident blocks instead of 6, and 14 of 64 warps instead of 12."}));
}

TEST(OccupancyWords, ALargerBlockForMoreWarps) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 16;
    EXPECT_EQ(stepSentences(kernel, 32, {}),
              (std::vector<std::string>{
                  "32 threads more per block, 64 instead of 32, would give 32 resident blocks "
                  "instead of 32, and 64 of 64 warps instead of 32."}));
}

TEST(OccupancyWords, ASmallerBlockMayHoldFewerWarps) {
    EXPECT_EQ(stepSentences(plainKernel(), 256, {}).front(),
              "32 threads fewer per block, 224 instead of 256, would give 9 resident blocks instead of 8, "
              "and 63 of "
              "64 warps instead of 64, so fewer warps in all.");
}

TEST(OccupancyWords, RegistersThatLaunchBoundsAllow) {
    const LaunchBounds kept{256, 4, std::nullopt};
    EXPECT_EQ(messageFor(computeRegisterBound(kept, h200Limits()), kept),
              "__launch_bounds__(256, 4) let the compiler use up to 64 registers per thread, with which 4 "
              "blocks of "
              "256 threads on a multiprocessor fit (seen with ptxas of CUDA 13.0).");
    const LaunchBounds ignored{1024, 3, std::nullopt};
    EXPECT_EQ(
        messageFor(computeRegisterBound(ignored, h200Limits()), ignored),
        "__launch_bounds__(1024, 3) let the compiler use up to 64 registers per thread, with which 1 block "
        "of "
        "1,024 threads on a multiprocessor fits; the minimum of 3 blocks is more than a multiprocessor can "
        "hold, and ptxas leaves it out (seen with ptxas of CUDA 13.0).");
}

// The occupancy API accepts blocks that cannot be launched, since it ignores launch bounds.
TEST(BlockLaunch, NamesTheRuleThatABlockViolates) {
    KernelAttributes kernel = plainKernel();
    EXPECT_TRUE(evaluateBlock(kernel, h200Limits(), {256, 1, 1}, {}).accepted);
    kernel.declared.launchBounds = LaunchBounds{128, std::nullopt, std::nullopt};
    EXPECT_EQ(computeOccupancy(kernel, h200Limits(), 256, {}).maxActiveBlocksPerMultiprocessor, 8U);
    EXPECT_EQ(evaluateBlock(kernel, h200Limits(), {256, 1, 1}, {}).reportedFirst,
              RuleId::LaunchBoundsThreads);
    EXPECT_EQ(evaluateBlock(plainKernel(), h200Limits(), {1, 1, 65}, {}).reportedFirst,
              RuleId::BlockDimTooLarge)
        << "the extent counts, not only the number of threads";
    EXPECT_EQ(evaluateBlock(plainKernel(), h200Limits(), {64, 1, 1}, Bytes{60000}).reportedFirst,
              RuleId::SharedMemoryOptIn);
}

TEST(BlockLaunch, UsesAWholeDeclaredCluster) {
    KernelAttributes kernel = plainKernel();
    kernel.declared.clusterDims = ClusterExtent{2, 3, 1};
    EXPECT_TRUE(evaluateBlock(kernel, h200Limits(), {64, 1, 1}, {}).accepted);
    kernel.declared.clusterDims = ClusterDimsUnspecified{};
    EXPECT_TRUE(evaluateBlock(kernel, h200Limits(), {64, 1, 1}, {}).accepted);
}

} // namespace
} // namespace trichevron::core
