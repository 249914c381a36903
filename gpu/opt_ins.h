// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Opt-ins that are set on a function for one request, and taken back after it.
#pragma once

#include "core/kernel/kernel_attributes.h"
#include "core/measurement/measurement.h"

#include <cuda_runtime_api.h>

#include <optional>
#include <vector>

namespace trichevron {

class ScopedOptIns {
public:
    /// Sets what differs from the function's attributes now. Throws BackendError(BadRequest) for a size that
    /// cudaFuncSetAttribute cannot be asked, CudaError when the attributes cannot be read.
    ScopedOptIns(const void* function, const KernelOptIns& wanted);
    /// Takes them back; after a sticky error there is nothing to take back.
    ~ScopedOptIns();
    ScopedOptIns(const ScopedOptIns&) = delete;
    ScopedOptIns& operator=(const ScopedOptIns&) = delete;

    /// The first refusal; its message says which call it was. None when all could be set.
    const std::optional<ApiAnswer>& refused() const { return refused_; }

private:
    struct Setting {
        cudaFuncAttribute attribute;
        int before;
    };

    void set(cudaFuncAttribute attribute, const char* name, int wanted, int before);

    const void* function_;
    std::vector<Setting> changed_;
    std::optional<ApiAnswer> refused_;
};

} // namespace trichevron
