// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/rule_messages.h"
#include "core/occupancy/occupancy.h"
#include "core/occupancy/smem_opt_in.h"
#include "core/text/number_text.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>

namespace trichevron::core {
namespace {

struct AdviceCase : test::NamedCase {
    RuleId rule;
    GridExtent grid;
    BlockExtent block;
    std::optional<ProblemExtent> problem;
    const char* figure;
    std::string message;
};

class Advice : public testing::TestWithParam<AdviceCase> {};

TEST_P(Advice, StatesItsNumbersAndAcceptsTheLaunch) {
    const AdviceCase& c = GetParam();
    LaunchConfig config = test::makeLaunch(c.grid, c.block);
    config.problem = c.problem;
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    EXPECT_TRUE(evaluation.accepted);
    const Finding* finding = test::findingFor(evaluation, c.rule);
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->status, FindingStatus::Advice);
    EXPECT_EQ(finding->error, CudaStatus::Success);
    EXPECT_EQ(figureText(*finding), c.figure);
    EXPECT_EQ(messageFor(*finding), c.message);
}

/// Before the number of blocks of a wave; `share` is of the time of the launch, in percent.
std::string afterTail(int share) {
    return " Where all blocks take the same time, it takes " + std::to_string(share) +
           " % of the time of the launch. A last wave costs little only where it is nine tenths full, or "
           "follows 10 full waves. To avoid it, choose a block size whose blocks fill whole waves, or use a "
           "grid-stride loop with ";
}

INSTANTIATE_TEST_SUITE_P(
    Rules, Advice,
    testing::Values(
        AdviceCase{"LastWarpIsPartial",
                   RuleId::PartialWarp,
                   {1000, 1, 1},
                   {100, 1, 1},
                   {},
                   "4 of 32 lanes",
                   "In a block of 100 threads, the last warp uses only 4 of 32 lanes."},
        AdviceCase{"TailWave",
                   RuleId::TailWave,
                   {63, 63, 1},
                   {16, 16, 1},
                   {},
                   "76 % full",
                   "3,969 blocks run in 4 waves of up to 1,056 blocks; the last wave has only 801 blocks." +
                       afterTail(25) + "1,056 blocks."},
        AdviceCase{"FewerBlocksThanMultiprocessors",
                   RuleId::FewerBlocksThanMultiprocessors,
                   {8, 1, 1},
                   {32, 1, 1},
                   {},
                   "124 of 132",
                   "The grid has only 8 blocks, so 124 of 132 SMs get no block."},
        AdviceCase{
            "IdleThreads",
            RuleId::IdleThreads,
            {63, 63, 1},
            {16, 16, 1},
            ProblemExtent{1000, 1000, 1},
            "1.6 %",
            "16,064 of 1,016,064 threads have no element to work on, so the kernel needs a bounds check."},
        AdviceCase{
            "GridOfAnIntegerDivisionLeavesElementsOut",
            RuleId::TruncatedGrid,
            {3, 1, 1},
            {256, 1, 1},
            ProblemExtent{1000, 1, 1},
            "232 not covered",
            "The grid leaves 232 of 1,000 elements without a thread, because integer division truncates: "
            "gridDim.x = 1000 / 256 = 3; rounded up, it is gridDim.x = (1000 + 256 - 1) / 256 = 4."},
        AdviceCase{"GridThatIsTruncatedOnTwoAxesNamesBoth",
                   RuleId::TruncatedGrid,
                   {62, 62, 1},
                   {16, 16, 1},
                   ProblemExtent{1000, 1000, 1},
                   "15,936 not covered",
                   "The grid leaves 15,936 of 1,000,000 elements without a thread, because integer division "
                   "truncates: gridDim.x = 1000 / 16 = 62, gridDim.y = 1000 / 16 = 62; rounded up, it is "
                   "gridDim.x = (1000 + 16 - 1) / 16 = 63, gridDim.y = (1000 + 16 - 1) / 16 = 63."},
        AdviceCase{
            "GridThatIsSmallerThanAnyDivision",
            RuleId::ProblemNotCovered,
            {2, 1, 1},
            {256, 1, 1},
            ProblemExtent{1000, 1, 1},
            "488 not covered",
            "The grid leaves 488 of 1,000 elements without a thread; 4 × 1 × 1 blocks cover them all."},
        AdviceCase{"OneFullWaveAndOneBlock",
                   RuleId::TailWave,
                   {1057, 1, 1},
                   {256, 1, 1},
                   {},
                   "< 1 % full",
                   "1,057 blocks run in 2 waves of up to 1,056 blocks; the last wave has only 1 block." +
                       afterTail(50) + "1,056 blocks."},
        AdviceCase{"IdleThreadsOfALaunchPast64Bits",
                   RuleId::IdleThreads,
                   {2147483647, 65535, 65535},
                   {1024, 1, 1},
                   ProblemExtent{1, 1, 1},
                   "> 99.9 %",
                   "9,444,444,733,164,249,676,799 of 9,444,444,733,164,249,676,800 threads have no element "
                   "to work on, so the kernel needs a bounds check."}),
    test::caseName<AdviceCase>);

Evaluation evaluated(const LaunchConfig& config, const KernelAttributes& kernel = test::plainKernel()) {
    return evaluate(config, kernel, test::h200Limits());
}

std::string messageOn(const Evaluation& evaluation, RuleId rule) {
    const Finding* finding = test::findingFor(evaluation, rule);
    return finding == nullptr ? "none" : messageFor(*finding);
}

/// A kernel whose grid counts clusters of 2 blocks of 128 threads.
KernelAttributes blocksAsClusters() {
    KernelAttributes kernel = test::plainKernel();
    kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 1, 1}};
    return kernel;
}

