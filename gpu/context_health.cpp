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
    // An error that a second wait repeats has ended the context too, whatever it is.
    if (isSticky(error) || cudaDeviceSynchronize() != cudaSuccess)
        lostTo_ = cudaGetErrorName(error);
    (void)cudaGetLastError();
}

void ContextHealth::require() const {
    if (lostTo_)
        throw BackendError(
            BackendErrorKind::ContextLost,
            fmt::format("The GPU's context was lost to {}: a new process is needed to go on.", *lostTo_));
}

} // namespace trichevron
