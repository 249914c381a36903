// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/block_launch.h"
#include "core/messages/occupancy_words.h"
#include "tests/core/fixtures.h"
#include "tests/support/pseudo_language.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using test::h200Limits;
using test::plainKernel;

std::vector<std::string> stepSentences(const KernelAttributes& kernel, std::uint64_t threads, Bytes smem) {
    const NextSteps steps = findNextSteps(kernel, h200Limits(), threads, smem);
    std::vector<std::string> sentences;
    for (const NextStep& step : steps.steps)
        sentences.push_back(messageFor(step, steps.now).text());
    if (steps.together)
        sentences.push_back(togetherSentence(steps));
    return sentences;
}

TEST(OccupancyWords, ASentenceThatIsKeptFollowsTheLanguage) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 70;
    const NextSteps steps = findNextSteps(kernel, h200Limits(), 256, {});
    ASSERT_FALSE(steps.steps.empty());
    const Text sentence = messageFor(steps.steps.front(), steps.now);
    EXPECT_FALSE(isVerbatim(sentence));
    const std::string english = sentence.text();
    EXPECT_NE(english.find("resident blocks instead of"), std::string::npos) << english;
    {
        const test::PseudoLanguage other;
        EXPECT_EQ(sentence.text().find("resident blocks instead of"), std::string::npos) << sentence.text();
    }
    EXPECT_EQ(sentence.text(), english);
}

TEST(OccupancyWords, AStepThatHelps) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 70;
    EXPECT_EQ(stepSentences(kernel, 256, {}),
              (std::vector<std::string>{"With 64 registers per thread instead of 70, an SM would hold 4 "
                                        "resident blocks instead of 3, and 32 of 64 warps instead of 24.",
                                        "With 224 threads per block instead of 256, an SM would hold 4 "
                                        "resident blocks instead of 3, and 28 of 64 warps instead of 24."}));
}

TEST(OccupancyWords, StepsThatHelpOnlyTogether) {
    KernelAttributes kernel = plainKernel();
    kernel.numBlockBarriers = 10;
    EXPECT_EQ(
        stepSentences(kernel, 64, Bytes{37000}),
        (std::vector<std::string>{
            "With 32,256 B of shared memory per block instead of 37,000 B, there would be room for 7 "
            "blocks, but the SM still holds only 6 resident blocks, limited by barriers.",
            "With 9 barriers per block instead of 10, there would be room for 7 blocks, but the SM still "
            "holds only 6 resident blocks, limited by shared memory.",
            "No single change adds a block. Changing every limiting resource together would give 7 "
            "resident blocks instead of 6, and 14 of 64 warps instead of 12."}));
}

TEST(OccupancyWords, ALargerBlockForMoreWarps) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 16;
    EXPECT_EQ(stepSentences(kernel, 32, {}),
              (std::vector<std::string>{
                  "With 64 threads per block instead of 32, an SM would hold 32 resident blocks "
                  "instead of 32, and 64 of 64 warps instead of 32."}));
}

TEST(OccupancyWords, ASmallerBlockIsNamedOnlyWhereMoreWarpsAreResident) {
    const auto smaller = [](std::uint32_t registers, std::uint64_t threads) {
        KernelAttributes kernel = plainKernel();
        kernel.numRegs = registers;
        std::string all;
        for (const std::string& sentence : stepSentences(kernel, threads, {}))
            if (sentence.find("threads per block") != std::string::npos)
                all += sentence;
        return all;
    };
    EXPECT_EQ(smaller(40, 256), "") << "8 blocks of 192 threads have 48 warps, as 6 of 256 have";
    EXPECT_EQ(smaller(32, 256), "") << "all warps are resident";
    EXPECT_EQ(smaller(40, 320),
              "With 288 threads per block instead of 320, an SM would hold 5 resident blocks "
              "instead of 4, and 45 of 64 warps instead of 40.");
}

TEST(OccupancyWords, RegistersThatLaunchBoundsAllow) {
    const LaunchBounds kept{256, 4, std::nullopt};
    EXPECT_EQ(messageFor(computeRegisterBound(kept, h200Limits()), kept),
              "__launch_bounds__(256, 4) let the compiler use up to 64 registers per thread, so that 4 "
              "blocks of 256 threads fit on an SM (seen with ptxas of CUDA 13.0).");
    const LaunchBounds ignored{1024, 3, std::nullopt};
    EXPECT_EQ(
        messageFor(computeRegisterBound(ignored, h200Limits()), ignored),
        "__launch_bounds__(1024, 3) let the compiler use up to 64 registers per thread, so that 1 block "
        "of 1,024 threads fits on an SM; the minimum of 3 blocks is more than an SM can hold, and ptxas "
        "ignores it (seen with ptxas of CUDA 13.0).");
}