TEST(AdviceRules, AreSilentAboutALaunchThatFits) {
    LaunchConfig config = test::makeLaunch({1056, 1, 1}, {256, 1, 1});
    config.problem = ProblemExtent{1056 * 256, 1, 1};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    ASSERT_FALSE(evaluation.findings.empty());
    for (const Finding& finding : evaluation.findings)
        EXPECT_EQ(finding.status, FindingStatus::Holds) << titleFor(finding.rule);
}

TEST(AdviceRules, ProposeNoFixThatViolatesARule) {
    LaunchConfig config = test::makeLaunch({100, 1, 1}, {256, 1, 1});
    config.problem = ProblemExtent{1U << 30U, 1, 1};
    const auto fixCount = [&] {
        const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
        EXPECT_TRUE(evaluation.accepted);
        return test::findingFor(evaluation, RuleId::ProblemNotCovered)->fixes.size();
    };
    EXPECT_EQ(fixCount(), 1U);
    config.api = LaunchApi::CudaLaunchCooperativeKernel; // all of the covering grid cannot be resident
    EXPECT_EQ(fixCount(), 0U);
}

TEST(AdviceRules, TruncationIsReportedOnceWithItsFix) {
    LaunchConfig config = test::makeLaunch({3, 1, 1}, {256, 1, 1});
    config.problem = ProblemExtent{1000, 1, 1};
    const Evaluation evaluation = evaluated(config);
    EXPECT_EQ(test::findingFor(evaluation, RuleId::ProblemNotCovered), nullptr);
    const Finding* truncated = test::findingFor(evaluation, RuleId::TruncatedGrid);
    ASSERT_NE(truncated, nullptr);
    EXPECT_TRUE(truncated->fields.has(LaunchField::GridX));
    EXPECT_FALSE(truncated->fields.has(LaunchField::GridY));
    ASSERT_EQ(truncated->fixes.size(), 1U);
    EXPECT_EQ(truncated->fixes.front().config.gridDim, (GridExtent{4, 1, 1}));
}

TEST(AdviceRules, AnAxisThatIsTooShortForAnotherReasonIsReportedToo) {
    LaunchConfig config = test::makeLaunch({62, 7, 1}, {16, 16, 1});
    config.problem = ProblemExtent{1000, 1000, 1};
    const Evaluation evaluation = evaluated(config);
    ASSERT_NE(test::findingFor(evaluation, RuleId::TruncatedGrid), nullptr);
    EXPECT_EQ(test::findingFor(evaluation, RuleId::TruncatedGrid)->fixes.front().config.gridDim,
              (GridExtent{63, 7, 1}));
    ASSERT_NE(test::findingFor(evaluation, RuleId::ProblemNotCovered), nullptr);
    EXPECT_EQ(test::findingFor(evaluation, RuleId::ProblemNotCovered)->fixes.front().config.gridDim,
              (GridExtent{63, 63, 1}));
}

