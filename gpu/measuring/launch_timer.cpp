// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/measuring/launch_timer.h"

#include "gpu/cuda_call.h"

namespace trichevron::gpu::measuring {

LaunchTimer::LaunchTimer(DeviceSession& session)
    : session_(session), probe_(session.multiProcessorCount()), l2Size_(session.l2CacheSize()) {
    if (l2Size_.value != 0)
        l2_.ensure(l2Size_);
    // Load the kernels now: loading a kernel while the stream is blocked would wait for the stream.
    const cudaStream_t stream = nullptr;
    { const BlockedStream blocked(blockingKernel_, stream); }
    probe_.begin(stream);
    probe_.end(stream);
    checkCuda(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
}

Timing LaunchTimer::time(cudaStream_t stream, Cache cache, const Enqueue& enqueue) {
    if (cache == Cache::Cold && l2Size_.value != 0)
        checkCuda(cudaMemsetAsync(l2_.data(), 0, l2Size_.value, stream), "cudaMemsetAsync");
    checkCuda(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
    Timing timing;
    const bool blocks = usesBlockingKernel();
    {
        std::optional<BlockedStream> blocked;
        if (blocks)
            blocked.emplace(blockingKernel_, stream);
        probe_.begin(stream);
        timing.launch = enqueue(session_.startEvent(), session_.stopEvent());
        probe_.end(stream);
    }
    const cudaError_t waited = cudaStreamSynchronize(stream);
    if (timing.launch != 0) {
        (void)cudaGetLastError();
        return timing;
    }
    timing.wait = static_cast<int>(waited);
    if (!timing.ok()) {
        (void)cudaGetLastError();
        return timing;
    }
    float milliseconds = 0;
    checkCuda(cudaEventElapsedTime(&milliseconds, session_.startEvent(), session_.stopEvent()),
              "cudaEventElapsedTime");
    timing.microseconds = static_cast<double>(milliseconds) * 1000;
    timing.megahertz = probe_.megahertz();
    timing.blockingTimedOut = blocks && blockingKernel_.timedOut();
    if (blocks)
        timeoutsInARow_ = timing.blockingTimedOut ? timeoutsInARow_ + 1 : 0;
    return timing;
}

} // namespace trichevron::gpu::measuring
