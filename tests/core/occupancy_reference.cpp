// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/occupancy_reference.h"

#include <cstring>

#include <cuda_occupancy.h>

namespace trichevron::test {

int referenceBlocks(const KernelAttributes& kernel, const DeviceProperties& device,
                    std::uint32_t threadsPerBlock, Bytes dynamicSmem) {
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

    cudaOccFuncAttributes attributes{};
    attributes.maxThreadsPerBlock = static_cast<int>(kernel.maxThreadsPerBlock);
    attributes.numRegs = static_cast<int>(kernel.numRegs);
    attributes.sharedSizeBytes = kernel.sharedSizeBytes.value;
    attributes.partitionedGCConfig = PARTITIONED_GC_OFF;
    // The driver takes no notice of an opt-in for less than any block gets (seen on H200, driver 580.159.04).
    attributes.shmemLimitConfig =
        kernel.sharedSizeBytes + kernel.optIns.maxDynamicSharedSizeBytes > device.sharedMemPerBlock
            ? FUNC_SHMEM_LIMIT_OPTIN
            : FUNC_SHMEM_LIMIT_DEFAULT;
    attributes.maxDynamicSharedSizeBytes = kernel.optIns.maxDynamicSharedSizeBytes.value;
    attributes.numBlockBarriers = static_cast<int>(kernel.numBlockBarriers);

    cudaOccDeviceState state{};
    state.carveoutConfig = kernel.optIns.preferredShmemCarveout;

    cudaOccResult result{};
    if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &properties, &attributes, &state,
                                                static_cast<int>(threadsPerBlock),
                                                dynamicSmem.value) != CUDA_OCC_SUCCESS)
        return -1;
    return result.activeBlocksPerMultiprocessor;
}

} // namespace trichevron::test
