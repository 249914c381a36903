// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "core/demo/demo_text.h"
#include "gpu/bad_request.h"
#include "gpu/demos/array_demo.h"
#include "gpu/demos/inputs.h"
#include "gpu/gpu_message.h"
#include "gpu/trace/traced_kernel.cuh"

#include <algorithm>

namespace trichevron::gpu {

// Shown from here
// C = A + B without a guard: correct only if there are exactly as many threads as elements. A grid consists
// of whole blocks, so for most sizes some threads are past the end. They read and write memory behind the
// vectors, and often no error is reported. Here the vectors have extra elements at the end, which show what
// is written there.
__global__ void vectorAddUnguarded(const float* A, const float* B, float* C) {
    const size_t i = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    C[i] = A[i] + B[i]; // if (i < n) is missing here
}
// Shown to here

#include "gpu/demos/vector_add_unguarded.traced.inc"

namespace {

/// Maximum number of words past the end that a launch may write.
constexpr std::uint64_t maxPastTheEnd = 1'048'576;
/// Words behind those, which must stay unwritten.
constexpr std::uint64_t guardWords = 1024;

core::Text notePast(core::Count threads) {
    if (threads == 0)
        return {};
    return "{threads, plural, one {# thread} other {# threads}} wrote past the end of the vector, into "
           "memory that something else may own"_msg.with("threads"_a = threads);
}

ArrayPlan planUnguarded(const core::KernelInfo& info, const DemoLaunch& launch) {
    const std::uint64_t n = resolveProblem(info, launch).x;
    // A launch that exceeds the device limits is refused and writes nothing.
    const std::uint64_t threads = launch.withinDimLimits ? threadsAlong(launch.shape, core::Axis::X) : 0;
    const std::uint64_t past = threads - std::min(threads, n);
    if (past > maxPastTheEnd)
        throwBadRequest(
            "{kernel} has space for {limit} threads past the end of the vector, but the launch has "
            "{threads}: make the grid smaller, or the problem larger."_msg.with(
                "kernel"_a = titleFor(info), "limit"_a = maxPastTheEnd, "threads"_a = past));
    const std::uint64_t covered = std::min(threads, n);
    ArrayPlan plan = planSum(n, 1, {covered, 1});
    plan.inputs = {n + past, n + past};
    plan.extraWords = past + guardWords;
    // Threads at other y and z write the same elements as the first row.
    const std::uint64_t rows = threadsAlong(launch.shape, core::Axis::Y);
    plan.note = notePast(core::Count{past} * rows * threadsAlong(launch.shape, core::Axis::Z));
    plan.indexText = {};
    plan.expect = [threads](std::uint64_t first, std::span<std::uint32_t> expected) {
        for (std::size_t k = 0; k < expected.size() && first + k < threads; ++k)
            expected[k] = floatBits(inputA(first + k) + inputB(first + k));
    };
    return plan;
}

} // namespace

void addVectorAddUnguarded(DemoList& demos) {
    core::KernelInfo info;
    info.id = "vectorAddUnguarded";
    info.title = "Vector addition without a guard";
    info.summary = "Adds two vectors without checking whether a thread is past the end, and reports what the "
                   "threads past the end write.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/vector_add_unguarded.source.inc"
        ;
    info.arguments = "A, B, C";
    info.suggested.problem = core::ProblemExtent{1000, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.gridDim = {4, 1, 1};
    demos.push_back(makeArrayDemo(Chapter::Addition, std::move(info),
                                  reinterpret_cast<const void*>(&vectorAddUnguarded),
                                  vectorAddUnguardedTracedKernel(), planUnguarded));
}

} // namespace trichevron::gpu
