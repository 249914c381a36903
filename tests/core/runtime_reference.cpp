// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/runtime_reference.h"

#include "tests/core/occupancy_reference.h"

#include <cuda_runtime.h>

namespace {

/// Kernel and device that the fake runtime functions below report.
struct Simulated {
    const trichevron::core::KernelAttributes* kernel = nullptr;
    const trichevron::core::DeviceProperties* device = nullptr;
};
// C functions cannot take it as an argument.
Simulated simulated; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

} // namespace

// Fakes of the runtime functions that the templates call; this binary does not link the runtime.
extern "C" {

cudaError_t cudaGetDevice(int* device) {
    *device = 0;
    return cudaSuccess;
}

cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int) {
    const trichevron::core::DeviceProperties& device = *simulated.device;
    switch (attribute) {
    case cudaDevAttrMaxThreadsPerMultiProcessor:
        *value = static_cast<int>(device.maxThreadsPerMultiProcessor);
        return cudaSuccess;
    case cudaDevAttrWarpSize:
        *value = static_cast<int>(device.warpSize);
        return cudaSuccess;
    case cudaDevAttrMaxThreadsPerBlock:
        *value = static_cast<int>(device.maxThreadsPerBlock);
        return cudaSuccess;
    case cudaDevAttrMultiProcessorCount:
        *value = static_cast<int>(device.multiProcessorCount);
        return cudaSuccess;
    default:
        return cudaErrorNotSupported;
    }
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void*) {
    *attributes = {};
    attributes->maxThreadsPerBlock = static_cast<int>(simulated.kernel->maxThreadsPerBlock);
    return cudaSuccess;
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, const void*, int blockSize,
                                                                   size_t dynamicSmem, unsigned) {
    *numBlocks = trichevron::test::referenceBlocks(*simulated.kernel, *simulated.device,
                                                   static_cast<std::uint32_t>(blockSize), {dynamicSmem});
    return *numBlocks < 0 ? cudaErrorInvalidValue : cudaSuccess;
}

} // extern "C"

namespace trichevron::test {

namespace {

/// Calls a suggestion function of the runtime for a simulated kernel and device.
template <class Suggest>
core::BlockSizeSuggestion suggestionFor(const core::KernelAttributes& kernel,
                                        const core::DeviceProperties& device, Suggest suggest) {
    simulated = {&kernel, &device};
    int minGridSize = -1;
    int blockSize = -1;
    const void* function = &simulated; // any address: the fakes ignore it
    if (suggest(&minGridSize, &blockSize, function) != cudaSuccess)
        return {~0U, ~0U};
    return {static_cast<std::uint32_t>(minGridSize), static_cast<std::uint32_t>(blockSize)};
}

} // namespace

core::BlockSizeSuggestion runtimeSuggestion(const core::KernelAttributes& kernel,
                                            const core::DeviceProperties& device,
                                            const core::SmemOfBlockSize& dynamicSmemFor,
                                            std::uint32_t blockSizeLimit, unsigned flags) {
    return suggestionFor(kernel, device, [&](int* grid, int* block, const void* function) {
        return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(
            grid, block, function,
            [&](int threads) { return dynamicSmemFor(static_cast<std::uint32_t>(threads)).value; },
            static_cast<int>(blockSizeLimit), flags);
    });
}

core::BlockSizeSuggestion runtimeSuggestion(const core::KernelAttributes& kernel,
                                            const core::DeviceProperties& device, core::Bytes dynamicSmem,
                                            std::uint32_t blockSizeLimit) {
    return suggestionFor(kernel, device, [&](int* grid, int* block, const void* function) {
        return cudaOccupancyMaxPotentialBlockSize(grid, block, function, dynamicSmem.value,
                                                  static_cast<int>(blockSizeLimit));
    });
}

} // namespace trichevron::test
