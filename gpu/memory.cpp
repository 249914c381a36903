// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/memory.h"

#include "core/text/number_text.h"
#include "gpu/cuda_call.h"
#include "gpu/gpu_message.h"

#include <algorithm>

namespace trichevron::gpu {

namespace {

constexpr std::size_t stagingSize = std::size_t{16} << 20;
/// Sizes are rounded up to this, so that slightly larger launches fit without a new allocation.
constexpr std::uint64_t granularity = std::uint64_t{2} << 20;

[[noreturn]] void throwOutOfMemory(core::Text text) {
    (void)cudaGetLastError();
    throw core::BackendError(core::BackendErrorKind::OutOfMemory, std::move(text));
}

} // namespace

DeviceBuffer::~DeviceBuffer() {
    release();
}

void DeviceBuffer::release() {
    if (data_ != nullptr && cudaFree(data_) != cudaSuccess)
        (void)cudaGetLastError(); // fails only after a sticky error, which freed the memory already
    data_ = nullptr;
    size_ = {};
}

bool DeviceBuffer::ensure(core::Bytes size) {
    if (data_ != nullptr && size.value <= size_.value)
        return false;
    release();
    const core::Bytes rounded{std::max<std::uint64_t>(core::ceilDivide(size.value, granularity), 1) *
                              granularity};
    const cudaError_t code = cudaMalloc(&data_, rounded.value);
    if (code == cudaErrorMemoryAllocation) {
        data_ = nullptr;
        throwOutOfMemory(
            "{size} of GPU memory for the kernel's data could not be allocated: make the problem "
            "smaller, or free memory."_msg.with("size"_a = bytesText(rounded)));
    }
    checkCuda(code, "cudaMalloc");
    size_ = rounded;
    return true;
}

Staging::~Staging() {
    if (memory_ != nullptr && cudaFreeHost(memory_) != cudaSuccess)
        (void)cudaGetLastError();
}

void* Staging::memory() {
    if (memory_ == nullptr) {
        const cudaError_t code = cudaMallocHost(&memory_, stagingSize);
        if (code == cudaErrorMemoryAllocation) {
            memory_ = nullptr;
            throwOutOfMemory(
                "{size} of pinned host memory for the kernel's data could not be allocated: make "
                "the problem smaller, or free memory."_msg.with("size"_a = core::bytesText({stagingSize})));
        }
        checkCuda(code, "cudaMallocHost");
    }
    return memory_;
}

void Staging::download(const void* from, std::size_t elements, std::size_t elementSize, cudaStream_t stream,
                       const std::function<void(const void*, std::size_t, std::size_t)>& consume) {
    const std::size_t maxCount = stagingSize / elementSize;
    for (std::size_t first = 0; first < elements; first += maxCount) {
        const std::size_t count = std::min(maxCount, elements - first);
        checkCuda(cudaMemcpyAsync(memory(), static_cast<const char*>(from) + first * elementSize,
                                  count * elementSize, cudaMemcpyDeviceToHost, stream),
                  "cudaMemcpyAsync");
        checkCuda(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
        consume(memory_, first, count);
    }
}

} // namespace trichevron::gpu
