// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Asks the current process's device. Everything here throws CudaError when CUDA fails in a way that is not
/// an answer.
#pragma once

#include "core/conformance/questions.h"
#include "gpu/conformance/kernels.h"
#include "gpu/driver_api.h"

#include <cuda_runtime_api.h>

#include <vector>

namespace trichevron {

class Asking {
public:
    /// Makes the device's context.
    explicit Asking(int device);
    ~Asking() = default;
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

    /// Of the kernels that the device can run.
    std::vector<KernelAttributes> kernels() const;

    /// From now on launches wait behind one that never ends, so that none of them runs.
    void blockLaunches();
    conformance::LaunchAnswer answer(const conformance::LaunchQuestion& question);
    conformance::OccupancyAnswer answer(const conformance::OccupancyQuestion& question);
    conformance::ClusterAnswer answer(const conformance::ClusterQuestion& question);
    conformance::SuggestionAnswer answer(const conformance::SuggestionQuestion& question);
    /// Waits for what was launched.
    void finish() const;

private:
    struct Function {
        ConformanceKernel kernel;
        KernelAttributes attributes;
        KernelOptIns set; ///< on the function now
    };

    /// The kernel, with its opt-ins set.
    const void* function(const conformance::AskedKernel& asked);

    DriverApi driver_;
    cudaStream_t stream_ = nullptr;
    std::vector<Function> functions_;
};

} // namespace trichevron
