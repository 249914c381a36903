// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void threeBarriers(int* x) {
    __shared__ int values[96];
    values[threadIdx.x % 96] = x[threadIdx.x];
    if (threadIdx.x < 64)
        asm volatile("bar.sync 1, 64;");
    else
        asm volatile("bar.sync 2, 64;");
    __syncthreads();
    x[threadIdx.x] = values[95 - threadIdx.x % 96];
}
