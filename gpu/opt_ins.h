// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Opt-ins set on a function for one request and reset after it.
#pragma once

#include "core/kernel/kernel_attributes.h"
#include "core/measurement/measurement.h"

#include <cuda_runtime_api.h>

#include <optional>
#include <vector>

namespace trichevron::gpu {

class ScopedOptIns {
public:
    /// Sets the opt-ins that differ from the function's current attributes. Throws BackendError(BadRequest)
    /// for a size that cudaFuncSetAttribute cannot take, CudaError when the attributes cannot be read.
    ScopedOptIns(const void* function, const core::KernelOptIns& wanted);
    /// Resets the opt-ins; after a sticky error this has no effect.
    ~ScopedOptIns();
    ScopedOptIns(const ScopedOptIns&) = delete;
    ScopedOptIns& operator=(const ScopedOptIns&) = delete;

    /// The first refusal, whose message names the call; nullopt when all opt-ins were set.
    const std::optional<core::ApiAnswer>& refused() const { return refused_; }

private:
    struct Setting {
        cudaFuncAttribute attribute;
        int before;
    };

    void set(cudaFuncAttribute attribute, const char* name, int wanted, int before);

    const void* function_;
    std::vector<Setting> changed_;
    std::optional<core::ApiAnswer> refused_;
};

} // namespace trichevron::gpu
