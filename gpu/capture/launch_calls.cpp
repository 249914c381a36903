// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/capture/launch_calls.h"

#include <algorithm>
#include <cstring>
#include <cuda_runtime_api.h>
#include <span>

namespace trichevron::capture {

namespace {

/// The parameters of __cudaLaunchKernel, which <<<>>> compiles to since CUDA 13.0 (crt/device_functions.h).
struct LaunchKernelParameters {
    const void* kernel;
    dim3 gridDim;
    dim3 blockDim;
    void** args;
    std::size_t sharedMem;
    cudaStream_t stream;
};

void setDimensions(AskedLaunch& asked, const dim3& grid, const dim3& block) {
    const std::uint32_t gridDim[3] = {grid.x, grid.y, grid.z};
    const std::uint32_t blockDim[3] = {block.x, block.y, block.z};
    std::copy_n(gridDim, 3, asked.gridDim);
    std::copy_n(blockDim, 3, asked.blockDim);
}

void setAttribute(AskedLaunch& asked, const CUlaunchAttribute& attribute) {
    const auto id = static_cast<std::uint32_t>(attribute.id);
    if (id == 0 || id >= 32)
        return; // CU_LAUNCH_ATTRIBUTE_IGNORE, or newer than this program
    asked.attributes |= 1U << id;
    const CUlaunchAttributeValue& value = attribute.value;
    switch (id) {
    case CU_LAUNCH_ATTRIBUTE_COOPERATIVE:
        asked.isCooperative = value.cooperative != 0 ? 1 : 0;
        break;
    case CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION:
        asked.clusterDim[0] = value.clusterDim.x;
        asked.clusterDim[1] = value.clusterDim.y;
        asked.clusterDim[2] = value.clusterDim.z;
        break;
    case CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE:
        asked.clusterSchedulingPolicy = static_cast<std::uint32_t>(value.clusterSchedulingPolicyPreference);
        break;
    case CU_LAUNCH_ATTRIBUTE_PRIORITY:
        asked.priority = value.priority;
        break;
    case CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN:
        asked.memSyncDomain = static_cast<std::uint32_t>(value.memSyncDomain);
        break;
    case CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION:
        asked.preferredClusterDim[0] = value.preferredClusterDim.x;
        asked.preferredClusterDim[1] = value.preferredClusterDim.y;
        asked.preferredClusterDim[2] = value.preferredClusterDim.z;
        break;
    case CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
        asked.preferredSharedMemoryCarveout = static_cast<std::int32_t>(value.sharedMemCarveout);
        break;
    default:
        break;
    }
}

void setAttributes(AskedLaunch& asked, const CUlaunchAttribute* attributes, unsigned int count) {
    if (attributes == nullptr)
        return;
    constexpr unsigned int most = 64; // a wild count must not lead outside
    for (unsigned int i = 0; i < std::min(count, most); ++i)
        setAttribute(asked, attributes[i]);
}

template <typename Parameters>
void readPlain(LaunchCall& call, const Parameters& p) {
    setDimensions(call.asked, {p.gridDimX, p.gridDimY, p.gridDimZ}, {p.blockDimX, p.blockDimY, p.blockDimZ});
    call.asked.dynamicSmemBytes = p.sharedMemBytes;
    call.function = p.f;
    call.stream = p.hStream;
}

void readExtensible(LaunchCall& call, const CUlaunchConfig* config, CUfunction function) {
    call.function = function;
    if (config == nullptr)
        return;
    setDimensions(call.asked, {config->gridDimX, config->gridDimY, config->gridDimZ},
                  {config->blockDimX, config->blockDimY, config->blockDimZ});
    call.asked.dynamicSmemBytes = config->sharedMemBytes;
    call.stream = config->hStream;
    setAttributes(call.asked, config->attrs, config->numAttrs);
}

template <typename Parameters>
void readRuntime(LaunchCall& call, const Parameters& p) {
    setDimensions(call.asked, p.gridDim, p.blockDim);
    call.asked.dynamicSmemBytes = p.sharedMem;
    call.stream = p.stream;
}

void readExtensible(LaunchCall& call, const cudaLaunchConfig_t* config) {
    if (config == nullptr)
        return;
    setDimensions(call.asked, config->gridDim, config->blockDim);
    call.asked.dynamicSmemBytes = config->dynamicSmemBytes;
    call.stream = config->stream;
    // The two structures have the same layout and the same numbers (driver_types.h).
    static_assert(sizeof(cudaLaunchAttribute) == sizeof(CUlaunchAttribute));
    setAttributes(call.asked, reinterpret_cast<const CUlaunchAttribute*>(config->attrs), config->numAttrs);
}

void readNode(LaunchCall& call, const CUDA_KERNEL_NODE_PARAMS* node) {
    call.launches = false;
    if (node == nullptr)
        return;
    setDimensions(call.asked, {node->gridDimX, node->gridDimY, node->gridDimZ},
                  {node->blockDimX, node->blockDimY, node->blockDimZ});
    call.asked.dynamicSmemBytes = node->sharedMemBytes;
    call.function = node->func;
}

constexpr CUpti_driver_api_trace_cbid driverLaunches[] = {
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuLaunch,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchGrid,
    CUPTI_DRIVER_TRACE_CBID_cuLaunchGridAsync,
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch,
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode,
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2,
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags,
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams,
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz,
};
constexpr CUpti_runtime_api_trace_cbid runtimeLaunches[] = {
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020,
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000,
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000,
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000,
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060,
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060,
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000,
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000,
    CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_v13000,
    CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_ptsz_v13000,
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000,
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000,
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000,
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v10000,
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000,
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithFlags_v11040,
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_v12000,
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_ptsz_v12000,
};
constexpr CUpti_driver_api_trace_cbid beginsOfCapture[] = {
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture,
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2,
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2_ptsz,
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph,
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph_ptsz,
};
constexpr CUpti_driver_api_trace_cbid endsOfCapture[] = {
    CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture,
    CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture_ptsz,
};

template <typename Parameters>
const Parameters& parameters(const CUpti_CallbackData& data) {
    return *static_cast<const Parameters*>(data.functionParams);
}

void readDriverCall(LaunchCall& call, CUpti_CallbackId id, const CUpti_CallbackData& data) {
    switch (id) {
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel:
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz:
        return readPlain(call, parameters<cuLaunchKernel_params>(data));
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel:
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz:
        call.asked.isCooperative = 1;
        return readPlain(call, parameters<cuLaunchCooperativeKernel_params>(data));
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx:
    case CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz: {
        const auto& p = parameters<cuLaunchKernelEx_params>(data);
        return readExtensible(call, p.config, p.f);
    }
    case CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz:
        call.asked.isGraphLaunch = 1;
        call.stream = parameters<cuGraphLaunch_params>(data).hStream;
        return;
    case CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2:
        return readNode(call, parameters<cuGraphAddKernelNode_v2_params>(data).nodeParams);
    case CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode: // its parameters are a prefix of those above
    case CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams:
    case CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz:
        call.asked.isGraphLaunch = 1;
        call.launches = false;
        return;
    default:
        return; // cuLaunch and cuLaunchGrid, deprecated since CUDA 4: the configuration is set before
    }
}

void readRuntimeCall(LaunchCall& call, CUpti_CallbackId id, const CUpti_CallbackData& data) {
    switch (id) {
    case CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000:
    case CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000:
        return readRuntime(call, parameters<cudaLaunchKernel_v7000_params>(data));
    case CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_v13000:
    case CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_ptsz_v13000:
        return readRuntime(call, parameters<LaunchKernelParameters>(data));
    case CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000:
    case CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000:
        call.asked.isCooperative = 1;
        return readRuntime(call, parameters<cudaLaunchCooperativeKernel_v9000_params>(data));
    case CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060:
    case CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060:
        return readExtensible(call, parameters<cudaLaunchKernelExC_v11060_params>(data).config);
    case CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000:
    case CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000:
        call.asked.isGraphLaunch = 1;
        call.stream = parameters<cudaGraphLaunch_v10000_params>(data).stream;
        return;
    case CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000: {
        call.launches = false;
        if (const cudaKernelNodeParams* node =
                parameters<cudaGraphAddKernelNode_v10000_params>(data).pNodeParams) {
            setDimensions(call.asked, node->gridDim, node->blockDim);
            call.asked.dynamicSmemBytes = node->sharedMemBytes;
        }
        return;
    }
    case CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020:
    case CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000:
        return; // the configuration is set before
    default:    // cudaGraphInstantiate
        call.asked.isGraphLaunch = 1;
        call.launches = false;
        return;
    }
}

bool contains(std::span<const CUpti_driver_api_trace_cbid> list, CUpti_CallbackId id) {
    return std::any_of(list.begin(), list.end(),
                       [&](auto entry) { return static_cast<CUpti_CallbackId>(entry) == id; });
}

} // namespace

void forEachLaunchFunction(void (*use)(CUpti_CallbackDomain, CUpti_CallbackId, void*), void* data) {
    for (const auto id : driverLaunches)
        use(CUPTI_CB_DOMAIN_DRIVER_API, id, data);
    for (const auto id : runtimeLaunches)
        use(CUPTI_CB_DOMAIN_RUNTIME_API, id, data);
}

void forEachCaptureFunction(void (*use)(CUpti_CallbackDomain, CUpti_CallbackId, void*), void* data) {
    for (const auto id : beginsOfCapture)
        use(CUPTI_CB_DOMAIN_DRIVER_API, id, data);
    for (const auto id : endsOfCapture)
        use(CUPTI_CB_DOMAIN_DRIVER_API, id, data);
}

bool isBeginOfCapture(CUpti_CallbackId driverFunction) {
    return contains(beginsOfCapture, driverFunction);
}

bool isEndOfCapture(CUpti_CallbackId driverFunction) {
    return contains(endsOfCapture, driverFunction);
}

LaunchCall readCall(CUpti_CallbackDomain domain, CUpti_CallbackId id, const CUpti_CallbackData& data) {
    LaunchCall call;
    std::memset(&call.asked, 0, sizeof call.asked);
    call.asked.device = -1;
    if (data.functionParams == nullptr)
        return call;
    if (domain == CUPTI_CB_DOMAIN_DRIVER_API)
        readDriverCall(call, id, data);
    else
        readRuntimeCall(call, id, data);
    return call;
}

} // namespace trichevron::capture
