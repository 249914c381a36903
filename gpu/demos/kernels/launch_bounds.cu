// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/launch_bounds_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron {

// Shown from here
namespace cg = cooperative_groups;

// Keeps 96 numbers at hand: with fewer registers than that, some are spilled to local memory.
__device__ __forceinline__ unsigned mixed(unsigned start) {
    unsigned values[96];
#pragma unroll
    for (int i = 0; i < 96; ++i)
        values[i] = (start ^ unsigned(i)) * 2654435761U;
#pragma unroll 1
    for (int round = 0; round < 32; ++round) {
#pragma unroll
        for (int i = 0; i < 96; ++i)
            values[i] = values[i] * 1664525U + values[(i + 7) % 96];
    }
    unsigned sum = 0;
#pragma unroll
    for (int i = 0; i < 96; ++i)
        sum ^= values[i];
    return sum;
}

// The same computation with four promises on how it will be launched. The first `recorded` threads have room
// for their result.

// No promise: as many registers as the code wants. A block of 1,024 threads may then be too large to launch.
__global__ void boundsNone(unsigned* results, size_t recorded) {
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = mixed(unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// At most 128 threads per block: a larger block is refused.
__global__ void __launch_bounds__(128) bounds128(unsigned* results, size_t recorded) {
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = mixed(unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// At most 256 threads per block, and 4 such blocks on a multiprocessor: 65,536 / (256 * 4) = 64 registers.
__global__ void __launch_bounds__(256, 4) bounds256x4(unsigned* results, size_t recorded) {
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = mixed(unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// Two blocks of 1,024 threads: 65,536 / 2,048 = 32 registers, where a multiprocessor holds that many threads.
// Bounds may depend on the architecture, since the kernel is compiled once for each.
#if __CUDA_ARCH__ == 800 || (__CUDA_ARCH__ >= 900 && __CUDA_ARCH__ < 1100)
#define BLOCKS_OF_1024 2
#else
#define BLOCKS_OF_1024 1
#endif
__global__ void __launch_bounds__(1024, BLOCKS_OF_1024) bounds1024x2(unsigned* results, size_t recorded) {
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = mixed(unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// But the host must not compute a launch from such a constant: __CUDA_ARCH__ is not defined in host code, so
// there BLOCKS_OF_1024 is 1 whatever the device. What the kernel was compiled with for this device is known
// at run time.
struct BlockSizes {
    int most; // threads per block that can be launched
    int best; // threads per block that give the most occupancy
};
BlockSizes blockSizesOf(const void* kernel) {
    cudaFuncAttributes attributes{};
    cudaFuncGetAttributes(&attributes, kernel);
    BlockSizes sizes{attributes.maxThreadsPerBlock, 0};
    int blocks = 0; // that fill the device
    cudaOccupancyMaxPotentialBlockSize(&blocks, &sizes.best, kernel);
    return sizes;
}
// Shown to here

#include "gpu/demos/launch_bounds.traced.inc"

void addLaunchBounds(DemoList& demos) {
    const auto sizes = [](const void* kernel) {
        const BlockSizes found = blockSizesOf(kernel);
        return std::pair{found.most, found.best};
    };
    const auto symbol = [](auto* kernel) { return reinterpret_cast<const void*>(kernel); };
    const auto none = [](int) { return std::optional<LaunchBounds>(); };
    const auto of128 = [](int) { return std::optional(LaunchBounds{128, {}, {}}); };
    const auto of256 = [](int) { return std::optional(LaunchBounds{256, 4, {}}); };
    const auto of1024 = [](int version) { // as BLOCKS_OF_1024 says
        const bool two = version == 0 || version == 80 || (version >= 90 && version < 110);
        return std::optional(LaunchBounds{1024, two ? 2U : 1U, {}});
    };
    const std::vector<BoundedKernel> kernels{
        {"boundsNone", none, symbol(&boundsNone), boundsNoneTracedKernel()},
        {"bounds128", of128, symbol(&bounds128), bounds128TracedKernel()},
        {"bounds256x4", of256, symbol(&bounds256x4), bounds256x4TracedKernel()},
        {"bounds1024x2", of1024, symbol(&bounds1024x2), bounds1024x2TracedKernel()}};
    KernelInfo info;
    info.problemAxes = 0;
    info.source =
#include "gpu/demos/launch_bounds.source.inc"
        ;
    info.arguments = "results, recorded";
    info.suggested.gridDim = {1056, 1, 1};
    info.suggested.blockDim = {128, 1, 1};
    addLaunchBoundsDemos(demos, info, kernels, sizes);
}

} // namespace trichevron
