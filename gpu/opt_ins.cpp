// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/opt_ins.h"

#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

#include <fmt/format.h>

namespace trichevron::gpu {

ScopedOptIns::ScopedOptIns(const void* function, const core::KernelOptIns& wanted) : function_(function) {
    if (wanted.maxDynamicSharedSizeBytes > core::maxOptInBytes)
        throwBadRequest(
            "maxDynamicSharedSizeBytes is {bytes}: cudaFuncSetAttribute takes at most {limit} bytes."_msg
                .with("bytes"_a = wanted.maxDynamicSharedSizeBytes.value,
                      "limit"_a = core::maxOptInBytes.value));
    cudaFuncAttributes now{};
    checkCuda(cudaFuncGetAttributes(&now, function), "cudaFuncGetAttributes");
    // The default in a request is 49152, which includes static shared memory; leave the attribute unchanged
    // then.
    constexpr core::KernelOptIns untouched;
    if (wanted.maxDynamicSharedSizeBytes != untouched.maxDynamicSharedSizeBytes)
        set(cudaFuncAttributeMaxDynamicSharedMemorySize, "cudaFuncAttributeMaxDynamicSharedMemorySize",
            static_cast<int>(wanted.maxDynamicSharedSizeBytes.value), now.maxDynamicSharedSizeBytes);
    set(cudaFuncAttributeNonPortableClusterSizeAllowed, "cudaFuncAttributeNonPortableClusterSizeAllowed",
        wanted.nonPortableClusterSizeAllowed ? 1 : 0, now.nonPortableClusterSizeAllowed);
    set(cudaFuncAttributePreferredSharedMemoryCarveout, "cudaFuncAttributePreferredSharedMemoryCarveout",
        wanted.preferredShmemCarveout, now.preferredShmemCarveout);
}

ScopedOptIns::~ScopedOptIns() {
    for (const Setting& setting : changed_)
        if (cudaFuncSetAttribute(function_, setting.attribute, setting.before) != cudaSuccess)
            (void)cudaGetLastError();
}

void ScopedOptIns::set(cudaFuncAttribute attribute, const char* name, int wanted, int before) {
    if (refused_ || wanted == before)
        return;
    const cudaError_t code = cudaFuncSetAttribute(function_, attribute, wanted);
    if (code == cudaSuccess) {
        changed_.push_back({attribute, before});
        return;
    }
    (void)cudaGetLastError();
    refused_ = runtimeAnswer(code);
    refused_->message = fmt::format("cudaFuncSetAttribute({}, {}) before the launch was refused: {}", name,
                                    wanted, cudaGetErrorString(code));
}

} // namespace trichevron::gpu
