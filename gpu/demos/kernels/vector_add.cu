// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu {

// Shown from here
// C = A + B for vectors of n elements, one thread per element.
__global__ void vectorAdd(const float* A, const float* B, float* C, size_t n) {
    // 64-bit index: blockIdx.x * blockDim.x can exceed 32 bits in a large grid.
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    // Threads at other y and z would only repeat the work of this row.
    const bool firstRow = blockIdx.y == 0 && blockIdx.z == 0 && threadIdx.y == 0 && threadIdx.z == 0;

    if (firstRow && i < n)
        C[i] = A[i] + B[i];
}
// Shown to here

#include "gpu/demos/vector_add.traced.inc"

void addVectorAdd(DemoList& demos) {
    core::KernelInfo info;
    info.id = "vectorAdd";
    info.title = "Vector addition";
    info.summary = "Adds two vectors with one thread per element, and a guard for threads past the end.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/vector_add.source.inc"
        ;
    info.arguments = "A, B, C, n";
    info.suggested.problem = core::ProblemExtent{1'000'000, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.gridDim = {3907, 1, 1};
    demos.push_back(
        makeSumDemo(std::move(info), reinterpret_cast<const void*>(&vectorAdd), vectorAddTracedKernel()));
}

} // namespace trichevron::gpu
