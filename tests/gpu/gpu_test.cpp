// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/gpu/gpu_test.h"

#include "gpu/cuda_backend.h"

namespace trichevron {

Backend& GpuTest::backend() {
    static const std::unique_ptr<Backend> shared = makeCudaBackend();
    return *shared;
}

const DeviceProperties& GpuTest::device() {
    static const DeviceProperties first = backend().devices().front();
    return first;
}

void GpuTest::SetUp() {
    try {
        device();
    } catch (const BackendError& error) {
        if (!meansNoDevice(error.kind()))
            throw;
        GTEST_SKIP() << error.what();
    }
}

std::vector<KernelInfo> GpuTest::runnableKernels() {
    std::vector<KernelInfo> kernels = backend().kernels(0);
    std::erase_if(kernels, [](const KernelInfo& kernel) {
        return kernel.endsInFault || !kernelUnavailableReason(kernel, device().computeCapability).empty();
    });
    return kernels;
}

LaunchRequest GpuTest::launchRequest(const std::string& kernel, const LaunchConfig& config) {
    LaunchRequest request;
    request.kernel = kernel;
    request.config = config;
    return request;
}

LaunchRequest GpuTest::suggestedLaunch(const KernelInfo& kernel) {
    LaunchRequest request = launchRequest(kernel.id, kernel.suggested);
    request.optIns = kernel.suggestedOptIns;
    return request;
}

LaunchResult GpuTest::launch(const std::string& kernel, const LaunchConfig& config,
                             const KernelOptIns& optIns) {
    LaunchRequest request = launchRequest(kernel, config);
    request.optIns = optIns;
    return backend().launch(request, {});
}

void GpuTest::expectStillWorks() {
    const LaunchResult result = launch("vectorAdd", launchConfig({4, 1, 1}, {128, 1, 1}));
    EXPECT_EQ(result.launch, ApiAnswer{});
    EXPECT_EQ(result.synchronisation, ApiAnswer{});
    ASSERT_TRUE(result.verification);
    EXPECT_EQ(result.verification->checked, 512U);
    EXPECT_EQ(result.verification->mismatches, 0U) << result.verification->summary;
}

LaunchConfig launchConfig(const GridExtent& grid, const BlockExtent& block, LaunchApi api) {
    LaunchConfig config;
    config.api = api;
    config.gridDim = grid;
    config.blockDim = block;
    return config;
}

} // namespace trichevron