TEST(AdviceRules, AProblemSmallerThanABlockTruncatesToAnEmptyGrid) {
    LaunchConfig config = test::makeLaunch({100 / 256, 1, 1}, {256, 1, 1});
    config.problem = ProblemExtent{100, 1, 1};
    const Evaluation evaluation = evaluated(config);
    EXPECT_EQ(evaluation.reportedFirst, RuleId::GridDimZero);
    EXPECT_EQ(messageOn(evaluation, RuleId::TruncatedGrid),
              "The grid leaves 100 of 100 elements without a thread, because integer division truncates: "
              "gridDim.x = 100 / 256 = 0; rounded up, it is gridDim.x = (100 + 256 - 1) / 256 = 1.");
}

TEST(AdviceRules, TruncationOfAGridThatCountsClustersDividesByTheCluster) {
    LaunchConfig config = test::makeLaunch({1000 / 256, 1, 1}, {128, 1, 1});
    config.problem = ProblemExtent{1000, 1, 1};
    const Evaluation evaluation = evaluated(config, blocksAsClusters());
    EXPECT_EQ(messageOn(evaluation, RuleId::TruncatedGrid),
              "The grid leaves 232 of 1,000 elements without a thread, because integer division truncates: "
              "gridDim.x = 1000 / (128 * 2) = 3; rounded up, it is gridDim.x = (1000 + 128 * 2 - 1) / (128 * "
              "2) = 4.");
    const Finding* truncated = test::findingFor(evaluation, RuleId::TruncatedGrid);
    ASSERT_EQ(truncated->fixes.size(), 1U);
    EXPECT_EQ(truncated->fixes.front().config.gridDim, (GridExtent{4, 1, 1}));
}

TEST(AdviceRules, ACoveringGridIsRoundedUpToWholeClusters) {
    LaunchConfig config = test::makeLaunch({2, 1, 1}, {256, 1, 1});
    config.clusterDim = ClusterExtent{2, 1, 1};
    config.problem = ProblemExtent{1200, 1, 1}; // 5 blocks
    const Evaluation evaluation = evaluated(config);
    const Finding* finding = test::findingFor(evaluation, RuleId::ProblemNotCovered);
    ASSERT_NE(finding, nullptr);
    ASSERT_EQ(finding->fixes.size(), 1U);
    EXPECT_EQ(finding->fixes.front().config.gridDim, (GridExtent{6, 1, 1}));
}

TEST(AdviceRules, CountBlocksOfAGridThatCountsClusters) {
    const Evaluation evaluation = evaluated(test::makeLaunch({8, 1, 1}, {128, 1, 1}), blocksAsClusters());
    EXPECT_EQ(messageOn(evaluation, RuleId::FewerBlocksThanMultiprocessors),
              "The grid has only 16 blocks, so 116 of 132 SMs get no block.");
    LaunchConfig config = test::makeLaunch({4, 1, 1}, {1, 1, 1});
    config.problem = ProblemExtent{1000, 1, 1};
    EXPECT_EQ(messageOn(evaluated(config, blocksAsClusters()), RuleId::IdleThreads),
              "24 of 1,024 threads have no element to work on, so the kernel needs a bounds check.");
}

TEST(AdviceRules, UseTheLastWarpOfTheDeclaredBlock) {
    KernelAttributes kernel = blocksAsClusters();
    kernel.declared.blockSize->block = {10, 10, 1};
    EXPECT_EQ(messageOn(evaluated(test::makeLaunch({8, 1, 1}, {1, 1, 1}), kernel), RuleId::PartialWarp),
              "In a block of 100 threads, the last warp uses only 4 of 32 lanes.");
}

TEST(AdviceRules, WavesOfClustersFollowTheSmsPerGpc) {
    // GPCs of \{18, 18, 16 × 5, 8, 2 × 4\} SMs hold 124 clusters of 8 blocks: 992 blocks, not 1056.
    LaunchConfig config = test::makeLaunch({1000, 1, 1}, {256, 1, 1});
    EXPECT_EQ(test::findingFor(evaluated(config), RuleId::TailWave), nullptr) << "one wave of single blocks";
    config.clusterDim = ClusterExtent{8, 1, 1};
    EXPECT_EQ(messageOn(evaluated(config), RuleId::TailWave),
              "1,000 blocks run in 2 waves of up to 992 blocks; the last wave has only 8 blocks." +
                  afterTail(50) + "992 blocks.");
    DeviceProperties unknown = test::h200Limits();
    unknown.smsPerGpc.clear();
    EXPECT_EQ(test::findingFor(evaluate(config, test::plainKernel(), unknown), RuleId::TailWave), nullptr)
        << "without the SMs per GPC, the number of waves is unknown";
}

