// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_code.h"
#include "core/errors/input_error.h"
#include "core/evaluation/evaluation.h"
#include "core/launch/launch_attribute_text.h"
#include "core/messages/rule_messages.h"
#include "core/model_json/model_json.h"
#include "tests/case_name.h"
#include "tests/core/fixtures.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

using test::findingFor;
using test::h200Limits;
using test::plainKernel;

LaunchConfig launchWith(const LaunchAttributes& attributes) {
    LaunchConfig config;
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.gridDim = {48, 4, 4};
    config.blockDim = {64, 1, 1};
    config.attributes = attributes;
    return config;
}

LaunchAttributes carveout(std::int64_t percent) {
    LaunchAttributes attributes;
    attributes.preferredSharedMemoryCarveout = percent;
    return attributes;
}

/// Two violations, of which the driver named the first in its log: seen on H200, driver 580.159.04.
struct Pair : test::NamedCase {
    const char* launch; ///< members of a line of check --batch
    RuleId reported;
};

class ReportedFirst : public testing::TestWithParam<Pair> {};

TEST_P(ReportedFirst, IsWhatTheDriverNames) {
    const Json line = parseJson(std::string(R"({"api": "cudaLaunchKernelEx", "gridDim": [48, 4, 4], )") +
                                    GetParam().launch + "}",
                                "line");
    const LaunchConfig config = launchConfigFromJson(JsonReader(line));
    const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    ASSERT_TRUE(evaluation.reportedFirst);
    EXPECT_EQ(toString(*evaluation.reportedFirst), toString(GetParam().reported));
}

const Pair pairs[] = {
    {{"ABlockBeforeACarveout"},
     R"("blockDim": [64, 32, 1], "preferredSharedMemoryCarveout": 101)",
     RuleId::ThreadsPerBlock},
    {{"ACarveoutBeforeAPolicy"},
     R"("blockDim": [64], "preferredSharedMemoryCarveout": 101, "clusterSchedulingPolicyPreference": 3)",
     RuleId::CarveoutRange},
    {{"APolicyBeforeADomain"},
     R"("blockDim": [64], "memSyncDomain": 2, "clusterSchedulingPolicyPreference": 3)",
     RuleId::SchedulingPolicyRange},
    {{"ADomainBeforeNvlink"},
     R"("blockDim": [64], "memSyncDomain": -1, "nvlinkUtilCentricScheduling": 2)",
     RuleId::MemSyncDomainRange},
    {{"APartlyZeroClusterBeforeACarveout"},
     R"("blockDim": [64], "clusterDim": [2, 0, 1], "preferredSharedMemoryCarveout": 101)",
     RuleId::ClusterPartlyZero},
    {{"APartlyZeroPreferenceBeforeACarveout"},
     R"("blockDim": [64], "preferredClusterDim": [4, 0, 1], "preferredSharedMemoryCarveout": 101)",
     RuleId::PreferredClusterPartlyZero},
    {{"ACarveoutBeforeAPreferenceWithoutCluster"},
     R"("blockDim": [64], "preferredClusterDim": [4], "preferredSharedMemoryCarveout": 101)",
     RuleId::CarveoutRange},
    {{"AClusterThatDoesNotDivideBeforeThePreference"},
     R"("blockDim": [64], "clusterDim": [5], "preferredClusterDim": [10])",
     RuleId::ClusterDividesGrid},
    {{"PastThirtyTwoBitsBeforeAMissingCluster"},
     R"("blockDim": [64], "preferredClusterDim": [1073741824, 4])",
     RuleId::PreferredClusterPast32Bits},
    {{"AMissingClusterBeforeACooperativeLaunch"},
     R"("blockDim": [64], "preferredClusterDim": [4], "cooperative": true)",
     RuleId::PreferredClusterWithoutCluster},
    {{"ASmallerPreferenceBeforeAMultiple"},
     R"("blockDim": [64], "clusterDim": [4], "preferredClusterDim": [2])",
     RuleId::PreferredClusterSmaller},
    {{"ZBeforeAMultiple"},
     R"("blockDim": [64], "clusterDim": [2], "preferredClusterDim": [3, 1, 2])",
     RuleId::PreferredClusterZ},
    {{"ASmallerPreferenceBeforeZ"},
     R"("blockDim": [64], "clusterDim": [8], "preferredClusterDim": [2, 1, 2])",
     RuleId::PreferredClusterSmaller},
    {{"AMultipleBeforeTheGrid"},
     R"("blockDim": [64], "clusterDim": [2], "preferredClusterDim": [5])",
     RuleId::PreferredClusterMultiple},
    {{"TheGridBeforeACooperativeLaunch"},
     R"("blockDim": [64], "clusterDim": [2], "preferredClusterDim": [10], "cooperative": true)",
     RuleId::PreferredClusterDividesGrid},
    {{"ThePreferenceBeforeSharedMemory"},
     R"("blockDim": [64], "clusterDim": [2], "preferredClusterDim": [3], "dynamicSmemBytes": 300000)",
     RuleId::PreferredClusterMultiple},
};

