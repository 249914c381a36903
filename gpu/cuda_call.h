// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Checks of CUDA calls that must succeed, and the exception for those that fail.
#pragma once

#include "core/backend/backend.h"

#include <cuda_runtime_api.h>

#include <stdexcept>

namespace trichevron::gpu {

/// A location in the source code; `here()` as a default argument is the location of the call.
struct SourceLocation {
    const char* file;
    unsigned line;
    static constexpr SourceLocation here(const char* file = __builtin_FILE(),
                                         unsigned line = __builtin_LINE()) {
        return {file, line};
    }
};

/// A failed CUDA call that the caller cannot handle.
class CudaError : public std::runtime_error {
public:
    /// `call` is the function's name, a string literal. what() is in English.
    CudaError(cudaError_t code, const char* call, SourceLocation location);
    cudaError_t code() const { return code_; }
    const char* call() const { return call_; }
    const SourceLocation& location() const { return location_; }
    core::Text text() const;

private:
    cudaError_t code_;
    const char* call_;
    SourceLocation location_;
};

/// `checkCuda(cudaMalloc(&p, n), "cudaMalloc")`. Throws CudaError unless the call succeeded, and clears the
/// runtime's last error, so that the next launch does not report it.
void checkCuda(cudaError_t code, const char* call, SourceLocation location = SourceLocation::here());

/// True for errors after which "any further CUDA work will return the same error" (driver_types.h), and for
/// errors that destroy the context in another way. False for a refused launch.
bool isSticky(cudaError_t code);

/// The BackendError for a failed call.
core::BackendError toBackendError(const CudaError& error);

/// A code with the runtime's name and message for it.
core::ApiAnswer runtimeAnswer(cudaError_t code);

} // namespace trichevron::gpu