TEST(AdviceRules, BlocksPastTheLimitsHaveNoWaves) {
    const Evaluation evaluation = evaluated(test::makeLaunch({100000, 1, 1}, {1025, 1, 1}));
    EXPECT_FALSE(evaluation.accepted);
    EXPECT_EQ(test::findingFor(evaluation, RuleId::TailWave), nullptr);
    EXPECT_EQ(messageOn(evaluation, RuleId::PartialWarp),
              "In a block of 1,025 threads, the last warp uses only 1 of 32 lanes.");
}

TEST(AdviceRules, ATailAfterManyWavesIsNotReported) {
    const auto isReported = [](const GridExtent& grid) {
        return test::findingFor(evaluated(test::makeLaunch(grid, {256, 1, 1})), RuleId::TailWave) != nullptr;
    };
    EXPECT_TRUE(isReported({1056 * 9 + 1, 1, 1}));
    EXPECT_FALSE(isReported({1056 * 10 + 1, 1, 1}));
    EXPECT_FALSE(isReported({2147483647, 65535, 65535}));
}

TEST(AdviceRules, ATailThatIsNineTenthsFullIsNotReported) {
    for (const auto& [tail, isReported] :
         std::map<std::uint32_t, bool>{{1, true}, {950, true}, {951, false}, {1055, false}}) {
        const Evaluation evaluation = evaluated(test::makeLaunch({1056 + tail, 1, 1}, {256, 1, 1}));
        EXPECT_EQ(test::findingFor(evaluation, RuleId::TailWave) != nullptr, isReported) << tail;
    }
}

TEST(AdviceRules, IdleThreadsPast128BitsAreNotCountedExactly) {
    LaunchConfig config = test::makeLaunch({~0U, ~0U, ~0U}, {~0U, ~0U, ~0U});
    config.problem = ProblemExtent{1, 1, 1};
    EXPECT_EQ(messageOn(evaluated(config), RuleId::IdleThreads),
              "> 2^128 of > 2^128 threads have no element to work on, so the kernel needs a "
              "bounds check.");
}

TEST(AdviceRules, AnOptInThatCannotBeSetDoesNotChangeThePrediction) {
    KernelAttributes kernel = test::plainKernel();
    kernel.sharedSizeBytes = Bytes{1024};
    const Bytes maxOptIn{232448 - 1024};
    for (const auto& [optIn, refused] : {std::pair{maxOptIn, false}, std::pair{maxOptIn + Bytes{1}, true},
                                         std::pair{Bytes{2147483647}, true}}) {
        kernel.optIns.maxDynamicSharedSizeBytes = optIn;
        const Evaluation evaluation = evaluated(test::makeLaunch({132, 1, 1}, {256, 1, 1}), kernel);
        EXPECT_TRUE(evaluation.accepted) << "the prediction is about the launching call alone";
        const Finding* finding = test::findingFor(evaluation, RuleId::OptInCannotBeSet);
        ASSERT_EQ(finding != nullptr, refused) << digits(optIn.value);
        if (finding == nullptr)
            continue;
        ASSERT_EQ(finding->fixes.size(), 1U);
        EXPECT_EQ(finding->fixes.front().optIns.maxDynamicSharedSizeBytes, maxOptIn);
    }
    EXPECT_EQ(
        messageOn(evaluated(test::makeLaunch({132, 1, 1}, {256, 1, 1}), kernel), RuleId::OptInCannotBeSet),
        "cudaFuncSetAttribute returns cudaErrorInvalidValue for an opt-in of 2,147,483,647 B and leaves the "
        "default of 48,128 B, because a block with 1,024 B of static shared memory can have at most 231,424 "
        "B of "
        "dynamic shared memory; the driver's log says “Requested dynamic shared memory size is larger than "
        "limit”. The verdict is that of a launch after it.");
}

