// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/fault_demo.h"

namespace trichevron::gpu {

// Shown from here
// __trap() stops the kernel for all threads.
__global__ void trapped(int* data) {
    if (data[0] == 0 && threadIdx.x == 0)
        __trap();
}
// Shown to here

void addTrapped(DemoList& demos) {
    core::KernelInfo info;
    info.id = "trapped";
    info.title = "Error: trap";
    info.summary =
        "A thread calls __trap(): the kernel is stopped, and the error says only that the launch failed.";
    info.source =
#include "gpu/demos/trapped.source.inc"
        ;
    demos.push_back(makeFaultDemo(std::move(info), reinterpret_cast<const void*>(&trapped)));
}

} // namespace trichevron::gpu
