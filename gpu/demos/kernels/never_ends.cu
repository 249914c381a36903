// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/fault_demo.h"

namespace trichevron::gpu {

// Shown from here
// Waits for a flag that is never set. No CUDA call can stop a running kernel. Only the end of the process
// stops it, or a driver that enforces a time limit (kernelExecTimeoutEnabled).
__global__ void neverEnds(int* data) {
    volatile int* flag = data;
    while (*flag == 0) {
    }
}
// Shown to here

void addNeverEnds(DemoList& demos) {
    core::KernelInfo info;
    info.id = "neverEnds";
    info.title = "Error: never ends";
    info.summary = "A kernel that waits for a flag that is never set: no call can stop it, so its process is "
                   "ended at the time limit.";
    info.source =
#include "gpu/demos/never_ends.source.inc"
        ;
    demos.push_back(makeFaultDemo(std::move(info), reinterpret_cast<const void*>(&neverEnds)));
}

} // namespace trichevron::gpu