TEST(AdviceRules, AnOptInThatCannotBeSetLeavesTheDefault) {
    KernelAttributes kernel = test::plainKernel();
    kernel.sharedSizeBytes = Bytes{1024};
    LaunchConfig config = test::makeLaunch({132, 1, 1}, {256, 1, 1});
    for (const auto& [smem, accepted] :
         {std::pair{Bytes{48128}, true}, std::pair{Bytes{48129}, false}, std::pair{Bytes{100000}, false}}) {
        config.dynamicSmemBytes = smem;
        kernel.optIns.maxDynamicSharedSizeBytes = Bytes{300000};
        const Evaluation refused = evaluated(config, kernel);
        EXPECT_EQ(refused.accepted, accepted) << digits(smem.value);
        EXPECT_EQ(computeOccupancy(withEffectiveSmemOptIn(kernel, test::h200Limits()), test::h200Limits(),
                                   256, smem)
                      .maxActiveBlocksPerMultiprocessor,
                  refused.occupancy.maxActiveBlocksPerMultiprocessor)
            << "what the window draws beside the verdict";
        kernel.optIns = KernelOptIns{};
        kernel.optIns.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(kernel.sharedSizeBytes);
        const Evaluation without = evaluated(config, kernel);
        EXPECT_EQ(refused.predicted, without.predicted);
        EXPECT_EQ(refused.occupancy.maxActiveBlocksPerMultiprocessor,
                  without.occupancy.maxActiveBlocksPerMultiprocessor);
        for (const Finding& finding : refused.findings)
            for (const Fix& fix : finding.fixes) {
                KernelAttributes fixed = kernel;
                fixed.optIns = fix.optIns;
                EXPECT_TRUE(evaluated(fix.config, fixed).accepted) << toString(finding.rule);
            }
    }
}

TEST(AdviceRules, TheDefaultOptInIsNotReported) {
    KernelAttributes kernel = test::plainKernel();
    kernel.sharedSizeBytes = Bytes{232448};
    kernel.optIns = KernelOptIns{};
    EXPECT_EQ(test::findingFor(evaluated(test::makeLaunch({1, 1, 1}, {32, 1, 1}), kernel),
                               RuleId::OptInCannotBeSet),
              nullptr);
}

TEST(AdviceRules, KernelsThatNoCompilerMakesAreReportedAsImpossible) {
    const LaunchConfig config = test::makeLaunch({132, 1, 1}, {32, 1, 1});
    KernelAttributes kernel = test::plainKernel();
    kernel.numRegs = 255;
    kernel.sharedSizeBytes = Bytes{49152};
    EXPECT_EQ(messageOn(evaluated(config, kernel), RuleId::RegistersPerThread), "none");
    EXPECT_EQ(messageOn(evaluated(config, kernel), RuleId::StaticSharedMemory), "none");
    kernel.numRegs = 256; // for one warp, the registers of a block are enough
    kernel.sharedSizeBytes = Bytes{49153};
    EXPECT_EQ(messageOn(evaluated(config, kernel), RuleId::RegistersPerThread),
              "This launch is impossible: no kernel can use 256 registers per thread, because instructions "
              "can address only 255.");
    EXPECT_EQ(messageOn(evaluated(config, kernel), RuleId::StaticSharedMemory),
              "This launch is impossible: no kernel can have 49,153 B of static shared memory, because only "
              "dynamic shared memory can exceed 49,152 B.");
}

TEST(AdviceRules, MoreRegistersThanAThreadCanHaveAreSaidOnceWithTheLimitOfAThread) {
    KernelAttributes kernel = test::plainKernel();
    for (const std::uint32_t registers : {300U, 999U}) {
        kernel.numRegs = registers;
        const Evaluation evaluation =
            evaluate(test::makeLaunch({132, 1, 1}, {128, 1, 1}), kernel, test::h200Limits());
        EXPECT_FALSE(evaluation.accepted);
        const Finding* violation = test::findingFor(evaluation, RuleId::RegistersPerBlock);
        ASSERT_NE(violation, nullptr);
        const std::string number = std::to_string(registers);
        EXPECT_EQ(messageFor(*violation),
                  "This launch is impossible: no kernel can use " + number +
                      " registers per thread, because instructions can address only 255.");
        EXPECT_EQ(figureText(*violation), number + " / 255 registers per thread");
        EXPECT_EQ(test::findingFor(evaluation, RuleId::RegistersPerThread), nullptr);
    }
    kernel.numRegs = 255;
    const Evaluation tooManyThreads =
        evaluate(test::makeLaunch({132, 1, 1}, {512, 1, 1}), kernel, test::h200Limits());
    EXPECT_NE(messageFor(*test::findingFor(tooManyThreads, RuleId::RegistersPerBlock))
                  .find("are enough for 256 threads, not 512."),
              std::string::npos);
}

