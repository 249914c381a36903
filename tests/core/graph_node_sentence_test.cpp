// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What the driver's log says about nodes of graphs: NVIDIA H200, driver 580.159.04, CUDA 13.0, 2026-11-24.
#include "core/rules/driver_reason_check.h"
#include "core/rules/driver_sentence.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

struct NodeSentence : test::NamedCase {
    const char* sentence;
    RuleId rule;
    void (*change)(LaunchConfig&, KernelAttributes&);
};

class GraphNodeSentence : public testing::TestWithParam<NodeSentence> {};

TEST_P(GraphNodeSentence, AgreesWithTheRuleAndItsNumbers) {
    LaunchConfig config = test::makeLaunch({64, 1, 1}, {64, 1, 1});
    config.api = LaunchApi::CudaGraphAddKernelNode;
    KernelAttributes kernel = test::plainKernel();
    GetParam().change(config, kernel);
    const RuleContext context(config, kernel, test::h200Limits());
    const Rule* first = firstViolated(findViolations(context), context);
    ASSERT_NE(first, nullptr);
    EXPECT_EQ(first->id, GetParam().rule);
    const auto reason = readDriverSentence(GetParam().sentence);
    ASSERT_TRUE(reason.has_value());
    EXPECT_TRUE(agreesWithDriver(*reason, *first, context));
}

INSTANTIATE_TEST_SUITE_P(
    H200, GraphNodeSentence,
    testing::Values(
        NodeSentence{{"Registers"},
                     "Failed to instantiate KERNEL node 0x55673a317b38",
                     RuleId::RegistersPerBlock,
                     [](LaunchConfig& c, KernelAttributes& k) {
                         c.blockDim = {544, 1, 1};
                         k.numRegs = 128;
                     }},
        NodeSentence{{"LargestCluster"},
                     "Failed to instantiate KERNEL node 0x5641615ec0e8",
                     RuleId::ClusterLargestSize,
                     [](LaunchConfig& c, KernelAttributes& k) {
                         c.gridDim = {45, 4, 3};
                         c.clusterDim = ClusterExtent{9, 2, 1};
                         k.optIns.nonPortableClusterSizeAllowed = true;
                     }},
        NodeSentence{{"PartlyZeroCluster"},
                     "Ill-formed cluster dimensons (2,1,0). All or none should be 0",
                     RuleId::ClusterPartlyZero,
                     [](LaunchConfig& c, KernelAttributes&) {
                         c.clusterDim = ClusterExtent{2, 1, 0};
                     }},
        NodeSentence{
            {"Carveout"},
            "Invalid value 101 for sharedMemCarveout field",
            RuleId::CarveoutRange,
            [](LaunchConfig& c, KernelAttributes&) { c.attributes.preferredSharedMemoryCarveout = 101; }},
        NodeSentence{{"GridOfClusters"},
                     "Grid Dimension X of 2147483646 exceeds maximum value of 1073741823",
                     RuleId::GridDimTooLarge,
                     [](LaunchConfig& c, KernelAttributes& k) {
                         c.gridDim = {2147483646, 1, 2};
                         c.blockDim = {1, 1, 1};
                         k.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 1, 1}};
                     }},
        NodeSentence{{"CooperativeGridOfClusters"},
                     "Requested cooperative grid dimensions (64,4,40224) exceed occupancy limit for this "
                     "kernel on this device of 2112 blocks",
                     RuleId::CooperativeTooLarge,
                     [](LaunchConfig& c, KernelAttributes& k) {
                         c.gridDim = {64, 4, 40224};
                         c.blockDim = {128, 1, 1};
                         c.cooperative = true;
                         k.numRegs = 10;
                         k.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, ClusterExtent{2, 1, 1}};
                     }}),
    test::caseName<NodeSentence>);

} // namespace
} // namespace trichevron::core
