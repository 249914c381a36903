// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/transpose_plan.h"

#include "gpu/demos/inputs.h"
#include "gpu/gpu_message.h"

namespace trichevron::gpu {

ArrayPlan planTranspose(const core::KernelInfo& info, const DemoLaunch& launch) {
    const ProblemSize problem = resolveProblem(info, launch);
    const std::uint64_t nx = problem.x;
    const std::uint64_t ny = problem.y;
    const std::uint64_t elements = nx * ny;
    ArrayPlan plan;
    plan.inputs = {elements};
    plan.fillFirstWithB = true;
    plan.outputs = elements;
    plan.sizes = {nx, ny};
    plan.work = {elements * sizeof(float), elements * sizeof(float), elements, "elements"};
    plan.equal = "{right} of {all} elements equal the transpose computed on the CPU"_msg;
    plan.indexText = matrixIndexText(ny);
    plan.expect = [nx, ny](std::uint64_t first, std::span<std::uint32_t> expected) {
        std::uint64_t y = first % ny; // B has one column per row of A
        std::uint64_t x = first / ny;
        for (std::uint32_t& word : expected) {
            word = floatBits(inputB(y * nx + x));
            if (++y == ny) {
                y = 0;
                ++x;
            }
        }
    };
    return plan;
}

std::uint64_t largestTileEdge(core::Bytes available) {
    const std::uint64_t floats = available.value / sizeof(float);
    std::uint64_t edge = 0;
    while ((edge + 1) * ((edge + 1) | 1) <= floats)
        ++edge;
    return edge;
}

} // namespace trichevron::gpu
