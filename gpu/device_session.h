// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// State kept for one device between calls: demos with their buffers, streams, events.
#pragma once

#include "gpu/demos/demo.h"
#include "gpu/green_contexts.h"
#include "gpu/memory.h"
#include "gpu/own/own_kernel_demo.h"

#include <cuda_runtime_api.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace trichevron::gpu {

class DeviceSession {
public:
    /// Creates the device's primary context. Throws CudaError.
    DeviceSession(int device, DemoList demos);
    ~DeviceSession();
    DeviceSession(const DeviceSession&) = delete;
    DeviceSession& operator=(const DeviceSession&) = delete;

    /// Makes it the current device of CUDA.
    void makeCurrent() const;

    const std::string& deviceName() const { return deviceName_; }
    const std::string& pciBusId() const { return pciBusId_; }
    std::uint32_t warpSize() const { return warpSize_; }
    /// False when an axis of the grid or block, or the volume of the block, exceeds the limit of the device.
    bool withinDimLimits(const core::LaunchConfig& config) const;

    const DemoList& demos() const { return demos_; }
    /// Throws BackendError(UnknownKernel).
    Demo& demo(const std::string& id) const;
    /// The demo of a request, or the kernel of the user's own with the request's arguments. Throws
    /// BackendError.
    Demo& demoFor(const core::LaunchRequest& request);
    /// Loads the code, unless it is loaded. Throws BackendError(BadRequest), CudaError.
    std::shared_ptr<const LoadedModule> module(const core::DataBlob& code);
    /// The description of the demo, with the attributes of its kernel if it can run on this device. Throws
    /// CudaError.
    core::KernelInfo queryInfo(const Demo& demo) const;

    std::uint32_t multiProcessorCount() const { return multiProcessorCount_; }
    const core::ComputeCapability& computeCapability() const { return computeCapability_; }
    core::Bytes l2CacheSize() const { return l2CacheSize_; }
    /// Maximum SM clock; 0 when the device does not report it.
    double clockMegahertz() const { return clockMegahertz_; }
    /// Copy bandwidth and empty-kernel time of the device, once measured.
    const std::optional<core::DeviceReference>& reference() const { return reference_; }
    void setReference(const core::DeviceReference& reference) { reference_ = reference; }

    /// The stream of a launch, and the stream of its second kernel: the same default stream, another created
    /// stream, or for HighPriority one of the lowest priority. With green contexts, the second is in another
    /// one of the same size, where the device has SMs for it. Created on first use.
    struct Streams {
        cudaStream_t first = nullptr;
        cudaStream_t second = nullptr;
        int refused = 0; ///< the code with which a green context cannot be created; then there are none
    };
    Streams streams(const core::LaunchConfig& config);
    /// Frees the device memory that demos keep between launches.
    void releaseMemory();
    Staging& staging() { return staging_; }
    cudaEvent_t startEvent() const { return start_; }
    cudaEvent_t stopEvent() const { return stop_; }
    /// Lets the first stream wait for the second.
    cudaEvent_t joinEvent() const { return join_; }

private:
    int device_;
    std::string deviceName_;
    std::string pciBusId_;
    core::ComputeCapability computeCapability_;
    std::uint32_t warpSize_ = 32;
    std::uint32_t multiProcessorCount_ = 0;
    core::Bytes l2CacheSize_;
    double clockMegahertz_ = 0;
    std::optional<core::DeviceReference> reference_;
    std::uint32_t maxThreadsPerBlock_ = 0;
    core::BlockExtent maxBlockDim_;
    core::GridExtent maxGridDim_;
    Staging staging_;
    core::Bytes totalMemory_;
    DemoList demos_;
    std::vector<std::shared_ptr<const LoadedModule>> modules_; ///< the last one used is last
    std::unique_ptr<OwnKernelDemo> own_;                       ///< the kernel that was launched last
    std::string ownName_;                                      ///< mangled
    GreenContexts greenContexts_;
    Streams nonBlocking_;
    Streams byPriority_;        ///< highest priority, lowest priority
    std::size_t stackSize_ = 0; ///< stack limit of a thread before any kernel raised it
    cudaEvent_t start_ = nullptr;
    cudaEvent_t stop_ = nullptr;
    cudaEvent_t join_ = nullptr;
};

} // namespace trichevron::gpu
