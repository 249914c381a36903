// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/thread_record.h"
#include "tests/gpu/test_demos.h"

#include <cstdio>

namespace trichevron {

namespace {

__global__ void wrongSum(const float* A, const float* B, float* C, size_t n) {
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < n && i != 5)
        C[i] = A[i] + B[i] + (i == 7 ? 1.0F : 0.0F);
}

__global__ void printing(const float* A, const float* B, float* C, size_t n) {
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < n)
        C[i] = A[i] + B[i];
    if (i == 0)
        printf("{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":\"printed by the device\"}\n");
}

__global__ void silent(ThreadRecord*, unsigned long long, int*, unsigned) {}

} // namespace

const void* wrongSumKernel() {
    return reinterpret_cast<const void*>(&wrongSum);
}

const void* printingKernel() {
    return reinterpret_cast<const void*>(&printing);
}

const void* silentKernel() {
    return reinterpret_cast<const void*>(&silent);
}

} // namespace trichevron
