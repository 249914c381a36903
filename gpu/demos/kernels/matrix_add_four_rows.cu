// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron {

// Shown from here
// C = A + B for matrices of nx columns and ny rows, with four rows for each thread: all eight of its loads
// are under way before the first is needed, so that a multiprocessor asks for enough memory at once to keep
// it busy. The loops make any grid do all elements.
__global__ void matrixAddFourRows(const float* A, const float* B, float* C, size_t nx, size_t ny) {
    if (blockIdx.z != 0 || threadIdx.z != 0) // they would only repeat the work of the others
        return;
    const size_t apart = blockDim.y; // rows of one thread, so that a block does rows next to each other
    const size_t columns = size_t(gridDim.x) * blockDim.x;
    const size_t rows = 4 * apart * gridDim.y;

    for (size_t j = 4 * apart * blockIdx.y + threadIdx.y; j < ny; j += rows) {
        for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < nx; i += columns) {
            if (j + 3 * apart < ny) {
                float a[4], b[4];
#pragma unroll
                for (int r = 0; r < 4; ++r) {
                    a[r] = A[(j + r * apart) * nx + i];
                    b[r] = B[(j + r * apart) * nx + i];
                }
#pragma unroll
                for (int r = 0; r < 4; ++r)
                    C[(j + r * apart) * nx + i] = a[r] + b[r];
            } else { // at the lower edge
                for (size_t row = j; row < ny; row += apart)
                    C[row * nx + i] = A[row * nx + i] + B[row * nx + i];
            }
        }
    }
}
// Shown to here

#include "gpu/demos/matrix_add_four_rows.traced.inc"

void addMatrixAddFourRows(DemoList& demos) {
    KernelInfo info;
    info.id = "matrixAddFourRows";
    info.title = "Matrix addition, four rows a thread";
    info.summary = "Adds two matrices with eight loads of each thread under way at once, which reaches the "
                   "bandwidth of a copy.";
    info.problemAxes = 2;
    info.problemAxisNames = {"columns", "rows"};
    info.source =
#include "gpu/demos/matrix_add_four_rows.source.inc"
        ;
    info.arguments = "A, B, C, nx, ny";
    info.attributes.declared.sharesOutProblem = true;
    info.suggested.problem = ProblemExtent{8192, 8192, 1};
    info.suggested.blockDim = {128, 2, 1};
    info.suggested.gridDim = {64, 1024, 1}; // a thread for each four elements
    demos.push_back(makeSumDemo(std::move(info), reinterpret_cast<const void*>(&matrixAddFourRows),
                                matrixAddFourRowsTracedKernel(), reachesEverything));
}

} // namespace trichevron
