// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
extern __shared__ float scratch[];

__global__ void reverse(float* x) {
    scratch[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = scratch[blockDim.x - 1 - threadIdx.x];
}
