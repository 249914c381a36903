// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/demo_text.h"
#include "gpu/bad_request.h"
#include "gpu/demos/transpose_plan.h"
#include "gpu/gpu_message.h"
#include "gpu/trace/traced_kernel.cuh"

#include <algorithm>

namespace trichevron::gpu {

// Shown from here
// B = transpose of A, a matrix of nx columns and ny rows, through tiles in dynamic shared memory. The launch
// sets the size of a tile, by Ns in <<<Dg, Db, Ns, S>>>; the caller passes the edge of the largest tile that
// fits into Ns bytes. More than 48 KB need an opt-in before the launch:
//   cudaFuncSetAttribute(transposeDynamic, cudaFuncAttributeMaxDynamicSharedMemorySize, Ns);
__global__ void transposeDynamic(const float* A, float* B, size_t nx, size_t ny, size_t edge) {
    extern __shared__ float tile[]; // the launch sets its size
    // Shared memory has 32 banks of 4 bytes. In rows with an odd number of floats, 32 elements of a column
    // are in 32 different banks; an even edge is therefore padded by one float.
    const unsigned T = unsigned(edge);
    const unsigned pitch = T | 1;

    const unsigned threads = blockDim.x * blockDim.y * blockDim.z;
    const unsigned thread = threadIdx.x + (threadIdx.y + threadIdx.z * blockDim.y) * blockDim.x;
    const size_t blocks = size_t(gridDim.x) * gridDim.y * gridDim.z;
    const size_t block = blockIdx.x + (blockIdx.y + size_t(blockIdx.z) * gridDim.y) * gridDim.x;
    const size_t across = (nx + T - 1) / T; // number of tiles along x
    const size_t down = (ny + T - 1) / T;

    // Loops over tiles and elements let any grid and any block cover the whole matrix.
    for (size_t t = block; t < across * down; t += blocks) {
        const size_t firstX = t % across * T; // corner of the tile in A
        const size_t firstY = t / across * T;

        for (unsigned k = thread; k < T * T; k += threads) {
            const size_t x = firstX + k % T; // adjacent threads read adjacent elements of A
            const size_t y = firstY + k / T;
            if (x < nx && y < ny)
                tile[k / T * pitch + k % T] = A[y * nx + x];
        }
        __syncthreads(); // the tile is full

        for (unsigned k = thread; k < T * T; k += threads) {
            const size_t x = firstX + k / T;
            const size_t y = firstY + k % T; // adjacent threads write adjacent elements of B
            if (x < nx && y < ny)
                B[x * ny + y] = tile[k % T * pitch + k / T];
        }
        __syncthreads(); // wait before the tile is overwritten
    }
}
// Shown to here

#include "gpu/demos/transpose_dynamic.traced.inc"

namespace {

ArrayPlan planDynamic(const core::KernelInfo& info, const DemoLaunch& launch) {
    // The runtime API passes on only 32 bits of the size, and the driver API takes only 32 bits.
    const core::Bytes given{static_cast<std::uint32_t>(launch.config.dynamicSmemBytes.value)};
    const std::uint64_t edge = largestTileEdge(given);
    // A launch that exceeds the device limits is refused whatever its shared memory.
    if (edge == 0 && launch.withinDimLimits)
        throwBadRequest(
            "{kernel} needs dynamic shared memory for a tile of at least one element of 4 bytes, but "
            "dynamicSmemBytes is {bytes}: set it to 4,224 bytes for a tile of 32 × 32."_msg.with(
                "kernel"_a = titleFor(info), "bytes"_a = given.value));
    ArrayPlan plan = planTranspose(info, launch);
    plan.sizes.push_back(std::max<std::uint64_t>(edge, 1));
    plan.note = "each tile had {edge} × {edge} elements"_msg.with("edge"_a = edge);
    return plan;
}

} // namespace

void addTransposeDynamic(DemoList& demos) {
    core::KernelInfo info;
    info.id = "transposeDynamic";
    info.title = "Transpose, dynamic shared memory";
    info.summary = "Transposes a matrix through the largest tiles that fit into the launch's dynamic shared "
                   "memory; more than 48 KB need an opt-in.";
    info.problemAxes = 2;
    info.problemAxisNames = {"columns", "rows"};
    info.source =
#include "gpu/demos/transpose_dynamic.source.inc"
        ;
    info.arguments = "A, B, nx, ny, edge";
    // Tiles of 120 × 120, in rows of 121 floats: more than is available without an opt-in.
    constexpr core::Bytes tile{120 * 121 * sizeof(float)};
    info.attributes.declared.usesGridStrideLoop = true;
    info.suggested.problem = core::ProblemExtent{4096, 4096, 1};
    info.suggested.blockDim = {32, 16, 1};
    info.suggested.gridDim = {35, 35, 1}; // one block per tile
    info.suggested.dynamicSmemBytes = tile;
    info.suggestedOptIns.maxDynamicSharedSizeBytes = tile;
    demos.push_back(makeArrayDemo(Chapter::SharedMemory, std::move(info),
                                  reinterpret_cast<const void*>(&transposeDynamic),
                                  transposeDynamicTracedKernel(), planDynamic));
}

} // namespace trichevron::gpu
