// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/rules/rule.h"
#include "core/words/words.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <random>

namespace trichevron {
namespace {

RuleSet violationsAfter(const Fix& fix, KernelAttributes kernel, const DeviceProperties& device) {
    kernel.optIns = fix.optIns;
    return violationsOf(RuleContext(fix.config, kernel, device));
}

class RandomLaunches {
public:
    LaunchConfig next(KernelAttributes& kernel) {
        LaunchConfig config;
        config.api = allLaunchApis[pick(6)];
        config.gridDim = {edge(2147483647), edge(65535), edge(65535)};
        config.blockDim = {edge(1024), edge(64), edge(16)};
        if (carriesClusterDim(config.api) && pick(2) == 0)
            config.clusterDim = ClusterExtent{small(), small(), small()};
        config.cooperative = carriesClusterDim(config.api) && pick(4) == 0;
        config.dynamicSmemBytes = Bytes{pick(3) == 0 ? pick(300000) : 0};
        if (pick(3) == 0) {
            config.problem = ProblemExtent{edge(100000), edge(1000), 1};
            config.gridDim = gridCovering(*config.problem, config.blockDim);
        }
        kernel = test::plainKernel();
        kernel.numRegs = static_cast<std::uint32_t>(pick(256));
        kernel.sharedSizeBytes = Bytes{pick(2) == 0 ? pick(49152) : 0};
        kernel.optIns.maxDynamicSharedSizeBytes = Bytes{49152 - kernel.sharedSizeBytes.value};
        if (pick(3) == 0)
            kernel.declared.launchBounds =
                LaunchBounds{1 + static_cast<std::uint32_t>(pick(1024)), {}, 1 + small()};
        if (pick(5) == 0)
            kernel.declared.clusterDims = ClusterExtent{1 + small() % 4, 1, 1};
        else if (pick(8) == 0)
            kernel.declared.clusterDims = ClusterDimsUnspecified{};
        return config;
    }

private:
    std::uint64_t pick(std::uint64_t count) {
        return std::uniform_int_distribution<std::uint64_t>(0, count - 1)(random_);
    }
    std::uint32_t edge(std::uint32_t limit) {
        switch (pick(6)) {
        case 0:
            return 0;
        case 1:
            return limit;
        case 2:
            return limit + 1;
        case 3:
            return limit * 2;
        default:
            return 1 + static_cast<std::uint32_t>(pick(40));
        }
    }
    std::uint32_t small() { return static_cast<std::uint32_t>(pick(9)); }

    std::mt19937_64 random_{7};
};

TEST(Fixes, EachLeavesAProperSubsetOfTheViolations) {
    const DeviceProperties device = test::h200Limits();
    RandomLaunches launches;
    std::size_t broken = 0;
    std::size_t fixes = 0;
    std::size_t violationsWithoutFix = 0;
    while (broken < 100000) {
        KernelAttributes kernel;
        const LaunchConfig config = launches.next(kernel);
        const Evaluation evaluation = evaluate(config, kernel, device);
        if (evaluation.accepted)
            continue;
        ++broken;
        const RuleSet before = violationsOf(RuleContext(config, kernel, device));
        ASSERT_EQ(before.count(), evaluation.violationCount());
        for (const Finding& finding : evaluation.findings) {
            if (finding.status != FindingStatus::Violated)
                continue;
            if (finding.fixes.empty())
                ++violationsWithoutFix;
            for (const Fix& fix : finding.fixes) {
                ++fixes;
                const RuleSet after = violationsAfter(fix, kernel, device);
                ASSERT_TRUE((after & ~before).none()) << labelOf(fix);
                ASSERT_LT(after.count(), before.count()) << labelOf(fix);
            }
        }
    }
    EXPECT_GT(fixes, broken) << "most violations are mended in more than one way";
    std::cout << fixes << " fixes for " << broken << " broken launches; " << violationsWithoutFix
              << " violations that no single change mends\n";
}

TEST(Fixes, BlockFixDerivesTheGridThatFollowsTheProblemAnew) {
    LaunchConfig config = test::launchOf({32, 16, 1}, {32, 64, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::ThreadsPerBlock);
    ASSERT_NE(finding, nullptr);
    ASSERT_FALSE(finding->fixes.empty());
    for (const Fix& fix : finding->fixes)
        EXPECT_EQ(fix.config.gridDim, gridCovering(*config.problem, fix.config.blockDim)) << labelOf(fix);
}

TEST(Fixes, OfAKernelWhoseGridCountsClustersSayWhatTheLaunchMakes) {
    KernelAttributes kernel = test::plainKernel();
    kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 1, 1}};
    LaunchConfig config = test::launchOf({3, 1, 1}, {64, 1, 1});
    config.problem = ProblemExtent{1000, 1, 1};
    const Evaluation evaluation = evaluate(config, kernel, test::h200Limits());
    const Finding* block = test::findingFor(evaluation, RuleId::DeclaredBlockSize);
    ASSERT_NE(block, nullptr);
    ASSERT_EQ(block->fixes.size(), 1U);
    EXPECT_EQ(sentenceOf(block->fixes.front()),
              "Launch blocks of 128 × 1 × 1, on a grid of 3 × 1 × 1: 768 threads in all.");
    const Finding* problem = test::findingFor(evaluation, RuleId::ProblemNotCovered);
    ASSERT_NE(problem, nullptr);
    ASSERT_EQ(problem->fixes.size(), 1U);
    EXPECT_EQ(problem->fixes.front().config.gridDim, (GridExtent{4, 1, 1}));
    EXPECT_EQ(sentenceOf(problem->fixes.front()),
              "Launch a grid of 4 × 1 × 1, 8 blocks in all. Another grid is another set of blockIdx values: "
              "the kernel has to reach its data with those.");
}

TEST(Fixes, BlockFixLeavesAGridOfTheUsersOwnAlone) {
    LaunchConfig config = test::launchOf({7, 5, 1}, {32, 64, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::ThreadsPerBlock);
    ASSERT_NE(finding, nullptr);
    ASSERT_FALSE(finding->fixes.empty());
    for (const Fix& fix : finding->fixes)
        EXPECT_EQ(fix.config.gridDim, config.gridDim);
}

TEST(Fixes, ASmallerGridSaysThatTheResultChanges) {
    const LaunchConfig config = test::launchOf({1, 70000, 70000}, {32, 1, 1});
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    const Finding* finding = test::findingFor(evaluation, RuleId::GridDimTooLarge);
    ASSERT_NE(finding, nullptr);
    ASSERT_FALSE(finding->fixes.empty());
    for (const Fix& fix : finding->fixes)
        EXPECT_NE(sentenceOf(fix).find("another set of blockIdx values"), std::string::npos);
}

} // namespace
} // namespace trichevron
