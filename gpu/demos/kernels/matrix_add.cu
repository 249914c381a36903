// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu {

// Shown from here
// C = A + B for matrices of nx columns and ny rows, one thread per element. The guard keeps threads outside
// the matrix from writing, since the grid consists of whole blocks.
__global__ void matrixAdd(const float* A, const float* B, float* C, size_t nx, size_t ny) {
    // 64-bit indices: blockIdx.x * blockDim.x can exceed 32 bits in a large grid.
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; // column
    const size_t j = size_t(blockIdx.y) * blockDim.y + threadIdx.y; // row
    const bool isFirstLayer = blockIdx.z == 0 && threadIdx.z == 0; // threads with z > 0 would repeat the work

    if (isFirstLayer && i < nx && j < ny)
        C[j * nx + i] = A[j * nx + i] + B[j * nx + i];
}
// Shown to here

#include "gpu/demos/matrix_add.traced.inc"

void addMatrixAdd(DemoList& demos) {
    core::KernelInfo info;
    info.id = "matrixAdd";
    info.title = "Matrix addition";
    info.summary =
        "Adds two matrices with one thread per element, and a guard for threads outside the matrix.";
    info.problemAxes = 2;
    info.problemAxisNames = {"columns", "rows"};
    info.source =
#include "gpu/demos/matrix_add.source.inc"
        ;
    info.arguments = "A, B, C, nx, ny";
    info.suggested.problem = core::ProblemExtent{1000, 1000, 1};
    info.suggested.blockDim = {16, 16, 1};
    info.suggested.gridDim = {63, 63, 1};
    demos.push_back(
        makeSumDemo(std::move(info), reinterpret_cast<const void*>(&matrixAdd), matrixAddTracedKernel()));
}

} // namespace trichevron::gpu
