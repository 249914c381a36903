// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/launch_bounds_demo.h"
#include "gpu/trace/traced_kernel.cuh"

#include <cooperative_groups.h>

namespace trichevron::gpu {

// Shown from here
namespace cg = cooperative_groups;

// Keeps 96 values in use at the same time. With fewer registers than that, some are spilled to local memory.
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

// The same computation with four different launch bounds. The first `recorded` threads have space for their
// result.

// No launch bounds: the compiler uses as many registers as it needs. A block of 1,024 threads may then need
// more registers than a block can have.
__global__ void boundsNone(unsigned* results, size_t recorded) {
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = mixed(unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// At most 128 threads per block: a launch with a larger block is refused.
__global__ void __launch_bounds__(128) bounds128(unsigned* results, size_t recorded) {
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = mixed(unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// At most 256 threads per block, and at least 4 such blocks per SM: 65,536 / (256 * 4) = 64 registers.
__global__ void __launch_bounds__(256, 4) bounds256x4(unsigned* results, size_t recorded) {
    const unsigned long long rank = cg::this_grid().thread_rank();
    const unsigned result = mixed(unsigned(rank));
    if (rank < recorded)
        results[rank] = result;
}

// Two blocks of 1,024 threads per SM, where an SM can hold 2,048 threads: 65,536 / 2,048 = 32 registers.
// Launch bounds may depend on the architecture, since the kernel is compiled once for each.
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

// The host must not derive a launch from such a constant: __CUDA_ARCH__ is not defined in host code, so there
// BLOCKS_OF_1024 is always 1. Instead, query the attributes of the compiled kernel at run time.
struct BlockSizes {
    int max;  // maximum threads per block of the kernel
    int best; // threads per block with the highest occupancy
};
BlockSizes blockSizesOf(const void* kernel) {
    cudaFuncAttributes attributes{};
    cudaFuncGetAttributes(&attributes, kernel);
    BlockSizes sizes{attributes.maxThreadsPerBlock, 0};
    int blocks = 0; // minimum grid size that fills the device
    cudaOccupancyMaxPotentialBlockSize(&blocks, &sizes.best, kernel);
    return sizes;
}
// Shown to here

#include "gpu/demos/launch_bounds.traced.inc"

void addLaunchBounds(DemoList& demos) {
    const auto sizes = [](const void* kernel) {
        const BlockSizes found = blockSizesOf(kernel);
        return std::pair{found.max, found.best};
    };
    const auto symbol = [](auto* kernel) { return reinterpret_cast<const void*>(kernel); };
    const auto none = [](int) { return std::optional<core::LaunchBounds>(); };
    const auto of128 = [](int) { return std::optional(core::LaunchBounds{128, {}, {}}); };
    const auto of256 = [](int) { return std::optional(core::LaunchBounds{256, 4, {}}); };
    const auto of1024 = [](int version) { // matches BLOCKS_OF_1024
        const bool two = version == 0 || version == 80 || (version >= 90 && version < 110);
        return std::optional(core::LaunchBounds{1024, two ? 2U : 1U, {}});
    };
    const std::vector<BoundedKernel> kernels{
        {"boundsNone", none, symbol(&boundsNone), boundsNoneTracedKernel()},
        {"bounds128", of128, symbol(&bounds128), bounds128TracedKernel()},
        {"bounds256x4", of256, symbol(&bounds256x4), bounds256x4TracedKernel()},
        {"bounds1024x2", of1024, symbol(&bounds1024x2), bounds1024x2TracedKernel()}};
    core::KernelInfo info;
    info.problemAxes = 0;
    info.source =
#include "gpu/demos/launch_bounds.source.inc"
        ;
    info.arguments = "results, recorded";
    info.suggested.gridDim = {1056, 1, 1};
    info.suggested.blockDim = {128, 1, 1};
    addLaunchBoundsDemos(demos, info, kernels, sizes);
}

} // namespace trichevron::gpu
