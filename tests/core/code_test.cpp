// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/code/launch_code.h"
#include "tests/case_name.h"

#include <gtest/gtest.h>

namespace trichevron::core {
namespace {

KernelInfo matrixAdd() {
    KernelInfo kernel;
    kernel.id = "matrixAdd";
    kernel.attributes.name = "matrixAdd";
    kernel.arguments = "A, B, C, n";
    return kernel;
}

TEST(LaunchCode, ChevronsOmitDefaults) {
    LaunchConfig config;
    config.gridDim = {63, 63, 1};
    config.blockDim = {16, 16, 1};
    EXPECT_EQ(launchCode(config, {}, matrixAdd()), "dim3 grid(63, 63);\n"
                                                   "dim3 block(16, 16);\n"
                                                   "matrixAdd<<<grid, block>>>(A, B, C, n);\n");
}

struct NamedKernel : test::NamedCase {
    std::string demangled;
    std::string called;
};
class LaunchCodeOfAKernel : public testing::TestWithParam<NamedKernel> {};

TEST_P(LaunchCodeOfAKernel, CallsItWithoutReturnTypeAndParameters) {
    core::KernelInfo kernel = matrixAdd();
    kernel.attributes.name = GetParam().demangled;
    kernel.arguments = "n, x";
    EXPECT_EQ(launchCode({}, {}, kernel),
              "dim3 grid(1);\ndim3 block(1);\n" + GetParam().called + "<<<grid, block>>>(n, x);\n");
}
INSTANTIATE_TEST_SUITE_P(
    Names, LaunchCodeOfAKernel,
    testing::Values(
        NamedKernel{{"Plain"}, "saxpy", "saxpy"},
        NamedKernel{{"WithParameters"}, "saxpy(int, float, float const*, float*)", "saxpy"},
        NamedKernel{{"Template"}, "void scale<4, (Kind)1>(float*, int)", "scale<4, (Kind)1>"},
        NamedKernel{{"Namespace"}, "void at::native::fill<float, 2>(float*)", "at::native::fill<float, 2>"},
        NamedKernel{{"UnnamedNamespace"}, "(anonymous namespace)::step(Args<int, float>)", "step"},
        NamedKernel{{"NoParameters"}, "tick()", "tick"}),
    test::caseName<NamedKernel>);

TEST(LaunchCode, ArgumentsThatAreNotKnownAreAComment) {
    core::KernelInfo kernel = matrixAdd();
    kernel.arguments = core::unknownArguments;
    EXPECT_EQ(launchCode({}, {}, kernel),
              "dim3 grid(1);\ndim3 block(1);\nmatrixAdd<<<grid, block>>>(/* arguments */);\n");
    core::LaunchConfig config;
    config.api = core::LaunchApi::CudaLaunchCooperativeKernel;
    EXPECT_TRUE(launchCode(config, {}, kernel)
                    .starts_with("void* arguments[] = {/* the address of each argument */};\n"));
}

TEST(LaunchCode, ChevronsKeepSharedMemoryBeforeAStream) {
    LaunchConfig config;
    config.stream = StreamKind::PerThread;
    EXPECT_EQ(launchCode(config, {}, matrixAdd()),
              "dim3 grid(1);\n"
              "dim3 block(1);\n"
              "matrixAdd<<<grid, block, 0, cudaStreamPerThread>>>(A, B, C, n);\n");
}

TEST(LaunchCode, ExtensibleLaunchHasClusterAndCooperativeAttributes) {
    LaunchConfig config;
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.clusterDim = ClusterExtent{2, 1, 1};
    config.cooperative = true;
    EXPECT_EQ(launchCode(config, {}, matrixAdd()), "cudaLaunchConfig_t config{};\n"
                                                   "config.gridDim = dim3(1);\n"
                                                   "config.blockDim = dim3(1);\n"
                                                   "config.dynamicSmemBytes = 0;\n"
                                                   "config.stream = 0;\n"
                                                   "cudaLaunchAttribute attributes[2]{};\n"
                                                   "attributes[0].id = cudaLaunchAttributeClusterDimension;\n"
                                                   "attributes[0].val.clusterDim = {2, 1, 1};\n"
                                                   "attributes[1].id = cudaLaunchAttributeCooperative;\n"
                                                   "attributes[1].val.cooperative = 1;\n"
                                                   "config.attrs = attributes;\n"
                                                   "config.numAttrs = 2;\n"
                                                   "cudaLaunchKernelEx(&config, matrixAdd, A, B, C, n);\n");
}

TEST(LaunchCode, AGraphNodeGetsItsAttributesOneByOne) {
    LaunchConfig config;
    config.api = LaunchApi::CudaGraphAddKernelNode;
    config.gridDim = {8, 1, 1};
    config.blockDim = {64, 1, 1};
    config.clusterDim = ClusterExtent{2, 1, 1};
    config.attributes.memSyncDomain = 1;
    EXPECT_EQ(launchCode(config, {}, matrixAdd()),
              "void* arguments[] = {&A, &B, &C, &n};\n"
              "cudaKernelNodeParams node{};\n"
              "node.func = (void*)matrixAdd;\n"
              "node.gridDim = dim3(8);\n"
              "node.blockDim = dim3(64);\n"
              "node.sharedMemBytes = 0;\n"
              "node.kernelParams = arguments;\n"
              "cudaGraph_t graph;\n"
              "cudaGraphCreate(&graph, 0);\n"
              "cudaGraphNode_t added;\n"
              "cudaGraphAddKernelNode(&added, graph, nullptr, 0, &node);\n"
              "cudaLaunchAttributeValue value{};\n"
              "value.clusterDim = {2, 1, 1};\n"
              "cudaGraphKernelNodeSetAttribute(added, cudaLaunchAttributeClusterDimension, &value);\n"
              "value.memSyncDomain = (cudaLaunchMemSyncDomain)1;\n"
              "cudaGraphKernelNodeSetAttribute(added, cudaLaunchAttributeMemSyncDomain, &value);\n"
              "cudaGraphExec_t instance;\n"
              "cudaGraphInstantiate(&instance, graph, 0);\n"
              "cudaGraphLaunch(instance, 0);\n");
}

TEST(LaunchCode, AnEventIsCreatedWithTheNameOfItsFlags) {
    LaunchConfig config;
    config.api = LaunchApi::CudaLaunchKernelEx;
    config.attributes.launchCompletionEvent = MemberValues{launch_event::withoutTiming};
    const auto has = [&](const std::string& line) {
        const std::string code = launchCode(config, {}, matrixAdd());
        EXPECT_NE(code.find(line), std::string::npos) << code;
    };
    has("cudaEventCreateWithFlags(&launchCompletionEvent, cudaEventDisableTiming);\n");
    config.attributes.launchCompletionEvent = MemberValues{0};
    has("cudaEventCreateWithFlags(&launchCompletionEvent, cudaEventDefault);\n");
    config.attributes.launchCompletionEvent =
        MemberValues{launch_event::blockingSync | launch_event::withoutTiming};
    has("cudaEventCreateWithFlags(&launchCompletionEvent, 3);\n");
    config.api = LaunchApi::CuLaunchKernelEx;
    config.attributes.launchCompletionEvent = MemberValues{launch_event::blockingSync};
    has("cuEventCreate(&launchCompletionEvent, CU_EVENT_BLOCKING_SYNC);\n");
}

TEST(LaunchCode, OptInComesBeforeTheLaunchThatNeedsIt) {
    KernelOptIns optIns;
    optIns.maxDynamicSharedSizeBytes = Bytes{65536};
    LaunchConfig config;
    config.dynamicSmemBytes = Bytes{65536};
    const std::string code = launchCode(config, optIns, matrixAdd());
    EXPECT_EQ(
        code.find("cudaFuncSetAttribute(matrixAdd, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);\n"),
        0U)
        << code;
}

TEST(LaunchCode, DriverLaunchPassesAnArrayOfPointers) {
    LaunchConfig config;
    config.api = LaunchApi::CuLaunchKernel;
    const std::string code = launchCode(config, {}, matrixAdd());
    EXPECT_NE(code.find("void* arguments[] = {&A, &B, &C, &n};\n"), std::string::npos) << code;
    EXPECT_NE(code.find("cuLaunchKernel(function,\n"), std::string::npos) << code;
}

TEST(LaunchCode, TheDriversFunctionsGetTheHandleOfTheKernelBeforeItsOptIns) {
    KernelOptIns optIns;
    optIns.nonPortableClusterSizeAllowed = true;
    for (const LaunchApi api : allLaunchApis) {
        LaunchConfig config;
        config.api = api;
        const std::string code = launchCode(config, optIns, matrixAdd());
        EXPECT_EQ(code.starts_with("CUfunction function;\ncudaGetFuncBySymbol(&function, (void*)matrixAdd);\n"
                                   "cuFuncSetAttribute(function, "),
                  isDriverApi(api))
            << code;
    }
}

} // namespace
} // namespace trichevron::core
