// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// A driver with one device, an H100, that refuses blocks of more than 1,024 threads and runs nothing. A
// CUfunction is the name of a kernel.
#include "tests/fake_cuda/fake_cupti.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <dlfcn.h>
#include <unistd.h>

namespace {

CUlogsCallback logCallback = nullptr;
void* logData = nullptr;
std::atomic<std::uint32_t> correlations{0};
pid_t initializedBy = 0; ///< a child of fork() cannot use CUDA

int fakeDeviceAttribute(CUdevice_attribute attribute) {
    switch (attribute) {
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR:
        return 9;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT:
        return 132;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
        return 1024;
    case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID:
        return 7;
    default:
        return 0;
    }
}

std::uint64_t nowNs() {
    return static_cast<std::uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
}

} // namespace

extern "C" {

/// Loads the library that CUDA_INJECTION64_PATH names, as the real one does.
CUresult cuInit(unsigned int) {
    initializedBy = ::getpid();
    const char* path = std::getenv("CUDA_INJECTION64_PATH");
    if (path == nullptr)
        return CUDA_SUCCESS;
    void* const library = ::dlopen(path, RTLD_NOW);
    if (library == nullptr) {
        std::fprintf(stderr, "%s\n", ::dlerror());
        return CUDA_ERROR_SHARED_OBJECT_INIT_FAILED;
    }
    reinterpret_cast<int (*)()>(::dlsym(library, "InitializeInjection"))();
    return CUDA_SUCCESS;
}

CUresult cuDriverGetVersion(int* version) {
    *version = CUDA_VERSION;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetCount(int* count) {
    *count = 1;
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetName(char* name, int length, CUdevice) {
    std::snprintf(name, static_cast<std::size_t>(length), "NVIDIA H100 80GB HBM3");
    return CUDA_SUCCESS;
}

CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice) {
    *value = fakeDeviceAttribute(attribute);
    return CUDA_SUCCESS;
}

CUresult cuDeviceTotalMem_v2(std::size_t* bytes, CUdevice) {
    *bytes = std::size_t{80} << 30U;
    return CUDA_SUCCESS;
}

CUresult cuCtxGetDevice(CUdevice* device) {
    *device = 0;
    return CUDA_SUCCESS;
}

CUresult cuFuncGetAttribute(int* value, CUfunction_attribute attribute, CUfunction) {
    *value = attribute == CU_FUNC_ATTRIBUTE_NUM_REGS                ? 32
             : attribute == CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK ? 1024
                                                                    : 0;
    return CUDA_SUCCESS;
}

CUresult cuKernelGetFunction(CUfunction*, CUkernel) {
    return CUDA_ERROR_INVALID_HANDLE;
}

CUresult cuStreamIsCapturing(CUstream, CUstreamCaptureStatus* status) {
    *status = CU_STREAM_CAPTURE_STATUS_NONE;
    return CUDA_SUCCESS;
}

CUresult cuLogsRegisterCallback(CUlogsCallback callback, void* data, CUlogsCallbackHandle* handle) {
    logCallback = callback;
    logData = data;
    *handle = nullptr;
    return CUDA_SUCCESS;
}

CUresult cuLaunchKernel(CUfunction f, unsigned int gridX, unsigned int gridY, unsigned int gridZ,
                        unsigned int blockX, unsigned int blockY, unsigned int blockZ, unsigned int smem,
                        CUstream stream, void** arguments, void** extra) {
    const char* const name = reinterpret_cast<const char*>(f);
    const std::uint32_t correlation = ++correlations;
    const cuLaunchKernel_params parameters{f,      gridX, gridY,  gridZ,     blockX, blockY,
                                           blockZ, smem,  stream, arguments, extra};
    using trichevron::test::fakeCuptiOnLaunch;
    fakeCuptiOnLaunch(CUPTI_API_ENTER, &parameters, nullptr, name, correlation);
    const bool isRefused = std::uint64_t{blockX} * blockY * blockZ > 1024;
    if (isRefused && logCallback != nullptr) {
        std::string sentence = "Number of threads per block (" + std::to_string(blockX * blockY * blockZ) +
                               ") exceeds the device maximum of 1024";
        logCallback(logData, CU_LOG_LEVEL_ERROR, sentence.data(), sentence.size());
    }
    const bool isOfFork = ::getpid() != initializedBy;
    if (!isRefused && !isOfFork) {
        CUpti_ActivityKernel8 kernel{};
        kernel.kind = CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL;
        kernel.registersPerThread = 32;
        kernel.start = nowNs();
        kernel.end = kernel.start + 1000;
        kernel.gridX = static_cast<std::int32_t>(gridX);
        kernel.gridY = static_cast<std::int32_t>(gridY);
        kernel.gridZ = static_cast<std::int32_t>(gridZ);
        kernel.blockX = static_cast<std::int32_t>(blockX);
        kernel.blockY = static_cast<std::int32_t>(blockY);
        kernel.blockZ = static_cast<std::int32_t>(blockZ);
        kernel.dynamicSharedMemory = static_cast<std::int32_t>(smem);
        kernel.correlationId = correlation;
        kernel.name = name;
        kernel.streamId = 7;
        trichevron::test::fakeCuptiOnKernel(kernel);
    }
    const CUresult result = isOfFork    ? CUDA_ERROR_NOT_INITIALIZED
                            : isRefused ? CUDA_ERROR_INVALID_VALUE
                                        : CUDA_SUCCESS;
    fakeCuptiOnLaunch(CUPTI_API_EXIT, &parameters, &result, name, correlation);
    return result;
}
}
