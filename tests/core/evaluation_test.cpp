// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/evaluation/evaluation.h"
#include "core/messages/occupancy_words.h"
#include "core/messages/rule_messages.h"
#include "core/occupancy/occupancy_curve.h"
#include "core/text/number_text.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trichevron::core {
namespace {

using test::findingFor;
using test::h200Limits;
using test::makeLaunch;
using test::plainKernel;

TEST(Evaluation, AllViolationsAreListedAndTheFirstInTheDriversOrderIsReported) {
    LaunchConfig config = makeLaunch({0, 70000, 4}, {32, 64, 1});
    config.dynamicSmemBytes = Bytes{50000};
    config.clusterDim = ClusterExtent{1, 1, 3};
    const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    EXPECT_EQ(evaluation.reportedFirst, RuleId::ThreadsPerBlock);
    EXPECT_EQ(evaluation.predicted, CudaStatus::InvalidValue);
    for (RuleId rule :
         {RuleId::ThreadsPerBlock, RuleId::GridDimZero, RuleId::GridDimTooLarge, RuleId::SharedMemoryOptIn}) {
        ASSERT_NE(findingFor(evaluation, rule), nullptr) << toString(rule);
        EXPECT_EQ(findingFor(evaluation, rule)->status, FindingStatus::Violated) << toString(rule);
    }
    EXPECT_EQ(findingFor(evaluation, RuleId::ClusterDividesGrid)->status, FindingStatus::Violated);
}

TEST(Evaluation, ARefusedLaunchGetsNoAdviceOnHowItRuns) {
    LaunchConfig config = makeLaunch({100, 1, 1}, {2048, 1, 1});
    const auto waves = {RuleId::TailWave, RuleId::FewerBlocksThanMultiprocessors, RuleId::IdleForClusters};
    Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    ASSERT_FALSE(evaluation.accepted);
    for (const RuleId rule : waves)
        EXPECT_EQ(findingFor(evaluation, rule), nullptr) << toString(rule);
    config.blockDim.x = 512;
    evaluation = evaluate(config, plainKernel(), h200Limits());
    ASSERT_TRUE(evaluation.accepted);
    EXPECT_NE(findingFor(evaluation, RuleId::FewerBlocksThanMultiprocessors), nullptr);
}

TEST(Evaluation, TheAdviceOnIdleSmsOfClustersNamesTheBlocksOfAWave) {
    LaunchConfig config = makeLaunch({16, 63, 1}, {1024, 1, 1});
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.clusterDim = ClusterExtent{8, 1, 1};
    const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    const Finding* idle = findingFor(evaluation, RuleId::IdleForClusters);
    const Finding* tail = findingFor(evaluation, RuleId::TailWave);
    ASSERT_NE(idle, nullptr);
    ASSERT_NE(tail, nullptr);
    const std::string wave = std::to_string(evaluation.clusters->max * 8);
    const std::string all = std::to_string(evaluation.occupancy.maxActiveBlocksPerMultiprocessor * 132);
    ASSERT_NE(wave, all);
    EXPECT_NE(
        messageFor(*idle).find(wave + " blocks can run at the same time; without clusters " + all + " can"),
        std::string::npos)
        << messageFor(*idle);
    EXPECT_NE(messageFor(*tail).find("waves of up to " + wave + " blocks"), std::string::npos)
        << messageFor(*tail);
}

TEST(Evaluation, TheBlocksThatClustersCostAreOnIdleSmsOrOnSmsThatTheyDoNotFill) {
    for (const std::uint32_t size : {2U, 4U, 8U}) {
        LaunchConfig config = makeLaunch({1024, 1, 1}, {1024, 1, 1});
        config.api = LaunchApi::CudaLaunchKernelEx;
        config.clusterDim = ClusterExtent{size, 1, 1};
        const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
        const Finding* idle = findingFor(evaluation, RuleId::IdleForClusters);
        if (size != 8 && (idle == nullptr || idle->status != FindingStatus::Advice))
            continue; // all SMs hold clusters of this size
        ASSERT_NE(idle, nullptr);
        const auto argument = [&](std::string_view name) {
            const auto found = std::find_if(idle->arguments.begin(), idle->arguments.end(),
                                            [&](const auto& one) { return one.name == name; });
            return std::get<Count>(found->value);
        };
        EXPECT_EQ(argument("blocks") + argument("onIdle") + argument("onOthers") + argument("pastLimit"),
                  argument("withoutClusters"))
            << size;
        EXPECT_EQ(argument("pastLimit"), Count{0}) << "two blocks of 1,024 threads fill an SM";
        if (size == 8) {
            EXPECT_NE(messageFor(*idle).find("can, 16 more on the idle SMs, 8 more on SMs"),
                      std::string::npos)
                << messageFor(*idle);
        }
    }
}

/// Peaks of running blocks of a kernel that waits for 200 µs, 16,384 blocks of 128 threads: seen on H200,
/// driver 580.159.04. Without clusters 16 blocks ran on an SM, in clusters of each size 8.
TEST(Evaluation, InClustersAnSmHoldsEightBlocksAndTheVerdictSaysSo) {
    struct Peak {
        std::uint32_t size, blocks;
    };
    for (const Peak peak : {Peak{1, 1056}, Peak{2, 1056}, Peak{4, 992}, Peak{8, 992}, Peak{16, 928}}) {
        LaunchConfig config = makeLaunch({16384, 1, 1}, {128, 1, 1});
        config.api = LaunchApi::CudaLaunchKernelEx;
        KernelAttributes kernel = plainKernel();
        kernel.optIns.nonPortableClusterSizeAllowed = true;
        EXPECT_EQ(evaluate(config, kernel, h200Limits()).blocksPerWave, Count{2112});
        config.clusterDim = ClusterExtent{peak.size, 1, 1};
        const Evaluation evaluation = evaluate(config, kernel, h200Limits());
        EXPECT_EQ(evaluation.blocksPerWave, Count{peak.blocks}) << peak.size;
        EXPECT_EQ(evaluation.occupancy.maxActiveBlocksPerMultiprocessor, 16U) << "the occupancy API's";
        EXPECT_EQ(evaluation.launchOccupancy().maxActiveBlocksPerMultiprocessor, 8U);
        EXPECT_EQ(evaluation.launchOccupancy().activeWarps, 32U);
        EXPECT_EQ(limitersOf(evaluation.launchOccupancy()), "the clusters");
        EXPECT_EQ(clusterLimitSentence(evaluation.launchOccupancy()),
                  "An SM holds at most 8 blocks of a launch in clusters (seen on H200).");
        EXPECT_EQ(clusterLimitSentence(evaluation.occupancy), "") << "without its clusters";
        EXPECT_EQ(limiterNamesOf(evaluation.launchOccupancy()), std::vector<std::string_view>{"clusters"});
        const Finding* advice = findingFor(evaluation, RuleId::ClusteredBlocksPerMultiprocessor);
        ASSERT_NE(advice, nullptr) << peak.size;
        EXPECT_NE(messageFor(*advice).find("at most 8 blocks: 32 of 64 warps. Without clusters it holds 16"),
                  std::string::npos)
            << messageFor(*advice);
        config.blockDim.x = 256;
        EXPECT_EQ(
            findingFor(evaluate(config, kernel, h200Limits()), RuleId::ClusteredBlocksPerMultiprocessor),
            nullptr)
            << "eight blocks of 256 threads fill an SM";
    }
}

TEST(Evaluation, AGridThatIsNotWholeClustersIsFirstOfferedToBeRoundedUp) {
    LaunchConfig config = makeLaunch({63, 63, 1}, {16, 16, 1});
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.clusterDim = ClusterExtent{2, 1, 1};
    const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    const Finding* refused = findingFor(evaluation, RuleId::ClusterDividesGrid);
    ASSERT_NE(refused, nullptr);
    ASSERT_FALSE(refused->fixes.empty());
    EXPECT_EQ(refused->fixes.front().config.gridDim, (GridExtent{64, 63, 1}));
    EXPECT_EQ(refused->fixes.front().config.clusterDim, config.clusterDim);
}

TEST(Evaluation, ARefusedClusterOf16IsOfferedItsOptInWhateverTheGrid) {
    for (const std::uint32_t blocks : {64U, 63U}) {
        LaunchConfig config = makeLaunch({blocks, 63, 1}, {16, 16, 1});
        config.api = LaunchApi::CudaLaunchKernelEx;
        config.clusterDim = ClusterExtent{16, 1, 1};
        const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
        const Finding* refused = findingFor(evaluation, RuleId::ClusterPortableSize);
        ASSERT_NE(refused, nullptr);
        ASSERT_FALSE(refused->fixes.empty());
        const Fix& allow = refused->fixes.front();
        EXPECT_EQ(allow.id, FixId::AllowNonPortableCluster);
        EXPECT_EQ(allow.config.gridDim, (GridExtent{64, 63, 1}));
        EXPECT_EQ(allow.config.clusterDim, config.clusterDim);
        EXPECT_EQ(fixLabel(allow),
                  blocks == 64 ? "Allow non-portable cluster" : "Allow non-portable cluster, grid 64 × 63");
        KernelAttributes kernel = plainKernel();
        kernel.optIns = allow.optIns;
        EXPECT_TRUE(evaluate(allow.config, kernel, h200Limits()).accepted);
    }
}

TEST(Evaluation, TheVerdictScopeOmitsSatisfiedRulesAndFixesOfAdviceOnly) {
    LaunchConfig config = makeLaunch({131, 1, 1}, {1025, 1, 1});
    config.clusterDim = ClusterExtent{5, 1, 1};
    config.problem = ProblemExtent{200'000, 1, 1};
    for (const BlockExtent block : {BlockExtent{1025, 1, 1}, BlockExtent{100, 1, 1}}) {
        config.blockDim = block;
        Evaluation expected = evaluate(config, plainKernel(), h200Limits());
        std::erase_if(expected.findings,
                      [](const Finding& finding) { return finding.status == FindingStatus::Holds; });
        for (Finding& finding : expected.findings)
            if (finding.status == FindingStatus::Advice)
                finding.fixes.clear();
        const Evaluation verdict = evaluate(config, plainKernel(), h200Limits(), verdictScope);
        EXPECT_EQ(verdict.findings, expected.findings);
        EXPECT_EQ(verdict.reportedFirst, expected.reportedFirst);
        EXPECT_EQ(verdict.predicted, expected.predicted);
    }
}

TEST(Evaluation, FindingsAreViolationsThenAdviceThenSatisfiedRules) {
    const Evaluation evaluation = evaluate(makeLaunch({1, 1, 1}, {1025, 1, 1}), plainKernel(), h200Limits());
    int last = 0;
    for (const Finding& finding : evaluation.findings) {
        const int rank = finding.status == FindingStatus::Violated ? 0
                         : finding.status == FindingStatus::Advice ? 1
                                                                   : 2;
        EXPECT_GE(rank, last);
        last = rank;
    }
    EXPECT_EQ(last, 2);
}

TEST(Evaluation, FieldsThatCauseAViolationAreMarked) {
    const Evaluation evaluation =
        evaluate(makeLaunch({1, 65536, 65536}, {32, 64, 1}), plainKernel(), h200Limits());
    const Finding* grid = findingFor(evaluation, RuleId::GridDimTooLarge);
    ASSERT_NE(grid, nullptr);
    EXPECT_FALSE(grid->fields.has(LaunchField::GridX));
    EXPECT_TRUE(grid->fields.has(LaunchField::GridY));
    EXPECT_TRUE(grid->fields.has(LaunchField::GridZ));
    const Finding* block = findingFor(evaluation, RuleId::ThreadsPerBlock);
    ASSERT_NE(block, nullptr);
    EXPECT_TRUE(block->fields.has(LaunchField::BlockX));
    EXPECT_TRUE(block->fields.has(LaunchField::BlockY));
    EXPECT_FALSE(block->fields.has(LaunchField::BlockZ));
}

TEST(Evaluation, CountsOfTheLargestValidLaunchAreExact) {
    const Evaluation evaluation =
        evaluate(makeLaunch({2147483647, 65535, 65535}, {1024, 1, 1}), plainKernel(), h200Limits());
    EXPECT_TRUE(evaluation.accepted);
    EXPECT_EQ(digits(evaluation.totalThreads), "9444444733164249676800");
    EXPECT_EQ(evaluation.occupancy.maxActiveBlocksPerMultiprocessor, 2U);
    EXPECT_EQ(digits(evaluation.waves), "34935949089889063");
}

TEST(Evaluation, TheFirstFixOfAnOversizedBlockFixesAllViolations) {
    const Evaluation evaluation =
        evaluate(makeLaunch({1, 1, 1}, {2048, 2048, 1}), plainKernel(), h200Limits());
    ASSERT_GT(evaluation.violationCount(), 0U);
    for (const Finding& finding : evaluation.findings) {
        if (finding.status != FindingStatus::Violated)
            continue;
        ASSERT_FALSE(finding.fixes.empty());
        EXPECT_TRUE(evaluate(finding.fixes.front().config, plainKernel(), h200Limits()).accepted)
            << fixLabel(finding.fixes.front());
    }
}

TEST(Evaluation, SharedMemoryNear2To64DoesNotWrapAround) {
    KernelAttributes kernel = plainKernel();
    kernel.sharedSizeBytes = Bytes{~std::uint64_t{0}};
    LaunchConfig config = makeLaunch({8, 1, 1}, {256, 1, 1});
    config.dynamicSmemBytes = Bytes{2};
    EXPECT_FALSE(evaluate(config, kernel, h200Limits()).accepted);
    EXPECT_EQ(computeOccupancy(kernel, h200Limits(), 256, Bytes{2}).maxActiveBlocksPerMultiprocessor, 0U);
}

TEST(Evaluation, OccupancyCountsSharedMemoryIn32BitsAsTheApiDoes) {
    // Seen on H200, driver 580.159.04: with the reserved 1024 bytes these sizes come to 0 in 32 bits, or to
    // at most 254 bytes below 2^32; with one byte less, no block fits.
    for (const std::uint64_t bytes : {18446744073709550592ULL, 4294966272ULL, 4294966272ULL - 254})
        EXPECT_EQ(
            computeOccupancy(plainKernel(), h200Limits(), 256, Bytes{bytes}).maxActiveBlocksPerMultiprocessor,
            8U)
            << bytes;
    EXPECT_EQ(computeOccupancy(plainKernel(), h200Limits(), 256, Bytes{4294966272ULL - 255})
                  .maxActiveBlocksPerMultiprocessor,
              0U);
    KernelAttributes optedIn = plainKernel();
    optedIn.optIns.maxDynamicSharedSizeBytes = Bytes{100000};
    EXPECT_EQ(
        computeOccupancy(optedIn, h200Limits(), 256, Bytes{4294966272ULL}).maxActiveBlocksPerMultiprocessor,
        0U);
}

TEST(Evaluation, ErrorsOfDriverApisHaveTheNamesOfTheDriverApi) {
    EXPECT_EQ(errorNameFor(LaunchApi::CuLaunchKernel, CudaStatus::InvalidClusterSize),
              "CUDA_ERROR_INVALID_CLUSTER_SIZE");
    EXPECT_EQ(errorNameFor(LaunchApi::CudaLaunchKernel, CudaStatus::InvalidClusterSize),
              "cudaErrorInvalidClusterSize");
}

TEST(Evaluation, FixesForAHugePrimeGridProposeOnlyValidClusters) {
    LaunchConfig config = makeLaunch({2147483647, 1, 1}, {32, 1, 1});
    config.clusterDim = ClusterExtent{2147483646, 1, 1};
    const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    const Finding* finding = findingFor(evaluation, RuleId::ClusterDividesGrid);
    ASSERT_NE(finding, nullptr);
    ASSERT_FALSE(finding->fixes.empty());
    for (const Fix& fix : finding->fixes)
        EXPECT_LE(fix.config.clusterDim.value_or(ClusterExtent{}).x, 16U);
}

TEST(Evaluation, EmptyBlocksAndGridsDoNotDivideByZero) {
    for (const BlockExtent block : {BlockExtent{0, 1, 1}, BlockExtent{0, 0, 0}}) {
        LaunchConfig config = makeLaunch({0, 1, 1}, block);
        config.problem = ProblemExtent{0, 0, 0};
        const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
        EXPECT_FALSE(evaluation.accepted);
        EXPECT_EQ(evaluation.waves, Count{0});
        EXPECT_EQ(evaluation.occupancy.maxActiveBlocksPerMultiprocessor, 0U);
    }
    EXPECT_EQ(computeOccupancy(plainKernel(), h200Limits(), 0, {}).maxActiveBlocksPerMultiprocessor, 0U);
}

} // namespace
} // namespace trichevron::core
