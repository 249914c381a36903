// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/cuda_call.h"
#include "gpu/measuring/blocking_kernel.h"
#include "gpu/trace/traced_kernel.cuh"

namespace trichevron::gpu::measuring {

namespace {

__global__ void waitForRelease(const volatile int* released, volatile int* timedOut) {
    constexpr unsigned long long maxNanoseconds = 1'000'000'000;
    const unsigned long long begin = globalNanoseconds();
    while (*released == 0) {
        if (globalNanoseconds() - begin > maxNanoseconds) {
            *timedOut = 1;
            return;
        }
    }
}

} // namespace

BlockingKernel::BlockingKernel() {
    void* memory = nullptr;
    checkCuda(cudaHostAlloc(&memory, sizeof(Flags), cudaHostAllocMapped), "cudaHostAlloc");
    flags_ = new (memory) Flags{1, 0};
}

BlockingKernel::~BlockingKernel() {
    release();
    (void)cudaFreeHost(const_cast<Flags*>(flags_));
}

void BlockingKernel::block(cudaStream_t stream) {
    flags_->released = 0;
    flags_->timedOut = 0;
    // All supported devices have unified addressing, so the host pointer is valid on the device.
    waitForRelease<<<1, 1, 0, stream>>>(&flags_->released, &flags_->timedOut);
    checkCuda(cudaGetLastError(), "waitForRelease<<<>>>");
}

void BlockingKernel::release() noexcept {
    flags_->released = 1;
}

bool BlockingKernel::timedOut() const {
    return flags_->timedOut != 0;
}

} // namespace trichevron::gpu::measuring