TEST(AdviceRules, SharedMemoryPast32BitsIsTruncated) {
    LaunchConfig config = test::makeLaunch({1, 1, 1}, {32, 1, 1});
    config.dynamicSmemBytes = Bytes{(std::uint64_t{1} << 32U) + 16};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    EXPECT_TRUE(evaluation.accepted);
    EXPECT_EQ(messageOn(evaluation, RuleId::SharedMemoryTruncated),
              "Only the low 32 bits of 4,294,967,312 B of dynamic shared memory reach the driver, so the "
              "kernel gets 16 B.");
}

TEST(AdviceRules, DynamicSharedMemoryBesideADeclaredBlockIsUndefined) {
    LaunchConfig config = test::makeLaunch({64, 1, 1}, {128, 1, 1});
    EXPECT_EQ(messageOn(evaluated(config, blocksAsClusters()), RuleId::SharedMemoryBesideBlockSize), "none");
    config.dynamicSmemBytes = Bytes{1024};
    EXPECT_EQ(messageOn(evaluated(config), RuleId::SharedMemoryBesideBlockSize), "none"); // not declared
    const Evaluation evaluation = evaluated(config, blocksAsClusters());
    EXPECT_TRUE(evaluation.accepted);
    EXPECT_EQ(messageOn(evaluation, RuleId::SharedMemoryBesideBlockSize),
              "The kernel declares a __block_size__, so CUDA's documentation asks for 0 B of dynamic shared "
              "memory and leaves undefined what 1,024 B do; the driver accepts them.");
    const Finding* finding = test::findingFor(evaluation, RuleId::SharedMemoryBesideBlockSize);
    ASSERT_EQ(finding->fixes.size(), 1U);
    EXPECT_EQ(finding->fixes.front().config.dynamicSmemBytes, Bytes{0});
    config.blockDim = {64, 1, 1}; // refused: nothing runs
    EXPECT_EQ(messageOn(evaluated(config, blocksAsClusters()), RuleId::SharedMemoryBesideBlockSize), "none");
}

TEST(AdviceRules, AKernelThatUsesDynamicSharedMemoryIsToBeGivenSome) {
    LaunchConfig config = test::makeLaunch({64, 1, 1}, {128, 1, 1});
    KernelAttributes kernel = test::plainKernel();
    EXPECT_EQ(messageOn(evaluated(config, kernel), RuleId::DynamicSharedMemoryMissing), "none"); // not known
    kernel.declared.usesDynamicSmem = true;
    const Evaluation evaluation = evaluated(config, kernel);
    EXPECT_TRUE(evaluation.accepted);
    EXPECT_EQ(messageOn(evaluation, RuleId::DynamicSharedMemoryMissing),
              "The kernel uses dynamic shared memory (extern __shared__), and the launch gives it none; the "
              "driver accepts the launch.");
    config.dynamicSmemBytes = Bytes{4};
    EXPECT_EQ(messageOn(evaluated(config, kernel), RuleId::DynamicSharedMemoryMissing), "none");
}

TEST(AdviceRules, AGridOfClustersPast32BitsOverflows) {
    LaunchConfig config = test::makeLaunch({2147483748, 1, 1}, {128, 1, 1});
    const Evaluation evaluation = evaluated(config, blocksAsClusters());
    EXPECT_TRUE(evaluation.accepted);
    EXPECT_EQ(messageOn(evaluation, RuleId::GridPast32Bits),
              "gridDim.x counts clusters: 2,147,483,748 of them are 4,294,967,496 blocks, but the driver "
              "counts blocks in 32 bits and launches 200.");
    config.gridDim.x = 536870911; // the largest that neither overflows nor is refused
    EXPECT_TRUE(evaluated(config, blocksAsClusters()).accepted);
    EXPECT_EQ(test::findingFor(evaluated(config, blocksAsClusters()), RuleId::GridPast32Bits), nullptr);
    config.gridDim.x = 536870912;
    EXPECT_EQ(evaluated(config, blocksAsClusters()).reportedFirst, RuleId::GridDimTooLarge);
}

} // namespace
} // namespace trichevron::core
