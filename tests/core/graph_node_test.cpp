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
        NodeCase{{"TooManyThreads"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.blockDim = {64, 32, 1};
                 },
                 RuleId::ThreadsPerBlock,
                 LaunchStep::AddNode,
                 CudaStatus::InvalidValue},
        NodeCase{{"ClusterPast32BitsAtACallThatIsNotKnown"},
                 [](LaunchConfig& c, KernelAttributes&) {
                     c.gridDim = {1U << 30U, 4, 4};
                     c.clusterDim = ClusterExtent{1U << 30U, 4, 1};
                 },
                 RuleId::ClusterPast32Bits,
                 {},
                 CudaStatus::InvalidClusterSize},
        NodeCase{{"RegistersAreCheckedAsTheGraphIsInstantiated"},
                 [](LaunchConfig& c, KernelAttributes& k) {
                     c.blockDim = {1024, 1, 1};
                     k.numRegs = 128;
                 },
                 RuleId::RegistersPerBlock,
                 LaunchStep::Instantiate,
                 CudaStatus::LaunchOutOfResources},
        NodeCase{{"AttributesAreCheckedBeforeRegisters"},
                 [](LaunchConfig& c, KernelAttributes& k) {
                     c.blockDim = {1024, 1, 1};
                     k.numRegs = 128;
                     c.attributes.memSyncDomain = 2;
                 },
                 RuleId::MemSyncDomainRange,
                 LaunchStep::SetAttribute,
                 CudaStatus::InvalidValue},
        NodeCase{{"ClusterLargestSizeIsCheckedAsTheGraphIsInstantiated"},
                 [](LaunchConfig& c, KernelAttributes& k) {
                     c.clusterDim = ClusterExtent{32, 1, 1};
                     k.optIns.nonPortableClusterSizeAllowed = true;
                 },
                 RuleId::ClusterLargestSize,
                 LaunchStep::Instantiate,
                 CudaStatus::InvalidClusterSize},
        NodeCase{
            {"NoClusterThoughTheKernelAsksForOne"},
            [](LaunchConfig&, KernelAttributes& k) { k.declared.clusterDims = ClusterDimsUnspecified{}; },
            {},
            {},
            CudaStatus::Success},
        // A launch function multiplies the grid by the cluster before it compares, a node does so after.
        NodeCase{{"GridOfClustersAtTheLimit"},
                 [](LaunchConfig& c, KernelAttributes& k) {
                     c.gridDim = {1, 32767, 1};
                     k.declared.blockSize = DeclaredBlockSize{{64, 1, 1}, ClusterExtent{1, 2, 1}};
                 },
                 {},
                 {},
                 CudaStatus::Success},
        NodeCase{{"GridOfClustersAboveTheLimit"},
                 [](LaunchConfig& c, KernelAttributes& k) {
                     c.gridDim = {1, 32768, 1};
                     k.declared.blockSize = DeclaredBlockSize{{64, 1, 1}, ClusterExtent{1, 2, 1}};
                 },
                 RuleId::GridDimTooLarge,
                 LaunchStep::AddNode,
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

/// Launches of conform --graph-nodes, with what the device answered: NVIDIA H200, driver 580.159.04,
/// CUDA 13.0, 2026-11-24. They break several rules, or one that a node does not check, so the order of a
/// launch function does not explain them.
struct AnsweredNode : test::NamedCase {
    const char* launch;
    const char* kernel;
    CudaStatus code;
    std::optional<LaunchStep> step;
};

class AnsweredGraphNode : public testing::TestWithParam<AnsweredNode> {};

TEST_P(AnsweredGraphNode, FailsAsOnTheDevice) {
    Json launch = Json::parse(GetParam().launch);
    launch["api"] = "cudaGraphAddKernelNode";
    const Json kernel = Json::parse(GetParam().kernel);
    const Evaluation evaluation = evaluate(launchConfigFromJson(JsonReader(launch)),
                                           kernelAttributesFromJson(JsonReader(kernel)), h200Limits());
    EXPECT_EQ(evaluation.predicted, GetParam().code);
    EXPECT_EQ(evaluation.failsAt, GetParam().step);
}

INSTANTIATE_TEST_SUITE_P(
    H200, AnsweredGraphNode,
    testing::Values(
        AnsweredNode{
            {"Seed1Launch44"},
            R"({"gridDim":[15,2,3],"blockDim":[928,1,1],"clusterDim":[3,1,1],"preferredClusterDim":[1,1,1]})",
            R"({"numRegs":72,"maxThreadsPerBlock":896})",
            CudaStatus::InvalidValue,
            LaunchStep::SetAttribute},
        AnsweredNode{{"Seed1Launch140"},
                     R"({"gridDim":[16,1,1],"blockDim":[144,1,2],"clusterDim":[16,16,16]})",
                     R"({"numRegs":255,"maxThreadsPerBlock":256})",
                     CudaStatus::InvalidClusterSize,
                     LaunchStep::SetAttribute},
        AnsweredNode{{"Seed1Launch142"},
                     R"({"gridDim":[64,4,4],"blockDim":[100,1,1]})",
                     R"({"numRegs":10,"declared":{"clusterDims":"unspecified"}})",
                     CudaStatus::Success,
                     {}},
        AnsweredNode{{"Seed5Launch194"},
                     R"({"gridDim":[8,8,8],"blockDim":[1023,1,1],"memSyncDomain":-1})",
                     R"({"numRegs":10,"declared":{"clusterDims":"unspecified"}})",
                     CudaStatus::InvalidValue,
                     LaunchStep::SetAttribute},
        AnsweredNode{{"Seed6Launch48"},
                     R"({"gridDim":[16,1,1],"blockDim":[1,1,1]})",
                     R"({"numRegs":10,"declared":{"clusterDims":"unspecified"}})",
                     CudaStatus::Success,
                     {}},
        AnsweredNode{{"Seed8Launch187"},
                     R"({"gridDim":[4,2,3],"blockDim":[1023,1,1],"clusterDim":[2,1,1],"cooperative":true})",
                     R"({"numRegs":72,"maxThreadsPerBlock":896})",
                     CudaStatus::CooperativeLaunchTooLarge,
                     LaunchStep::SetAttribute},
        AnsweredNode{
            {"Seed10Launch132"},
            R"({"gridDim":[3697,1,1],"blockDim":[897,1,1],"cooperative":true,"nvlinkUtilCentricScheduling":50})",
            R"({"numRegs":72,"maxThreadsPerBlock":896})",
            CudaStatus::CooperativeLaunchTooLarge,
            LaunchStep::SetAttribute},
        AnsweredNode{{"Seed10Launch134"},
                     R"({"gridDim":[1848,1,1],"blockDim":[1023,1,1],"cooperative":true})",
                     R"({"numRegs":72,"maxThreadsPerBlock":896})",
                     CudaStatus::CooperativeLaunchTooLarge,
                     LaunchStep::SetAttribute},
        AnsweredNode{
            {"Seed10Launch185"},
            R"({"gridDim":[18,2,1],"blockDim":[1023,1,1],"clusterDim":[3,1,1],"preferredClusterDim":[3,1,1],"memSyncDomain":100})",
            R"({"numRegs":72,"maxThreadsPerBlock":896,"nonPortableClusterSizeAllowed":true})",
            CudaStatus::InvalidValue,
            LaunchStep::SetAttribute},
        AnsweredNode{{"Seed102Launch53"},
                     R"({"gridDim":[16,1,1],"blockDim":[144,1,2],"clusterDim":[15,1,1]})",
                     R"({"numRegs":255,"maxThreadsPerBlock":256})",
                     CudaStatus::InvalidClusterSize,
                     LaunchStep::SetAttribute},
        AnsweredNode{
            {"Seed111Launch75"},
            R"({"gridDim":[529,1,1],"blockDim":[1,1,1],"clusterDim":[2,1,1],"preferredClusterDim":[8,1,1],"cooperative":true})",
            R"({"numRegs":10,"nonPortableClusterSizeAllowed":true,"declared":{"blockSize":{"block":[128,1,1],"cluster":[2,1,1]}}})",
            CudaStatus::InvalidValue,
            LaunchStep::SetAttribute},
        AnsweredNode{{"Seed112Launch50"},
                     R"({"gridDim":[64,4,4],"blockDim":[960,1,1],"cooperative":true})",
                     R"({"numRegs":72,"maxThreadsPerBlock":896,"preferredShmemCarveout":0})",
                     CudaStatus::CooperativeLaunchTooLarge,
                     LaunchStep::SetAttribute},
        AnsweredNode{
            {"Seed112Launch116"},
            R"({"gridDim":[16,1,1],"blockDim":[100,1,1]})",
            R"({"numRegs":10,"maxThreadsPerBlock":128,"declared":{"launchBounds":[128,1,4],"clusterDims":"unspecified"}})",
            CudaStatus::Success,
            {}},
        AnsweredNode{
            {"Seed113Launch30"},
            R"({"gridDim":[2147483646,4,4],"blockDim":[928,1,1],"clusterDim":[32,2,2],"nvlinkUtilCentricScheduling":0})",
            R"({"numRegs":72,"maxThreadsPerBlock":896,"declared":{"clusterDims":[2,2,1]}})",
            CudaStatus::InvalidClusterSize,
            LaunchStep::SetAttribute},
        AnsweredNode{
            {"Seed116Launch19"},
            R"({"gridDim":[51,2,3],"blockDim":[1024,1,1],"clusterDim":[17,1,1],"preferredClusterDim":[3,8,1]})",
            R"({"numRegs":12,"sharedSizeBytes":1000,"nonPortableClusterSizeAllowed":true})",
            CudaStatus::InvalidValue,
            LaunchStep::SetAttribute},
        AnsweredNode{
            {"Seed116Launch55"},
            R"({"gridDim":[144,1,2],"blockDim":[64,1,1],"nvlinkUtilCentricScheduling":109,"memSyncDomain":50})",
            R"({"numRegs":10,"maxThreadsPerBlock":128,"declared":{"launchBounds":[128,1,4],"clusterDims":"unspecified"}})",
            CudaStatus::InvalidValue,
            LaunchStep::SetAttribute},
        AnsweredNode{
            {"Seed127Launch20"},
            R"({"gridDim":[1058,1,1],"blockDim":[1,1,1],"cooperative":true})",
            R"({"numRegs":10,"maxThreadsPerBlock":128,"declared":{"launchBounds":[128,1,4],"clusterDims":"unspecified"}})",
            CudaStatus::Success,
            {}},
        AnsweredNode{{"Seed300Launch466"},
                     R"({"gridDim":[64,4,4],"blockDim":[64,1,1],"cooperative":true})",
                     R"({"numRegs":72,"maxThreadsPerBlock":896,"declared":{"clusterDims":[2,2,1]}})",
                     CudaStatus::Success,
                     {}},
        AnsweredNode{
            {"Seed300Launch4349"},
            R"({"gridDim":[434,2,1],"blockDim":[128,1,1],"cooperative":true,"programmaticStreamSerializationAllowed":0})",
            R"({"numRegs":72,"maxThreadsPerBlock":896,"declared":{"clusterDims":[2,2,1]}})",
            CudaStatus::InvalidValue,
            LaunchStep::SetAttribute},
        AnsweredNode{{"Seed301Launch1368"},
                     R"({"gridDim":[1057,1,1],"blockDim":[1,1,1],"cooperative":true})",
                     R"({"numRegs":10,"declared":{"blockSize":{"block":[128,1,1],"cluster":null}}})",
                     CudaStatus::Success,
                     {}},
        AnsweredNode{{"Seed302Launch5771"},
                     R"({"gridDim":[1057,28969,1],"blockDim":[1,1,1],"cooperative":true})",
                     R"({"numRegs":10,"declared":{"blockSize":{"block":[128,1,1],"cluster":null}}})",
                     CudaStatus::CooperativeLaunchTooLarge,
                     LaunchStep::SetAttribute},
        AnsweredNode{{"Seed302Launch1556"},
                     R"({"gridDim":[64,4,4],"blockDim":[64,2,1],"cooperative":true})",
                     R"({"numRegs":10,"declared":{"blockSize":{"block":[64,2,1],"cluster":[1,2,2]}}})",
                     CudaStatus::Success,
                     {}},
        AnsweredNode{
            {"Seed302Launch4470"},
            R"({"gridDim":[1058,1,1],"blockDim":[64,1,1],"cooperative":true,"preferredClusterDim":[2,2,0]})",
            R"({"numRegs":10,"declared":{"clusterDims":[2,1,1]}})",
            CudaStatus::InvalidValue,
            LaunchStep::SetAttribute},
        AnsweredNode{
            {"Seed130Launch84"},
            R"({"gridDim":[6,2,3],"blockDim":[1023,1,1],"clusterDim":[1,16,1],"preferredClusterDim":[4,1,1]})",
            R"({"numRegs":72,"maxThreadsPerBlock":896})",
            CudaStatus::InvalidClusterSize,
            LaunchStep::SetAttribute}),
    test::caseName<AnsweredNode>);

TEST(GraphNodes, ACooperativeNodeIsComparedWithTheBlockOfTheLaunch) {
    LaunchConfig config = node();
    config.gridDim = {4225, 1, 1};
    config.blockDim = {1, 1, 1};
    config.cooperative = true;
    KernelAttributes kernel = plainKernel();
    kernel.declared.blockSize = DeclaredBlockSize{{128, 1, 1}, {}};
    EXPECT_EQ(evaluate(config, kernel, h200Limits()).reportedFirst, RuleId::CooperativeTooLarge);
    config.gridDim = {4224, 1, 1};
    EXPECT_TRUE(evaluate(config, kernel, h200Limits()).accepted)
        << "32 blocks of one thread on each SM; of the declared 128 threads only 16 fit";
}

TEST(GraphNodes, ACooperativeNodeIsComparedWithoutItsSchedulingPolicyWhichIsSetLater) {
    LaunchConfig config = node();
    config.gridDim = {249 * 4, 1, 1};
    config.blockDim = {256, 1, 1};
    config.clusterDim = ClusterExtent{4, 1, 1};
    config.cooperative = true;
    config.attributes.clusterSchedulingPolicyPreference = 2;
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 16;
    const Evaluation evaluation = evaluate(config, kernel, h200Limits());
    EXPECT_EQ(evaluation.reportedFirst, RuleId::CooperativeClustersTooLarge);
    EXPECT_EQ(evaluation.failsAt, LaunchStep::SetAttribute);
    ASSERT_TRUE(evaluation.clusters);
    EXPECT_EQ(evaluation.clusters->max, 264U) << "what runs follows the policy";
    config.gridDim.x = 248 * 4;
    EXPECT_TRUE(evaluate(config, kernel, h200Limits()).accepted);
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.gridDim.x = 264 * 4;
    EXPECT_TRUE(evaluate(config, kernel, h200Limits()).accepted);
}

TEST(GraphNodes, AnAcceptedCooperativeNodeThatDoesNotFitGetsAdvice) {
    LaunchConfig config = node();
    config.gridDim = {1058, 1, 1};
    config.blockDim = {64, 1, 1};
    config.cooperative = true;
    KernelAttributes kernel = plainKernel();
    kernel.declared.clusterDims = ClusterExtent{2, 1, 1};
    const Evaluation evaluation = evaluate(config, kernel, h200Limits());
    EXPECT_TRUE(evaluation.accepted);
    const Finding* advice = test::findingFor(evaluation, RuleId::CooperativeNodeNotResident);
    ASSERT_NE(advice, nullptr);
    config.gridDim = {1056, 1, 1};
    EXPECT_EQ(test::findingFor(evaluate(config, kernel, h200Limits()), RuleId::CooperativeNodeNotResident),
              nullptr);
    config.gridDim = {1058, 1, 1};
    config.clusterDim = ClusterExtent{2, 1, 1};
    EXPECT_EQ(evaluate(config, kernel, h200Limits()).predicted, CudaStatus::CooperativeLaunchTooLarge)
        << "the driver knows a cluster attribute";
}

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

TEST(GraphNodes, AreReadAsAnyLaunch) {
    const Json json =
        Json::parse(R"({"api":"cudaGraphAddKernelNode","gridDim":[1],"blockDim":[1],"priority":1})");
    EXPECT_EQ(launchConfigFromJson(JsonReader(json)).api, LaunchApi::CudaGraphAddKernelNode);
}

TEST(GraphNodes, EachStepIsACallAndALaunchFunctionIsOne) {
    EXPECT_EQ(callName(LaunchApi::CudaGraphAddKernelNode, LaunchStep::AddNode), "cudaGraphAddKernelNode");
    EXPECT_EQ(callName(LaunchApi::CudaGraphAddKernelNode, LaunchStep::SetAttribute),
              "cudaGraphKernelNodeSetAttribute");
    EXPECT_EQ(callName(LaunchApi::CudaGraphAddKernelNode, LaunchStep::Instantiate), "cudaGraphInstantiate");
    EXPECT_EQ(callName(LaunchApi::CudaGraphAddKernelNode, LaunchStep::Launch), "cudaGraphLaunch");
    EXPECT_EQ(callName(LaunchApi::CuLaunchKernel, LaunchStep::Launch), "cuLaunchKernel");
}

} // namespace
} // namespace trichevron::core
