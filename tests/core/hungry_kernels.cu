// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// Kernels that use as many registers as allowed, with the launch bounds that register_bounds_test checks.
// They are compiled but never run.
#include <cuda_runtime.h>

namespace {

/// Keeps more values in use than a thread has registers, from the last read to the first write: `out` may
/// alias `in`.
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

/// A minimum of 0 blocks means no minimum.
template <int maxThreads, int minBlocks>
__global__ void __launch_bounds__(maxThreads, minBlocks) bounded(const float* in, float* out) {
    keepAlive(in, out);
}

#define BOUNDED(maxThreads, minBlocks)                                                                       \
    template __global__ void bounded<maxThreads, minBlocks>(const float*, float*)

// Without a minimum: at each boundary where ptxas changes its behaviour.
BOUNDED(33, 0);
BOUNDED(256, 0);
BOUNDED(257, 0);
BOUNDED(320, 0);
BOUNDED(639, 0);
BOUNDED(640, 0);
BOUNDED(1024, 0);
// With a minimum: whole and partial warps, warps that are not distributed evenly, few and many registers.
BOUNDED(32, 10);
BOUNDED(128, 3);
BOUNDED(160, 5);
BOUNDED(256, 4);
BOUNDED(512, 1);
BOUNDED(321, 2);
BOUNDED(65, 12);
// At and above the limits of an SM: blocks, and warps.
BOUNDED(32, 16);
BOUNDED(32, 17);
BOUNDED(32, 24);
BOUNDED(321, 3);
BOUNDED(512, 3);
BOUNDED(1024, 2);
