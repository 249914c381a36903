// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/green_contexts.h"

#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

namespace trichevron::gpu {

namespace {

/// Of CUDA 12.4 and newer drivers.
struct GreenContextApi {
    decltype(&::cuDeviceGetDevResource) getDeviceResource = nullptr;
    decltype(&::cuDevSmResourceSplitByCount) splitByCount = nullptr;
    decltype(&::cuDevResourceGenerateDesc) generateDescription = nullptr;
    decltype(&::cuGreenCtxCreate) create = nullptr;
    decltype(&::cuGreenCtxDestroy) destroy = nullptr;
    decltype(&::cuGreenCtxStreamCreate) createStream = nullptr;
    decltype(&::cuStreamDestroy) destroyStream = nullptr;
};

template <class Function>
bool load(Function& function, const char* name) {
    void* entry = nullptr;
    cudaDriverEntryPointQueryResult found = cudaDriverEntryPointSymbolNotFound;
    checkCuda(cudaGetDriverEntryPointByVersion(name, &entry, CUDA_VERSION, cudaEnableLegacyStream, &found),
              "cudaGetDriverEntryPointByVersion");
    function = reinterpret_cast<Function>(entry);
    return found == cudaDriverEntryPointSuccess && entry != nullptr;
}

GreenContextApi loadGreenContextApi() {
    GreenContextApi api;
    const bool isComplete = load(api.getDeviceResource, "cuDeviceGetDevResource") &&
                            load(api.splitByCount, "cuDevSmResourceSplitByCount") &&
                            load(api.generateDescription, "cuDevResourceGenerateDesc") &&
                            load(api.create, "cuGreenCtxCreate") && load(api.destroy, "cuGreenCtxDestroy") &&
                            load(api.createStream, "cuGreenCtxStreamCreate") &&
                            load(api.destroyStream, "cuStreamDestroy");
    if (!isComplete)
        throwBadRequest("This driver has no green contexts; launch in a stream without one."_msg);
    return api;
}

const GreenContextApi& greenContextApi() {
    static const GreenContextApi api = loadGreenContextApi();
    return api;
}

} // namespace

GreenContexts::~GreenContexts() {
    for (auto& [sms, pair] : pairs_) {
        for (const auto& [priorities, streams] : pair.streams)
            for (CUstream stream : streams)
                (void)greenContextApi().destroyStream(stream);
        for (CUgreenCtx context : pair.contexts)
            if (context != nullptr)
                (void)greenContextApi().destroy(context);
    }
}

GreenContexts::Pair* GreenContexts::pair(std::uint32_t sms, CUresult& code) {
    if (const auto known = pairs_.find(sms); known != pairs_.end())
        return &known->second;
    const GreenContextApi& api = greenContextApi();
    CUdevResource all{};
    std::array<CUdevResource, 2> parts{};
    unsigned count = 2;
    code = api.getDeviceResource(device_, &all, CU_DEV_RESOURCE_TYPE_SM);
    if (code == CUDA_SUCCESS)
        code = api.splitByCount(parts.data(), &count, &all, nullptr, 0, sms);
    Pair made;
    for (unsigned i = 0; i < count && code == CUDA_SUCCESS; ++i) {
        CUdevResourceDesc description = nullptr;
        code = api.generateDescription(&description, &parts.at(i), 1);
        if (code == CUDA_SUCCESS)
            code = api.create(&made.contexts.at(i), description, device_, CU_GREEN_CTX_DEFAULT_STREAM);
    }
    if (code == CUDA_SUCCESS)
        return &pairs_.emplace(sms, std::move(made)).first->second;
    for (CUgreenCtx context : made.contexts)
        if (context != nullptr)
            (void)api.destroy(context);
    return nullptr;
}

GreenStreams GreenContexts::streams(std::uint32_t sms, std::array<int, 2> priorities) {
    GreenStreams result;
    Pair* const contexts = pair(sms, result.refused);
    if (contexts == nullptr)
        return result;
    std::array<CUstream, 2>& streams = contexts->streams[priorities];
    for (std::size_t i = 0; i < streams.size() && result.refused == CUDA_SUCCESS; ++i) {
        CUgreenCtx context = contexts->contexts.at(i);
        if (context == nullptr)
            context = contexts->contexts.front();
        if (streams.at(i) == nullptr)
            result.refused = greenContextApi().createStream(&streams.at(i), context, CU_STREAM_NON_BLOCKING,
                                                            priorities.at(i));
    }
    result.first = streams[0];
    result.second = streams[1];
    return result;
}

} // namespace trichevron::gpu
