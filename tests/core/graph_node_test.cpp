// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Launches as a node of a graph: which call returns which error (docs/launch-attributes.md).
#include "core/json/json_reader.h"
#include "core/model_json/model_json.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using test::h200Limits;
using test::plainKernel;

LaunchConfig node() {
    LaunchConfig config = test::makeLaunch({64, 1, 1}, {64, 1, 1});
    config.api = LaunchApi::CudaGraphAddKernelNode;
    return config;
}

struct NodeCase : test::NamedCase {
    void (*change)(LaunchConfig&, KernelAttributes&);
    std::optional<RuleId> rule;
    std::optional<LaunchStep> step;
    CudaStatus code;
};

class GraphNode : public testing::TestWithParam<NodeCase> {};

TEST_P(GraphNode, FailsAtTheCallThatTheDeviceNames) {
    LaunchConfig config = node();
    KernelAttributes kernel = plainKernel();
    GetParam().change(config, kernel);
    const Evaluation evaluation = evaluate(config, kernel, h200Limits());
    EXPECT_EQ(evaluation.reportedFirst, GetParam().rule);
    EXPECT_EQ(evaluation.failsAt, GetParam().step);
    EXPECT_EQ(evaluation.predicted, GetParam().code);
    if (GetParam().rule) {
        EXPECT_EQ(evaluation.findings.front().rule, *GetParam().rule) << "what is reported comes first";
    }
}

INSTANTIATE_TEST_SUITE_P(
    Rules, GraphNode,
    testing::Values(
        NodeCase{{"Accepted"}, [](LaunchConfig&, KernelAttributes&) {}, {}, {}, CudaStatus::Success},
        NodeCase{{"ZeroGrid"},
                 [](LaunchConfig& c, KernelAttributes&) { c.gridDim.x = 0; },
                 RuleId::GridDimZero,
                 LaunchStep::AddNode,
                 CudaStatus::InvalidValue},
        NodeCase{{"LargeBlockAxis"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.blockDim = {1, 1, 65};
                 },
                 RuleId::BlockDimTooLarge,
                 LaunchStep::AddNode,
                 CudaStatus::InvalidValue},
        NodeCase{{"SharedMemory"},
                 [](LaunchConfig& c, KernelAttributes&) { c.dynamicSmemBytes = Bytes{60000}; },
                 RuleId::SharedMemoryOptIn,
                 LaunchStep::AddNode,
                 CudaStatus::InvalidValue},
        NodeCase{{"GridThatADeclaredClusterDoesNotDivide"},
                 [](LaunchConfig& c, KernelAttributes& k) {
                     c.gridDim.x = 63;
                     k.declared.clusterDims = ClusterExtent{2, 1, 1};
                 },
                 RuleId::ClusterDividesGrid,
                 LaunchStep::AddNode,
                 CudaStatus::InvalidClusterSize},
        NodeCase{{"GridThatARequestedClusterDoesNotDivide"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.gridDim.x = 63;
                     c.clusterDim = ClusterExtent{2, 1, 1};
                 },
                 RuleId::ClusterDividesGrid,
                 LaunchStep::SetAttribute,
                 CudaStatus::InvalidClusterSize},
        NodeCase{{"CooperativeGrid"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.gridDim.x = 100000;
                     c.cooperative = true;
                 },
                 RuleId::CooperativeTooLarge,
                 LaunchStep::SetAttribute,
                 CudaStatus::CooperativeLaunchTooLarge},
        NodeCase{{"PreferredCluster"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.clusterDim = ClusterExtent{2, 1, 1};
                     c.attributes.preferredClusterDim = ClusterExtent{4, 1, 1};
                 },
                 RuleId::GraphPreferredCluster,
                 LaunchStep::SetAttribute,
                 CudaStatus::InvalidValue},
        NodeCase{{"StreamSerialization"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.attributes.programmaticStreamSerializationAllowed = 0;
                 },
                 RuleId::GraphStreamSerialization,
                 LaunchStep::SetAttribute,
                 CudaStatus::InvalidValue},
        NodeCase{
            {"SchedulingPolicyThatALaunchRefuses"},
            [](LaunchConfig& c, KernelAttributes&) { c.attributes.clusterSchedulingPolicyPreference = 4; },
            {},
            {},
            CudaStatus::Success},
        NodeCase{{"TooManyThreadsAtACallThatIsNotKnown"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.blockDim = {64, 32, 1};
                 },
                 RuleId::ThreadsPerBlock,
                 {},
                 CudaStatus::InvalidValue},
        // A launch function checks the cluster first, but the node is added before it has a cluster.
        NodeCase{{"TheNodeIsAddedBeforeItsAttributes"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.gridDim.x = 63;
                     c.clusterDim = ClusterExtent{2, 1, 1};
                     c.dynamicSmemBytes = Bytes{60000};
                 },
                 RuleId::SharedMemoryOptIn,
                 LaunchStep::AddNode,
                 CudaStatus::InvalidValue},
        // A launch function checks numbers first, but the cluster is the first attribute of the node.
        NodeCase{{"TheClusterIsSetBeforeTheOtherAttributes"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.gridDim.x = 63;
                     c.clusterDim = ClusterExtent{2, 1, 1};
                     c.attributes.programmaticStreamSerializationAllowed = 1;
                 },
                 RuleId::ClusterDividesGrid,
                 LaunchStep::SetAttribute,
                 CudaStatus::InvalidClusterSize}),
    test::caseName<NodeCase>);

TEST(GraphNodes, FixesMakeTheNodeValid) {
    LaunchConfig config = node();
    config.clusterDim = ClusterExtent{2, 1, 1};
    config.attributes.preferredClusterDim = ClusterExtent{4, 1, 1};
    const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    ASSERT_EQ(evaluation.violationCount(), 1U) << "the rules of a launch function do not apply";
    const Finding& finding = evaluation.findings.front();
    ASSERT_EQ(finding.fixes.size(), 1U);
    EXPECT_EQ(finding.fixes.front().config.attributes, LaunchAttributes{});
    EXPECT_EQ(finding.fixes.front().config.api, LaunchApi::CudaGraphAddKernelNode);
}

TEST(GraphNodes, TheVerdictNamesTheCallOnlyForANode) {
    LaunchConfig config = node();
    config.gridDim.x = 0;
    const auto verdict = [&] { return toJson(evaluate(config, plainKernel(), h200Limits()), config); };
    EXPECT_EQ(verdict()["failsAt"], "addNode");
    EXPECT_EQ(verdict()["error"], "cudaErrorInvalidValue");
    config.gridDim.x = 1;
    EXPECT_TRUE(verdict().at("failsAt").is_null());
    config.api = LaunchApi::CudaLaunchKernel;
    EXPECT_FALSE(verdict().contains("failsAt"));
}

TEST(GraphNodes, AreCheckedButNotLaunched) {
    const Json json =
        Json::parse(R"({"api":"cudaGraphAddKernelNode","gridDim":[1],"blockDim":[1],"priority":1})");
    EXPECT_EQ(checkedLaunchFromJson(JsonReader(json)).api, LaunchApi::CudaGraphAddKernelNode);
    EXPECT_THROW((void)launchConfigFromJson(JsonReader(json)), InputError) << "sessions, recordings and jobs";
}

} // namespace
} // namespace trichevron::core
