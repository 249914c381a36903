// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Code of the user's own, loaded on a device.
#pragma once

#include "core/argument/own_launch.h"

#include <cuda_runtime_api.h>

#include <string>
#include <vector>

namespace trichevron::gpu {

/// Loads a cubin, a fat binary or PTX with cudaLibraryLoadData. Its kernels are handles that the runtime's
/// functions take in place of a symbol.
class LoadedModule {
public:
    /// On the current device. Throws BackendError(BadRequest) where the driver does not load the code, with
    /// what its compiler of PTX says.
    explicit LoadedModule(core::DataBlob code);
    ~LoadedModule();
    LoadedModule(const LoadedModule&) = delete;
    LoadedModule& operator=(const LoadedModule&) = delete;

    const std::string& id() const { return code_.id; }
    /// In the driver's order. Throws CudaError.
    std::vector<core::ModuleKernel> kernels() const;
    /// Copies bytes into a variable of the module. False where it has none of this name and size. Throws
    /// CudaError.
    bool setVariable(const char* name, const void* bytes, std::size_t size) const;
    /// Null where there is none of this mangled name.
    const void* function(const std::string& name) const;
    /// Throws CudaError.
    static std::vector<core::KernelParameter> parametersOf(const void* function);
    /// What the code says that the device does not report: the declared block and clusters, and barriers.
    const core::KernelResources* resourcesOf(const std::string& name) const;

private:
    core::DataBlob code_;
    cudaLibrary_t library_ = nullptr;
    std::vector<core::KernelResources> resources_;
};

} // namespace trichevron::gpu
