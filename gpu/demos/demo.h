// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// What a demo kernel brings: its description, its data, and the check of its result.
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

namespace trichevron {

/// Of the elements that most demos read and write.
inline constexpr std::size_t wordSize = sizeof(std::uint32_t);

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
    std::vector<ThreadColumn> threads;
    std::vector<ResultTable> tables;
};

/// A launch beside the demo's own, of any kernel.
struct ExtraLaunch {
    const void* function;
    std::span<void*> arguments;
    LaunchConfig config;
};

/// What one such launch answered.
struct ExtraAnswer {
    ApiAnswer launch; ///< or the refusal of an opt-in
    std::optional<ApiAnswer> synchronisation;
    double microseconds = 0; ///< on the host, until the synchronisation returned

    bool ok() const { return launch.ok() && synchronisation && synchronisation->ok(); }
};

/// Makes launches beside the demo's own, in its stream, with the request's opt-ins and within its time limit.
class Launcher {
public:
    Launcher() = default;
    Launcher(const Launcher&) = delete;
    Launcher& operator=(const Launcher&) = delete;
    virtual ~Launcher() = default;

    virtual ExtraAnswer launch(const ExtraLaunch& launch) = 0;
    /// Median of some launches, taken as measurements take theirs: with a cold cache, and queued ahead. None
    /// when one of them fails. Precondition: such a launch succeeded before.
    virtual std::optional<double> medianMicroseconds(const ExtraLaunch& launch) = 0;
    /// Calls what launches and waits by itself.
    virtual void withinTimeLimit(const std::function<void()>& launchAndWait) = 0;
    /// The user wants no more of it.
    virtual bool isCancelled() const = 0;
    virtual std::uint32_t multiProcessorCount() const = 0;
};

/// A demo kernel on one device. Its memory is kept from launch to launch, until release().
class Demo {
public:
    /// `info` is complete but for the chapter's title and the attributes. `function` is the kernel's symbol,
    /// `traced` that of the same kernel with a TraceTarget before its other parameters, where there is one.
    Demo(Chapter chapter, KernelInfo info, const void* function, const void* traced = nullptr);
    Demo(const Demo&) = delete;
    Demo& operator=(const Demo&) = delete;
    virtual ~Demo() = default;

    Chapter chapter() const { return chapter_; }
    const KernelInfo& info() const { return info_; }
    const void* function() const { return function_; }
    const void* tracedFunction() const { return traced_; }

    /// Kernels that one launch consists of: 1, or 2, the second of which goes to another stream of the same
    /// kind.
    virtual unsigned kernelsPerLaunch() const { return 1; }
    /// Makes data and arguments ready, and wipes old results. Throws BackendError(BadRequest) for a problem
    /// that the kernel does not take, BackendError(OutOfMemory), CudaError.
    virtual void prepare(const DemoLaunch& launch) = 0;
    /// For the launch that prepare() was last called with, of the kernel with this number.
    virtual std::span<void*> arguments(unsigned kernel) = 0;
    /// What that launch moves, where it is worth telling.
    virtual std::optional<Work> work() const { return std::nullopt; }
    /// Compares the result with the CPU's. Precondition: the launch succeeded and is over.
    virtual DemoOutcome check(const DemoLaunch& launch) = 0;
    /// What the source declares beyond what the device tells of the kernel. `queried` is what it tells: which
    /// binary it runs may decide.
    virtual KernelDeclaration declarationFor(const KernelAttributes& queried) const;
    /// What there is to see beside that launch, which may have been refused: adds tables to the result. Only
    /// asked for when the user launches, and not when launches are measured.
    virtual void explore(const DemoLaunch& launch, Launcher& launcher, LaunchResult& result);
    /// Frees the memory of the device.
    virtual void release() = 0;

private:
    Chapter chapter_;
    KernelInfo info_;
    const void* function_;
    const void* traced_;
};

using DemoList = std::vector<std::unique_ptr<Demo>>;

/// A new instance of each demo, in the order in which they are offered: by chapter, and in a chapter as their
/// files' names are ordered.
DemoList makeDemos();

/// As makeCudaBackend(), with these demos in place of the program's own.
using DemoMaker = DemoList (*)();
std::unique_ptr<Backend> makeCudaBackendWith(DemoMaker maker);

/// Throws BackendError(BadRequest) when a problem is given.
void requireNoProblem(const KernelInfo& info, const LaunchConfig& config);

/// Calls work(begin, end) on consecutive parts of [0, count), in parallel when there is enough of it.
void inParallel(std::size_t count, const std::function<void(std::size_t begin, std::size_t end)>& work);

} // namespace trichevron
