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
// Each thread loads one element, and each block adds up the elements of its threads. The sum is written at
// the rank of the block. A block past the end of A has no elements, and its sum is 0.
__global__ void blockSum(const float* A, float* sums, size_t n) {
    __shared__ float partial[1024]; // one element per thread of the largest block

    const unsigned threads = blockDim.x * blockDim.y * blockDim.z;
    const unsigned thread = threadIdx.x + (threadIdx.y + threadIdx.z * blockDim.y) * blockDim.x;
    const size_t block = blockIdx.x + (blockIdx.y + size_t(blockIdx.z) * gridDim.y) * gridDim.x;
    const size_t i = block * threads + thread;
    partial[thread] = i < n ? A[i] : 0;
    __syncthreads(); // wait until all elements are in shared memory

    // Tree reduction: add the upper half of the remaining elements to the lower half. With an odd number of
    // elements, the middle one is kept unchanged.
    for (unsigned left = threads; left > 1;) {
        const unsigned half = (left + 1) / 2;
        if (thread + half < left)
            partial[thread] += partial[thread + half];
        __syncthreads(); // outside the if: all threads of the block must reach the barrier
        left = half;
    }
    if (thread == 0)
        sums[block] = partial[0];
}
// Shown to here

#include "gpu/demos/block_sum.traced.inc"

namespace {

constexpr std::uint64_t maxSums = std::uint64_t{1} << 28;

/// One element per thread if no problem size is given, so that every block has elements.
std::uint64_t elementsOf(const core::KernelInfo& info, const DemoLaunch& launch, std::uint64_t blocks) {
    if (launch.config.problem)
        return resolveProblem(info, launch).x;
    // Maximum block size of any accepted launch.
    constexpr core::Count maxThreads = 1024;
    return blocks * static_cast<std::uint64_t>(std::min(volume(launch.shape.block), maxThreads));
}

ArrayPlan planBlockSum(const core::KernelInfo& info, const DemoLaunch& launch) {
    const core::Count blocks = volume(launch.shape.grid);
    if (launch.withinDimLimits && blocks > maxSums)
        throwBadRequest(
            "{kernel} writes one sum for each of at most {limit} blocks, but the grid has {blocks}: "
            "make the grid smaller."_msg.with("kernel"_a = titleFor(info), "limit"_a = maxSums,
                                              "blocks"_a = blocks));
    // A launch that exceeds the device limits is refused and writes nothing.
    const std::uint64_t sums = launch.withinDimLimits ? static_cast<std::uint64_t>(blocks) : 0;
    const std::uint64_t n = elementsOf(info, launch, sums);
    const auto threads = static_cast<std::uint64_t>(volume(launch.shape.block));
    const core::Count threadsInGrid = core::Count{sums} * threads;
    const auto covered = static_cast<std::uint64_t>(std::min<core::Count>(threadsInGrid, n));
    ArrayPlan plan;
    plan.inputs = {n};
    plan.outputs = sums;
    plan.sizes = {n};
    plan.work = {covered * sizeof(float), sums * sizeof(float), covered, "elements"};
    plan.wrong = "{wrong} of {all} sums are wrong: the first is sum {index}, {difference}."_msg;
    plan.equal = "{right} of {all} sums equal the sum of the block's elements as computed on the CPU"_msg;
    if (covered < n)
        plan.note = "no thread covered the last {elements, plural, one {# element} other {# elements}}, "
                    "because the grid is too small for the problem"_msg.with("elements"_a = n - covered);
    plan.expect = [n, threads](std::uint64_t first, std::span<std::uint32_t> expected) {
        for (std::size_t block = 0; block < expected.size(); ++block) {
            const std::uint64_t begin = std::min((first + block) * threads, n);
            const std::uint64_t end = std::min(begin + threads, n);
            // The order of summation does not matter: sums of at most 1,024 multiples of ½ below 2,048 are
            // exact.
            float sum = 0;
            for (std::uint64_t i = begin; i < end; ++i)
                sum += inputA(i);
            expected[block] = floatBits(sum);
        }
    };
    return plan;
}

} // namespace

void addBlockSum(DemoList& demos) {
    core::KernelInfo info;
    info.id = "blockSum";
    info.title = "Sum of each block";
    info.summary = "The threads of a block add up their elements in shared memory, with __syncthreads() "
                   "between the steps.";
    info.problemAxes = 1;
    info.problemAxisNames = {"elements"};
    info.source =
#include "gpu/demos/block_sum.source.inc"
        ;
    info.arguments = "A, sums, n";
    info.suggested.problem = core::ProblemExtent{1'000'000, 1, 1};
    info.suggested.blockDim = {256, 1, 1};
    info.suggested.gridDim = {3907, 1, 1};
    demos.push_back(makeArrayDemo(Chapter::BlockCooperation, std::move(info),
                                  reinterpret_cast<const void*>(&blockSum), blockSumTracedKernel(),
                                  planBlockSum));
}

} // namespace trichevron::gpu
