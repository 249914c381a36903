// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Kernels that take every register they can get, with the launch bounds whose register limit
// register_bounds_test checks. They are compiled, never run.
#include <cuda_runtime.h>

namespace {

/// More values than a thread can have registers, all alive between the last read and the first write: `out`
/// may be `in`.
__device__ __forceinline__ void keepAlive(const float* in, float* out) {
    constexpr int values = 260;
    float value[values];
#pragma unroll
    for (int i = 0; i < values; ++i)
        value[i] = in[i * 64 + threadIdx.x];
#pragma unroll
    for (int i = 0; i < values; ++i)
        out[i * 64 + threadIdx.x] = value[values - 1 - i];
}

} // namespace

extern "C" __global__ void unbounded(const float* in, float* out) {
    keepAlive(in, out);
}

/// A minimum of 0 blocks is none.
template <int maxThreads, int minBlocks>
__global__ void __launch_bounds__(maxThreads, minBlocks) bounded(const float* in, float* out) {
    keepAlive(in, out);
}

#define BOUNDED(maxThreads, minBlocks)                                                                       \
    template __global__ void bounded<maxThreads, minBlocks>(const float*, float*)

// Without a minimum: at each edge of what ptxas then does.
BOUNDED(33, 0);
BOUNDED(256, 0);
BOUNDED(257, 0);
BOUNDED(320, 0);
BOUNDED(639, 0);
BOUNDED(640, 0);
BOUNDED(1024, 0);
// With one: whole and partial warps, warps that do not spread evenly, few registers and many.
BOUNDED(32, 10);
BOUNDED(128, 3);
BOUNDED(160, 5);
BOUNDED(256, 4);
BOUNDED(512, 1);
BOUNDED(321, 2);
BOUNDED(65, 12);
// At and past what a multiprocessor holds: blocks, and warps.
BOUNDED(32, 16);
BOUNDED(32, 17);
BOUNDED(32, 24);
BOUNDED(321, 3);
BOUNDED(512, 3);
BOUNDED(1024, 2);
