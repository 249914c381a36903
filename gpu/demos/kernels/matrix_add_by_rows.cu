// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu {

// Shown from here
// C = A + B where x is the row index and y the column index, as in A[i][j]. The result is correct, but the
// kernel is slow. The 32 lanes of a warp differ in threadIdx.x first, so they access 32 different rows, which
// are `columns` elements apart: 32 sectors of 32 bytes are transferred, and only 4 bytes of each are used. A
// warp along a row needs only 4 sectors. Compare matrixAdd, where x is the column index.
__global__ void matrixAddByRows(const float* A, const float* B, float* C, size_t rows, size_t columns) {
    // 64-bit indices: blockIdx.x * blockDim.x can exceed 32 bits in a large grid.
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x; // row
    const size_t j = size_t(blockIdx.y) * blockDim.y + threadIdx.y; // column
    const bool isFirstLayer = blockIdx.z == 0 && threadIdx.z == 0; // threads with z > 0 would repeat the work

    if (isFirstLayer && i < rows && j < columns)
        C[i * columns + j] = A[i * columns + j] + B[i * columns + j]; // C[i][j] = A[i][j] + B[i][j]
}
// Shown to here

#include "gpu/demos/matrix_add_by_rows.traced.inc"

namespace {

ArrayPlan planByRows(const core::KernelInfo& info, const DemoLaunch& launch) {
    const ProblemSize problem = resolveProblem(info, launch);
    const std::uint64_t rows = problem.x;
    const std::uint64_t columns = problem.y;
    const Coverage covered = threadCoverage(launch.shape); // x: rows, y: columns
    ArrayPlan plan = planSum(columns, rows, {covered.y, covered.x});
    plan.sizes = {rows, columns};
    // As in the kernel: the row first.
    plan.indexText = [columns](std::uint64_t word) {
        return core::verbatim("(" + std::to_string(word / columns) + ", " + std::to_string(word % columns) +
                              ")");
    };
    return plan;
}

} // namespace

void addMatrixAddByRows(DemoList& demos) {
    core::KernelInfo info;
    info.id = "matrixAddByRows";
    info.title = "Matrix addition, x counts rows";
    info.summary = "Adds two matrices with x as the row index, as in A[i][j], so that the accesses of a warp "
                   "are not coalesced. Compare its bandwidth with that of the matrix addition.";
    info.problemAxes = 2;
    info.problemAxisNames = {"rows", "columns"};
    info.source =
#include "gpu/demos/matrix_add_by_rows.source.inc"
        ;
    info.arguments = "A, B, C, rows, columns";
    info.suggested.problem = core::ProblemExtent{4000, 4000, 1};
    info.suggested.blockDim = {32, 8, 1};
    info.suggested.gridDim = {125, 500, 1};
    demos.push_back(makeArrayDemo(Chapter::Addition, std::move(info),
                                  reinterpret_cast<const void*>(&matrixAddByRows),
                                  matrixAddByRowsTracedKernel(), planByRows));
}

} // namespace trichevron::gpu
