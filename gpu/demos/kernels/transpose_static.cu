// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/transpose_plan.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu {

// Shown from here
// B = transpose of A, a matrix of nx columns and ny rows, through tiles in shared memory. Without a tile, a
// warp that reads a row of A would write a column of B, with each lane in a different row. With a tile, a
// warp reads along a row of A and writes along a row of B; only the tile is read by columns.
__global__ void transposeStatic(const float* A, float* B, size_t nx, size_t ny) {
    // Shared memory has 32 banks of 4 bytes. In rows of 32 floats, a column would be in a single bank, and a
    // warp that reads it would need 32 accesses. With one float of padding per row, a column is in 32
    // different banks.
    __shared__ float tile[32][32 + 1];

    const unsigned threads = blockDim.x * blockDim.y * blockDim.z;
    const unsigned thread = threadIdx.x + (threadIdx.y + threadIdx.z * blockDim.y) * blockDim.x;
    const size_t blocks = size_t(gridDim.x) * gridDim.y * gridDim.z;
    const size_t block = blockIdx.x + (blockIdx.y + size_t(blockIdx.z) * gridDim.y) * gridDim.x;
    const size_t across = (nx + 31) / 32; // number of tiles along x
    const size_t down = (ny + 31) / 32;

    // Loops over tiles and elements let any grid and any block cover the whole matrix.
    for (size_t t = block; t < across * down; t += blocks) {
        const size_t firstX = t % across * 32; // corner of the tile in A
        const size_t firstY = t / across * 32;

        for (unsigned k = thread; k < 32 * 32; k += threads) {
            const size_t x = firstX + k % 32; // adjacent threads read adjacent elements of A
            const size_t y = firstY + k / 32;
            if (x < nx && y < ny)
                tile[k / 32][k % 32] = A[y * nx + x];
        }
        __syncthreads(); // the tile is full

        for (unsigned k = thread; k < 32 * 32; k += threads) {
            const size_t x = firstX + k / 32;
            const size_t y = firstY + k % 32; // adjacent threads write adjacent elements of B
            if (x < nx && y < ny)
                B[x * ny + y] = tile[k % 32][k / 32];
        }
        __syncthreads(); // wait before the tile is overwritten
    }
}
// Shown to here

#include "gpu/demos/transpose_static.traced.inc"

void addTransposeStatic(DemoList& demos) {
    core::KernelInfo info;
    info.id = "transposeStatic";
    info.title = "Transpose, static shared memory";
    info.summary =
        "Transposes a matrix through tiles of 32 × 32 elements in static shared memory, with padding "
        "against bank conflicts.";
    info.problemAxes = 2;
    info.problemAxisNames = {"columns", "rows"};
    info.source =
#include "gpu/demos/transpose_static.source.inc"
        ;
    info.arguments = "A, B, nx, ny";
    info.attributes.declared.usesGridStrideLoop = true;
    info.suggested.problem = core::ProblemExtent{4096, 4096, 1};
    info.suggested.blockDim = {32, 8, 1};
    info.suggested.gridDim = {128, 128, 1}; // one block per tile
    demos.push_back(makeArrayDemo(Chapter::SharedMemory, std::move(info),
                                  reinterpret_cast<const void*>(&transposeStatic),
                                  transposeStaticTracedKernel(), planTranspose));
}

} // namespace trichevron::gpu
