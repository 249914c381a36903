// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Puts conformance questions to the device in the current process. Everything here throws CudaError when
/// CUDA fails in a way that is not an answer.
#pragma once

#include "core/conformance/questions.h"
#include "gpu/conformance/kernels.h"
#include "gpu/driver_api.h"

#include <cuda_runtime_api.h>

#include <vector>

namespace trichevron::gpu {

class QuestionRunner {
public:
    /// Creates the context of the device.
    explicit QuestionRunner(int device);
    ~QuestionRunner() = default;
    QuestionRunner(const QuestionRunner&) = delete;
    QuestionRunner& operator=(const QuestionRunner&) = delete;

    /// Attributes of the kernels that the device can run.
    std::vector<core::KernelAttributes> kernels() const;

    /// Enqueues a host function that never returns, so that no later launch runs.
    void blockLaunches();
    /// Launches, and waits for a node of a graph. Without `runsGraph`, the graph of a node is only
    /// instantiated.
    core::conformance::LaunchAnswer answer(const core::conformance::LaunchQuestion& question, bool runsGraph);
    core::conformance::OccupancyAnswer answer(const core::conformance::OccupancyQuestion& question);
    core::conformance::ClusterAnswer answer(const core::conformance::ClusterQuestion& question);
    core::conformance::SuggestionAnswer answer(const core::conformance::SuggestionQuestion& question);
    /// Waits for all launches.
    void finish() const;

private:
    struct Function {
        ConformanceKernel kernel;
        core::KernelAttributes attributes;
        core::KernelOptIns set; ///< currently set on the function
    };

    /// The kernel's address, with the opt-ins of the question set on it.
    const void* function(const core::conformance::AskedKernel& asked);

    DriverApi driver_;
    cudaStream_t stream_ = nullptr;
    std::vector<Function> functions_;
};

} // namespace trichevron::gpu