INSTANTIATE_TEST_SUITE_P(Table, ReportedFirst, testing::ValuesIn(pairs), test::caseName<Pair>);

TEST(LaunchAttributes, EveryPriorityAndSerializationIsAccepted) {
    for (const std::int64_t number : {attribute_limits::minInt, std::int64_t{-6}, attribute_limits::maxInt}) {
        LaunchAttributes attributes;
        attributes.priority = number;
        attributes.programmaticStreamSerializationAllowed = number;
        EXPECT_TRUE(evaluate(launchWith(attributes), plainKernel(), h200Limits()).accepted) << number;
    }
}

TEST(LaunchAttributes, NoPreferenceIsAPreferenceOfZeros) {
    LaunchAttributes attributes;
    attributes.preferredClusterDim = ClusterExtent{0, 0, 0};
    const LaunchConfig config = launchWith(attributes);
    EXPECT_TRUE(evaluate(config, plainKernel(), h200Limits()).accepted);
    EXPECT_EQ(canonical(config), launchWith({}));
}

/// Peaks of running blocks per SM with 8 KiB of shared memory and 32 threads: counted on H200, driver
/// 580.159.04.
TEST(LaunchAttributes, TheBlocksOnAnSmFollowTheCarveoutOfTheLaunch) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 16;
    for (const int ofFunction : {-1, 0, 50, 100})
        for (const auto& [percent, blocks] : {std::pair{0, 1U}, {10, 3U}, {50, 14U}, {75, 21U}, {100, 25U}}) {
            LaunchConfig config = launchWith(carveout(percent));
            config.blockDim = {32, 1, 1};
            config.dynamicSmemBytes = Bytes{8192};
            kernel.optIns.preferredShmemCarveout = ofFunction;
            EXPECT_EQ(evaluate(config, kernel, h200Limits()).occupancy.maxActiveBlocksPerMultiprocessor,
                      blocks)
                << percent << " %, of the function " << ofFunction;
        }
}

/// Seen on H200, driver 580.159.04: 133 to 3,300 blocks were accepted and failed with 719, 3,301 were refused
/// with 720.
TEST(LaunchAttributes, ACooperativeGridIsCheckedWithTheCarveoutOfTheFunction) {
    LaunchConfig config = launchWith(carveout(0));
    config.cooperative = true;
    config.blockDim = {32, 1, 1};
    config.dynamicSmemBytes = Bytes{8192};
    const auto warnsOf = [&](std::uint32_t blocks) {
        config.gridDim = {blocks, 1, 1};
        return findingFor(evaluate(config, plainKernel(), h200Limits()), RuleId::CooperativeCarveout) !=
               nullptr;
    };
    EXPECT_FALSE(warnsOf(132));
    EXPECT_TRUE(warnsOf(133));
    EXPECT_TRUE(warnsOf(3300));
    config.gridDim = {264, 1, 1};
    const Evaluation accepted = evaluate(config, plainKernel(), h200Limits());
    const Finding* advice = findingFor(accepted, RuleId::CooperativeCarveout);
    ASSERT_NE(advice, nullptr);
    ASSERT_EQ(advice->fixes.size(), 1U);
    EXPECT_EQ(fixLabel(advice->fixes[0]), "No preferredSharedMemoryCarveout");
    config.gridDim = {3301, 1, 1};
    EXPECT_EQ(evaluate(config, plainKernel(), h200Limits()).predicted, CudaStatus::CooperativeLaunchTooLarge);
}

