// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What is kept for one device between calls: demos with their buffers, streams, events.
#pragma once

#include "gpu/demos/demo.h"
#include "gpu/memory.h"

#include <cuda_runtime_api.h>

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace trichevron {

class DeviceSession {
public:
    /// Makes the device's primary context. Throws CudaError.
    DeviceSession(int device, DemoList demos);
    ~DeviceSession();
    DeviceSession(const DeviceSession&) = delete;
    DeviceSession& operator=(const DeviceSession&) = delete;

    /// Makes it the device that CUDA calls mean.
    void makeCurrent() const;

    const std::string& deviceName() const { return deviceName_; }
    const std::string& pciBusId() const { return pciBusId_; }
    std::uint32_t warpSize() const { return warpSize_; }
    /// False when an axis of grid or block, or the volume of the block, is past what the device takes.
    bool withinDimLimits(const LaunchConfig& config) const;

    const DemoList& demos() const { return demos_; }
    /// Throws BackendError(UnknownKernel).
    Demo& demo(const std::string& id) const;
    /// What the demo is and what the device says of its kernel, if it can run there. Throws CudaError.
    KernelInfo infoOf(const Demo& demo) const;

    std::uint32_t multiProcessorCount() const { return multiProcessorCount_; }
    const ComputeCapability& computeCapability() const { return computeCapability_; }
    Bytes l2CacheSize() const { return l2CacheSize_; }
    /// The SMs' highest clock; 0 when the device does not tell.
    double clockMegahertz() const { return clockMegahertz_; }
    /// What was measured of the device itself.
    const std::optional<DeviceReference>& reference() const { return reference_; }
    void setReference(const DeviceReference& reference) { reference_ = reference; }

    /// Where a launch goes, and where the second of two that belong together goes: the same default stream,
    /// another created one, or for the greatest priority one with the least. Made when first asked for.
    struct Streams {
        cudaStream_t first = nullptr;
        cudaStream_t second = nullptr;
    };
    Streams streams(StreamKind kind);
    /// Frees what demos keep on the device from launch to launch.
    void releaseMemory();
    Staging& staging() { return staging_; }
    cudaEvent_t startEvent() const { return start_; }
    cudaEvent_t stopEvent() const { return stop_; }
    /// For a second stream to be waited for in the first.
    cudaEvent_t joinEvent() const { return join_; }

private:
    int device_;
    std::string deviceName_;
    std::string pciBusId_;
    ComputeCapability computeCapability_;
    std::uint32_t warpSize_ = 32;
    std::uint32_t multiProcessorCount_ = 0;
    Bytes l2CacheSize_;
    double clockMegahertz_ = 0;
    std::optional<DeviceReference> reference_;
    std::uint32_t maxThreadsPerBlock_ = 0;
    BlockExtent maxBlockDim_;
    GridExtent maxGridDim_;
    Staging staging_;
    DemoList demos_;
    Streams nonBlocking_;
    Streams byPriority_;        ///< the greatest, the least
    std::size_t stackSize_ = 0; ///< limit on a thread's stack before any kernel raised it
    cudaEvent_t start_ = nullptr;
    cudaEvent_t stop_ = nullptr;
    cudaEvent_t join_ = nullptr;
};

} // namespace trichevron