TEST(OccupancyWords, BlocksOf257To639ThreadsHaveTheLimitOfOneBlock) {
    const LaunchBounds bounds{512, std::nullopt, std::nullopt};
    EXPECT_EQ(
        messageFor(computeRegisterBound(bounds, h200Limits()), bounds),
        "__launch_bounds__(512) let the compiler use up to 128 registers per thread, so that 1 block of "
        "512 threads fits on an SM (seen with ptxas of CUDA 13.0).");
    EXPECT_EQ(computeRegisterBound(LaunchBounds{512, 4, std::nullopt}, h200Limits()).registers, 32U);
}

TEST(OccupancyWords, RegistersThatLaunchBoundsAllowOnADevice) {
    KernelAttributes kernel = plainKernel();
    EXPECT_EQ(registerBoundText(kernel, h200Limits()), "") << "no launch bounds";
    kernel.declared.launchBounds = LaunchBounds{256, std::nullopt, 4};
    EXPECT_EQ(
        registerBoundText(kernel, h200Limits()),
        "__launch_bounds__(256) let the compiler use up to 255 registers per thread, so that 1 block of 256 "
        "threads fits on an SM (seen with ptxas of CUDA 13.0).");
    kernel.registerLimit = 128;
    EXPECT_EQ(registerBoundText(kernel, h200Limits()),
              "The machine code was compiled for up to 128 registers per thread, so that 2 blocks of 256 "
              "threads fit on an SM: that is what its launch bounds or an option of the compiler allowed.");
    kernel.declared.launchBounds = LaunchBounds{2048, std::nullopt, std::nullopt};
    EXPECT_EQ(registerBoundText(kernel, h200Limits()), "") << "no block of the device";
}

TEST(OccupancyWords, ArgumentsOfLaunchBounds) {
    EXPECT_EQ(argumentsText({256, std::nullopt, std::nullopt}), "256");
    EXPECT_EQ(argumentsText({256, 2, std::nullopt}), "256, 2");
    EXPECT_EQ(argumentsText({256, std::nullopt, 4}), "256, 0, 4");
    EXPECT_EQ(argumentsText({256, 2, 4}), "256, 2, 4");
}

TEST(OccupancyWords, WhatAnSmGivesABlock) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 33; // 33 × 32 = 1,056 registers per warp, rounded up to 1,280
    EXPECT_EQ(
        allocationText(computeOccupancy(kernel, h200Limits(), 256, Bytes{100}), h200Limits()),
        "An SM gives each block 10,240 registers, in units of 256 per warp, and 1,152 B of shared memory, in "
        "units of 128 B and with 1,024 B reserved.");
    EXPECT_EQ(allocationText(computeOccupancy(kernel, h200Limits(), 0, {}), h200Limits()), "");
    EXPECT_EQ(
        allowedBlocksText(computeOccupancy(kernel, h200Limits(), 256, Bytes{100})),
        "Each resource alone allows this many blocks per SM: warps 8, the limit of blocks 32, registers 6, "
        "shared memory 202, barriers 64.");
    EXPECT_EQ(allowedBlocksText(computeOccupancy(kernel, h200Limits(), 0, {})), "");
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

TEST(OccupancyWords, ThreeLimitersAreAList) {
    Occupancy occupancy;
    occupancy.maxActiveBlocksPerMultiprocessor = 8;
    occupancy.blocksAllowedBy = {8, 8, 8, 9, 9};
    EXPECT_EQ(limitersOf(occupancy), "warps, the maximum number of blocks per SM and registers");
    occupancy.blocksAllowedBy = {8, 9, 8, 9, 9};
    EXPECT_EQ(limitersOf(occupancy), "warps and registers");
}

TEST(OccupancyWords, NoStepAddsABlockWhereClustersLimit) {
    const NextSteps steps = findNextSteps(plainKernel(), h200Limits(), 128, {});
    ASSERT_EQ(steps.now.maxActiveBlocksPerMultiprocessor, 16U);
    const NextSteps clustered = inClusters(steps);
    EXPECT_EQ(clustered.now.maxActiveBlocksPerMultiprocessor, 8U);
    EXPECT_EQ(clustered.now.activeWarps, 32U);
    EXPECT_TRUE(clustered.steps.empty());
    const NextSteps few = findNextSteps(plainKernel(), h200Limits(), 1024, {});
    EXPECT_EQ(inClusters(few).steps.size(), few.steps.size()) << "two blocks fill an SM";
}

TEST(OccupancyWords, NoStepLeadsPastWhatClustersAllow) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 56; // room for 36 warps
    const NextSteps steps = findNextSteps(kernel, h200Limits(), 160, {});
    ASSERT_EQ(steps.now.maxActiveBlocksPerMultiprocessor, 7U);
    const auto smaller = std::find_if(steps.steps.begin(), steps.steps.end(), [](const NextStep& step) {
        return step.kind == StepKind::SmallerBlock && step.raises;
    });
    ASSERT_NE(smaller, steps.steps.end()) << "nine blocks of 128 threads without clusters";
    for (const NextStep& step : inClusters(steps).steps)
        EXPECT_LE(step.after.maxActiveBlocksPerMultiprocessor, 8U);
    EXPECT_EQ(inClusters(steps).steps.size() + 1, steps.steps.size());
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
