// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// A demo kernel: its description, its data, and the check of its result.
#pragma once

#include "core/backend/backend.h"
#include "gpu/demos/chapter.h"
#include "gpu/memory.h"

#include <cuda_runtime_api.h>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace trichevron::gpu {

/// Size in bytes of the elements that most demos read and write.
inline constexpr std::size_t wordSize = sizeof(std::uint32_t);

/// A launch as the demo sees it.
struct DemoLaunch {
    core::LaunchConfig config;
    core::LaunchShape shape;     ///< shape of the launch if the device accepts it
    bool withinDimLimits = true; ///< grid and block are within the device's dimension limits
    cudaStream_t stream = nullptr;
    Staging* staging = nullptr;
    const core::JobControl* control = nullptr;
};

/// Result of checking the data after a launch.
struct DemoOutcome {
    core::Verification verification;
    bool isVerified = true; ///< false: there was nothing to compare with
    std::optional<core::Placement> placement;
    std::vector<core::ThreadColumn> threads;
    std::vector<core::ResultTable> tables;
};

/// An extra launch of any kernel, in addition to the demo's own.
struct ExtraLaunch {
    const void* function;
    std::span<void*> arguments;
    core::LaunchConfig config;
};

/// Result of an extra launch.
struct ExtraAnswer {
    core::ApiAnswer launch; ///< or the code of a refused opt-in
    std::optional<core::ApiAnswer> synchronisation;
    double microseconds = 0; ///< on the host, from the launching call until the synchronisation returned

    bool ok() const { return launch.ok() && synchronisation && synchronisation->ok(); }
};

/// Makes extra launches in the demo's stream, with the request's opt-ins and within its time limit.
class Launcher {
public:
    Launcher() = default;
    Launcher(const Launcher&) = delete;
    Launcher& operator=(const Launcher&) = delete;
    virtual ~Launcher() = default;

    virtual ExtraAnswer launch(const ExtraLaunch& launch) = 0;
    /// Median time of several launches, measured like cold measurements: with a cold cache and a blocking
    /// kernel. nullopt when one fails. Precondition: the same launch succeeded before.
    virtual std::optional<double> medianMicroseconds(const ExtraLaunch& launch) = 0;
    /// Calls a function that launches and waits itself, within the time limit.
    virtual void runWithTimeLimit(const std::function<void()>& launchAndWait) = 0;
    /// True when the user cancelled the request.
    virtual bool isCancelled() const = 0;
    virtual std::uint32_t multiProcessorCount() const = 0;
};

/// A demo kernel on one device. Keeps its device memory between launches, until release().
class Demo {
public:
    /// `info` is complete except for the chapter's title and the attributes. `function` is the kernel's
    /// symbol, `traced` that of the traced version, which takes a TraceTarget before the other parameters;
    /// null if there is none.
    Demo(Chapter chapter, core::KernelInfo info, const void* function, const void* traced = nullptr);
    /// Of no chapter: a kernel of the user's own.
    Demo(core::KernelInfo info, const void* function) : info_(std::move(info)), function_(function) {}
    Demo(const Demo&) = delete;
    Demo& operator=(const Demo&) = delete;
    virtual ~Demo() = default;

    Chapter chapter() const { return chapter_; }
    const core::KernelInfo& info() const { return info_; }
    const void* function() const { return function_; }
    const void* tracedFunction() const { return traced_; }

    /// Number of kernels in one launch: 1 or 2.
    virtual unsigned kernelsPerLaunch() const { return 1; }
    /// Whether the second kernel is launched in the stream of the first, not in another one of the same kind.
    virtual bool sharesStream() const { return false; }
    /// Prepares data and arguments, and clears old results. Throws BackendError(BadRequest) for a problem
    /// that the kernel does not take, BackendError(OutOfMemory), CudaError.
    virtual void prepare(const DemoLaunch& launch) = 0;
    /// Arguments of kernel number `kernel`, for the launch last passed to prepare().
    virtual std::span<void*> arguments(unsigned kernel) = 0;
    /// Where an access policy window of that launch begins: the first buffer that the kernel reads, or null.
    virtual void* accessWindow() const { return nullptr; }
    /// Memory traffic and elements of that launch, for demos that report bandwidth.
    virtual std::optional<core::Work> work() const { return std::nullopt; }
    /// Compares the result with the values computed on the CPU. Precondition: the launch succeeded and has
    /// finished.
    virtual DemoOutcome check(const DemoLaunch& launch) = 0;
    /// Declarations in the source that the device does not report. `queried` are the reported attributes; the
    /// binary in use may decide the declaration.
    virtual core::KernelDeclaration declarationFor(const core::KernelAttributes& queried) const;
    /// Adds extra tables to the result of the launch, which may have been refused. Called when the user
    /// launches, not for measurements.
    virtual void addExtraTables(const DemoLaunch& launch, Launcher& launcher, core::LaunchResult& result);
    /// Frees all device memory.
    virtual void release() = 0;

private:
    Chapter chapter_{};
    core::KernelInfo info_;
    const void* function_;
    const void* traced_ = nullptr;
};

using DemoList = std::vector<std::unique_ptr<Demo>>;

/// A new instance of each demo in display order: by chapter, then by file name.
DemoList makeDemos();

/// As makeCudaBackend(), with these demos instead of the built-in ones.
using DemoMaker = DemoList (*)();
std::unique_ptr<core::Backend> makeCudaBackendWith(DemoMaker maker);

/// Throws BackendError(BadRequest) if the configuration has a problem size.
void requireNoProblem(const core::KernelInfo& info, const core::LaunchConfig& config);

/// Calls work(begin, end) on consecutive parts of [0, count), in parallel if `count` is large enough.
void parallelFor(std::size_t count, const std::function<void(std::size_t begin, std::size_t end)>& work);

} // namespace trichevron::gpu
