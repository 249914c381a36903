// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/fault_demo.h"

namespace trichevron::gpu {

// Shown from here
// An int must be at an address that is a multiple of 4. A pointer converted from a char pointer may violate
// this.
__global__ void misalignedAddress(int* data) {
    int* misaligned = reinterpret_cast<int*>(reinterpret_cast<char*>(data) + 2);
    if (threadIdx.x == 0)
        *misaligned = 1;
}
// Shown to here

void addMisalignedAddress(DemoList& demos) {
    core::KernelInfo info;
    info.id = "misalignedAddress";
    info.title = "Error: misaligned address";
    info.summary = "A four-byte store to an address that is not a multiple of four: a sticky error, like any "
                   "other fault of a kernel.";
    info.source =
#include "gpu/demos/misaligned_address.source.inc"
        ;
    demos.push_back(makeFaultDemo(std::move(info), reinterpret_cast<const void*>(&misalignedAddress)));
}

} // namespace trichevron::gpu
