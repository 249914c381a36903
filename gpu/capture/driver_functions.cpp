// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/driver_functions.h"

#include <array>

#include <dlfcn.h>

namespace trichevron::capture {

namespace {

template <typename Function>
void find(void* library, const char* name, Function& function) {
    function = reinterpret_cast<Function>(::dlsym(library, name));
}

struct NamedAttribute {
    const char* name;
    CUdevice_attribute attribute;
};

/// In the spelling of device files.
constexpr NamedAttribute deviceAttributes[] = {
    {"multiProcessorCount", CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT},
    {"maxThreadsPerBlock", CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK},
    {"maxThreadsPerMultiProcessor", CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR},
    {"maxBlocksPerMultiProcessor", CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR},
    {"regsPerBlock", CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK},
    {"regsPerMultiprocessor", CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR},
    {"sharedMemPerBlock", CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK},
    {"sharedMemPerBlockOptin", CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN},
    {"sharedMemPerMultiprocessor", CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR},
    {"pciDomainID", CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID},
    {"pciBusID", CU_DEVICE_ATTRIBUTE_PCI_BUS_ID},
    {"pciDeviceID", CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID},
};

} // namespace

void DriverFunctions::load() {
    void* library = ::dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
    if (library == nullptr)
        return;
    find(library, "cuDeviceGetCount", deviceCount);
    find(library, "cuDeviceGetName", deviceName);
    find(library, "cuDeviceGetAttribute", deviceAttribute);
    find(library, "cuDeviceTotalMem_v2", totalMemory);
    find(library, "cuDriverGetVersion", driverVersion);
    find(library, "cuCtxGetDevice", currentDevice);
    find(library, "cuFuncGetAttribute", functionAttribute);
    find(library, "cuKernelGetFunction", kernelFunction);
    find(library, "cuStreamIsCapturing", streamIsCapturing);
#if CUDA_VERSION >= 12090
    find(library, "cuLogsRegisterCallback", registerLogCallback);
#endif
}

int DriverFunctions::device() const {
    CUdevice device = -1;
    return currentDevice != nullptr && currentDevice(&device) == CUDA_SUCCESS ? device : -1;
}

RefusedKernel DriverFunctions::attributesOf(CUfunction function) const {
    RefusedKernel kernel;
    if (functionAttribute == nullptr || function == nullptr)
        return kernel;
    const auto read = [&](CUfunction f) {
        const auto get = [&](CUfunction_attribute attribute, int& value) {
            return functionAttribute(&value, attribute, f) == CUDA_SUCCESS;
        };
        if (!get(CU_FUNC_ATTRIBUTE_NUM_REGS, kernel.numRegs) ||
            !get(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, kernel.sharedSizeBytes) ||
            !get(CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, kernel.localSizeBytes) ||
            !get(CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, kernel.constSizeBytes) ||
            !get(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel.maxThreadsPerBlock) ||
            !get(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, kernel.maxDynamicSharedSizeBytes) ||
            !get(CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, kernel.preferredShmemCarveout))
            return false;
        // Drivers before CUDA 11.8 do not know clusters.
        get(CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED, kernel.nonPortableClusterSizeAllowed);
        get(CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, kernel.clusterSizeMustBeSet);
        get(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH, kernel.requiredClusterDim[0]);
        get(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT, kernel.requiredClusterDim[1]);
        get(CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH, kernel.requiredClusterDim[2]);
        return true;
    };
    // The driver tells the two handles apart (seen on H100, driver 580).
    CUfunction resolved = nullptr;
    if (kernelFunction != nullptr &&
        kernelFunction(&resolved, reinterpret_cast<CUkernel>(function)) == CUDA_SUCCESS)
        function = resolved;
    kernel.isKnown = read(function);
    return kernel;
}

bool DriverFunctions::describeDevice(int device, JsonLine& line) const {
    std::array<char, 256> name{};
    if (deviceName == nullptr || deviceAttribute == nullptr ||
        deviceName(name.data(), static_cast<int>(name.size()) - 1, device) != CUDA_SUCCESS)
        return false;
    const auto get = [&](CUdevice_attribute attribute) {
        int value = 0;
        return deviceAttribute(&value, attribute, device) == CUDA_SUCCESS ? value : 0;
    };
    line.raw("{\"device\":{").raw("\"id\":").number(device).field("name", name.data());
    line.key("computeCapability").raw("[").number(get(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR));
    line.raw(",").number(get(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)).raw("]");
    for (const NamedAttribute& attribute : deviceAttributes)
        line.field(attribute.name, get(attribute.attribute));
    if (std::size_t bytes = 0; totalMemory != nullptr && totalMemory(&bytes, device) == CUDA_SUCCESS)
        line.field("totalGlobalMem", bytes);
    int version = 0;
    if (driverVersion != nullptr && driverVersion(&version) == CUDA_SUCCESS)
        line.field("driverVersion", version);
    line.raw("}}");
    return true;
}

} // namespace trichevron::capture
