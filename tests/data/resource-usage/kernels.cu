// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The kernels whose compiler output is kept beside this file.
template <int rows>
__global__ void softmax(const float* in, float* out, int n) {
    __shared__ float tile[rows * 32];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x % (rows * 32)] = i < n ? in[i] : 0;
    __syncthreads();
    float s = 0;
    for (int j = 0; j < rows * 32; ++j)
        s += tile[j];
    if (i < n)
        out[i] = in[i] / s;
}
template __global__ void softmax<4>(const float*, float*, int);
extern "C" __global__ void __launch_bounds__(128) scale(float* x, float a) {
    x[threadIdx.x] *= a;
}
__device__ __noinline__ float helper(float x, int n) {
    float v[8];
    for (int i = 0; i < 8; ++i)
        v[i] = x + i;
    return v[n & 7];
}
__global__ void callsHelper(float* x, int n) {
    x[threadIdx.x] = helper(x[threadIdx.x], n);
}
__global__ void manyRegisters(const float* x, float* y) {
    float v[64];
#pragma unroll
    for (int i = 0; i < 64; ++i)
        v[i] = x[i * 32 + threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < 64; ++i)
        y[i * 32 + threadIdx.x] = v[i] * v[63 - i];
}
__device__ float table[256];
__constant__ float weights[64];
__global__ void useGlobals(float* x) {
    x[threadIdx.x] = table[threadIdx.x] + weights[threadIdx.x & 63];
}
__global__ void twoBarriers(float* x) {
    __shared__ double sums[64];
    sums[threadIdx.x % 64] = x[threadIdx.x];
    if (threadIdx.x < 64)
        asm volatile("bar.sync 1, 64;");
    else
        asm volatile("bar.sync 2, 64;");
    __syncthreads();
    x[threadIdx.x] = sums[63 - threadIdx.x % 64];
}
