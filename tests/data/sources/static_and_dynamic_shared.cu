// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
extern __shared__ int bins[];

__global__ void histogram(const unsigned char* in, int* out, int n) {
    __shared__ int total;
    if (threadIdx.x == 0)
        total = 0;
    for (int b = threadIdx.x; b < 256; b += blockDim.x)
        bins[b] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        atomicAdd(&bins[in[i]], 1);
        atomicAdd(&total, 1);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < 256; b += blockDim.x)
        atomicAdd(&out[b], bins[b]);
    if (threadIdx.x == 0)
        atomicAdd(&out[256], total);
}
