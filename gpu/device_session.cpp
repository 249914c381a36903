// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/device_session.h"

#include "gpu/cuda_call.h"
#include "gpu/kernel_query.h"
#include "gpu/live_provenance.h"

#include <fmt/format.h>

namespace trichevron {

namespace {

template <class Level>
bool within(const Extent<Level>& extent, const Extent<Level>& most) {
    return extent.x <= most.x && extent.y <= most.y && extent.z <= most.z;
}

template <class Level>
Extent<Level> extentOf(const int (&sizes)[3]) {
    return {static_cast<std::uint32_t>(sizes[0]), static_cast<std::uint32_t>(sizes[1]),
            static_cast<std::uint32_t>(sizes[2])};
}

} // namespace

DeviceSession::DeviceSession(int device, std::vector<std::unique_ptr<Demo>> demos)
    : device_(device), pciBusId_(pciBusIdOf(device)), demos_(std::move(demos)) {
    makeCurrent();
    cudaDeviceProp properties{};
    checkCuda(cudaGetDeviceProperties(&properties, device), "cudaGetDeviceProperties");
    deviceName_ = properties.name;
    computeCapability_ = {properties.major, properties.minor};
    warpSize_ = static_cast<std::uint32_t>(properties.warpSize);
    maxThreadsPerBlock_ = static_cast<std::uint32_t>(properties.maxThreadsPerBlock);
    maxBlockDim_ = extentOf<level::Block>(properties.maxThreadsDim);
    maxGridDim_ = extentOf<level::Grid>(properties.maxGridSize);
    checkCuda(cudaEventCreate(&start_), "cudaEventCreate");
    checkCuda(cudaEventCreate(&stop_), "cudaEventCreate");
}

DeviceSession::~DeviceSession() {
    // Buffers free themselves; all of it belongs to this device. Errors mean that the context is gone
    // already.
    if (cudaSetDevice(device_) == cudaSuccess) {
        for (cudaEvent_t event : {start_, stop_})
            if (event != nullptr)
                (void)cudaEventDestroy(event);
        for (cudaStream_t stream : {nonBlocking_, highPriority_})
            if (stream != nullptr)
                (void)cudaStreamDestroy(stream);
    }
    (void)cudaGetLastError();
}

void DeviceSession::makeCurrent() const {
    checkCuda(cudaSetDevice(device_), "cudaSetDevice");
}

bool DeviceSession::withinDimLimits(const LaunchConfig& config) const {
    return within(config.gridDim, maxGridDim_) && within(config.blockDim, maxBlockDim_) &&
           volume(config.blockDim) <= maxThreadsPerBlock_;
}

bool DeviceSession::canRun(const Demo& demo) const {
    const ComputeCapability& least = demo.info().minimum;
    return computeCapability_.major > least.major ||
           (computeCapability_.major == least.major && computeCapability_.minor >= least.minor);
}

Demo& DeviceSession::demo(const std::string& id) const {
    std::string known;
    for (const auto& candidate : demos_) {
        if (candidate->info().id == id)
            return *candidate;
        known += (known.empty() ? "" : ", ") + candidate->info().id;
    }
    throw BackendError(BackendErrorKind::UnknownKernel,
                       fmt::format("There is no demo kernel \"{}\": choose one of {}.", id, known));
}

KernelInfo DeviceSession::infoOf(const Demo& demo) const {
    KernelInfo info = demo.info();
    const KernelDeclaration declared = info.attributes.declared;
    const std::uint32_t barriers = info.attributes.numBlockBarriers;
    info.attributes = queryKernel(demo.function(), info.id);
    info.attributes.declared = declared;
    info.attributes.numBlockBarriers = barriers;
    return info;
}

void DeviceSession::releaseMemory() {
    for (const auto& demo : demos_)
        demo->release();
}

cudaStream_t DeviceSession::stream(StreamKind kind) {
    switch (kind) {
    case StreamKind::PerThread:
        return cudaStreamPerThread;
    case StreamKind::NonBlocking:
        if (nonBlocking_ == nullptr)
            checkCuda(cudaStreamCreateWithFlags(&nonBlocking_, cudaStreamNonBlocking),
                      "cudaStreamCreateWithFlags");
        return nonBlocking_;
    case StreamKind::HighPriority:
        if (highPriority_ == nullptr) {
            int least = 0;
            int greatest = 0;
            checkCuda(cudaDeviceGetStreamPriorityRange(&least, &greatest),
                      "cudaDeviceGetStreamPriorityRange");
            checkCuda(cudaStreamCreateWithPriority(&highPriority_, cudaStreamNonBlocking, greatest),
                      "cudaStreamCreateWithPriority");
        }
        return highPriority_;
    case StreamKind::Default:
        break;
    }
    return nullptr; // the legacy default stream
}

} // namespace trichevron
