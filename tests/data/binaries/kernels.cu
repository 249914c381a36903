// SPDX-FileCopyrightText: 2026 The Trichevron authors
// SPDX-License-Identifier: Apache-2.0
// The kernels of the binaries beside this file.
struct Mixed {
    char c;
    double d;
    int a[7];
};
template <int N>
__global__ void __launch_bounds__(256, 4) softmax(const float* x, float* y, int n) {
    __shared__ float s[N * 64];
    s[threadIdx.x] = x[n];
    __syncthreads();
    y[threadIdx.x] = s[255 - threadIdx.x];
}
template __global__ void softmax<4>(const float*, float*, int);
__global__ void takesMixed(Mixed m, char c, double* p) {
    *p = m.d + c;
}
__global__ void sevenBarriers(int* p) {
    asm volatile("bar.sync 7, 64;");
    *p = 1;
}
__device__ __noinline__ int leaf(int n, int* p) {
    volatile int a[50];
    for (int i = 0; i < n; i++)
        a[i % 50] = p[i];
    return a[n % 50];
}
__global__ void callsLeaf(int* p) {
    *p = leaf(*p, p);
}
__global__ void __maxnreg__(40) limited(int* p) {
    *p = 2;
}
#if __CUDA_ARCH__ >= 900
extern "C" __global__ void __cluster_dims__(2, 1, 1) clusters(int* p) {
    *p = 3;
}
__global__ void __cluster_dims__() anyClusters(int* p) {
    *p = 4;
}
__global__ void __block_size__((64, 2, 1), (2, 1, 1)) fixedBlock(int* p) {
    *p = 5;
}
__global__ void __launch_bounds__(128, 1, 4) maxRank(int* p) {
    *p = 6;
}
#endif