/// Seen on H200, driver 580.159.04: 25 blocks fit on an SM, and the driver named a limit of 132.
TEST(LaunchAttributes, ALargerCarveoutOfTheLaunchAllowsNoLargerCooperativeGrid) {
    KernelAttributes kernel = plainKernel();
    kernel.optIns.preferredShmemCarveout = 0;
    LaunchConfig config = launchWith(carveout(100));
    config.cooperative = true;
    config.blockDim = {32, 1, 1};
    config.dynamicSmemBytes = Bytes{8192};
    config.gridDim = {132, 1, 1};
    EXPECT_TRUE(evaluate(config, kernel, h200Limits()).accepted);
    config.gridDim = {133, 1, 1};
    EXPECT_EQ(evaluate(config, kernel, h200Limits()).predicted, CudaStatus::CooperativeLaunchTooLarge);
}

/// SMs that ran no block of 32 to 264 clusters: counted on H200, driver 580.159.04.
TEST(LaunchAttributes, LoadBalancingLeavesFewerSmsIdle) {
    const DeviceProperties device = h200Limits();
    const auto idle = [&](std::uint32_t perMultiprocessor, std::uint32_t size, ClusterScheduling scheduling) {
        return computeClusterResidency(device, perMultiprocessor, size, scheduling).idleMultiprocessors;
    };
    EXPECT_EQ(idle(8, 4, ClusterScheduling::Spread), 132U - 124);
    EXPECT_EQ(idle(8, 4, ClusterScheduling::LoadBalancing), 132U - 132);
    EXPECT_EQ(idle(8, 16, ClusterScheduling::Spread), 132U - 116);
    EXPECT_EQ(idle(8, 16, ClusterScheduling::LoadBalancing), 132U - 132);
    EXPECT_EQ(idle(2, 16, ClusterScheduling::Spread), 132U - 116);
    EXPECT_EQ(idle(2, 16, ClusterScheduling::LoadBalancing), 132U - 124);
}

struct Policy : test::NamedCase {
    std::uint32_t size;
    std::uint32_t threads;
    std::uint32_t spread; ///< clusters
    std::uint32_t balanced;
};

class SchedulingPolicy : public testing::TestWithParam<Policy> {};

/// What cudaOccupancyMaxActiveClusters returns, and the limit of a cooperative grid: seen on H200, driver
/// 580.159.04.
TEST_P(SchedulingPolicy, ChangesTheClustersThatAreResident) {
    KernelAttributes kernel = plainKernel();
    kernel.numRegs = 16;
    kernel.optIns.nonPortableClusterSizeAllowed = true;
    for (const auto& [policy, clusters] :
         {std::pair{0, GetParam().spread}, {1, GetParam().spread}, {2, GetParam().balanced}}) {
        LaunchAttributes attributes;
        attributes.clusterSchedulingPolicyPreference = policy;
        LaunchConfig config = launchWith(attributes);
        config.clusterDim = ClusterExtent{GetParam().size, 1, 1};
        config.gridDim = {GetParam().size * clusters, 1, 1};
        config.blockDim = {GetParam().threads, 1, 1};
        config.cooperative = true;
        const Evaluation evaluation = evaluate(config, kernel, test::h200Limits());
        EXPECT_TRUE(evaluation.accepted) << policy;
        ASSERT_TRUE(evaluation.clusters);
        EXPECT_EQ(evaluation.clusters->max, clusters) << policy;
        config.gridDim.x += GetParam().size;
        EXPECT_EQ(evaluate(config, kernel, test::h200Limits()).predicted,
                  CudaStatus::CooperativeLaunchTooLarge);
    }
}

