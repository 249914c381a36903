// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Blocks a stream while the host enqueues work, so that the device then executes the work without waiting
/// for the host.
#pragma once

#include <cuda_runtime_api.h>

namespace trichevron::gpu::measuring {

class BlockingKernel {
public:
    /// Throws CudaError.
    BlockingKernel();
    ~BlockingKernel();
    BlockingKernel(const BlockingKernel&) = delete;
    BlockingKernel& operator=(const BlockingKernel&) = delete;

    /// Enqueues a kernel that waits for release(). Until then, do not launch a kernel for the first time:
    /// loading it may wait for the device, which is blocked. Throws CudaError.
    void block(cudaStream_t stream);
    /// Unblocks the stream. Has no effect when it is not blocked.
    void release() noexcept;
    /// True when the kernel ended at its blocking timeout of one second, because the host was too slow;
    /// discard what was measured. Precondition: the stream was synchronised.
    bool timedOut() const;

private:
    struct Flags {
        int released;
        int timedOut;
    };
    volatile Flags* flags_ = nullptr; ///< mapped host memory, read and written by the device
};

/// Blocks a stream during its lifetime.
class BlockedStream {
public:
    BlockedStream(BlockingKernel& blockingKernel, cudaStream_t stream) : blockingKernel_(blockingKernel) {
        blockingKernel_.block(stream);
    }
    ~BlockedStream() { blockingKernel_.release(); }
    BlockedStream(const BlockedStream&) = delete;
    BlockedStream& operator=(const BlockedStream&) = delete;

private:
    BlockingKernel& blockingKernel_;
};

} // namespace trichevron::gpu::measuring
