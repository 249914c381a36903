// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/words.h"
#include "core/rules/rule.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

#include <functional>

namespace trichevron {
namespace {

using test::findingFor;
using test::h200Limits;
using test::launchOf;
using test::plainKernel;

struct RuleCase : test::NamedCase {
    RuleId rule;
    std::function<void(LaunchConfig&, KernelAttributes&, DeviceProperties&)> breakIt;
    CudaStatus error;
    const char* figure;
    const char* firstFix; ///< label of the nearest fix; empty for none
    const char* provenance;
};

class BrokenRule : public testing::TestWithParam<RuleCase> {};

TEST_P(BrokenRule, IsReportedWithFigureErrorAndFix) {
    const RuleCase& c = GetParam();
    LaunchConfig config = launchOf({64, 4, 4}, {64, 1, 1});
    KernelAttributes kernel = plainKernel();
    DeviceProperties device = h200Limits();
    ASSERT_TRUE(evaluate(config, kernel, device).accepted);
    c.breakIt(config, kernel, device);

    const Evaluation evaluation = evaluate(config, kernel, device);
    EXPECT_FALSE(evaluation.accepted);
    EXPECT_EQ(evaluation.predicted, c.error);
    EXPECT_EQ(evaluation.reportedFirst, c.rule);
    const Finding* finding = findingFor(evaluation, c.rule);
    ASSERT_NE(finding, nullptr);
    EXPECT_EQ(finding->status, FindingStatus::Violated);
    EXPECT_EQ(finding->error, c.error);
    EXPECT_EQ(figureOf(*finding), c.figure);
    EXPECT_FALSE(finding->source.attribute.empty());
    EXPECT_EQ(provenanceName(finding->source), c.provenance);
    EXPECT_EQ(sentenceOf(*finding).find('{'), std::string::npos) << sentenceOf(*finding);
    if (*c.firstFix == '\0') {
        EXPECT_TRUE(finding->fixes.empty());
    } else {
        ASSERT_FALSE(finding->fixes.empty());
        EXPECT_EQ(labelOf(finding->fixes.front()), c.firstFix);
    }
}

INSTANTIATE_TEST_SUITE_P(
    Rules, BrokenRule,
    testing::Values(
        RuleCase{"BlockAxisIsZero", RuleId::BlockDimZero, [](auto& l, auto&, auto&) { l.blockDim.y = 0; },
                 CudaStatus::InvalidValue, "y = 0", "Block 64", "specification"},
        RuleCase{"BlockAxisOverItsLimit", RuleId::BlockDimTooLarge,
                 [](auto& l, auto&, auto&) {
                     l.blockDim = {1, 1, 65};
                 },
                 CudaStatus::InvalidValue, "z: 65 / 64", "Block 1 × 1 × 64", "recorded"},
        RuleCase{"BlockVolumeOverLimit", RuleId::ThreadsPerBlock,
                 [](auto& l, auto&, auto&) {
                     l.blockDim = {32, 64, 1};
                 },
                 CudaStatus::InvalidValue, "2,048 / 1,024", "Block 32 × 32", "recorded"},
        RuleCase{"BlockDiffersFromBlockSize", RuleId::DeclaredBlockSize,
                 [](auto&, auto& k, auto&) {
                     k.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, {}};
                 },
                 CudaStatus::InvalidValue, "64 × 1 × 1, not 128 × 1 × 1", "Block 128", "given"},
        RuleCase{"BlockOverDeclaredLaunchBounds", RuleId::LaunchBoundsThreads,
                 [](auto& l, auto& k, auto&) {
                     l.blockDim = {101, 1, 1};
                     k.declared.launchBounds = LaunchBounds{100, {}, {}};
                     k.maxThreadsPerBlock = 100;
                 },
                 CudaStatus::InvalidValue, "101 / 100", "Block 96", "given"},
        RuleCase{"BlockOverBoundsThatOnlyTheAttributesTell", RuleId::LaunchBoundsThreads,
                 [](auto& l, auto& k, auto&) {
                     l.blockDim = {129, 1, 1};
                     k.maxThreadsPerBlock = 128;
                 },
                 CudaStatus::InvalidValue, "129 / 128", "Block 128", "given"},
        RuleCase{"RegistersAreAllocatedPerWarpInUnits", RuleId::RegistersPerBlock,
                 [](auto& l, auto& k, auto&) { // 65 × 928 = 60,320 registers would fit if it were a product
                     l.blockDim = {928, 1, 1};
                     k.numRegs = 65;
                 },
                 CudaStatus::LaunchOutOfResources, "928 / 896 threads", "Block 896", "recorded"},
        RuleCase{"RegistersOf255Allow256Threads", RuleId::RegistersPerBlock,
                 [](auto& l, auto& k, auto&) {
                     l.blockDim = {257, 1, 1};
                     k.numRegs = 255;
                     k.maxThreadsPerBlock = 256;
                 },
                 CudaStatus::LaunchOutOfResources, "257 / 256 threads", "Block 256", "recorded"},
        RuleCase{"ClusterOnDeviceWithoutClusters", RuleId::ClusterUnsupported,
                 [](auto& l, auto&, auto& d) {
                     l.clusterDim = ClusterExtent{2, 1, 1};
                     d.clusterLaunch = false;
                     d.computeCapability = {8, 0};
                 },
                 CudaStatus::NotSupported, "compute capability 8.0", "No cluster", "recorded"},
        RuleCase{"ClusterPartlyZero", RuleId::ClusterPartlyZero,
                 [](auto& l, auto&, auto&) {
                     l.clusterDim = ClusterExtent{2, 0, 1};
                 },
                 CudaStatus::InvalidClusterSize, "2 × 0 × 1", "Cluster 2", "specification"},
        RuleCase{"GridAxisIsZero", RuleId::GridDimZero, [](auto& l, auto&, auto&) { l.gridDim.z = 0; },
                 CudaStatus::InvalidValue, "z = 0", "Grid 64 × 4", "specification"},
        RuleCase{"GridAxisOverItsLimit", RuleId::GridDimTooLarge,
                 [](auto& l, auto&, auto&) {
                     l.gridDim = {2, 70000, 1};
                 },
                 CudaStatus::InvalidValue, "y: 70,000 / 65,535", "Grid 140000", "recorded"},
        RuleCase{"KernelWithUnspecifiedClusterNeedsOne", RuleId::ClusterMustBeSet,
                 [](auto&, auto& k, auto&) { k.declared.clusterDims = ClusterDimsUnspecified{}; },
                 CudaStatus::InvalidClusterSize, "none", "Cluster 2", "given"},
        RuleCase{"ClusterDiffersFromClusterDims", RuleId::ClusterDiffersFromDeclared,
                 [](auto& l, auto& k, auto&) {
                     k.declared.clusterDims = ClusterExtent{2, 1, 1};
                     l.clusterDim = ClusterExtent{4, 1, 1};
                 },
                 CudaStatus::InvalidClusterSize, "4 × 1 × 1, not 2 × 1 × 1", "Cluster 2", "given"},
        RuleCase{"ClusterDoesNotDivideGrid", RuleId::ClusterDividesGrid,
                 [](auto& l, auto&, auto&) {
                     l.clusterDim = ClusterExtent{3, 1, 1};
                 },
                 CudaStatus::InvalidClusterSize, "64 mod 3 = 1", "Cluster 2", "specification"},
        RuleCase{"ClusterOverMaxBlocksPerCluster", RuleId::ClusterBound,
                 [](auto& l, auto& k, auto&) {
                     k.declared.launchBounds = LaunchBounds{256, 1, 4};
                     k.maxThreadsPerBlock = 256;
                     l.clusterDim = ClusterExtent{8, 1, 1};
                 },
                 CudaStatus::InvalidClusterSize, "8 / 4", "Cluster 4", "given"},
        RuleCase{"ClusterOverPortableSize", RuleId::ClusterPortableSize,
                 [](auto& l, auto&, auto&) {
                     l.clusterDim = ClusterExtent{16, 1, 1};
                 },
                 CudaStatus::InvalidClusterSize, "16 / 8", "Allow non-portable cluster", "specification"},
        RuleCase{"ClusterOverLargestSize", RuleId::ClusterLargestSize,
                 [](auto& l, auto& k, auto&) {
                     l.clusterDim = ClusterExtent{32, 1, 1};
                     k.optIns.nonPortableClusterSizeAllowed = true;
                 },
                 CudaStatus::InvalidClusterSize, "32 / 16", "Cluster 16", "specification"},
        RuleCase{"CooperativeOnDeviceWithout", RuleId::CooperativeUnsupported,
                 [](auto& l, auto&, auto& d) {
                     l.cooperative = true;
                     d.cooperativeLaunch = false;
                 },
                 CudaStatus::NotSupported, "not supported", "Not cooperative", "recorded"},
        RuleCase{"CooperativeOverResidency", RuleId::CooperativeTooLarge,
                 [](auto& l, auto&, auto&) { // 2048 / 512 threads = 4 blocks on each of 132 multiprocessors
                     l.api = LaunchApi::CudaLaunchCooperativeKernel;
                     l.gridDim = {529, 1, 1};
                     l.blockDim = {512, 1, 1};
                 },
                 CudaStatus::CooperativeLaunchTooLarge, "529 / 528", "Not cooperative", "recorded"},
        RuleCase{"StaticAndDynamicSharedOverOptInLimit", RuleId::SharedMemoryPerBlock,
                 [](auto& l, auto& k, auto&) {
                     k.sharedSizeBytes = Bytes{40960};
                     k.optIns.maxDynamicSharedSizeBytes = Bytes{191488};
                     l.dynamicSmemBytes = Bytes{191489};
                 },
                 CudaStatus::InvalidValue, "232,449 / 232,448 B", "Dynamic shared 187 KiB", "recorded"},
        RuleCase{"DynamicSharedOver48KiBWithoutOptIn", RuleId::SharedMemoryOptIn,
                 [](auto& l, auto&, auto&) { l.dynamicSmemBytes = Bytes{49153}; }, CudaStatus::InvalidValue,
                 "49,153 / 49,152 B", "Opt in to 49,153 B", "given"}),
    test::caseName<RuleCase>);

TEST(Rules, LimitsThemselvesAreAccepted) {
    const DeviceProperties device = h200Limits();
    KernelAttributes kernel = plainKernel();
    for (const BlockExtent block : {BlockExtent{1024, 1, 1}, BlockExtent{1, 1024, 1}, BlockExtent{16, 1, 64}})
        EXPECT_TRUE(evaluate(launchOf({1, 1, 1}, block), kernel, device).accepted);
    EXPECT_TRUE(evaluate(launchOf({2147483647, 65535, 65535}, {1024, 1, 1}), kernel, device).accepted);
    LaunchConfig launch = launchOf({16, 1, 1}, {32, 1, 1});
    launch.dynamicSmemBytes = Bytes{49152};
    EXPECT_TRUE(evaluate(launch, kernel, device).accepted);
    launch.clusterDim = ClusterExtent{16, 1, 1};
    kernel.optIns.nonPortableClusterSizeAllowed = true;
    EXPECT_TRUE(evaluate(launch, kernel, device).accepted);
}

TEST(Rules, ClusterOfOneBlockIsNotProposedBesideNoCluster) {
    LaunchConfig launch = launchOf({7, 1, 1}, {32, 1, 1});
    launch.clusterDim = ClusterExtent{2, 1, 1};
    const Evaluation evaluation = evaluate(launch, plainKernel(), h200Limits());
    const Finding* finding = findingFor(evaluation, RuleId::ClusterDividesGrid);
    ASSERT_NE(finding, nullptr);
    std::vector<std::string> labels;
    for (const Fix& fix : finding->fixes)
        labels.push_back(labelOf(fix));
    EXPECT_EQ(labels, (std::vector<std::string>{"Cluster 7", "Grid up to 8", "No cluster"}));
}

TEST(Rules, ClusterOfAllZerosCountsAsUnset) {
    LaunchConfig launch = launchOf({3, 1, 1}, {32, 1, 1});
    launch.clusterDim = ClusterExtent{0, 0, 0};
    EXPECT_TRUE(evaluate(launch, plainKernel(), h200Limits()).accepted);
}

TEST(Rules, BlocksAsClustersMultipliesTheGridOut) {
    KernelAttributes kernel = plainKernel();
    kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 1, 1}};
    const Evaluation evaluation = evaluate(launchOf({8, 1, 1}, {1, 1, 1}), kernel, h200Limits());
    EXPECT_TRUE(evaluation.accepted);
    EXPECT_EQ(evaluation.totalBlocks, Count{16});
    EXPECT_EQ(evaluation.threadsPerBlock, Count{128});
}

TEST(Rules, EveryRuleHasWordsANameAndAPlaceInTheTable) {
    std::size_t expected = 0;
    for (const Rule& rule : ruleTable()) {
        EXPECT_EQ(static_cast<std::size_t>(rule.id), expected++);
        EXPECT_FALSE(titleOf(rule.id).empty());
        EXPECT_FALSE(basisOf(rule.id).empty());
        EXPECT_FALSE(nameOf(rule.id).empty());
        EXPECT_FALSE(rule.limitAttribute.empty()) << nameOf(rule.id);
        EXPECT_TRUE(rule.isAdvice() || rule.mend != nullptr) << nameOf(rule.id);
    }
    EXPECT_EQ(expected, ruleCount);
}

} // namespace
} // namespace trichevron