const Policy policies[] = {
    {{"ClustersOf2"}, 2, 256, 528, 528},
    {{"ClustersOf3"}, 3, 256, 327, 347},
    {{"ClustersOf4"}, 4, 256, 248, 264},
    {{"ClustersOf9"}, 9, 256, 102, 113},
    {{"ClustersOf16"}, 16, 256, 58, 66},
    {{"ClustersOf4OfLargeBlocks"}, 4, 1024, 62, 66},
    {{"ClustersOf16OfLargeBlocks"}, 16, 1024, 14, 15},
};

INSTANTIATE_TEST_SUITE_P(Table, SchedulingPolicy, testing::ValuesIn(policies), test::caseName<Policy>);

TEST(LaunchAttributes, APreferredClusterIsSaidToBeUnusedOnComputeCapability90Only) {
    LaunchAttributes attributes;
    attributes.preferredClusterDim = ClusterExtent{4, 1, 1};
    LaunchConfig config = launchWith(attributes);
    config.clusterDim = ClusterExtent{2, 1, 1};
    DeviceProperties device = h200Limits();
    const Evaluation evaluation = evaluate(config, plainKernel(), device);
    const Finding* advice = findingFor(evaluation, RuleId::PreferredClusterUnused);
    ASSERT_NE(advice, nullptr);
    ASSERT_EQ(advice->fixes.size(), 1U);
    EXPECT_EQ(fixLabel(advice->fixes[0]), "No preferredClusterDim");
    device.computeCapability = {10, 0};
    EXPECT_EQ(findingFor(evaluate(config, plainKernel(), device), RuleId::PreferredClusterUnused), nullptr);
}

TEST(LaunchAttributes, AFixMakesThePreferenceFit) {
    LaunchAttributes attributes;
    attributes.preferredClusterDim = ClusterExtent{10, 1, 1};
    LaunchConfig config = launchWith(attributes);
    config.clusterDim = ClusterExtent{2, 1, 1};
    const Evaluation evaluation = evaluate(config, plainKernel(), h200Limits());
    const Finding* finding = findingFor(evaluation, RuleId::PreferredClusterDividesGrid);
    ASSERT_NE(finding, nullptr);
    ASSERT_EQ(finding->fixes.size(), 2U);
    EXPECT_EQ(fixLabel(finding->fixes[0]), "Preferred cluster 8");
    EXPECT_EQ(fixLabel(finding->fixes[1]), "No preferredClusterDim");
}

TEST(LaunchAttributes, AreWrittenAndReadBack) {
    LaunchAttributes attributes;
    attributes.preferredClusterDim = ClusterExtent{4, 2, 1};
    for (const NumberAttribute& number : numberAttributes)
        attributes.*number.value = number.min + 1;
    attributes.memSyncDomainMap = MemberValues{1, 255};
    attributes.accessPolicyWindow = MemberValues{static_cast<double>(std::int64_t{1} << 53U), 0.1, -1, 2};
    attributes.programmaticEvent = MemberValues{-1, 7, -2};
    attributes.launchCompletionEvent = MemberValues{2, 0};
    const LaunchConfig config = launchWith(attributes);
    const Json json = toJson(config);
    EXPECT_EQ(launchConfigFromJson(JsonReader(json)), config);
    LaunchAttributes fromText;
    for (const std::string_view name : launchAttributeNames())
        setLaunchAttribute(fromText, name, launchAttributeValue(attributes, name), name);
    EXPECT_EQ(fromText, attributes);
}

TEST(LaunchAttributes, AccessPropertiesHaveNames) {
    LaunchAttributes attributes;
    setLaunchAttribute(attributes, "accessPolicyWindow", "1048576, 0.5, persisting ,streaming", "window");
    EXPECT_EQ(attributes.accessPolicyWindow, (MemberValues{1048576, 0.5, 2, 1}));
    setLaunchAttribute(attributes, "accessPolicyWindow", "4096,1,normal,-1", "window");
    EXPECT_EQ(attributes.accessPolicyWindow, (MemberValues{4096, 1, 0, -1}));
    try {
        setLaunchAttribute(attributes, "accessPolicyWindow", "4096,1,normal,stream", "window");
        FAIL();
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), "window, missProp: this is normal (0), streaming (1) or persisting (2)");
    }
}

