// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
#include <cuda_runtime.h>

__global__ void late(int) {}

extern "C" int launchLate(int count) {
    for (int i = 0; i < count; ++i)
        late<<<3, 96>>>(i);
    return cudaDeviceSynchronize();
}
