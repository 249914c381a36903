// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/rule_messages.h"
#include "core/rules/rule.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <ostream>
#include <set>

namespace trichevron::core {
namespace {

using test::findingFor;
using test::h200Limits;
using test::makeLaunch;
using test::plainKernel;

/// A finding of evaluate() that a test expects.
struct Expected {
    RuleId rule;
    CudaStatus error;
    const char* figure;
    const char* firstFix; ///< label of the first fix
    const char* provenance;
};

void expectReported(const Evaluation& evaluation, const Expected& expected) {
    EXPECT_FALSE(evaluation.accepted);
    EXPECT_EQ(evaluation.predicted, expected.error);
    EXPECT_EQ(evaluation.reportedFirst, expected.rule);
    const Finding* finding = findingFor(evaluation, expected.rule);
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->status, FindingStatus::Violated);
    EXPECT_EQ(finding->error, expected.error);
    EXPECT_EQ(figureText(*finding), expected.figure);
    EXPECT_FALSE(finding->source.attribute.empty());
    EXPECT_EQ(provenanceName(finding->source), expected.provenance);
    EXPECT_EQ(messageFor(*finding).find('{'), std::string::npos) << messageFor(*finding);
    ASSERT_FALSE(finding->fixes.empty());
    EXPECT_EQ(fixLabel(finding->fixes.front()), expected.firstFix);
}

/// The launch that violates the rule is the example in its record.
class ViolatedRule : public testing::TestWithParam<Expected> {};

TEST_P(ViolatedRule, IsReportedWithFigureErrorAndFix) {
    const RuleExample example = ruleExample(GetParam().rule, h200Limits());
    expectReported(evaluate(example.config, example.kernel, example.device), GetParam());
}

constexpr CudaStatus invalidValue = CudaStatus::InvalidValue;
constexpr CudaStatus invalidCluster = CudaStatus::InvalidClusterSize;
constexpr CudaStatus tooLarge = CudaStatus::CooperativeLaunchTooLarge;

const Expected violatedRules[] = {
    {RuleId::BlockDimZero, invalidValue, "y = 0", "Block 64", "specification"},
    {RuleId::BlockDimTooLarge, invalidValue, "z: 65 / 64", "Block 1 × 1 × 64", "recorded"},
    {RuleId::ThreadsPerBlock, invalidValue, "2,048 / 1,024", "Block 32 × 32", "recorded"},
    {RuleId::DeclaredBlockSize, invalidValue, "64 × 1 × 1, not 128 × 1 × 1", "Block 128", "given"},
    {RuleId::LaunchBoundsThreads, invalidValue, "257 / 256", "Block 256", "given"},
    {RuleId::ClusterUnsupported, CudaStatus::NotSupported, "compute capability 8.0", "No cluster",
     "recorded"},
    {RuleId::ClusterPartlyZero, invalidCluster, "2 × 0 × 1", "Cluster 2", "specification"},
    {RuleId::GridDimZero, invalidValue, "z = 0", "Grid 64 × 4", "specification"},
    {RuleId::GridDimTooLarge, invalidValue, "y: 70,000 / 65,535", "Grid 70,000", "recorded"},
    {RuleId::ClusterPast32Bits, invalidCluster, "1,073,741,824 × 4 × 1", "No cluster", "specification"},
    {RuleId::ClusterMustBeSet, invalidCluster, "none", "cudaLaunchKernelEx, cluster 2", "given"},
    {RuleId::ClusterDiffersFromDeclared, invalidCluster, "4 × 1 × 1, not 2 × 1 × 1", "Cluster 2", "given"},
    {RuleId::ClusterDividesGrid, invalidCluster, "64 mod 3 = 1", "Round grid up to 66 × 4 × 4",
     "specification"},
    {RuleId::ClusterBound, invalidCluster, "8 / 4", "Cluster 4", "given"},
    {RuleId::ClusterPortableSize, invalidCluster, "16 / 8", "Allow non-portable cluster", "specification"},
    {RuleId::CooperativeUnsupported, CudaStatus::NotSupported, "not supported", "Not cooperative",
     "recorded"},
    {RuleId::CooperativeTooLarge, tooLarge, "1,000 / 528", "Not cooperative", "recorded"},
    {RuleId::CooperativeClustersTooLarge, tooLarge, "512 / 496", "Not cooperative", "recorded"},
    {RuleId::SharedMemoryPerBlock, invalidValue, "245,760 / 232,448 B", "Dynamic shared 100 KiB", "recorded"},
    {RuleId::SharedMemoryOptIn, invalidValue, "102,400 / 49,152 B", "Opt in to 100 KiB", "given"},
    {RuleId::RegistersPerBlock, CudaStatus::LaunchOutOfResources, "928 / 896 threads", "Block 896",
     "recorded"},
    {RuleId::ClusterLargestSize, invalidCluster, "32 / 16", "Cluster 16", "specification"},
    {RuleId::PreferredClusterPartlyZero, invalidCluster, "4 × 0 × 1", "No preferredClusterDim",
     "specification"},
    {RuleId::CarveoutRange, invalidValue, "101 / 100", "No preferredSharedMemoryCarveout", "specification"},
    {RuleId::SchedulingPolicyRange, invalidValue, "3", "No clusterSchedulingPolicyPreference",
     "specification"},
    {RuleId::MemSyncDomainRange, invalidValue, "2", "No memSyncDomain", "specification"},
    {RuleId::NvlinkUtilizationRange, invalidValue, "2", "No nvlinkUtilCentricScheduling", "specification"},
    {RuleId::GreenContextSize, CudaStatus::InvalidResourceConfiguration, "133 / 132",
     "Green context of 132 SMs", "recorded"},
    {RuleId::DeviceUpdatableOutsideGraph, CudaStatus::NotSupported, "1", "No deviceUpdatableKernelNode",
     "specification"},
    {RuleId::DeviceUpdatableRange, invalidValue, "2", "No deviceUpdatableKernelNode", "specification"},
    {RuleId::MemSyncDomainMapRange, invalidValue, "4 / 3", "memSyncDomainMap 0,3", "recorded"},
    {RuleId::AccessWindowMissProperty, invalidValue, "2", "accessPolicyWindow 4096,0.5,1,0", "specification"},
    {RuleId::AccessWindowSize, invalidValue, "134,217,729 / 134,217,728",
     "accessPolicyWindow 134217728,1,1,0", "recorded"},
    {RuleId::AccessWindowHitRatio, invalidValue, "1.5", "accessPolicyWindow 4096,1,1,0", "specification"},
    {RuleId::ProgrammaticEventMissing, CudaStatus::InvalidResourceHandle, "-1", "programmaticEvent 2,0,0",
     "specification"},
    {RuleId::ProgrammaticEventExternal, CudaStatus::IllegalState, "1", "programmaticEvent 2,0,0",
     "specification"},
    {RuleId::ProgrammaticEventFlags, invalidValue, "2", "programmaticEvent 2,0,0", "specification"},
    {RuleId::ProgrammaticEventTiming, CudaStatus::NotSupported, "0", "programmaticEvent 2,0,0",
     "specification"},
    {RuleId::CompletionEventMissing, CudaStatus::InvalidResourceHandle, "-1", "launchCompletionEvent 2,0",
     "specification"},
    {RuleId::CompletionEventExternal, CudaStatus::IllegalState, "1", "launchCompletionEvent 2,0",
     "specification"},
    {RuleId::CompletionEventFlags, invalidValue, "2", "launchCompletionEvent 2,0", "specification"},
    {RuleId::CompletionEventTiming, CudaStatus::NotSupported, "0", "launchCompletionEvent 2,0",
     "specification"},
    {RuleId::CompletionEventBlockingSync, CudaStatus::NotSupported, "3", "launchCompletionEvent 2,0",
     "specification"},
    {RuleId::GreenContextCluster, invalidCluster, "16 / 8", "Green context of 132 SMs", "recorded"},
    {RuleId::GraphProgrammaticEvent, invalidValue, "set", "No programmaticEvent", "specification"},
    {RuleId::GraphCompletionEvent, invalidValue, "set", "No launchCompletionEvent", "specification"},
    {RuleId::GraphPreferredCluster, invalidValue, "4 × 1 × 1", "No preferredClusterDim", "specification"},
    {RuleId::GraphStreamSerialization, invalidValue, "1", "No programmaticStreamSerializationAllowed",
     "specification"},
    {RuleId::PreferredClusterPast32Bits, invalidCluster, "1,073,741,824 × 4 × 1", "No preferredClusterDim",
     "specification"},
    {RuleId::PreferredClusterWithoutCluster, invalidCluster, "4 × 1 × 1", "No preferredClusterDim", "given"},
    {RuleId::PreferredClusterSmaller, invalidCluster, "2 / 4", "No preferredClusterDim", "given"},
    {RuleId::PreferredClusterZ, invalidCluster, "2, not 1", "No preferredClusterDim", "given"},
    {RuleId::PreferredClusterMultiple, invalidCluster, "3 × 1 × 1 by 2 × 1 × 1", "No preferredClusterDim",
     "given"},
    {RuleId::PreferredClusterDividesGrid, invalidCluster, "66 × 4 × 4 by 4 × 1 × 1", "No preferredClusterDim",
     "specification"},
    {RuleId::PreferredClusterCooperative, CudaStatus::NotSupported, "4 × 1 × 1", "No preferredClusterDim",
     "specification"},
};

INSTANTIATE_TEST_SUITE_P(Rules, ViolatedRule, testing::ValuesIn(violatedRules),
                         [](const auto& testInfo) { return std::string(toString(testInfo.param.rule)); });

TEST(Rules, EveryRuleOfTheDriverHasACase) {
    RuleSet tested;
    for (const Expected& expected : violatedRules)
        tested.set(static_cast<std::size_t>(expected.rule));
    for (const Rule& rule : ruleTable())
        EXPECT_EQ(tested.test(static_cast<std::size_t>(rule.id)), !rule.isAdvice()) << rule.name;
}

TEST(Rules, ThatNeedAnAttributeDoNotApplyWithoutOne) {
    for (const LaunchApi api : allLaunchApis) {
        LaunchConfig config = makeLaunch({64, 4, 4}, {64, 1, 1});
        config.api = api;
        config.cooperative = true;
        if (canSetClusterDim(api))
            config.clusterDim = ClusterExtent{2, 1, 1};
        const KernelAttributes kernel = plainKernel();
        const RuleContext context(config, kernel, h200Limits());
        std::size_t applicable = 0;
        for (const Rule& rule : ruleTable()) {
            EXPECT_FALSE(rule.needsAttribute && rule.applies(context)) << rule.name;
            applicable += rule.needsAttribute ? 0U : 1U;
        }
        EXPECT_EQ(rulesFor(config).size(), applicable);
    }
    EXPECT_EQ(rulesFor(withGreenContext({}, 8)).size(), ruleTable().size());
}

/// A launch just past a limit, or one that violates a rule in another way than the rule's example.
struct LimitCase : test::NamedCase {
    std::function<void(LaunchConfig&, KernelAttributes&)> change;
    Expected expected;
};

class LaunchPastALimit : public testing::TestWithParam<LimitCase> {};

TEST_P(LaunchPastALimit, IsReportedWithFigureErrorAndFix) {
    LaunchConfig config = makeLaunch({64, 4, 4}, {64, 1, 1});
    KernelAttributes kernel = plainKernel();
    ASSERT_TRUE(evaluate(config, kernel, h200Limits()).accepted);
    GetParam().change(config, kernel);
    expectReported(evaluate(config, kernel, h200Limits()), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Rules, LaunchPastALimit,
    testing::Values(
        LimitCase{"BlockOverDeclaredLaunchBoundsIsCutToWholeWarps",
                  [](auto& l, auto& k) {
                      l.blockDim = {101, 1, 1};
                      k.declared.launchBounds = LaunchBounds{100, {}, {}};
                      k.maxThreadsPerBlock = 100;
                  },
                  {RuleId::LaunchBoundsThreads, invalidValue, "101 / 100", "Block 96", "given"}},
        LimitCase{"BlockOverLaunchBoundsThatOnlyTheAttributesShow",
                  [](auto& l, auto& k) {
                      l.blockDim = {129, 1, 1};
                      k.maxThreadsPerBlock = 128;
                  },
                  {RuleId::LaunchBoundsThreads, invalidValue, "129 / 128", "Block 128", "given"}},
        LimitCase{"RegistersOf255Allow256Threads",
                  [](auto& l, auto& k) {
                      l.blockDim = {257, 1, 1};
                      k.numRegs = 255;
                      k.maxThreadsPerBlock = 256;
                  },
                  {RuleId::RegistersPerBlock, CudaStatus::LaunchOutOfResources, "257 / 256 threads",
                   "Block 256", "recorded"}},
        LimitCase{"GridOverTheLimitOnYIsFlattened",
                  [](auto& l, auto&) {
                      l.gridDim = {2, 70000, 1};
                  },
                  {RuleId::GridDimTooLarge, invalidValue, "y: 70,000 / 65,535", "Grid 140,000", "recorded"}},
        LimitCase{"KernelWithUnspecifiedClusterNeedsOne",
                  [](auto&, auto& k) { k.declared.clusterDims = ClusterDimsUnspecified{}; },
                  {RuleId::ClusterMustBeSet, invalidCluster, "none", "Cluster 2", "given"}},
        LimitCase{"CooperativeGridOfOneBlockTooMany",
                  [](auto& l, auto&) { // 2048 / 512 threads = 4 blocks on each of 132 SMs
                      l.api = LaunchApi::CudaLaunchCooperativeKernel;
                      l.gridDim = {529, 1, 1};
                      l.blockDim = {512, 1, 1};
                  },
                  {RuleId::CooperativeTooLarge, tooLarge, "529 / 528", "Not cooperative", "recorded"}},
        LimitCase{"StaticAndDynamicSharedMemoryOneByteOverTheLimit",
                  [](auto& l, auto& k) {
                      k.sharedSizeBytes = Bytes{40960};
                      k.optIns.maxDynamicSharedSizeBytes = Bytes{191488};
                      l.dynamicSmemBytes = Bytes{191489};
                  },
                  {RuleId::SharedMemoryPerBlock, invalidValue, "232,449 / 232,448 B",
                   "Dynamic shared 187 KiB", "recorded"}},
        LimitCase{
            "DynamicSharedMemoryOneByteOver48KiBWithoutOptIn",
            [](auto& l, auto&) { l.dynamicSmemBytes = Bytes{49153}; },
            {RuleId::SharedMemoryOptIn, invalidValue, "49,153 / 49,152 B", "Opt in to 49,153 B", "given"}}),
    test::caseName<LimitCase>);

TEST(Rules, LaunchesAtTheLimitsAreAccepted) {
    const DeviceProperties device = h200Limits();
    KernelAttributes kernel = plainKernel();
    for (const BlockExtent block : {BlockExtent{1024, 1, 1}, BlockExtent{1, 1024, 1}, BlockExtent{16, 1, 64}})
        EXPECT_TRUE(evaluate(makeLaunch({1, 1, 1}, block), kernel, device).accepted);
    EXPECT_TRUE(evaluate(makeLaunch({2147483647, 65535, 65535}, {1024, 1, 1}), kernel, device).accepted);
    LaunchConfig launch = makeLaunch({16, 1, 1}, {32, 1, 1});
    launch.dynamicSmemBytes = Bytes{49152};
    EXPECT_TRUE(evaluate(launch, kernel, device).accepted);
    launch.clusterDim = ClusterExtent{16, 1, 1};
    kernel.optIns.nonPortableClusterSizeAllowed = true;
    EXPECT_TRUE(evaluate(launch, kernel, device).accepted);
}

TEST(Rules, ClusterOfOneBlockIsNotProposedNextToNoCluster) {
    LaunchConfig launch = makeLaunch({7, 1, 1}, {32, 1, 1});
    launch.clusterDim = ClusterExtent{2, 1, 1};
    const Evaluation evaluation = evaluate(launch, plainKernel(), h200Limits());
    const Finding* finding = findingFor(evaluation, RuleId::ClusterDividesGrid);
    ASSERT_NE(finding, nullptr);
    std::vector<std::string> labels;
    for (const Fix& fix : finding->fixes)
        labels.push_back(fixLabel(fix));
    EXPECT_EQ(labels, (std::vector<std::string>{"Round grid up to 8", "Cluster 7", "No cluster"}));
}

TEST(Rules, ClusterOfAllZerosCountsAsUnset) {
    LaunchConfig launch = makeLaunch({3, 1, 1}, {32, 1, 1});
    launch.clusterDim = ClusterExtent{0, 0, 0};
    EXPECT_TRUE(evaluate(launch, plainKernel(), h200Limits()).accepted);
}

TEST(Rules, GridThatCountsClustersIsMultipliedByTheCluster) {
    KernelAttributes kernel = plainKernel();
    kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 1, 1}};
    const Evaluation evaluation = evaluate(makeLaunch({8, 1, 1}, {1, 1, 1}), kernel, h200Limits());
    EXPECT_TRUE(evaluation.accepted);
    EXPECT_EQ(evaluation.totalBlocks, Count{16});
    EXPECT_EQ(evaluation.threadsPerBlock, Count{128});
}

