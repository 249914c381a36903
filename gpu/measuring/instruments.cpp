// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/measuring/instruments.h"

#include "gpu/cuda_call.h"

namespace trichevron::measuring {

Instruments::Instruments(DeviceSession& session)
    : session_(session), probe_(session.multiProcessorCount()), l2Size_(session.l2CacheSize()) {
    if (l2Size_.value != 0)
        l2_.ensure(l2Size_);
    // Their kernels are loaded now: loading one behind a blocked stream would wait for that stream.
    const cudaStream_t stream = nullptr;
    { const Blocked blocked(blocker_, stream); }
    probe_.begin(stream);
    probe_.end(stream);
    checkCuda(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
}

Timing Instruments::time(cudaStream_t stream, Cache cache, const Enqueue& enqueue) {
    if (cache == Cache::Cold && l2Size_.value != 0)
        checkCuda(cudaMemsetAsync(l2_.data(), 0, l2Size_.value, stream), "cudaMemsetAsync");
    checkCuda(cudaStreamSynchronize(stream), "cudaStreamSynchronize");
    Timing timing;
    const bool blocks = queuesAhead();
    {
        std::optional<Blocked> blocked;
        if (blocks)
            blocked.emplace(blocker_, stream);
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
    timing.isDisturbed = blocks && blocker_.gaveUp();
    if (blocks)
        disturbed_ = timing.isDisturbed ? disturbed_ + 1 : 0;
    return timing;
}

} // namespace trichevron::measuring
