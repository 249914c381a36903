// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/transpose_plan.h"

#include "gpu/demos/inputs.h"

namespace trichevron {

ArrayPlan planTranspose(const KernelInfo& info, const DemoLaunch& launch) {
    const SettledProblem problem = settledProblem(info, launch);
    const std::uint64_t nx = problem.x;
    const std::uint64_t ny = problem.y;
    const std::uint64_t elements = nx * ny;
    ArrayPlan plan;
    plan.inputs = {elements};
    plan.firstIsB = true;
    plan.outputs = elements;
    plan.sizes = {nx, ny};
    plan.work = {elements * sizeof(float), elements * sizeof(float), elements, "elements"};
    plan.what = "the transpose";
    plan.place = placeIn(ny);
    plan.expect = [nx, ny](std::uint64_t first, std::span<std::uint32_t> expected) {
        std::uint64_t y = first % ny; // B has a column for each row of A
        std::uint64_t x = first / ny;
        for (std::uint32_t& word : expected) {
            word = wordOf(inputB(y * nx + x));
            if (++y == ny) {
                y = 0;
                ++x;
            }
        }
    };
    return plan;
}

std::uint64_t largestTileEdge(Bytes available) {
    const std::uint64_t floats = available.value / sizeof(float);
    std::uint64_t edge = 0;
    while ((edge + 1) * ((edge + 1) | 1) <= floats)
        ++edge;
    return edge;
}

} // namespace trichevron
