// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The columns of a block trace in device memory.
#pragma once

#include "core/trace/block_trace.h"
#include "gpu/memory.h"
#include "gpu/trace/trace_target.h"

#include <array>

namespace trichevron::gpu {

class TraceBuffers {
public:
    /// For `blocks` blocks of one kernel, or of two kernels, the first with `blocksOfFirst` blocks. Throws
    /// BackendError(OutOfMemory), CudaError.
    TraceBuffers(std::size_t blocks, std::uint64_t blocksOfFirst);

    /// The TraceTarget parameters of the kernels.
    std::array<void*, 2> parameters() { return {&targets_[0], &targets_[1]}; }
    /// Copies the columns, with times relative to the earliest begin. Precondition: the launch has finished.
    void read(core::BlockTrace& trace, Staging& staging, cudaStream_t stream) const;

private:
    std::size_t blocks_;
    DeviceBuffer sm_;
    DeviceBuffer begin_;
    DeviceBuffer end_;
    std::array<TraceTarget, 2> targets_{};
};

} // namespace trichevron::gpu
