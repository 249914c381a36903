// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/own/loaded_module.h"

#include "core/errors/input_error.h"
#include "core/inspect/kernel_file.h"
#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"
#include "gpu/kernel_query.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trichevron::gpu {

namespace {

constexpr std::size_t jitLogSize = 4096;

std::string firstLine(const char* log) {
    const std::string text(log);
    return text.substr(0, text.find('\n'));
}

/// The code of the module was already accepted by the driver, so that what cannot be read here is no error.
std::vector<core::KernelResources> readableKernels(const core::DataBlob& code) {
    try {
        return core::readKernels(*code.bytes, "module").kernels;
    } catch (const core::InputError&) {
        return {};
    }
}

} // namespace

LoadedModule::LoadedModule(core::DataBlob code) : code_(std::move(code)) {
    std::array<char, jitLogSize> log{};
    std::array options{cudaJitErrorLogBuffer, cudaJitErrorLogBufferSizeBytes};
    // The size is passed in the pointer itself.
    std::array<void*, 2> values{log.data(),
                                reinterpret_cast<void*>(log.size())}; // NOLINT(performance-no-int-to-ptr)
    // The terminating zero of a std::string ends PTX.
    const cudaError_t error =
        cudaLibraryLoadData(&library_, code_.bytes->c_str(), options.data(), values.data(),
                            static_cast<unsigned>(options.size()), nullptr, nullptr, 0);
    if (error != cudaSuccess) {
        (void)cudaGetLastError();
        if (isSticky(error))
            throw CudaError(error, "cudaLibraryLoadData", SourceLocation::here());
        const std::string said = firstLine(log.data());
        throwBadRequest(
            said.empty() ? "The driver does not load the kernel's code: {error}, {message}."_msg.with(
                               "error"_a = cudaGetErrorName(error), "message"_a = cudaGetErrorString(error))
                         : "The driver does not load the kernel's code: {error}, {message}."_msg.with(
                               "error"_a = cudaGetErrorName(error), "message"_a = said));
    }
    resources_ = readableKernels(code_);
}

LoadedModule::~LoadedModule() {
    if (library_ != nullptr && cudaLibraryUnload(library_) != cudaSuccess)
        (void)cudaGetLastError(); // the context is lost, and the module with it
}

std::vector<core::ModuleKernel> LoadedModule::kernels() const {
    unsigned count = 0;
    checkCuda(cudaLibraryGetKernelCount(&count, library_), "cudaLibraryGetKernelCount");
    std::vector<cudaKernel_t> handles(count);
    checkCuda(cudaLibraryEnumerateKernels(handles.data(), count, library_), "cudaLibraryEnumerateKernels");
    std::vector<core::ModuleKernel> kernels;
    for (const cudaKernel_t handle : handles) {
        const void* function = reinterpret_cast<const void*>(handle);
        const char* name = nullptr;
        checkCuda(cudaFuncGetName(&name, function), "cudaFuncGetName");
        core::ModuleKernel kernel;
        kernel.name = name;
        kernel.attributes = queryKernel(function, kernel.name);
        if (const core::KernelResources* resources = resourcesOf(kernel.name)) {
            kernel.attributes.declared = resources->declared;
            kernel.attributes.registerLimit = resources->registerLimit;
            kernel.attributes.numBlockBarriers = resources->numBlockBarriers.value_or(1);
        }
        kernel.parameters = parametersOf(function);
        kernels.push_back(std::move(kernel));
    }
    return kernels;
}

bool LoadedModule::setVariable(const char* name, const void* bytes, std::size_t size) const {
    void* variable = nullptr;
    std::size_t found = 0;
    if (cudaLibraryGetGlobal(&variable, &found, library_, name) != cudaSuccess) {
        (void)cudaGetLastError();
        return false;
    }
    if (found != size)
        return false;
    checkCuda(cudaMemcpy(variable, bytes, size, cudaMemcpyHostToDevice), "cudaMemcpy");
    return true;
}

const void* LoadedModule::function(const std::string& name) const {
    cudaKernel_t kernel = nullptr;
    const cudaError_t error = cudaLibraryGetKernel(&kernel, library_, name.c_str());
    if (error == cudaSuccess)
        return reinterpret_cast<const void*>(kernel);
    (void)cudaGetLastError();
    if (isSticky(error))
        throw CudaError(error, "cudaLibraryGetKernel", SourceLocation::here());
    return nullptr;
}

std::vector<core::KernelParameter> LoadedModule::parametersOf(const void* function) {
    std::vector<core::KernelParameter> parameters;
    while (parameters.size() < core::maxKernelArguments) {
        std::size_t offset = 0;
        std::size_t size = 0;
        if (cudaFuncGetParamInfo(function, parameters.size(), &offset, &size) != cudaSuccess) {
            (void)cudaGetLastError(); // there are no more
            break;
        }
        parameters.push_back({static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(size)});
    }
    return parameters;
}

const core::KernelResources* LoadedModule::resourcesOf(const std::string& name) const {
    const auto found =
        std::find_if(resources_.begin(), resources_.end(),
                     [&](const core::KernelResources& kernel) { return kernel.mangledName == name; });
    return found == resources_.end() ? nullptr : &*found;
}

} // namespace trichevron::gpu
