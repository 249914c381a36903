// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"
#include "gpu/measuring/stream_blocker.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::measuring {

namespace {

__global__ void waitForRelease(const volatile int* released, volatile int* gaveUp) {
    constexpr unsigned long long mostNanoseconds = 1'000'000'000;
    const unsigned long long begin = globalNanoseconds();
    while (*released == 0) {
        if (globalNanoseconds() - begin > mostNanoseconds) {
            *gaveUp = 1;
            return;
        }
    }
}

} // namespace

StreamBlocker::StreamBlocker() {
    void* memory = nullptr;
    checkCuda(cudaHostAlloc(&memory, sizeof(Flags), cudaHostAllocMapped), "cudaHostAlloc");
    flags_ = new (memory) Flags{1, 0};
}

StreamBlocker::~StreamBlocker() {
    release();
    (void)cudaFreeHost(const_cast<Flags*>(flags_));
}

void StreamBlocker::block(cudaStream_t stream) {
    flags_->released = 0;
    flags_->gaveUp = 0;
    // With unified addresses, which all these devices have, the host's pointer is the device's.
    waitForRelease<<<1, 1, 0, stream>>>(&flags_->released, &flags_->gaveUp);
    checkCuda(cudaGetLastError(), "waitForRelease<<<>>>");
}

void StreamBlocker::release() noexcept {
    flags_->released = 1;
}

bool StreamBlocker::gaveUp() const {
    return flags_->gaveUp != 0;
}

} // namespace trichevron::measuring
