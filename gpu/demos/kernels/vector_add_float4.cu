// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu {

// Shown from here
// C = A + B for vectors of n elements, four at a time: one instruction loads 16 bytes. With one float per
// thread, the resident threads of an SM do not have enough bytes in flight to use the full bandwidth.
// cudaMalloc aligns arrays to 256 bytes, so float4 loads are aligned. The grid-stride loop lets any grid
// cover all elements.
__global__ void vectorAddFloat4(const float* A, const float* B, float* C, size_t n) {
    const size_t first = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    const size_t stride = size_t(gridDim.x) * blockDim.x; // threads in the grid
    // Threads at other y and z would only repeat the work of this row.
    if (blockIdx.y != 0 || blockIdx.z != 0 || threadIdx.y != 0 || threadIdx.z != 0)
        return;

    const auto* A4 = reinterpret_cast<const float4*>(A);
    const auto* B4 = reinterpret_cast<const float4*>(B);
    auto* C4 = reinterpret_cast<float4*>(C);
    for (size_t i = first; i < n / 4; i += stride) {
        const float4 a = A4[i];
        const float4 b = B4[i];
        C4[i] = make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
    }
    for (size_t i = n / 4 * 4 + first; i < n; i += stride) // the remaining elements, fewer than four
        C[i] = A[i] + B[i];
}
// Shown to here

#include "gpu/demos/vector_add_float4.traced.inc"

void addVectorAddFloat4(DemoList& demos) {
    core::KernelInfo info;
    info.id = "vectorAddFloat4";
    info.title = "Vector addition, four elements at a time";
    info.summary = "Adds two vectors with loads of 16 bytes, which keep enough bytes in flight to reach the "
                   "bandwidth of a copy.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/vector_add_float4.source.inc"
        ;
    info.arguments = "A, B, C, n";
    info.attributes.declared.usesGridStrideLoop = true;
    info.suggested.problem = core::ProblemExtent{1U << 26, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.gridDim = {65536, 1, 1}; // one thread per four elements
    demos.push_back(makeSumDemo(std::move(info), reinterpret_cast<const void*>(&vectorAddFloat4),
                                vectorAddFloat4TracedKernel(), fullCoverage));
}

} // namespace trichevron::gpu
