// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Device memory kept between launches, and copies to the host.
#pragma once

#include "core/base/quantity.h"

#include <cuda_runtime_api.h>

#include <cstddef>
#include <functional>

namespace trichevron::gpu {

/// Device memory that grows on demand. Not cleared; growing discards the content.
class DeviceBuffer {
public:
    DeviceBuffer() = default;
    ~DeviceBuffer();
    DeviceBuffer(const DeviceBuffer&) = delete;
    DeviceBuffer& operator=(const DeviceBuffer&) = delete;

    /// Makes the buffer at least `size` large. True when the memory is new, so that its content is undefined.
    /// Throws BackendError(OutOfMemory) with the size; the buffer is then empty.
    bool ensure(core::Bytes size);
    /// Frees the memory. The next ensure() allocates new memory.
    void release();
    void* data() const { return data_; }
    core::Bytes size() const { return size_; }

private:
    void* data_ = nullptr;
    core::Bytes size_;
};

/// Copies from device to host through a pinned buffer.
class Staging {
public:
    Staging() = default;
    ~Staging();
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;

    /// Calls `consume(data, first, count)` for consecutive pieces of `count` elements from device memory, in
    /// order.
    void download(const void* from, std::size_t elements, std::size_t elementSize, cudaStream_t stream,
                  const std::function<void(const void* data, std::size_t first, std::size_t count)>& consume);

private:
    void* memory();

    void* memory_ = nullptr;
};

} // namespace trichevron::gpu
