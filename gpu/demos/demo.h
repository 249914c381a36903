// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a demo kernel brings: its description, its data, and the check of its result.
#pragma once

#include "core/backend/backend.h"
#include "gpu/memory.h"

#include <cuda_runtime_api.h>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace trichevron {

/// One launch, as a demo sees it.
struct DemoLaunch {
    LaunchConfig config;
    LaunchShape shape;           ///< what the launch makes, if the device accepts it
    bool withinDimLimits = true; ///< grid and block keep the device's limits of dimensions
    cudaStream_t stream = nullptr;
    Staging* staging = nullptr;
};

/// What a demo found in its data after the launch.
struct DemoOutcome {
    Verification verification;
    std::optional<Placement> placement;
};

/// A demo kernel on one device. Its memory is kept from launch to launch, until release().
class Demo {
public:
    /// `info` is complete but for the attributes. `function` is the kernel's symbol, `traced` that of the
    /// same kernel with a TraceTarget before its other parameters, where there is one.
    Demo(KernelInfo info, const void* function, const void* traced = nullptr)
        : info_(std::move(info)), function_(function), traced_(traced) {}
    Demo(const Demo&) = delete;
    Demo& operator=(const Demo&) = delete;
    virtual ~Demo() = default;

    const KernelInfo& info() const { return info_; }
    const void* function() const { return function_; }
    const void* tracedFunction() const { return traced_; }

    /// Makes data and arguments ready, and wipes old results. Throws BackendError(BadRequest) for a problem
    /// that the kernel does not take, BackendError(OutOfMemory), CudaError.
    virtual void prepare(const DemoLaunch& launch) = 0;
    /// For the launch that prepare() was last called with.
    virtual std::span<void*> arguments() = 0;
    /// Compares the result with the CPU's. Precondition: the launch succeeded and is over.
    virtual DemoOutcome check(const DemoLaunch& launch) = 0;
    /// Frees the memory of the device.
    virtual void release() = 0;

private:
    KernelInfo info_;
    const void* function_;
    const void* traced_;
};

/// A new instance of each demo, in the order in which they are offered.
std::vector<std::unique_ptr<Demo>> makeDemos();

/// As makeCudaBackend(), with these demos in place of the program's own.
using DemoMaker = std::vector<std::unique_ptr<Demo>> (*)();
std::unique_ptr<Backend> makeCudaBackendWith(DemoMaker maker);

/// Calls work(begin, end) on consecutive parts of [0, count), in parallel when there is enough of it.
void inParallel(std::size_t count, const std::function<void(std::size_t begin, std::size_t end)>& work);

} // namespace trichevron
