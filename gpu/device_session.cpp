// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/device_session.h"

#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"
#include "gpu/kernel_query.h"
#include "gpu/live_provenance.h"

#include <algorithm>

namespace trichevron::gpu {

namespace {

template <class Level>
bool isWithin(const core::Extent<Level>& extent, const core::Extent<Level>& max) {
    return extent.x <= max.x && extent.y <= max.y && extent.z <= max.z;
}

template <class Level>
core::Extent<Level> toExtent(const int (&sizes)[3]) {
    return {static_cast<std::uint32_t>(sizes[0]), static_cast<std::uint32_t>(sizes[1]),
            static_cast<std::uint32_t>(sizes[2])};
}

} // namespace

DeviceSession::DeviceSession(int device, DemoList demos)
    : device_(device), pciBusId_(queryPciBusId(device)), demos_(std::move(demos)), greenContexts_(device) {
    makeCurrent();
    cudaDeviceProp properties{};
    checkCuda(cudaGetDeviceProperties(&properties, device), "cudaGetDeviceProperties");
    deviceName_ = properties.name;
    computeCapability_ = {properties.major, properties.minor};
    l2CacheSize_ = {static_cast<std::uint64_t>(properties.l2CacheSize)};
    int kilohertz = 0;
    if (cudaDeviceGetAttribute(&kilohertz, cudaDevAttrClockRate, device) != cudaSuccess)
        (void)cudaGetLastError();
    clockMegahertz_ = kilohertz / 1000.0;
    multiProcessorCount_ = static_cast<std::uint32_t>(properties.multiProcessorCount);
    totalMemory_ = {properties.totalGlobalMem};
    warpSize_ = static_cast<std::uint32_t>(properties.warpSize);
    maxThreadsPerBlock_ = static_cast<std::uint32_t>(properties.maxThreadsPerBlock);
    maxBlockDim_ = toExtent<core::level::Block>(properties.maxThreadsDim);
    maxGridDim_ = toExtent<core::level::Grid>(properties.maxGridSize);
    checkCuda(cudaDeviceGetLimit(&stackSize_, cudaLimitStackSize), "cudaDeviceGetLimit");
    checkCuda(cudaEventCreate(&start_), "cudaEventCreate");
    checkCuda(cudaEventCreate(&stop_), "cudaEventCreate");
    checkCuda(cudaEventCreateWithFlags(&join_, cudaEventDisableTiming), "cudaEventCreateWithFlags");
}

DeviceSession::~DeviceSession() {
    // The buffers free themselves. Make their device current first. Errors here mean that the context is
    // already gone.
    if (cudaSetDevice(device_) == cudaSuccess) {
        for (cudaEvent_t event : {start_, stop_, join_})
            if (event != nullptr)
                (void)cudaEventDestroy(event);
        for (cudaStream_t stream :
             {nonBlocking_.first, nonBlocking_.second, byPriority_.first, byPriority_.second})
            if (stream != nullptr)
                (void)cudaStreamDestroy(stream);
    }
    (void)cudaGetLastError();
}

void DeviceSession::makeCurrent() const {
    checkCuda(cudaSetDevice(device_), "cudaSetDevice");
}

bool DeviceSession::withinDimLimits(const core::LaunchConfig& config) const {
    return isWithin(config.gridDim, maxGridDim_) && isWithin(config.blockDim, maxBlockDim_) &&
           volume(config.blockDim) <= maxThreadsPerBlock_;
}

Demo& DeviceSession::demo(const std::string& id) const {
    std::string known;
    for (const auto& candidate : demos_) {
        if (candidate->info().id == id)
            return *candidate;
        known += (known.empty() ? "" : ", ") + candidate->info().id;
    }
    throw core::BackendError(core::BackendErrorKind::UnknownKernel,
                             "There is no demo kernel \"{kernel}\": choose one of {kernels}."_msg.with(
                                 "kernel"_a = id, "kernels"_a = known));
}

std::shared_ptr<const LoadedModule> DeviceSession::module(const core::DataBlob& code) {
    constexpr std::size_t maxLoaded = 8;
    const auto found = std::find_if(modules_.begin(), modules_.end(),
                                    [&](const auto& loaded) { return loaded->id() == code.id; });
    if (found != modules_.end()) {
        std::rotate(found, found + 1, modules_.end());
        return modules_.back();
    }
    modules_.push_back(std::make_shared<LoadedModule>(code));
    if (modules_.size() > maxLoaded)
        modules_.erase(modules_.begin());
    return modules_.back();
}

Demo& DeviceSession::demoFor(const core::LaunchRequest& request) {
    if (!request.own)
        return demo(request.kernel);
    const auto code = module(request.own->module);
    if (own_ == nullptr || &own_->module() != code.get() || ownName_ != request.own->kernel) {
        own_.reset();
        own_ = std::make_unique<OwnKernelDemo>(code, request.own->kernel, totalMemory_);
        ownName_ = request.own->kernel;
    }
    own_->use(*request.own);
    return *own_;
}

core::KernelInfo DeviceSession::queryInfo(const Demo& demo) const {
    core::KernelInfo info = demo.info();
    const std::uint32_t barriers = info.attributes.numBlockBarriers;
    if (!kernelUnavailableReason(info, computeCapability_).empty()) {
        info.attributes.name = info.id;
        return info;
    }
    info.attributes = queryKernel(demo.function(), info.id);
    info.attributes.declared = demo.declarationFor(info.attributes);
    info.attributes.numBlockBarriers = barriers;
    return info;
}

void DeviceSession::releaseMemory() {
    // Launching a kernel with much local memory raises this limit, and the context keeps the memory it then
    // allocated for every thread that can be resident: gigabytes. Lowering the limit frees that memory (seen
    // on H200, driver 580).
    std::size_t stackSize = 0;
    if (cudaDeviceGetLimit(&stackSize, cudaLimitStackSize) == cudaSuccess && stackSize > stackSize_)
        (void)cudaDeviceSetLimit(cudaLimitStackSize, stackSize_);
    for (const auto& demo : demos_)
        demo->release();
    if (own_ != nullptr)
        own_->release();
}

DeviceSession::Streams DeviceSession::streams(const core::LaunchConfig& config) {
    const auto priorityRange = [] {
        std::array<int, 2> range{}; // lowest, highest
        checkCuda(cudaDeviceGetStreamPriorityRange(&range[0], &range[1]), "cudaDeviceGetStreamPriorityRange");
        return range;
    };
    if (config.greenContextSmCount) {
        const auto [lowest, highest] = priorityRange();
        const bool isHigh = config.stream == core::StreamKind::HighPriority;
        const GreenStreams green = greenContexts_.streams(
            *config.greenContextSmCount, isHigh ? std::array{highest, lowest} : std::array{0, 0});
        return {green.first, green.second, green.refused};
    }
    const auto createOnce = [](cudaStream_t& stream, int priority) {
        if (stream == nullptr)
            checkCuda(cudaStreamCreateWithPriority(&stream, cudaStreamNonBlocking, priority),
                      "cudaStreamCreateWithPriority");
    };
    switch (config.stream) {
    case core::StreamKind::PerThread:
        return {cudaStreamPerThread, cudaStreamPerThread};
    case core::StreamKind::NonBlocking:
        createOnce(nonBlocking_.first, 0);
        createOnce(nonBlocking_.second, 0);
        return nonBlocking_;
    case core::StreamKind::HighPriority: {
        const auto [lowest, highest] = priorityRange();
        createOnce(byPriority_.first, highest);
        createOnce(byPriority_.second, lowest);
        return byPriority_;
    }
    case core::StreamKind::Default:
        break;
    }
    return {nullptr, nullptr}; // the legacy default stream
}

} // namespace trichevron::gpu