TEST(Rules, EveryRecordIsComplete) {
    std::set<std::string_view> names;
    std::set<std::string> titles;
    for (const Rule& rule : ruleTable()) {
        EXPECT_EQ(&rule, &ruleRecord(rule.id)) << rule.name;
        EXPECT_TRUE(names.insert(rule.name).second) << rule.name << " is the name of two rules";
        EXPECT_EQ(toString(rule.id), rule.name);
        EXPECT_FALSE(rule.title.isEmpty()) << rule.name;
        EXPECT_TRUE(titles.insert(std::string(rule.title.text())).second)
            << rule.name << " has the title of another rule";
        EXPECT_FALSE(rule.source.isEmpty()) << rule.name;
        EXPECT_FALSE(rule.limitAttribute.empty()) << rule.name;
        EXPECT_TRUE(rule.message.text().ends_with('.')) << rule.name;
        EXPECT_FALSE(rule.figure.text().empty()) << rule.name;
        EXPECT_EQ(rule.satisfiedFigure.text().empty(), rule.isAdvice()) << rule.name;
        EXPECT_EQ(rule.proposeFixes == nullptr, rule.fixKinds.list().empty()) << rule.name;
        EXPECT_TRUE(rule.isAdvice() || rule.proposeFixes != nullptr) << rule.name;
    }
    EXPECT_EQ(names.size(), ruleCount);
}

TEST(Rules, AdviceComesAfterTheRulesOfTheDriver) {
    const auto table = ruleTable();
    EXPECT_TRUE(
        std::is_partitioned(table.begin(), table.end(), [](const Rule& rule) { return !rule.isAdvice(); }));
}

} // namespace
} // namespace trichevron::core
