// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/words/words.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

namespace trichevron {
namespace {

struct AdviceCase : test::NamedCase {
    RuleId rule;
    GridExtent grid;
    BlockExtent block;
    std::optional<ProblemExtent> problem;
    const char* figure;
    const char* sentence;
};

class Advice : public testing::TestWithParam<AdviceCase> {};

TEST_P(Advice, StatesItsNumbersAndDoesNotRefuse) {
    const AdviceCase& c = GetParam();
    LaunchConfig config = test::launchOf(c.grid, c.block);
    config.problem = c.problem;
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    EXPECT_TRUE(evaluation.accepted);
    const Finding* finding = test::findingFor(evaluation, c.rule);
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->status, FindingStatus::Advice);
    EXPECT_EQ(finding->error, CudaStatus::Success);
    EXPECT_EQ(figureOf(*finding), c.figure);
    EXPECT_EQ(sentenceOf(*finding), c.sentence);
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
                   "The last warp of a block of 100 has 4 of 32 lanes filled; its other lanes run empty."},
        AdviceCase{"TailWave",
                   RuleId::TailWave,
                   {63, 63, 1},
                   {16, 16, 1},
                   {},
                   "76 % full",
                   "3,969 blocks run in 3.8 waves of up to 1,056, and the last wave has only 801 of them."},
        AdviceCase{"FewerBlocksThanMultiprocessors",
                   RuleId::FewerBlocksThanMultiprocessors,
                   {8, 1, 1},
                   {32, 1, 1},
                   {},
                   "124 of 132",
                   "No block is left for 124 of 132 multiprocessors, since the grid has only 8."},
        AdviceCase{
            "IdleThreads",
            RuleId::IdleThreads,
            {63, 63, 1},
            {16, 16, 1},
            ProblemExtent{1000, 1000, 1},
            "1.6 %",
            "There is no element for 16,064 of 1,016,064 threads, so the kernel needs a bounds guard."},
        AdviceCase{
            "TruncatedGridLeavesElementsOut",
            RuleId::ProblemNotCovered,
            {62, 62, 1},
            {16, 16, 1},
            ProblemExtent{1000, 1000, 1},
            "15,936 left out",
            "The grid leaves 15,936 of 1,000,000 elements to no thread; 63 × 63 × 1 blocks cover them all."}),
    test::caseName<AdviceCase>);

TEST(AdviceRules, SayNothingOfALaunchThatFits) {
    LaunchConfig config = test::launchOf({1056, 1, 1}, {256, 1, 1});
    config.problem = ProblemExtent{1056 * 256, 1, 1};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    ASSERT_FALSE(evaluation.findings.empty());
    for (const Finding& finding : evaluation.findings)
        EXPECT_EQ(finding.status, FindingStatus::Holds) << titleOf(finding.rule);
}

TEST(AdviceRules, ProposeNothingThatBreaksARule) {
    LaunchConfig config = test::launchOf({100, 1, 1}, {256, 1, 1});
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

TEST(AdviceRules, SharedMemoryPast32BitsIsCutByTheDriver) {
    LaunchConfig config = test::launchOf({1, 1, 1}, {32, 1, 1});
    config.dynamicSmemBytes = Bytes{(std::uint64_t{1} << 32U) + 16};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    EXPECT_TRUE(evaluation.accepted);
    ASSERT_NE(test::findingFor(evaluation, RuleId::SharedMemoryTruncated), nullptr);
    EXPECT_EQ(sentenceOf(*test::findingFor(evaluation, RuleId::SharedMemoryTruncated)),
              "Only the low 32 bits of 4,294,967,312 B reach the driver, so the kernel gets 16 B.");
}

TEST(AdviceRules, CooperativeClustersAreSaidToBeUnpredicted) {
    LaunchConfig config = test::launchOf({4, 1, 1}, {32, 1, 1});
    config.cooperative = true;
    config.clusterDim = ClusterExtent{2, 1, 1};
    const Evaluation evaluation = evaluate(config, test::plainKernel(), test::h200Limits());
    EXPECT_NE(test::findingFor(evaluation, RuleId::CooperativeClusters), nullptr);
}

} // namespace
} // namespace trichevron
