// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// The columns of a block trace in memory of the device.
#pragma once

#include "core/measurement/block_trace.h"
#include "gpu/memory.h"
#include "gpu/trace/trace_target.h"

namespace trichevron {

class TraceBuffers {
public:
    /// For so many blocks. Throws BackendError(OutOfMemory), CudaError.
    explicit TraceBuffers(std::size_t blocks);

    TraceTarget& target() { return target_; }
    /// The columns, with times counted from the earliest begin. Precondition: the launch is over.
    void read(BlockTrace& trace, Staging& staging, cudaStream_t stream) const;

private:
    std::size_t blocks_;
    DeviceBuffer sm_;
    DeviceBuffer begin_;
    DeviceBuffer end_;
    TraceTarget target_{};
};

} // namespace trichevron
