// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
/// Holds a stream back while the host fills it, so that what the device then does, it does without waiting
/// for the host.
#pragma once

#include <cuda_runtime_api.h>

namespace trichevron::measuring {

class StreamBlocker {
public:
    /// Throws CudaError.
    StreamBlocker();
    ~StreamBlocker();
    StreamBlocker(const StreamBlocker&) = delete;
    StreamBlocker& operator=(const StreamBlocker&) = delete;

    /// Puts a kernel into the stream that waits for release(). A kernel that was never launched before must
    /// not be launched before that: loading it may wait for the device, which waits here. Throws CudaError.
    void block(cudaStream_t stream);
    /// Lets the stream go on. Harmless when it is not blocked.
    void release() noexcept;
    /// True when the stream went on by itself, a second after it was blocked: the host was stuck meanwhile,
    /// so what was measured then is of no use. Precondition: the stream was waited for.
    bool gaveUp() const;

private:
    struct Flags {
        int released;
        int gaveUp;
    };
    volatile Flags* flags_ = nullptr; ///< memory of the host that the device reads and writes
};

/// Blocks for as long as it lives.
class Blocked {
public:
    Blocked(StreamBlocker& blocker, cudaStream_t stream) : blocker_(blocker) { blocker_.block(stream); }
    ~Blocked() { blocker_.release(); }
    Blocked(const Blocked&) = delete;
    Blocked& operator=(const Blocked&) = delete;

private:
    StreamBlocker& blocker_;
};

} // namespace trichevron::measuring
