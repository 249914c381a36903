// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Makes a demo kernel report when and where its blocks run. The kernel's body is the demo's own source,
/// which the build rewrites as a struct with a device function (gpu/cmake/traced_kernel.cmake).
#pragma once

#include "gpu/trace/trace_target.h"

namespace trichevron::gpu {

__device__ inline unsigned long long globalNanoseconds() {
    unsigned long long time;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(time));
    return time;
}

template <class Body, class... Args>
__device__ __forceinline__ void traceBlock(const TraceTarget& target, Args... args) {
    const unsigned long long rank =
        target.first + blockIdx.x + (blockIdx.y + (unsigned long long)blockIdx.z * gridDim.y) * gridDim.x;
    const bool reports = threadIdx.x == 0 && threadIdx.y == 0 && threadIdx.z == 0 && rank < target.blocks;
    if (reports) {
        int sm;
        asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
        target.sm[rank] = sm;
        target.begin[rank] = globalNanoseconds();
    }
    Body::run(args...);
    __syncthreads(); // a block has finished when its last thread has
    if (reports)
        target.end[rank] = globalNanoseconds();
}

} // namespace trichevron::gpu
