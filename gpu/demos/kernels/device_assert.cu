// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/fault_demo.h"

// The release build defines NDEBUG, which would disable this assert.
#undef NDEBUG
#include <cassert>

namespace trichevron::gpu {

// Shown from here
// A failed assert prints the file, the line, the block and the thread, and stops the kernel.
__global__ void deviceAssert(int* data) {
    assert(data[threadIdx.x % 64] == 0 && "every element was zero");
    assert(threadIdx.x != 5 && "thread 5 fails");
}
// Shown to here

void addDeviceAssert(DemoList& demos) {
    core::KernelInfo info;
    info.id = "deviceAssert";
    info.title = "Error: assert";
    info.summary = "An assert() that fails on the device: it prints the block and the thread to the log, and "
                   "the context is lost.";
    info.source =
#include "gpu/demos/device_assert.source.inc"
        ;
    demos.push_back(makeFaultDemo(std::move(info), reinterpret_cast<const void*>(&deviceAssert)));
}

} // namespace trichevron::gpu
