// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/fault_demo.h"

namespace trichevron::gpu {

// Shown from here
// The last thread writes 1 TiB past the end of its array. The launching call returns cudaSuccess, since it
// only enqueues the kernel. cudaDeviceSynchronize() returns cudaErrorIllegalAddress, and so does every later
// call.
__global__ void illegalAddress(int* data) {
    if (blockIdx.x == gridDim.x - 1 && threadIdx.x == blockDim.x - 1)
        data[1LL << 38] = 1;
}
// Shown to here

void addIllegalAddress(DemoList& demos) {
    core::KernelInfo info;
    info.id = "illegalAddress";
    info.title = "Error: illegal address";
    info.summary = "One thread writes far outside its array: the launch succeeds, the synchronisation "
                   "returns the error, and the context is lost.";
    info.source =
#include "gpu/demos/illegal_address.source.inc"
        ;
    demos.push_back(makeFaultDemo(std::move(info), reinterpret_cast<const void*>(&illegalAddress)));
}

} // namespace trichevron::gpu
