// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
__global__ void perArchitecture(float* x) {
#if __CUDA_ARCH__ >= 900
    __shared__ float values[256];
    values[threadIdx.x % 256] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = values[255 - threadIdx.x % 256];
#elif __CUDA_ARCH__ >= 800
    x[threadIdx.x] += 1;
#else
    x[threadIdx.x] = sinf(x[threadIdx.x]);
#endif
}
