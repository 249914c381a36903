// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/prepared_launch.h"

#include "gpu/bad_request.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

#include <cstring>
#include <limits>

namespace trichevron::gpu {

namespace {

template <class Level>
dim3 toDim3(const core::Extent<Level>& extent) {
    return {extent.x, extent.y, extent.z};
}

/// Of a kernel of this program, or of a loaded library, whose handle the launch functions of the runtime take
/// as it is, and cudaGetFuncBySymbol does not (seen on H200, driver 580.159.04).
cudaFunction_t driverFunctionOf(const void* function, const DriverApi& driver) {
    cudaFunction_t found = nullptr;
    const cudaError_t bySymbol = cudaGetFuncBySymbol(&found, function);
    if (bySymbol != cudaErrorInvalidDeviceFunction) {
        checkCuda(bySymbol, "cudaGetFuncBySymbol");
        return found;
    }
    (void)cudaGetLastError();
    const auto kernel = reinterpret_cast<CUkernel>(const_cast<void*>(function));
    const CUresult code = driver.kernelGetFunction(reinterpret_cast<CUfunction*>(&found), kernel);
    checkCuda(static_cast<cudaError_t>(code), "cuKernelGetFunction");
    return found;
}

struct OwnedGraph {
    OwnedGraph() { checkCuda(cudaGraphCreate(&graph, 0), "cudaGraphCreate"); }
    ~OwnedGraph() { (void)cudaGraphDestroy(graph); }
    OwnedGraph(const OwnedGraph&) = delete;
    OwnedGraph& operator=(const OwnedGraph&) = delete;
    cudaGraph_t graph = nullptr;
};

} // namespace

void requireSupportedByApi(const core::LaunchConfig& config) {
    const bool driver = isDriverApi(config.api);
    if (config.clusterDim && !canSetClusterDim(config.api))
        throwBadRequest("{api} cannot carry a cluster dimension: launch with {otherApi}."_msg.with(
            "api"_a = toString(config.api),
            "otherApi"_a =
                toString(driver ? core::LaunchApi::CuLaunchKernelEx : core::LaunchApi::CudaLaunchKernelEx)));
    if (config.attributes != core::LaunchAttributes{} && !canSetClusterDim(config.api))
        throwBadRequest("{api} cannot carry launch attributes: launch with {otherApi}."_msg.with(
            "api"_a = toString(config.api),
            "otherApi"_a =
                toString(driver ? core::LaunchApi::CuLaunchKernelEx : core::LaunchApi::CudaLaunchKernelEx)));
    if (config.greenContextSmCount && (isGraphNode(config.api) || !canHaveGreenContext(config.stream)))
        throwBadRequest(
            "A launch with a green context takes a stream that is nonBlocking or highPriority, and "
            "is no node of a graph."_msg);
    constexpr std::uint64_t max = std::numeric_limits<unsigned>::max();
    if (takesSmemIn32Bits(config.api) && config.dynamicSmemBytes.value > max)
        throwBadRequest("dynamicSmemBytes is {bytes}: {api} takes at most {limit} bytes."_msg.with(
            "bytes"_a = config.dynamicSmemBytes.value, "api"_a = toString(config.api), "limit"_a = max));
}

PreparedLaunch::PreparedLaunch(const core::LaunchConfig& config, const void* function, void** arguments,
                               cudaStream_t stream, const DriverApi& driver, void* window)
    : api_(config.api), log_(driver), function_(function), arguments_(arguments), stream_(stream),
      driver_(&driver) {
    requireSupportedByApi(config);
    driverFunction_ = driverFunctionOf(function, driver);

    if (canSetClusterDim(config.api)) {
        events_ = LaunchEvents(config.attributes);
        driverAttributes_ = launchAttributes(config, events_, window);
    }
    runtimeAttributes_.resize(driverAttributes_.size());
    for (std::size_t i = 0; i < driverAttributes_.size(); ++i)
        std::memcpy(&runtimeAttributes_[i], &driverAttributes_[i], sizeof(CUlaunchAttribute));
    runtimeConfig_.gridDim = toDim3(config.gridDim);
    runtimeConfig_.blockDim = toDim3(config.blockDim);
    runtimeConfig_.dynamicSmemBytes = config.dynamicSmemBytes.value;
    runtimeConfig_.stream = stream;
    runtimeConfig_.attrs = runtimeAttributes_.data();
    runtimeConfig_.numAttrs = static_cast<unsigned>(runtimeAttributes_.size());

    driverConfig_.gridDimX = config.gridDim.x;
    driverConfig_.gridDimY = config.gridDim.y;
    driverConfig_.gridDimZ = config.gridDim.z;
    driverConfig_.blockDimX = config.blockDim.x;
    driverConfig_.blockDimY = config.blockDim.y;
    driverConfig_.blockDimZ = config.blockDim.z;
    driverConfig_.sharedMemBytes = static_cast<unsigned>(config.dynamicSmemBytes.value);
    driverConfig_.hStream = stream;
    driverConfig_.attrs = driverAttributes_.data();
    driverConfig_.numAttrs = static_cast<unsigned>(driverAttributes_.size());
}

cudaError_t PreparedLaunch::makeGraph() {
    const cudaLaunchConfig_t& c = runtimeConfig_;
    const OwnedGraph owned;
    cudaKernelNodeParams parameters{};
    parameters.func = const_cast<void*>(function_);
    parameters.gridDim = c.gridDim;
    parameters.blockDim = c.blockDim;
    parameters.sharedMemBytes = driverConfig_.sharedMemBytes;
    parameters.kernelParams = arguments_;
    cudaGraphNode_t node = nullptr;
    failedStep_ = core::LaunchStep::AddNode;
    if (const cudaError_t code = cudaGraphAddKernelNode(&node, owned.graph, nullptr, 0, &parameters))
        return code;
    failedStep_ = core::LaunchStep::SetAttribute;
    for (const cudaLaunchAttribute& attribute : runtimeAttributes_)
        if (const cudaError_t code = cudaGraphKernelNodeSetAttribute(node, attribute.id, &attribute.val))
            return code;
    failedStep_ = core::LaunchStep::Instantiate;
    cudaGraphExec_t executable = nullptr;
    if (const cudaError_t code = cudaGraphInstantiate(&executable, owned.graph, 0))
        return code;
    executable_.reset(executable, [](cudaGraphExec_t one) { (void)cudaGraphExecDestroy(one); });
    return cudaSuccess;
}

cudaError_t PreparedLaunch::launchGraph() {
    if (!executable_)
        if (const cudaError_t code = makeGraph())
            return code;
    failedStep_ = core::LaunchStep::Launch;
    if (runsGraph_)
        if (const cudaError_t code = cudaGraphLaunch(executable_.get(), stream_))
            return code;
    failedStep_.reset();
    return cudaSuccess;
}

cudaError_t PreparedLaunch::launchByRuntime() {
    const cudaLaunchConfig_t& c = runtimeConfig_;
    switch (api_) {
    case core::LaunchApi::CudaGraphAddKernelNode:
        return launchGraph();
    case core::LaunchApi::CudaLaunchKernelEx:
        return cudaLaunchKernelExC(&c, function_, arguments_);
    case core::LaunchApi::CudaLaunchCooperativeKernel:
        return cudaLaunchCooperativeKernel(function_, c.gridDim, c.blockDim, arguments_, c.dynamicSmemBytes,
                                           stream_);
    default:
        return cudaLaunchKernel(function_, c.gridDim, c.blockDim, arguments_, c.dynamicSmemBytes, stream_);
    }
}

CUresult PreparedLaunch::launchByDriver() {
    const CUlaunchConfig& c = driverConfig_;
    switch (api_) {
    case core::LaunchApi::CuLaunchKernelEx:
        return driver_->launchKernelEx(&c, driverFunction_, arguments_, nullptr);
    case core::LaunchApi::CuLaunchCooperativeKernel:
        return driver_->launchCooperativeKernel(driverFunction_, c.gridDimX, c.gridDimY, c.gridDimZ,
                                                c.blockDimX, c.blockDimY, c.blockDimZ, c.sharedMemBytes,
                                                c.hStream, arguments_);
    default:
        return driver_->launchKernel(driverFunction_, c.gridDimX, c.gridDimY, c.gridDimZ, c.blockDimX,
                                     c.blockDimY, c.blockDimZ, c.sharedMemBytes, c.hStream, arguments_,
                                     nullptr);
    }
}

int PreparedLaunch::launch() {
    const int code =
        isDriverApi(api_) ? static_cast<int>(launchByDriver()) : static_cast<int>(launchByRuntime());
    lastError_ = cudaGetLastError();
    refused_ = code != 0;
    logged_ = refused_ ? log_.read() : std::nullopt;
    if (logged_ && logged_->size() > core::maxDriverSentences)
        logged_->resize(core::maxDriverSentences);
    return code;
}

int PreparedLaunch::synchronise() {
    if (isDriverApi(api_))
        return static_cast<int>(driver_->streamSynchronize(stream_));
    const cudaError_t code = cudaStreamSynchronize(stream_);
    if (code != cudaSuccess)
        (void)cudaGetLastError();
    return static_cast<int>(code);
}

core::ApiAnswer PreparedLaunch::answer(int code) const {
    core::ApiAnswer answer = isDriverApi(api_) ? driver_->answer(static_cast<CUresult>(code))
                                               : runtimeAnswer(static_cast<cudaError_t>(code));
    if (code != 0)
        answer.driverLog = logged_;
    if (refused_)
        answer.failsAt = failedStep_;
    return answer;
}

} // namespace trichevron::gpu
