// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/array_demo.h"
#include "gpu/demos/inputs.h"
#include "gpu/gpu_message.h"
#include "gpu/trace/traced_kernel.cuh"

#include <algorithm>

namespace trichevron::gpu {

// Shown from here
// Each element of B is the sum of an element of A and its six neighbours, in a volume of nx × ny × nz
// elements, one thread per element. At the boundary, the element itself replaces a missing neighbour.
__global__ void stencil3d(const float* A, float* B, size_t nx, size_t ny, size_t nz) {
    // 64-bit indices: a volume can have more than 2^32 elements.
    const size_t x = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    const size_t y = size_t(blockIdx.y) * blockDim.y + threadIdx.y;
    const size_t z = size_t(blockIdx.z) * blockDim.z + threadIdx.z;
    if (x >= nx || y >= ny || z >= nz)
        return;

    // x varies fastest in memory, as it does among the threads of a block, so loads along x are coalesced.
    // The neighbours in y and z are far away in memory, but other threads of the block read them too: most of
    // these loads hit a cache.
    const size_t plane = nx * ny;
    const size_t i = z * plane + y * nx + x;
    const float left = A[x > 0 ? i - 1 : i];
    const float right = A[x + 1 < nx ? i + 1 : i];
    const float above = A[y > 0 ? i - nx : i];
    const float below = A[y + 1 < ny ? i + nx : i];
    const float before = A[z > 0 ? i - plane : i];
    const float behind = A[z + 1 < nz ? i + plane : i];
    B[i] = A[i] + left + right + above + below + before + behind;
}
// Shown to here

#include "gpu/demos/stencil_3d.traced.inc"

namespace {

/// Expected value of an element. Sums of seven integers below 2^20 are exact.
float sumAround(const ProblemSize& n, std::uint64_t x, std::uint64_t y, std::uint64_t z) {
    const auto at = [&n](std::uint64_t ax, std::uint64_t ay, std::uint64_t az) {
        return inputB((az * n.y + ay) * n.x + ax);
    };
    const auto next = [](std::uint64_t along, std::uint64_t count) { return std::min(along + 1, count - 1); };
    const auto previous = [](std::uint64_t along) { return along == 0 ? 0 : along - 1; };
    return at(x, y, z) + at(previous(x), y, z) + at(next(x, n.x), y, z) + at(x, previous(y), z) +
           at(x, next(y, n.y), z) + at(x, y, previous(z)) + at(x, y, next(z, n.z));
}

ArrayPlan planStencil(const core::KernelInfo& info, const DemoLaunch& launch) {
    const ProblemSize n = resolveProblem(info, launch);
    const std::uint64_t elements = n.x * n.y * n.z;
    const ProblemSize covered{std::min(n.x, threadsAlong(launch.shape, core::Axis::X)),
                              std::min(n.y, threadsAlong(launch.shape, core::Axis::Y)),
                              std::min(n.z, threadsAlong(launch.shape, core::Axis::Z))};
    const std::uint64_t computed = covered.x * covered.y * covered.z;
    // A grid that is too small reads one more element along each axis.
    const std::uint64_t read = computed + (covered.x < n.x ? covered.y * covered.z : 0) +
                               (covered.y < n.y ? covered.x * covered.z : 0) +
                               (covered.z < n.z ? covered.x * covered.y : 0);
    ArrayPlan plan;
    plan.inputs = {elements};
    plan.fillFirstWithB = true;
    plan.outputs = elements;
    plan.sizes = {n.x, n.y, n.z};
    plan.work = {read * sizeof(float), computed * sizeof(float), computed, "elements"};
    plan.equal = "{right} of {all} elements equal the sum of the neighbourhood computed on the CPU"_msg;
    plan.indexText = volumeIndexText(n.x, n.y);
    plan.expect = [n, covered](std::uint64_t first, std::span<std::uint32_t> expected) {
        std::uint64_t x = first % n.x;
        std::uint64_t y = first / n.x % n.y;
        std::uint64_t z = first / n.x / n.y;
        for (std::uint32_t& word : expected) {
            if (x < covered.x && y < covered.y && z < covered.z)
                word = floatBits(sumAround(n, x, y, z));
            if (++x == n.x) {
                x = 0;
                if (++y == n.y) {
                    y = 0;
                    ++z;
                }
            }
        }
    };
    return plan;
}

} // namespace

void addStencil3d(DemoList& demos) {
    core::KernelInfo info;
    info.id = "stencil3d";
    info.title = "Stencil in a volume";
    info.summary = "Adds up each element of a volume and its six neighbours, with grid and block in three "
                   "dimensions.";
    info.problemAxes = 3;
    info.problemAxisNames = {"width", "height", "depth"};
    info.source =
#include "gpu/demos/stencil_3d.source.inc"
        ;
    info.arguments = "A, B, nx, ny, nz";
    info.suggested.problem = core::ProblemExtent{256, 256, 256};
    info.suggested.blockDim = {32, 4, 2};
    info.suggested.gridDim = {8, 64, 128};
    demos.push_back(makeArrayDemo(Chapter::Volume, std::move(info), reinterpret_cast<const void*>(&stencil3d),
                                  stencil3dTracedKernel(), planStencil));
}

} // namespace trichevron::gpu
