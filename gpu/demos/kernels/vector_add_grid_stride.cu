// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu {

// Shown from here
// C = A + B for vectors of n elements with a grid-stride loop: each thread starts at its own element and
// advances by the number of threads in the grid, so that any grid, even a single thread, covers all elements.
// In each iteration adjacent threads access adjacent elements, so the accesses are coalesced.
__global__ void vectorAddGridStride(const float* A, const float* B, float* C, size_t n) {
    const size_t stride = size_t(gridDim.x) * blockDim.x; // threads in the grid
    // Threads at other y and z would only repeat the work of this row.
    if (blockIdx.y != 0 || blockIdx.z != 0 || threadIdx.y != 0 || threadIdx.z != 0)
        return;

    for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += stride)
        C[i] = A[i] + B[i];
}
// Shown to here

#include "gpu/demos/vector_add_grid_stride.traced.inc"

void addVectorAddGridStride(DemoList& demos) {
    core::KernelInfo info;
    info.id = "vectorAddGridStride";
    info.title = "Vector addition, grid-stride loop";
    info.summary = "Adds two vectors with a grid-stride loop, so that any grid covers all elements.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/vector_add_grid_stride.source.inc"
        ;
    info.arguments = "A, B, C, n";
    info.attributes.declared.usesGridStrideLoop = true;
    info.suggested.problem = core::ProblemExtent{10'000'000, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.gridDim = {1024, 1, 1};
    demos.push_back(makeSumDemo(std::move(info), reinterpret_cast<const void*>(&vectorAddGridStride),
                                vectorAddGridStrideTracedKernel(), fullCoverage));
}

} // namespace trichevron::gpu
