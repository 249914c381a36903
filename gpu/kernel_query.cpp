// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/kernel_query.h"

#include "gpu/cuda_call.h"

namespace trichevron::gpu {

core::KernelAttributes queryKernel(const void* function, const std::string& name) {
    cudaFuncAttributes from{};
    checkCuda(cudaFuncGetAttributes(&from, function), "cudaFuncGetAttributes");
    core::KernelAttributes attributes;
    attributes.name = name;
    attributes.numRegs = static_cast<std::uint32_t>(from.numRegs);
    attributes.sharedSizeBytes = {from.sharedSizeBytes};
    attributes.localSizeBytes = {from.localSizeBytes};
    attributes.constSizeBytes = {from.constSizeBytes};
    attributes.maxThreadsPerBlock = static_cast<std::uint32_t>(from.maxThreadsPerBlock);
    attributes.ptxVersion = from.ptxVersion;
    attributes.binaryVersion = from.binaryVersion;
    attributes.optIns.maxDynamicSharedSizeBytes = {
        static_cast<std::uint64_t>(from.maxDynamicSharedSizeBytes)};
    attributes.optIns.nonPortableClusterSizeAllowed = from.nonPortableClusterSizeAllowed != 0;
    attributes.optIns.preferredShmemCarveout = from.preferredShmemCarveout;
    return attributes;
}

} // namespace trichevron::gpu
