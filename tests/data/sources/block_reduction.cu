// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
template <int Threads>
__global__ void reduce(const float* in, float* out, int n) {
    __shared__ float partial[Threads / 32];
    float sum = 0;
    for (int i = blockIdx.x * Threads + threadIdx.x; i < n; i += gridDim.x * Threads)
        sum += in[i];
    for (int offset = 16; offset > 0; offset /= 2)
        sum += __shfl_down_sync(0xFFFFFFFF, sum, offset);
    if (threadIdx.x % 32 == 0)
        partial[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x == 0) {
        for (int i = 1; i < Threads / 32; ++i)
            sum += partial[i];
        out[blockIdx.x] = sum;
    }
}
template __global__ void reduce<128>(const float*, float*, int);
template __global__ void reduce<1024>(const float*, float*, int);
