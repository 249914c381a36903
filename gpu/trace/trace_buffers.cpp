// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/trace/trace_buffers.h"

#include "gpu/cuda_call.h"

#include <algorithm>
#include <cstring>

namespace trichevron::gpu {

namespace {

template <class Value>
std::vector<Value> column(const DeviceBuffer& buffer, std::size_t count, Staging& staging,
                          cudaStream_t stream) {
    std::vector<Value> values(count);
    staging.download(buffer.data(), count, sizeof(Value), stream,
                     [&](const void* data, std::size_t first, std::size_t part) {
                         std::memcpy(values.data() + first, data, part * sizeof(Value));
                     });
    return values;
}

} // namespace

TraceBuffers::TraceBuffers(std::size_t blocks, std::uint64_t blocksOfFirst) : blocks_(blocks) {
    const std::size_t room = std::max<std::size_t>(blocks, 1);
    sm_.ensure({room * sizeof(int)});
    begin_.ensure({room * sizeof(unsigned long long)});
    end_.ensure({room * sizeof(unsigned long long)});
    // A traced kernel of the user's own raises the end of a block to the time of the last thread.
    checkCuda(cudaMemset(end_.data(), 0, room * sizeof(unsigned long long)), "cudaMemset");
    for (std::size_t i = 0; i < targets_.size(); ++i)
        targets_.at(i) = {static_cast<int*>(sm_.data()), static_cast<unsigned long long*>(begin_.data()),
                          static_cast<unsigned long long*>(end_.data()), blocks, i * blocksOfFirst};
}

void TraceBuffers::read(core::BlockTrace& trace, Staging& staging, cudaStream_t stream) const {
    static_assert(sizeof(std::int32_t) == sizeof(int) && sizeof(std::uint64_t) == sizeof(unsigned long long));
    trace.blockSm = column<std::int32_t>(sm_, blocks_, staging, stream);
    trace.beginNanoseconds = column<std::uint64_t>(begin_, blocks_, staging, stream);
    trace.endNanoseconds = column<std::uint64_t>(end_, blocks_, staging, stream);
    if (blocks_ == 0)
        return;
    const std::uint64_t first =
        *std::min_element(trace.beginNanoseconds.begin(), trace.beginNanoseconds.end());
    for (auto* times : {&trace.beginNanoseconds, &trace.endNanoseconds})
        for (std::uint64_t& time : *times)
            time -= first;
}

} // namespace trichevron::gpu
