// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/context_health.h"

#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

namespace trichevron::gpu {

void ContextHealth::noteFailure(int code) {
    if (code == 0)
        return;
    const auto error = static_cast<cudaError_t>(code); // runtime and driver use equal codes for these errors
    if (isSticky(error))
        fatalError_ = cudaGetErrorName(error);
    // If synchronising fails as well, the context is lost, whatever the error.
    else if (const cudaError_t after = cudaDeviceSynchronize(); after != cudaSuccess)
        fatalError_ = cudaGetErrorName(after);
    (void)cudaGetLastError();
}

void ContextHealth::requireUsable() const {
    if (fatalError_)
        throw core::BackendError(
            core::BackendErrorKind::ContextLost,
            "The GPU's context was lost to {error}: start a new process to continue."_msg.with(
                "error"_a = *fatalError_));
}

} // namespace trichevron::gpu
