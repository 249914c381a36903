// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void fill(float* out) {
    __shared__ float values[12288];
    for (int i = threadIdx.x; i < 12288; i += blockDim.x)
        values[i] = out[i] * i;
    __syncthreads();
    out[threadIdx.x] = values[12287 - threadIdx.x];
}
