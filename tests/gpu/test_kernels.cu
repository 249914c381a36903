// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/thread_ids.h"
#include "tests/gpu/test_demos.h"

namespace trichevron {

namespace {

/// Writes to the address that it is given.
__global__ void faulting(int* where) {
    *where = 1;
}

__global__ void wrongSum(const float* A, const float* B, float* C, size_t n) {
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < n && i != 5)
        C[i] = A[i] + B[i] + (i == 7 ? 1.0F : 0.0F);
}

__global__ void silent(ThreadRecord*, unsigned long long, int*, unsigned) {}

} // namespace

const void* faultingKernel() {
    return reinterpret_cast<const void*>(&faulting);
}

const void* wrongSumKernel() {
    return reinterpret_cast<const void*>(&wrongSum);
}

const void* silentKernel() {
    return reinterpret_cast<const void*>(&silent);
}

} // namespace trichevron