TEST(LaunchAttributes, AreAbsentFromTheJsonOfALaunchWithoutThem) {
    EXPECT_FALSE(toJson(launchWith({})).contains("preferredClusterDim"));
}

struct BadInput : test::NamedCase {
    const char* line;
    const char* sentence;
};

class BadLaunchAttribute : public testing::TestWithParam<BadInput> {};

TEST_P(BadLaunchAttribute, IsRefusedWithItsPath) {
    const Json line = parseJson(GetParam().line, "line");
    try {
        launchConfigFromJson(JsonReader(line));
        FAIL() << "was accepted";
    } catch (const InputError& error) {
        EXPECT_EQ(std::string(error.what()), GetParam().sentence);
    }
}

const BadInput badInputs[] = {
    {{"AFunctionWithoutAttributes"},
     R"({"api": "cudaLaunchKernel", "gridDim": [1], "blockDim": [1], "priority": 1})",
     "/priority: expected null, since cudaLaunchKernel cannot carry launch attributes (only "
     "cudaLaunchKernelEx and "
     "cuLaunchKernelEx can), found 1"},
    {{"ATextForANumber"},
     R"({"api": "cudaLaunchKernelEx", "gridDim": [1], "blockDim": [1], "priority": "high"})",
     "/priority: expected an integer from -2147483648 to 2147483647, found \"high\""},
    {{"ANumberPastItsType"},
     R"({"api": "cudaLaunchKernelEx", "gridDim": [1], "blockDim": [1], "preferredSharedMemoryCarveout": -1})",
     "/preferredSharedMemoryCarveout: expected an integer from 0 to 4294967295, found -1"},
    {{"AFractionalNumber"},
     R"({"api": "cuLaunchKernelEx", "gridDim": [1], "blockDim": [1], "memSyncDomain": 0.5})",
     "/memSyncDomain: expected an integer from -2147483648 to 2147483647, found 0.5"},
    {{"AMapWithoutAMember"},
     R"({"api": "cuLaunchKernelEx", "gridDim": [1], "blockDim": [1], "memSyncDomainMap": {"default_": 0}})",
     "/memSyncDomainMap/remote: this field is missing"},
    {{"ADomainThatAByteDoesNotHold"},
     R"({"api": "cuLaunchKernelEx", "gridDim": [1], "blockDim": [1],
         "memSyncDomainMap": {"default_": 256, "remote": 0}})",
     "/memSyncDomainMap/default_: expected an integer from 0 to 255, found 256"},
    {{"ANumberForAWindow"},
     R"({"api": "cuLaunchKernelEx", "gridDim": [1], "blockDim": [1], "accessPolicyWindow": 4096})",
     "/accessPolicyWindow: expected an object, found 4096"},
    {{"ATextForARatio"},
     R"({"api": "cuLaunchKernelEx", "gridDim": [1], "blockDim": [1],
         "accessPolicyWindow": {"num_bytes": 1, "hitRatio": "all", "hitProp": 0, "missProp": 0}})",
     "/accessPolicyWindow/hitRatio: expected a number, found \"all\""},
    {{"ARatioPastItsRange"},
     R"({"api": "cuLaunchKernelEx", "gridDim": [1], "blockDim": [1],
         "accessPolicyWindow": {"num_bytes": 1, "hitRatio": 1e300, "hitProp": 0, "missProp": 0}})",
     "/accessPolicyWindow/hitRatio: expected a number from -1000000000 to 1000000000, found 1e+300"},
    {{"AnEventThatCannotBeCreated"},
     R"({"api": "cuLaunchKernelEx", "gridDim": [1], "blockDim": [1],
         "programmaticEvent": {"event": 4, "flags": 0, "triggerAtBlockStart": 0}})",
     "/programmaticEvent/event: expected an integer from -1 to 3, found 4"},
    {{"AnEventOfAFunctionWithoutAttributes"},
     R"({"api": "cudaLaunchKernel", "gridDim": [1], "blockDim": [1],
         "launchCompletionEvent": {"event": 2, "flags": 0}})",
     "/launchCompletionEvent: expected null, since cudaLaunchKernel cannot carry launch attributes (only "
     "cudaLaunchKernelEx and cuLaunchKernelEx can), found an object"},
};

