// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/occupancy_reference.h"

#include <cuda_occupancy.h>

namespace trichevron::test {

struct ReferenceKernel::Input {
    cudaOccDeviceProp properties;
    cudaOccFuncAttributes attributes;
    cudaOccDeviceState state;
};

namespace {

cudaOccDeviceProp toOccProperties(const core::DeviceProperties& device) {
    cudaOccDeviceProp properties{};
    properties.computeMajor = device.computeCapability.major;
    properties.computeMinor = device.computeCapability.minor;
    properties.maxThreadsPerBlock = static_cast<int>(device.maxThreadsPerBlock);
    properties.maxThreadsPerMultiprocessor = static_cast<int>(device.maxThreadsPerMultiProcessor);
    properties.regsPerBlock = static_cast<int>(device.regsPerBlock);
    properties.regsPerMultiprocessor = static_cast<int>(device.regsPerMultiprocessor);
    properties.warpSize = static_cast<int>(device.warpSize);
    properties.sharedMemPerBlock = device.sharedMemPerBlock.value;
    properties.sharedMemPerMultiprocessor = device.sharedMemPerMultiprocessor.value;
    properties.numSms = static_cast<int>(device.multiProcessorCount);
    properties.sharedMemPerBlockOptin = device.sharedMemPerBlockOptin.value;
    properties.reservedSharedMemPerBlock = device.reservedSharedMemPerBlock.value;
    return properties;
}

cudaOccFuncAttributes toOccAttributes(const core::KernelAttributes& kernel,
                                      const core::DeviceProperties& device) {
    cudaOccFuncAttributes attributes{};
    attributes.maxThreadsPerBlock = static_cast<int>(kernel.maxThreadsPerBlock);
    attributes.numRegs = static_cast<int>(kernel.numRegs);
    attributes.sharedSizeBytes = kernel.sharedSizeBytes.value;
    attributes.partitionedGCConfig = PARTITIONED_GC_OFF;
    // The driver ignores an opt-in for no more than every block may have (seen on H200, driver 580.159.04).
    attributes.shmemLimitConfig =
        kernel.sharedSizeBytes + kernel.optIns.maxDynamicSharedSizeBytes > device.sharedMemPerBlock
            ? FUNC_SHMEM_LIMIT_OPTIN
            : FUNC_SHMEM_LIMIT_DEFAULT;
    attributes.maxDynamicSharedSizeBytes = kernel.optIns.maxDynamicSharedSizeBytes.value;
    attributes.numBlockBarriers = static_cast<int>(kernel.numBlockBarriers);
    return attributes;
}

cudaOccDeviceState toOccState(const core::KernelAttributes& kernel) {
    cudaOccDeviceState state{};
    state.carveoutConfig = kernel.optIns.preferredShmemCarveout;
    return state;
}

} // namespace

ReferenceKernel::ReferenceKernel(const core::KernelAttributes& kernel, const core::DeviceProperties& device)
    : input_(std::make_unique<Input>(
          Input{toOccProperties(device), toOccAttributes(kernel, device), toOccState(kernel)})) {}
ReferenceKernel::~ReferenceKernel() = default;

int ReferenceKernel::blocks(std::uint32_t threadsPerBlock, core::Bytes dynamicSmem) const {
    cudaOccResult result{};
    if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &input_->properties, &input_->attributes,
                                                &input_->state, static_cast<int>(threadsPerBlock),
                                                dynamicSmem.value) != CUDA_OCC_SUCCESS)
        return -1;
    return result.activeBlocksPerMultiprocessor;
}

int referenceBlocks(const core::KernelAttributes& kernel, const core::DeviceProperties& device,
                    std::uint32_t threadsPerBlock, core::Bytes dynamicSmem) {
    return ReferenceKernel(kernel, device).blocks(threadsPerBlock, dynamicSmem);
}

core::BlockSizeSuggestion referenceSuggestion(const core::KernelAttributes& kernel,
                                              const core::DeviceProperties& device,
                                              const core::SmemOfBlockSize& dynamicSmemFor) {
    const cudaOccDeviceProp properties = toOccProperties(device);
    const cudaOccFuncAttributes attributes = toOccAttributes(kernel, device);
    const cudaOccDeviceState state = toOccState(kernel);
    int minGridSize = -1;
    int blockSize = -1;
    const auto smem = [&](int threads) { return dynamicSmemFor(static_cast<std::uint32_t>(threads)).value; };
    if (cudaOccMaxPotentialOccupancyBlockSizeVariableSMem(&minGridSize, &blockSize, &properties, &attributes,
                                                          &state, smem) != CUDA_OCC_SUCCESS)
        return {~0U, ~0U};
    return {static_cast<std::uint32_t>(minGridSize), static_cast<std::uint32_t>(blockSize)};
}

std::optional<core::Bytes> referenceAvailableDynamicSmem(const core::KernelAttributes& kernel,
                                                         const core::DeviceProperties& device,
                                                         std::uint32_t numBlocks,
                                                         std::uint32_t threadsPerBlock) {
    const cudaOccDeviceProp properties = toOccProperties(device);
    const cudaOccFuncAttributes attributes = toOccAttributes(kernel, device);
    const cudaOccDeviceState state = toOccState(kernel);
    std::size_t bytes = 0;
    if (cudaOccAvailableDynamicSMemPerBlock(&bytes, &properties, &attributes, &state,
                                            static_cast<int>(numBlocks),
                                            static_cast<int>(threadsPerBlock)) != CUDA_OCC_SUCCESS)
        return std::nullopt;
    return core::Bytes{bytes};
}

} // namespace trichevron::test
