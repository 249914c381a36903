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
    DeviceSession(int device, std::vector<std::unique_ptr<Demo>> demos);
    ~DeviceSession();
    DeviceSession(const DeviceSession&) = delete;
    DeviceSession& operator=(const DeviceSession&) = delete;

    /// Makes it the device that CUDA calls mean.
    void makeCurrent() const;

    const std::string& deviceName() const { return deviceName_; }
    const std::string& pciBusId() const { return pciBusId_; }
    /// True when the device has the compute capability that the kernel needs.
    bool canRun(const Demo& demo) const;
    std::uint32_t warpSize() const { return warpSize_; }
    /// False when an axis of grid or block, or the volume of the block, is past what the device takes.
    bool withinDimLimits(const LaunchConfig& config) const;

    const std::vector<std::unique_ptr<Demo>>& demos() const { return demos_; }
    /// Throws BackendError(UnknownKernel).
    Demo& demo(const std::string& id) const;
    /// What the demo is and what the device says of its kernel. Throws CudaError.
    KernelInfo infoOf(const Demo& demo) const;

    /// Made when first asked for.
    cudaStream_t stream(StreamKind kind);
    /// Frees what demos keep on the device from launch to launch.
    void releaseMemory();
    Staging& staging() { return staging_; }
    cudaEvent_t startEvent() const { return start_; }
    cudaEvent_t stopEvent() const { return stop_; }

private:
    int device_;
    std::string deviceName_;
    std::string pciBusId_;
    ComputeCapability computeCapability_;
    std::uint32_t warpSize_ = 32;
    std::uint32_t maxThreadsPerBlock_ = 0;
    BlockExtent maxBlockDim_;
    GridExtent maxGridDim_;
    Staging staging_;
    std::vector<std::unique_ptr<Demo>> demos_;
    cudaStream_t nonBlocking_ = nullptr;
    cudaStream_t highPriority_ = nullptr;
    cudaEvent_t start_ = nullptr;
    cudaEvent_t stop_ = nullptr;
};

} // namespace trichevron
