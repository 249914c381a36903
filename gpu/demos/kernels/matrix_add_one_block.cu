// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu {

// Shown from here
// C = A + B for matrices of nx columns and ny rows, by one block with one thread per element: threadIdx is
// the index. A block has at most 1024 threads, so the limit is 32 × 32 elements. More blocks do not help:
// without blockIdx in the index, every block computes the same elements.
__global__ void matrixAddOneBlock(const float* A, const float* B, float* C, size_t nx, size_t ny) {
    const size_t i = threadIdx.x; // column
    const size_t j = threadIdx.y; // row

    if (threadIdx.z == 0 && i < nx && j < ny)
        C[j * nx + i] = A[j * nx + i] + B[j * nx + i];
}
// Shown to here

#include "gpu/demos/matrix_add_one_block.traced.inc"

namespace {

ArrayPlan planOneBlock(const core::KernelInfo& info, const DemoLaunch& launch) {
    const ProblemSize problem = resolveProblem(info, launch);
    const core::LaunchShape& shape = launch.shape;
    ArrayPlan plan = planSum(problem.x, problem.y, {shape.block.x, shape.block.y});
    plan.sizes = {problem.x, problem.y};
    plan.untouched = "no thread covered the other {elements}, because the index is threadIdx alone and the "
                     "block is smaller than the problem"_msg;
    if (const core::Count blocks = volume(shape.grid); blocks > 1 && plan.outputs > 0)
        plan.note = "each of the {blocks} blocks computed the same elements"_msg.with("blocks"_a = blocks);
    return plan;
}

} // namespace

void addMatrixAddOneBlock(DemoList& demos) {
    core::KernelInfo info;
    info.id = "matrixAddOneBlock";
    info.title = "Matrix addition by one block";
    info.summary = "Adds two matrices by one block, indexed by threadIdx alone; further blocks compute the "
                   "same elements again.";
    info.problemAxes = 2;
    info.problemAxisNames = {"columns", "rows"};
    info.source =
#include "gpu/demos/matrix_add_one_block.source.inc"
        ;
    info.arguments = "A, B, C, nx, ny";
    info.suggested.problem = core::ProblemExtent{32, 32, 1};
    info.suggested.blockDim = {32, 32, 1};
    info.suggested.gridDim = {1, 1, 1};
    demos.push_back(makeArrayDemo(Chapter::Addition, std::move(info),
                                  reinterpret_cast<const void*>(&matrixAddOneBlock),
                                  matrixAddOneBlockTracedKernel(), planOneBlock));
}

} // namespace trichevron::gpu
