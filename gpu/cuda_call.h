// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// CUDA calls that must succeed, and the exception they throw when they do not.
#pragma once

#include "core/backend/backend.h"

#include <cuda_runtime_api.h>

#include <stdexcept>

namespace trichevron {

/// A place in the source, by default that of the call it is an argument of.
struct SourcePlace {
    const char* file;
    unsigned line;
    static constexpr SourcePlace here(const char* file = __builtin_FILE(), unsigned line = __builtin_LINE()) {
        return {file, line};
    }
};

/// A CUDA call that failed, where the program could not go on without it.
class CudaError : public std::runtime_error {
public:
    /// `call` is the function's name, a string literal.
    CudaError(cudaError_t code, const char* call, SourcePlace place);
    cudaError_t code() const { return code_; }
    const char* call() const { return call_; }
    const SourcePlace& place() const { return place_; }

private:
    cudaError_t code_;
    const char* call_;
    SourcePlace place_;
};

/// `checkCuda(cudaMalloc(&p, n), "cudaMalloc")`. Throws CudaError unless the call succeeded, and clears the
/// runtime's last error, so that the next launch is not blamed for it.
void checkCuda(cudaError_t code, const char* call, SourcePlace place = SourcePlace::here());

/// True for the errors after which "any further CUDA work will return the same error" (driver_types.h), and
/// for those that end the context in another way. A refused launch is not among them.
bool isSticky(cudaError_t code);

/// What a failed call means to the user of a backend.
BackendError asBackendError(const CudaError& error);

/// The code with the runtime's name and text for it.
ApiAnswer runtimeAnswer(cudaError_t code);

} // namespace trichevron
