// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The kernels of dynamic_sm_75.cubin and dynamic_sm_90.cubin (nvcc -cubin -rdc=true) and of
// dynamic_linked.cubin (nvcc -cubin -arch=sm_90).
extern __shared__ double ofTheModule[];
__shared__ float fixedOfTheModule[64];
extern "C" __global__ void none(float* a) {
    a[threadIdx.x] = 1;
}
extern "C" __global__ void staticOnly(float* a) {
    __shared__ float s[64];
    s[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    a[threadIdx.x] = s[63 - threadIdx.x];
}
extern "C" __global__ void staticOfTheModule(float* a) {
    fixedOfTheModule[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    a[threadIdx.x] = fixedOfTheModule[63 - threadIdx.x];
}
extern "C" __global__ void dynamicOnly(double* a) {
    ofTheModule[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    a[threadIdx.x] = ofTheModule[63 - threadIdx.x];
}
extern "C" __global__ void both(float* a) {
    extern __shared__ float ofTheKernel[];
    __shared__ float s[64];
    s[threadIdx.x] = a[threadIdx.x];
    ofTheKernel[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    a[threadIdx.x] = s[63 - threadIdx.x] + ofTheKernel[63 - threadIdx.x];
}