INSTANTIATE_TEST_SUITE_P(Table, BadLaunchAttribute, testing::ValuesIn(badInputs), test::caseName<BadInput>);

TEST(LaunchAttributes, AreWrittenAsCodeInTheOrderOfTheList) {
    LaunchAttributes attributes;
    attributes.preferredClusterDim = ClusterExtent{4, 1, 1};
    attributes.preferredSharedMemoryCarveout = 50;
    attributes.clusterSchedulingPolicyPreference = 1;
    LaunchConfig config = launchWith(attributes);
    config.clusterDim = ClusterExtent{2, 1, 1};
    KernelInfo kernel;
    kernel.id = kernel.attributes.name = "fill";
    const std::string runtime = launchCode(config, {}, kernel);
    for (const char* line :
         {"cudaLaunchAttribute attributes[4]{};\n",
          "attributes[1].id = cudaLaunchAttributePreferredClusterDimension;\n"
          "attributes[1].val.preferredClusterDim = {4, 1, 1};\n",
          "attributes[2].val.sharedMemCarveout = 50;\n",
          "attributes[3].val.clusterSchedulingPolicyPreference = (cudaClusterSchedulingPolicy)1;\n",
          "config.numAttrs = 4;\n"})
        EXPECT_NE(runtime.find(line), std::string::npos) << line << "not in\n" << runtime;
    config.api = LaunchApi::CuLaunchKernelEx;
    EXPECT_NE(
        launchCode(config, {}, kernel)
            .find("attributes[3].value.clusterSchedulingPolicyPreference = (CUclusterSchedulingPolicy)1;\n"),
        std::string::npos);
}

struct WindowCase : test::NamedCase {
    LaunchApi api;
    std::string buffer;
    const char* line;
};
class WindowInCode : public testing::TestWithParam<WindowCase> {};

TEST_P(WindowInCode, BeginsAtTheFirstBufferOrSaysWhatToPutThere) {
    LaunchAttributes attributes;
    attributes.accessPolicyWindow = MemberValues{4096, 1, 2, 1};
    LaunchConfig config = launchWith(attributes);
    config.api = GetParam().api;
    KernelInfo kernel;
    kernel.id = kernel.attributes.name = "fill";
    kernel.arguments = "A, n";
    const std::string code = launchCode(config, {}, kernel, GetParam().buffer);
    EXPECT_NE(code.find(GetParam().line), std::string::npos) << code;
}
INSTANTIATE_TEST_SUITE_P(
    Table, WindowInCode,
    testing::Values(WindowCase{{"Runtime"},
                               LaunchApi::CudaLaunchKernelEx,
                               "A",
                               "attributes[0].val.accessPolicyWindow.base_ptr = (void*)A;\n"},
                    WindowCase{{"Driver"},
                               LaunchApi::CuLaunchKernelEx,
                               "A",
                               "attributes[0].value.accessPolicyWindow.base_ptr = (void*)A;\n"},
                    WindowCase{{"GraphNode"},
                               LaunchApi::CudaGraphAddKernelNode,
                               "A",
                               "value.accessPolicyWindow.base_ptr = (void*)A;\n"},
                    WindowCase{
                        {"NoBuffer"},
                        LaunchApi::CudaLaunchKernelEx,
                        "",
                        "attributes[0].val.accessPolicyWindow.base_ptr = nullptr /* the address of the first "
                        "buffer */;\n"}),
    test::caseName<WindowCase>);

TEST(LaunchAttributes, TheFirstBufferOfADemoIsItsFirstArgument) {
    KernelInfo demo;
    demo.arguments = "keys, n, histogram";
    EXPECT_EQ(firstBufferOf(demo), "keys");
    demo.arguments = "A";
    EXPECT_EQ(firstBufferOf(demo), "A");
}

} // namespace
} // namespace trichevron::core
