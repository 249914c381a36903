// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/context_health.h"

#include "gpu/cuda_call.h"

#include <fmt/format.h>

namespace trichevron {

void ContextHealth::noteFailure(int code) {
    if (code == 0)
        return;
    const auto error = static_cast<cudaError_t>(code); // codes of both APIs are equal for these errors
    if (isSticky(error))
        lostTo_ = cudaGetErrorName(error);
    // An error that waiting repeats has ended the context too, whatever it is.
    else if (const cudaError_t after = cudaDeviceSynchronize(); after != cudaSuccess)
        lostTo_ = cudaGetErrorName(after);
    (void)cudaGetLastError();
}

void ContextHealth::require() const {
    if (lostTo_)
        throw BackendError(
            BackendErrorKind::ContextLost,
            fmt::format("The GPU's context was lost to {}: a new process is needed to go on.", *lostTo_));
}

} // namespace trichevron
