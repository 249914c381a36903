// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/thread_record.h"
#include "gpu/trace/traced_kernel.cuh"
#include "tests/gpu/test_demos.h"

#include <cstdio>

namespace trichevron::gpu {

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

struct Holding {
    static __device__ void run(unsigned* ranks, size_t nanoseconds) {
        const unsigned long long begin = globalNanoseconds();
        while (globalNanoseconds() - begin < nanoseconds) {
        }
        if (threadIdx.x == 0)
            ranks[blockIdx.x] = blockIdx.x;
    }
};

__global__ void holding(unsigned* ranks, size_t nanoseconds) {
    Holding::run(ranks, nanoseconds);
}

__global__ void holdingTraced(TraceTarget target, unsigned* ranks, size_t nanoseconds) {
    traceBlock<Holding>(target, ranks, nanoseconds);
}

__global__ void silent(ThreadRecord*, unsigned long long, int*, unsigned) {}

} // namespace

const void* wrongSumKernel() {
    return reinterpret_cast<const void*>(&wrongSum);
}

const void* printingKernel() {
    return reinterpret_cast<const void*>(&printing);
}

const void* holdingKernel() {
    return reinterpret_cast<const void*>(&holding);
}

const void* holdingTracedKernel() {
    return reinterpret_cast<const void*>(&holdingTraced);
}

const void* silentKernel() {
    return reinterpret_cast<const void*>(&silent);
}

} // namespace trichevron::gpu
