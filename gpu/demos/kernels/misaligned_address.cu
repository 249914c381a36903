// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include "gpu/demos/fault_demo.h"

namespace trichevron {

// Shown from here
// An int has to stand at an address that 4 divides; a pointer made from a char pointer may not.
__global__ void misalignedAddress(int* data) {
    int* crooked = reinterpret_cast<int*>(reinterpret_cast<char*>(data) + 2);
    if (threadIdx.x == 0)
        *crooked = 1;
}
// Shown to here

void addMisalignedAddress(DemoList& demos) {
    KernelInfo info;
    info.id = "misalignedAddress";
    info.title = "Error: misaligned address";
    info.summary = "A four-byte store to an address that four does not divide: a sticky error, like any "
                   "other fault of a kernel.";
    info.source =
#include "gpu/demos/misaligned_address.source.inc"
        ;
    demos.push_back(makeFaultDemo(std::move(info), reinterpret_cast<const void*>(&misalignedAddress)));
}

} // namespace trichevron
