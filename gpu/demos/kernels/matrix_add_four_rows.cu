// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu {

// Shown from here
// C = A + B for matrices of nx columns and ny rows, with four rows per thread. Each thread issues all eight
// loads before it uses the first result, so that enough memory requests are in flight to use the full
// bandwidth. The grid-stride loops let any grid cover all elements.
__global__ void matrixAddFourRows(const float* A, const float* B, float* C, size_t nx, size_t ny) {
    if (blockIdx.z != 0 || threadIdx.z != 0) // they would only repeat the work of the others
        return;
    const size_t rowStride = blockDim.y; // distance of the rows of a thread; the rows of a block are adjacent
    const size_t columns = size_t(gridDim.x) * blockDim.x;
    const size_t rows = 4 * rowStride * gridDim.y;

    for (size_t j = 4 * rowStride * blockIdx.y + threadIdx.y; j < ny; j += rows) {
        for (size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; i < nx; i += columns) {
            if (j + 3 * rowStride < ny) {
                float a[4], b[4];
#pragma unroll
                for (int r = 0; r < 4; ++r) {
                    a[r] = A[(j + r * rowStride) * nx + i];
                    b[r] = B[(j + r * rowStride) * nx + i];
                }
#pragma unroll
                for (int r = 0; r < 4; ++r)
                    C[(j + r * rowStride) * nx + i] = a[r] + b[r];
            } else { // at the bottom edge
                for (size_t row = j; row < ny; row += rowStride)
                    C[row * nx + i] = A[row * nx + i] + B[row * nx + i];
            }
        }
    }
}
// Shown to here

#include "gpu/demos/matrix_add_four_rows.traced.inc"

void addMatrixAddFourRows(DemoList& demos) {
    core::KernelInfo info;
    info.id = "matrixAddFourRows";
    info.title = "Matrix addition, four rows per thread";
    info.summary =
        "Adds two matrices with eight loads of each thread in flight, which reaches the bandwidth of a copy.";
    info.problemAxes = 2;
    info.problemAxisNames = {"columns", "rows"};
    info.source =
#include "gpu/demos/matrix_add_four_rows.source.inc"
        ;
    info.arguments = "A, B, C, nx, ny";
    info.attributes.declared.usesGridStrideLoop = true;
    info.suggested.problem = core::ProblemExtent{8192, 8192, 1};
    info.suggested.blockDim = {128, 2, 1};
    info.suggested.gridDim = {64, 1024, 1}; // one thread per four elements
    demos.push_back(makeSumDemo(std::move(info), reinterpret_cast<const void*>(&matrixAddFourRows),
                                matrixAddFourRowsTracedKernel(), fullCoverage));
}

} // namespace trichevron::gpu
