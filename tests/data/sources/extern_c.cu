// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
extern "C" __global__ void plain(int* x) {
    x[threadIdx.x] = threadIdx.x;
}

extern "C" {
__global__ void alsoPlain(int* x, int n) {
    if (threadIdx.x < n)
        x[threadIdx.x] = -1;
}
}
