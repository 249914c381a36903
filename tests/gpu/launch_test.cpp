// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Every launch function, every stream, and the opt-ins.
#include "tests/gpu/gpu_test.h"

#include <tuple>

namespace trichevron::gpu {
namespace {

class ApiAndStream : public GpuTest,
                     public testing::WithParamInterface<std::tuple<core::LaunchApi, core::StreamKind>> {};

TEST_P(ApiAndStream, LaunchesEachDemo) {
    const auto [api, stream] = GetParam();
    for (const char* kernel : {"threadIds", "matrixAdd", "vectorAdd"}) {
        SCOPED_TRACE(kernel);
        core::LaunchConfig config = launchConfig({6, 4, 1}, {16, 8, 1}, api);
        config.stream = stream;
        config.dynamicSmemBytes = {1024};
        const core::LaunchResult result = launch(kernel, config);
        EXPECT_EQ(result.launch.code, 0) << result.launch.name;
        EXPECT_EQ(result.launch.name, isDriverApi(api) ? "CUDA_SUCCESS" : "cudaSuccess");
        EXPECT_EQ(result.launch.message, "");
        ASSERT_TRUE(result.synchronisation);
        EXPECT_TRUE(result.synchronisation->ok()) << result.synchronisation->name;
        ASSERT_TRUE(result.verification);
        EXPECT_GT(result.verification->checked, 0U);
        EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
    }
}

INSTANTIATE_TEST_SUITE_P(All, ApiAndStream,
                         testing::Combine(testing::ValuesIn(core::allLaunchApis),
                                          testing::ValuesIn(core::allStreamKinds)),
                         [](const auto& tested) {
                             return std::string(toString(std::get<0>(tested.param))) + "_" +
                                    std::string(toString(std::get<1>(tested.param)));
                         });

class ExApi : public GpuTest, public testing::WithParamInterface<core::LaunchApi> {};

TEST_P(ExApi, CarriesClusterAndCooperativeAttributesTogether) {
    SKIP_WITHOUT_CLUSTERS();
    core::LaunchConfig config = launchConfig({8, 2, 1}, {64, 1, 1}, GetParam());
    config.clusterDim = core::ClusterExtent{4, 2, 1};
    config.cooperative = true;
    const core::LaunchResult result = launch("threadIds", config);
    EXPECT_EQ(result.launch.code, 0) << result.launch.name;
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
}

TEST_P(ExApi, NonPortableClusterNeedsItsOptIn) {
    SKIP_WITHOUT_CLUSTERS();
    core::LaunchConfig config = launchConfig({64, 1, 1}, {64, 1, 1}, GetParam());
    config.clusterDim = core::ClusterExtent{16, 1, 1};
    core::KernelOptIns optIns;
    optIns.nonPortableClusterSizeAllowed = true;
    if (device().computeCapability == core::ComputeCapability{9, 0}) {
        const core::LaunchResult allowed = launch("threadIds", config, optIns);
        EXPECT_EQ(allowed.launch.code, 0) << allowed.launch.name;
        ASSERT_TRUE(allowed.verification);
        EXPECT_EQ(allowed.verification->mismatches, 0U) << allowed.verification->summary.text();
    }
    EXPECT_EQ(launch("threadIds", config).launch.code, 912) << "the opt-in was not reset";
    expectStillWorks();
}

INSTANTIATE_TEST_SUITE_P(Both, ExApi,
                         testing::Values(core::LaunchApi::CudaLaunchKernelEx,
                                         core::LaunchApi::CuLaunchKernelEx),
                         [](const auto& tested) { return std::string(toString(tested.param)); });

class AnyApi : public GpuTest, public testing::WithParamInterface<core::LaunchApi> {};

TEST_P(AnyApi, SharedMemoryOf100KiBNeedsItsOptIn) {
    constexpr core::Bytes wanted{102400};
    if (device().sharedMemPerBlockOptin.value < wanted.value)
        GTEST_SKIP() << device().name << " has less than 100 KiB of shared memory for a block";
    core::LaunchConfig config = launchConfig({10, 1, 1}, {128, 1, 1}, GetParam());
    config.dynamicSmemBytes = wanted;
    core::KernelOptIns optIns;
    optIns.maxDynamicSharedSizeBytes = wanted;
    for (const char* kernel : {"threadIds", "matrixAdd", "vectorAdd"}) {
        SCOPED_TRACE(kernel);
        const core::LaunchResult allowed = launch(kernel, config, optIns);
        EXPECT_EQ(allowed.launch.code, 0) << allowed.launch.name;
        ASSERT_TRUE(allowed.verification);
        EXPECT_EQ(allowed.verification->mismatches, 0U) << allowed.verification->summary.text();
        EXPECT_FALSE(launch(kernel, config).launch.ok()) << "the opt-in was not reset";
    }
    EXPECT_EQ(backend().kernels(0).front().attributes.optIns, core::KernelOptIns{});
}

INSTANTIATE_TEST_SUITE_P(All, AnyApi, testing::ValuesIn(core::allLaunchApis),
                         [](const auto& tested) { return std::string(toString(tested.param)); });

TEST_F(GpuTest, CarveoutIsSetAndReset) {
    core::KernelOptIns optIns;
    optIns.preferredShmemCarveout = 100;
    EXPECT_EQ(launch("matrixAdd", launchConfig({4, 4, 1}, {16, 16, 1}), optIns).launch.code, 0);
    for (const core::KernelInfo& kernel : backend().kernels(0)) {
        core::KernelOptIns none;
        none.maxDynamicSharedSizeBytes = dynamicSmemWithoutOptIn(kernel.attributes.sharedSizeBytes);
        EXPECT_EQ(kernel.attributes.optIns, none) << kernel.id;
    }
}

TEST_F(GpuTest, RuntimeTruncatesDynamicSharedMemoryTo32Bits) {
    for (const core::LaunchApi api : core::allLaunchApis) {
        if (takesSmemIn32Bits(api))
            continue;
        SCOPED_TRACE(toString(api));
        core::LaunchConfig config = launchConfig({4, 1, 1}, {64, 1, 1}, api);
        config.dynamicSmemBytes = {(std::uint64_t{1} << 32) + 16};
        const core::LaunchResult result = launch("vectorAdd", config);
        EXPECT_EQ(result.launch.code, 0) << result.launch.name;
        ASSERT_TRUE(result.verification);
        EXPECT_EQ(result.verification->mismatches, 0U);
    }
}

} // namespace
} // namespace trichevron::gpu
