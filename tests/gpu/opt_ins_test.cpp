// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// What cudaFuncSetAttribute leaves when it refuses an opt-in to dynamic shared memory.
#include "core/kernel/kernel_attributes.h"
#include "tests/gpu/gpu_test.h"
#include "tests/gpu/test_demos.h"

#include <cuda_runtime_api.h>

namespace trichevron::gpu {
namespace {

int maxDynamicSmem() {
    cudaFuncAttributes attributes{};
    EXPECT_EQ(cudaFuncGetAttributes(&attributes, silentKernel()), cudaSuccess);
    return attributes.maxDynamicSharedSizeBytes;
}

cudaError_t launchWith(std::size_t dynamicSmem) {
    void* none = nullptr;
    unsigned long long count = 0;
    unsigned last = 0;
    void* arguments[] = {&none, &count, &none, &last};
    const cudaError_t code =
        cudaLaunchKernel(silentKernel(), dim3(1), dim3(32), arguments, dynamicSmem, nullptr);
    (void)cudaGetLastError();
    return code == cudaSuccess ? cudaDeviceSynchronize() : code;
}

TEST_F(GpuTest, AnOptInPastTheMaximumIsRefusedAndLeavesTheDefault) {
    ASSERT_EQ(maxDynamicSmem(), static_cast<int>(core::smemWithoutOptIn.value));
    const auto past = static_cast<int>(device().sharedMemPerBlockOptin.value + 1);
    for (const int wanted : {past, 300'000, 2'147'483'647}) {
        EXPECT_EQ(cudaFuncSetAttribute(silentKernel(), cudaFuncAttributeMaxDynamicSharedMemorySize, wanted),
                  cudaErrorInvalidValue)
            << wanted;
        (void)cudaGetLastError();
        EXPECT_EQ(maxDynamicSmem(), static_cast<int>(core::smemWithoutOptIn.value)) << wanted;
    }
    EXPECT_EQ(launchWith(core::smemWithoutOptIn.value), cudaSuccess);
    EXPECT_EQ(launchWith(core::smemWithoutOptIn.value + 1), cudaErrorInvalidValue);
    EXPECT_EQ(launchWith(100'000), cudaErrorInvalidValue);
}

TEST_F(GpuTest, AnOptInPastTheMaximumLeavesWhatAnEarlierCallSet) {
    constexpr int earlier = 65'536;
    const auto set = [](int bytes) {
        return cudaFuncSetAttribute(silentKernel(), cudaFuncAttributeMaxDynamicSharedMemorySize, bytes);
    };
    ASSERT_EQ(set(earlier), cudaSuccess);
    EXPECT_EQ(set(300'000), cudaErrorInvalidValue);
    (void)cudaGetLastError();
    EXPECT_EQ(maxDynamicSmem(), earlier);
    EXPECT_EQ(launchWith(earlier), cudaSuccess);
    EXPECT_EQ(set(static_cast<int>(core::smemWithoutOptIn.value)), cudaSuccess);
}

} // namespace
} // namespace trichevron::gpu
