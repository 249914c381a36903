// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/gpu_test.h"

#include "gpu/cuda_backend.h"

namespace trichevron::gpu {

core::Backend& GpuTest::backend() {
    static const std::unique_ptr<core::Backend> shared = makeCudaBackend();
    return *shared;
}

const core::DeviceProperties& GpuTest::device() {
    static const core::DeviceProperties first = backend().devices().front();
    return first;
}

void GpuTest::SetUp() {
    try {
        device();
    } catch (const core::BackendError& error) {
        if (!meansNoDevice(error.kind()))
            throw;
        GTEST_SKIP() << error.what();
    }
}

std::vector<core::KernelInfo> GpuTest::runnableKernels() {
    std::vector<core::KernelInfo> kernels = backend().kernels(0);
    std::erase_if(kernels, [](const core::KernelInfo& kernel) {
        return kernel.endsInFault || !kernelUnavailableReason(kernel, device().computeCapability).empty();
    });
    return kernels;
}

core::LaunchRequest GpuTest::launchRequest(const std::string& kernel, const core::LaunchConfig& config) {
    core::LaunchRequest request;
    request.kernel = kernel;
    request.config = config;
    return request;
}

core::LaunchRequest GpuTest::suggestedLaunch(const core::KernelInfo& kernel) {
    core::LaunchRequest request = launchRequest(kernel.id, kernel.suggested);
    request.optIns = kernel.suggestedOptIns;
    return request;
}

core::LaunchResult GpuTest::launch(const std::string& kernel, const core::LaunchConfig& config,
                                   const core::KernelOptIns& optIns) {
    core::LaunchRequest request = launchRequest(kernel, config);
    request.optIns = optIns;
    return backend().launch(request, {});
}

void GpuTest::expectStillWorks() {
    const core::LaunchResult result = launch("vectorAdd", launchConfig({4, 1, 1}, {128, 1, 1}));
    EXPECT_EQ(result.launch, core::ApiAnswer{});
    EXPECT_EQ(result.synchronisation, core::ApiAnswer{});
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->checked, 512U);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary.text();
}

core::LaunchConfig launchConfig(const core::GridExtent& grid, const core::BlockExtent& block,
                                core::LaunchApi api) {
    core::LaunchConfig config;
    config.api = api;
    config.gridDim = grid;
    config.blockDim = block;
    return config;
}

} // namespace trichevron::gpu
